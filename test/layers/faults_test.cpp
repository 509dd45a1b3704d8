// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls that fail because UR_LAYER_FAULTS says so.
#include "program.hpp"

#include <cstdlib>

namespace {

using namespace layers_test;

constexpr const char *kLeaks = "UR_LAYER_PARAMETER_VALIDATION,UR_LAYER_LIFETIME_VALIDATION,UR_LAYER_LEAK_CHECKING";

std::string withFaults(const std::string &faults, const std::function<void()> &body,
                       const std::string &adapter = MOCK_ADAPTER) {
  return loader_test::inChild(
      {{"UR_ADAPTERS_FORCE_LOAD", adapter}, {"UR_ENABLE_LAYERS", kLeaks}, {"UR_LAYER_FAULTS", faults}}, body);
}

TEST(Faults, TheCallOfThatNumberFailsAndNoOther) {
  const std::string errors = withFaults("urQueueCreate:3:OUT_OF_RESOURCES", [] {
    Program program; // makes the first
    ur_queue_handle_t queues[3] = {};
    EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &queues[0]), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &queues[1]), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_EQ(queues[1], nullptr) << "nothing is written";
    EXPECT_EQ(urQueueCreate(program.context, program.device, nullptr, &queues[2]), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(queues[0]), UR_RESULT_SUCCESS);
    EXPECT_EQ(urQueueRelease(queues[2]), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(
      countLines(errors, "urQueueCreate fails by UR_LAYER_FAULTS, its number 3: UR_RESULT_ERROR_OUT_OF_RESOURCES"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, ""), 1u) << errors;
}

TEST(Faults, OnwardsAndSeveralAndTheFirstWins) {
  const std::string errors = withFaults("urQueueFinish:2+:UR_RESULT_ERROR_DEVICE_LOST,"
                                        "urQueueFinish:3:OUT_OF_RESOURCES,urQueueFlush:1:OUT_OF_HOST_MEMORY",
                                        [] {
                                          Program program;
                                          EXPECT_EQ(urQueueFlush(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
                                          EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
                                          EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_ERROR_DEVICE_LOST);
                                          EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_ERROR_DEVICE_LOST);
                                          EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                              << "the refused one came from a layer above, and isn't counted";
                                          program.release();
                                          EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                                        });
  EXPECT_EQ(countLines(errors, "fails by UR_LAYER_FAULTS"), 3u) << errors;
}

// With validation above or without it, a call has the same number.
TEST(Faults, RefusedCallsAreNotCounted) {
  for (const char *const layers : {"UR_LAYER_FAULTS", kLeaks}) {
    const std::string errors =
        loader_test::inChild({{"UR_ADAPTERS_FORCE_LOAD", MOCK_ADAPTER},
                              {"UR_ENABLE_LAYERS", layers},
                              {"UR_LAYER_FAULTS", "urQueueFlush:1:1"}},
                             [] {
                               Program program;
                               EXPECT_EQ(urQueueFlush(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
                               EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_ERROR_INVALID_OPERATION)
                                   << "the number of the result";
                               EXPECT_EQ(urQueueFlush(program.queue), UR_RESULT_SUCCESS);
                               program.release();
                               EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
                             });
    EXPECT_EQ(countLines(errors, "urQueueFlush fails by UR_LAYER_FAULTS, its number 1"), 1u) << layers << errors;
  }
}

TEST(Faults, AFaultThatNeverCameIsSaid) {
  const std::string errors = withFaults("urQueueFinish:2:DEVICE_LOST", [] {
    Program program;
    EXPECT_EQ(urQueueFinish(program.queue), UR_RESULT_SUCCESS);
    program.release();
    EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
  });
  EXPECT_EQ(countLines(errors, "urQueueFinish was called 1 time, so its call number 2 didn't fail"), 1u) << errors;
}

TEST(Faults, MalformedOnesAreRefusedWithAReason) {
  for (const auto &[faults, problem] : std::initializer_list<std::pair<const char *, const char *>>{
           {"urQueueFinish:1", "it has 2 of its 3 parts"},
           {"urQueueFinish:1:DEVICE_LOST:x", "it has 4 of its 3 parts"},
           {"urLoaderInit:1:DEVICE_LOST", "'urLoaderInit' is neither * nor a function that adapters have"},
           {"queueFinish:1:DEVICE_LOST", "'queueFinish' is neither * nor a function that adapters have"},
           {"urQueueFinish:0:DEVICE_LOST", "'0' is no number from 1 on"},
           {"urQueueFinish:+:DEVICE_LOST", "'+' is no number from 1 on"},
           {"urQueueFinish:99999999999999999999:DEVICE_LOST", "is no number from 1 on"},
           {"urQueueFinish:1:SUCCESS", "'SUCCESS' is no error of ur_result_t"},
           {"urQueueFinish:1:UR_RESULT_SUCCESS", "'UR_RESULT_SUCCESS' is no error of ur_result_t"},
           {"urQueueFinish:1:0", "'0' is no error of ur_result_t"},
           {"urQueueFinish:1:4000000000", "'4000000000' is no error of ur_result_t"},
           {"urQueueFinish:1:", "'' is no error of ur_result_t"},
           {",", "'' is no fault, function:number:result: it has 1 of its 3 parts"},
           {"urQueueFinish:1:DEVICE_LOST,", "'' is no fault, function:number:result"},
           {"urQueueFinish:1:DEVICE_LOST,,urQueueFlush:1:DEVICE_LOST", "'' is no fault, function:number:result"},
       }) {
    const std::string errors =
        withFaults(faults, [] { EXPECT_EQ(urLoaderInit(0, nullptr), UR_RESULT_ERROR_INVALID_VALUE); });
    EXPECT_EQ(countLines(errors, problem), 1u) << errors;
    EXPECT_EQ(countLines(errors, "UR_LAYER_FAULTS"), 1u) << errors;
  }
}

/// Tries a call once more where it fails as the variable says: a program that loses nothing by that.
template <typename... Parameters, typename... Arguments>
void insist(ur_result_t(UR_APICALL *call)(Parameters...), Arguments... arguments) {
  ur_result_t result = call(arguments...);
  if (result == UR_RESULT_ERROR_DEVICE_LOST)
    result = call(arguments...);
  EXPECT_EQ(result, UR_RESULT_SUCCESS);
}

/// A whole life with stream-ordered memory.
void live() {
  ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  insist(urAdapterGet, 1u, &adapter, nullptr);
  insist(urPlatformGet, adapter, 1u, &platform, nullptr);
  insist(urDeviceGet, platform, UR_DEVICE_TYPE_ALL, 1u, &device, nullptr);
  insist(urContextCreate, 1u, &device, nullptr, &context);
  insist(urQueueCreate, context, device, nullptr, &queue);
  void *memory = nullptr;
  ur_event_handle_t made = nullptr, filled = nullptr, freed = nullptr;
  insist(urEnqueueUSMSharedAllocExp, queue, nullptr, size_t{64}, nullptr, 0u, nullptr, &memory, &made);
  const uint32_t value = 7;
  insist(urEnqueueUSMFill, queue, memory, sizeof value, &value, size_t{64}, 1u, &made, &filled);
  insist(urEventWait, 1u, &filled);
  insist(urEnqueueUSMFreeExp, queue, nullptr, memory, 1u, &filled, &freed);
  insist(urQueueFinish, queue);
  for (const ur_event_handle_t event : {made, filled, freed})
    insist(urEventRelease, event);
  insist(urQueueRelease, queue);
  insist(urContextRelease, context);
  insist(urDeviceRelease, device);
  insist(urAdapterRelease, adapter);
  EXPECT_EQ(urLoaderTearDown(), UR_RESULT_SUCCESS);
}

TEST(Faults, OfEveryCallOfAProgramLoseNothingOnAnyAdapter) {
  for (const char *const adapter : {MOCK_ADAPTER, NATIVE_CPU_ADAPTER, SIM_ADAPTER}) {
    uint64_t number = 1;
    for (std::string errors; number < 100; ++number) {
      errors = withFaults("*:" + std::to_string(number) + ":DEVICE_LOST", live, adapter);
      EXPECT_EQ(countLines(errors, ""), 1u) << adapter << " " << number << "\n" << errors;
      if (countLines(errors, "fails by UR_LAYER_FAULTS, its number " + std::to_string(number)) == 0) {
        EXPECT_EQ(countLines(errors, "so its call number " + std::to_string(number) + " didn't fail"), 1u) << errors;
        break;
      }
    }
    EXPECT_EQ(number, 18u) << "one more than there are calls";
  }
}

} // namespace
