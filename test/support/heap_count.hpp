// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counts every allocation that a test program takes from the heap, and makes chosen ones fail: link heap_count.cpp into
// it.
#pragma once

#include <cstddef>

namespace ur::test {

/// False under sanitizers, whose operators must not be replaced: nothing is counted and nothing fails then, and a test
/// that asks skips.
[[nodiscard]] bool heapIsCounted() noexcept;
/// Calls of operator new since the program began, of all threads.
[[nodiscard]] size_t heapAllocations() noexcept;
/// Calls of operator delete with something to free.
[[nodiscard]] size_t heapFrees() noexcept;
/// From now on, allocations made while `ignored()` says true on the allocating thread don't count. It must not
/// allocate.
void ignoreHeapWhere(bool (*ignored)() noexcept) noexcept;

/// The nth allocation that counts, of this thread, from now on (1: the next) fails, once.
void failHeapAllocation(size_t nth) noexcept;
/// Withdraws the order; whether it has been carried out.
bool stopFailingHeap() noexcept;

} // namespace ur::test
