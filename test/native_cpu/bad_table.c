/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Images whose tables are wrong in one way each, chosen by BAD_TABLE. */
#include "unified-runtime/ur_native_cpu_kernel.h"

static int nothing(const ur_native_cpu_group_t *group) {
  (void)group;
  return 0;
}
char on_no_stack[8];
#define ENTRY                                                                                                          \
  { "k", nothing, NULL, 0, 0, {0, 0, 0}, 0, 0 }

#if BAD_TABLE == 1 /* no table at all */
int no_table = sizeof(ur_native_cpu_module_t) + sizeof on_no_stack;
int (*use)(const ur_native_cpu_group_t *) = nothing;
#elif BAD_TABLE == 2 /* another version */
static const ur_native_cpu_kernel_t kernels[] = {ENTRY};
const ur_native_cpu_module_t ur_native_cpu_module = {99 + sizeof on_no_stack, sizeof kernels[0], 1, kernels};
#elif BAD_TABLE == 3 /* entry is data */
static const ur_native_cpu_kernel_t kernels[] = {
    ENTRY, {"data", (ur_native_cpu_entry_t)(void *)on_no_stack, NULL, 0, 0, {0, 0, 0}, 0, 0}};
UR_NATIVE_CPU_MODULE(kernels);
#elif BAD_TABLE == 4 /* one name twice */
static const ur_native_cpu_kernel_t kernels[] = {ENTRY, {"k", nothing, (void *)on_no_stack, 0, 0, {0, 0, 0}, 0, 0}};
UR_NATIVE_CPU_MODULE(kernels);
#elif BAD_TABLE == 5 /* more kernels than there can be */
static const ur_native_cpu_kernel_t kernels[] = {ENTRY, {"l", nothing, (void *)on_no_stack, 0, 0, {0, 0, 0}, 0, 0}};
const ur_native_cpu_module_t ur_native_cpu_module = {UR_NATIVE_CPU_ABI_VERSION, sizeof kernels[0], 100000, kernels};
#elif BAD_TABLE == 6 /* an argument of an unknown kind */
static const ur_native_cpu_arg_t args[] = {{17, 0, sizeof on_no_stack}};
static const ur_native_cpu_kernel_t kernels[] = {ENTRY, UR_NATIVE_CPU_KERNEL("arg", nothing, args)};
UR_NATIVE_CPU_MODULE(kernels);
#elif BAD_TABLE == 7 /* a symbol that nobody has */
int nobody_has_this(const ur_native_cpu_group_t *group);
static const ur_native_cpu_kernel_t kernels[] = {ENTRY,
                                                 {"l", nobody_has_this, (void *)on_no_stack, 0, 0, {0, 0, 0}, 0, 0}};
UR_NATIVE_CPU_MODULE(kernels);
#endif
