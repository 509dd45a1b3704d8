// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual memory, as the API has it. What can be wrong with a range is found by VirtualRanges.
#include "adapters/core/allocator/allocation_map.hpp"
#include "adapters/core/memory/physical_mem.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// One of the flags, or none of them, which is no access.
VirtualAccess accessOf(ur_virtual_mem_access_flags_t flags) {
  switch (flags) {
  case 0:
  case UR_VIRTUAL_MEM_ACCESS_FLAG_NONE:
    return VirtualAccess::none;
  case UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY:
    return VirtualAccess::read;
  case UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE:
    return VirtualAccess::readWrite;
  default: // two at once
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
}

ur_virtual_mem_access_flags_t flagsOf(VirtualAccess access) noexcept {
  switch (access) {
  case VirtualAccess::read:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY;
  case VirtualAccess::readWrite:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE;
  default:
    return UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
  }
}

/// What suits every device of the context: powers of two, so the largest.
Granularity forAll(const Context &context, size_t size) {
  const VirtualMemoryDriver &driver = virtualMemoryOf(context);
  Granularity all;
  for (uint32_t i = 0; i < context.devices().size(); ++i) {
    const Granularity one = driver.granularity(i, size);
    all = {std::max(all.minimum, one.minimum), std::max(all.recommended, one.recommended)};
  }
  return all;
}

} // namespace

namespace api {

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t context, ur_device_handle_t device,
                                           size_t allocationSize, ur_virtual_mem_granularity_info_t query, size_t size,
                                           void *value, size_t *sizeRet) {
  const VirtualMemoryDriver &driver = virtualMemoryOf(*context);
  const Granularity granularity =
      device ? driver.granularity(context->indexOf(device), allocationSize) : forAll(*context, allocationSize);
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
    return info.put<UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM>(granularity.minimum);
  case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
    return info.put<UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED>(granularity.recommended);
  default:
    return unanswered(query);
  }
}

ur_result_t urVirtualMemReserve(ur_context_handle_t context, const void *wish, size_t size, void **start) {
  VirtualMemoryDriver &driver = virtualMemoryOf(*context);
  // Whose memory is small may have it anywhere in a large range: so that needs no large granularity.
  *start = context->allocations().virtualRanges().reserve(driver, wish, size, forAll(*context, 1).minimum);
  return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemFree(ur_context_handle_t context, const void *start, size_t size) {
  context->allocations().virtualRanges().free(virtualMemoryOf(*context), start, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemMap(ur_context_handle_t context, const void *start, size_t size,
                            ur_physical_mem_handle_t memory, size_t offset, ur_virtual_mem_access_flags_t flags) {
  if (&memory->context() != context)
    return UR_RESULT_ERROR_INVALID_VALUE;
  context->allocations().virtualRanges().map(start, size, memory->block(), offset, accessOf(flags));
  return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t context, const void *start, size_t size) {
  context->allocations().virtualRanges().unmap(virtualMemoryOf(*context), start, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t context, const void *start, size_t size,
                                  ur_virtual_mem_access_flags_t flags) {
  VirtualMemoryDriver &driver = virtualMemoryOf(*context);
  context->allocations().virtualRanges().setAccess(driver, start, size, accessOf(flags));
  return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t context, const void *start, size_t rangeSize,
                                ur_virtual_mem_info_t query, size_t size, void *value, size_t *sizeRet) {
  (void)virtualMemoryOf(*context);
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_VIRTUAL_MEM_INFO_ACCESS_MODE:
    return info.put<UR_VIRTUAL_MEM_INFO_ACCESS_MODE>(
        flagsOf(context->allocations().virtualRanges().access(start, rangeSize)));
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
