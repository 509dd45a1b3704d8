// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's view of other APIs: their memory is files in memory; their semaphores it makes itself, for tests.
#pragma once

#include "fakes/cuda/memory.hpp"

namespace ur::cuda::fake {

/// What a CUexternalMemory is the address of. It owns its descriptor.
struct ExternalMemory {
  ~ExternalMemory();
  Device *device = nullptr;
  size_t size = 0;
  int file = -1;
  int mappings = 0;
};

/// What descriptors of a semaphore are about; whoever has made it signals and reads it too.
struct SemaphoreState {
  bool timeline = false;
  uint64_t value = 0; ///< of one that isn't a timeline: whether it is signalled
};

/// What a CUexternalSemaphore is the address of.
struct ExternalSemaphore {
  Device *device = nullptr;
  std::shared_ptr<SemaphoreState> state;
  int pending = 0; ///< commands
};

/// Both that exist.
[[nodiscard]] size_t externalObjects();
/// Of cuMemFree: a mapping of another API's memory ends.
void unmapExternal(const Block &block);

} // namespace ur::cuda::fake
