// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"

#include <algorithm>
#include <string>

namespace conformance {

static constexpr unsigned char kGuard = 0xa7;

static bool allGuards(std::span<const unsigned char> bytes) {
  return std::all_of(bytes.begin(), bytes.end(), [](unsigned char byte) { return byte == kGuard; });
}

static void checkUnsupported(const InfoQuery &query, const InfoValue &row) {
  std::vector<unsigned char> value(64, kGuard);
  size_t size = 12345;
  EXPECT_RESULT(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, query(row.name, value.size(), value.data(), &size));
  EXPECT_TRUE(allGuards(value)) << "the value was written";
  EXPECT_EQ(12345U, size) << "the size was written";
}

static void checkSupported(const InfoQuery &query, const InfoValue &row, size_t size) {
  if (!row.array) {
    EXPECT_EQ(row.size, size);
  }
  EXPECT_EQ(0U, size % row.size) << "the value isn't a whole number of elements";
  if (size == 0) // An empty array: nothing can be fetched.
    return;
  // One guard byte behind the value, and twice the same answer.
  std::vector<unsigned char> exact(size + 1, kGuard), roomy(size + 16, kGuard);
  size_t sizeRet = 0;
  EXPECT_OK(query(row.name, size, exact.data(), &sizeRet));
  EXPECT_EQ(size, sizeRet);
  EXPECT_EQ(kGuard, exact[size]) << "written past the value";
  EXPECT_OK(query(row.name, roomy.size(), roomy.data(), nullptr)) << "with more room than needed";
  EXPECT_TRUE(allGuards(std::span(roomy).subspan(size))) << "written past the value, into the room to spare";
  if (size == 1)
    return;
  std::vector<unsigned char> tight(size, kGuard);
  sizeRet = 12345;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, query(row.name, size - 1, tight.data(), nullptr));
  EXPECT_TRUE(allGuards(tight)) << "written although there was too little room";
}

void checkInfoValues(const InfoQuery &query, std::span<const InfoValue> values) {
  for (const InfoValue &row : values) {
    SCOPED_TRACE(row.text);
    size_t size = 0;
    const ur_result_t result = query(row.name, 0, nullptr, &size);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
      EXPECT_TRUE(row.optional) << "the API has every adapter support this one";
      checkUnsupported(query, row);
    } else {
      EXPECT_OK(result);
      if (result == UR_RESULT_SUCCESS)
        checkSupported(query, row, size);
    }
  }
}

void checkInfoErrors(const InfoQuery &query, int64_t name) {
  unsigned char value[256];
  std::fill(std::begin(value), std::end(value), kGuard);
  size_t size = 12345;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_ENUMERATION, query(0x7ffffffe, sizeof value, value, &size));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_SIZE, query(name, 0, value, &size));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, query(name, 8, nullptr, &size));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, query(name, 0, nullptr, nullptr));
  EXPECT_TRUE(allGuards(value)) << "an error wrote the value";
  EXPECT_EQ(12345U, size) << "an error wrote the size";
}

std::string infoString(const InfoQuery &query, int64_t name) {
  const std::vector<char> text = infoArray<char>(query, name);
  EXPECT_FALSE(text.empty()) << "a string has at least its closing zero";
  if (text.empty())
    return {};
  EXPECT_EQ('\0', text.back()) << "a string ends with a zero";
  return text.data();
}

void timesOf(ur_event_handle_t event, std::vector<uint64_t> *times) {
  for (const ur_profiling_info_t what : {UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
                                         UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END}) {
    uint64_t time = 0;
    ASSERT_OK(urEventGetProfilingInfo(event, what, sizeof time, &time, nullptr));
    times->push_back(time);
  }
}

} // namespace conformance
