// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory that leaves its process as a descriptor, and memory that comes as one.
#include "adapters/level_zero/memory.hpp"

namespace ur::level_zero {

using namespace core;

namespace {

constexpr ze_external_memory_export_desc_t exporting() noexcept {
  return {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC, nullptr, ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF};
}

constexpr ze_external_memory_import_fd_t importing(int descriptor) noexcept {
  return {ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD, nullptr, ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF, descriptor};
}

/// ask(more) asks for properties, which have the descriptor behind them.
template <class Ask>
ur_result_t askForDescriptor(Ask ask, int *descriptor) noexcept {
  ze_external_memory_export_fd_t exported{};
  exported.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD;
  exported.flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF;
  exported.fd = -1;
  const ze_result_t result = ask(&exported);
  if (result == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE || (result == ZE_RESULT_SUCCESS && exported.fd < 0))
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  if (result == ZE_RESULT_SUCCESS)
    *descriptor = exported.fd;
  return translate(result);
}

/// What is no descriptor of memory was none when somebody sent it, or isn't any more.
ur_result_t refused(ur_result_t result) noexcept {
  return result == UR_RESULT_ERROR_INVALID_ARGUMENT || result == UR_RESULT_ERROR_INVALID_SIZE
             ? UR_RESULT_ERROR_INVALID_VALUE
             : result;
}

} // namespace

ur_result_t Memory::allocExportable(uint32_t device, size_t size, size_t alignment, void **memory) noexcept {
  const ze_external_memory_export_desc_t more = exporting();
  return allocWith(&more, MemoryKind::device, device, size, alignment, memory);
}

ur_result_t Memory::descriptorOf(void *memory, int *descriptor) noexcept {
  ze_memory_allocation_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES;
  return askForDescriptor(
      [&](ze_external_memory_export_fd_t *more) {
        properties.pNext = more;
        return context_.api().zeMemGetAllocProperties(context_.native(), alignment_.find(memory), &properties, nullptr);
      },
      descriptor);
}

size_t Memory::offsetOf(void *memory) noexcept {
  return static_cast<size_t>(static_cast<std::byte *>(memory) - static_cast<std::byte *>(alignment_.find(memory)));
}

ur_result_t Memory::import(uint32_t device, int descriptor, size_t size, void **memory) noexcept {
  const ze_external_memory_import_fd_t more = importing(descriptor);
  return refused(allocWith(&more, MemoryKind::device, device, size, 1, memory));
}

ur_result_t VirtualMemory::createPhysical(uint32_t device, size_t size, bool shareable,
                                          NativePhysicalMem *memory) noexcept {
  const ze_external_memory_export_desc_t more = exporting();
  return createWith(shareable && context_.device(device).facts.ipcPhysicalMemory ? &more : nullptr, device, size,
                    memory);
}

ur_result_t VirtualMemory::descriptorOf(NativePhysicalMem memory, int *descriptor) const noexcept {
  ze_physical_mem_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES;
  return askForDescriptor(
      [&](ze_external_memory_export_fd_t *more) {
        properties.pNext = more;
        return context_.api().zePhysicalMemGetProperties(
            context_.native(), reinterpret_cast<ze_physical_mem_handle_t>(memory), &properties);
      },
      descriptor);
}

ur_result_t VirtualMemory::import(uint32_t device, int descriptor, size_t size,
                                  NativePhysicalMem *memory) const noexcept {
  const ze_external_memory_import_fd_t more = importing(descriptor);
  return refused(createWith(&more, device, size, memory));
}

} // namespace ur::level_zero
