// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "driver_pool.hpp"

#include "problem.hpp"

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

void *create(const allocator_subject *self, uint64_t, char *problem, size_t capacity) {
  return guarded(problem, capacity, [&] {
    const auto &streams = *static_cast<const Streams *>(self->data);
    if (!streams.api().pools()) {
      throw std::runtime_error("the driver has no memory pools, expected CUDA 11.2 or newer");
    }
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

void destroy(void *subject) {
  const std::unique_ptr<Pool> pool(static_cast<Pool *>(subject));
  (void)pool->streams.api().cuMemPoolDestroy(pool->handle);
}

uint64_t reserved(void *subject) {
  const Pool &pool = *static_cast<Pool *>(subject);
  uint64_t most = 0;
  return pool.streams.api().cuMemPoolGetAttribute(pool.handle, CU_MEMPOOL_ATTR_RESERVED_MEM_HIGH, &most) == CUDA_SUCCESS
             ? most
             : 0;
}

void *enter(void *subject, void *stream, char *problem, size_t capacity) {
  return guarded(problem, capacity, [&] {
    const Pool &pool = *static_cast<Pool *>(subject);
    return std::make_unique<Thread>(Thread{pool.streams.api(), pool.handle, static_cast<CUstream>(stream)}).release();
  });
}

void leave(void *user) {
  delete static_cast<Thread *>(user);
}

void *allocate(void *user, size_t size) {
  const Thread &thread = *static_cast<Thread *>(user);
  CUdeviceptr memory = 0;
  return thread.api.cuMemAllocFromPoolAsync(&memory, size, thread.pool, thread.stream) == CUDA_SUCCESS
             ? reinterpret_cast<void *>(memory)
             : nullptr;
}

int free(void *user, void *memory, size_t) {
  const Thread &thread = *static_cast<Thread *>(user);
  return thread.api.cuMemFreeAsync(reinterpret_cast<CUdeviceptr>(memory), thread.stream);
}

} // namespace

allocator_subject driverPool(const Streams &streams) {
  allocator_subject made{};
  made.name = "driver_pool";
  made.what = "cuMemAllocFromPoolAsync and cuMemFreeAsync, a pool whose release threshold is as high as it can be";
  made.flags = ALLOCATOR_SUBJECT_ON_STREAMS;
  made.data = const_cast<Streams *>(&streams);
  made.create = create;
  made.destroy = destroy;
  made.reserved = reserved;
  made.enter = enter;
  made.leave = leave;
  made.allocate = allocate;
  made.free = free;
  return made;
}

} // namespace allocators
