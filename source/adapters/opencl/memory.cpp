// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/memory.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/errors.hpp"

#include <cstdlib>

namespace ur::opencl {

namespace {

/// The size of the largest type there is: what both extensions take everywhere.
constexpr size_t kMaxAlignment = 128;

/// Whatever a driver calls it when no memory is left.
ur_result_t translateExhaustion(cl_int result) noexcept {
  const bool exhausted = result == CL_OUT_OF_HOST_MEMORY || result == CL_INVALID_BUFFER_SIZE;
  return exhausted ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY : translate(result);
}

} // namespace

ur_result_t Memory::allocUsm(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                             void **memory) noexcept {
  const Api &api = context_.api();
  const cl_device_id on = context_.device(device).native;
  // 0 is the largest type's, by the shortest way.
  const auto align = static_cast<cl_uint>(alignment == kMaxAlignment ? 0 : alignment);
  cl_int result = CL_SUCCESS;
  switch (kind) {
  case core::MemoryKind::host:
    *memory = api.clHostMemAllocINTEL(context_.native(), nullptr, size, align, &result);
    break;
  case core::MemoryKind::device:
    *memory = api.clDeviceMemAllocINTEL(context_.native(), on, nullptr, size, align, &result);
    break;
  case core::MemoryKind::shared:
    *memory = api.clSharedMemAllocINTEL(context_.native(), on, nullptr, size, align, &result);
    break;
  }
  if (result == CL_SUCCESS && !*memory)
    return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  return translateExhaustion(result);
}

/// It says no more than that there is none.
ur_result_t Memory::allocSvm(core::MemoryKind kind, size_t size, size_t alignment, void **memory) noexcept {
  const bool fine = context_.way() == MemoryWay::fineSvm;
  if (!fine && kind == core::MemoryKind::shared)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  // No device uses it: what the core itself needs is a place for copies (the facts say that there is no host USM).
  if (isPlainHost(kind)) {
    if (size > SIZE_MAX - (alignment - 1))
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    *memory = std::aligned_alloc(alignment, (size + alignment - 1) & ~(alignment - 1));
    return *memory ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  cl_svm_mem_flags flags = CL_MEM_READ_WRITE;
  if (fine) {
    flags |= CL_MEM_SVM_FINE_GRAIN_BUFFER;
    bool atomics = true;
    for (uint32_t i = 0; i < context_.size(); ++i)
      atomics &= (context_.device(i).facts.usmHost & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS) != 0;
    if (atomics)
      flags |= CL_MEM_SVM_ATOMICS;
  }
  *memory = context_.api().clSVMAlloc(context_.native(), flags, size, static_cast<cl_uint>(alignment));
  return *memory ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
}

ur_result_t Memory::allocPlain(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                               void **memory) noexcept {
  switch (context_.way()) {
  case MemoryWay::usm:
    return allocUsm(kind, device, size, alignment, memory);
  case MemoryWay::fineSvm:
  case MemoryWay::coarseSvm:
    return allocSvm(kind, size, alignment, memory);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
}

bool Memory::isPlainHost(core::MemoryKind kind) const noexcept {
  return context_.way() == MemoryWay::coarseSvm && kind == core::MemoryKind::host;
}

ur_result_t Memory::freePlain(core::MemoryKind kind, void *memory) noexcept {
  if (isPlainHost(kind)) {
    std::free(memory);
    return UR_RESULT_SUCCESS;
  }
  if (context_.way() == MemoryWay::usm)
    return translate(context_.api().clMemFreeINTEL(context_.native(), memory));
  context_.api().clSVMFree(context_.native(), memory);
  return UR_RESULT_SUCCESS;
}

ur_result_t Memory::alloc(core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                          void **memory) noexcept {
  void *made = nullptr;
  const ur_result_t result = alignment_.allocate(
      size, alignment, &made,
      [&](size_t bytes, void **plain) {
        return allocPlain(kind, device, bytes, std::min(alignment, kMaxAlignment), plain);
      },
      [&](void *plain) { return freePlain(kind, plain); });
  if (result != UR_RESULT_SUCCESS)
    return result;
  context_.memoryChanges();
  const ur_result_t noted = core::guarded([&] {
    void *const plain = alignment_.find(made);
    natives_.note(plain, size + static_cast<size_t>(static_cast<std::byte *>(made) - static_cast<std::byte *>(plain)));
    return UR_RESULT_SUCCESS;
  });
  if (noted == UR_RESULT_SUCCESS)
    *memory = made;
  else
    (void)alignment_.release(made, [&](void *origin) { return freePlain(kind, origin); });
  return noted;
}

ur_result_t Memory::free(core::MemoryKind kind, void *memory) noexcept {
  context_.memoryChanges();
  return alignment_.release(
      memory, [&](void *origin) { return natives_.giveBack(origin) ? UR_RESULT_SUCCESS : freePlain(kind, origin); });
}

} // namespace ur::opencl
