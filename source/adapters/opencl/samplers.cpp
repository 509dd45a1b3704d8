// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/image_names.hpp"
#include "adapters/opencl/images.hpp"

namespace ur::opencl {

using namespace core;

ur_result_t Images::createSampler(const SamplerDesc &desc, NativeSampler *sampler) noexcept {
  const auto addressing = nativeOf(kAddressingModes, desc.addressing);
  const auto filter = nativeOf(kFilterModes, desc.filter);
  if (!addressing || !filter)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  cl_int result = CL_SUCCESS;
  const cl_sampler made = context_.api().clCreateSampler(context_.native(), desc.normalized ? CL_TRUE : CL_FALSE,
                                                         *addressing, *filter, &result);
  if (!made)
    return result == CL_SUCCESS ? UR_RESULT_ERROR_OUT_OF_RESOURCES : translate(result);
  *sampler = reinterpret_cast<NativeSampler>(made);
  return UR_RESULT_SUCCESS;
}

void Images::destroySampler(NativeSampler sampler) noexcept {
  (void)context_.api().clReleaseSampler(reinterpret_cast<cl_sampler>(sampler));
}

ur_result_t Images::importSampler(ur_native_handle_t native, bool owned, SamplerDesc *desc,
                                  NativeSampler *sampler) noexcept {
  const Api &api = context_.api();
  const auto handle = reinterpret_cast<cl_sampler>(native);
  if (!handle || valueOf<cl_context>(api.clGetSamplerInfo, handle, CL_SAMPLER_CONTEXT) != context_.native())
    return UR_RESULT_ERROR_INVALID_SAMPLER;
  const auto normalized = valueOf<cl_bool>(api.clGetSamplerInfo, handle, CL_SAMPLER_NORMALIZED_COORDS);
  const auto addressing = valueOf<cl_uint>(api.clGetSamplerInfo, handle, CL_SAMPLER_ADDRESSING_MODE);
  const auto filter = valueOf<cl_uint>(api.clGetSamplerInfo, handle, CL_SAMPLER_FILTER_MODE);
  const auto ourAddressing = addressing ? oursOf(kAddressingModes, *addressing) : std::nullopt;
  const auto ourFilter = filter ? oursOf(kFilterModes, *filter) : std::nullopt;
  if (!normalized || !ourAddressing || !ourFilter)
    return UR_RESULT_ERROR_INVALID_SAMPLER;
  if (!owned) {
    if (const cl_int result = api.clRetainSampler(handle); result != CL_SUCCESS)
      return translate(result);
  }
  *desc = {*normalized != CL_FALSE, *ourAddressing, *ourFilter};
  *sampler = reinterpret_cast<NativeSampler>(handle);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::opencl
