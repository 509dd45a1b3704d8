// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/background_frees.hpp"

#include "adapters/core/object/threads.hpp"

#include <utility>

namespace ur::core {

BackgroundFrees::~BackgroundFrees() {
  {
    std::lock_guard lock(mutex_);
    stop_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable())
    thread_.join();
}

bool BackgroundFrees::add(std::unique_ptr<LeftOver> &memory) noexcept {
  std::lock_guard lock(mutex_);
  if (!thread_.joinable()) {
    try {
      thread_ = startThread("ur-frees", [this] { serve(); });
    } catch (...) {
      return false;
    }
  }
  memory->next = std::exchange(waiting_, nullptr);
  waiting_ = std::move(memory);
  wake_.notify_one();
  return true;
}

bool BackgroundFrees::idle() noexcept {
  std::lock_guard lock(mutex_);
  return !waiting_ && !busy_;
}

void BackgroundFrees::finish() noexcept {
  std::unique_lock lock(mutex_);
  freed_.wait(lock, [this] { return !waiting_ && !busy_; });
}

void BackgroundFrees::serve() noexcept {
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return stop_ || waiting_; });
    if (!waiting_)
      return;
    std::unique_ptr<LeftOver> list = std::move(waiting_);
    busy_ = true;
    lock.unlock();
    for (; list; list = std::move(list->next))
      list->free(driver_);
    lock.lock();
    busy_ = false;
    freed_.notify_all();
  }
}

} // namespace ur::core
