// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands outside all queues, for the few calls that act at once and wait.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/order/event_pool.hpp"
#include "adapters/core/order/lane.hpp"

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
  ur_result_t result = completion->wait();
  if (completion->progress() == Progress::pending && lane->finish() == UR_RESULT_SUCCESS)
    result = completion->wait(); // The wait itself had failed; nobody else can wait for the command.
  lane->close();                 // Should that have failed too, the context remembers that something may be running.
  check(result);
}

} // namespace ur::core
