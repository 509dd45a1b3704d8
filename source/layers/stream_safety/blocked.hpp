// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host tasks that wait at the moment, and what for: whether they wait for each other.
#pragma once

#include "layers/stream_safety/callbacks.hpp"

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Blocked {
public:
  /// The task begins to wait for all that `wanted` covers. Answers the wait of another task that thereby never ends, as
  /// this one doesn't; null: there is none.
  [[nodiscard]] std::optional<Place> begins(const Callback::Running &task, Clock wanted, const Place &place) {
    const std::scoped_lock lock(mutex_);
    std::optional<Place> other;
    for (bool more = true; more;) { // what those wait for that it waits for
      more = false;
      for (Wait &one : waits_) {
        if (one.seen || !wanted.covers(one.epoch))
          continue;
        one.seen = more = true;
        if (!other && one.wanted.covers(task.epoch))
          other = one.place;
        wanted.join(one.wanted);
      }
    }
    for (Wait &one : waits_)
      one.seen = false;
    waits_.push_back({&task, task.epoch, std::move(wanted), place});
    return other;
  }
  void ends(const Callback::Running &task) noexcept {
    const std::scoped_lock lock(mutex_);
    std::erase_if(waits_, [&task](const Wait &one) { return one.task == &task; });
  }
  void clear() noexcept {
    const std::scoped_lock lock(mutex_);
    waits_.clear();
  }

private:
  struct Wait {
    const Callback::Running *task;
    Epoch epoch;
    Clock wanted;
    Place place;
    bool seen = false;
  };
  std::mutex mutex_; // guards what follows
  std::vector<Wait> waits_;
};

} // namespace ur::layers::stream_safety
