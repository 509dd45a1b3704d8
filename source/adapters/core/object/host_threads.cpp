// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/host_threads.hpp"

#include "adapters/core/object/threads.hpp"

namespace ur::core {

/// With the lock. Throws.
void HostThreads::startOne() {
  threads_.reserve(threads_.size() + 1);
  threads_.push_back(startThread(name_ + ("-" + std::to_string(threads_.size())), [this] { serve(); }));
}

ur_result_t HostThreads::prepare() noexcept {
  std::lock_guard lock(mutex_);
  if (threads_.empty()) {
    try {
      startOne();
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
  }
  return UR_RESULT_SUCCESS;
}

void HostThreads::push(Task &task) noexcept {
  std::lock_guard lock(mutex_);
  task.next = nullptr;
  (last_ ? last_->next : first_) = &task;
  last_ = &task;
  ++ready_;
  if (threads_.size() - running_ < ready_) {
    try {
      startOne();
    } catch (...) { // Another thread takes it in its time.
    }
  }
  wake_.notify_one();
}

void HostThreads::serve() noexcept {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stopping_ || first_; });
    if (!first_) {
      return;
    }
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

void HostThreads::stop() noexcept {
  if (threads_.empty()) {
    return; // or forgotten in a forked child, where the lock may be held for ever
  }
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  for (std::thread &thread : threads_) {
    thread.join();
  }
  threads_.clear();
}

void HostThreads::abandon() noexcept {
  new std::vector<std::thread>(std::move(threads_)); // neither joinable nor safe to detach: kept for ever
  threads_.clear();
  abandoned_ = true;
}

} // namespace ur::core
