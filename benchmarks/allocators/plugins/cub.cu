// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cub::CachingDeviceAllocator of the toolkit. Blocks are of powers of two, and all of them are kept; its own defaults
// keep 6 MiB and nothing larger than 2 MiB.
#include "../allocator_subject.h"
#include "../subject_functions.hpp"

#include <cub/util_allocator.cuh>
#include <cub/version.cuh>

#include <climits>
#include <memory>
#include <string>

namespace {

using Cache = cub::CachingDeviceAllocator;

constexpr int kDevice = 0;
constexpr unsigned kGrowth = 2, kSmallest = 8, kLargest = 36; // powers of two

struct Thread {
  Cache &cache;
  cudaStream_t stream;
};

struct Functions {
  static void *create(const allocator_subject *, uint64_t, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [] {
      return std::make_unique<Cache>(kGrowth, kSmallest, kLargest, SIZE_MAX, /*skip_cleanup=*/false).release();
    });
  }

  static void destroy(void *subject) { delete static_cast<Cache *>(subject); }

  // It gives nothing back but when the driver refuses, so that what it has is the most that it has had.
  static uint64_t reserved(void *subject) {
    const auto &bytes = static_cast<Cache *>(subject)->cached_bytes[kDevice];
    return bytes.free + bytes.live;
  }

  static void *enter(void *subject, void *stream, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] {
      return std::make_unique<Thread>(Thread{*static_cast<Cache *>(subject), static_cast<cudaStream_t>(stream)})
          .release();
    });
  }

  static void leave(void *user) { delete static_cast<Thread *>(user); }

  static void *allocate(void *user, size_t size) {
    const Thread &thread = *static_cast<Thread *>(user);
    void *memory = nullptr;
    if (thread.cache.DeviceAllocate(kDevice, &memory, size, thread.stream) != cudaSuccess) {
      (void)cudaGetLastError();
      return nullptr;
    }
    return memory;
  }

  static int free(void *user, void *memory, size_t) {
    return static_cast<Thread *>(user)->cache.DeviceFree(kDevice, memory);
  }
};

const std::string &words() {
  static const std::string text = "cub::CachingDeviceAllocator " + std::to_string(CUB_MAJOR_VERSION) + "." +
                                  std::to_string(CUB_MINOR_VERSION) + ", blocks of powers of two, all of them kept";
  return text;
}

} // namespace

extern "C" __attribute__((visibility("default"))) const allocator_subject *allocator_subjects(uint32_t version,
                                                                                              size_t *count) {
  static const allocator_subject subject =
      allocators::subjectOf<Functions>("cub", words().c_str(), ALLOCATOR_SUBJECT_ON_STREAMS);
  *count = 1;
  return version == ALLOCATOR_SUBJECT_VERSION ? &subject : nullptr;
}
