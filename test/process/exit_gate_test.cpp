// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Who gets to the driver while a process exits.
#include "adapters/core/object/exit_gate.hpp"

#include <gtest/gtest.h>

#include <thread>
#include <vector>

namespace ur::core::test {
namespace {

bool isShutToOthers(ExitGate &gate) {
  bool shut = false, refused = false;
  std::thread([&] {
    shut = gate.isShut();
    refused = ExitGate::Pass(gate).isRefused();
  }).join();
  EXPECT_EQ(shut, refused);
  return shut;
}

TEST(Gate, isOpenUntilItIsClosed) {
  ExitGate gate;
  EXPECT_FALSE(ExitGate::Pass(gate).isRefused());
  EXPECT_FALSE(gate.isShut());
  EXPECT_FALSE(isShutToOthers(gate));
}

TEST(Gate, onceClosedOnlyTheThreadThatExitsPasses) {
  ExitGate gate;
  gate.close();
  const auto began = std::chrono::steady_clock::now();
  EXPECT_FALSE(gate.isShut());
  EXPECT_FALSE(ExitGate::Pass(gate).isRefused());
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
          if (pass.isRefused())
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

/// So it is handed to all calls of a command.
TEST(Gate, aPassIsGoodUntilItsEnd) {
  ExitGate gate;
  {
    const ExitGate::Pass pass(gate);
    const auto began = std::chrono::steady_clock::now();
    std::thread([&] { gate.close(); }).join();
    EXPECT_GE(std::chrono::steady_clock::now() - began, ExitGate::kPatience) << "it waits for this one";
    EXPECT_FALSE(pass.isRefused());
    EXPECT_TRUE(ExitGate::Pass(gate).isRefused()) << "another within, once the gate is closed";
  }
  EXPECT_TRUE(gate.isShut()) << "outside, and another thread exits";
}

/// Of threads that share a counter, as one of two may.
TEST(Gate, onePassEndsNoOther) {
  ExitGate gate;
  const ExitGate::Pass first(gate);
  { const ExitGate::Pass second(gate); }
  const auto began = std::chrono::steady_clock::now();
  std::thread([&] { gate.close(); }).join();
  EXPECT_GE(std::chrono::steady_clock::now() - began, ExitGate::kPatience) << "it waits for the first one";
}

TEST(Gate, aCallThatNeverComesBackDoesNotKeepTheProcess) {
  ExitGate gate;
  const ExitGate::Pass pass(gate);
  gate.close();
  EXPECT_TRUE(isShutToOthers(gate));
}

} // namespace
} // namespace ur::core::test
