// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Starting threads as a library should: named, and deaf to the application's signals.
#pragma once

#include <csignal>
#include <pthread.h>
#include <string>
#include <thread>

namespace ur::native_cpu {

/// Starts a thread that no asynchronous signal of the application is delivered to. Throws what std::thread throws.
template <class Function>
std::thread startThread(const std::string &name, Function function) {
  sigset_t all, before;
  sigfillset(&all);
  for (int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT})
    sigdelset(&all, fault);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread thread;
  try {
    thread = std::thread(std::move(function));
  } catch (...) {
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    throw;
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  pthread_setname_np(thread.native_handle(), name.substr(0, 15).c_str());
  return thread;
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
