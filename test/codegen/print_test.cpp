// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing, through the loader's functions and the C++ operators.
#include "unified-runtime/ur_print.hpp"

#include <cstring>
#include <gtest/gtest.h>
#include <sstream>

namespace {

template <typename T>
std::string printed(const T &value) {
  std::ostringstream out;
  out << value;
  return out.str();
}

TEST(Print, EnumeratorsByName) {
  EXPECT_EQ(printed(UR_RESULT_ERROR_INVALID_SIZE), "UR_RESULT_ERROR_INVALID_SIZE");
  EXPECT_EQ(printed(static_cast<ur_result_t>(12345)), "ur_result_t(12345)");
}

TEST(Print, FlagsOneByOne) {
  EXPECT_EQ(printed(static_cast<ur_queue_flag_t>(0)), "0");
  EXPECT_EQ(printed(static_cast<ur_queue_flag_t>(UR_QUEUE_FLAG_ON_DEVICE | UR_QUEUE_FLAG_PROFILING_ENABLE | 1 << 20)),
            "UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_ON_DEVICE | 0x100000");
}

TEST(Print, StructuresAndTheirChains) {
  ur_queue_index_properties_t index{UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, nullptr, 3};
  const ur_queue_properties_t queue{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &index, UR_QUEUE_FLAG_PROFILING_ENABLE};
  EXPECT_EQ(printed(queue), "{.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, .pNext = {.stype = "
                            "UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, .pNext = NULL, .computeIndex = 3}, .flags = "
                            "UR_QUEUE_FLAG_PROFILING_ENABLE}");
}

TEST(Print, StructuresOfOurOwnInChains) {
  const ur_laneway_argument_entry_desc_t entries[] = {{UR_EXP_KERNEL_ARG_TYPE_POINTER, 8},
                                                      {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4}};
  const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 2, entries};
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, &table, true, true, false};
  EXPECT_NE(printed(desc).find(".pNext = {.stype = UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, .pNext = NULL, "
                               ".numEntries = 2, .pEntries = {{.type = UR_EXP_KERNEL_ARG_TYPE_POINTER, .size = 8}, "
                               "{.type = UR_EXP_KERNEL_ARG_TYPE_VALUE, .size = 4}}}"),
            std::string::npos)
      << printed(desc);
  EXPECT_EQ(printed(UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT),
            "UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT");
  EXPECT_EQ(printed(UR_USM_POOL_INFO_LANEWAY_PARTS), "UR_USM_POOL_INFO_LANEWAY_PARTS");
}

TEST(Print, AChainThatLeadsToItselfEnds) {
  ur_queue_properties_t queue{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, 0};
  queue.pNext = &queue;
  EXPECT_NE(printed(queue).find("{...}"), std::string::npos);
}

TEST(Print, AnUnknownStructureIsNotLookedInto) {
  std::uint32_t strange = 0x7ffffff0;
  const ur_queue_properties_t queue{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &strange, 0};
  EXPECT_NE(printed(queue).find("(unknown structure type 2147483632)"), std::string::npos);
}

TEST(Print, UnionsAreNotFollowed) {
  ur_program_metadata_t metadata{};
  metadata.pName = "name";
  metadata.value.data64 = 0x1234; // as a pointer it leads nowhere
  EXPECT_NE(printed(metadata).find(".pString = 0x1234"), std::string::npos);
}

TEST(Print, ParametersOfACall) {
  std::uint32_t dimensions = 2;
  const std::size_t sizes[] = {8, 4};
  const std::size_t *global = sizes;
  ur_enqueue_kernel_launch_with_args_exp_params_t params{};
  params.pworkDim = &dimensions;
  params.ppGlobalWorkSize = &global;
  const std::string text = printed(&params);
  EXPECT_NE(text.find(".workDim = 2"), std::string::npos) << text;
  EXPECT_NE(text.find(".pGlobalWorkSize = {8, 4}"), std::string::npos) << text;
  EXPECT_EQ(ur::print::text(urPrintFunctionParams, UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP,
                            static_cast<const void *>(&params)),
            text);
}

/// Which has no printing function of its own.
TEST(Print, ParametersOfAFunctionOfOurOwn) {
  std::uint32_t count = 1;
  const ur_event_handle_t none = nullptr, *events = &none;
  ur_laneway_event_wait_mode_t mode = UR_LANEWAY_EVENT_WAIT_MODE_ANY;
  std::uint64_t timeout = 5;
  ur_laneway_event_wait_outcome_t *outcome = nullptr;
  std::uint32_t *index = nullptr;
  const ur_laneway_event_wait_for_params_t params{&count, &events, &mode, &timeout, &outcome, &index};
  const std::string text =
      ur::print::text(urPrintFunctionParams, UR_FUNCTION_LANEWAY_EVENT_WAIT_FOR, static_cast<const void *>(&params));
  EXPECT_NE(text.find(".phEvents = {NULL}"), std::string::npos) << text;
  EXPECT_NE(text.find(".mode = UR_LANEWAY_EVENT_WAIT_MODE_ANY"), std::string::npos) << text;
  EXPECT_NE(text.find(".timeout = 5"), std::string::npos) << text;
}

TEST(Print, LongArraysAreCut) {
  std::uint32_t count = 1000;
  const std::vector<ur_device_handle_t> many(count);
  const ur_device_handle_t *devices = many.data();
  ur_context_create_params_t params{};
  params.pDeviceCount = &count;
  params.pphDevices = &devices;
  EXPECT_NE(printed(&params).find("NULL, ...}"), std::string::npos);
}

TEST(Print, NullsAreText) {
  const ur_queue_create_params_t *none = nullptr;
  EXPECT_EQ(printed(none), "NULL");
  EXPECT_EQ(ur::print::text(urPrintLoaderTearDownParams, static_cast<const ur_loader_tear_down_params_t *>(nullptr)),
            "NULL");
}

TEST(Print, SizesAndBuffers) {
  std::size_t needed = 0;
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, nullptr, 0, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, nullptr, 0, &needed), UR_RESULT_SUCCESS);
  EXPECT_EQ(needed, std::strlen("UR_RESULT_SUCCESS") + 1);
  char text[32];
  std::memset(text, '#', sizeof(text));
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, text, needed, nullptr), UR_RESULT_SUCCESS);
  EXPECT_STREQ(text, "UR_RESULT_SUCCESS");
  EXPECT_EQ(text[needed], '#') << "nothing is written past the text";
  std::memset(text, '#', sizeof(text));
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, text, needed - 1, nullptr), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_STREQ(text, "UR_RESULT_SUCCES");
  EXPECT_EQ(urPrintResult(UR_RESULT_SUCCESS, text, 0, &needed), UR_RESULT_ERROR_INVALID_SIZE);
}

TEST(Print, UnknownFunction) {
  std::size_t needed = 0;
  EXPECT_EQ(urPrintFunctionParams(UR_FUNCTION_FORCE_UINT32, nullptr, nullptr, 0, &needed),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace
