// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory by pointers: cl_intel_unified_shared_memory, or shared virtual memory.
#pragma once

#include "adapters/core/port/aligned_memory.hpp"
#include "adapters/core/port/driver.hpp"
#include "adapters/opencl/native_memory.hpp"

namespace ur::opencl {

class Memory {
public:
  explicit Memory(Context &context) noexcept : context_(context), natives_(context) {}

  /// Buffers of OpenCL's over this memory, and imported ones.
  NativeMemory &natives() noexcept { return natives_; }

  [[nodiscard]] ur_result_t alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                  void **memory) noexcept;
  /// Nothing uses the memory any more: neither extension waits here.
  ur_result_t free(core::MemoryKind kind, void *memory) noexcept;

private:
  [[nodiscard]] ur_result_t allocPlain(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                       void **memory) noexcept;
  ur_result_t freePlain(core::MemoryKind kind, void *memory) noexcept;
  [[nodiscard]] bool isPlainHost(core::MemoryKind kind) const noexcept;
  [[nodiscard]] ur_result_t allocUsm(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                                     void **memory) noexcept;
  [[nodiscard]] ur_result_t allocSvm(core::MemoryKind kind, size_t size, size_t alignment, void **memory) noexcept;

  Context &context_;
  NativeMemory natives_;
  core::AlignedMemory<ur_result_t, UR_RESULT_SUCCESS, UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY> alignment_;
};

} // namespace ur::opencl
