// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who gets to the driver while a process exits.
#include "adapters/core/object/exit_gate.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace ur::core::test {
namespace {

bool isShutToOthers(ExitGate &gate) {
  bool shut = false;
  std::thread([&] { shut = gate.isShut(); }).join();
  return shut;
}

TEST(Gate, isOpenUntilItIsClosed) {
  ExitGate gate;
  const ExitGate::Pass pass(gate);
  EXPECT_FALSE(gate.isShut());
  EXPECT_FALSE(isShutToOthers(gate));
}

TEST(Gate, onceClosedOnlyTheThreadThatExitsPasses) {
  ExitGate gate;
  gate.close();
  const auto began = std::chrono::steady_clock::now();
  EXPECT_FALSE(gate.isShut());
  EXPECT_TRUE(isShutToOthers(gate));
  EXPECT_GE(std::chrono::steady_clock::now() - began, ExitGate::kHeldUp / 2) << "others are held up first";
  EXPECT_TRUE(isShutToOthers(gate));
}

TEST(Gate, closingWaitsForCallsThatAreInside) {
  for (int round = 0; round < 3; ++round) {
    ExitGate gate;
    std::atomic<int> inside = 0, calls = 0, late = 0;
    std::atomic<bool> closed = false;
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i) {
      threads.emplace_back([&] {
        for (;;) {
          const ExitGate::Pass pass(gate);
          if (gate.isShut())
            return;
          ++inside;
          late += closed;
          ++calls;
          --inside;
        }
      });
    }
    while (calls < 1000)
      std::this_thread::yield();
    gate.close();
    closed = true;
    EXPECT_EQ(0, inside);
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(0, late) << "calls went in after the gate had closed";
  }
}

TEST(Gate, whoIsInsideIsNotKeptOutFurtherIn) {
  ExitGate gate;
  {
    const ExitGate::Pass outer(gate);
    std::thread([&] { gate.close(); }).join();
    const ExitGate::Pass inner(gate);
    EXPECT_FALSE(gate.isShut());
  }
  EXPECT_TRUE(gate.isShut()) << "outside, and another thread exits";
}

TEST(Gate, aPassFurtherInEndsNothing) {
  ExitGate gate;
  const ExitGate::Pass outer(gate);
  { const ExitGate::Pass inner(gate); }
  const auto began = std::chrono::steady_clock::now();
  std::thread([&] { gate.close(); }).join();
  EXPECT_GE(std::chrono::steady_clock::now() - began, ExitGate::kPatience) << "it waits for the outer one";
}

TEST(Gate, aCallThatNeverComesBackDoesNotKeepTheProcess) {
  ExitGate gate;
  const ExitGate::Pass pass(gate);
  gate.close();
  EXPECT_TRUE(isShutToOthers(gate));
}

} // namespace
} // namespace ur::core::test
