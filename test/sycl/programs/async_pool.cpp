// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// memory_pool: what it was made with, what it says of its use while blocks come and go, its threshold, and zeroes on
// request.
#include "support/async_memory.hpp"

namespace {

using Pool = testbed::syclex::memory_pool;
constexpr auto kDevice = sycl::usm::alloc::device;
constexpr size_t kCount = 1 << 18, kSize = kCount * sizeof(int);

void queries(sycl::queue &queue) {
  constexpr size_t kThreshold = 16 << 20;
  const testbed::syclex::properties wanted{testbed::syclex::initial_threshold(kThreshold)};
  Pool pool(queue, kDevice, wanted);
  testbed::expect(pool.get_context() == queue.get_context(), "the pool's context");
  testbed::expect(pool.get_device() == queue.get_device(), "the pool's device");
  testbed::expect(pool.get_alloc_kind() == kDevice, "the pool's kind of memory");
  testbed::expectEqual(pool.get_threshold(), kThreshold, "the threshold that was asked for");
  testbed::expectEqual(pool.get_used_size_current(), size_t(0), "use of a new pool");

  int *first = testbed::asyncMalloc(queue, kCount, &pool), *second = testbed::asyncMalloc(queue, kCount, &pool);
  testbed::fill(queue, first, 1, kCount);
  testbed::fill(queue, second, 2, kCount);
  queue.wait_and_throw();
  testbed::expect(pool.get_used_size_current() >= 2 * kSize, "two blocks are in use");
  testbed::expect(pool.get_reserved_size_current() >= pool.get_used_size_current(), "what is used is reserved");
  testbed::syclex::async_free(queue, first);
  queue.wait_and_throw();
  testbed::expect(pool.get_used_size_current() >= kSize, "one block is in use");
  testbed::expect(pool.get_used_size_current() < 2 * kSize, "one block only");
  testbed::syclex::async_free(queue, second);
  queue.wait_and_throw();
  testbed::expectEqual(pool.get_used_size_current(), size_t(0), "use after the last block's release");
  testbed::expect(pool.get_reserved_size_current() <= kThreshold, "no more is kept than the threshold says");

  pool.increase_threshold_to(2 * kThreshold);
  testbed::expectEqual(pool.get_threshold(), 2 * kThreshold, "the threshold after it was raised");
}

void copiesOfThePool(sycl::queue &queue) {
  Pool pool(queue.get_context(), queue.get_device(), kDevice), other(queue, kDevice), same = pool;
  testbed::expect(same == pool && other != pool, "copies are equal, others aren't");
  int *memory = testbed::asyncMalloc(queue, kCount, &same);
  testbed::expect(pool.get_used_size_current() >= kSize, "a copy is the same pool");
  testbed::expectEqual(other.get_used_size_current(), size_t(0), "use of the other pool");
  testbed::syclex::async_free(queue, memory);
  queue.wait_and_throw();
}

void zeroes(sycl::queue &queue) {
  const Pool pool(queue, kDevice, testbed::syclex::properties{testbed::syclex::zero_init()});
  int *memory = testbed::asyncMalloc(queue, kCount, &pool);
  testbed::expectEach(
      testbed::contents(queue, memory, kCount), [](size_t) { return 0; }, "memory of a zeroed pool");
  testbed::syclex::async_free(queue, memory);
  queue.wait_and_throw();
}

void largest(sycl::queue &queue) {
  constexpr size_t kLargest = 8 << 20;
  const Pool pool(queue, kDevice, testbed::syclex::properties{testbed::syclex::maximum_size(kLargest)});
  int *memory = testbed::asyncMalloc(queue, kCount, &pool);
  testbed::fill(queue, memory, 9, kCount);
  testbed::expectThrows("more than the pool may have", [&] { testbed::asyncMalloc(queue, 4 * kLargest, &pool); });
  testbed::expectEach(
      testbed::contents(queue, memory, kCount), [](size_t) { return 9; }, "what was there before");
  testbed::syclex::async_free(queue, memory);
  queue.wait_and_throw();
  testbed::expectEqual(pool.get_used_size_current(), size_t(0), "use after a refused request");
}

} // namespace

int main() {
  return testbed::run([] {
    sycl::queue queue{sycl::property::queue::in_order{}};
    testbed::requireAsyncMemory(queue);
    queries(queue);
    copiesOfThePool(queue);
    zeroes(queue);
    largest(queue);
  });
}
