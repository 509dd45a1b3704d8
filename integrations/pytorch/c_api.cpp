// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C interface: no exception passes it.
#include "allocator.hpp"
#include "laneway_torch.h"

#include <cstdio>
#include <utility>

namespace {

using namespace ur::torch;

/// Runs it, and makes what it throws the thread's last error. Whether it ran to its end.
template <class Function>
bool guarded(Function &&function) noexcept {
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

template <class Function>
int status(Function &&function) noexcept {
  return guarded(std::forward<Function>(function)) ? 0 : -1;
}

} // namespace

extern "C" {

void *laneway_torch_malloc(ssize_t size, int device, void *stream) {
  void *memory = nullptr;
  guarded([&] {
    if (Allocator::isForked() || size <= 0) [[unlikely]] {
      if (size == 0)
        return;
      throw Error(size < 0 ? "laneway: a size of " + std::to_string(size) + ", expected 0 or more"
                           : std::string("laneway: memory in a child of fork, in which no CUDA device can be used, "
                                         "expected a process by exec"));
    }
    const Stream &queue = Allocator::get().stream(device, stream);
    memory = queue.device->alloc(queue, static_cast<size_t>(size));
  });
  return memory;
}

void laneway_torch_free(void *memory, ssize_t, int device, void *stream) {
  if (!memory || Allocator::isForked())
    return;
  const bool done = guarded([&] {
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

int laneway_torch_record_stream(void *memory, void *stream) {
  return status([&] {
    if (memory && !Allocator::isForked())
      Allocator::get().record(memory, stream);
  });
}

int laneway_torch_statistics(int device, laneway_torch_statistics_t *statistics) {
  return status([&] {
    Allocator &allocator = Allocator::get();
    const Device &opened = allocator.device(device);
    laneway_torch_statistics_t made{};
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

int laneway_torch_reset_peaks(int device) {
  return status([&] { Allocator::get().device(device).resetPeaks(); });
}

int laneway_torch_trim(int device, size_t keep) {
  return status([&] {
    Allocator &allocator = Allocator::get();
    if (Allocator::isForked())
      return;
    for (Device *each : device == -1 ? allocator.openDevices() : std::vector<Device *>{&allocator.device(device)})
      each->trim(keep);
  });
}

int laneway_torch_set_maximum(int device, size_t bytes) {
  return status([&] { Allocator::get().setMaximum(device, bytes); });
}

const char *laneway_torch_last_error(void) {
  return lastError();
}

} // extern "C"
