// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The generated checks of parameters: what they answer, which answer wins, and that they survive anything.
#include "generated/each_function.hpp"

#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <limits>
#include <type_traits>

namespace {

using namespace ur;

alignas(16) std::array<unsigned char, 4096> zeros{};

template <typename T>
T handle() {
  return reinterpret_cast<T>(zeros.data());
}

/// A value of any parameter's type: pointers lead to zeros or are null, numbers are 0 or as high as they go.
template <typename T>
T argument(bool pointers, bool high) {
  if constexpr (std::is_function_v<std::remove_pointer_t<T>>)
    return pointers ? reinterpret_cast<T>(reinterpret_cast<std::uintptr_t>(zeros.data())) : nullptr;
  else if constexpr (std::is_pointer_v<T>)
    return pointers ? const_cast<T>(reinterpret_cast<std::remove_const_t<T>>(zeros.data())) : nullptr;
  else if constexpr (std::is_enum_v<T>)
    return static_cast<T>(high ? 0x7fffffff : 0);
  else if constexpr (std::is_arithmetic_v<T>)
    return high ? std::numeric_limits<T>::max() : T{};
  else
    return T{};
}

template <typename... Params>
ur_result_t callWith(ur_result_t (*check)(Params...) noexcept, [[maybe_unused]] bool pointers,
                     [[maybe_unused]] bool high) {
  return check(argument<Params>(pointers, high)...);
}

TEST(Checks, NothingIsRefusedWhereSomethingIsNeeded) {
  test::eachCheck([](const char *name, auto check, bool needsSomething) {
    const ur_result_t result = callWith(check, false, false);
    if (needsSomething) {
      EXPECT_NE(result, UR_RESULT_SUCCESS) << name;
    }
  });
}

TEST(Checks, SurviveHighNumbersWithoutPointers) {
  test::eachCheck([](const char *name, auto check, bool needsSomething) {
    const ur_result_t result = callWith(check, false, true);
    if (needsSomething) {
      EXPECT_NE(result, UR_RESULT_SUCCESS) << name;
    }
  });
}

TEST(Checks, SurvivePointersToZerosWithEmptyArrays) {
  std::size_t refused = 0;
  test::eachCheck(
      [&refused](const char *, auto check, bool) { refused += callWith(check, true, false) != UR_RESULT_SUCCESS; });
  EXPECT_GT(refused, 50U) << "arrays without elements, sizes of zero";
}

class Rect : public ::testing::Test {
protected:
  ur_queue_handle_t queue = handle<ur_queue_handle_t>();
  ur_mem_handle_t buffer = handle<ur_mem_handle_t>();
  ur_rect_region_t region{1, 1, 1};
  std::size_t rowPitch = 0;
  std::size_t slicePitch = 0;
  void *destination = zeros.data();
  std::uint32_t waits = 0;
  const ur_event_handle_t *waitList = nullptr;

  ur_result_t check() {
    return checks::urEnqueueMemBufferReadRect(queue, buffer, false, {}, {}, region, rowPitch, slicePitch, 0, 0,
                                              destination, waits, waitList, nullptr);
  }
};

TEST_F(Rect, AcceptsWhatIsRight) {
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
}

TEST_F(Rect, HandlesWinOverPointersOverSizesOverTheRest) {
  queue = nullptr;
  destination = nullptr;
  region.width = 0;
  waits = 1;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  queue = handle<ur_queue_handle_t>();
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  destination = zeros.data();
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_SIZE);
  region.width = 1;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  waits = 0;
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
}

TEST_F(Rect, PitchesMustFit) {
  region = {4, 2, 1};
  rowPitch = 3;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_SIZE) << "a row doesn't fit";
  rowPitch = 8;
  slicePitch = 8;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_SIZE) << "a slice doesn't fit";
  slicePitch = 17;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_SIZE) << "no multiple of the row";
  slicePitch = 16;
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
}

TEST_F(Rect, WaitListsMustHaveElements) {
  ur_event_handle_t events[2] = {handle<ur_event_handle_t>(), nullptr};
  waitList = events;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST) << "a list, but no count";
  waits = 2;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST) << "a null element";
  waits = 1;
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
}

TEST(Checks, ArraysOfHandlesMustHaveElements) {
  ur_device_handle_t devices[2] = {handle<ur_device_handle_t>(), nullptr};
  ur_context_handle_t context = nullptr;
  EXPECT_EQ(checks::urContextCreate(2, devices, nullptr, &context), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  EXPECT_EQ(checks::urContextCreate(1, devices, nullptr, &context), UR_RESULT_SUCCESS);
  EXPECT_EQ(checks::urContextCreate(0, devices, nullptr, &context), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(checks::urContextCreate(1, nullptr, nullptr, &context), UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST(Checks, WaitingForNothing) {
  EXPECT_EQ(checks::urEventWait(0, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  const ur_event_handle_t event = handle<ur_event_handle_t>();
  EXPECT_EQ(checks::urEventWait(0, &event), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST(Checks, UnknownFlagsAndEnumerators) {
  const auto context = handle<ur_context_handle_t>();
  const auto device = handle<ur_device_handle_t>();
  ur_queue_handle_t queue = nullptr;
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0x80000000U};
  EXPECT_EQ(checks::urQueueCreate(context, device, &properties, &queue), UR_RESULT_ERROR_INVALID_ENUMERATION);
  properties.flags = UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_PRIORITY_LOW;
  EXPECT_EQ(checks::urQueueCreate(context, device, &properties, &queue), UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES);
  std::size_t size = 0;
  EXPECT_EQ(checks::urDeviceGetInfo(device, UR_DEVICE_INFO_FORCE_UINT32, 0, nullptr, &size),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST(Checks, EachArgumentOfAKernelIsLookedAt) {
  const std::size_t one = 1;
  ur_exp_kernel_arg_properties_t arguments[2] = {};
  arguments[0].stype = arguments[1].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  arguments[1].type = UR_EXP_KERNEL_ARG_TYPE_FORCE_UINT32;
  const auto check = [&](std::uint32_t dimensions, std::uint32_t count) {
    return checks::urEnqueueKernelLaunchWithArgsExp(handle<ur_queue_handle_t>(), handle<ur_kernel_handle_t>(),
                                                    dimensions, nullptr, &one, nullptr, count, arguments, nullptr, 0,
                                                    nullptr, nullptr);
  };
  EXPECT_EQ(check(1, 2), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(check(1, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(check(0, 1), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(check(4, 1), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
}

TEST(Checks, AdaptersServeWhatIsMarkedSo) {
  const std::size_t none = 0;
  const auto check = [&](auto function, std::uint32_t dimensions) {
    return function(handle<ur_queue_handle_t>(), handle<ur_kernel_handle_t>(), dimensions, nullptr, &none, nullptr, 0,
                    nullptr, nullptr, 0, nullptr, nullptr);
  };
  EXPECT_EQ(check(&checks::urEnqueueKernelLaunchWithArgsExp, 1), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
  EXPECT_EQ(check(&checks::served::urEnqueueKernelLaunchWithArgsExp, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(check(&checks::served::urEnqueueKernelLaunchWithArgsExp, 4), UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
}

// Layers refuse structures that aren't what the parameter's type says; adapters do what deployed ones do.
TEST(Checks, StructuresMustBeOfTheirTypes) {
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  ur_queue_handle_t made = nullptr;
  const auto check = [&](auto function) {
    return function(handle<ur_context_handle_t>(), handle<ur_device_handle_t>(), &properties, &made);
  };
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_SUCCESS);
  properties.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC;
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(check(&checks::served::urQueueCreate), UR_RESULT_SUCCESS);
  properties.flags = UR_QUEUE_FLAGS_MASK;
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_ERROR_INVALID_ENUMERATION);

  ur_usm_pool_desc_t pool{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  ur_usm_pool_handle_t poolMade = nullptr;
  EXPECT_EQ(checks::urUSMPoolCreateExp(handle<ur_context_handle_t>(), handle<ur_device_handle_t>(), &pool, &poolMade),
            UR_RESULT_ERROR_INVALID_ARGUMENT);
}

TEST(Checks, ChainsMustBeginWithWhatBelongsThere) {
  ur_queue_index_properties_t index{UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, nullptr, 0};
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &index, 0};
  ur_queue_handle_t made = nullptr;
  const auto check = [&](auto function) {
    return function(handle<ur_context_handle_t>(), handle<ur_device_handle_t>(), &properties, &made);
  };
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_SUCCESS);
  index.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_ERROR_INVALID_ARGUMENT);
  EXPECT_EQ(check(&checks::served::urQueueCreate), UR_RESULT_SUCCESS);
  index.stype = static_cast<ur_structure_type_t>(0x70000001);
  EXPECT_EQ(check(&checks::urQueueCreate), UR_RESULT_SUCCESS) << "somebody else's extension";
}

TEST(Checks, StructuresInArraysAndStructuresHaveTypesToo) {
  ur_exp_command_buffer_update_pointer_arg_desc_t pointers[2] = {};
  pointers[0].stype = pointers[1].stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC;
  ur_kernel_arg_pointer_properties_t pointer{UR_STRUCTURE_TYPE_KERNEL_ARG_POINTER_PROPERTIES, nullptr};
  pointers[1].pProperties = &pointer;
  ur_exp_command_buffer_update_kernel_launch_desc_t updates[2] = {};
  for (ur_exp_command_buffer_update_kernel_launch_desc_t &update : updates) {
    update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
    update.hCommand = handle<ur_exp_command_buffer_command_handle_t>();
  }
  updates[1].numNewPointerArgs = 2;
  updates[1].pNewPointerArgList = pointers;
  const auto check = [&] {
    return checks::urCommandBufferUpdateKernelLaunchExp(handle<ur_exp_command_buffer_handle_t>(), 2, updates);
  };
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
  for (ur_structure_type_t *type : {&updates[1].stype, &pointers[1].stype, &pointer.stype}) {
    const ur_structure_type_t right = *type;
    *type = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES;
    EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_ARGUMENT) << right;
    *type = right;
  }
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
}

TEST(Checks, AnUpdateOfAnEntryNeedsNoCommand) {
  ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 0, nullptr};
  ur_exp_command_buffer_update_kernel_launch_desc_t update{};
  update.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  const auto check = [&] {
    return checks::urCommandBufferUpdateKernelLaunchExp(handle<ur_exp_command_buffer_handle_t>(), 1, &update);
  };
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  update.pNext = &values;
  EXPECT_EQ(check(), UR_RESULT_SUCCESS);
  values.stype = UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY;
  EXPECT_EQ(check(), UR_RESULT_ERROR_INVALID_ARGUMENT);
}

TEST(Checks, NumbersOfOurOwnAreKnownAndTheirNeighboursNot) {
  uint32_t value = 0;
  const auto check = [&](uint32_t number) {
    return checks::urDeviceGetInfo(handle<ur_device_handle_t>(), static_cast<ur_device_info_t>(number), sizeof(value),
                                   &value, nullptr);
  };
  EXPECT_EQ(check(UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT), UR_RESULT_SUCCESS);
  EXPECT_EQ(check(UR_DEVICE_INFO_LANEWAY_POOL_REPORT_SUPPORT), UR_RESULT_SUCCESS);
  for (const uint32_t number : {UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP + 1U, 0x4c570000U, 0x4c570003U})
    EXPECT_EQ(check(number), UR_RESULT_ERROR_INVALID_ENUMERATION) << number;
}

} // namespace
