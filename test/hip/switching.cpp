// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/switching.hpp"

#include "adapters/hip/current.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>

namespace ur::hip::probe {

namespace {

constexpr int kCommands = 100; ///< in a round; streams take more without a wait
constexpr size_t kLarge = size_t{16} << 20, kSmall = 4096;

void need(const Api &api, hipError_t result, const char *what) {
  if (result == hipSuccess)
    return;
  std::printf("%s: %s\n", what, nameOf(api, result).c_str());
  std::exit(1);
}
#define NEED(api, function, ...) need(api, (api).function(__VA_ARGS__), #function)

/// A device with a stream and what commands need.
class Side {
public:
  Side(const Api &api, int device, const std::vector<char> &code, const char *kernel) : device(device), api_(api) {
    NEED(api, hipSetDevice, device);
    NEED(api, hipStreamCreateWithPriority, &stream_, hipStreamNonBlocking, 0);
    NEED(api, hipMalloc, &memory_, kLarge);
    if (code.empty())
      return;
    NEED(api, hipModuleLoadData, &module_, code.data());
    NEED(api, hipModuleGetFunction, &function_, module_, kernel);
  }
  Side(const Side &) = delete;
  Side &operator=(const Side &) = delete;
  ~Side() {
    finish();
    if (module_)
      NEED(api_, hipModuleUnload, module_);
    NEED(api_, hipFree, memory_);
    NEED(api_, hipStreamDestroy, stream_);
  }

  /// Under its device.
  void command() const {
    if (function_)
      NEED(api_, hipModuleLaunchKernel, function_, 1, 1, 1, 1, 1, 1, 0, stream_, nullptr, nullptr);
    else
      fill(kSmall);
  }
  void work(int fills) const {
    NEED(api_, hipSetDevice, device);
    for (int i = 0; i < fills; ++i)
      fill(kLarge);
  }
  void finish() const {
    NEED(api_, hipSetDevice, device);
    NEED(api_, hipStreamSynchronize, stream_);
  }

  const int device;

private:
  void fill(size_t size) const { NEED(api_, hipMemsetD32Async, memory_, 1, size / 4, stream_); }

  const Api &api_;
  hipStream_t stream_ = nullptr;
  void *memory_ = nullptr;
  hipModule_t module_ = nullptr;
  hipFunction_t function_ = nullptr;
};

struct Row {
  const char *name;
  std::function<void(int)> one; ///< the i-th of a round; the first device is current before each round
};

/// As the adapter calls: it asks which device is current, and sets and restores what differs.
void guarded(const Api &api, const Side &side) {
  const Current current(api, side.device);
  need(api, current.result(), "the device");
  side.command();
}

std::vector<Row> rows(const Api &api, const Side &first, const Side &other, bool several) {
  std::vector<Row> all{
      {"`hipGetDevice`",
       [&api](int) {
         int device = 0;
         NEED(api, hipGetDevice, &device);
       }},
      {"`hipSetDevice` of what is current", [&](int) { NEED(api, hipSetDevice, first.device); }},
      {"a command", [&](int) { first.command(); }},
      {"a command, as the adapter calls", [&](int) { guarded(api, first); }},
  };
  if (!several)
    return all;
  all.push_back({"`hipSetDevice` of another one, and back", [&](int) {
                   NEED(api, hipSetDevice, other.device);
                   NEED(api, hipSetDevice, first.device);
                 }});
  all.push_back({"a command for another one, as the adapter calls", [&](int) { guarded(api, other); }});
  all.push_back({"a command for each by turns, set before each", [&](int i) {
                   const Side &side = i % 2 != 0 ? other : first;
                   NEED(api, hipSetDevice, side.device);
                   side.command();
                 }});
  all.push_back(
      {"a command for each by turns, as the adapter calls", [&](int i) { guarded(api, i % 2 != 0 ? other : first); }});
  return all;
}

/// The median of what one takes, in nanoseconds.
double cost(const Api &api, const Row &row, const Side &first, const Side &other, Effort effort) {
  using Clock = std::chrono::steady_clock;
  std::vector<double> taken;
  for (int round = 0; round < effort.rounds; ++round) {
    first.work(effort.fills);
    other.work(effort.fills);
    NEED(api, hipSetDevice, first.device);
    const auto start = Clock::now();
    for (int i = 0; i < kCommands; ++i)
      row.one(i);
    taken.push_back(std::chrono::duration<double, std::nano>(Clock::now() - start).count() / kCommands);
    first.finish();
    other.finish();
  }
  std::nth_element(taken.begin(), taken.begin() + effort.rounds / 2, taken.end());
  return taken[static_cast<size_t>(effort.rounds / 2)];
}

} // namespace

void printSwitching(const Api &api, int devices, const std::vector<char> &code, const char *kernel, Effort effort) {
  const bool several = devices > 1;
  const Side first(api, 0, code, kernel), other(api, devices - 1, code, kernel);
  std::printf("\n| ns, median of %d rounds | streams idle before | streams at work |\n|---|---|---|\n", effort.rounds);
  for (const Row &row : rows(api, first, other, several)) {
    const double idle = cost(api, row, first, other, {effort.rounds, 0}), busy = cost(api, row, first, other, effort);
    std::printf("| %s | %.1f | %.1f |\n", row.name, idle, busy);
  }
} // the first device's end is the last, and leaves it current

} // namespace ur::hip::probe
