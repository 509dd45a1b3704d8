// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RMM's resources: its pool, growing from nothing and with all its memory at once, and its arena.
#include "../allocator_subject.h"
#include "../subject_functions.hpp"

#include <rmm/aligned.hpp>
#include <rmm/logger.hpp>
#include <rmm/mr/arena_memory_resource.hpp>
#include <rmm/mr/cuda_memory_resource.hpp>
#include <rmm/mr/pool_memory_resource.hpp>
#include <rmm/version_config.hpp>

#include <array>
#include <memory>
#include <string>

namespace {

constexpr size_t kUnit = size_t{2} << 20; // sizes are multiples of it
constexpr size_t kAlignment = rmm::CUDA_ALLOCATION_ALIGNMENT;

template <class Resource>
struct Subject {
  Resource resource;
  uint64_t bytes; // 0: the pool knows
};

template <class Resource>
struct Thread {
  Resource &resource;
  cuda::stream_ref stream;
};

uint64_t rounded(uint64_t bytes) {
  return (bytes + kUnit - 1) / kUnit * kUnit;
}

using Pool = rmm::mr::pool_memory_resource;
using Arena = rmm::mr::arena_memory_resource;

// What both resources do alike.
template <class Resource>
struct Functions {
  static void destroy(void *subject) { delete static_cast<Subject<Resource> *>(subject); }

  static void *enter(void *subject, void *stream, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] {
      return new Thread<Resource>{static_cast<Subject<Resource> *>(subject)->resource,
                                  cuda::stream_ref(static_cast<cudaStream_t>(stream))};
    });
  }

  static void leave(void *user) { delete static_cast<Thread<Resource> *>(user); }

  static void *allocate(void *user, size_t size) {
    const auto &thread = *static_cast<Thread<Resource> *>(user);
    return allocators::attempted([&] { return thread.resource.allocate(thread.stream, size, kAlignment); });
  }

  static int free(void *user, void *memory, size_t size) {
    const auto &thread = *static_cast<Thread<Resource> *>(user);
    thread.resource.deallocate(thread.stream, memory, size, kAlignment);
    return 0;
  }
};

// Both give nothing back, so that what they have is the most that they have had.

struct PoolFunctions : Functions<Pool> {
  static void *create(const allocator_subject *self, uint64_t bytes, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] {
      using Made = Subject<Pool>;
      const uint64_t size = rounded(bytes);
      return self->flags & ALLOCATOR_SUBJECT_FIXED ? new Made{Pool(rmm::mr::cuda_memory_resource{}, size, size), 0}
                                                   : new Made{Pool(rmm::mr::cuda_memory_resource{}, kUnit), 0};
    });
  }

  static uint64_t reserved(void *subject) { return static_cast<Subject<Pool> *>(subject)->resource.pool_size(); }
};

struct ArenaFunctions : Functions<Arena> {
  static void *create(const allocator_subject *, uint64_t bytes, char *problem, size_t capacity) {
    return allocators::makeOrExplain(problem, capacity, [&] {
      const uint64_t size = rounded(bytes);
      return new Subject<Arena>{Arena(rmm::mr::cuda_memory_resource{}, size), size};
    });
  }

  static uint64_t reserved(void *subject) { return static_cast<Subject<Arena> *>(subject)->bytes; }
};

const std::string kVersion = "RMM " + std::to_string(RMM_VERSION_MAJOR) + "." + std::to_string(RMM_VERSION_MINOR);
const std::string kPool = kVersion + ", pool_memory_resource over cudaMalloc, growing from 2 MiB";
const std::string kSizedPool = kVersion + ", pool_memory_resource with all its memory at once, as little as suffices";
const std::string kArena = kVersion + ", arena_memory_resource with all its memory at once, as little as suffices";

template <class Of>
allocator_subject subject(const char *name, const std::string &what, uint32_t flags = 0) {
  return allocators::subjectOf<Of>(name, what.c_str(), ALLOCATOR_SUBJECT_ON_STREAMS | flags);
}

} // namespace

extern "C" __attribute__((visibility("default"))) const allocator_subject *allocator_subjects(uint32_t version,
                                                                                              size_t *count) {
  // What it refuses is said by its caller, and refusals are how the size that suffices is found.
  rmm::default_logger().set_level(rapids_logger::level_enum::off);
  static const std::array<allocator_subject, 3> all{
      subject<PoolFunctions>("rmm_pool", kPool),
      subject<PoolFunctions>("rmm_pool_sized", kSizedPool, ALLOCATOR_SUBJECT_FIXED),
      subject<ArenaFunctions>("rmm_arena", kArena, ALLOCATOR_SUBJECT_FIXED)};
  *count = all.size();
  return version == ALLOCATOR_SUBJECT_VERSION ? all.data() : nullptr;
}
