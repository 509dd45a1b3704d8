// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/physical_mem.hpp"

#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

namespace ur::core::api {

ur_result_t urPhysicalMemCreate(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                                const ur_physical_mem_properties_t *properties, ur_physical_mem_handle_t *memory) {
  const uint32_t index = context->indexOf(device);
  VirtualMemoryDriver &driver = virtualMemoryOf(*context);
  const size_t granularity = driver.granularity(index, size).minimum;
  if (size == 0 || size % granularity != 0)
    return UR_RESULT_ERROR_INVALID_SIZE;
  const ur_physical_mem_flags_t flags = properties ? properties->flags : 0;
  auto block = makeRef<PhysicalBlock>(driver, device, size, granularity);
  const bool shareable = (flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC) != 0;
  makeTrimming(*context, index, [&] { return driver.createPhysical(index, size, shareable, &block->native); });
  auto made = makeRef<PhysicalMem>(*context, std::move(block), flags);
  if (InterProcessDriver *sharing = shareable ? context->driver().interProcess() : nullptr)
    made->offerBy(*sharing);
  *memory = made.release();
  return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t memory, ur_physical_mem_info_t query, size_t size,
                                 void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_PHYSICAL_MEM_INFO_CONTEXT:
    return info.put<UR_PHYSICAL_MEM_INFO_CONTEXT>(&memory->context());
  case UR_PHYSICAL_MEM_INFO_DEVICE:
    return info.put<UR_PHYSICAL_MEM_INFO_DEVICE>(memory->block()->device);
  case UR_PHYSICAL_MEM_INFO_SIZE:
    return info.put<UR_PHYSICAL_MEM_INFO_SIZE>(memory->block()->size);
  case UR_PHYSICAL_MEM_INFO_PROPERTIES:
    return info.put<UR_PHYSICAL_MEM_INFO_PROPERTIES>(
        ur_physical_mem_properties_t{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr, memory->flags()});
  case UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT:
    return info.put<UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT>(memory->users());
  default:
    return unanswered(query);
  }
}

} // namespace ur::core::api
