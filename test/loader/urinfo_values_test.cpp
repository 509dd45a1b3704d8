// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How urinfo shows values.
#include "values.hpp"

#include <cstring>
#include <gtest/gtest.h>

namespace {

template <typename T>
std::vector<char> bytesOf(const std::vector<T> &values) {
  std::vector<char> bytes(values.size() * sizeof(T));
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return bytes;
}

const ur::InfoDescription &query(uint32_t number) {
  for (const ur::InfoDescription &description : ur::kInfos<ur_device_info_t>) {
    if (description.query == number)
      return description;
  }
  throw std::out_of_range("no such query");
}

template <typename T>
urinfo::Value shown(ur_device_info_t info, const std::vector<T> &values) {
  return urinfo::describe(query(info), bytesOf(values));
}

template <typename Query>
void expectNamesForAll() {
  for (const ur::InfoDescription &description : ur::kInfos<Query>) {
    if (description.kind == ur::InfoKind::Enum || description.kind == ur::InfoKind::Flags) {
      const uint32_t last = 0x40000000; // no constant of any enumeration
      std::string type(description.type);
      if (const size_t flags = type.find("_flags_t"); flags != std::string::npos)
        type.replace(flags, 8, "_flag_t");
      EXPECT_EQ(urinfo::nameOf(type, last), type + "(1073741824)")
          << description.name << " has an enumeration without names";
    }
  }
}

TEST(UrinfoValues, EveryEnumerationHasItsNames) {
  expectNamesForAll<ur_device_info_t>();
  expectNamesForAll<ur_platform_info_t>();
  expectNamesForAll<ur_adapter_info_t>();
}

TEST(UrinfoValues, AreReadable) {
  EXPECT_EQ(shown<uint32_t>(UR_DEVICE_INFO_TYPE, {UR_DEVICE_TYPE_GPU}).text, "UR_DEVICE_TYPE_GPU");
  EXPECT_EQ(shown<uint64_t>(UR_DEVICE_INFO_GLOBAL_MEM_SIZE, {8ull << 30}).text, "8589934592 (8 GiB)");
  EXPECT_EQ(shown<uint64_t>(UR_DEVICE_INFO_GLOBAL_MEM_SIZE, {8ull << 30}).json, "8589934592");
  EXPECT_EQ(shown<size_t>(UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, {1, 2, 3}).text, "1, 2, 3");
  EXPECT_EQ(shown<size_t>(UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, {1, 2, 3}).json, "[1,2,3]");
  EXPECT_EQ(shown<char>(UR_DEVICE_INFO_NAME, {'a', '"', '\n', 'b', '\0', 'x'}).json, "\"a\\\"\\u000ab\"");
  EXPECT_EQ(shown<char>(UR_DEVICE_INFO_NAME, {'n', 'o', 'e', 'n', 'd'}).text, "noend");
  EXPECT_EQ(shown<uint32_t>(UR_DEVICE_INFO_QUEUE_PROPERTIES, {0}).text, "none");
  EXPECT_EQ(shown<uint32_t>(UR_DEVICE_INFO_QUEUE_PROPERTIES,
                            {UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE})
                .json,
            "[\"UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE\",\"UR_QUEUE_FLAG_PROFILING_ENABLE\"]");
}

TEST(UrinfoValues, OfTheWrongSizeAreCalledMalformed) {
  EXPECT_EQ(urinfo::describe(query(UR_DEVICE_INFO_TYPE), std::vector<char>(3)).text, "malformed: 3 bytes, expected 4");
  EXPECT_EQ(urinfo::describe(query(UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES), std::vector<char>(9)).text,
            "malformed: 9 bytes, expected a multiple of 8");
  EXPECT_EQ(urinfo::describe(query(UR_DEVICE_INFO_NAME), {}).text, "");
}

TEST(UrinfoValues, QuotedTextIsValidJson) {
  EXPECT_EQ(urinfo::quoted("Gerät"), "\"Gerät\"");
  EXPECT_EQ(urinfo::quoted("\xff\\"), "\"\\u00ff\\\\\"");
}

} // namespace
