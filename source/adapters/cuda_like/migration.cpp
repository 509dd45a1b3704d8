// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/migration.hpp"

#include "adapters/cuda_like/streams.hpp"

namespace ur::LANEWAY_VENDOR {

namespace {

/// A hint that the driver has no use for, for this memory or device, is none.
Result unlessRefused(Result result) noexcept {
  return result == kInvalidValue || result == kInvalidDevice || result == kNotSupported ? kSuccess : result;
}

/// What a flag says to the driver, of the queue's device or of the host.
struct Advice {
  ur_usm_advice_flags_t flags; ///< any of them
  MemoryAdvice advice;
  bool host;
};
constexpr ur_usm_advice_flags_t kDefault = UR_USM_ADVICE_FLAG_DEFAULT;
// Forgetting comes before what is to be known from now on.
constexpr Advice kAdvice[] = {
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_READ_MOSTLY, kForgetReadMostly, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION | UR_USM_ADVICE_FLAG_CLEAR_PREFERRED_LOCATION_HOST,
     kForgetPreferredPlace, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_DEVICE, kForgetAccessedBy, false},
    {kDefault | UR_USM_ADVICE_FLAG_CLEAR_ACCESSED_BY_HOST, kForgetAccessedBy, true},
    {UR_USM_ADVICE_FLAG_SET_READ_MOSTLY, kReadMostly, false},
    {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION, kPreferredPlace, false},
    {UR_USM_ADVICE_FLAG_SET_PREFERRED_LOCATION_HOST, kPreferredPlace, true},
    {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_DEVICE, kAccessedBy, false},
    {UR_USM_ADVICE_FLAG_SET_ACCESSED_BY_HOST, kAccessedBy, true},
};

} // namespace

ur_result_t Migration::prefetch(core::Stream stream, const core::SharedRange &range, bool toHost,
                                const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &to) {
    const DeviceLimits &limits = to.device.limits();
    return limits.migration ? unlessRefused(memPrefetchAsync(to.device.api(), addressOf(range.memory), range.size,
                                                             toHost ? kHostNumber : limits.device, to.native))
                            : kSuccess;
  });
}

/// The driver takes advice at once.
ur_result_t Migration::advise(core::Stream stream, const core::SharedRange &range, ur_usm_advice_flags_t flags,
                              const core::Fence &fence) noexcept {
  return submit(stream, fence, [&](const Stream &to) {
    const DeviceLimits &limits = to.device.limits();
    Result result = kSuccess;
    for (const Advice &one : kAdvice) {
      if (limits.migration && (flags & one.flags) != 0 && result == kSuccess) {
        result = unlessRefused(memAdvise(to.device.api(), addressOf(range.memory), range.size, one.advice,
                                         one.host ? kHostNumber : limits.device));
      }
    }
    return result;
  });
}

} // namespace ur::LANEWAY_VENDOR
