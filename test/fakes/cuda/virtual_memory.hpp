// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's virtual memory: reserved addresses are mappings of the host without access, physical memory is
// files in memory, which other processes can have as descriptors.
#pragma once

#include "fakes/cuda/memory.hpp"

namespace ur::cuda::fake {

constexpr size_t kGranularity = 2 << 20;

/// What a CUmemGenericAllocationHandle is the address of.
struct Physical {
  ~Physical();
  Device *device = nullptr;
  size_t size = 0;
  int file = -1;
  bool shareable = false;
  int handles = 1, mappings = 0;
};

/// All under the engine's lock; what the driver's documents forbid is answered as they say.
class VirtualMemory {
public:
  [[nodiscard]] CUresult reserve(size_t size, size_t alignment, void *wish, uintptr_t *start);
  [[nodiscard]] CUresult unreserve(uintptr_t start, size_t size);
  [[nodiscard]] CUresult create(Device &device, size_t size, bool shareable, Physical **made);
  /// Memory of this process or another; closing the descriptor stays the caller's.
  [[nodiscard]] CUresult import(int descriptor, Physical **made);
  void release(Physical &memory);
  [[nodiscard]] CUresult map(uintptr_t start, size_t size, Physical &memory);
  [[nodiscard]] CUresult unmap(uintptr_t start, size_t size);
  [[nodiscard]] CUresult setAccess(uintptr_t start, size_t size, const CUmemAccessDesc *descs, size_t count);

  Live<Physical> physical{"physical memory"};

private:
  /// Calls visit(block) for the mappings that make up a range; false, and none, if it isn't whole ones.
  template <class Visit>
  bool forEach(uintptr_t start, size_t size, Visit &&visit);
  void dropIfUnused(Physical &memory);

  std::map<uintptr_t, size_t> reservations_;
};
VirtualMemory &virtualMemory();

} // namespace ur::cuda::fake
