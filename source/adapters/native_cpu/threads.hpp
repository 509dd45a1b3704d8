// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Starting threads as a library should: named, deaf to the application's signals, on the processors given.
#pragma once

#include <csignal>
#include <cstdint>
#include <pthread.h>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace ur::native_cpu {

/// Keeps the calling thread on some processors. A system that has none of them any more lets it run anywhere.
void stayOn(std::span<const uint32_t> processors) noexcept;

/// Starts a thread that no asynchronous signal of the application is delivered to, and that runs on these processors
/// only (none: on those of the caller). Throws what std::thread throws.
template <class Function>
std::thread startThread(const std::string &name, std::span<const uint32_t> processors, Function function) {
  sigset_t all, before;
  sigfillset(&all);
  for (int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT})
    sigdelset(&all, fault);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread thread;
  try {
    // By the thread itself, before anything else: no work is ever done elsewhere.
    thread = std::thread([processors, function = std::move(function)]() mutable {
      stayOn(processors);
      function();
    });
  } catch (...) {
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    throw;
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  pthread_setname_np(thread.native_handle(), name.substr(0, 15).c_str());
  return thread;
}

/// Joins all of them.
inline void join(std::vector<std::thread> &threads) {
  for (std::thread &thread : threads)
    thread.join();
  threads.clear();
}

/// In a forked child, where they don't exist: they are neither joinable nor safe to detach, and kept for ever.
inline void forget(std::vector<std::thread> &threads) {
  new std::vector<std::thread>(std::move(threads));
  threads.clear();
}

/// Tells the processor that this is a loop that waits.
inline void pauseSpin() noexcept {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  asm volatile("yield");
#endif
}

} // namespace ur::native_cpu
