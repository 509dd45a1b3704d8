// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Host memory that others have allocated, made known to the driver.
#pragma once

#include "adapters/core/port/driver_registration.hpp"
#include "adapters/cuda_like/device.hpp"

#include <vector>

namespace ur::LANEWAY_VENDOR {

class Registration final : public core::RegistrationDriver {
public:
  explicit Registration(const std::vector<std::unique_ptr<Device>> &devices) noexcept : devices_(devices) {}
  /// All devices of the context can do it.
  bool possible() const noexcept;

  ur_result_t registerHost(void *memory, size_t size, core::HostUse use, bool readOnly) noexcept override;
  ur_result_t unregisterHost(void *memory, size_t size, core::HostUse use) noexcept override;

private:
  const std::vector<std::unique_ptr<Device>> &devices_;
};

} // namespace ur::LANEWAY_VENDOR
