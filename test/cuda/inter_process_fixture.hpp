// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is shared between real processes: a program of tests starts itself again as the other one. What travels does so
// in its environment.
#pragma once

#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_inter_process.hpp"
#include "support/other_process.hpp"

#include <cstdlib>

namespace ur::cuda::test {

/// What this process was given, when it is the other one.
inline std::vector<uint8_t> given(const char *variable) {
  return ur::test::bytesOfHex(std::getenv(variable));
}

/// A driver of both devices, and its part for other processes.
class InterProcessTest : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1});
    part = driver->interProcess();
    ASSERT_NE(nullptr, part);
  }

  std::unique_ptr<Driver> driver;
  InterProcessDriver *part = nullptr;
};

} // namespace ur::cuda::test
