// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/threads.hpp"

#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>

namespace ur::core {
namespace {

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

} // namespace ur::core
