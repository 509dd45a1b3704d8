// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Replaces the operators in a file without users of theirs: compilers that see both sides of a pair call it mismatched.
#include "support/heap_count.hpp"

#include <atomic>
#include <cstdlib>
#include <new>
#include <utility>

namespace {
std::atomic<size_t> g_allocations{0}, g_frees{0};
std::atomic<bool (*)() noexcept> g_ignored{nullptr};
thread_local size_t t_countdown = 0; // 0: nothing is ordered
thread_local bool t_failed = false;
} // namespace

size_t ur::test::heapFrees() noexcept {
  return g_frees.load(std::memory_order_relaxed);
}

void ur::test::ignoreHeapWhere(bool (*ignored)() noexcept) noexcept {
  g_ignored.store(ignored, std::memory_order_relaxed);
}

void ur::test::failHeapAllocation(size_t nth) noexcept {
  t_countdown = nth;
  t_failed = false;
}

bool ur::test::stopFailingHeap() noexcept {
  t_countdown = 0;
  return std::exchange(t_failed, false);
}

size_t ur::test::heapAllocations() noexcept {
  return g_allocations.load(std::memory_order_relaxed);
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define UR_TEST_SANITIZED
#endif
#endif
#if defined(__SANITIZE_THREAD__) || defined(__SANITIZE_ADDRESS__)
#define UR_TEST_SANITIZED
#endif

#ifdef UR_TEST_SANITIZED

bool ur::test::heapIsCounted() noexcept {
  return false;
}

#else

bool ur::test::heapIsCounted() noexcept {
  return true;
}

namespace {

void *counted(size_t size, size_t alignment = alignof(std::max_align_t)) noexcept {
  const auto ignored = g_ignored.load(std::memory_order_relaxed);
  if (!ignored || !ignored()) {
    g_allocations.fetch_add(1, std::memory_order_relaxed);
    if (t_countdown != 0 && --t_countdown == 0) [[unlikely]] {
      t_failed = true;
      return nullptr;
    }
  }
  return std::aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
}

void freed(void *memory) noexcept {
  if (memory)
    g_frees.fetch_add(1, std::memory_order_relaxed);
  std::free(memory);
}

void *orThrow(void *memory) {
  if (!memory)
    throw std::bad_alloc();
  return memory;
}

} // namespace

void *operator new(size_t size) {
  return orThrow(counted(size));
}
void *operator new(size_t size, const std::nothrow_t &) noexcept {
  return counted(size);
}
void *operator new(size_t size, std::align_val_t alignment) {
  return orThrow(counted(size, size_t(alignment)));
}
void *operator new(size_t size, std::align_val_t alignment, const std::nothrow_t &) noexcept {
  return counted(size, size_t(alignment));
}
void operator delete(void *memory) noexcept {
  freed(memory);
}
void operator delete(void *memory, size_t) noexcept {
  freed(memory);
}
void operator delete(void *memory, std::align_val_t) noexcept {
  freed(memory);
}
void operator delete(void *memory, size_t, std::align_val_t) noexcept {
  freed(memory);
}

#endif
