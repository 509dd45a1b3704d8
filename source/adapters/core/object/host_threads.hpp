// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Threads for functions of the user's that are commands. Such a function may take any time and wait for anything, other
// functions among it, so each runs on a thread of its own: there are as many threads as functions have been ready at a
// time, however many are enqueued. Threads are kept and used again.
//
// Thread-safe. Nothing is called under the lock.
#pragma once

#include "adapters/core/object/fork_mark.hpp"

#include "unified-runtime/ur_api.h"

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace ur::core {

class HostThreads {
public:
  /// What is to be run lies in something of the owner's: it takes no memory to be ready.
  struct Task {
    Task *next;
  };
  /// Runs a task that was pushed; it may be gone afterwards.
  using Run = void (*)(void *owner, Task &task) noexcept;

  /// `name`: of the threads, with a number behind it; at most 11 characters.
  HostThreads(const char *name, Run run, void *owner) noexcept : name_(name), run_(run), owner_(owner) {}
  HostThreads(const HostThreads &) = delete;
  HostThreads &operator=(const HostThreads &) = delete;
  ~HostThreads() { stop(); }

  /// Makes sure that there is one thread at least, without which push() would be in vain: before the task is promised
  /// to anybody. OUT_OF_RESOURCES.
  [[nodiscard]] ur_result_t prepare() noexcept;
  /// The task is ready. May be called by a callback of the vendor's. Where no thread more can be had, one that is there
  /// takes it when it has done its own.
  void push(Task &task) noexcept;
  /// Whether some task is ready or runs.
  [[nodiscard]] bool busy() noexcept;
  /// Whether this thread is one of those, once nobody else calls anything here.
  [[nodiscard]] bool isOneOfThem() const noexcept;
  /// Joins the threads, once all that was pushed is done. In a forked child it forgets them, and tasks never run.
  void stop() noexcept;
  /// In a forked child, where they don't exist: forgets them.
  void abandon() noexcept;

private:
  /// What a child of fork() can neither use nor destroy.
  struct ThreadGroup {
    std::condition_variable wake;
    std::vector<std::thread> threads;
  };

  void startOne();
  [[nodiscard]] size_t threadCount() const noexcept { return group_ ? group_->threads.size() : 0; }
  void serve() noexcept;

  const char *const name_;
  const Run run_;
  void *const owner_;
  ForkMark mark_;
  std::mutex mutex_;                        // guards what follows
  std::unique_ptr<ThreadGroup> group_;      ///< null: no thread has been started, or they are forgotten
  Task *first_ = nullptr, *last_ = nullptr; ///< ready
  size_t ready_ = 0, running_ = 0;          ///< tasks that no thread has yet, and that one has
  bool stopping_ = false;
};

} // namespace ur::core
