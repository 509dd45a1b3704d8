// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/virtual_memory.hpp"

#include "adapters/native_cpu/machine.hpp"

#include <algorithm>
#include <new>

namespace ur::native_cpu {

namespace {

struct PhysicalMem {
  MemoryFile file;
  size_t counted;          ///< bytes that were taken from the device's
  MemoryFile offered = {}; ///< by what descriptor other processes open it, while they may
};

PhysicalMem &physicalOf(core::NativePhysicalMem memory) {
  return *reinterpret_cast<PhysicalMem *>(memory);
}

int protectionOf(core::VirtualAccess access) {
  switch (access) {
  case core::VirtualAccess::read:
    return PROT_READ;
  case core::VirtualAccess::readWrite:
    return PROT_READ | PROT_WRITE;
  default:
    return PROT_NONE;
  }
}

/// Addresses without memory; fixed: in place of what is mapped there.
void *withoutMemory(void *start, size_t size, int fixed) {
  return mmap(start, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | fixed, -1, 0);
}

} // namespace

core::Granularity VirtualMemory::granularity(uint32_t, size_t size) const noexcept {
  const auto page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return {page, size >= kHugePage ? std::max(page, kHugePage) : page};
}

ur_result_t VirtualMemory::reserve(const void *wish, size_t size, void **start) noexcept {
  void *reserved = withoutMemory(const_cast<void *>(wish), size, 0);
  if (reserved == MAP_FAILED)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  *start = reserved;
  return UR_RESULT_SUCCESS;
}

ur_result_t VirtualMemory::unreserve(void *start, size_t size) noexcept {
  return munmap(start, size) == 0 ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

ur_result_t VirtualMemory::createPhysical(uint32_t, size_t size, bool, core::NativePhysicalMem *memory) noexcept {
  if (!memory_.take(size))
    return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  MemoryFile file = MemoryFile::make(size);
  auto *made = file ? new (std::nothrow) PhysicalMem{std::move(file), size} : nullptr;
  if (!made) {
    memory_.give(size);
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  *memory = reinterpret_cast<core::NativePhysicalMem>(made);
  return UR_RESULT_SUCCESS;
}

void VirtualMemory::destroyPhysical(core::NativePhysicalMem memory) noexcept {
  memory_.give(physicalOf(memory).counted);
  delete &physicalOf(memory);
}

ur_result_t VirtualMemory::adopt(MemoryFile file, core::NativePhysicalMem *memory) noexcept {
  auto *made = new (std::nothrow) PhysicalMem{std::move(file), 0};
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *memory = reinterpret_cast<core::NativePhysicalMem>(made);
  return UR_RESULT_SUCCESS;
}

const MemoryFile &VirtualMemory::fileOf(core::NativePhysicalMem memory) noexcept {
  return physicalOf(memory).file;
}

MemoryFile &VirtualMemory::offerOf(core::NativePhysicalMem memory) noexcept {
  return physicalOf(memory).offered;
}

ur_result_t VirtualMemory::map(void *start, size_t size, core::NativePhysicalMem memory, size_t offset,
                               core::VirtualAccess access) noexcept {
  const void *mapped = mmap(start, size, protectionOf(access), MAP_SHARED | MAP_FIXED,
                            physicalOf(memory).file.descriptor(), static_cast<off_t>(offset));
  if (mapped != start)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  if (madvise(start, size, MADV_DONTFORK) == 0) // a child that writes to it would write to its parent's
    return UR_RESULT_SUCCESS;
  (void)unmap(start, size);
  return UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

ur_result_t VirtualMemory::unmap(void *start, size_t size) noexcept {
  return withoutMemory(start, size, MAP_FIXED) == start ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

ur_result_t VirtualMemory::setAccess(void *start, size_t size, core::VirtualAccess access) noexcept {
  return mprotect(start, size, protectionOf(access)) == 0 ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

} // namespace ur::native_cpu
