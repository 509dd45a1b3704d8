// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A library to be named by UR_CUDA_LIBRARY: it hands out the driver's functions, and adds up the time that they take.
// The driver is what BENCH_CUDA_LIBRARY names, else libcuda.so.1.
#include "adapters/cuda/api/library.hpp"
#include "common/dynamic_library.hpp"
#include "common/env.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#define BENCH_EXPORT extern "C" __attribute__((visibility("default")))

/// Nanoseconds in the driver, of all threads.
BENCH_EXPORT std::atomic<uint64_t> bench_time_in_driver;
std::atomic<uint64_t> bench_time_in_driver{0};

namespace {

using namespace ur::cuda;
using Clock = std::chrono::steady_clock;
using Search = CUresult (*)(const char *, void **, int, uint64_t, int *);

Api g_real;

template <auto member, class Pointer = decltype(member)>
struct Timed;

/// One of the driver's functions, and how long it takes.
template <auto member, class... Args>
struct Timed<member, CUresult (*Api::*)(Args...)> {
  static CUresult call(Args... args) {
    const auto start = Clock::now();
    const CUresult result = (g_real.*member)(args...);
    const auto taken = std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start);
    bench_time_in_driver.fetch_add(static_cast<uint64_t>(taken.count()), std::memory_order_relaxed);
    return result;
  }
};

Search realSearch() {
  const std::string file = ur::env::text("BENCH_CUDA_LIBRARY").value_or("libcuda.so.1");
  ur::DynamicLibrary library;
  std::string error;
  if (!library.open(file.c_str(), error)) {
    std::fprintf(stderr, "bench: %s\n", error.c_str());
    return nullptr;
  }
  const auto search = library.function<Search>("cuGetProcAddress_v2");
  library.leaveOpen();
  return search;
}

} // namespace

BENCH_EXPORT CUresult cuGetProcAddress_v2(const char *name, void **function, int version, uint64_t flags, int *status) {
  static const Search search = realSearch();
  if (!search)
    return CUDA_ERROR_NO_DEVICE;
  if (const CUresult result = search(name, function, version, flags, status); result != CUDA_SUCCESS || !*function)
    return result;
#define FUNCTION(known, since, parameters)                                                                             \
  if (std::strcmp(name, #known) == 0) {                                                                                \
    g_real.known = reinterpret_cast<decltype(g_real.known)>(*function);                                                \
    *function = reinterpret_cast<void *>(&Timed<&Api::known>::call);                                                   \
  }
#include "adapters/cuda/api/functions.def"
  return CUDA_SUCCESS;
}
