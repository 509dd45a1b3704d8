/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "unified-runtime/ur_native_cpu_kernel.h"

static int fill_u32(const ur_native_cpu_group_t *group) {
  uint32_t *data = (uint32_t *)ur_native_cpu_pointer(group, 0);
  uint32_t value = *(const uint32_t *)ur_native_cpu_value(group, 1);
  UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
    data[ur_native_cpu_global_id(group, 0, x)] = value;
  }
  return 0;
}
static const ur_native_cpu_arg_t fill_args[] = {UR_NATIVE_CPU_POINTER_ARG, UR_NATIVE_CPU_VALUE_ARG(uint32_t)};

static const ur_native_cpu_kernel_t kernels[] = {UR_NATIVE_CPU_KERNEL("fill_u32", fill_u32, fill_args)};
UR_NATIVE_CPU_MODULE(kernels);
