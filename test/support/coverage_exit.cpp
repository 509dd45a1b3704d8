// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Preloaded where lines are counted (scripts/coverage): a process that ends without exit(), as tests' children do,
// writes its counts first. One that a signal ends doesn't.
#include <cstdlib>
#include <dlfcn.h>
#include <unistd.h>

namespace {

using Dump = void (*)();

constexpr int kModules = 256;
Dump modules[kModules]; // null where a library was closed; read in children of fork, so without a lock

void dumpAll() {
  for (Dump &module : modules) {
    if (const Dump dump = __atomic_exchange_n(&module, nullptr, __ATOMIC_ACQ_REL))
      dump();
  }
}

void replace(Dump before, Dump after) {
  for (Dump &module : modules) {
    Dump expected = before;
    if (__atomic_compare_exchange_n(&module, &expected, after, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
      return;
  }
}

template <typename Function>
Function next(const char *name) {
  return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

[[maybe_unused]] const int registered = at_quick_exit(&dumpAll);

} // namespace

extern "C" {

void lanewayCoverageAdd(Dump dump) {
  replace(nullptr, dump);
}

void lanewayCoverageRemove(Dump dump) {
  replace(dump, nullptr);
}

void _exit(int status) {
  dumpAll();
  next<void (*)(int)>("_exit")(status);
  __builtin_unreachable();
}

void _Exit(int status) {
  _exit(status);
}

void abort() noexcept {
  dumpAll();
  next<void (*)()>("abort")();
  __builtin_unreachable();
}
}
