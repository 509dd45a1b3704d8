// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The devices and streams of a program that calls the CUDA driver itself, with our pools as its allocator.
#pragma once

#include "adapters/cuda/api/library.hpp"
#include "laneway_allocator.h"

#include <gtest/gtest.h>

#include <atomic>
#include <mutex>
#include <thread>
#include <vector>

namespace ur::test {

/// The driver's functions, for what a program does besides.
inline const cuda::Api &driver() {
  static const cuda::Api *const opened = [] {
    auto *made = new cuda::Api;
    std::string reason;
    EXPECT_TRUE(cuda::openLibrary(made, &reason)) << reason;
    return made;
  }();
  return *opened;
}
#define CUDA(call) ASSERT_EQ(ur::cuda::CUDA_SUCCESS, driver().call)

/// One process has one allocator; each test finds its devices idle.
class DriverStreams : public ::testing::Test {
protected:
  void TearDown() override {
    open_ = true;
    for (const cuda::CUstream stream : made_) // streams live for ever, as the allocator wants them to
      CUDA(cuStreamSynchronize(stream));
  }
  static constexpr size_t kMiB = size_t{1} << 20;

  static void use(int device) {
    static std::mutex mutex;
    static cuda::CUcontext contexts[3] = {};
    std::lock_guard lock(mutex);
    if (!contexts[device]) {
      CUDA(cuDevicePrimaryCtxRetain(&contexts[device], device));
    }
    CUDA(cuCtxSetCurrent(contexts[device]));
  }
  cuda::CUstream stream(int device = 0) {
    use(device);
    cuda::CUstream made = nullptr;
    EXPECT_EQ(cuda::CUDA_SUCCESS,
              driver().cuStreamCreateWithPriority(&made, 1 /* not ordered with the default one */, 0));
    made_.push_back(made);
    return made;
  }
  /// What follows on the stream isn't done before the test's end, or open_.
  void hold(cuda::CUstream stream) {
    open_ = false;
    const auto wait = [](void *open) {
      while (!static_cast<std::atomic<bool> *>(open)->load())
        std::this_thread::yield();
    };
    CUDA(cuLaunchHostFunc(stream, wait, &open_));
  }
  /// The default stream, which the fake knows by its other name.
  static cuda::CUstream named(cuda::CUstream stream) {
    return stream ? stream : reinterpret_cast<cuda::CUstream>(uintptr_t{1});
  }
  static void fill(void *memory, size_t size, uint32_t value, cuda::CUstream stream) {
    CUDA(cuMemsetD32Async(reinterpret_cast<cuda::CUdeviceptr>(memory), value, size / 4, named(stream)));
  }
  static laneway_allocator_statistics_t statistics(int device = 0) {
    laneway_allocator_statistics_t made{};
    EXPECT_EQ(0, laneway_allocator_statistics(device, &made)) << laneway_allocator_last_error();
    return made;
  }

  std::atomic<bool> open_{true};
  std::vector<cuda::CUstream> made_;
};

} // namespace ur::test
