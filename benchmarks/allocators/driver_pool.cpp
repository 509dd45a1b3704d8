// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver_pool.hpp"

#include "subject_functions.hpp"

#include <memory>
#include <stdexcept>

namespace allocators {
namespace {

using namespace ur::cuda;

struct Pool {
  const Streams &streams;
  CUmemoryPool handle = nullptr;
};

struct Thread {
  const Api &api;
  CUmemoryPool pool;
  CUstream stream;
};

struct Functions {
  static void *create(const allocator_subject *self, uint64_t, char *problem, size_t capacity) {
    return makeOrExplain(problem, capacity, [&] {
      const auto &streams = *static_cast<const Streams *>(self->data);
      if (!streams.api().pools())
        throw std::runtime_error("the driver has no memory pools, expected CUDA 11.2 or newer");
      auto pool = std::make_unique<Pool>(Pool{streams});
      CUmemPoolProps properties{};
      properties.allocType = CU_MEM_ALLOCATION_TYPE_PINNED;
      properties.location = {CU_MEM_LOCATION_TYPE_DEVICE, streams.device()};
      streams.need(streams.api().cuMemPoolCreate(&pool->handle, &properties), "cuMemPoolCreate");
      uint64_t threshold = UINT64_MAX;
      streams.need(streams.api().cuMemPoolSetAttribute(pool->handle, CU_MEMPOOL_ATTR_RELEASE_THRESHOLD, &threshold),
                   "cuMemPoolSetAttribute(RELEASE_THRESHOLD)");
      return pool.release();
    });
  }

  static void destroy(void *subject) {
    const std::unique_ptr<Pool> pool(static_cast<Pool *>(subject));
    (void)pool->streams.api().cuMemPoolDestroy(pool->handle);
  }

  static uint64_t reserved(void *subject) {
    const Pool &pool = *static_cast<Pool *>(subject);
    uint64_t most = 0;
    return pool.streams.api().cuMemPoolGetAttribute(pool.handle, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, &most) ==
                   CUDA_SUCCESS
               ? most
               : 0;
  }

  static void *enter(void *subject, void *stream, char *problem, size_t capacity) {
    return makeOrExplain(problem, capacity, [&] {
      const Pool &pool = *static_cast<Pool *>(subject);
      return std::make_unique<Thread>(Thread{pool.streams.api(), pool.handle, static_cast<CUstream>(stream)}).release();
    });
  }

  static void leave(void *user) { delete static_cast<Thread *>(user); }

  static void *allocate(void *user, size_t size) {
    const Thread &thread = *static_cast<Thread *>(user);
    CUdeviceptr memory = 0;
    return thread.api.cuMemAllocFromPoolAsync(&memory, size, thread.pool, thread.stream) == CUDA_SUCCESS
               ? reinterpret_cast<void *>(memory)
               : nullptr;
  }

  static int free(void *user, void *memory, size_t) {
    const Thread &thread = *static_cast<Thread *>(user);
    return thread.api.cuMemFreeAsync(reinterpret_cast<CUdeviceptr>(memory), thread.stream);
  }
};

} // namespace

allocator_subject driverPool(const Streams &streams) {
  return subjectOf<Functions>(
      "driver_pool",
      "cuMemAllocFromPoolAsync and cuMemFreeAsync, a pool whose release threshold is as high as it can be",
      ALLOCATOR_SUBJECT_ON_STREAMS, const_cast<Streams *>(&streams));
}

} // namespace allocators
