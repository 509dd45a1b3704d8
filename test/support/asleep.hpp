// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether a thread sleeps: so a test knows that one has begun to wait, however slow the machine is.
#pragma once

#include <atomic>
#include <fstream>
#include <iterator>
#include <string>
#include <sys/types.h>
#include <thread>
#include <unistd.h>

namespace ur::test {

/// A thread of this process, by gettid(). It sleeps while it waits for another thread, or has ended.
inline bool isAsleep(pid_t thread) {
  std::ifstream file("/proc/self/task/" + std::to_string(thread) + "/stat");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const size_t name = text.rfind(')'); // which may hold anything; the state comes next
  return name == std::string::npos || text.compare(name + 1, 2, " S") == 0;
}

/// Until the thread sleeps.
inline void awaitSleep(pid_t thread) {
  while (!isAsleep(thread))
    std::this_thread::yield();
}

/// A thread that runs this, once it waits for another one, or has ended.
template <typename Run>
[[nodiscard]] std::thread startAndAwaitSleep(Run run) {
  std::atomic<pid_t> started{0};
  std::thread thread([&started, run] {
    started = gettid();
    run();
  });
  while (started == 0)
    std::this_thread::yield();
  awaitSleep(started);
  return thread;
}

} // namespace ur::test
