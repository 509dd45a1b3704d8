// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SYCL's memory_pool and asynchronous allocation as C functions, for Python's ctypes. A queue is the address of a
// sycl::queue. Functions that fail answer null or the largest number; asyncPoolError() says why, until the thread's
// next call.
#include <sycl/sycl.hpp>

#include <sycl/ext/oneapi/experimental/async_alloc/async_alloc.hpp>
#include <sycl/ext/oneapi/experimental/async_alloc/memory_pool.hpp>

#include <exception>
#include <string>

namespace {

namespace syclex = sycl::ext::oneapi::experimental;
using Pool = syclex::memory_pool;

thread_local std::string lastError;

template <class Body, class Answer>
Answer answerOr(Answer failed, Body body) noexcept {
  try {
    return body();
  } catch (const std::exception &error) {
    lastError = error.what();
  } catch (...) {
    lastError = "an unknown exception";
  }
  return failed;
}

constexpr size_t kUnknown = ~size_t{0};

} // namespace

extern "C" {

const char *asyncPoolError() {
  return lastError.c_str();
}

/// A pool of device memory that keeps up to threshold bytes which nobody uses. asyncPoolDestroy gives it back.
Pool *asyncPoolCreate(const sycl::queue *queue, size_t threshold) {
  return answerOr(static_cast<Pool *>(nullptr), [&] {
    return new Pool(*queue, sycl::usm::alloc::device, syclex::properties{syclex::initial_threshold(threshold)});
  });
}

void asyncPoolDestroy(Pool *pool) {
  delete pool;
}

/// Memory that the queue's next commands may use. Doesn't wait.
void *asyncPoolMalloc(const sycl::queue *queue, const Pool *pool, size_t size) {
  return answerOr(static_cast<void *>(nullptr), [&] { return syclex::async_malloc_from_pool(*queue, size, *pool); });
}

/// Gives memory back once the queue's commands so far have ended. Doesn't wait. 0, or kUnknown after a failure.
size_t asyncPoolFree(const sycl::queue *queue, void *memory) {
  return answerOr(kUnknown, [&] {
    syclex::async_free(*queue, memory);
    return size_t{0};
  });
}

size_t asyncPoolUsed(const Pool *pool) {
  return answerOr(kUnknown, [&] { return pool->get_used_size_current(); });
}

size_t asyncPoolReserved(const Pool *pool) {
  return answerOr(kUnknown, [&] { return pool->get_reserved_size_current(); });
}
}
