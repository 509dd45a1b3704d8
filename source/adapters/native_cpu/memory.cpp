// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/memory.hpp"

#include "adapters/native_cpu/machine.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <malloc.h>
#include <sys/mman.h>

namespace ur::native_cpu {

namespace {
constexpr size_t kDefaultAlignment = 64; ///< a cache line
} // namespace

ur_result_t Memory::alloc(core::MemoryKind kind, size_t size, size_t alignment, void **memory) noexcept {
  const ur_result_t exhausted =
      kind == core::MemoryKind::device ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  if (alignment && !std::has_single_bit(alignment))
    return UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
  size = std::max<size_t>(size, 1);
  if (!take(size))
    return exhausted;
  void *block = nullptr;
  if (posix_memalign(&block, std::max(alignment, kDefaultAlignment), size)) {
    give(size);
    return exhausted;
  }
  // free knows only what the heap knows of the block.
  used_.fetch_add(malloc_usable_size(block) - size, std::memory_order_relaxed);
  if (size >= 4 * kHugePage) {
    const auto start = (reinterpret_cast<uintptr_t>(block) + kHugePage - 1) & ~(kHugePage - 1);
    const auto end = (reinterpret_cast<uintptr_t>(block) + size) & ~(kHugePage - 1);
    madvise(reinterpret_cast<void *>(start), end - start, MADV_HUGEPAGE); // a hint; refused on some machines
  }
  *memory = block;
  return UR_RESULT_SUCCESS;
}

/// Room is taken before it is used, so that threads together can't pass the limit.
bool Memory::take(size_t size) noexcept {
  uint64_t before = used_.load(std::memory_order_relaxed);
  do
    if (size > limit_ || before > limit_ - size)
      return false;
  while (!used_.compare_exchange_weak(before, before + size, std::memory_order_relaxed));
  return true;
}

void Memory::free(void *memory) noexcept {
  const size_t size = malloc_usable_size(memory);
  exports_.remove(Exports::Kind::memory, memory, size);
  give(size);
  std::free(memory);
}

uint64_t Memory::available() const noexcept {
  const uint64_t used = used_.load(std::memory_order_relaxed);
  const uint64_t byLimit = limit_ > used ? limit_ - used : 0;
  const uint64_t bySystem = availableMemory();
  return bySystem ? std::min(byLimit, bySystem) : byLimit;
}

} // namespace ur::native_cpu
