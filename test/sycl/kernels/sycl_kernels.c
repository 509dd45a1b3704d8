/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * The kernels of programs/support/kernels.sycl for drivers that run no SPIR-V: the fake one of Level Zero's. Names,
 * arguments and effects are the same.
 */
#include "unified-runtime/ur_native_cpu_image.h"

#define FOR_EACH_ITEM(group, i)                                                                                        \
  for (size_t i = ur_native_cpu_global_id(group, 0, 0), end = i + ur_native_cpu_group_items(group); i < end; ++i)

static int value_of(const ur_native_cpu_group_t *group, uint32_t arg) {
  return *(const int *)ur_native_cpu_value(group, arg);
}
static int *pointer_of(const ur_native_cpu_group_t *group, uint32_t arg) {
  return (int *)ur_native_cpu_pointer(group, arg);
}

static const ur_native_cpu_arg_t value_and_pointer[] = {UR_NATIVE_CPU_VALUE_ARG(int), UR_NATIVE_CPU_POINTER_ARG};
static const ur_native_cpu_arg_t value_and_two_pointers[] = {UR_NATIVE_CPU_VALUE_ARG(int), UR_NATIVE_CPU_POINTER_ARG,
                                                             UR_NATIVE_CPU_POINTER_ARG};

static int iota(const ur_native_cpu_group_t *group) {
  FOR_EACH_ITEM(group, i)
  pointer_of(group, 1)[i] = value_of(group, 0) + (int)i;
  return 0;
}

static int add(const ur_native_cpu_group_t *group) {
  FOR_EACH_ITEM(group, i)
  pointer_of(group, 1)[i] += value_of(group, 0);
  return 0;
}

static int scaled(const ur_native_cpu_group_t *group) {
  FOR_EACH_ITEM(group, i)
  pointer_of(group, 2)[i] = pointer_of(group, 1)[i] * value_of(group, 0);
  return 0;
}

static int differing(const ur_native_cpu_group_t *group) {
  FOR_EACH_ITEM(group, i) {
    if (pointer_of(group, 1)[i] != value_of(group, 0))
      __atomic_fetch_add(pointer_of(group, 2), 1, __ATOMIC_RELAXED);
  }
  return 0;
}

static const ur_native_cpu_arg_t group_sums_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                                      UR_NATIVE_CPU_LOCAL_ARG};
static int group_sums(const ur_native_cpu_group_t *group) {
  int *sums = (int *)ur_native_cpu_local(group, 2);
  const size_t start = ur_native_cpu_global_id(group, 0, 0);
  sums[0] = 0;
  FOR_EACH_ITEM(group, i)
  sums[0] += pointer_of(group, 0)[i];
  pointer_of(group, 1)[start / ur_native_cpu_group_items(group)] = sums[0];
  return 0;
}

static int busy(const ur_native_cpu_group_t *group) {
  FOR_EACH_ITEM(group, i) {
    unsigned value = (unsigned)i + 1;
    for (int round = 0; round < value_of(group, 0); ++round)
      value = value * 1664525u + 1013904223u;
    pointer_of(group, 1)[i] = (int)value;
  }
  return 0;
}

static const ur_native_cpu_arg_t two_pointers[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG};
static int indirect(const ur_native_cpu_group_t *group) {
  int *const *links = (int *const *)ur_native_cpu_pointer(group, 0);
  FOR_EACH_ITEM(group, i)
  pointer_of(group, 1)[i] = links[0][i] + links[1][i];
  return 0;
}

static const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_iota", iota, value_and_pointer),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_add", add, value_and_pointer),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_scaled", scaled, value_and_two_pointers),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_differing", differing, value_and_two_pointers),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_group_sums", group_sums, group_sums_args),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_busy", busy, value_and_pointer),
    UR_NATIVE_CPU_KERNEL("__sycl_kernel_indirect", indirect, two_pointers),
};
UR_NATIVE_CPU_MODULE(kernels);
