// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of the API on a driver whose n-th call fails, for every n, with two devices; and that together they call
// everything that the adapter knows of Level Zero.
#include "level_zero/api_calls.hpp"
#include "support/fault_cases.hpp"

namespace ur::level_zero::test {
namespace {

using namespace ur::test;

constexpr FaultHooks kHooks{fake::failAt, fake::objects, fake::failed, fake::count};
constexpr const char *kFunctions[] = {
#define FUNCTION(name, parameters) #name,
#include "adapters/level_zero/api/functions.def"
};
/// Parts of a device, where it has some (FAKE_LEVEL_ZERO_TILES).
void ofParts(FaultRun &run) {
  const ur_device_partition_property_t by{UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                          {.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA}};
  const ur_device_partition_properties_t properties{UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, nullptr, &by, 1};
  ur_device_handle_t parts[2] = {};
  uint32_t supported = 0;
  if (!STEP(urDeviceGetInfo, run.device(), UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES, sizeof supported, &supported,
            nullptr) ||
      supported < 2 || !STEP(urDevicePartition, run.device(), &properties, 2, parts, nullptr))
    return;
  for (const ur_device_handle_t part : parts)
    RELEASE(urDeviceRelease, part);
  FaultScene scene = run.scene();
  scene.devices = {parts[0], parts[1]};
  FaultRun within(scene);
  const ur_context_handle_t context = within.makeContext();
  const ur_queue_handle_t queue = within.makeQueue(context, 0, 1);
  void *const memory = within.makeDeviceMemory(context, 1);
  if (queue && memory)
    within.step("urEnqueueUSMFill", urEnqueueUSMFill(queue, memory, 1, "x", FaultRun::kSize, 0, nullptr, nullptr));
  within.giveBack();
  run.step("within parts", within.refused().empty() ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNKNOWN);
}

constexpr FaultPart kOwn[] = {{"ofParts", ofParts}};

class LevelZeroFaultScene : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    uint32_t count = 0;
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
    scene.adapter = adapter;
    scene.platform = platform;
    scene.devices.resize(count);
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, scene.devices.data(), nullptr));
    scene.code = image();
    scene.intermediate = true;
    ASSERT_FALSE(scene.code.empty());
  }
  void TearDown() override {
    for (const ur_device_handle_t each : scene.devices)
      EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(each));
    ApiTest::TearDown();
  }

  FaultScene scene;
};

class LevelZeroFaultParts : public LevelZeroFaultScene, public ::testing::WithParamInterface<FaultPart> {};

TEST_P(LevelZeroFaultParts, leaveNothing) {
  for (const uint32_t failure : {0x7ffffffeu, 0x70000003u, 0x70000001u}) { // unknown; no memory; the device is lost
    fake::failWith(failure);
    failEachCall(GetParam(), scene, kHooks);
  }
}

INSTANTIATE_TEST_SUITE_P(All, LevelZeroFaultParts, ::testing::ValuesIn(faultParts(kOwn)),
                         [](const auto &info) { return std::string(info.param.name); });

class LevelZeroFaultCoverage : public LevelZeroFaultScene {};

/// In a process of its own, where nothing else calls.
TEST_F(LevelZeroFaultCoverage, ofEveryFunction) {
  constexpr const char *kOther = "LANEWAY_TEST_COVERAGE";
  if (!std::getenv(kOther)) {
    EXPECT_EQ(0, runInOtherProcess("LevelZeroFaultCoverage.ofEveryFunction",
                                   {{kOther, "1"}, {"ASAN_OPTIONS", "detect_leaks=0"}}));
    return;
  }
  EXPECT_EQ("", uncalled(faultParts(kOwn), scene, kHooks, kFunctions, {}))
      << "add a part to test/support/fault_parts_*.cpp";
}

TEST(LevelZeroFaultStart, leavesOutWhatFails) {
  fake::failWith(0x7ffffffe);
  failEachCallOfTheStart("LevelZeroFaultStart.leavesOutWhatFails", kHooks);
}

} // namespace
} // namespace ur::level_zero::test
