// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/registration.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

bool Registration::possible() const noexcept {
  return std::all_of(devices_.begin(), devices_.end(),
                     [](const std::unique_ptr<Device> &device) { return device->limits().registration; });
}

/// For both uses: page-locked memory is copied by the device itself.
ur_result_t Registration::registerHost(void *memory, size_t size, core::HostUse, bool readOnly) noexcept {
  const Device &first = *devices_.front();
  const bool protect = readOnly && std::all_of(devices_.begin(), devices_.end(), [](const auto &device) {
                         return device->limits().readOnlyRegistration;
                       });
  const unsigned flags = kRegisterPortable | kRegisterMapped | (protect ? kRegisterReadOnly : 0);
  const Result result = first.with([&] { return hostRegister(first.api(), memory, size, flags); });
  return result == kOutOfMemory ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
}

ur_result_t Registration::unregisterHost(void *memory, size_t, core::HostUse) noexcept {
  const Device &first = *devices_.front();
  return translate(first.with([&] { return hostUnregister(first.api(), memory); }));
}

} // namespace ur::LANEWAY_VENDOR
