// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/host_calls.hpp"

#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/threads.hpp"

#include <new>
#include <string>

namespace ur::native_cpu {

bool HostCalls::push(Command *command) noexcept {
  std::lock_guard lock(mutex_);
  if (threads_.size() - running_ <= calls_.size) {
    try {
      threads_.reserve(threads_.size() + 1);
      threads_.push_back(startThread("ur-host-" + std::to_string(threads_.size()), {}, [this] { serve(); }));
    } catch (...) {
      if (threads_.empty())
        return false; // else a thread that is there takes the call when it has done its own
    }
  }
  calls_.push(command);
  wake_.notify_one();
  return true;
}

void HostCalls::serve() noexcept {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || !calls_.empty(); });
    Command *command = calls_.pop();
    if (!command)
      return;
    ++running_;
    lock.unlock();
    const CallWork work = command->call;
    {
      const core::HostCallScope scope;
      work.call(work.data);
    }
    engine_.hostCallDone(command, UR_RESULT_SUCCESS);
    lock.lock();
    --running_;
  }
}

void HostCalls::stop() noexcept {
  if (threads_.empty())
    return; // or forgotten in a forked child, where the lock may be held for ever
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  join(threads_);
}

void HostCalls::abandon() noexcept {
  forget(threads_);
}

} // namespace ur::native_cpu
