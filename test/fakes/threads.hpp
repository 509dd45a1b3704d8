// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The threads of a fake driver's streams. At the process' end those that are ending are joined: LeakSanitizer looks at
// every thread then, and dies of one whose memory goes at that moment.
#pragma once

#include <chrono>
#include <condition_variable>
#include <list>
#include <mutex>
#include <thread>
#include <utility>

#include <unistd.h>

namespace ur::fakes {

class Threads {
public:
  /// Those of this library. They live as long as the process does: threads of streams that nobody destroys use them.
  static Threads &get() {
    static auto *threads = new Threads;
    static const AtExit joins{*threads};
    return *threads;
  }

  /// Runs `serve` on a thread of its own. Joins the threads that are over.
  template <class Serve>
  void start(Serve serve) {
    joinEnded();
    const std::lock_guard lock(mutex_);
    const auto place = running_.emplace(running_.end());
    *place = std::thread([this, place, serve = std::move(serve)] {
      serve();
      const std::lock_guard atEnd(mutex_);
      ended_.splice(ended_.end(), running_, place);
      --leaving_;
      left_.notify_all();
    });
  }

  /// One of the threads has been told to end.
  void oneLeaves() {
    const std::lock_guard lock(mutex_);
    ++leaving_;
  }

private:
  struct AtExit {
    Threads &threads;
    const pid_t process = getpid();
    ~AtExit() {
      if (getpid() != process)
        return; // a child has none of them
      {
        std::unique_lock lock(threads.mutex_);
        // Not for ever: a stream may be destroyed behind work that nobody ends.
        threads.left_.wait_for(lock, std::chrono::seconds(5), [&] { return threads.leaving_ == 0; });
      }
      threads.joinEnded();
    }
  };

  void joinEnded() {
    std::list<std::thread> ended;
    {
      const std::lock_guard lock(mutex_);
      ended.swap(ended_);
    }
    for (std::thread &thread : ended)
      thread.join();
  }

  std::mutex mutex_;
  std::condition_variable left_;
  std::list<std::thread> running_, ended_;
  int leaving_ = 0;
};

} // namespace ur::fakes
