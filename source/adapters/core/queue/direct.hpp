// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands outside all queues, for the few calls that act at once and wait.
#pragma once

#include "adapters/core/platform/context.hpp"

namespace ur::core {

/// Submits one command to a stream of its own on that device, and waits for it. Blocks; without locks. Throws.
template <typename Port>
void runAndWait(Context &context, uint32_t device, Port &&port) {
  StreamDesc desc;
  desc.device = device;
  const Ref<Lane> lane = makeRef<Lane>(context, desc);
  WaitSet nothing(context, lane.get());
  const Ref<Completion> completion = makeRef<Completion>(context.events(device, false));
  lane->submit(nothing, completion.get(), port);
  const ur_result_t result = completion->wait();
  lane->close(); // Should the wait itself have failed, the context remembers that something may be running.
  check(result);
}

} // namespace ur::core
