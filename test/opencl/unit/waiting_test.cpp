// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which calls a wait makes, by what the driver says of the event.
#include "adapters/opencl/waiting.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <vector>

namespace ur::opencl::test {
namespace {

/// A driver of one event, which is in these states one after the other, a look each; the last one stays.
struct OneEvent {
  std::vector<cl_int> states;
  size_t looks = 0, waits = 0;
};
OneEvent *g_event = nullptr;

cl_int look(cl_event, cl_uint, size_t, void *value, size_t *) {
  const size_t at = std::min(g_event->looks++, g_event->states.size() - 1);
  *static_cast<cl_int *>(value) = g_event->states[at];
  return CL_SUCCESS;
}
cl_int refuseToLook(cl_event, cl_uint, size_t, void *, size_t *) {
  ++g_event->looks;
  return CL_OUT_OF_RESOURCES;
}
cl_int block(cl_uint, const cl_event *) {
  ++g_event->waits;
  return CL_SUCCESS;
}

/// A clock that goes on by a microsecond whenever it is read: how long a look takes on a busy machine is no matter.
std::chrono::steady_clock::time_point oneMicrosecondLater() {
  static std::chrono::steady_clock::time_point now;
  return now += std::chrono::microseconds(1);
}

class OpenClWaiting : public ::testing::Test {
protected:
  OpenClWaiting() {
    g_event = &event;
    api.clGetEventInfo = &look;
    api.clWaitForEvents = &block;
  }
  void wait(EffectsIn effects = EffectsIn::deviceMemory) {
    EXPECT_EQ(CL_SUCCESS, waitForEvent(api, nullptr, effects, looks, &oneMicrosecondLater));
  }
  Api api;
  Looks looks;
  OneEvent event;
};

TEST_F(OpenClWaiting, endsThatComeSoonAreSeenBeforeTheThreadSleeps) {
  event.states = {CL_SUBMITTED, CL_RUNNING, CL_COMPLETE};
  wait();
  EXPECT_EQ(3u, event.looks);
  EXPECT_EQ(1u, event.waits);
}

TEST_F(OpenClWaiting, whereAllMemoryIsTheHostsALookIsEnough) {
  event.states = {CL_SUBMITTED, CL_COMPLETE};
  wait(EffectsIn::hostMemory);
  EXPECT_EQ(2u, event.looks);
  EXPECT_EQ(0u, event.waits);
  for (const cl_int state : std::initializer_list<cl_int>{CL_RUNNING, CL_QUEUED, CL_OUT_OF_RESOURCES}) {
    event = {{state}};
    wait(EffectsIn::hostMemory);
    EXPECT_EQ(1u, event.waits);
  }
}

TEST_F(OpenClWaiting, whatTakesLongIsLeftToTheDriver) {
  event.states = {CL_RUNNING};
  wait();
  EXPECT_EQ(5u, event.looks); // the first, then one each microsecond
  EXPECT_EQ(1u, event.waits);
}

TEST_F(OpenClWaiting, looksInVainBecomeRareAndOneThatPaysEndsThat) {
  const auto waits = [&](size_t count) {
    size_t looked = 0;
    for (; count > 0; --count) {
      event = {{CL_RUNNING}};
      wait();
      looked += event.looks > 0;
      EXPECT_EQ(1u, event.waits);
    }
    return looked;
  };
  EXPECT_EQ(4u, waits(1 + 1 + 1 + 3 + 1 + 7 + 1)); // after each, twice as many without one, and one
  (void)waits(200);
  EXPECT_LE(waits(10 * (Looks::kMostSkipped + 1)), 11u);
  for (uint32_t i = 0; i <= Looks::kMostSkipped; ++i) {
    event = {{CL_RUNNING, CL_COMPLETE}};
    wait();
  }
  for (int i = 0; i < 10; ++i) {
    event = {{CL_RUNNING, CL_COMPLETE}};
    wait();
    EXPECT_EQ(2u, event.looks);
  }
}

TEST_F(OpenClWaiting, whatIsNotSubmittedIsForTheDriverToFlush) {
  event.states = {CL_QUEUED};
  wait();
  EXPECT_EQ(1u, event.looks);
  EXPECT_EQ(1u, event.waits);
}

TEST_F(OpenClWaiting, failuresAreLookedAtOnce) {
  event.states = {CL_OUT_OF_RESOURCES};
  wait();
  EXPECT_EQ(1u, event.looks);
  api.clGetEventInfo = &refuseToLook;
  wait();
  EXPECT_EQ(2u, event.looks);
  EXPECT_EQ(2u, event.waits);
}

} // namespace
} // namespace ur::opencl::test
