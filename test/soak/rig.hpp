// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What soaks share: an adapter's first device with a context and a kernel, and settings of the environment.
#pragma once

#include "worker.hpp"
#include "world.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace soak {

/// A number of the environment.
inline double setting(const char *variable, double otherwise) {
  const char *text = std::getenv(variable);
  return text ? std::strtod(text, nullptr) : otherwise;
}

class SoakRig : public ::testing::Test {
protected:
  void SetUp() override {
    world = World::begin();
    need(api().Adapter.pfnGet(1, &adapter, nullptr), "urAdapterGet");
    ur_platform_handle_t platform = nullptr;
    need(api().Platform.pfnGet(adapter, 1, &platform, nullptr), "urPlatformGet");
    need(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &shared.device, nullptr), "urDeviceGet");
    need(api().Context.pfnCreate(1, &shared.device, nullptr, &shared.context), "urContextCreate");
    const std::vector<uint8_t> code = world->program();
    const uint8_t *bytes = code.data();
    size_t length = code.size();
    need(api().Program.pfnCreateWithBinary(shared.context, 1, &shared.device, &length, &bytes, nullptr, program.out()),
         "urProgramCreateWithBinary");
    need(api().Program.pfnBuild(shared.context, program, nullptr), "urProgramBuild");
    need(api().Kernel.pfnCreate(program, "fill_u32", kernel.out()), "urKernelCreate");
    shared.kernel = kernel;
  }
  void TearDown() override {
    kernel.reset();
    program.reset();
    need(api().Context.pfnRelease(shared.context), "urContextRelease");
    need(api().Device.pfnRelease(shared.device), "urDeviceRelease");
    need(api().Adapter.pfnRelease(adapter), "urAdapterRelease");
    world.reset();
  }

  std::unique_ptr<World> world;
  ur_adapter_handle_t adapter = nullptr;
  ur::test::Program program;
  Kernel kernel;
  Shared shared;
};

} // namespace soak
