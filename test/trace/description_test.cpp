// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a trace holds of parameters: numbers, addresses, bytes and structures, and what is no such thing.
#include "replay/description.hpp"

#include <cstring>
#include <gtest/gtest.h>

namespace {

using replay::Structures;
using replay::Unplayable;
using trace::JsonError;
using trace::Value;
using ur::reflection::Field;
using ur::reflection::Kind;
using ur::reflection::Record;

/// What reading throws, by its kind and its words.
template <typename Error, typename Read>
std::string problemOf(Read read) {
  try {
    read();
  } catch (const Error &problem) {
    return problem.what();
  }
  return "nothing";
}

const Field &parameter(const char *function, std::string_view name) {
  for (const Field &field : replay::parametersOf(function)) {
    if (replay::nameOf(field) == name)
      return field;
  }
  throw std::runtime_error("there is no such parameter");
}

class Made : public testing::Test {
protected:
  uint64_t make(const char *function, const char *name, const std::string &text) {
    return Structures(memory_,
                      [this](const char *member, uint64_t address, uint64_t *where) {
                        relocated_.push_back({member, address});
                        *where = address + 1;
                      })
        .make(parameter(function, name).type, trace::parse(text));
  }
  uint64_t queueProperties(const std::string &text) { return make("urQueueCreate", "pProperties", text); }
  uint64_t poolDesc(const std::string &text) { return make("urUSMPoolCreateExp", "pPoolDesc", text); }

  std::deque<std::vector<uint64_t>> memory_;
  std::vector<std::pair<std::string, uint64_t>> relocated_;
};

const std::string kPoolType = std::to_string(UR_STRUCTURE_TYPE_USM_POOL_DESC);
const std::string kLimitsType = std::to_string(UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
const std::string kBufferType = std::to_string(UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC);

TEST_F(Made, AreAsTheyWere) {
  EXPECT_EQ(poolDesc("null"), 0u);
  const auto *pool = reinterpret_cast<const ur_usm_pool_desc_t *>(
      poolDesc(R"({"stype":)" + kPoolType + R"(,"pNext":{"stype":)" + kLimitsType +
               R"(,"pNext":null,"maxPoolableSize":77,"minDriverAllocSize":88},"flags":1})"));
  EXPECT_EQ(pool->stype, UR_STRUCTURE_TYPE_USM_POOL_DESC);
  EXPECT_EQ(pool->flags, 1u);
  const auto *limits = static_cast<const ur_usm_pool_limits_desc_t *>(pool->pNext);
  EXPECT_EQ(limits->stype, UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC);
  EXPECT_EQ(limits->pNext, nullptr);
  EXPECT_EQ(limits->maxPoolableSize, 77u);
  EXPECT_EQ(limits->minDriverAllocSize, 88u);
}

TEST_F(Made, AddressesInThemAreWhatTheyAreNow) {
  const auto *pool = reinterpret_cast<const ur_usm_pool_desc_t *>(
      poolDesc(R"({"stype":)" + kPoolType + R"(,"pNext":{"stype":)" + kBufferType +
               R"(,"pNext":null,"pMem":"0x4000","size":64,"memType":1,"device":null},"flags":0})"));
  const auto *buffer = static_cast<const ur_usm_pool_buffer_desc_t *>(pool->pNext);
  EXPECT_EQ(buffer->pMem, reinterpret_cast<void *>(0x4001));
  ASSERT_EQ(relocated_.size(), 1u);
  EXPECT_EQ(relocated_[0], (std::pair<std::string, uint64_t>("pMem", 0x4000)));
}

TEST_F(Made, WhatCantBePlayedIsSaid) {
  const auto chained = [](const std::string &next) {
    return R"({"stype":)" + kPoolType + R"(,"pNext":)" + next + R"(,"flags":0})";
  };
  std::string deep = "null";
  for (int i = 0; i < 13; ++i)
    deep = chained(deep);
  for (const auto &[text, problem] : std::initializer_list<std::pair<std::string, std::string>>{
           {R"("0x1")", "its parameters break a condition"},
           {chained(R"({"stype":999999,"pNext":null})"), "a structure of an unknown type"},
           {chained(R"("0x4000")"), "a structure with pNext"},
           {chained(R"({"stype":)" + kBufferType +
                    R"(,"pNext":null,"pMem":null,"size":64,"memType":1,"device":"device:3"})"),
            "a structure with device"},
           {deep, "a chain of structures that is too long"},
       })
    EXPECT_EQ(problemOf<Unplayable>([&, &given = text] { (void)poolDesc(given); }), problem) << text;
  EXPECT_EQ(problemOf<JsonError>([&] { (void)poolDesc(chained(R"({"pNext":null})")); }), "a structure lacks stype");
  EXPECT_EQ(problemOf<Unplayable>([&] { (void)make("urUSMFree", "pMem", "{}"); }),
            "a structure that is not understood");
}

TEST_F(Made, WhatIsNoStructureIsAMistakeInTheTrace) {
  for (const auto &[text, problem] : std::initializer_list<std::pair<const char *, const char *>>{
           {"[1]", "a structure is expected"},
           {"7", "a structure is expected"},
           {R"({"stype":14,"pNext":null})", "a structure lacks flags"},
           {R"({"stype":14,"flags":0})", "a structure lacks pNext"},
           {"{}", "a structure lacks stype"},
       })
    EXPECT_EQ(problemOf<JsonError>([&, &given = text] { (void)queueProperties(given); }), problem) << text;
}

/// Zeros for all members.
std::string zeros(const Record &record, bool *unplayable) {
  std::string text;
  for (uint16_t i = 0; i < record.count; ++i) {
    const Field &field = ur::reflection::kFields[record.first + i];
    const bool isPlain = !field.type.pointers && !field.array;
    *unplayable = *unplayable || field.array || (isPlain && field.type.kind == Kind::Float);
    text += (i ? ",\"" : "\"") + std::string(replay::nameOf(field)) + "\":";
    if (isPlain && field.type.kind == Kind::Record)
      text += zeros(ur::reflection::kRecords[field.type.index], unplayable);
    else if (field.array)
      text += "[]";
    else
      text += field.type.pointers || field.type.kind == Kind::Address || field.type.kind == Kind::Chain ? "null" : "0";
  }
  return "{" + text + "}";
}

TEST_F(Made, EachStructureThatThereIs) {
  size_t played = 0, left = 0;
  for (uint16_t i = 0; i < ur::reflection::kStructureCount; ++i) {
    const auto &[number, index] = ur::reflection::kStructures[i];
    const Record &record = ur::reflection::kRecords[static_cast<uint16_t>(index)];
    if (record.kind != ur::reflection::RecordKind::Struct)
      continue;
    bool unplayable = false;
    std::string text = zeros(record, &unplayable);
    const size_t type = text.find("\"stype\":0");
    ASSERT_NE(type, std::string::npos) << text;
    text.replace(type, 9, "\"stype\":" + std::to_string(number));
    const std::string whole = R"({"stype":)" + kPoolType + R"(,"pNext":)" + text + R"(,"flags":0})";
    if (unplayable) {
      EXPECT_NE(problemOf<Unplayable>([&] { (void)poolDesc(whole); }).find(" a structure"), 0u) << text;
      ++left;
      continue;
    }
    const auto *made = reinterpret_cast<const ur_usm_pool_desc_t *>(poolDesc(whole));
    ASSERT_NE(made->pNext, nullptr);
    uint32_t stype = 0;
    std::memcpy(&stype, made->pNext, sizeof stype);
    EXPECT_EQ(stype, number);
    ++played;
  }
  EXPECT_GE(played, 30u);
  EXPECT_GE(left, 1u);
}

TEST(Values, AreReadOrRefused) {
  EXPECT_EQ(replay::addressOf(trace::parse("null")), 0u);
  EXPECT_EQ(replay::addressOf(trace::parse(R"("0xff")")), 255u);
  for (const char *text : {"7", R"("ff")", R"("0x")", R"("0xfg")", R"("0x10000000000000000")", "[]"}) {
    EXPECT_EQ(problemOf<JsonError>([&] { (void)replay::addressOf(trace::parse(text)); }), "an address is expected")
        << text;
  }
  EXPECT_EQ(replay::bytesOf(trace::parse(R"("#")")), std::vector<unsigned char>());
  EXPECT_EQ(replay::bytesOf(trace::parse(R"("#0aFf")")), (std::vector<unsigned char>{10, 255}));
  for (const char *text : {"7", R"("")", R"("0a")", R"("#0")", R"("#0g")", R"("#-1")"})
    EXPECT_EQ(problemOf<JsonError>([&] { (void)replay::bytesOf(trace::parse(text)); }), "bytes are expected") << text;
}

trace::Call callWith(const std::string &arguments) {
  trace::Call call{};
  call.arguments = trace::parse(arguments);
  return call;
}

TEST(Values, ExtentsOfCopiesAreTheirSizeOrTheirRows) {
  EXPECT_EQ(replay::extentOf(callWith(R"({"size":12})"), "pSrc"), 12u);
  EXPECT_EQ(replay::extentOf(callWith(R"({"pitch":8,"height":3})"), "pMem"), 24u);
  const trace::Call copy = callWith(R"({"srcPitch":10,"dstPitch":20,"height":2})");
  EXPECT_EQ(replay::extentOf(copy, "pSrc"), 20u);
  EXPECT_EQ(replay::extentOf(copy, "pDst"), 40u);
  EXPECT_EQ(replay::extentOf(callWith(R"({"pitch":9223372036854775807,"height":4})"), "pMem"), UINT64_MAX);
  EXPECT_EQ(problemOf<JsonError>([] { (void)replay::extentOf(callWith(R"({"pitch":8})"), "pMem"); }),
            "the parameter height is missing");
}

TEST(Values, AFunctionThatThereIsntHasNoParameters) {
  EXPECT_TRUE(replay::parametersOf("urNothing").empty());
  EXPECT_EQ(replay::parametersOf("urQueueFinish").size(), 1u);
}

} // namespace
