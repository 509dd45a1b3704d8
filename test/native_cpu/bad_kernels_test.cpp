// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What becomes of a process whose kernels misbehave: it ends, by the signal that such code earns anywhere, and never
// goes on as if nothing had happened. A kernel that doesn't end holds up what comes after it, and nothing else.
//
// Each case is a child process with a backend of its own.
#include "fixture.hpp"

#include <csignal>
#include <functional>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

enum Misdeed : uint32_t { nullWrite, wildWrite, division, endlessRecursion, abortion, exception, endlessLoop };

// Sanitizers catch these signals themselves, and can't start threads in a forked child.
#if !defined(__SANITIZE_THREAD__) && !defined(__SANITIZE_ADDRESS__)

class BadKernels : public DriverTest {
protected:
  /// Runs the body in a child, which has no backend yet, and answers how that ended. A body that returns is exit 99.
  int inChild(const std::function<void()> &body) {
    end(); // its threads would be missing in the child
    const pid_t child = fork();
    if (child == 0) {
      alarm(60);
      const rlimit none{0, 0};
      setrlimit(RLIMIT_CORE, &none);
      ::close(STDERR_FILENO); // std::terminate has something to say
      DriverTest::SetUp();
      body();
      _exit(99);
    }
    int status = 0;
    EXPECT_EQ(child, waitpid(child, &status, 0));
    SetUp();
    return status;
  }
  void misbehave(Stream on, Misdeed what, NativeEvent *signal = nullptr) {
    const uint32_t value = what;
    static uint32_t *nowhere = nullptr;
    if (launch(on, kernel(program(KERNELS_CPP), "misbehave"), {1}, {1}, {valueArg(value), pointerArg(nowhere)},
               {.signal = signal}) != UR_RESULT_SUCCESS)
      _exit(98);
  }
};

#define EXPECT_SIGNAL(number, status) EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == (number)) << (status)

TEST_F(BadKernels, TheProcessEndsByTheirSignal) {
  const struct {
    Misdeed what;
    int signal;
  } cases[] = {{nullWrite, SIGSEGV},        {wildWrite, SIGSEGV}, {division, SIGFPE},
               {endlessRecursion, SIGSEGV}, {abortion, SIGABRT},  {exception, SIGABRT}};
  for (const auto &each : cases) {
    const int status = inChild([&] {
      const Stream on = stream();
      misbehave(on, each.what);
      (void)driver->finish(on);
    });
    EXPECT_SIGNAL(each.signal, status) << ", misdeed " << each.what;
  }
}

TEST_F(BadKernels, TheApplicationsHandlersSeeTheirSignals) {
  const int status = inChild([&] {
    signal(SIGFPE, [](int) { _exit(33); });
    const Stream on = stream();
    misbehave(on, division);
    (void)driver->finish(on);
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 33) << status;
}

TEST_F(BadKernels, AnEndlessOneHoldsUpNothingElse) {
  const int status = inChild([&] {
    const Stream endless = stream(), other = stream();
    NativeEvent never = nullptr;
    misbehave(endless, endlessLoop, &never);
    std::vector<uint32_t> data(10000, 1);
    uint32_t *pointer = data.data();
    const uint32_t factor = 2;
    for (int i = 0; i < 100; ++i) {
      if (launch(other, kernel("scale"), {10000}, {1}, {pointerArg(pointer), valueArg(factor)}))
        _exit(1);
    }
    if (driver->finish(other) || this->status(never) == EventStatus::complete)
      _exit(2);
    exit(42); // nobody waits for it
  });
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 42) << status;
}

TEST_F(BadKernels, AnEndlessOneCanBeKilledByTheUser) {
  for (int number : {SIGINT, SIGTERM}) {
    const int status = inChild([&] {
      const Stream endless = stream();
      NativeEvent never = nullptr;
      misbehave(endless, endlessLoop, &never);
      kill(getpid(), number); // as Ctrl-C does: one of the application's own threads gets it
      (void)driver->wait(never);
    });
    EXPECT_SIGNAL(number, status);
  }
}

TEST_F(BadKernels, AnEndlessOneIsEndedWhileTheHostWaits) {
  const int status = inChild([&] {
    const Stream endless = stream();
    misbehave(endless, endlessLoop);
    alarm(1);
    (void)driver->finish(endless);
  });
  EXPECT_SIGNAL(SIGALRM, status);
}

#endif

} // namespace
} // namespace ur::native_cpu::test
