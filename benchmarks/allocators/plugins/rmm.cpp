// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RMM's resources: its pool, growing from nothing and with all its memory at once, and its arena.
#include "../allocator_subject.h"
#include "../problem.hpp"

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

void *createPool(const allocator_subject *self, uint64_t bytes, char *problem, size_t capacity) {
  return allocators::guarded(problem, capacity, [&] {
    using Made = Subject<Pool>;
    const uint64_t size = rounded(bytes);
    return self->flags & ALLOCATOR_SUBJECT_FIXED ? new Made{Pool(rmm::mr::cuda_memory_resource{}, size, size), 0}
                                                 : new Made{Pool(rmm::mr::cuda_memory_resource{}, kUnit), 0};
  });
}

void *createArena(const allocator_subject *, uint64_t bytes, char *problem, size_t capacity) {
  return allocators::guarded(problem, capacity, [&] {
    const uint64_t size = rounded(bytes);
    return new Subject<Arena>{Arena(rmm::mr::cuda_memory_resource{}, size), size};
  });
}

// It gives nothing back, so that what it has is the most that it has had.
uint64_t reservedByPool(void *subject) {
  return static_cast<Subject<Pool> *>(subject)->resource.pool_size();
}
uint64_t reservedByArena(void *subject) {
  return static_cast<Subject<Arena> *>(subject)->bytes;
}

template <class Resource>
void destroy(void *subject) {
  delete static_cast<Subject<Resource> *>(subject);
}

template <class Resource>
void *enter(void *subject, void *stream, char *problem, size_t capacity) {
  return allocators::guarded(problem, capacity, [&] {
    return new Thread<Resource>{static_cast<Subject<Resource> *>(subject)->resource,
                                cuda::stream_ref(static_cast<cudaStream_t>(stream))};
  });
}

template <class Resource>
void leave(void *user) {
  delete static_cast<Thread<Resource> *>(user);
}

template <class Resource>
void *allocate(void *user, size_t size) {
  const auto &thread = *static_cast<Thread<Resource> *>(user);
  return allocators::attempted([&] { return thread.resource.allocate(thread.stream, size, kAlignment); });
}

template <class Resource>
int release(void *user, void *memory, size_t size) {
  const auto &thread = *static_cast<Thread<Resource> *>(user);
  thread.resource.deallocate(thread.stream, memory, size, kAlignment);
  return 0;
}

const std::string kVersion = "RMM " + std::to_string(RMM_VERSION_MAJOR) + "." + std::to_string(RMM_VERSION_MINOR);
const std::string kPool = kVersion + ", pool_memory_resource over cudaMalloc, growing from 2 MiB";
const std::string kSizedPool = kVersion + ", pool_memory_resource with all its memory at once, as little as suffices";
const std::string kArena = kVersion + ", arena_memory_resource with all its memory at once, as little as suffices";

template <class Resource>
allocator_subject subject(const char *name, const std::string &what, uint32_t flags,
                          decltype(allocator_subject::create) create, decltype(allocator_subject::reserved) reserved) {
  allocator_subject made{};
  made.name = name;
  made.what = what.c_str();
  made.flags = ALLOCATOR_SUBJECT_ON_STREAMS | flags;
  made.create = create;
  made.destroy = destroy<Resource>;
  made.reserved = reserved;
  made.enter = enter<Resource>;
  made.leave = leave<Resource>;
  made.allocate = allocate<Resource>;
  made.free = release<Resource>;
  return made;
}

} // namespace

extern "C" __attribute__((visibility("default"))) const allocator_subject *allocator_subjects(uint32_t version,
                                                                                              size_t *count) {
  // What it refuses is said by its caller, and refusals are how the size that suffices is found.
  rmm::default_logger().set_level(rapids_logger::level_enum::off);
  static const std::array<allocator_subject, 3> all{
      subject<Pool>("rmm_pool", kPool, 0, createPool, reservedByPool),
      subject<Pool>("rmm_pool_sized", kSizedPool, ALLOCATOR_SUBJECT_FIXED, createPool, reservedByPool),
      subject<Arena>("rmm_arena", kArena, ALLOCATOR_SUBJECT_FIXED, createArena, reservedByArena)};
  *count = all.size();
  return version == ALLOCATOR_SUBJECT_VERSION ? all.data() : nullptr;
}
