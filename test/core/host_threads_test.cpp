// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads for host tasks: as many as are ready, named, and deaf to the application's signals.
#include "adapters/core/object/host_threads.hpp"

#include <gtest/gtest.h>

#include <array>
#include <barrier>
#include <csignal>
#include <functional>
#include <pthread.h>
#include <semaphore>
#include <set>
#include <string>

namespace ur::test {
namespace {

struct Work : core::HostThreads::Task {
  std::function<void()> body;
  static void run(void *, core::HostThreads::Task &task) noexcept { static_cast<Work &>(task).body(); }
};

TEST(HostThreads, EachReadyTaskHasOneOfItsOwn) {
  core::HostThreads threads("test-host", &Work::run, nullptr);
  ASSERT_EQ(UR_RESULT_SUCCESS, threads.prepare());
  constexpr size_t kTasks = 5;
  std::barrier<> all(kTasks + 1); // who waited for another's thread would never get here
  std::array<Work, kTasks> works;
  for (Work &work : works) {
    work.body = [&] { all.arrive_and_wait(); };
    threads.push(work);
  }
  all.arrive_and_wait();
}

TEST(HostThreads, WhatIsReadyLaterHasTheSameThread) {
  core::HostThreads threads("test-host", &Work::run, nullptr);
  ASSERT_EQ(UR_RESULT_SUCCESS, threads.prepare());
  std::mutex mutex;
  std::set<std::thread::id> seen;
  std::binary_semaphore done(0);
  Work work;
  work.body = [&] {
    {
      std::lock_guard lock(mutex);
      seen.insert(std::this_thread::get_id());
    }
    done.release();
  };
  for (int i = 0; i < 200; ++i) {
    threads.push(work);
    done.acquire();
  }
  threads.stop();
  // One that has just said so may not be back for the next: then there is another, but never one for each.
  EXPECT_LE(seen.size(), 3u);
}

TEST(HostThreads, AreNamedAndDeafToTheApplicationsSignals) {
  core::HostThreads threads("test-host", &Work::run, nullptr);
  ASSERT_EQ(UR_RESULT_SUCCESS, threads.prepare());
  char name[32] = "";
  sigset_t blocked;
  Work work;
  work.body = [&] {
    pthread_getname_np(pthread_self(), name, sizeof name);
    pthread_sigmask(SIG_BLOCK, nullptr, &blocked);
  };
  threads.push(work);
  threads.stop();
  EXPECT_EQ(std::string("test-host-0"), name);
  for (const int signal : {SIGTERM, SIGINT, SIGALRM, SIGUSR1, SIGCHLD})
    EXPECT_TRUE(sigismember(&blocked, signal)) << signal;
  for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL})
    EXPECT_FALSE(sigismember(&blocked, fault)) << fault << ": the application's handler wouldn't see it";
}

} // namespace
} // namespace ur::test
