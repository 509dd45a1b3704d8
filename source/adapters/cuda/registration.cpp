// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/registration.hpp"

#include <algorithm>

namespace ur::cuda {

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
  const unsigned flags =
      CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP | (protect ? CU_MEMHOSTREGISTER_READ_ONLY : 0);
  const CUresult result = first.with([&] { return first.api().cuMemHostRegister(memory, size, flags); });
  return result == CUDA_ERROR_OUT_OF_MEMORY ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
}

ur_result_t Registration::unregisterHost(void *memory, size_t, core::HostUse) noexcept {
  const Device &first = *devices_.front();
  return translate(first.with([&] { return first.api().cuMemHostUnregister(memory); }));
}

} // namespace ur::cuda
