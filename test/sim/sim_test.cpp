// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated driver's calls: counters, failures, handles, events, programs.
#include "sim/sim_rig.hpp"

#include <atomic>
#include <cstring>
#include <thread>

namespace ur::sim {
namespace {

core::NativeProgram build(Rig &rig, std::string_view text) {
  core::NativeProgram program{};
  std::string log;
  EXPECT_EQ(
      rig.driver->buildProgram({.code = {reinterpret_cast<const uint8_t *>(text.data()), text.size()}}, &log, &program),
      UR_RESULT_SUCCESS)
      << log;
  return program;
}

TEST(SimCalls, AreCounted) {
  Rig rig;
  const core::Stream s = rig.stream();
  uint32_t *data = rig.alloc(4);
  ASSERT_EQ(rig.fill(s, data, 4, 7), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.calls(Call::createStream), 1u);
  EXPECT_EQ(rig.sim.calls(Call::alloc), 1u);
  EXPECT_EQ(rig.sim.calls(Call::fill), 1u);
  EXPECT_EQ(rig.sim.calls(Call::finish), 0u);
  EXPECT_EQ(rig.sim.allCalls(), 4u); // and openContext
}

TEST(SimCalls, NthFailsWithoutEffect) {
  Rig rig;
  const core::Stream s = rig.stream();
  uint32_t *data = rig.alloc(1);
  rig.sim.failCall(Call::fill, 2, UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_EQ(rig.fill(s, data, 1, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.fence(s), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.fill(s, data, 1, 2), UR_RESULT_ERROR_DEVICE_LOST);
  EXPECT_TRUE(rig.sim.stopFailing());
  EXPECT_EQ(rig.sim.commands().size(), 2u);
  rig.sim.failAnyCall(2);
  EXPECT_EQ(rig.fence(s), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->finish(s), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(rig.driver->finish(s), UR_RESULT_SUCCESS);
  EXPECT_TRUE(rig.sim.stopFailing());
  EXPECT_EQ(*data, 1u);
  rig.sim.failAnyCall(100);
  EXPECT_FALSE(rig.sim.stopFailing());
}

TEST(SimHandles, DoubleDestroyAndLeaksAreNoticed) {
  Rig rig;
  const core::Stream s = rig.stream();
  rig.driver->destroyStream(s);
  rig.driver->destroyStream(s);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterDestroy));
  EXPECT_NE(rig.fence(s), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterDestroy));
  rig.streams.clear();
  const core::NativeEvent e = rig.event();
  rig.driver->destroyEvents({&e, 1});
  rig.driver->destroyEvents({&e, 1});
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterDestroy));
  rig.events.clear();
  static_cast<void>(rig.stream());
  static_cast<void>(rig.event());
  static_cast<void>(rig.alloc(1));
  static_cast<void>(build(rig, "SIMK nop"));
  rig.streams.clear();
  rig.events.clear();
  rig.blocks.clear();
  rig.driver.reset();
  EXPECT_EQ(rig.sim.violations().size(), 4u);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::leak));
}

TEST(SimHandles, AnotherContextsAreRefused) {
  Rig rig;
  std::unique_ptr<core::Driver> other;
  const uint32_t device = 0;
  ASSERT_EQ(core::makeBackend()->openContext(0, {&device, 1}, &other), UR_RESULT_SUCCESS);
  EXPECT_NE(other->finish(rig.stream()), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::unknownHandle));
}

TEST(SimEvents, UnrecordedAndTwiceRecordedAreNoticed) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream();
  core::NativeEvent e = rig.event();
  EXPECT_EQ(rig.fence(a, {e}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::unrecordedWait));
  EXPECT_EQ(rig.driver->wait(e), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::unrecordedWait));
  EXPECT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::eventRecordedTwice));
  EXPECT_EQ(rig.fence(b, {e, e}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::duplicateWait));
  EXPECT_EQ(rig.fence(a, {e}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::ownStreamWait));
}

TEST(SimEvents, CanBeRecordedAgainAfterAReset) {
  Rig rig;
  const core::Stream a = rig.stream(), b = rig.stream();
  core::NativeEvent e = rig.event();
  ASSERT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->resetEvents({&e, 1}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badArgument)) << "it wasn't complete";
  ASSERT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.driver->wait(e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(b, {e}), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->resetEvents({&e, 1}), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(a, {}, &e), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.commands()[2].waits, (std::vector<uint64_t>{2}));
  EXPECT_EQ(rig.driver->finish(b), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.commands()[3].state, CommandState::submitted);
}

TEST(SimEvents, AreMadeByTheEnqueueWhereCapsSaySo) {
  Rig rig({.caps = {.eventsFromEnqueue = true}});
  const core::Stream s = rig.stream();
  core::NativeEvent e{};
  ASSERT_EQ(rig.fence(s, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_NE(e, nullptr);
  EXPECT_EQ(rig.driver->wait(e), UR_RESULT_SUCCESS);
  rig.events.push_back(e);
  core::NativeEvent made{};
  EXPECT_NE(rig.driver->createEvents(0, false, {&made, 1}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::missingCapability));
  core::Stream unordered{};
  EXPECT_NE(rig.driver->createStream({.ordered = false}, &unordered), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::missingCapability));
}

TEST(SimEvents, HaveTimesOfTheManualClock) {
  Rig rig;
  const core::Stream s = rig.stream();
  core::NativeEvent e = rig.event(0, true), plain = rig.event();
  rig.sim.advance(5000);
  ASSERT_EQ(rig.fence(s, {}, &plain), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.fence(s, {}, &e), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.driver->wait(e), UR_RESULT_SUCCESS);
  uint64_t start = 0, end = 0;
  ASSERT_EQ(rig.driver->eventTimes(e, &start, &end), UR_RESULT_SUCCESS);
  EXPECT_EQ(start, 6000u);
  EXPECT_EQ(end, 7000u);
  EXPECT_NE(rig.driver->eventTimes(plain, &start, &end), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badArgument));
}

TEST(SimEvents, NotificationsComeOnceInOrderAndMustNotCallTheDriver) {
  Rig rig;
  const core::Stream s = rig.stream();
  core::NativeEvent first = rig.event(), second = rig.event();
  ASSERT_EQ(rig.fence(s, {}, &first), UR_RESULT_SUCCESS);
  rig.sim.failCommand(1);
  ASSERT_EQ(rig.fence(s, {}, &second), UR_RESULT_SUCCESS);
  static std::vector<core::EventStatus> heard;
  heard.clear();
  const core::Notification hear = [](void *, core::EventStatus status) noexcept { heard.push_back(status); };
  ASSERT_EQ(rig.driver->notify(second, hear, nullptr), UR_RESULT_SUCCESS);
  ASSERT_EQ(rig.driver->notify(first, hear, nullptr), UR_RESULT_SUCCESS);
  EXPECT_TRUE(heard.empty());
  EXPECT_EQ(rig.sim.runUntilIdle(), 2u);
  EXPECT_EQ(heard, (std::vector{core::EventStatus::complete, core::EventStatus::failed}));
  ASSERT_EQ(rig.driver->notify(first, hear, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(heard.size(), 3u);
  const core::Notification meddle = [](void *data, core::EventStatus) noexcept {
    static_cast<void>(static_cast<core::Driver *>(data)->flush(nullptr));
  };
  ASSERT_EQ(rig.driver->notify(first, meddle, rig.driver.get()), UR_RESULT_SUCCESS);
  const auto taken = rig.sim.takeViolations();
  ASSERT_FALSE(taken.empty());
  EXPECT_EQ(taken[0].fault, Fault::callFromNotification);
}

TEST(SimPrograms, RunTheirKernels) {
  Rig rig;
  const core::Stream s = rig.stream();
  const core::NativeProgram program = build(rig, "SIMK add_u32 fill_u32");
  std::vector<std::string> names;
  ASSERT_EQ(rig.driver->kernelNames(program, &names), UR_RESULT_SUCCESS);
  EXPECT_EQ(names, (std::vector<std::string>{"add_u32", "fill_u32"}));
  core::KernelFacts facts;
  core::NativeKernel kernel{};
  EXPECT_EQ(rig.driver->createKernel(program, "nop", &facts, &kernel), UR_RESULT_ERROR_INVALID_KERNEL_NAME);
  ASSERT_EQ(rig.driver->createKernel(program, "fill_u32", &facts, &kernel), UR_RESULT_SUCCESS);
  ASSERT_EQ(facts.args.size(), 2u);
  uint32_t *data = rig.alloc(8);
  uint32_t value = 3;
  const core::KernelArg args[] = {{core::KernelArg::Kind::pointer, sizeof data, &data},
                                  {core::KernelArg::Kind::value, sizeof value, &value}};
  core::LaunchDesc launch{.kernel = kernel, .globalSize = {8, 1, 1}, .groups = {8, 1, 1}, .args = args};
  ASSERT_EQ(rig.driver->launch(s, launch, {}), UR_RESULT_SUCCESS);
  value = 4; // consumed by the call
  rig.driver->destroyKernel(kernel);
  rig.driver->destroyProgram(program);
  ASSERT_EQ(rig.driver->finish(s), UR_RESULT_SUCCESS);
  EXPECT_EQ(data[7], 3u);
  EXPECT_NE(rig.driver->launch(s, launch, {}), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterDestroy));
}

TEST(SimPrograms, BrokenOnesHaveALog) {
  Rig rig;
  core::NativeProgram program{};
  for (auto [text, result] : {std::pair{"ELF", UR_RESULT_ERROR_INVALID_BINARY},
                              std::pair{"SIMK unheard_of", UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE}}) {
    std::string log;
    EXPECT_EQ(rig.driver->buildProgram({.code = {reinterpret_cast<const uint8_t *>(text), std::strlen(text)}}, &log,
                                       &program),
              result);
    EXPECT_FALSE(log.empty());
  }
  EXPECT_EQ(program, nullptr);
}

TEST(SimThreads, WorkersRunWhatIsSubmitted) {
  Rig rig({.mode = Mode::threads});
  constexpr uint32_t kThreads = 4, kRounds = 200;
  std::vector<std::thread> threads;
  std::atomic<uint32_t> calls{0};
  for (uint32_t t = 0; t < kThreads; ++t) {
    const core::Stream s = rig.stream();
    uint32_t *data = rig.alloc(16);
    threads.emplace_back([&, s, data] {
      for (uint32_t round = 0; round < kRounds; ++round) {
        EXPECT_EQ(rig.fill(s, data, 16, round), UR_RESULT_SUCCESS);
        EXPECT_EQ(rig.driver->hostCall(s, [](void *count) noexcept { ++*static_cast<std::atomic<uint32_t> *>(count); },
                                       &calls, {}),
                  UR_RESULT_SUCCESS);
      }
      EXPECT_EQ(rig.driver->finish(s), UR_RESULT_SUCCESS);
      EXPECT_EQ(data[15], kRounds - 1);
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(calls, kThreads * kRounds);
}

} // namespace
} // namespace ur::sim
