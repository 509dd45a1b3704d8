// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of the CUDA adapter's driver share: contexts on the fake's three devices, of which the first two are
// peers, and short forms of calls. Wrong calls of the driver's functions end the process, with the fake's sentence.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda/api/library.hpp"

#include <gtest/gtest.h>

#include <dlfcn.h>

namespace ur::cuda::test {

using namespace core;

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

/// The process has one backend, as with an adapter: primary contexts are kept to the end.
class CudaTest : public ::testing::Test {
protected:
  struct World {
    std::unique_ptr<Backend> backend = makeBackend();
    std::vector<PlatformFacts> platforms;
    ur_result_t opened = backend->enumerate(&platforms);
  };
  static World &world() {
    static auto *const made = new World;
    return *made;
  }
  static Backend &backend() { return *world().backend; }
  static const DeviceFacts &facts(uint32_t device) { return world().platforms.at(0).devices.at(device); }
  /// The driver's functions, for what others in the process do.
  static const Api &api() {
    static const Api *const opened = [] {
      auto *made = new Api;
      std::string reason;
      EXPECT_TRUE(openLibrary(made, &reason)) << reason;
      return made;
    }();
    return *opened;
  }

  void SetUp() override {
    GTEST_FLAG_SET(death_test_style, "threadsafe"); // streams have threads
    OK(world().opened);
    ASSERT_EQ(1u, world().platforms.size()) << "UR_CUDA_LIBRARY names the fake";
    ASSERT_EQ(3u, world().platforms[0].devices.size());
  }
  void TearDown() override {
    for (const auto &[driver, stream] : streams_)
      driver->destroyStream(stream);
  }

  std::unique_ptr<Driver> open(std::vector<uint32_t> devices) {
    std::unique_ptr<Driver> driver;
    EXPECT_EQ(UR_RESULT_SUCCESS, backend().openContext(0, devices, &driver));
    return driver;
  }
  /// Given back by the end of the test, so its driver has to live longer than this fixture's TearDown.
  Stream stream(Driver &driver, uint32_t device) {
    Stream made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver.createStream({.device = device}, &made));
    streams_.emplace_back(&driver, made);
    return made;
  }
  static void fill(Driver &driver, Stream on, void *memory, size_t size, uint8_t value) {
    OK(driver.fill(on, {.dst = memory, .pattern = &value, .width = size}, {}));
  }
  static std::vector<uint8_t> read(Driver &driver, Stream on, const void *memory, size_t size) {
    std::vector<uint8_t> bytes(size);
    EXPECT_EQ(UR_RESULT_SUCCESS, driver.copy(on, {.dst = bytes.data(), .src = memory, .width = size}, {}));
    EXPECT_EQ(UR_RESULT_SUCCESS, driver.finish(on));
    return bytes;
  }

private:
  std::vector<std::pair<Driver *, Stream>> streams_;
};

/// A function by which the fake is asked or told what no driver has a function for.
template <class Function>
Function *hook(const char *name) {
  return reinterpret_cast<Function *>(dlsym(dlopen(getenv("UR_CUDA_LIBRARY"), RTLD_NOW), name));
}

/// Makes the n-th call of the fake's from now on fail (0: none), and answers how many there were so far.
inline uint64_t failAt(uint64_t n) {
  static const auto function = hook<uint64_t(uint64_t)>("fakeCudaFailAt");
  return function(n);
}

} // namespace ur::cuda::test
