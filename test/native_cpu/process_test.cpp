// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads and processes: the number of workers, fork, and exit at any moment.
#include "fixture.hpp"

#include <cstdlib>
#include <filesystem>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

class Process : public DriverTest {
protected:
  void copyOnce(Stream on) {
    uint64_t from = 1, to = 0;
    OK(driver->copy(on, {.dst = &to, .src = &from, .width = 8}, {}));
    OK(driver->finish(on));
    EXPECT_EQ(1u, to);
  }
};

TEST_F(Process, WorkersStartWithTheFirstCommandAndEndWithTheBackend) {
  Stream on = stream();
  EXPECT_EQ(0u, threadsNamed("ur-cpu-"));
  copyOnce(on);
  EXPECT_GE(threadsNamed("ur-cpu-"), 1u);
  driver->destroyStream(on);
  streams.clear();
  driver.reset();
  backend.reset();
  EXPECT_EQ(0u, threadsNamed("ur-"));
  SetUp();
}

TEST_F(Process, TheEnvironmentSetsTheNumberOfWorkers) {
  for (auto [text, expected] : {std::pair("1", 1u), std::pair("5", 5u)}) {
    setenv("UR_NATIVE_CPU_THREADS", text, 1);
    backend = nullptr;
    driver = nullptr;
    SetUp();
    unsetenv("UR_NATIVE_CPU_THREADS");
    Stream on = stream();
    copyOnce(on);
    EXPECT_EQ(expected, threadsNamed("ur-cpu-"));
    std::vector<uint32_t> data(1000, 1);
    uint32_t *pointer = data.data();
    const uint32_t factor = 2;
    common = nullptr;
    OK(launch(on, kernel("scale"), {1000}, {1}, {pointerArg(pointer), valueArg(factor)}));
    OK(driver->finish(on));
    EXPECT_EQ(2u + 999, data[999]);
    TearDown();
    streams.clear(), kernels.clear(), programs.clear();
  }
  for (const char *text : {"0", "-1", "many", "3x", "99999999999999999999"}) {
    setenv("UR_NATIVE_CPU_THREADS", text, 1);
    SetUp();
    unsetenv("UR_NATIVE_CPU_THREADS");
    copyOnce(stream());
    EXPECT_LE(threadsNamed("ur-cpu-"), std::max(2u, std::thread::hardware_concurrency())) << text;
    TearDown();
    streams.clear();
  }
  SetUp();
}

// The thread sanitizer can't start threads in a child of a process with threads.
#if !defined(__SANITIZE_THREAD__)
TEST_F(Process, AForkedChildIsToldThatTheDeviceIsLost) {
  Stream on = stream(), gated = stream();
  copyOnce(on);
  close(gated);
  NativeEvent pending = nullptr;
  OK(driver->fence(gated, FenceKind::wait, {.signal = &pending}));
  own(pending);
  const pid_t child = fork();
  ASSERT_GE(child, 0);
  if (child == 0) {
    alarm(20);
    uint64_t from = 1, to = 0;
    const CopyDesc copy{.dst = &to, .src = &from, .width = 8};
    const bool told = driver->copy(on, copy, {}) == UR_RESULT_ERROR_DEVICE_LOST &&
                      driver->finish(gated) == UR_RESULT_ERROR_DEVICE_LOST &&
                      driver->wait(pending) == UR_RESULT_ERROR_DEVICE_LOST;
    driver->destroyEvents(events);
    for (Stream each : streams)
      driver->destroyStream(each);
    driver.reset();
    backend.reset();
    // And a new beginning works.
    backend = makeBackend();
    const uint32_t device = 0;
    Stream fresh = nullptr;
    const bool begins = backend->openContext(0, {&device, 1}, &driver) == UR_RESULT_SUCCESS &&
                        driver->createStream({}, &fresh) == UR_RESULT_SUCCESS &&
                        driver->copy(fresh, copy, {}) == UR_RESULT_SUCCESS &&
                        driver->finish(fresh) == UR_RESULT_SUCCESS && to == 1;
    _exit(told && begins ? 0 : 1);
  }
  int status = -1;
  ASSERT_EQ(child, waitpid(child, &status, 0));
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << status;
  open();
  OK(driver->finish(gated));
}

TEST(ProcessExit, IsSafeWithWorkUnderWay) {
  for (int round = 0; round < 10; ++round) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      alarm(20);
      // Never destroyed, but reachable to the end.
      static Backend *backend = makeBackend().release();
      static Driver *driver = nullptr;
      static auto &from = *new std::vector<uint8_t>(4 << 20);
      static auto &to = *new std::vector<uint8_t>(4 << 20);
      static Stream on = nullptr;
      const uint32_t device = 0;
      std::unique_ptr<Driver> opened;
      if (backend->openContext(0, {&device, 1}, &opened) || opened->createStream({}, &on))
        _exit(2);
      driver = opened.release();
      for (int i = 0; i < 50; ++i) {
        if (driver->copy(on, {.dst = to.data(), .src = from.data(), .width = to.size()}, {}))
          _exit(3);
      }
      exit(7); // static destructors run while the workers copy
    }
    int status = -1;
    ASSERT_EQ(child, waitpid(child, &status, 0));
    ASSERT_TRUE(WIFEXITED(status)) << status;
    EXPECT_EQ(7, WEXITSTATUS(status));
  }
}
#endif

} // namespace
} // namespace ur::native_cpu::test
