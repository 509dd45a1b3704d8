// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for PyTorch's CUDAPluggableAllocator: it calls the functions by pointers from any thread, takes NULL for a
// good address, remembers each block's size, device and stream, and gives those back at the free.
#pragma once

#include "laneway_torch.h"
#include "support/driver_streams.hpp"

#include <cstring>
#include <functional>
#include <unordered_map>

namespace ur::torch::test {

using namespace ur::test;
using namespace cuda;

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

class PyTorch : public DriverStreams {
protected:
  Pluggable allocator_;
};

} // namespace ur::torch::test
