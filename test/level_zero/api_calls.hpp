// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the tests through the loader share: the fake driver's hooks, a device and a context on it.
#pragma once

#include "support/one_device.hpp"

#include <array>
#include <gtest/gtest.h>

#include <cstdlib>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace ur::level_zero::test {

namespace fake {

template <class F>
F *hook(const char *name) {
  static void *const library = dlopen(getenv("UR_LEVEL_ZERO_LIBRARY"), RTLD_NOW);
  return reinterpret_cast<F *>(dlsym(library, name));
}
/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
inline uint64_t failAt(uint64_t n) {
  return hook<uint64_t(uint64_t)>("fakeLevelZeroFailAt")(n);
}
/// Makes all calls of a function fail; "": of none.
inline void refuse(const char *function) {
  hook<void(const char *)>("fakeLevelZeroRefuse")(function);
}
inline void failWith(uint32_t result) {
  hook<void(uint32_t)>("fakeLevelZeroFailWith")(result);
}
inline std::string failed() {
  return hook<const char *()>("fakeLevelZeroFailed")();
}
/// Each command takes so long at least.
inline void slowDown(uint64_t ns) {
  hook<void(uint64_t)>("fakeLevelZeroSlowDown")(ns);
}
/// Calls something on the thread that calls a function next, before that does anything.
inline void pause(const char *function, void (*what)()) {
  hook<void(const char *, void (*)())>("fakeLevelZeroPause")(function, what);
}
inline uint64_t count(const char *function) {
  return hook<uint64_t(const char *)>("fakeLevelZeroCount")(function);
}
/// By the calling thread: others may still take former contexts apart.
inline uint64_t countHere(const char *function) {
  return hook<uint64_t(const char *)>("fakeLevelZeroCountHere")(function);
}
inline uint64_t objects() {
  return hook<uint64_t()>("fakeLevelZeroObjects")();
}

} // namespace fake

/// The kernels of all tests.
inline std::vector<uint8_t> image() {
  std::ifstream file(KERNELS, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The arguments of fill(memory, word). They point to the word.
inline std::array<ur_exp_kernel_arg_properties_t, 2> fillArguments(void *memory, const uint32_t &word) {
  std::array<ur_exp_kernel_arg_properties_t, 2> args{};
  args[0] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
             nullptr,
             UR_EXP_KERNEL_ARG_TYPE_POINTER,
             0,
             sizeof memory,
             {.pointer = memory}};
  args[1] = {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
             nullptr,
             UR_EXP_KERNEL_ARG_TYPE_VALUE,
             1,
             sizeof word,
             {.value = &word}};
  return args;
}

/// Of fill(memory, word), whose arguments all are given.
inline ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, void *memory, size_t items, size_t group,
                          uint32_t word = 1) {
  const auto args = fillArguments(memory, word);
  return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, nullptr, &items, &group, 2, args.data(), nullptr, 0,
                                          nullptr, nullptr);
}

using ApiTest = ur::test::OneDevice;

} // namespace ur::level_zero::test
