/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include <unified-runtime/ur_native_cpu_kernel.h>

static int increment(const ur_native_cpu_group_t *group) {
  int *data = (int *)ur_native_cpu_pointer(group, 0);
  const int by = *(const int *)ur_native_cpu_value(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z)
  data[ur_native_cpu_global_id(group, 0, x)] += by;
  return 0;
}

static const ur_native_cpu_arg_t increment_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(int)};
static const ur_native_cpu_kernel_t kernels[] = {UR_NATIVE_CPU_KERNEL("increment", increment, increment_args)};
UR_NATIVE_CPU_MODULE(kernels);
