// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A stand-in for RMM's header of this name; a test says which device is current.
#pragma once

namespace rmm {

class cuda_device_id {
public:
  explicit constexpr cuda_device_id(int number) noexcept : number_(number) {}
  [[nodiscard]] constexpr int value() const noexcept { return number_; }

private:
  int number_;
};

inline int currentDevice = 0;
inline cuda_device_id get_current_cuda_device() {
  return cuda_device_id(currentDevice);
}

} // namespace rmm
