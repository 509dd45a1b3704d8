// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/migration.hpp"

#include "adapters/cuda/streams.hpp"

namespace ur::cuda {

namespace {

CUdeviceptr addressOf(const core::SharedRange &range) noexcept {
  return reinterpret_cast<CUdeviceptr>(range.memory);
}

/// A hint that the driver has no use for, for this memory or device, is none.
CUresult unlessRefused(CUresult result) noexcept {
  return result == CUDA_ERROR_INVALID_VALUE || result == CUDA_ERROR_INVALID_DEVICE || result == CUDA_ERROR_NOT_SUPPORTED
             ? CUDA_SUCCESS
             : result;
}

/// What a flag says to the driver, of the queue's device or of the host.
struct Advice {
  ur_usm_advice_flags_t flags; ///< any of them
  CUmem_advise advice;
  bool host;
};
constexpr ur_usm_advice_flags_t kDefault = UR_USM_ADVICE_FLAG_DEFAULT;
// Forgetting comes before what is to be known from now on.
constexpr Advice kAdvice[] = {
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY, CU_MEM_ADVISE_UNSET_READ_MOSTLY, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION | UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST,
     CU_MEM_ADVISE_UNSET_PREFERRED_LOCATION, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE, CU_MEM_ADVISE_UNSET_ACCESSED_BY, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST, CU_MEM_ADVISE_UNSET_ACCESSED_BY, true},
    {UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, CU_MEM_ADVISE_SET_READ_MOSTLY, false},
    {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, false},
    {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST, CU_MEM_ADVISE_SET_PREFERRED_LOCATION, true},
    {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE, CU_MEM_ADVISE_SET_ACCESSED_BY, false},
    {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST, CU_MEM_ADVISE_SET_ACCESSED_BY, true},
};

} // namespace

ur_result_t Migration::prefetch(core::Stream stream, const core::SharedRange &range, bool toHost,
                                const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &to) {
    const DeviceLimits &limits = to.device.limits();
    return limits.migration ? unlessRefused(to.device.api().cuMemPrefetchAsync(
                                  addressOf(range), range.size, toHost ? CU_DEVICE_CPU : limits.device, to.native))
                            : CUDA_SUCCESS;
  });
}

/// The driver takes advice at once.
ur_result_t Migration::advise(core::Stream stream, const core::SharedRange &range, ur_usm_advice_flags_t flags,
                              const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &to) {
    const DeviceLimits &limits = to.device.limits();
    CUresult result = CUDA_SUCCESS;
    for (const Advice &one : kAdvice)
      if (limits.migration && (flags & one.flags) != 0 && result == CUDA_SUCCESS)
        result = unlessRefused(to.device.api().cuMemAdvise(addressOf(range), range.size, one.advice,
                                                           one.host ? CU_DEVICE_CPU : limits.device));
    return result;
  });
}

} // namespace ur::cuda
