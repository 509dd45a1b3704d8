// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that not every target compiles: those that print, and those that say how large their sub-groups are.
#define I get_global_id(0)

kernel void prints(int number, float real) {
  const int i = get_global_id(0);
  const long wide = number * 10000000000l;
  printf("item %d: %5.2f|%-4d|%c|%ld|%#lx %s 100%%\n", i, real + i, number, 'a' + i, wide, wide, "text");
  if (i == 1) {
    printf("vectors %v4hlf %v2d %v3hhd %.1v2lf\n", (float4)(real, 1, 2, 3), (int2)(number, -1),
           (char3)(-1, 2, (char)number), (double2)(0.25, 8));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (printf("all\n") != 0)
    printf("failed\n");
}

// Sub-groups of the size that the kernel says.
#define SIZED(size)                                                                                                    \
  __attribute__((intel_reqd_sub_group_size(size))) kernel void sized_##size(global int *to, global const int *from) {  \
    to[2 * I] = sub_group_scan_inclusive_add(from[I]);                                                                 \
    to[2 * I + 1] = get_max_sub_group_size() + 100 * get_sub_group_id();                                               \
  }
SIZED(4)
SIZED(8)
SIZED(16)
SIZED(32)
SIZED(64)
SIZED(128) // which none has
