// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers that are mapped, and by which calls.
#pragma once

#include "layers/stream_safety/report.hpp"

#include <algorithm>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace ur::layers::stream_safety {

/// Safe from any thread. What takes memory throws std::bad_alloc.
class Maps {
public:
  void mapped(const void *buffer, size_t offset, size_t size, bool isWrite, const void *at, const Place &place) {
    const std::scoped_lock lock(mutex_);
    std::vector<Map> &all = maps_[buffer];
    for (const Map &one : all) {
      if ((!isWrite && !one.isWrite) || offset >= one.offset + one.size || one.offset >= offset + size)
        continue;
      report("overlapping maps", place, &one.place,
             nameOf(place) + " maps " + std::to_string(size) + " bytes from " + std::to_string(offset) +
                 " of a buffer, and " + nameOf(one.place) + " has some of them mapped, one of the two for writing");
      break;
    }
    all.push_back({offset, size, isWrite, at, place});
  }
  void unmapped(const void *buffer, const void *at) noexcept {
    const std::scoped_lock lock(mutex_);
    const auto known = maps_.find(buffer);
    if (known == maps_.end())
      return;
    const auto one = std::find_if(known->second.begin(), known->second.end(), [&](const Map &m) { return m.at == at; });
    if (one != known->second.end())
      known->second.erase(one);
    if (known->second.empty())
      maps_.erase(known);
  }
  void clear() noexcept {
    const std::scoped_lock lock(mutex_);
    maps_.clear();
  }

private:
  struct Map {
    size_t offset, size;
    bool isWrite;
    const void *at;
    Place place;
  };
  std::mutex mutex_; // guards what follows
  std::unordered_map<const void *, std::vector<Map>> maps_;
};

} // namespace ur::layers::stream_safety
