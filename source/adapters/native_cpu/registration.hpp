// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host memory of the caller's: all of it can be used by kernels and copies as it is, so there is nothing to set up but
// to see that the process has such memory.
#pragma once

#include "adapters/core/port/driver_registration.hpp"

namespace ur::native_cpu {

class Registration final : public core::RegistrationDriver {
public:
  ur_result_t registerHost(void *memory, size_t size, core::HostUse use, bool readOnly) noexcept override;
  ur_result_t unregisterHost(void *memory, size_t size, core::HostUse use) noexcept override;
};

} // namespace ur::native_cpu
