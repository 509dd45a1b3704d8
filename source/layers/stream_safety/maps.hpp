// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers that are mapped, by which calls, and commands that use them meanwhile.
#pragma once

#include "layers/stream_safety/access.hpp"
#include "layers/stream_safety/report.hpp"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <optional>
#include <vector>

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Maps {
public:
  /// `piece`: of the buffer, a write if the host may write it. `at`: where the host has it.
  void mapped(const Access &piece, const void *at, const Place &place) {
    const std::scoped_lock lock(mutex_);
    for (const Map &one : maps_) {
      if (!one.piece.overlaps(piece) || !one.piece.conflictsWith(piece))
        continue;
      report("overlapping maps", place, &one.place,
             nameOf(place) + " maps " + std::to_string(piece.size) + " bytes of a buffer, and " + nameOf(one.place) +
                 " has some of them mapped, one of the two for writing");
      break;
    }
    maps_.push_back({piece, at, place});
    count_.store(maps_.size(), std::memory_order_release);
  }
  /// What was mapped there.
  std::optional<Access> unmapped(const void *at) {
    const std::scoped_lock lock(mutex_);
    const auto one = std::find_if(maps_.begin(), maps_.end(), [&](const Map &m) { return m.at == at; });
    if (one == maps_.end())
      return std::nullopt;
    const Access piece = one->piece;
    maps_.erase(one);
    count_.store(maps_.size(), std::memory_order_release);
    return piece;
  }
  void used(const Access &access, const Place &place) {
    if (count_.load(std::memory_order_acquire) == 0 || !access.isObjects())
      return;
    const std::scoped_lock lock(mutex_);
    for (const Map &one : maps_) {
      if (!one.piece.overlaps(access) || !one.piece.conflictsWith(access))
        continue;
      report("use while mapped", place, &one.place,
             nameOf(place) + (access.kind == Access::Kind::read ? " reads" : " uses") + " a part of a buffer that " +
                 nameOf(one.place) + " has mapped, and that isn't unmapped yet");
      return;
    }
  }
  void clear() noexcept {
    const std::scoped_lock lock(mutex_);
    maps_.clear();
    count_.store(0, std::memory_order_release);
  }

private:
  struct Map {
    Access piece;
    const void *at;
    Place place;
  };
  std::atomic<size_t> count_{0};
  std::mutex mutex_; // guards what follows
  std::vector<Map> maps_;
};

} // namespace ur::layers::stream_safety
