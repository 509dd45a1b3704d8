// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/background_frees.hpp"
#include "adapters/core/allocator/pool_config.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/object/host_call_scope.hpp"
#include "adapters/core/object/threads.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>
#include <utility>

namespace ur::core {

BackgroundFrees::~BackgroundFrees() {
  if (mark_.lost()) {
    (void)shared_.release();
    return;
  }
  {
    std::lock_guard lock(shared_->mutex);
    shared_->stop = true;
  }
  shared_->wake.notify_one();
  if (shared_->thread.joinable()) {
    const VendorCall observed("core: until the vendor's frees are done");
    shared_->thread.join();
  }
}

bool BackgroundFrees::add(std::unique_ptr<LeftOver> &memory) noexcept {
  if (mark_.lost())
    return false;
  std::lock_guard lock(shared_->mutex);
  if (!shared_->thread.joinable()) {
    mark_.set();
    try {
      shared_->thread = startThread("ur-frees", [this] { serve(); });
    } catch (...) {
      return false;
    }
  }
  memory->next = std::exchange(shared_->waiting, nullptr);
  shared_->waiting = std::move(memory);
  shared_->wake.notify_one();
  return true;
}

bool BackgroundFrees::idle() noexcept {
  if (mark_.lost())
    return true;
  std::lock_guard lock(shared_->mutex);
  return shared_->idle();
}

uint64_t BackgroundFrees::freed() noexcept {
  if (mark_.lost())
    return 0;
  std::lock_guard lock(shared_->mutex);
  return shared_->count;
}

void BackgroundFrees::finish() noexcept {
  if (mark_.lost())
    return;
  const VendorCall observed("core: until the vendor's frees are done");
  std::unique_lock lock(shared_->mutex);
  shared_->freed.wait(lock, [this] { return shared_->idle(); });
}

void BackgroundFrees::serve() noexcept {
  Shared &shared = *shared_;
  std::unique_lock lock(shared.mutex);
  for (;;) {
    shared.wake.wait(lock, [&] { return shared.stop || shared.waiting; });
    if (!shared.waiting)
      return;
    std::unique_ptr<LeftOver> one = std::move(shared.waiting);
    shared.waiting = std::move(one->next);
    shared.busy = true;
    lock.unlock();
    one->free(driver_);
    one.reset();
    lock.lock();
    shared.busy = false;
    ++shared.count;
    shared.freed.notify_all();
  }
}

FreesOnTheirWay::FreesOnTheirWay(Context &context, uint32_t device) noexcept
    : context_(context), device_(device), any_(context.caps().freesInBackground) {
  try {
    if (any_)
      freed_ = look().freed;
  } catch (...) { // No memory for a list: it may be tried once too often.
  }
}

FreesOnTheirWay::Seen FreesOnTheirWay::look() const {
  Seen seen;
  for (const Ref<Context> &one : context_.devices()[device_]->contexts().living()) {
    seen.idle = one->backgroundFrees().idle() && seen.idle; // first: one that ends meanwhile is counted
    seen.freed += one->backgroundFrees().freed();
  }
  return seen;
}

bool FreesOnTheirWay::mayWait() const noexcept {
  if (HostCallScope::isHere() || poolConfig().limits.mostWait.count() == 0)
    return false;
  try {
    const Stamp marks = context_.marksOfAll();
    return std::none_of(marks.begin(), marks.end(), [](const Ref<Completion> &mark) { return mark->mayAwaitHost(); });
  } catch (...) {
    return false;
  }
}

bool FreesOnTheirWay::awaitOne() noexcept {
  if (!any_)
    return false;
  constexpr std::chrono::microseconds kFirst{20}, kLongest{1000};
  try {
    for (std::chrono::microseconds pause = kFirst;; pause = std::min(pause * 2, kLongest)) {
      const Seen seen = look();
      if (std::exchange(freed_, seen.freed) != seen.freed)
        return true;
      if (seen.idle)
        return false;
      const auto now = std::chrono::steady_clock::now();
      if (until_ == decltype(until_){}) // asked once: to ask marks what is in flight
        until_ = mayWait() ? now + poolConfig().limits.mostWait : now;
      if (now >= until_)
        return false;
      std::this_thread::sleep_for(pause);
    }
  } catch (...) { // No memory to look.
    return false;
  }
}

} // namespace ur::core
