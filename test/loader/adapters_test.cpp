// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which adapters are taken, which are refused with what reason, and that one broken file costs no other adapter.
#include "support.hpp"

namespace {

using namespace loader_test;

struct Refusal {
  const char *adapter;
  const char *reason;
};

class RefusedAdapter : public testing::TestWithParam<Refusal> {};

TEST_P(RefusedAdapter, IsNamedWithTheReasonAndTheOthersLoad) {
  const auto [name, reason] = GetParam();
  const std::string files = adapter("good") + "," + adapter(name) + "," + adapter("second");
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", files}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const auto handles = adapters();
    ASSERT_EQ(handles.size(), 2u);
    EXPECT_EQ(backendOf(handles[0]), UR_BACKEND_CUDA);
    EXPECT_EQ(backendOf(handles[1]), UR_BACKEND_HIP);
  });
  EXPECT_EQ(countLines(errors, adapter(name)), 1u) << errors;
  EXPECT_EQ(countLines(errors, reason), 1u) << errors;
  EXPECT_EQ(countLines(errors, ""), 1u) << "only this is worth a line\n" << errors;
}

INSTANTIATE_TEST_SUITE_P(Loader, RefusedAdapter,
                         testing::Values(Refusal{"not_an_adapter", "it is not an adapter"},
                                         Refusal{"version_refused", "another version of the API"},
                                         Refusal{"no_getter", "does not export urGetDeviceExpProcAddrTable"},
                                         Refusal{"getter_fails", "answers UR_RESULT_ERROR_DEVICE_LOST"},
                                         Refusal{"no_adapter_get", "slot of urAdapterGet is empty"},
                                         Refusal{"undefined_symbol",
                                                 "undefined symbol: urTestSymbolThatNothingDefines"},
                                         Refusal{"layout_212", "212 functions, this loader's 241"},
                                         Refusal{"layout_230", "230 functions, this loader's 241"},
                                         Refusal{"layout_235", "235 functions, this loader's 241"},
                                         Refusal{"layout_300", "300 functions, this loader's 241"},
                                         Refusal{"no_such_file", "there is no such file"}),
                         [](const auto &info) { return std::string(info.param.adapter); });

TEST(Adapters, AreAllShownWithAllTheirHandles) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("two_handles") + "," + adapter("second")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const auto handles = adapters();
    ASSERT_EQ(handles.size(), 3u);
    for (const ur_adapter_handle_t handle : handles) {
      ASSERT_NE(handle, nullptr);
    }
    EXPECT_NE(handles[0], handles[1]);
    EXPECT_EQ(backendOf(handles[1]), UR_BACKEND_CUDA);
    EXPECT_EQ(backendOf(handles[2]), UR_BACKEND_HIP);
  });
}

TEST(Adapters, AreCutWhereTheCallerHasLessRoomAndCountedAllTheSame) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("two_handles") + "," + adapter("second")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ur_adapter_handle_t handles[3] = {};
    uint32_t count = 0;
    ASSERT_EQ(urAdapterGet(1, handles, &count), UR_RESULT_SUCCESS);
    EXPECT_EQ(count, 3u);
    EXPECT_NE(handles[0], nullptr);
    EXPECT_EQ(handles[1], nullptr);
    EXPECT_EQ(urAdapterGet(0, handles, nullptr), UR_RESULT_ERROR_INVALID_SIZE);
    EXPECT_EQ(urAdapterGet(0, nullptr, nullptr), UR_RESULT_SUCCESS);
  });
}

TEST(Adapters, OneThatCantStartCostsNoOther) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("get_fails") + "," + adapter("second")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(adapters().size(), 1u);
  });
}

TEST(Adapters, WithoutAnyTheReasonIsSaidAndNothingFails) {
  const std::string errors = inChild({{"UR_ADAPTERS_FORCE_LOAD", "/no/such/file.so"}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_TRUE(adapters().empty());
  });
  EXPECT_EQ(countLines(errors, "/no/such/file.so"), 1u) << errors;
  EXPECT_EQ(countLines(errors, "no adapter is loaded"), 1u) << errors;
}

TEST(Adapters, TheSameFileTwiceIsOneAdapter) {
  const TemporaryFolder folder;
  folder.linkAdapter("other_name.so", "good");
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("good") + "," + folder.path("other_name.so")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
}

TEST(Adapters, ForcedBareSonamesAreFoundInSearchFolders) {
  const TemporaryFolder folder;
  folder.linkAdapter("libur_adapter_of_mine.so.0", "good");
  inChild({{"UR_ADAPTERS_FORCE_LOAD", "libur_adapter_of_mine.so.0"}, {"UR_ADAPTERS_SEARCH_PATH", folder.path()}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    EXPECT_EQ(adapters().size(), 1u);
  });
}

TEST(Adapters, EmptySlotsAnswerUnsupportedFeature) {
  inChild({{"UR_ADAPTERS_FORCE_LOAD", adapter("null_slots")}}, [] {
    ASSERT_EQ(urLoaderInit(0, nullptr), UR_RESULT_SUCCESS);
    const ur_device_handle_t device = firstDevice();
    uint64_t time = 0;
    EXPECT_EQ(urDeviceGetGlobalTimestamps(device, &time, nullptr), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(urDeviceWaitExp(device), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    EXPECT_EQ(urDeviceRetain(device), UR_RESULT_SUCCESS);
    EXPECT_EQ(urDeviceWaitExp(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  });
}

} // namespace
