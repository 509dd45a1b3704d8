// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/sampler.hpp"

#include "adapters/core/device/native.hpp"
#include "adapters/core/memory/image_memory.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

using namespace ur::core;

ur_sampler_handle_t_::ur_sampler_handle_t_(Context &context, const SamplerDesc &desc)
    : Object(Tag::sampler, 1), context_(&context), desc_(desc) {
  checkImageSupport(context);
  checkDriver();
  check(context.driver().images()->createSampler(desc, &native_));
}

ur_sampler_handle_t_::ur_sampler_handle_t_(Context &context, ur_native_handle_t native, bool owned)
    : Object(Tag::sampler, 1), context_(&context) {
  checkImageSupport(context);
  check(nativeHandles(context).importSampler(native, owned, &desc_, &native_)); // Last: nothing can fail behind it.
}

ur_sampler_handle_t_::~ur_sampler_handle_t_() {
  if (!driverIsLost())
    context_->driver().images()->destroySampler(native_);
}

namespace ur::core::api {

ur_result_t urSamplerCreate(ur_context_handle_t context, const ur_sampler_desc_t *desc, ur_sampler_handle_t *sampler) {
  checkImageSupport(*context);
  if (desc->pNext) // Mipmaps, cubemaps, a mode for each dimension: those of bindless images.
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *sampler = new Sampler(*context, {desc->normalizedCoords, desc->addressingMode, desc->filterMode});
  return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t sampler, ur_native_handle_t *native) {
  return nativeHandles(sampler->context()).samplerHandle(sampler->native(), native);
}

ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                            const ur_sampler_native_properties_t *properties,
                                            ur_sampler_handle_t *sampler) {
  *sampler = new Sampler(*context, native, takesOver(properties));
  return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerGetInfo(ur_sampler_handle_t sampler, ur_sampler_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_SAMPLER_INFO_REFERENCE_COUNT:
    return info.put<UR_SAMPLER_INFO_REFERENCE_COUNT>(sampler->users());
  case UR_SAMPLER_INFO_CONTEXT:
    return info.put<UR_SAMPLER_INFO_CONTEXT>(&sampler->context());
  case UR_SAMPLER_INFO_NORMALIZED_COORDS:
    return info.put<UR_SAMPLER_INFO_NORMALIZED_COORDS>(sampler->desc().normalized);
  case UR_SAMPLER_INFO_ADDRESSING_MODE:
    return info.put<UR_SAMPLER_INFO_ADDRESSING_MODE>(sampler->desc().addressing);
  case UR_SAMPLER_INFO_FILTER_MODE:
    return info.put<UR_SAMPLER_INFO_FILTER_MODE>(sampler->desc().filter);
  default:
    return unanswered(query);
  }
}

} // namespace ur::core::api
