// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels that ask for the number of dimensions, one of them by a function.
__attribute__((noinline)) int dimensions(int times) { return times * (int)get_work_dim(); }

kernel void work_dim(global int *to) { to[get_global_offset(0)] = get_work_dim(); }
kernel void work_dim_by_a_function(global int *to) { to[get_global_offset(0)] = dimensions(3) - dimensions(2); }
