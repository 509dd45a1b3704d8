// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/host_calls.hpp"

#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/native_cpu/engine.hpp"

namespace ur::native_cpu {

bool HostCalls::push(Command *command) noexcept {
  if (threads_.prepare() != UR_RESULT_SUCCESS)
    return false;
  command->call.ready.command = command;
  threads_.push(command->call.ready);
  return true;
}

void HostCalls::run(void *calls, core::HostThreads::Task &task) noexcept {
  Command *command = static_cast<CallWork::Ready &>(task).command;
  {
    const core::HostCallScope scope;
    command->call.call(command->call.data);
  }
  static_cast<HostCalls *>(calls)->engine_.hostCallDone(command, UR_RESULT_SUCCESS);
}

} // namespace ur::native_cpu
