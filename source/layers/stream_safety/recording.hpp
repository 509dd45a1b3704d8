// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a command buffer or a graph does when it runs.
#pragma once

#include "layers/stream_safety/clock.hpp"
#include "layers/stream_safety/place.hpp"

#include <mutex>
#include <vector>

namespace ur::layers::stream_safety {

struct Recording {
  struct Use {
    Access access;
    Place place;
  };
  struct Memory {
    const void *begin;
    size_t size; ///< of a free: 0
    Place place;
  };
  std::mutex mutex; ///< guards what follows
  std::vector<Use> uses;
  std::vector<Memory> allocations, frees;
  Clock lastRun; ///< which comes before the next one, on whatever queue
};

} // namespace ur::layers::stream_safety
