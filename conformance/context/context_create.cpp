// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"
#include "support/info.hpp"

namespace conformance {

class ContextCreate : public DeviceTest {
protected:
  auto call() {
    devices_ = device();
    return Call(urContextCreate, 1, &devices_, nullptr, &context_).outputs(context_);
  }

  ur_device_handle_t devices_ = nullptr;
  ur_context_handle_t context_ = untouched<ur_context_handle_t>();
};

TEST_F(ContextCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<3>();
}

TEST_F(ContextCreate, enumerations) {
  auto properties = structure<ur_context_properties_t>(UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES);
  properties.flags = UR_CONTEXT_FLAGS_MASK;
  call().with<2>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(ContextCreate, sizes) {
  call().with<0>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ContextCreate, promiseNullDevice) {
  call();
  devices_ = nullptr;
  Call(urContextCreate, 1, &devices_, nullptr, &context_)
      .outputs(context_)
      .answers(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(ContextCreate, ofOneDevice) {
  Context context;
  call().with<3>(context.out()).succeeds();
  ASSERT_NE(nullptr, context.get());
  const InfoQuery query = infoQuery(urContextGetInfo, context);
  EXPECT_EQ(1U, references(query, UR_CONTEXT_INFO_REFERENCE_COUNT));
  EXPECT_EQ(std::vector<ur_device_handle_t>{device()}, infoArray<ur_device_handle_t>(query, UR_CONTEXT_INFO_DEVICES));
}

TEST_F(ContextCreate, ofAllDevices) {
  const std::vector<ur_device_handle_t> &devices = environment().devices;
  Context context;
  ASSERT_OK(urContextCreate(static_cast<uint32_t>(devices.size()), devices.data(), nullptr, context.out()));
  const InfoQuery query = infoQuery(urContextGetInfo, context);
  EXPECT_EQ(devices.size(), infoOf<uint32_t>(query, UR_CONTEXT_INFO_NUM_DEVICES));
  EXPECT_EQ(devices, infoArray<ur_device_handle_t>(query, UR_CONTEXT_INFO_DEVICES));
}

TEST_F(ContextCreate, withProperties) {
  const auto properties = structure<ur_context_properties_t>(UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES);
  Context context;
  call().with<2>(&properties).with<3>(context.out()).succeeds();
}

TEST_F(ContextCreate, manyAtOnce) {
  std::vector<Context> contexts(64);
  for (Context &context : contexts)
    call().with<3>(context.out()).succeeds();
  for (size_t i = 1; i < contexts.size(); ++i)
    EXPECT_NE(contexts[0].get(), contexts[i].get());
}

} // namespace conformance
