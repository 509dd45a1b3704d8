// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// CUDA's side of the port: what is its own of a context.
#pragma once

#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/driver_base.hpp"

namespace ur::cuda {

class CudaDriver final : public DriverBase {
public:
  CudaDriver(const Api &api, std::vector<std::unique_ptr<Device>> devices, Peers &peers)
      : DriverBase(api, std::move(devices), peers) {}

  bool takesIl(std::span<const uint8_t> code, uint32_t) const noexcept override {
    return core::isText(code); // PTX, CUDA C++
  }
};

} // namespace ur::cuda
