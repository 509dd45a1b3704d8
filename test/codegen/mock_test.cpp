// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mock adapter, opened as a loader opens it.
#include "unified-runtime/ur_ddi.h"
#include "unified-runtime/ur_mock.h"

#include <gtest/gtest.h>
#include <string>

namespace {

class Mock : public ::testing::Test {
protected:
  void SetUp() override {
    ASSERT_EQ(urMockReset(), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetAdapterProcAddrTable(UR_API_VERSION_CURRENT, &adapter), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetPlatformProcAddrTable(UR_API_VERSION_CURRENT, &platform), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetDeviceProcAddrTable(UR_API_VERSION_CURRENT, &device), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetContextProcAddrTable(UR_API_VERSION_CURRENT, &context), UR_RESULT_SUCCESS);
    ASSERT_EQ(urGetUSMProcAddrTable(UR_API_VERSION_CURRENT, &usm), UR_RESULT_SUCCESS);
    ASSERT_EQ(adapter.pfnGet(1, &hAdapter, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(platform.pfnGet(hAdapter, 1, &hPlatform, nullptr), UR_RESULT_SUCCESS);
    ASSERT_EQ(device.pfnGet(hPlatform, UR_DEVICE_TYPE_ALL, 1, &hDevice, nullptr), UR_RESULT_SUCCESS);
  }
  void TearDown() override { urMockReset(); }

  static std::uint64_t live() {
    std::uint64_t count = 0;
    EXPECT_EQ(urMockGetLiveHandleCount(&count), UR_RESULT_SUCCESS);
    return count;
  }

  ur_adapter_dditable_t adapter{};
  ur_platform_dditable_t platform{};
  ur_device_dditable_t device{};
  ur_context_dditable_t context{};
  ur_usm_dditable_t usm{};
  ur_adapter_handle_t hAdapter = nullptr;
  ur_platform_handle_t hPlatform = nullptr;
  ur_device_handle_t hDevice = nullptr;
};

TEST_F(Mock, HandlesCountTheirReferences) {
  const std::uint64_t before = live();
  ur_context_handle_t handle = nullptr;
  ASSERT_EQ(context.pfnCreate(1, &hDevice, nullptr, &handle), UR_RESULT_SUCCESS);
  ASSERT_NE(handle, nullptr);
  EXPECT_EQ(live(), before + 1);
  EXPECT_EQ(context.pfnRetain(handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(context.pfnRelease(handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(live(), before + 1);
  EXPECT_EQ(context.pfnRelease(handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(live(), before);
}

TEST_F(Mock, HandlesBeginWithTheTable) {
  const auto *table = *reinterpret_cast<const ur_dditable_t *const *>(hDevice);
  EXPECT_EQ(table->Device.pfnGet, device.pfnGet);
}

TEST_F(Mock, ListsSayHowMany) {
  std::uint32_t count = 0;
  EXPECT_EQ(device.pfnGet(hPlatform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count), UR_RESULT_SUCCESS);
  EXPECT_EQ(count, 1U);
}

TEST_F(Mock, FunctionsOfOurOwnAreMockedLikeOthers) {
  // Any handle will do: the adapter's is one.
  const auto event = reinterpret_cast<ur_event_handle_t>(hAdapter);
  auto outcome = UR_LANEWAY_EVENT_WAIT_OUTCOME_TIMED_OUT;
  const auto wait = [&](std::uint32_t count) {
    return urLanewayEventWaitFor(count, &event, UR_LANEWAY_EVENT_WAIT_MODE_ALL, 0, &outcome, nullptr);
  };
  EXPECT_EQ(wait(0), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(wait(1), UR_RESULT_SUCCESS);
  EXPECT_EQ(outcome, UR_LANEWAY_EVENT_WAIT_OUTCOME_COMPLETE);
  const auto refuse = [](void *, void *) { return UR_RESULT_ERROR_OUT_OF_RESOURCES; };
  ASSERT_EQ(urMockSetCallback("urLanewayEventWaitFor", UR_MOCK_REPLACE, refuse, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait(1), UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

TEST_F(Mock, ParametersAreChecked) {
  EXPECT_EQ(context.pfnRetain(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

TEST_F(Mock, QueriesAnswerWithTheRightSize) {
  std::size_t size = 0;
  EXPECT_EQ(device.pfnGetInfo(hDevice, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, 0, nullptr, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, sizeof(std::uint64_t));
  std::uint32_t small = 1;
  EXPECT_EQ(device.pfnGetInfo(hDevice, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(small), &small, nullptr),
            UR_RESULT_ERROR_INVALID_SIZE);
}

// Queries that aren't told how much room there is answer what has a size of its own, and nothing else.
TEST_F(Mock, QueriesWithoutASizeWriteTheirValueOrSayThatTheyCant) {
  ur_usm_exp_dditable_t usmExp{};
  ur_bindless_images_exp_dditable_t images{};
  ASSERT_EQ(urGetUSMExpProcAddrTable(UR_API_VERSION_CURRENT, &usmExp), UR_RESULT_SUCCESS);
  ASSERT_EQ(urGetBindlessImagesExpProcAddrTable(UR_API_VERSION_CURRENT, &images), UR_RESULT_SUCCESS);
  ur_context_handle_t handle = nullptr;
  ASSERT_EQ(context.pfnCreate(1, &hDevice, nullptr, &handle), UR_RESULT_SUCCESS);
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  ur_usm_pool_handle_t pool = nullptr;
  ASSERT_EQ(usmExp.pfnPoolCreateExp(handle, hDevice, &desc, &pool), UR_RESULT_SUCCESS);
  std::size_t value = 77, size = 0;
  EXPECT_EQ(usmExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP, &value, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(value, 0u);
  EXPECT_EQ(size, sizeof value);
  EXPECT_EQ(usmExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, nullptr, &size),
            UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
  EXPECT_EQ(usm.pfnPoolGetInfo(pool, UR_USM_POOL_INFO_LANEWAY_PARTS, 0, nullptr, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 0u) << "memory of the mock's is in no pool";
  std::size_t width = 77;
  const auto image = static_cast<ur_exp_image_mem_native_handle_t>(1);
  EXPECT_EQ(images.pfnImageGetInfoExp(handle, image, UR_IMAGE_INFO_WIDTH, &width, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(width, 0u);
  EXPECT_EQ(size, sizeof width);
  EXPECT_EQ(usmExp.pfnPoolDestroyExp(handle, hDevice, pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(context.pfnRelease(handle), UR_RESULT_SUCCESS);
}

TEST_F(Mock, MemoryCanBeWritten) {
  ur_context_handle_t handle = nullptr;
  ASSERT_EQ(context.pfnCreate(1, &hDevice, nullptr, &handle), UR_RESULT_SUCCESS);
  void *memory = nullptr;
  ASSERT_EQ(usm.pfnHostAlloc(handle, nullptr, nullptr, 64, &memory), UR_RESULT_SUCCESS);
  std::fill_n(static_cast<char *>(memory), 64, 'x');
  EXPECT_EQ(usm.pfnFree(handle, memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(context.pfnRelease(handle), UR_RESULT_SUCCESS);
}

std::string order;

ur_result_t note(void *, void *userData) {
  order += static_cast<const char *>(userData);
  return UR_RESULT_SUCCESS;
}

TEST_F(Mock, CallbacksRunInOrder) {
  order.clear();
  for (const auto &[when, text] : {std::pair{UR_MOCK_AFTER, "after"}, {UR_MOCK_BEFORE, "before "}}) {
    ASSERT_EQ(urMockSetCallback("urDeviceRetain", when, note, const_cast<char *>(text)), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(device.pfnRetain(hDevice), UR_RESULT_SUCCESS);
  EXPECT_EQ(order, "before after");
  std::uint64_t calls = 0;
  EXPECT_EQ(urMockGetCallCount("urDeviceRetain", &calls), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls, 1U);
}

TEST_F(Mock, ACallbackBeforeCanEndTheCall) {
  const std::uint64_t before = live();
  const auto refuse = [](void *, void *) { return UR_RESULT_ERROR_OUT_OF_RESOURCES; };
  ASSERT_EQ(urMockSetCallback("urContextCreate", UR_MOCK_BEFORE, refuse, nullptr), UR_RESULT_SUCCESS);
  ur_context_handle_t handle = nullptr;
  EXPECT_EQ(context.pfnCreate(1, &hDevice, nullptr, &handle), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(handle, nullptr);
  EXPECT_EQ(live(), before);
}

TEST_F(Mock, AReplacementSeesTheParameters) {
  const auto answer = [](void *params, void *) {
    const auto &given = *static_cast<ur_device_get_info_params_t *>(params);
    if (*given.ppropName != UR_DEVICE_INFO_VENDOR_ID || !*given.ppPropValue)
      return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    *static_cast<std::uint32_t *>(*given.ppPropValue) = 0x4711;
    return UR_RESULT_SUCCESS;
  };
  ASSERT_EQ(urMockSetCallback("urDeviceGetInfo", UR_MOCK_REPLACE, answer, nullptr), UR_RESULT_SUCCESS);
  std::uint32_t vendor = 0;
  EXPECT_EQ(device.pfnGetInfo(hDevice, UR_DEVICE_INFO_VENDOR_ID, sizeof(vendor), &vendor, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(vendor, 0x4711U);
  ASSERT_EQ(urMockSetCallback("urDeviceGetInfo", UR_MOCK_REPLACE, nullptr, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(device.pfnGetInfo(hDevice, UR_DEVICE_INFO_VENDOR_ID, sizeof(vendor), &vendor, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(vendor, 0U) << "the mock's own answer again";
}

TEST_F(Mock, WrongUse) {
  EXPECT_EQ(urMockSetCallback(nullptr, UR_MOCK_BEFORE, note, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urMockSetCallback("urNoSuchThing", UR_MOCK_BEFORE, note, nullptr), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(urMockSetCallback("urDeviceRetain", static_cast<ur_mock_time_t>(7), note, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockGetCallCount("urDeviceRetain", nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

} // namespace
