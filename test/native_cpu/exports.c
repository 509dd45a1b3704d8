/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * An image with variables and a function that the host can find, all under names that begin with NAME.
 */
#include "unified-runtime/ur_native_cpu_kernel.h"

#define JOIN_(a, b) a##_##b
#define JOIN(a, b) JOIN_(a, b)
#define TEXT_(a) #a
#define TEXT(a) TEXT_(a)

UR_NATIVE_CPU_EXPORT uint32_t JOIN(NAME, table)[4] = {1, 2, 3, 4};
UR_NATIVE_CPU_EXPORT const uint32_t JOIN(NAME, constant) = 5;
static uint32_t hidden = 6;
uint32_t JOIN(NAME, unexported) = 7;
UR_NATIVE_CPU_EXPORT uint32_t JOIN(NAME, twice)(uint32_t value) {
  return 2 * value;
}
#ifdef SHADOW
UR_NATIVE_CPU_EXPORT void *SHADOW = &hidden;
#endif

/* table[i] += value * i */
static int grow(const ur_native_cpu_group_t *group) {
  const uint32_t value = *(const uint32_t *)ur_native_cpu_value(group, 0) + hidden - 6;
  for (uint32_t i = 0; i < 4; ++i)
    JOIN(NAME, table)[i] += value * i;
  return 0;
}
static const ur_native_cpu_arg_t grow_args[] = {UR_NATIVE_CPU_VALUE_ARG(uint32_t)};

static const ur_native_cpu_kernel_t kernels[] = {UR_NATIVE_CPU_KERNEL(TEXT(NAME) "_grow", grow, grow_args)};
UR_NATIVE_CPU_MODULE(kernels);
