// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// HIP's side of the port: what is its own of a context.
#pragma once

#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/driver_base.hpp"

namespace ur::hip {

class HipDriver final : public DriverBase {
public:
  HipDriver(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
      : DriverBase(api, std::move(devices), peers) {}

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override {
    return core::isText(code); // HIP C++
  }
};

} // namespace ur::hip
