// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that has several addresses: host memory that a buffer was made of, what a map gave out, physical memory that
// is mapped several times, and memory of this process that it has opened itself.
#pragma once

#include "layers/stream_safety/access.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Aliases {
public:
  struct Alias {
    uintptr_t begin = 0;
    size_t size = 0;
    uintptr_t target = 0;             ///< the same bytes
    std::shared_ptr<const void> keep; ///< what they belong to
  };

  void add(const void *begin, size_t size, uintptr_t target, std::shared_ptr<const void> keep) {
    const std::scoped_lock lock(mutex_);
    all_.push_back({reinterpret_cast<uintptr_t>(begin), size, target, std::move(keep)});
    count_.store(all_.size(), std::memory_order_release);
  }
  /// One of those that begin there.
  void remove(const void *begin) noexcept {
    removeWhere([at = reinterpret_cast<uintptr_t>(begin)](const Alias &one) { return one.begin == at; }, 1);
  }
  void removeWithin(const void *begin, size_t size) noexcept {
    removeWhere([at = reinterpret_cast<uintptr_t>(begin),
                 size](const Alias &one) { return one.begin >= at && one.begin + one.size <= at + size; },
                SIZE_MAX);
  }
  /// Whether any of these addresses is one of those.
  [[nodiscard]] bool haveAny(const void *begin, size_t size) noexcept {
    const std::scoped_lock lock(mutex_);
    return std::ranges::any_of(all_, [at = reinterpret_cast<uintptr_t>(begin), size](const Alias &one) {
      return at < one.begin + one.size && one.begin < at + size;
    });
  }
  /// Those of a buffer that goes.
  void removeTarget(const void *kept) noexcept {
    removeWhere([kept](const Alias &one) { return one.keep.get() == kept; }, SIZE_MAX);
  }

  /// Calls action(access) for what an access is by other addresses.
  template <typename Action>
  void translated(const Access &access, Action &&action) {
    if (count_.load(std::memory_order_acquire) == 0 || access.isObjects())
      return;
    std::vector<Access> found;
    {
      const std::scoped_lock lock(mutex_);
      for (const Alias &one : all_) {
        const uintptr_t from = std::max(access.begin, one.begin), to = std::min(access.end(), one.begin + one.size);
        if (from >= to)
          continue;
        const auto is = [&](uintptr_t begin, uintptr_t end, bool isRows) {
          if (begin >= end)
            return;
          Access &part = found.emplace_back(access);
          part.begin = one.target + (begin - one.begin);
          part.size = end - begin;
          part.fills = false;
          if (!isRows)
            part.pitch = part.slice = 0;
        };
        if (from == access.begin || !access.pitch) {
          is(from, to, true);
        } else if (!access.slice) { // a part of a row, and the rows from the next one on; of slices nothing
          const uintptr_t row = from - (from - access.begin) % access.pitch;
          is(from, std::min(to, row + access.width), false);
          is(row + access.pitch, to, true);
        }
      }
    }
    for (const Access &part : found)
      action(part);
  }

  /// The bytes by which other processes, or this one, can open memory.
  void shared(std::string bytes, const void *memory) {
    const std::scoped_lock lock(mutex_);
    shared_[std::move(bytes)] = reinterpret_cast<uintptr_t>(memory);
  }
  /// What they stand for; 0: it isn't this process's.
  [[nodiscard]] uintptr_t sharedBy(const std::string &bytes) {
    const std::scoped_lock lock(mutex_);
    const auto found = shared_.find(bytes);
    return found == shared_.end() ? 0 : found->second;
  }

  void clear() noexcept {
    const std::scoped_lock lock(mutex_);
    all_.clear();
    shared_.clear();
    count_.store(0, std::memory_order_release);
  }

private:
  template <typename Which>
  void removeWhere(const Which &which, size_t most) noexcept {
    if (count_.load(std::memory_order_acquire) == 0)
      return;
    const std::scoped_lock lock(mutex_);
    for (auto one = all_.begin(); one != all_.end() && most != 0;) {
      if (which(*one)) {
        one = all_.erase(one);
        --most;
      } else {
        ++one;
      }
    }
    count_.store(all_.size(), std::memory_order_release);
  }

  std::atomic<size_t> count_{0};
  std::mutex mutex_; // guards what follows
  std::vector<Alias> all_;
  std::map<std::string, uintptr_t> shared_;
};

} // namespace ur::layers::stream_safety
