// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The clock of events, on a device whose clock runs differently from the host's, over days.
#include "adapters/cuda_like/event_clock.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <memory>
#include <set>

using namespace ur::cuda;

namespace {

constexpr double kUs = 1e3, kSecond = 1e9, kHour = 3600 * kSecond;

/// A device: what it records, it records at once, a little after it was asked to. Times in nanoseconds since the start.
struct World {
  double time = 0;
  double rate = 1.00004;          ///< of the device's clock
  double there = 3e3, back = 4e3; ///< what a record takes, and a word from the device
  double resolution = 500;
  bool holds = false; ///< anchors aren't recorded
  std::set<double *> events;
  size_t created = 0;

  [[nodiscard]] double deviceTime(double at) const { return std::floor(at * rate / resolution) * resolution; }
};
World *g_world = nullptr;

constexpr uint64_t kBoot = 123'456'789'012'345;
uint64_t hostNow() noexcept {
  return kBoot + static_cast<uint64_t>(g_world->time);
}

Api api() {
  Api api;
  api.cuStreamCreateWithPriority = [](CUstream *stream, unsigned, int) {
    *stream = reinterpret_cast<CUstream>(&g_world);
    return CUDA_SUCCESS;
  };
  api.cuStreamDestroy = [](CUstream) { return CUDA_SUCCESS; };
  api.cuEventCreate = [](CUevent *event, unsigned) {
    ++g_world->created;
    *event = reinterpret_cast<CUevent>(*g_world->events.insert(new double(-1)).first);
    return CUDA_SUCCESS;
  };
  api.cuEventDestroy = [](CUevent event) {
    auto *moment = reinterpret_cast<double *>(event);
    EXPECT_EQ(g_world->events.erase(moment), 1u);
    delete moment;
    return CUDA_SUCCESS;
  };
  api.cuEventRecord = [](CUevent event, CUstream) {
    *reinterpret_cast<double *>(event) = g_world->time + g_world->there;
    return CUDA_SUCCESS;
  };
  api.cuEventQuery = [](CUevent event) {
    return !g_world->holds && *reinterpret_cast<double *>(event) + g_world->back <= g_world->time
               ? CUDA_SUCCESS
               : CUDA_ERROR_NOT_READY;
  };
  api.cuEventSynchronize = [](CUevent event) {
    g_world->time = std::max(g_world->time, *reinterpret_cast<double *>(event) + g_world->back);
    return CUDA_SUCCESS;
  };
  api.cuEventElapsedTime = [](float *ms, CUevent from, CUevent to) {
    const double first = g_world->deviceTime(*reinterpret_cast<double *>(from)),
                 last = g_world->deviceTime(*reinterpret_cast<double *>(to));
    *ms = static_cast<float>((last - first) / 1e6);
    return CUDA_SUCCESS;
  };
  return api;
}

class CudaEventClock : public ::testing::Test {
protected:
  struct Command {
    explicit Command(EventClock &clock) : timed(std::make_unique<EventClock::Timed>(clock)) {}
    std::unique_ptr<EventClock::Timed> timed;
    double startedAt = 0, endedAt = 0;
    [[nodiscard]] double start() const { return static_cast<double>(static_cast<int64_t>(startNs - kBoot)); }
    [[nodiscard]] double end() const { return static_cast<double>(static_cast<int64_t>(endNs - kBoot)); }
    uint64_t startNs = 0, endNs = 0;
  };

  void SetUp() override {
    g_world = &world_;
    clock_ = std::make_unique<EventClock>(api_, &hostNow);
    ASSERT_EQ(clock_->open(), CUDA_SUCCESS);
  }
  void TearDown() override {
    clock_->close();
    EXPECT_TRUE(world_.events.empty()) << "all events are destroyed";
  }

  Command submit() {
    Command command(*clock_);
    EXPECT_EQ(api_.cuEventCreate(&command.timed->start, 0), CUDA_SUCCESS);
    EXPECT_EQ(api_.cuEventCreate(&command.timed->end, 0), CUDA_SUCCESS);
    clock_->begin(*command.timed);
    return command;
  }
  /// It begins after so long, and takes so long.
  void run(Command &command, double delay, double duration) {
    command.startedAt = world_.time + delay;
    command.endedAt = command.startedAt + duration;
    *reinterpret_cast<double *>(command.timed->start) = command.startedAt;
    *reinterpret_cast<double *>(command.timed->end) = command.endedAt;
    world_.time = command.endedAt + 5 * kUs;
  }
  void ask(Command &command) {
    ASSERT_EQ(clock_->times(*command.timed, &command.startNs, &command.endNs), CUDA_SUCCESS);
    EXPECT_LE(command.start(), command.end());
  }
  void drop(Command &command) {
    clock_->end(*command.timed);
    (void)api_.cuEventDestroy(command.timed->start);
    (void)api_.cuEventDestroy(command.timed->end);
  }
  /// The host hears of it so long afterwards.
  Command measure(double delay, double duration, double later = 0) {
    Command command = submit();
    run(command, delay, duration);
    world_.time += later;
    ask(command);
    drop(command);
    return command;
  }

  World world_;
  Api api_ = api();
  std::unique_ptr<EventClock> clock_;
};

TEST_F(CudaEventClock, followTheHostsForDays) {
  double last = 0;
  for (int i = 0; i < 20000; ++i) { // somewhat more than two days
    world_.time += i % 100 ? 0.3 * kSecond : 30 * 60 * kSecond / 2;
    // What the host knows of it says little.
    const Command command = measure(5e6, 200 * kUs, 5e6);
    EXPECT_NEAR(command.end() - command.start(), 200 * kUs, 1.1 * kUs) << i;
    EXPECT_NEAR(command.start(), command.startedAt, i < 10 ? 60 * kUs : 12 * kUs) << i;
    EXPECT_GE(command.start(), last) << "in the device's order";
    last = command.end();
    if (HasFailure())
      break;
  }
  EXPECT_LT(world_.events.size(), 5u) << "what no event needs is gone";
}

TEST_F(CudaEventClock, followTheRateOfADeviceThatRunsSlow) {
  world_.rate = 0.9998;
  for (int i = 0; i < 2000; ++i) {
    world_.time += 20e6;
    const Command command = measure(5e6, 1e6, 5e6);
    EXPECT_NEAR(command.start(), command.startedAt, i < 300 ? 25 * kUs : 8 * kUs) << i;
    if (HasFailure())
      break;
  }
}

TEST_F(CudaEventClock, tellNothingThatTheHostKnowsBetter) {
  world_.time += 10 * kHour;
  world_.holds = true; // no anchor helps: the first alone is 1.4 seconds off
  double before = world_.time;
  const Command early = measure(0, kUs);
  EXPECT_GE(early.start(), before);
  EXPECT_LE(early.end(), world_.time);
  world_.rate = 0.9;
  world_.time += 10 * kHour;
  before = world_.time;
  const Command late = measure(0, kUs);
  EXPECT_GE(late.start(), before);
  EXPECT_LE(late.end(), world_.time);
}

TEST_F(CudaEventClock, aCommandAfterALongPauseIsAsExactAsAnother) {
  (void)measure(10 * kUs, kUs);
  world_.time += 5 * kHour;
  // The anchor that its submission asks for is recorded after its start.
  Command command = submit();
  run(command, 1 * kUs, 50 * kUs);
  ask(command);
  EXPECT_NEAR(command.end() - command.start(), 50 * kUs, 1.1 * kUs);
  EXPECT_NEAR(command.start(), command.startedAt, 10 * kUs);
  drop(command);
}

TEST_F(CudaEventClock, whatWaitedForLongHasItsExactDuration) {
  Command patient = submit();
  for (int i = 0; i < 1000; ++i) {
    world_.time += kSecond;
    (void)measure(10 * kUs, 10 * kUs);
  }
  run(patient, 20 * kUs, 30 * kUs);
  ask(patient);
  EXPECT_NEAR(patient.end() - patient.start(), 30 * kUs, 1.1 * kUs);
  EXPECT_NEAR(patient.start(), patient.startedAt, 10 * kUs);
  drop(patient);
}

TEST_F(CudaEventClock, tellTheSameTwice) {
  Command command = submit();
  run(command, 10 * kUs, 10 * kUs);
  ask(command);
  const uint64_t start = command.startNs, end = command.endNs;
  for (int i = 0; i < 10; ++i) {
    world_.time += kSecond;
    (void)measure(10 * kUs, 10 * kUs);
    ask(command);
    EXPECT_EQ(command.startNs, start);
    EXPECT_EQ(command.endNs, end);
  }
  drop(command);
}

TEST_F(CudaEventClock, theOrderOfTheDeviceHoldsWhoeverAsks) {
  std::vector<Command> commands;
  double last = 0;
  for (int i = 0; i < 500; ++i) {
    commands.push_back(submit());
    run(commands.back(), kUs, 7e6);
  }
  for (Command &command : commands) {
    ask(command);
    EXPECT_GE(command.start(), last);
    last = command.end();
  }
  for (Command &command : commands)
    drop(command);
}

TEST_F(CudaEventClock, whatTheHostSawOfALaterCommandHoldsForAnEarlierOne) {
  clock_->close();
  world_.there = 0.1 * kUs;
  world_.back = 20 * kUs;
  clock_ = std::make_unique<EventClock>(api_, &hostNow);
  ASSERT_EQ(clock_->open(), CUDA_SUCCESS);
  Command early = submit(), late = submit();
  run(early, 10 * kUs, kUs);
  run(late, kUs, kUs);
  world_.time = late.endedAt + 600;
  late.timed->see();
  const double seen = world_.time;
  world_.time += kSecond;
  ask(early); // of which the host has heard only now
  ask(late);
  EXPECT_LE(early.end(), late.start());
  EXPECT_LE(late.end(), seen);
  drop(early);
  drop(late);
}

TEST_F(CudaEventClock, theSteadyStateCreatesNothing) {
  Command command = submit();
  run(command, kUs, kUs);
  for (int i = 0; i < 20; ++i) {
    world_.time += kSecond;
    clock_->begin(*command.timed);
    run(command, kUs, kUs);
    ask(command);
  }
  const size_t created = world_.created;
  for (int i = 0; i < 1000; ++i) {
    world_.time += kSecond / 3;
    clock_->begin(*command.timed);
    run(command, kUs, kUs);
    ask(command);
  }
  EXPECT_EQ(world_.created, created);
  drop(command);
}

} // namespace
