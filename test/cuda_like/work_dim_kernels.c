/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A kernel in the form in which code of SPIR-V has those that ask for the number of dimensions: the fake driver takes
 * that from the argument behind its own. */
#include "unified-runtime/ur_native_cpu_kernel.h"

/* to[offset] = how many dimensions the launch has */
static int dimensions(const ur_native_cpu_group_t *group) {
  uint32_t *to = (uint32_t *)ur_native_cpu_pointer(group, 0);
  to[group->global_offset[0]] = group->dims;
  return 0;
}
static const ur_native_cpu_arg_t dimensions_args[] = {UR_NATIVE_CPU_POINTER_ARG};

static const ur_native_cpu_kernel_t kernels[] = {
    UR_NATIVE_CPU_KERNEL("dimensions_with_work_dim", dimensions, dimensions_args),
};
UR_NATIVE_CPU_MODULE(kernels);
