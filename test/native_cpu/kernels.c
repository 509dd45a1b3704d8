/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Kernels for the tests of the native CPU driver, in C. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <sched.h>

/* data[i] = data[i] * factor + i */
static int scale(const ur_native_cpu_group_t *group) {
  uint32_t *data = (uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t factor = *(const uint32_t *)ur_native_cpu_value(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    size_t i = ur_native_cpu_global_id(group, 0, x);
    data[i] = data[i] * factor + (uint32_t)i;
  }
  return 0;
}
static const ur_native_cpu_arg_t scale_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(uint32_t)};

/* The sum of each group's items, by way of local memory: static memory holds the items, the argument partial sums. */
static int sum_groups(const ur_native_cpu_group_t *group) {
  const uint32_t *data = (const uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t *sums = (uint32_t *)ur_native_cpu_pointer(group, 1);
  uint32_t *items = (uint32_t *)group->local_memory;
  uint32_t *partial = (uint32_t *)ur_native_cpu_local(group, 2);
  size_t start = ur_native_cpu_group_start(group, 0);
  if ((uintptr_t)items % 64 || (uintptr_t)partial % 64)
    return 1;
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  items[x] = data[start + x];
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  partial[x] = x ? partial[x - 1] + items[x] : items[x];
  sums[group->group_id[0]] = partial[group->local_size[0] - 1];
  return 0;
}
static const ur_native_cpu_arg_t sum_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG,
                                               UR_NATIVE_CPU_LOCAL_ARG};

/* Fails for the group whose number is given. */
static int fail_at(const ur_native_cpu_group_t *group) {
  return ur_native_cpu_linear_group_id(group) == *(const uint64_t *)ur_native_cpu_value(group, 0);
}
static const ur_native_cpu_arg_t fail_args[] = {UR_NATIVE_CPU_VALUE_ARG(uint64_t)};

/* Waits until the word isn't 0 any more. */
static int gate(const ur_native_cpu_group_t *group) {
  const uint32_t *word = (const uint32_t *)ur_native_cpu_pointer(group, 0);
  while (!__atomic_load_n(word, __ATOMIC_ACQUIRE))
    sched_yield();
  return 0;
}
static const ur_native_cpu_arg_t gate_args[] = {UR_NATIVE_CPU_POINTER_ARG};

static int nothing(const ur_native_cpu_group_t *group) {
  return group->dims < 1 || group->dims > 3;
}

/* data[i] = the processor that this runs on */
static int where(const ur_native_cpu_group_t *group) {
  uint32_t *data = (uint32_t *)ur_native_cpu_pointer(group, 0);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  data[ur_native_cpu_global_id(group, 0, x)] = (uint32_t)sched_getcpu();
  return 0;
}

/* *data = the counter's next number */
static int ticket(const ur_native_cpu_group_t *group) {
  uint32_t *data = (uint32_t *)ur_native_cpu_pointer(group, 0);
  *data = __atomic_add_fetch((uint32_t *)ur_native_cpu_pointer(group, 1), 1, __ATOMIC_RELAXED);
  return 0;
}
static const ur_native_cpu_arg_t two_pointers[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG};

/* Rounds of the sum of all data, one word for each group: data[group] = sum of all, by way of a barrier before and
 * after each sum. A group that is told to fails after its first barrier. */
static int all_sums(const ur_native_cpu_group_t *group) {
  uint32_t *data = (uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t rounds = ((const uint32_t *)ur_native_cpu_value(group, 1))[0];
  uint32_t failing = ((const uint32_t *)ur_native_cpu_value(group, 1))[1];
  size_t self = ur_native_cpu_linear_group_id(group);
  for (uint32_t round = 0; round < rounds; ++round) {
    if (ur_native_cpu_grid_barrier(group))
      return 1;
    uint32_t sum = 0;
    for (size_t i = 0; i < group->num_groups[0]; ++i)
      sum += data[i];
    if (self == failing)
      return 1;
    if (ur_native_cpu_grid_barrier(group))
      return 1;
    data[self] = sum % 1000003 + (uint32_t)self;
  }
  return 0;
}
typedef struct {
  uint32_t rounds, failing;
} all_sums_t;
static const ur_native_cpu_arg_t all_sums_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(all_sums_t)};

static const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("scale", scale, scale_args),
    UR_NATIVE_CPU_KERNEL_WITH("sum_groups", sum_groups, sum_args, 0, 0, 0, 256, 256 * sizeof(uint32_t)),
    UR_NATIVE_CPU_KERNEL("fail_at", fail_at, fail_args),
    UR_NATIVE_CPU_KERNEL("gate", gate, gate_args),
    UR_NATIVE_CPU_KERNEL("where", where, gate_args),
    UR_NATIVE_CPU_KERNEL("ticket", ticket, two_pointers),
    UR_NATIVE_CPU_KERNEL("all_sums", all_sums, all_sums_args),
    UR_NATIVE_CPU_KERNEL_WITHOUT_ARGS("nothing", nothing),
};
UR_NATIVE_CPU_MODULE(kernels);
