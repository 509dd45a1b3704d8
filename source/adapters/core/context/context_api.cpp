// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

namespace ur::core::api {

ur_result_t urContextCreate(uint32_t count, const ur_device_handle_t *devices, const ur_context_properties_t *,
                            ur_context_handle_t *context) {
  for (uint32_t i = 0; i < count; ++i) {
    if (!devices[i])
      return UR_RESULT_ERROR_INVALID_DEVICE;
  }
  *context = new Context(std::span(devices, count));
  return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetInfo(ur_context_handle_t context, ur_context_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_CONTEXT_INFO_NUM_DEVICES:
    return info.put<UR_CONTEXT_INFO_NUM_DEVICES>(static_cast<uint32_t>(context->devices().size()));
  case UR_CONTEXT_INFO_DEVICES:
    return info.array<UR_CONTEXT_INFO_DEVICES>(context->devices());
  case UR_CONTEXT_INFO_REFERENCE_COUNT:
    return info.put<UR_CONTEXT_INFO_REFERENCE_COUNT>(context->users());
  case UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT:
    return info.put<UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT>(true);
  case UR_CONTEXT_INFO_USM_FILL2D_SUPPORT:
    return info.put<UR_CONTEXT_INFO_USM_FILL2D_SUPPORT>(true);
  default:
    return unanswered(query);
  }
}

} // namespace ur::core::api
