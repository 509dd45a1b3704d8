// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory in the order of PyTorch's streams.
#include "pytorch/pluggable.hpp"

#include <algorithm>
#include <random>

namespace ur::torch::test {
namespace {

using PyTorchStreams = PyTorch;

TEST_F(PyTorchStreams, theDefaultOneServesAsTheOthersDo) {
  use(0);
  void *memory = allocator_.malloc(kMiB, 0, nullptr);
  ASSERT_NE(nullptr, memory);
  fill(memory, kMiB, 7, nullptr);
  allocator_.free(memory);
  CUDA(cuStreamSynchronize(named(nullptr)));
}

TEST_F(PyTorchStreams, eachBecomesOneQueueWhicheverThreadComes) {
  const uint64_t before = statistics().streams;
  const CUstream streams[] = {stream(), stream()};
  for (int round = 0; round < 3; ++round) {
    std::thread([&] {
      for (const CUstream each : streams)
        allocator_.free(allocator_.malloc(4096, 0, each));
    }).join();
  }
  EXPECT_EQ(before + 2, statistics().streams);
  // All at once, too.
  const CUstream wanted = stream();
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i)
    threads.emplace_back([&] { allocator_.free(allocator_.malloc(4096, 0, wanted)); });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(before + 3, statistics().streams);
}

TEST_F(PyTorchStreams, theSameHandleOnAnotherDeviceIsAnotherStream) {
  allocator_.free(allocator_.malloc(4096, 0, nullptr));
  const uint64_t before = statistics(1).streams;
  void *first = allocator_.malloc(4096, 0, nullptr), *second = allocator_.malloc(4096, 1, nullptr);
  EXPECT_EQ(before + 1, statistics(1).streams);
  const auto deviceOf = [](void *memory) {
    int device = -1;
    EXPECT_EQ(CUDA_SUCCESS, driver().cuPointerGetAttribute(&device, CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
                                                           reinterpret_cast<CUdeviceptr>(memory)));
    return device;
  };
  EXPECT_EQ(0, deviceOf(first));
  EXPECT_EQ(1, deviceOf(second));
  allocator_.free(first);
  allocator_.free(second);
}

TEST_F(PyTorchStreams, whatOneStillUsesAnotherDoesNotGet) {
  const CUstream busy = stream(), other = stream();
  void *memory = allocator_.malloc(3 * kMiB, 0, busy);
  hold(busy);
  fill(memory, 3 * kMiB, 1, busy);
  allocator_.free(memory);
  std::vector<void *> others;
  for (int i = 0; i < 8; ++i) {
    others.push_back(allocator_.malloc(3 * kMiB, 0, other));
    EXPECT_NE(memory, others.back());
  }
  for (void *each : others)
    allocator_.free(each);
}

TEST_F(PyTorchStreams, recordedUseHoldsMemoryBack) {
  const CUstream own = stream(), side = stream();
  void *memory = allocator_.malloc(3 * kMiB, 0, own);
  hold(side);
  fill(memory, 3 * kMiB, 1, side);
  laneway_torch_hook_record_stream(memory, side);
  laneway_torch_hook_record_stream(memory, side);
  allocator_.free(memory);
  // The stream itself isn't held up.
  CUDA(cuStreamSynchronize(own));
  std::vector<void *> others;
  for (int i = 0; i < 8; ++i) {
    others.push_back(allocator_.malloc(3 * kMiB, 0, own));
    EXPECT_NE(memory, others.back());
  }
  for (void *each : others)
    allocator_.free(each);
  const size_t allocated = statistics().allocated;
  void *next = allocator_.malloc(kMiB, 0, own);
  EXPECT_EQ(allocated + kMiB, statistics().allocated) << "the free has counted";
  allocator_.free(next);
}

TEST_F(PyTorchStreams, recordedUseByTheDefaultStreamOrByItselfIsFine) {
  const CUstream own = stream();
  for (const CUstream used : {own, CUstream{nullptr}}) {
    void *memory = allocator_.malloc(kMiB, 0, own);
    laneway_torch_hook_record_stream(memory, used);
    allocator_.free(memory);
  }
  int elsewhere = 0;
  EXPECT_THROW(laneway_torch_hook_record_stream(&elsewhere, own), std::runtime_error);
  EXPECT_NE(nullptr, strstr(laneway_torch_last_error(), "no pool has the memory")) << laneway_torch_last_error();
}

TEST_F(PyTorchStreams, oneOfAnotherDeviceIsRefused) {
  const CUstream foreign = stream(1);
  EXPECT_EQ(nullptr, laneway_torch_malloc(4096, 0, foreign));
  const std::string error = laneway_torch_last_error();
  for (const char *words : {"urQueueCreateWithNativeHandle", "UR_RESULT_ERROR_INVALID_", "of device 0", "expected"})
    EXPECT_NE(std::string::npos, error.find(words)) << error;
}

/// As a language model generates: caches grow by each token, each in new memory.
TEST_F(PyTorchStreams, aGrowingCacheTakesLittleMoreThanItHas) {
  constexpr size_t kCaches = 16, kStep = 2048;
  const CUstream own = stream();
  ASSERT_EQ(0, laneway_torch_reset_peaks(0));
  const auto before = statistics();
  size_t most = 0;
  void *caches[kCaches] = {};
  for (size_t length = 100; length < 500; ++length) {
    for (void *&cache : caches) {
      void *temporary = allocator_.malloc(16 * length, 0, own), *grown = allocator_.malloc(kStep * length, 0, own);
      fill(grown, 4096, 1, own);
      allocator_.free(temporary);
      if (cache)
        allocator_.free(cache);
      cache = grown;
    }
    most = (kCaches + 1) * kStep * length + 16 * length;
  }
  for (void *cache : caches)
    allocator_.free(cache);
  const auto after = statistics();
  EXPECT_LE(after.allocated_peak - before.allocated, most + 4 * kMiB);
  EXPECT_LE(after.reserved_peak - before.reserved, most + most / 4 + 4 * kMiB);
}

/// As in training: each thread has a stream, memory goes to and fro between them, and other threads free it.
TEST_F(PyTorchStreams, manyThreadsKeepTheirContents) {
  constexpr int kThreads = 8, kRounds = 300;
  constexpr size_t kMost = 128 << 10;
  std::vector<CUstream> streams;
  for (int i = 0; i < kThreads; ++i)
    streams.push_back(stream());
  std::mutex mutex;
  std::vector<void *> left; // to be freed by whoever comes
  std::vector<std::thread> threads;
  for (int number = 0; number < kThreads; ++number) {
    threads.emplace_back([&, number] {
      use(0);
      std::mt19937 random(number);
      void *host = nullptr;
      CUDA(cuMemHostAlloc(&host, kMost, 0));
      auto *seen = static_cast<uint32_t *>(host);
      for (int round = 0; round < kRounds; ++round) {
        const size_t size = 256 << random() % 10;
        const uint32_t value = number * kRounds + round;
        void *memory = allocator_.malloc(size, 0, streams[number]);
        fill(memory, size, value, streams[number]);
        CUDA(cuMemcpyAsync(reinterpret_cast<CUdeviceptr>(seen), reinterpret_cast<CUdeviceptr>(memory), size,
                           streams[number]));
        void *another = nullptr;
        {
          std::lock_guard lock(mutex);
          left.push_back(memory);
          std::swap(left[random() % left.size()], left.back());
          if (left.size() > 16) {
            another = left.back();
            left.pop_back();
          }
        }
        CUDA(cuStreamSynchronize(streams[number]));
        EXPECT_EQ(static_cast<long>(size / 4), std::count(seen, seen + size / 4, value));
        if (another)
          allocator_.free(another);
      }
      CUDA(cuMemFreeHost(host));
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (void *memory : left)
    allocator_.free(memory);
}

} // namespace
} // namespace ur::torch::test
