// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traces made ready to be played: which calls are, with what, and in which order of threads.
#include "replay/compiler.hpp"
#include "trace_lines.hpp"

#include <algorithm>
#include <gtest/gtest.h>

namespace {

using namespace trace_test;
using replay::Group;
using replay::Operation;
using replay::Program;

std::string errorOf(const Lines &lines) {
  try {
    (void)replay::compile(lines.trace());
    return "";
  } catch (const trace::Error &error) {
    return error.what();
  }
}

uint64_t countOf(const std::vector<replay::Count> &counts, const std::string &what) {
  for (const replay::Count &one : counts) {
    if (one.what == what)
      return one.calls;
  }
  return 0;
}

/// The operation of a line of the trace.
const Operation &of(const Program &program, uint32_t line) {
  for (const auto &thread : program.threads) {
    for (const Operation &operation : thread) {
      if (operation.line == line)
        return operation;
    }
  }
  throw std::runtime_error("line " + std::to_string(line) + " is not played");
}
const uint64_t *wordsOf(const Program &program, uint32_t line) {
  return program.words.data() + of(program, line).words;
}

const std::string kNoWaits = R"(,"numEventsInWaitList":0,"phEventWaitList":null,"phEvent":null)";

TEST(Compiler, EveryCallIsPlayedOrCounted) {
  const Program program =
      replay::compile(Lines()
                          .begin()
                          .allocate(1, 5, 1, "0x1000", 64)
                          .call("urDeviceGetInfo", 1, 7, 1, R"("hDevice":"device:3")", R"("pPropValue":"#00")")
                          .free(1, 9, 1, "0x1000")
                          .end(11)
                          .trace());
  EXPECT_EQ(program.allCalls(), 6u);
  EXPECT_EQ(countOf(program.skipped, "urDeviceGet"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urDeviceGetInfo"), 1u);
  EXPECT_EQ(program.skipped.size(), 2u);
  EXPECT_EQ(program.unreleased, 0u);
  EXPECT_EQ(program.devices.size(), 1u);
  ASSERT_EQ(program.threads.size(), 1u);
}

TEST(Compiler, CommandsThatCantBePlayedAreReplacedWithTheirDependencies) {
  const std::string launch = R"("hQueue":"queue:5","hKernel":"kernel:9","numEventsInWaitList":)";
  const Program program =
      replay::compile(Lines()
                          .begin()
                          .call("urKernelCreate", 1, 5, 1, R"("hProgram":"program:8")", R"("phKernel":"kernel:9")")
                          .call("urEnqueueKernelLaunchWithArgsExp", 1, 7, 1,
                                launch + R"(0,"phEventWaitList":null,"phEvent":"0x1")", R"("phEvent":"event:10")")
                          .call("urEnqueueKernelLaunchWithArgsExp", 1, 9, 1,
                                launch + R"(1,"phEventWaitList":["event:10"],"phEvent":null)")
                          .call("urEventRelease", 1, 11, 1, R"("hEvent":"event:10")")
                          .call("urKernelRelease", 1, 12, 1, R"("hKernel":"kernel:9")")
                          .end(13)
                          .trace());
  EXPECT_EQ(countOf(program.replaced, "urEnqueueKernelLaunchWithArgsExp"), 2u);
  EXPECT_EQ(program.calls[static_cast<size_t>(Group::StandIn)], 2u);
  EXPECT_EQ(countOf(program.skipped, "urKernelCreate"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urKernelRelease"), 1u);
  // queue, memory and how far into it, pattern's size and place (two words), size, number of waits, waits, event
  const uint64_t *const first = wordsOf(program, 6), *const second = wordsOf(program, 7);
  EXPECT_NE(first[2], second[2]); // they don't race
  EXPECT_EQ(first[8], replay::kNone);
  EXPECT_EQ(second[8], 1u);
  EXPECT_EQ(second[9], first[9]) << "the event of the first one";
  EXPECT_EQ(second[10], replay::kNone);
  // The queue is released with fills on it: the replay waits for them.
  ASSERT_FALSE(program.leftovers.empty());
  EXPECT_TRUE(std::any_of(program.leftovers.begin(), program.leftovers.end(),
                          [](const auto &one) { return one.kind == replay::Leftover::Kind::Queue; }));
  EXPECT_EQ(program.unreleased, 0u) << "none of these is the program's";
}

TEST(Compiler, AddressesWithinBlocksAndOnTheHost) {
  const Program program = replay::compile(Lines()
                                              .begin()
                                              .allocate(1, 5, 1, "0x1000", 256)
                                              .copy(1, 7, 1, "0x1010", "0x7f0000000100", 64)
                                              .copy(1, 9, 1, "0x7f0000000120", "0x10c0", 64)
                                              .copy(1, 11, 1, "0x7f0000000160", "0x1000", 16)
                                              .free(1, 13, 1, "0x1000")
                                              .end(15)
                                              .trace());
  const uint64_t *const in = wordsOf(program, 6), *const out = wordsOf(program, 7), *const apart = wordsOf(program, 8);
  // queue, blocking, destination and how far into it, source and how far into it
  EXPECT_EQ(in[3], 0x10u);
  EXPECT_EQ(out[5], 0xc0u);
  EXPECT_EQ(in[2], out[4]) << "one block";
  EXPECT_EQ(in[4], out[2]) << "ranges that overlap are one piece of memory";
  EXPECT_EQ(out[3] - in[5], 0x20u);
  EXPECT_NE(apart[2], out[2]);
  ASSERT_EQ(program.regions.size(), 2u);
  EXPECT_EQ(program.regions[0].size, 0x60u);
  EXPECT_EQ(program.regions[0].shift, 0x100u);
}

TEST(Compiler, AnAddressMeansTheBlockThatHasItThen) {
  const Program program = replay::compile(Lines()
                                              .begin()
                                              .allocate(1, 5, 20, "0x1000", 64)
                                              .allocate(2, 7, 2, "0x1000", 32)
                                              .copy(2, 10, 1, "0x1000", "0x1008", 8)
                                              .free(2, 12, 20, "0x1000")
                                              .copy(1, 34, 1, "0x1000", "0x1008", 8)
                                              .free(1, 40, 1, "0x1000")
                                              .end(50)
                                              .trace());
  // context, device, structure, pool, size, and the slot of what is allocated
  const uint64_t first = wordsOf(program, 5)[5], second = wordsOf(program, 6)[5];
  EXPECT_NE(first, second);
  EXPECT_EQ(wordsOf(program, 7)[2], second);
  EXPECT_EQ(wordsOf(program, 8)[1], second);
  EXPECT_EQ(wordsOf(program, 9)[2], first);
  EXPECT_EQ(wordsOf(program, 10)[1], first);
  EXPECT_EQ(program.unreleased, 0u);
}

TEST(Compiler, AThreadWaitsForWhatHadReturned) {
  const Program program = replay::compile(Lines()
                                              .begin()
                                              .allocate(1, 10, 5, "0x1000", 64)
                                              .copy(2, 14, 5, "0x2000", "0x3000", 8)  // overlaps the allocation
                                              .copy(2, 20, 5, "0x1000", "0x3000", 8)  // after it
                                              .copy(2, 26, 20, "0x1000", "0x3000", 8) // nothing new has returned
                                              .free(1, 50, 1, "0x1000")
                                              .end(60)
                                              .trace());
  ASSERT_EQ(program.threads.size(), 2u);
  const auto needs = [&](uint32_t line) {
    const Operation &operation = of(program, line);
    return std::vector<replay::Need>(program.needs.begin() + operation.firstNeed,
                                     program.needs.begin() + operation.firstNeed + operation.needs);
  };
  ASSERT_EQ(needs(6).size(), 1u);
  EXPECT_EQ(needs(6)[0].operations, 3u) << "the context, the room for stand-ins, and the queue, but no allocation";
  ASSERT_EQ(needs(7).size(), 1u);
  EXPECT_EQ(needs(7)[0].operations, 4u);
  EXPECT_TRUE(needs(8).empty());
  ASSERT_EQ(needs(9).size(), 1u);
  EXPECT_EQ(needs(9)[0].thread, 1u);
  EXPECT_EQ(needs(9)[0].operations, 3u);
}

TEST(Compiler, WhatIsNotGivenBackIsListed) {
  const Program program = replay::compile(
      Lines().begin().allocate(1, 5, 1, "0x1000", 64).call("urQueueRetain", 1, 7, 1, R"("hQueue":"queue:5")").trace());
  EXPECT_EQ(program.unreleased, 3u);
  ASSERT_EQ(program.leftovers.size(), 3u);
  EXPECT_EQ(program.leftovers[0].kind, replay::Leftover::Kind::Memory);
  EXPECT_EQ(program.leftovers[1].kind, replay::Leftover::Kind::Queue);
  EXPECT_EQ(program.leftovers[1].references, 2u);
  EXPECT_EQ(program.leftovers[2].kind, replay::Leftover::Kind::Context);
}

TEST(Compiler, WhatFollowsFromAFailureOfItsOwnIsNotPlayed) {
  const Program program =
      replay::compile(Lines()
                          .begin()
                          .call("urQueueFinish", 1, 5, 1, R"("hQueue":"0x1230")", "", UR_RESULT_ERROR_INVALID_QUEUE)
                          .call("urEventWait", 1, 7, 1, R"("numEvents":1,"phEventWaitList":"0x1230")", "",
                                UR_RESULT_ERROR_INVALID_ENUMERATION)
                          .copy(1, 9, 1, "0x1", "0x2", ~uint64_t{0}, UR_RESULT_ERROR_INVALID_SIZE)
                          .call("urQueueFinish", 1, 11, 1, R"("hQueue":null)", "", UR_RESULT_ERROR_INVALID_NULL_HANDLE)
                          .call("urQueueFinish", 1, 12, 1, R"("hQueue":"context:4")", "", UR_RESULT_ERROR_INVALID_QUEUE)
                          .end(13)
                          .call("urQueueFinish", 1, 20, 1, R"("hQueue":"queue:5")", "", UR_RESULT_ERROR_INVALID_QUEUE)
                          .trace());
  EXPECT_EQ(countOf(program.skipped, "urQueueFinish (a handle that no function gave out)"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urEventWait (its parameters break a condition)"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urEnqueueUSMMemcpy (it failed, with memory that may be the reason)"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urQueueFinish (a handle after its release)"), 1u);
  EXPECT_EQ(countOf(program.skipped, "urQueueFinish (a handle of another kind)"), 1u);
  EXPECT_EQ(of(program, 8).result, UR_RESULT_ERROR_INVALID_NULL_HANDLE) << "this one is, and has to fail again";
}

TEST(Compiler, AnsweredQueriesAreWaitedFor) {
  const auto query = [](const char *answer) {
    return replay::compile(
        Lines()
            .begin()
            .call("urEnqueueEventsWait", 1, 5, 1,
                  R"("hQueue":"queue:5","numEventsInWaitList":0,"phEventWaitList":null,"phEvent":"0x1")",
                  R"("phEvent":"event:6")")
            .call("urEventGetInfo", 1, 7, 1,
                  R"("hEvent":"event:6","propName":)" + std::to_string(UR_EVENT_INFO_COMMAND_EXECUTION_STATUS) +
                      R"(,"propSize":4,"pPropValue":"0x1","pPropSizeRet":null)",
                  std::string(R"("pPropValue":")") + answer + '"')
            .trace());
  };
  EXPECT_EQ(wordsOf(query("#00000000"), 6)[1], 1u);
  EXPECT_EQ(wordsOf(query("#02000000"), 6)[1], 0u);
}

TEST(Compiler, WhatNoTraceCanSayIsAnError) {
  EXPECT_EQ(errorOf(Lines().begin().call("urQueueFinish", 1, 5, 1, R"("hQueue":"queue:99")")),
            "trace:5: urQueueFinish uses queue:99, which no call before has given out: lines are missing");
  EXPECT_EQ(errorOf(Lines().begin().call("urQueueFinish", 1, 5, 1, R"("queue":"queue:5")")),
            "trace:5: urQueueFinish: the parameter hQueue is missing");
  EXPECT_EQ(errorOf(Lines().begin().call("urQueueFinish", 1, 5, 1, R"("hQueue":5)")),
            "trace:5: urQueueFinish: a handle is expected");
  EXPECT_EQ(errorOf(Lines().begin().copy(1, 5, 1, "0x10", "0xzz", 4)),
            "trace:5: urEnqueueUSMMemcpy: an address is expected");
  EXPECT_EQ(errorOf(Lines().begin().copy(1, 5, 1, "0x10", "0x20", ~uint64_t{0})),
            "trace:5: urEnqueueUSMMemcpy: host memory of 18446744073709551615 bytes can't be true");
  EXPECT_EQ(errorOf(Lines().begin().call("urEnqueueEventsWait", 1, 5, 1,
                                         R"("hQueue":"queue:5","numEventsInWaitList":0,"phEventWaitList":null,)"
                                         R"("phEvent":"0x1")")),
            "trace:5: urEnqueueEventsWait: it succeeded, but what it wrote to phEvent is missing");
  EXPECT_EQ(errorOf(Lines().begin().call("urEnqueueUSMFill", 1, 5, 1,
                                         R"("hQueue":"queue:5","pMem":"0x10","patternSize":1,"pPattern":"#0",)"
                                         R"("size":4)" +
                                             kNoWaits)),
            "trace:5: urEnqueueUSMFill: bytes are expected");
  EXPECT_EQ(errorOf(Lines().begin().call("urEnqueueUSMFill", 1, 5, 1,
                                         R"("hQueue":"queue:5","pMem":"0x10","patternSize":8,"pPattern":"#07",)"
                                         R"("size":8)" +
                                             kNoWaits)),
            "trace:5: urEnqueueUSMFill: another number of bytes is said to be in pPattern");
  EXPECT_EQ(errorOf(Lines().begin().call("urContextCreate", 1, 5, 1,
                                         R"("DeviceCount":9,"phDevices":["device:3"],"pProperties":null,)"
                                         R"("phContext":"0x1")",
                                         R"("phContext":"context:9")")),
            "trace:5: urContextCreate: another number of elements is said to be in phDevices");
}

} // namespace
