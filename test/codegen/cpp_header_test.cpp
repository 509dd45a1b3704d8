// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The C++ header over our loader and the mock adapter (test/codegen/CMakeLists.txt sets the environment). The mock's
// counters of handles show that copies retain and destructors release.
#include "unified-runtime/ur.hpp"
#include "unified-runtime/ur_mock.h"

#include <gtest/gtest.h>

namespace {

std::uint64_t calls(const char *function) {
  std::uint64_t count = 0;
  EXPECT_EQ(urMockGetCallCount(function, &count), UR_RESULT_SUCCESS);
  return count;
}

class Header : public ::testing::Test {
protected:
  static void SetUpTestSuite() { ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS); }
  static void TearDownTestSuite() { EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS); }
  void SetUp() override {
    ASSERT_EQ(urMockReset(), UR_RESULT_SUCCESS);
    for (const ur::Adapter &adapter : ur::adapters()) {
      for (const ur::Platform &platform : adapter.platforms()) {
        for (ur::Device &found : platform.devices(UR_DEVICE_TYPE_ALL))
          device = std::move(found);
      }
    }
    ASSERT_TRUE(device);
  }

  ur::Device device;
};

TEST_F(Header, CopiesRetainAndDestructorsRelease) {
  {
    const ur::Context context = ur::Context::create({device});
    const ur::Context copy = context;
    EXPECT_EQ(calls("urContextRetain"), 1U);
    EXPECT_EQ(context.get(), copy.get());
  }
  EXPECT_EQ(calls("urContextRelease"), 2U);
}

TEST_F(Header, MovesDoNeither) {
  {
    ur::Context context = ur::Context::create({device});
    ur::Context moved = std::move(context);
    EXPECT_FALSE(context);
    EXPECT_TRUE(moved);
    context = std::move(moved);
    EXPECT_TRUE(context);
  }
  EXPECT_EQ(calls("urContextRetain"), 0U);
  EXPECT_EQ(calls("urContextRelease"), 1U);
}

TEST_F(Header, AssignmentReleasesWhatWasThere) {
  ur::Context first = ur::Context::create({device});
  const ur::Context second = ur::Context::create({device});
  first = second;
  EXPECT_EQ(first.get(), second.get());
  EXPECT_EQ(calls("urContextRelease"), 1U);
}

TEST_F(Header, DetachAndReset) {
  ur::Context context = ur::Context::create({device});
  ur_context_handle_t raw = context.detach();
  EXPECT_FALSE(context);
  context = ur::Context::adopt(raw);
  context.reset();
  EXPECT_FALSE(context);
  EXPECT_EQ(calls("urContextRelease"), 1U);
}

TEST_F(Header, ErrorsAreExceptions) {
  try {
    ur::Context::create({});
    FAIL() << "a context without devices";
  } catch (const ur::Error &error) {
    EXPECT_NE(error.result(), UR_RESULT_SUCCESS);
    EXPECT_STREQ(error.function(), "urContextCreate");
    EXPECT_STREQ(ur::resultName(error.result()), "UR_RESULT_ERROR_INVALID_NULL_POINTER");
    EXPECT_STREQ(error.what(), "urContextCreate failed: UR_RESULT_ERROR_INVALID_NULL_POINTER (48)");
  }
  EXPECT_STREQ(ur::Error(static_cast<ur_result_t>(12345), "urX").what(), "urX failed: a result without a name (12345)");
}

TEST_F(Header, EventsOfCommands) {
  const ur::Context context = ur::Context::create({device});
  const ur::Queue queue = context.queueCreate(device);
  ur::Event first;
  queue.enqueueEventsWait({}, &first);
  EXPECT_TRUE(first);
  ur::Event second;
  void *memory = queue.enqueueUSMDeviceAllocExp(nullptr, 64, nullptr, {first}, &second);
  queue.enqueueUSMFreeExp(nullptr, memory, {first, second});
  ur::Event::wait({first, second});
  queue.finish();
  EXPECT_EQ(calls("urQueueFinish"), 1U);
}

ur_result_t describe(void *params, void *) {
  const auto &given = *static_cast<ur_device_get_info_params_t *>(params);
  const auto give = [&given](const void *value, std::size_t size) {
    if (*given.ppPropSizeRet)
      **given.ppPropSizeRet = size;
    if (*given.ppPropValue) {
      std::copy_n(static_cast<const char *>(value), std::min(size, *given.ppropSize),
                  static_cast<char *>(*given.ppPropValue));
    }
    return UR_RESULT_SUCCESS;
  };
  const std::size_t three[] = {1, 2, 3};
  const std::uint32_t width = 8;
  const ur_bool_t yes = 1;
  switch (*given.ppropName) {
  case UR_DEVICE_INFO_NAME:
    return give("Paper", 6);
  case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
  case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
    return give(three, sizeof(three));
  case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    return give(&width, sizeof(width));
  case UR_DEVICE_INFO_AVAILABLE:
    return give(&yes, sizeof(yes));
  case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
    return give("", 0);
  default:
    return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
}

TEST_F(Header, QueriesKnowTheirTypes) {
  ASSERT_EQ(urMockSetCallback("urDeviceGetInfo", UR_MOCK_REPLACE, describe, nullptr), UR_RESULT_SUCCESS);
  const std::string name = device.info<UR_DEVICE_INFO_NAME>();
  const std::vector<std::size_t> sizes = device.info<UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES>();
  const std::array<std::size_t, 3> groups = device.info<UR_DEVICE_INFO_MAX_WORK_GROUPS_3D>();
  const std::uint32_t width = device.info<UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT>();
  static_assert(std::is_same_v<decltype(device.info<UR_DEVICE_INFO_AVAILABLE>()), bool>);
  EXPECT_EQ(name, "Paper");
  EXPECT_EQ(sizes, (std::vector<std::size_t>{1, 2, 3}));
  EXPECT_EQ(groups, (std::array<std::size_t, 3>{1, 2, 3}));
  EXPECT_EQ(width, 8U);
  EXPECT_TRUE(device.info<UR_DEVICE_INFO_AVAILABLE>());
  EXPECT_TRUE(device.info<UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL>().empty());
  EXPECT_THROW(static_cast<void>(device.info<UR_DEVICE_INFO_VENDOR>()), ur::Error);
}

} // namespace
