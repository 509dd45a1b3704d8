// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// OpenCL's buffers and our memory by pointers, where they can be the same: in memory that the host has, too.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "adapters/opencl/context.hpp"

#include <atomic>
#include <map>
#include <mutex>
#include <tuple>

namespace ur::opencl {

class NativeMemory {
public:
  explicit NativeMemory(const Context &context) noexcept : context_(context) {}
  NativeMemory(const NativeMemory &) = delete;
  NativeMemory &operator=(const NativeMemory &) = delete;
  ~NativeMemory();

  /// A buffer over a range: the same each time, until the range is given back.
  [[nodiscard]] ur_result_t handleOf(void *memory, size_t size, cl_mem *native) noexcept;
  /// Where a buffer's contents are. One that is owned goes by giveBack().
  [[nodiscard]] ur_result_t import(cl_mem native, bool owned, core::ImportedMemory *memory) noexcept;

  /// Where only we know how large a block is: from now on it is known. Throws bad_alloc.
  void note(void *block, size_t size);
  /// The buffers over a block end, which is about to be freed. True: it was imported, and that is all that there is to
  /// be done.
  [[nodiscard]] bool giveBack(void *block) noexcept;

private:
  /// A block, and what of it a buffer is over.
  using Range = std::tuple<uintptr_t, uintptr_t, size_t>;
  [[nodiscard]] bool isSvm() const noexcept {
    return context_.way() == MemoryWay::fineSvm || context_.way() == MemoryWay::coarseSvm;
  }
  [[nodiscard]] cl_int blockOf(void *memory, uintptr_t *block) const noexcept;
  /// All devices use the host's memory.
  [[nodiscard]] bool shared() const noexcept;
  [[nodiscard]] cl_int addressOf(cl_mem native, size_t size, void **address) noexcept;

  const Context &context_;
  std::mutex mutex_;
  std::atomic<bool> empty_{true};         ///< there has never been anything here
  std::map<uintptr_t, size_t> blocks_;    ///< sizes of shared virtual memory
  std::map<Range, cl_mem> over_;          ///< ours, over memory that exists
  std::multimap<void *, cl_mem> imports_; ///< taken over
};

} // namespace ur::opencl
