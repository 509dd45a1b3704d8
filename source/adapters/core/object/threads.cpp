// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/threads.hpp"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

#include <condition_variable>
#include <mutex>

namespace ur::core {
namespace {

// Never destroyed, since the threads may outlive static objects: the mutex has no destructor that matters, and the
// condition variable is made once and leaked.
constinit std::mutex g_mutex;
constinit size_t g_running = 0; // guarded by the mutex

std::condition_variable &ended() {
  static auto *const variable = new std::condition_variable;
  return *variable;
}

void oneEnded() noexcept {
  std::lock_guard lock(g_mutex);
  --g_running;
  ended().notify_all();
}

/// Makes the library that holds this code stay until the process ends. In a program that has it linked in, nothing.
void holdLibraryOpen() noexcept {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void *>(&holdLibraryOpen), &info) != 0 && info.dli_fname) {
    (void)dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
  }
}

} // namespace

std::thread startThread(const char *name, std::function<void()> body) {
  holdLibraryOpen();
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  struct Restore {
    const sigset_t &mask;
    ~Restore() { pthread_sigmask(SIG_SETMASK, &mask, nullptr); }
  } restore{before};
  return std::thread([name, body = std::move(body)] {
    pthread_setname_np(pthread_self(), name);
    body();
  });
}

void runInBackground(const char *name, std::function<void()> body) {
  (void)ended();
  {
    std::lock_guard lock(g_mutex);
    ++g_running;
  }
  try {
    startThread(name, [body = std::move(body)] {
      body();
      oneEnded();
    }).detach();
  } catch (...) {
    oneEnded();
    throw;
  }
}

void waitForBackground() noexcept {
  std::unique_lock lock(g_mutex);
  ended().wait(lock, [] { return g_running == 0; });
}

} // namespace ur::core
