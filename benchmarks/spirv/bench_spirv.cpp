// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Five kernels from two compilers, by turns in one process: times, and the first one's speed by the second's. Results
// are compared, too.
#include "unified-runtime/ur_api.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

constexpr const char *kUsage = R"(usage: bench_spirv [--small] ADAPTER=CODE ADAPTER=CODE

Runs five kernels (vector add, matrix multiply, reduction, stencil, n-body) of each CODE on the first device of its
ADAPTER (a library's path), by turns, and prints the time of a launch: the best of many. CODE is SPIR-V where the file's
name ends with .spv, else a binary that the adapter takes (PTX). --small: sizes for a processor.
The last column is the time of the second divided by that of the first: above 1 the first is faster.
)";

void must(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(what) + " answers " + std::to_string(result));
}
#define MUST(call) must(call, #call)

std::vector<char> contents(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw std::runtime_error("'" + path + "' can't be read");
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Case {
  const char *kernel;
  size_t global[3], local[3];
  uint32_t dims;
  std::vector<uint32_t> numbers; ///< arguments behind the pointers
  uint32_t pointers;
  size_t results; ///< floats
};

std::vector<Case> cases(bool small) {
  const size_t length = size_t(1) << (small ? 22 : 26), side = small ? 512 : 2048, bodies = small ? 4096 : 32768;
  const auto n = [](size_t value) { return static_cast<uint32_t>(value); };
  return {
      {"vector_add", {length, 1, 1}, {256, 1, 1}, 1, {}, 3, length},
      {"matrix_multiply", {side, side, 1}, {16, 16, 1}, 2, {n(side)}, 3, side * side},
      {"reduction", {length / 4, 1, 1}, {256, 1, 1}, 1, {}, 2, length / 1024},
      {"stencil", {2 * side, side, 1}, {32, 8, 1}, 2, {n(2 * side), n(side)}, 2, 2 * side * side},
      {"bodies", {bodies, 1, 1}, {256, 1, 1}, 1, {n(bodies)}, 2, 4 * bodies},
  };
}

/// One compiler's code on its device.
class Side {
public:
  Side(ur_adapter_handle_t adapter, const std::string &code, size_t floats) {
    ur_platform_handle_t platform = nullptr;
    MUST(urPlatformGet(adapter, 1, &platform, nullptr));
    if (!platform)
      throw std::runtime_error("an adapter has no platform: UR_LOG_<ADAPTER>=level:info says why");
    MUST(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device_, nullptr));
    MUST(urContextCreate(1, &device_, nullptr, &context_));
    MUST(urQueueCreate(context_, device_, nullptr, &queue_));
    const std::vector<char> bytes = contents(code);
    size_t size = bytes.size();
    const auto *words = reinterpret_cast<const uint8_t *>(bytes.data());
    if (code.ends_with(".spv"))
      MUST(urProgramCreateWithIL(context_, bytes.data(), bytes.size(), nullptr, &program_));
    else
      MUST(urProgramCreateWithBinary(context_, 1, &device_, &size, &words, nullptr, &program_));
    if (urProgramBuild(context_, program_, nullptr) != UR_RESULT_SUCCESS) {
      std::string log(4096, '\0');
      (void)urProgramGetBuildInfo(program_, device_, UR_PROGRAM_BUILD_INFO_LOG, log.size(), log.data(), nullptr);
      throw std::runtime_error(code + " isn't built: " + log.c_str());
    }
    for (void *&memory : memory_) {
      MUST(urUSMDeviceAlloc(context_, device_, nullptr, nullptr, floats * sizeof(float), &memory));
      std::vector<float> values(floats);
      for (size_t i = 0; i < floats; ++i)
        values[i] = static_cast<float>(static_cast<double>((i * 2654435761u) % 1000) / 1000);
      MUST(urEnqueueUSMMemcpy(queue_, true, memory, values.data(), floats * sizeof(float), 0, nullptr, nullptr));
    }
  }

  /// Seconds of one of `times` launches, one behind the other.
  double run(const Case &one, int times) {
    ur_kernel_handle_t kernel = nullptr;
    MUST(urKernelCreate(program_, one.kernel, &kernel));
    std::vector<ur_exp_kernel_arg_properties_t> arguments(one.pointers + one.numbers.size());
    for (uint32_t i = 0; i < arguments.size(); ++i) {
      const bool isPointer = i < one.pointers;
      arguments[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
      arguments[i].type = isPointer ? UR_EXP_KERNEL_ARG_TYPE_POINTER : UR_EXP_KERNEL_ARG_TYPE_VALUE;
      arguments[i].index = i;
      arguments[i].size = isPointer ? sizeof(void *) : sizeof(uint32_t);
      if (isPointer)
        arguments[i].value.pointer = memory_[i];
      else
        arguments[i].value.value = &one.numbers[i - one.pointers];
    }
    MUST(urQueueFinish(queue_));
    const auto begin = std::chrono::steady_clock::now();
    for (int i = 0; i < times; ++i) {
      MUST(urEnqueueKernelLaunchWithArgsExp(queue_, kernel, one.dims, nullptr, one.global, one.local,
                                            static_cast<uint32_t>(arguments.size()), arguments.data(), nullptr, 0,
                                            nullptr, nullptr));
    }
    MUST(urQueueFinish(queue_));
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    MUST(urKernelRelease(kernel));
    return took.count() / times;
  }

  std::vector<float> results(size_t count) {
    std::vector<float> values(count);
    MUST(urEnqueueUSMMemcpy(queue_, true, values.data(), memory_[0], count * sizeof(float), 0, nullptr, nullptr));
    return values;
  }

private:
  ur_device_handle_t device_ = nullptr;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t queue_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  void *memory_[3] = {};
};

/// The largest difference, by the largest value.
double difference(const std::vector<float> &a, const std::vector<float> &b) {
  double most = 0, largest = 1e-30;
  for (size_t i = 0; i < a.size(); ++i) {
    most = std::max(most, std::fabs(double{a[i]} - double{b[i]}));
    largest = std::max(largest, std::fabs(double{b[i]}));
  }
  return most / largest;
}

int compare(const std::string (&adapters)[2], const std::string (&codes)[2], bool small) {
  const std::string libraries = adapters[0] == adapters[1] ? adapters[0] : adapters[0] + "," + adapters[1];
  setenv("UR_ADAPTERS_FORCE_LOAD", libraries.c_str(), 1);
  MUST(urLoaderInit(0, nullptr));
  ur_adapter_handle_t found[2] = {};
  uint32_t count = 0;
  MUST(urAdapterGet(2, found, &count));
  if (count < (adapters[0] == adapters[1] ? 1u : 2u))
    throw std::runtime_error("an adapter can't be opened");
  const std::vector<Case> all = cases(small);
  size_t floats = 0;
  for (const Case &one : all)
    floats = std::max({floats, one.results, one.global[0] * one.global[1] * 4});
  Side sides[2] = {{found[0], codes[0], floats}, {found[adapters[0] == adapters[1] ? 0 : 1], codes[1], floats}};
  std::printf("%-16s %12s %12s %8s %10s\n", "kernel", "first, us", "second, us", "speed", "difference");
  for (const Case &one : all) {
    double best[2] = {1e30, 1e30};
    std::vector<float> results[2];
    for (int round = 0; round < 12; ++round) {
      for (int side = 0; side < 2; ++side) {
        const double once = sides[side].run(one, 1);
        best[side] = std::min(best[side], sides[side].run(one, std::clamp(static_cast<int>(0.02 / once), 1, 50)));
        if (round == 0)
          results[side] = sides[side].results(one.results);
      }
    }
    std::printf("%-16s %12.1f %12.1f %8.2f %10.1e\n", one.kernel, best[0] * 1e6, best[1] * 1e6, best[1] / best[0],
                difference(results[0], results[1]));
    std::fflush(stdout);
    if (!(difference(results[0], results[1]) < 1e-3))
      throw std::runtime_error(std::string(one.kernel) + " has two results");
  }
  return 0;
}

} // namespace

int main(int count, char **arguments) {
  std::vector<std::string> words(arguments + 1, arguments + count);
  const bool small = std::erase(words, "--small") != 0;
  if (words == std::vector<std::string>{"--help"}) {
    std::fputs(kUsage, stdout);
    return 0;
  }
  std::string adapters[2], codes[2];
  for (size_t i = 0; i < words.size() && i < 2; ++i) {
    const size_t equals = words[i].find('=');
    adapters[i] = words[i].substr(0, equals);
    codes[i] = equals == std::string::npos ? "" : words[i].substr(equals + 1);
  }
  if (words.size() != 2 || codes[0].empty() || codes[1].empty()) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  try {
    return compare(adapters, codes, small);
  } catch (const std::exception &problem) {
    std::fprintf(stderr, "bench_spirv: %s\n", problem.what());
    return 1;
  }
}
