// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for PyTorch's CUDAPluggableAllocator: it calls the functions by pointers from any thread, takes NULL for a
// good address, remembers each block's size, device and stream, and gives those back at the free.
#pragma once

#include "adapters/cuda/api/library.hpp"
#include "laneway_torch.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>
#include <functional>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

namespace ur::torch::test {

using namespace cuda;

/// The driver's functions, for what PyTorch does besides.
inline const Api &driver() {
  static const Api *const opened = [] {
    auto *made = new Api;
    std::string reason;
    EXPECT_TRUE(openLibrary(made, &reason)) << reason;
    return made;
  }();
  return *opened;
}
#define CUDA(call) ASSERT_EQ(CUDA_SUCCESS, driver().call)

class Pluggable {
public:
  void *malloc(size_t size, int device, CUstream stream) {
    void *memory = malloc_(static_cast<ssize_t>(size), device, stream);
    std::lock_guard lock(mutex_);
    EXPECT_TRUE(blocks_.emplace(memory, Block{size, device, stream}).second) << memory << " is in use twice";
    return memory;
  }
  void free(void *memory) {
    Block block;
    {
      std::lock_guard lock(mutex_);
      const auto found = blocks_.find(memory);
      ASSERT_NE(blocks_.end(), found);
      block = found->second;
      blocks_.erase(found);
    }
    free_(memory, static_cast<ssize_t>(block.size), block.device, block.stream);
  }

private:
  struct Block {
    size_t size = 0;
    int device = 0;
    CUstream stream = nullptr;
  };
  std::function<void *(ssize_t, int, void *)> malloc_ = laneway_torch_hook_malloc;
  std::function<void(void *, ssize_t, int, void *)> free_ = laneway_torch_free;
  std::mutex mutex_;
  std::unordered_map<void *, Block> blocks_;
};

/// One process has one allocator; each test finds its devices idle.
class PyTorch : public ::testing::Test {
protected:
  void TearDown() override {
    open_ = true;
    for (const CUstream stream : made_) // streams live for ever, as PyTorch's do
      CUDA(cuStreamSynchronize(stream));
  }
  static constexpr size_t kMiB = size_t{1} << 20;

  static void use(int device) {
    static std::mutex mutex;
    static CUcontext contexts[3] = {};
    std::lock_guard lock(mutex);
    if (!contexts[device]) {
      CUDA(cuDevicePrimaryCtxRetain(&contexts[device], device));
    }
    CUDA(cuCtxSetCurrent(contexts[device]));
  }
  CUstream stream(int device = 0) {
    use(device);
    CUstream made = nullptr;
    EXPECT_EQ(CUDA_SUCCESS, driver().cuStreamCreateWithPriority(&made, 1 /* not ordered with the default one */, 0));
    made_.push_back(made);
    return made;
  }
  /// What follows on the stream isn't done before the test's end, or open_.
  void hold(CUstream stream) {
    open_ = false;
    const auto wait = [](void *open) {
      while (!static_cast<std::atomic<bool> *>(open)->load())
        std::this_thread::yield();
    };
    CUDA(cuLaunchHostFunc(stream, wait, &open_));
  }
  /// The default stream, which the fake knows by its other name.
  static CUstream named(CUstream stream) { return stream ? stream : reinterpret_cast<CUstream>(uintptr_t{1}); }
  static void fill(void *memory, size_t size, uint32_t value, CUstream stream) {
    CUDA(cuMemsetD32Async(reinterpret_cast<CUdeviceptr>(memory), value, size / 4, named(stream)));
  }
  static laneway_torch_statistics_t statistics(int device = 0) {
    laneway_torch_statistics_t made{};
    EXPECT_EQ(0, laneway_torch_statistics(device, &made)) << laneway_torch_last_error();
    return made;
  }

  Pluggable allocator_;
  std::atomic<bool> open_{true};
  std::vector<CUstream> made_;
};

} // namespace ur::torch::test
