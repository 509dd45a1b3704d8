// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/host_threads.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/object/threads.hpp"
#include "common/vendor_calls.hpp"

#include <algorithm>

namespace ur::core {

/// With the lock. Throws.
void HostThreads::startOne() {
  mark_.set();
  if (!group_)
    group_ = std::make_unique<ThreadGroup>();
  std::vector<std::thread> &threads = group_->threads;
  haveRoom(threads);
  threads.push_back(startThread(name_ + ("-" + std::to_string(threads.size())), [this] { serve(); }));
}

ur_result_t HostThreads::prepare() noexcept {
  if (mark_.lost()) // The lock may be held for ever, here and below.
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  std::lock_guard lock(mutex_);
  if (threadCount() == 0) {
    try {
      startOne();
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
  }
  return UR_RESULT_SUCCESS;
}

void HostThreads::push(Task &task) noexcept {
  if (mark_.lost())
    return;
  std::lock_guard lock(mutex_);
  task.next = nullptr;
  (last_ ? last_->next : first_) = &task;
  last_ = &task;
  ++ready_;
  if (threadCount() - running_ < ready_) {
    try {
      startOne();
    } catch (...) { // Another thread takes it in its time.
    }
  }
  if (group_)
    group_->wake.notify_one();
}

void HostThreads::serve() noexcept {
  std::unique_lock lock(mutex_);
  for (;;) {
    group_->wake.wait(lock, [this] { return stopping_ || first_; });
    if (!first_)
      return;
    Task &task = *first_;
    first_ = task.next;
    last_ = first_ ? last_ : nullptr;
    --ready_;
    ++running_;
    lock.unlock();
    run_(owner_, task);
    lock.lock();
    --running_;
  }
}

bool HostThreads::busy() noexcept {
  if (mark_.lost())
    return false;
  std::lock_guard lock(mutex_);
  return ready_ + running_ != 0;
}

bool HostThreads::isOneOfThem() const noexcept {
  return group_ && std::any_of(group_->threads.begin(), group_->threads.end(),
                               [](const std::thread &thread) { return thread.get_id() == std::this_thread::get_id(); });
}

void HostThreads::stop() noexcept {
  if (mark_.lost())
    abandon();
  if (!group_)
    return;
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  group_->wake.notify_all();
  const VendorCall observed("core: until the threads of host tasks have ended");
  for (std::thread &thread : group_->threads)
    thread.join();
  group_.reset();
}

void HostThreads::abandon() noexcept {
  // The threads are neither joinable nor safe to detach, and the condition waits for those that wait for it: kept for
  // ever.
  (void)group_.release();
}

} // namespace ur::core
