// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The programs that bench_memory plays, and what it makes of what it has seen.
#include "memory/patterns.hpp"
#include "memory/reference.hpp"
#include "memory/report.hpp"
#include "memory/trace_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace memory {
namespace {

constexpr uint64_t kMiB = 1 << 20;

/// A trace by its text.
Program traceOf(const std::string &text, uint64_t divisor = 1) {
  const auto file = std::filesystem::path(testing::TempDir()) / "made.trace";
  std::ofstream(file) << text;
  Program program = readTrace(file.string(), divisor);
  std::filesystem::remove(file);
  return program;
}

TEST(Traces, AreReadWithSizesDivided) {
  const Program program = traceOf("a 0 1000\na 1 17\nf 0\ns\na 2 5\n", 16);
  EXPECT_EQ(program.name, "made");
  ASSERT_EQ(program.steps.size(), 5u);
  EXPECT_EQ(program.steps[0].size, 63u);
  EXPECT_EQ(program.steps[1].size, 2u);
  EXPECT_EQ(program.steps[2].kind, Step::Kind::free);
  EXPECT_EQ(program.steps[3].kind, Step::Kind::wait);
  EXPECT_EQ(program.blocks, 3u);
  EXPECT_EQ(program.livePeak, 65u);
}

TEST(Traces, ThatMakeNoSenseAreRefused) {
  for (const char *const text :
       {"", "s\n", "a 0\n", "a 1 5\n", "a 0 0\n", "a 0 5 \n", "a 0 5\nf 1\n", "a 0 5\nf 0\nf 0\n", "a 0 5\n\n",
        "a 0 5\nx\n", "a 0 -5\n", "a 0 99999999999999999999\n"}) {
    EXPECT_THROW((void)traceOf(text), std::runtime_error) << text;
  }
  EXPECT_THROW((void)readTrace("/nowhere.trace.gz", 1), std::runtime_error);
}

TEST(Traces, ThatComeWithIt) {
  const Program lm = readTrace(TRACES "/lm.trace.gz", 1), cnn = readTrace(TRACES "/cnn.trace.gz", 1);
  EXPECT_EQ(lm.name, "lm");
  EXPECT_EQ(lm.blocks, 45154u);
  EXPECT_NEAR(static_cast<double>(lm.livePeak) / kMiB, 8536.8, 0.1);
  EXPECT_EQ(cnn.blocks, 46690u);
  EXPECT_NEAR(static_cast<double>(cnn.livePeak) / kMiB, 3699.8, 0.1);
}

TEST(Patterns, AreTheSameEachTimeAndFreeWhatTheyAllocate) {
  const auto some = patterns(1, 1000), again = patterns(1, 1000);
  ASSERT_EQ(some.size(), again.size());
  EXPECT_GE(some.size(), 11u);
  for (size_t i = 0; i < some.size(); ++i) {
    SCOPED_TRACE(some[i].name);
    EXPECT_GE(some[i].blocks, 1000u);
    EXPECT_EQ(some[i].livePeak, again[i].livePeak);
    std::vector<bool> live(some[i].blocks);
    for (const Step &step : some[i].steps) {
      EXPECT_EQ(live[step.block], step.kind == Step::Kind::free);
      live[step.block] = step.kind == Step::Kind::alloc;
    }
    EXPECT_LE(std::count(live.begin(), live.end(), true), 64);
  }
}

TEST(Patterns, AreDivided) {
  const auto whole = patterns(1, 500), parts = patterns(16, 500);
  for (size_t i = 0; i < whole.size(); ++i) {
    EXPECT_NEAR(static_cast<double>(whole[i].livePeak) / static_cast<double>(parts[i].livePeak), 16, 0.1);
  }
}

TEST(Reference, JoinsWithinChunksAndReturnsNothing) {
  Builder builder("made", false);
  const uint32_t first = builder.alloc(kMiB), second = builder.alloc(kMiB); // one chunk of 2 MiB
  builder.free(first);
  builder.free(second);
  const uint32_t both = builder.alloc(2 * kMiB);
  builder.free(both);
  builder.free(builder.alloc(2 * kMiB + 1)); // doesn't fit: a chunk of 4 MiB
  builder.free(builder.alloc(2 * kMiB));     // the best fit, not the largest
  EXPECT_EQ(referenceReserve(builder.take(), 2 * kMiB), 6 * kMiB);
}

TEST(Limits, AreOfTheProgramOrOfAllThatAreMade) {
  EXPECT_EQ(limitOf("lm", true, Mode::inOrder, Source::ranges)->most, 1.12);
  EXPECT_EQ(limitOf("lifo_small", false, Mode::inOrder, Source::ranges)->most, 1.10);
  EXPECT_TRUE(limitOf("one_of_64_kept", false, Mode::inOrder, Source::ranges)->orReference);
  EXPECT_EQ(limitOf("lifo_small", false, Mode::chain, Source::chunks), nullptr);
  EXPECT_EQ(limitOf("another", true, Mode::inOrder, Source::ranges), nullptr);
  EXPECT_EQ(allowance(2 * kMiB, 1), 4 * kMiB);
  EXPECT_EQ(allowance(128 << 10, 16), kMiB / 4);
}

Row rowOf(uint64_t reserved) {
  Row row;
  row.program = "lm";
  row.livePeak = 100 * kMiB;
  row.allowance = 4 * kMiB;
  row.limit = limitOf("lm", true, Mode::inOrder, Source::ranges);
  row.figures.reservedHigh = reserved;
  return row;
}

TEST(Rows, MissWhatIsOverTheirLimit) {
  EXPECT_TRUE(rowOf(116 * kMiB).misses(Checks::memory).empty());
  EXPECT_EQ(rowOf(117 * kMiB).misses(Checks::memory).size(), 1u);
  EXPECT_TRUE(rowOf(117 * kMiB).misses(Checks::contents).empty());
  Row kept = rowOf(117 * kMiB);
  const Limit orReference{nullptr, Mode::inOrder, Source::chunks, 1.1, true};
  kept.limit = &orReference;
  EXPECT_EQ(kept.misses(Checks::memory).size(), 1u);
  kept.referencePeak = 113 * kMiB;
  EXPECT_TRUE(kept.misses(Checks::memory).empty());
}

TEST(Rows, ThatExceedTheirLimitArePlayedAgain) {
  EXPECT_FALSE(rowOf(116 * kMiB).exceeds());
  EXPECT_TRUE(rowOf(117 * kMiB).exceeds());
  const auto play = [](std::vector<Row> rows, size_t *plays) {
    *plays = 0;
    return bestOf(rows.front(), [&](const Row &) { return rows.at(++*plays); }).figures.reservedHigh / kMiB;
  };
  size_t plays = 0;
  EXPECT_EQ(play({rowOf(116 * kMiB)}, &plays), 116u);
  EXPECT_EQ(play({rowOf(130 * kMiB), rowOf(140 * kMiB), rowOf(110 * kMiB)}, &plays), 110u);
  EXPECT_EQ(
      play({rowOf(130 * kMiB), rowOf(140 * kMiB), rowOf(120 * kMiB), rowOf(125 * kMiB), rowOf(121 * kMiB)}, &plays),
      120u);
  EXPECT_EQ(plays, 4u);
  for (const auto fail :
       {+[](Figures &figures) { figures.failures = 1; }, +[](Figures &figures) { figures.faults = 1; },
        +[](Figures &figures) { figures.stopped = true; }}) {
    std::vector<Row> failing = {rowOf(130 * kMiB), rowOf(140 * kMiB), rowOf(110 * kMiB)};
    fail(failing[1].figures);
    EXPECT_EQ(play(failing, &plays), 140u);
    fail(failing[0].figures);
    EXPECT_EQ(play(failing, &plays), 130u);
  }
}

TEST(Rows, MissWhatIsRefusedStoppedWrongOrSlow) {
  Row refused = rowOf(0), stopped = rowOf(0), wrong = rowOf(0), slow = rowOf(0), full = rowOf(0);
  refused.figures.failures = 1;
  stopped.figures.stopped = true;
  wrong.figures.faults = 1;
  slow.figures.quiet = {kMostQuietPair + 1};
  full.bounded = true;
  full.figures.failures = 1;
  full.lowestRefusal = kLeastShare;
  EXPECT_EQ(refused.misses(Checks::memory).size(), 1u);
  EXPECT_EQ(stopped.misses(Checks::memory).size(), 1u);
  EXPECT_EQ(wrong.misses(Checks::contents).size(), 1u);
  EXPECT_TRUE(slow.misses(Checks::memory).empty());
  EXPECT_EQ(slow.misses(Checks::times).size(), 1u);
  EXPECT_TRUE(full.misses(Checks::memory).empty());
  full.lowestRefusal = kLeastShare - 0.01;
  EXPECT_EQ(full.misses(Checks::memory).size(), 1u);
}

TEST(Spreads, AreOfAllTimes) {
  std::vector<double> times(200);
  for (size_t i = 0; i < times.size(); ++i)
    times[i] = static_cast<double>(times.size() - i);
  const Spread spread(times);
  EXPECT_EQ(spread.count, 200u);
  EXPECT_DOUBLE_EQ(spread.mean, 100.5);
  EXPECT_DOUBLE_EQ(spread.median, 100.5);
  EXPECT_DOUBLE_EQ(spread.p99, 198);
  EXPECT_DOUBLE_EQ(spread.worst, 200);
  EXPECT_EQ(Spread({}).mean, 0);
}

} // namespace
} // namespace memory
