// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "program.hpp"

namespace layers_test {

std::string withLayers(const std::string &layers, const std::function<void()> &body, loader_test::Environment more) {
  more.emplace_back("UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER);
  more.emplace_back("UR_ENABLE_LAYERS", layers);
  return loader_test::inChild(more, body);
}

std::string withLayersOn(const std::string &adapter, const std::string &layers, const std::function<void()> &body) {
  return loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter}, {"UR_ENABLE_LAYERS", layers}}, body);
}

Program::Program() {
  EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  // More room than there are handles, and nobody asks how many were written.
  ur_adapter_handle_t adapters[4] = {};
  EXPECT_EQ(urAdapterGet(1, adapters, nullptr), UR_RESULT_SUCCESS);
  adapter = adapters[0];
  EXPECT_EQ(urPlatformGet(adapter, 1, &platform, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_SUCCESS);
  EXPECT_EQ(urQueueCreate(context, device, nullptr, &queue), UR_RESULT_SUCCESS);
}

void Program::release() {
  EXPECT_EQ(urQueueRelease(queue), UR_RESULT_SUCCESS);
  EXPECT_EQ(urContextRelease(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(urDeviceRelease(device), UR_RESULT_SUCCESS);
  EXPECT_EQ(urAdapterRelease(adapter), UR_RESULT_SUCCESS);
}

} // namespace layers_test
