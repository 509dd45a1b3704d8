// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/threads.hpp"

#include "common/vendor_calls.hpp"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

#include <atomic>
#include <memory>

namespace ur::core {
namespace {

constinit std::atomic<size_t> g_running = 0;

/// Makes the library that holds this code stay until the process ends. In a program that has it linked in, nothing.
void holdLibraryOpen() noexcept {
  Dl_info info{};
  if (dladdr(reinterpret_cast<void *>(&holdLibraryOpen), &info) != 0 && info.dli_fname)
    (void)dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
}

} // namespace

BackgroundWork::BackgroundWork() noexcept {
  ++g_running;
}

BackgroundWork::~BackgroundWork() {
  --g_running;
  g_running.notify_all();
}

std::thread startThread(std::string name, std::function<void()> body) {
  holdLibraryOpen();
  sigset_t all, before;
  sigfillset(&all);
  for (const int fault : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT}) // which blocked would end the process
    sigdelset(&all, fault);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  struct Restore {
    const sigset_t &mask;
    ~Restore() { pthread_sigmask(SIG_SETMASK, &mask, nullptr); }
  } restore{before};
  return std::thread([name = std::move(name), body = std::move(body)] {
    pthread_setname_np(pthread_self(), name.c_str());
    body();
  });
}

void endThread(std::thread &thread) noexcept {
  if (!thread.joinable())
    return;
  if (thread.get_id() == std::this_thread::get_id()) {
    thread.detach();
  } else {
    const VendorCall observed("core: until a thread of the adapter's has ended");
    thread.join();
  }
}

void runInBackground(const char *name, std::function<void()> body) {
  auto work = std::make_shared<BackgroundWork>();
  startThread(name, [body = std::move(body), work = std::move(work)]() mutable {
    body();
    body = nullptr;
    work.reset();
  }).detach();
}

void waitForBackground() noexcept {
  while (const size_t running = g_running)
    g_running.wait(running);
}

} // namespace ur::core
