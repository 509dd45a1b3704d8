// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels for the tests of the native CPU driver, in C++: with a constructor, thread-local data and the C++ library, so
// that the image has all the parts that an image may have.
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <cstdlib>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace {

using namespace ur_native_cpu;

std::string greeting = std::string("loaded ") + std::to_string(42);
thread_local uint64_t groupsOfThisThread = 7;
uint64_t changed = 1;

/// Writes each item's global id, packed, at its place in the launch.
int writeIds(const ur_native_cpu_group_t *group) {
  auto *out = pointer<uint64_t>(group, 0);
  const size_t width = group->global_size[0], height = group->global_size[1];
  forEachItem(group, [&](size_t x, size_t y, size_t z) {
    const size_t px = x - group->global_offset[0], py = y - group->global_offset[1], pz = z - group->global_offset[2];
    out[(pz * height + py) * width + px] = x | y << 16 | z << 32 | uint64_t(group->dims) << 48;
  });
  ++groupsOfThisThread;
  return 0;
}
const ur_native_cpu_arg_t writeIdsArgs[] = {UR_NATIVE_CPU_POINTER_ARG};

struct Wide {
  double values[5];
};

int sumWide(const ur_native_cpu_group_t *group) {
  const Wide wide = value<Wide>(group, 0);
  const std::vector<double> copy(std::begin(wide.values), std::end(wide.values));
  *pointer<double>(group, 1) = std::accumulate(copy.begin(), copy.end(), 0.0);
  changed += greeting.size();
  return greeting == "loaded 42" && groupsOfThisThread >= 7 ? 0 : 1;
}
const ur_native_cpu_arg_t sumWideArgs[] = {UR_NATIVE_CPU_VALUE_ARG(Wide), UR_NATIVE_CPU_POINTER_ARG};

/// What a kernel must not do. The test says what comes of it.
__attribute__((noinline)) int deeper(volatile int *depth) {
  volatile char frame[4096];
  frame[0] = char(*depth);
  *depth = *depth + 1;
  return *depth > 0 ? deeper(depth) + frame[0] : 0;
}

int misbehave(const ur_native_cpu_group_t *group) {
  volatile int zero = 0;
  switch (value<uint32_t>(group, 0)) {
  case 0: // writes through a null pointer
    *static_cast<volatile int *>(pointer<int>(group, 1)) = 1;
    return 0;
  case 1: // writes where nothing is
    *reinterpret_cast<volatile int *>(uintptr_t(1) << 46) = 1;
    return 0;
  case 2:
    return int(group->dims) * 1000 / zero;
  case 3:
    return deeper(&zero);
  case 4:
    abort();
  case 5:
    throw std::runtime_error("out of a kernel");
  default:
    for (;;)
      zero = zero + 1;
  }
}
const ur_native_cpu_arg_t misbehaveArgs[] = {UR_NATIVE_CPU_VALUE_ARG(uint32_t), UR_NATIVE_CPU_POINTER_ARG};

const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("misbehave", misbehave, misbehaveArgs),
    UR_NATIVE_CPU_KERNEL("write_ids", writeIds, writeIdsArgs),
    UR_NATIVE_CPU_KERNEL_WITH("sum_wide", sumWide, sumWideArgs, 1, 1, 1, 1, 0),
};

} // namespace

UR_NATIVE_CPU_MODULE(kernels);
