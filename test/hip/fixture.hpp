// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests of the HIP adapter's driver share: contexts on the fake's three devices, of which the first two are
// peers. Wrong calls of HIP's functions end the process, with the fake's sentence.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/hip/api/library.hpp"
#include "adapters/hip/current.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

namespace ur::hip::test {

using namespace core;

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

class HipTest : public ::testing::Test {
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
  static const DeviceFacts &facts(uint32_t device) { return world().platforms.at(0).devices.at(device); }
  /// HIP's functions, for what others in the process do.
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
    ASSERT_EQ(1u, world().platforms.size()) << "UR_HIP_LIBRARY names the fake";
    ASSERT_EQ(3u, world().platforms[0].devices.size());
  }
  static std::unique_ptr<Driver> open(std::vector<uint32_t> devices) {
    std::unique_ptr<Driver> driver;
    EXPECT_EQ(UR_RESULT_SUCCESS, world().backend->openContext(0, devices, &driver));
    return driver;
  }
  static std::string read(const char *path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
};

inline std::span<const uint8_t> bytesOf(const std::string &text) {
  return {reinterpret_cast<const uint8_t *>(text.data()), text.size()};
}

} // namespace ur::hip::test
