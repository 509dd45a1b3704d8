// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/memory.hpp"

#include "adapters/core/port/unmap_each.hpp"

#include <algorithm>

namespace ur::level_zero {

using namespace core;

namespace {

/// More than this isn't asked for: drivers refuse larger alignments.
constexpr size_t kMaxAlignment = 64 << 10;

/// Whatever a driver calls it when no memory is left.
ur_result_t translateExhaustion(ze_result_t result) noexcept {
  return result == ZE_RESULT_ERROR_UNSUPPORTED_SIZE || result == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
             ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
             : translate(result);
}

} // namespace

ze_result_t Memory::allocPlain(const void *more, MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                               void **memory) const noexcept {
  const Api &api = context_.api();
  ze_device_mem_alloc_desc_t onDevice{};
  onDevice.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC;
  onDevice.pNext = more;
  ze_host_mem_alloc_desc_t onHost{};
  onHost.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
  switch (kind) {
  case MemoryKind::host:
    return api.zeMemAllocHost(context_.native(), &onHost, size, alignment, memory);
  case MemoryKind::device:
    return api.zeMemAllocDevice(context_.native(), &onDevice, size, alignment, context_.device(device).native, memory);
  case MemoryKind::shared:
    return api.zeMemAllocShared(context_.native(), &onDevice, &onHost, size, alignment, context_.device(device).native,
                                memory);
  }
  return ZE_RESULT_ERROR_INVALID_ENUMERATION;
}

ur_result_t Memory::alloc(MemoryKind kind, uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  return allocWith(nullptr, kind, device, size, alignment, memory);
}

ur_result_t Memory::allocWith(const void *more, MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                              void **memory) noexcept {
  void *made = nullptr;
  const ze_result_t result = alignment_.allocate(
      size, alignment, &made,
      [&](size_t bytes, void **plain) {
        return allocPlain(more, kind, device, bytes, std::min(alignment, kMaxAlignment), plain);
      },
      [&](void *plain) { return context_.api().zeMemFree(context_.native(), plain); });
  if (result == ZE_RESULT_SUCCESS) {
    context_.memoryChanges();
    *memory = made;
  }
  return translateExhaustion(result);
}

ur_result_t Memory::free(void *memory) noexcept {
  offers_.end(memory);
  context_.memoryChanges();
  return translate(
      alignment_.release(memory, [&](void *origin) { return context_.api().zeMemFree(context_.native(), origin); }));
}

namespace {

/// Memory without an address; a driver's call wants the context beside it.
ze_physical_mem_handle_t nativeOf(NativePhysicalMem memory) noexcept {
  return reinterpret_cast<ze_physical_mem_handle_t>(memory);
}

ze_memory_access_attribute_t attributeOf(VirtualAccess access) noexcept {
  switch (access) {
  case VirtualAccess::none:
    break;
  case VirtualAccess::read:
    return ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY;
  case VirtualAccess::readWrite:
    return ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
  }
  return ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
}

} // namespace

Granularity VirtualMemory::granularity(uint32_t device, size_t size) const noexcept {
  const Pages &pages = context_.device(device).pages;
  return {pages.sizeFor(size), pages.sizeFor(SIZE_MAX)};
}

/// A range ends with a page, as large as those for so much memory: what is behind it are addresses only.
size_t VirtualMemory::wholePages(size_t size) const noexcept {
  size_t page = 1;
  for (uint32_t device = 0; device < context_.size(); ++device)
    page = std::max(page, context_.device(device).pages.sizeFor(size));
  return (size + page - 1) / page * page;
}

ur_result_t VirtualMemory::reserve(const void *wish, size_t size, void **start) noexcept {
  void *reserved = nullptr;
  const ze_result_t result = context_.api().zeVirtualMemReserve(context_.native(), wish, wholePages(size), &reserved);
  if (result == ZE_RESULT_SUCCESS)
    *start = reserved;
  return translate(result);
}

ur_result_t VirtualMemory::unreserve(void *start, size_t size) noexcept {
  if (driverIsLost())
    return UR_RESULT_SUCCESS;
  return translate(context_.api().zeVirtualMemFree(context_.native(), start, wholePages(size)));
}

ur_result_t VirtualMemory::createWith(const void *more, uint32_t device, size_t size,
                                      NativePhysicalMem *memory) const noexcept {
  ze_physical_mem_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC;
  desc.pNext = more;
  desc.size = size;
  ze_physical_mem_handle_t made = nullptr;
  const ze_result_t result =
      context_.api().zePhysicalMemCreate(context_.native(), context_.device(device).native, &desc, &made);
  if (result == ZE_RESULT_SUCCESS)
    *memory = reinterpret_cast<NativePhysicalMem>(made);
  return translateExhaustion(result);
}

void VirtualMemory::destroyPhysical(NativePhysicalMem memory) noexcept {
  offers_.end(memory);
  (void)context_.api().zePhysicalMemDestroy(context_.native(), nativeOf(memory));
}

ur_result_t VirtualMemory::map(void *start, size_t size, NativePhysicalMem memory, size_t offset,
                               VirtualAccess access) noexcept {
  context_.memoryChanges();
  const auto at = reinterpret_cast<uintptr_t>(start);
  try {
    std::lock_guard lock(mutex_);
    mappings_.insert_or_assign(at, size);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  const ze_result_t result =
      context_.api().zeVirtualMemMap(context_.native(), start, size, nativeOf(memory), offset, attributeOf(access));
  if (result != ZE_RESULT_SUCCESS) {
    std::lock_guard lock(mutex_);
    mappings_.erase(at);
  }
  return translate(result);
}

ur_result_t VirtualMemory::unmap(void *start, size_t size) noexcept {
  if (driverIsLost())
    return UR_RESULT_SUCCESS;
  context_.memoryChanges();
  return core::unmapEach(
      mutex_, mappings_, reinterpret_cast<uintptr_t>(start), size, [](size_t length) { return length; },
      [&](uintptr_t at, size_t length) {
        return translate(context_.api().zeVirtualMemUnmap(context_.native(), reinterpret_cast<void *>(at), length));
      });
}

ur_result_t VirtualMemory::setAccess(void *start, size_t size, VirtualAccess access) noexcept {
  return translate(context_.api().zeVirtualMemSetAccessAttribute(context_.native(), start, size, attributeOf(access)));
}

} // namespace ur::level_zero
