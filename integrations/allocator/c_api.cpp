// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C interface: no exception passes it.
#include "allocator.hpp"
#include "laneway_allocator.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <utility>

namespace {

using namespace ur::pools;

/// Runs the function; what it throws becomes the thread's last error. False where it has thrown.
template <class Function>
bool runCatching(Function &&function) noexcept {
  try {
    std::forward<Function>(function)();
    return true;
  } catch (const OutOfMemory &error) {
    setLastError(error.what(), true);
  } catch (const std::exception &error) {
    setLastError(error.what());
  } catch (...) {
    setLastError("laneway: an exception that isn't a std::exception, expected none");
  }
  return false;
}

laneway_allocator_part_t partOf(int device, const ur_laneway_usm_pool_part_t &part) noexcept {
  static_assert(static_cast<int>(LANEWAY_ALLOCATOR_LIVE) == UR_LANEWAY_USM_POOL_PART_STATE_LIVE &&
                static_cast<int>(LANEWAY_ALLOCATOR_AT_HAND) == UR_LANEWAY_USM_POOL_PART_STATE_AT_HAND &&
                static_cast<int>(LANEWAY_ALLOCATOR_PENDING) == UR_LANEWAY_USM_POOL_PART_STATE_PENDING &&
                static_cast<int>(LANEWAY_ALLOCATOR_FREE) == UR_LANEWAY_USM_POOL_PART_STATE_FREE &&
                static_cast<int>(LANEWAY_ALLOCATOR_REMAINDER) == UR_LANEWAY_USM_POOL_PART_STATE_REMAINDER &&
                static_cast<int>(LANEWAY_ALLOCATOR_UNMAPPED) == UR_LANEWAY_USM_POOL_PART_STATE_UNMAPPED &&
                static_cast<int>(LANEWAY_ALLOCATOR_CHANGING) == UR_LANEWAY_USM_POOL_PART_STATE_CHANGING);
  laneway_allocator_part_t made{};
  made.device = device;
  made.state = part.state;
  made.memory = part.pMem;
  made.size = part.size;
  made.requested = part.requestedSize;
  made.region = part.pRegion;
  made.region_size = part.regionSize;
  made.expandable = part.regionType == UR_LANEWAY_USM_POOL_REGION_TYPE_RANGE ? 1 : 0;
  made.pending_on = part.lane;
  return made;
}

template <class Function>
int status(Function &&function) noexcept {
  return runCatching(std::forward<Function>(function)) ? 0 : -1;
}

} // namespace

extern "C" {

void *laneway_allocator_malloc(void *stream, size_t size, int device) {
  void *memory = nullptr;
  runCatching([&] {
    if (Allocator::isForked() || size - 1 >= PTRDIFF_MAX) [[unlikely]] {
      if (size == 0)
        return;
      throw Error(size > PTRDIFF_MAX
                      ? "laneway: a size of " + std::to_string(static_cast<ptrdiff_t>(size)) + ", expected 0 or more"
                      : std::string("laneway: memory in a child of fork, in which no CUDA device can be used, "
                                    "expected a process by exec"));
    }
    const Stream &queue = Allocator::get().stream(device, stream);
    memory = queue.device->alloc(queue, size);
  });
  return memory;
}

void laneway_allocator_free(void *stream, void *memory, int device) {
  if (!memory || Allocator::isForked())
    return;
  const bool done = runCatching([&] {
    Allocator &allocator = Allocator::get();
    const Stream &queue = allocator.stream(device, stream);
    if (const auto others = allocator.takeRecorded(queue, memory); !others.empty()) [[unlikely]]
      queue.device->freeAfter(queue, others, memory);
    else
      queue.device->free(queue, memory);
  });
  if (!done)
    std::fprintf(stderr, "%s\n", lastError());
}

int laneway_allocator_record_stream(void *memory, void *stream) {
  return status([&] {
    if (memory && !Allocator::isForked())
      Allocator::get().record(memory, stream);
  });
}

int laneway_allocator_statistics(int device, laneway_allocator_statistics_t *statistics) {
  return status([&] {
    Allocator &allocator = Allocator::get();
    const Device &opened = allocator.device(device);
    laneway_allocator_statistics_t made{};
    made.allocated = opened.figure(UR_USM_POOL_INFO_USED_CURRENT_EXP);
    made.allocated_peak = opened.figure(UR_USM_POOL_INFO_USED_HIGH_EXP);
    made.reserved = opened.figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
    made.reserved_peak = opened.figure(UR_USM_POOL_INFO_RESERVED_HIGH_EXP);
    made.maximum = opened.maximum();
    made.total = opened.total();
    made.failures = opened.failures();
    made.streams = allocator.countStreams(device);
    *statistics = made;
  });
}

int laneway_allocator_report(int device, laneway_allocator_part_t *parts, size_t room, size_t *count) {
  return status([&] {
    if (Allocator::isForked()) {
      throw Error(
          "laneway: a report in a child of fork, in which no CUDA device can be used, expected it of the parent");
    }
    Allocator &allocator = Allocator::get();
    std::vector<laneway_allocator_part_t> all;
    for (Device *each : device == -1 ? allocator.openDevices() : std::vector<Device *>{&allocator.device(device)}) {
      for (const ur_laneway_usm_pool_part_t &part : each->parts())
        all.push_back(partOf(each->number(), part));
    }
    if (all.size() <= room)
      std::copy(all.begin(), all.end(), parts);
    *count = all.size();
  });
}

int laneway_allocator_reset_peaks(int device) {
  return status([&] { Allocator::get().device(device).resetPeaks(); });
}

int laneway_allocator_trim(int device, size_t keep) {
  return status([&] {
    Allocator &allocator = Allocator::get();
    if (Allocator::isForked())
      return;
    for (Device *each : device == -1 ? allocator.openDevices() : std::vector<Device *>{&allocator.device(device)})
      each->trim(keep);
  });
}

int laneway_allocator_set_maximum(int device, size_t bytes) {
  return status([&] { Allocator::get().setMaximum(device, bytes); });
}

int laneway_allocator_set_fraction(int device, double fraction) {
  return status([&] { Allocator::get().setMaximum(device, fraction); });
}

const char *laneway_allocator_last_error(void) {
  return lastError();
}

int laneway_allocator_lacks_memory(void) {
  return lastWasMemory() ? 1 : 0;
}

} // extern "C"
