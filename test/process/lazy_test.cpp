// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program that only looks which adapters there are pays for no vendor: its library is opened by the first question
// for platforms. Each case is a process of its own, with libraries that stand for the vendors'.
#include "process/application.hpp"

#include <dlfcn.h>

namespace ur::test {
namespace {

struct Vendor {
  const char *adapter, *variable, *library;
};

bool isOpen(const char *library) {
  void *const handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
  if (handle)
    dlclose(handle);
  return handle != nullptr;
}

class Vendors : public testing::TestWithParam<Vendor> {};

TEST_P(Vendors, AreOpenedByTheFirstQuestionForPlatforms) {
  const Vendor &vendor = GetParam();
  const pid_t child = fork();
  if (child == 0) {
    alarm(kLimit);
    setenv("UR_ADAPTERS_FORCE_LOAD", vendor.adapter, 1);
    setenv(vendor.variable, vendor.library, 1);
    must(urLoaderInit(0, nullptr));
    ur_adapter_handle_t adapter = nullptr;
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    must(urAdapterGet(1, &adapter, nullptr));
    must(urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, nullptr));
    must(urAdapterSetLoggerCallbackLevel(adapter, UR_LOGGER_LEVEL_QUIET));
    if (isOpen(vendor.library))
      _exit(2);
    // From several threads at once: it is opened once, and all get the same.
    ur_platform_handle_t platforms[4] = {};
    uint32_t counts[4] = {77, 77, 77, 77};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
      threads.emplace_back([&, i] { must(urPlatformGet(adapter, 1, &platforms[i], &counts[i])); });
    for (std::thread &thread : threads)
      thread.join();
    for (int i = 1; i < 4; ++i) {
      if (platforms[i] != platforms[0] || counts[i] != counts[0])
        _exit(3);
    }
    _exit(isOpen(vendor.library) ? kEnd : 4);
  }
  int status = 0;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status)) << "signal " << WTERMSIG(status);
  EXPECT_EQ(kEnd, WEXITSTATUS(status)) << "2: opened by urAdapterGet, 3: threads got something else, 4: never opened";
}

INSTANTIATE_TEST_SUITE_P(Lazy, Vendors, testing::Values(VENDORS),
                         [](const auto &info) { return std::string(info.param.variable).substr(3, 4); });

} // namespace
} // namespace ur::test
