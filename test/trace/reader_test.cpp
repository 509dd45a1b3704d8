// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading traces: whole ones, and every way in which a file can be none.
#include "trace/allocations.hpp"
#include "trace_lines.hpp"

#include <gtest/gtest.h>

namespace {

using namespace trace_test;

std::string errorOf(const std::string &text) {
  std::istringstream from(text);
  try {
    (void)trace::read(from, "file");
    return "";
  } catch (const trace::Error &error) {
    return error.what();
  }
}

bool contains(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

TEST(Json, ValuesOfEveryKind) {
  const trace::Value value = trace::parse(
      R"({"n":null,"t":true,"f":false,"u":18446744073709551615,"i":-2,"r":1.5e3,"s":"a\"\\\u0001","a":[1,[],{}]})");
  EXPECT_TRUE(value.find("n")->isNull());
  EXPECT_EQ(value.find("t")->number(), 1u);
  EXPECT_EQ(value.find("f")->number(), 0u);
  EXPECT_EQ(value.find("u")->number(), ~uint64_t{0});
  EXPECT_EQ(value.find("i")->number(), ~uint64_t{1});
  EXPECT_THROW((void)value.find("r")->number(), trace::JsonError);
  EXPECT_THROW((void)value.find("s")->number(), trace::JsonError);
  EXPECT_EQ(value.find("s")->text, "a\"\\\x01");
  EXPECT_EQ(value.find("a")->elements.size(), 3u);
  EXPECT_EQ(value.find("b"), nullptr);
}

TEST(Json, MalformedOnesAreRefusedWithTheColumn) {
  for (const char *const text : {"", "{", "[1", "[1,", "{\"a\"", "{\"a\":", "\"open", "tru", "-", "\"\\u00", "\"\\"}) {
    EXPECT_THROW((void)trace::parse(text), trace::JsonError) << text;
  }
  const std::pair<const char *, const char *> wrong[] = {
      {"{a:1}", "column 2"}, {"[1 2]", "column 4"},   {"{\"a\" 1}", "column 6"},   {"nul1", "column 1"},
      {"1 2", "column 3"},   {"\"\\q\"", "column 3"}, {"\"\\u1234\"", "column 3"}, {"--1", "column 1"}};
  for (const auto &[text, column] : wrong) {
    try {
      (void)trace::parse(text);
      ADD_FAILURE() << text;
    } catch (const trace::JsonError &error) {
      EXPECT_TRUE(contains(error.what(), column)) << text << ": " << error.what();
    }
  }
  EXPECT_THROW((void)trace::parse(std::string(100000, '[')), trace::JsonError); // not with a stack that overflows
}

/// An adapter's own records, put behind the calls or among them.
TEST(Reader, RecordsThatAreNoCallsArePassedOver) {
  const std::string record = R"({"e":"pool grows","s":5,"a":{"pool":"0x1","bytes":64}})"
                             "\n";
  std::string text = Lines().begin().text();
  const std::string adapters =
      R"({"trace":"laneway","version":1,"api":"0.12","process":7,"clock":1500,"adapter":"SIM"})"
      "\n";
  std::istringstream from(text + record + adapters + record);
  EXPECT_EQ(trace::read(from, "file").calls.size(), 3u);
}

TEST(Reader, CallsInTheOrderOfTheirStarts) {
  const trace::Trace trace = Lines().begin().copy(2, 9, 5, "0x10", "0x20", 4, 49).free(1, 5, 1, "0x10").trace();
  ASSERT_EQ(trace.calls.size(), 5u);
  EXPECT_STREQ(trace.calls[3].function, "urUSMFree");
  EXPECT_EQ(trace.calls[3].line, 6u);
  const trace::Call &copy = trace.calls[4];
  EXPECT_EQ(copy.line, 5u);
  EXPECT_EQ(copy.thread, 2u);
  EXPECT_EQ(copy.start, 1009u);
  EXPECT_EQ(copy.end, 1014u);
  EXPECT_EQ(copy.result, 49);
  EXPECT_EQ(copy.arguments.find("size")->number(), 4u);
  EXPECT_TRUE(copy.outputs.isNull());
}

TEST(Reader, EverySectionHasItsOwnNumbersAndOneClock) {
  const std::string later = R"({"trace":"laneway","version":1,"api":"0.12","process":7,"clock":9000})";
  std::istringstream from(Lines().begin().text() + later + "\n" + Lines().begin().text().substr(kHeader.size()));
  const trace::Trace trace = trace::read(from, "file");
  ASSERT_EQ(trace.calls.size(), 6u);
  EXPECT_EQ(trace.calls[0].section + 1, trace.calls[3].section);
  EXPECT_EQ(trace.calls[3].start, 9001u);
}

TEST(Reader, ForeignFilesAreRefused) {
  EXPECT_EQ(errorOf(""), "file:1: the file is empty");
  EXPECT_TRUE(contains(errorOf("\n"), "file:1: this is no trace"));
  EXPECT_TRUE(contains(errorOf("\x7f"
                               "ELF\n"),
                       "file:1: this is no trace"));
  EXPECT_TRUE(contains(errorOf("{\"displayTimeUnit\":\"ns\"}\n"), "file:1: this is no trace"));
  EXPECT_TRUE(contains(errorOf("{\"trace\":\"other\"}\n"), "file:1: this is a trace of 'other'"));
  EXPECT_TRUE(contains(errorOf("{\"trace\":\"laneway\",\"version\":2,\"process\":1,\"clock\":1}\n"),
                       "file:1: this is version 2"));
  EXPECT_TRUE(contains(errorOf("{\"trace\":\"laneway\",\"version\":1}\n"), "file:1: the line has no \"process\""));
  EXPECT_TRUE(contains(errorOf(kHeader + R"({"trace":"laneway","version":1,"process":8,"clock":1})" + "\n"),
                       "file:2: another process"));
}

TEST(Reader, MalformedLinesAreRefused) {
  const std::string good = R"("f":"urQueueFinish","t":1,"s":1,"d":1,"r":0,"a":{"hQueue":"queue:5"})";
  EXPECT_EQ(errorOf(kHeader + "{" + good + "}\n"), "");
  for (const char *const member : {"f", "t", "s", "d", "r", "a"}) {
    std::string without = good;
    without.replace(without.find(std::string("\"") + member + "\":"), 3, "\"x\"");
    EXPECT_EQ(errorOf(kHeader + "{" + without + "}\n"), std::string("file:2: the line has no \"") + member + "\"");
  }
  const std::pair<const char *, const char *> wrong[] = {{"\"t\":1", "\"t\":4294967296"},
                                                         {"\"s\":1", "\"s\":-1"},
                                                         {"\"d\":1", "\"d\":\"x\""},
                                                         {"\"r\":0", "\"r\":1.5"},
                                                         {"{\"hQueue\":\"queue:5\"}", "[]"}};
  for (const auto &[right, bad] : wrong) {
    std::string line = good;
    line.replace(line.find(right), std::string(right).size(), bad);
    EXPECT_TRUE(contains(errorOf(kHeader + "{" + line + "}\n"), "file:2: ")) << line;
  }
  EXPECT_TRUE(contains(errorOf(kHeader + "[]\n"), "file:2: an object is expected"));
  EXPECT_TRUE(contains(errorOf(kHeader + "\n"), "file:2: "));
}

TEST(Reader, UnknownFunctionsAreRefused) {
  std::string text = Lines().begin().text();
  text.replace(text.find("urQueueCreate"), 13, "urQueueInvent");
  EXPECT_EQ(errorOf(text), "file:4: 'urQueueInvent' is no function of the API");
}

TEST(Reader, AFileThatIsCutOffAnywhereWithinALineIsRefusedThere) {
  const std::string whole = Lines().begin().copy(1, 5, 1, "0x10", "0x20", 4, 49).text();
  ASSERT_EQ(errorOf(whole), "");
  size_t line = 1;
  for (size_t length = 1; length < whole.size(); ++length) {
    if (whole[length - 1] == '\n') {
      ++line;
      continue; // that the rest is missing can't be seen here; handles that are not released tell
    }
    const std::string error = errorOf(whole.substr(0, length));
    EXPECT_TRUE(contains(error, "file:" + std::to_string(line) + ": ")) << length << ": " << error;
    EXPECT_TRUE(line == 1 || contains(error, "cut off")) << length << ": " << error;
  }
}

TEST(Reader, AFileThatIsNotThereIsAnError) {
  EXPECT_THROW((void)trace::readFile("/nonexistent/trace"), trace::Error);
}

TEST(Allocations, OfOneThread) {
  const auto all = trace::allocationsOf(
      Lines().begin().allocate(1, 5, 1, "0x100", 64).allocate(1, 7, 1, "0x200", 32).free(1, 9, 1, "0x100").trace());
  ASSERT_EQ(all.steps.size(), 3u);
  EXPECT_EQ(all.blocks, 2u);
  EXPECT_EQ(all.unfreed, 1u);
  EXPECT_FALSE(all.steps[1].isFree);
  EXPECT_EQ(all.steps[1].size, 32u);
  EXPECT_EQ(all.steps[1].type, UR_USM_TYPE_DEVICE);
  EXPECT_TRUE(all.steps[2].isFree);
  EXPECT_EQ(all.steps[2].block, 0u);
  EXPECT_EQ(all.steps[2].size, 64u);
}

TEST(Allocations, OfQueuesByTheirNumbers) {
  const std::string rest = R"("pPool":null,"size":8,"pProperties":null,"numEventsInWaitList":0,)"
                           R"("phEventWaitList":null,"ppMem":"0x1","phEvent":null)";
  const auto all = trace::allocationsOf(
      Lines()
          .call("urEnqueueUSMHostAllocExp", 1, 1, 1, R"("hQueue":"queue:9",)" + rest, R"("ppMem":"0x100")")
          .call("urEnqueueUSMSharedAllocExp", 2, 3, 1, R"("hQueue":"queue:5",)" + rest, R"("ppMem":"0x200")")
          .call("urEnqueueUSMFreeExp", 2, 5, 1, R"("hQueue":"queue:9","pMem":"0x200")")
          .trace());
  ASSERT_EQ(all.steps.size(), 3u);
  EXPECT_EQ(all.queues, 2u);
  EXPECT_EQ(all.steps[0].queue, 0u);
  EXPECT_EQ(all.steps[0].type, UR_USM_TYPE_HOST);
  EXPECT_EQ(all.steps[1].queue, 1u);
  EXPECT_TRUE(all.steps[1].allocatedAsynchronously && all.steps[1].isEnqueued);
  EXPECT_EQ(all.steps[2].block, 1u);
  EXPECT_EQ(all.steps[2].queue, 0u);
  EXPECT_EQ(all.steps[2].thread, 2u);
}

TEST(Allocations, AnAddressGoesFromThreadToThreadWithinCalls) {
  // Thread 1 asks first, but is given the address only when thread 2 has had it, and given it back.
  const auto all = trace::allocationsOf(Lines()
                                            .begin()
                                            .allocate(1, 5, 20, "0x100", 64)
                                            .allocate(2, 7, 2, "0x100", 32)
                                            .free(2, 12, 20, "0x100")
                                            .free(1, 40, 1, "0x100")
                                            .trace());
  ASSERT_EQ(all.steps.size(), 4u);
  EXPECT_EQ(all.unfreed, 0u);
  EXPECT_EQ(all.steps[0].size, 32u);
  EXPECT_EQ(all.steps[1].size, 32u);
  EXPECT_TRUE(all.steps[1].isFree);
  EXPECT_EQ(all.steps[2].size, 64u);
  EXPECT_TRUE(all.steps[3].isFree);
  EXPECT_EQ(all.steps[3].thread, 1u);
}

} // namespace
