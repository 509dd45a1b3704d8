/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Heat in a ring of cells, for the native CPU adapter.
 */
#include "unified-runtime/ur_native_cpu_kernel.h"

/* heat(cells, cell, amount): one work-item */
static int heat_kernel(const ur_native_cpu_group_t *group) {
  float *cells = (float *)ur_native_cpu_pointer(group, 0);
  cells[*(const uint32_t *)ur_native_cpu_value(group, 1)] += *(const float *)ur_native_cpu_value(group, 2);
  return 0;
}

/* spread(to, from): each cell gives a quarter to each neighbour; as many cells as work-items */
static int spread_kernel(const ur_native_cpu_group_t *group) {
  float *to = (float *)ur_native_cpu_pointer(group, 0);
  const float *from = (const float *)ur_native_cpu_pointer(group, 1);
  const size_t count = group->global_size[0], first = ur_native_cpu_group_start(group, 0);
  for (size_t i = first; i < first + group->local_size[0]; ++i)
    to[i] = (from[(i + count - 1) % count] + 2 * from[i] + from[(i + 1) % count]) * 0.25f;
  return 0;
}

static const ur_native_cpu_arg_t heat_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(uint32_t),
                                                UR_NATIVE_CPU_VALUE_ARG(float)};
static const ur_native_cpu_arg_t spread_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_POINTER_ARG};
static const ur_native_cpu_kernel_t kernels[] = {UR_NATIVE_CPU_KERNEL("heat", heat_kernel, heat_args),
                                                 UR_NATIVE_CPU_KERNEL("spread", spread_kernel, spread_args)};
UR_NATIVE_CPU_MODULE(kernels);
