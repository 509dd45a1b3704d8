// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Asynchronous allocation (sycl_ext_oneapi_async_memory_alloc): what its programs share.
#pragma once

#include "kernels.hpp"

#include <sycl/ext/oneapi/experimental/async_alloc/async_alloc.hpp>
#include <sycl/ext/oneapi/experimental/async_alloc/memory_pool.hpp>

namespace testbed {

inline void requireAsyncMemory(const sycl::queue &queue) {
  require(queue.get_device().has(sycl::aspect::ext_oneapi_async_memory_alloc), "asynchronous allocation");
}

/// Memory from the pool, or from the default pool without one.
inline int *asyncMalloc(const sycl::queue &queue, size_t count, const syclex::memory_pool *pool = nullptr) {
  const size_t size = count * sizeof(int);
  void *memory = pool ? syclex::async_malloc_from_pool(queue, size, *pool)
                      : syclex::async_malloc(queue, sycl::usm::alloc::device, size);
  if (memory == nullptr)
    throw Failed("asynchronous allocation answers a null pointer");
  return static_cast<int *>(memory);
}

} // namespace testbed
