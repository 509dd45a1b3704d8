// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every function of every table and of our own, called with nothing but zeros, in each of the loader's modes: a defined
// error, the same everywhere.
#include "common/generated/checks.hpp"
#include "common/generated/tables.hpp"
#include "support.hpp"

#include <cstring>
#include <dlfcn.h>
#include <map>

namespace {

using namespace loader_test;

/// Zeros for more parameters than any function has. By the calling conventions of our platforms a function takes no
/// harm from more parameters than it has, and zero reads as null, 0, false and an empty structure alike.
using AnyFunction = ur_result_t (*)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                                    uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t,
                                    uint64_t, uint64_t);

ur_result_t callWithZeros(const char *function) {
  void *const symbol = dlsym(RTLD_DEFAULT, function);
  const bool isOwn = std::strncmp(function, "urLaneway", 9) == 0; // a constant that points to it
  const auto call = symbol && isOwn ? *static_cast<const AnyFunction *>(symbol) : reinterpret_cast<AnyFunction>(symbol);
  if (!call) {
    ADD_FAILURE() << function << " is not exported";
    return UR_RESULT_ERROR_UNKNOWN;
  }
  return call(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

/// The results of all functions in a child, one byte pair each, written to a file.
std::vector<int> resultsIn(const Environment &environment, bool initialise = true) {
  const TemporaryFolder folder;
  const std::string path = folder.path("results");
  inChild(environment, [&] {
    if (initialise) {
      ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    }
    std::FILE *const file = std::fopen(path.c_str(), "w");
    ASSERT_NE(file, nullptr);
    for (const char *const function : ur::kFunctionNames)
      std::fprintf(file, "%d\n", static_cast<int>(callWithZeros(function)));
    std::fclose(file);
  });
  std::vector<int> results;
  if (std::FILE *const file = std::fopen(path.c_str(), "r")) {
    for (int result = 0; std::fscanf(file, "%d", &result) == 1;)
      results.push_back(result);
    std::fclose(file);
  }
  EXPECT_EQ(results.size(), ur::kFunctionCount);
  return results;
}

Environment mode(const char *variable, const char *value) {
  return {{"UR_ADAPTERS_FORCE_LOAD", adapter("good")}, {"UR_LOG_VALIDATION", "level:quiet"}, {variable, value}};
}

TEST(Dispatch, NothingButZerosGivesTheSameDefinedErrorInEveryMode) {
  const std::map<std::string, std::vector<int>> results = {
      {"one adapter", resultsIn(mode("UR_LOG_LOADER", "level:error"))},
      {"several adapters", resultsIn({{"UR_ADAPTERS_FORCE_LOAD", adapter("good") + "," + adapter("second")},
                                      {"UR_LOG_LOADER", "level:error"}})},
      {"intercept", resultsIn(mode("UR_ENABLE_LOADER_INTERCEPT", "1"))},
      {"empty slots", resultsIn({{"UR_ADAPTERS_FORCE_LOAD", adapter("null_slots")}})},
      {"validation", resultsIn(mode("UR_ENABLE_LAYERS", "UR_LAYER_PARAMETER_VALIDATION"))},
  };
  const std::vector<int> &expected = results.at("one adapter");
  ASSERT_EQ(expected.size(), ur::kFunctionCount);
  for (size_t slot = 0; slot < ur::kFunctionCount; ++slot) {
    const std::string function = ur::kFunctionNames[slot];
    if (function == "urAdapterGet") { // asks for nothing, and gets it
      EXPECT_EQ(expected[slot], UR_RESULT_SUCCESS);
    } else {
      EXPECT_TRUE(expected[slot] == UR_RESULT_ERROR_INVALID_NULL_HANDLE ||
                  expected[slot] == UR_RESULT_ERROR_INVALID_NULL_POINTER)
          << function << " answers " << expected[slot];
    }
    for (const auto &[name, all] : results) {
      ASSERT_EQ(all.size(), ur::kFunctionCount);
      EXPECT_EQ(all[slot], expected[slot]) << function << " with " << name;
    }
  }
}

TEST(Dispatch, EveryFunctionAnswersUninitializedBeforeInit) {
  const std::vector<int> results = resultsIn({}, false);
  for (size_t slot = 0; slot < results.size(); ++slot) {
    EXPECT_EQ(results[slot], UR_RESULT_ERROR_UNINITIALIZED) << ur::kFunctionNames[slot];
  }
}

TEST(Dispatch, EmptyRangesAndNullsInThemAreDefinedErrorsInEveryMode) {
  for (const auto &[variable, value] : {std::pair{"UR_LOG_LOADER", "level:error"},
                                        {"UR_ENABLE_LOADER_INTERCEPT", "yes"},
                                        {"UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION"}}) {
    inChild(mode(variable, value), [] {
      ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
      const ur_event_handle_t event = nullptr;
      ur_device_handle_t device = nullptr;
      ur_context_handle_t context = nullptr;
      EXPECT_EQ(urEventWait(0, nullptr), ur::checks::urEventWait(0, nullptr));
      EXPECT_EQ(urEventWait(1, nullptr), ur::checks::urEventWait(1, nullptr));
      EXPECT_EQ(urEventWait(0, &event), ur::checks::urEventWait(0, &event));
      EXPECT_EQ(urEventWait(1, &event), ur::checks::urEventWait(1, &event));
      EXPECT_NE(urEventWait(1, &event), UR_RESULT_SUCCESS);
      EXPECT_NE(urEventWait(0, &event), UR_RESULT_SUCCESS);
      EXPECT_NE(urContextCreate(0, &device, nullptr, &context), UR_RESULT_SUCCESS);
      EXPECT_EQ(urContextCreate(0, &device, nullptr, &context),
                ur::checks::urContextCreate(0, &device, nullptr, &context));
      EXPECT_EQ(urContextCreate(1, &device, nullptr, &context), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    });
  }
}

TEST(Dispatch, ReachesTheAdapterOfTheHandle) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good") + "," + adapter("second")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const auto all = adapters();
    ASSERT_EQ(all.size(), 2u);
    for (const ur_adapter_handle_t handle : all) {
      uint32_t before = 0, after = 0;
      ASSERT_EQ(urAdapterGetInfo(handle, UR_ADAPTER_INFO_REFERENCE_COUNT, sizeof(before), &before, nullptr),
                UR_RESULT_SUCCESS);
      ASSERT_EQ(urAdapterRetain(handle), UR_RESULT_SUCCESS);
      ASSERT_EQ(urAdapterGetInfo(handle, UR_ADAPTER_INFO_REFERENCE_COUNT, sizeof(after), &after, nullptr),
                UR_RESULT_SUCCESS);
      EXPECT_EQ(after, before + 1);
    }
    EXPECT_EQ(backendOf(all[0]), UR_BACKEND_CUDA);
    EXPECT_EQ(backendOf(all[1]), UR_BACKEND_HIP);
  });
}

} // namespace
