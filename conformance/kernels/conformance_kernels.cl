// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The suite's kernels for OpenCL: as source for drivers that compile it, and as SPIR-V for those that take that.
// kernels/README.md says what each must do. What a language or a device may lack is left out where it does. Nothing
// here sleeps: time passes by counting.
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#ifdef cl_khr_3d_image_writes
#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable
#endif

// Whoever waits for something waits for 0.1 ms at a time at most, and whoever is slow takes as much at least: turns last
// 0.6 to 1.1 ns where they were measured.
#define TURNS_WAITING 60000
#define TURNS_BEING_SLOW 300000

static void take_turns(uint count) {
  volatile uint turns = 0;
  for (turns = 0; turns < count; ++turns) {
  }
}

static uint group_id(void) {
  return get_group_id(0) + get_num_groups(0) * (get_group_id(1) + get_num_groups(1) * get_group_id(2));
}

#ifdef __opencl_c_program_scope_global_variables
#define HAS_VARIABLES
#elif __OPENCL_C_VERSION__ >= 200 && __OPENCL_C_VERSION__ < 300
#define HAS_VARIABLES
#endif
#ifdef HAS_VARIABLES
__global uint conformance_variable[4] = {0, 0, 0, 0};
#endif

uint conformance_function(uint value) {
  return value + 1;
}

#ifdef WITH_CONSTANTS
int __attribute__((overloadable)) __spirv_SpecConstant(int id, int value);
// Nobody reads it: the constant itself is what the suite asks for.
__kernel void constant_seven(__global int *out) {
  *out = __spirv_SpecConstant(7, 70);
}
#endif

__kernel void fill(__global uint *out, uint value) {
  out[get_global_id(0)] = value;
}

__kernel void copy(__global uint *out, __global const uint *in) {
  out[get_global_id(0)] = in[get_global_id(0)];
}

__kernel void saxpy(__global float *y, __global const float *x, float a) {
  y[get_global_id(0)] += a * x[get_global_id(0)];
}

__kernel void gate(__global const volatile uint *flag, __global volatile uint *passed, uint ticks) {
  while (*flag == 0 && ticks-- != 0)
    take_turns(TURNS_WAITING);
  *passed = *flag != 0 ? 1 : 2;
}

__kernel void slow_copy(__global uint *out, __global const uint *in, uint ticks) {
  for (uint tick = 0; get_local_id(0) == 0 && tick < ticks; ++tick)
    take_turns(TURNS_BEING_SLOW);
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_id(0)] = in[get_global_id(0)];
}

static void reduce_with(__global uint *sums, __global const uint *in, __local uint *items) {
  items[get_local_id(0)] = in[get_global_id(0)];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) != 0)
    return;
  uint sum = 0;
  for (uint i = 0; i < get_local_size(0); ++i)
    sum += items[i];
  sums[group_id()] = sum;
}

__kernel void reduce(__global uint *sums, __global const uint *in, __local uint *items) {
  reduce_with(sums, in, items);
}

__kernel void reduce_static(__global uint *sums, __global const uint *in) {
  __local uint items[64];
  reduce_with(sums, in, items);
}

// No command of OpenCL fails because a kernel says so.
__kernel void fail(uint code) {
}

struct triple {
  uchar a;
  uint b;
  ulong c;
};

__kernel void many(__global double *out, uchar a, ushort b, uint c, ulong d, float e, double f, struct triple triple,
                   __local uchar *bytes, __local ulong *words) {
  bytes[0] = 3;
  words[0] = 4;
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = (double)d;
  out[4] = e;
  out[5] = f;
  out[6] = triple.a;
  out[7] = triple.b;
  out[8] = (double)triple.c;
  out[9] = bytes[0];
  out[10] = (double)words[0];
}

static void ids_of(__global uint *out) {
  ulong position = 0;
  for (int dim = 2; dim >= 0; --dim)
    position = position * get_global_size(dim) + get_global_id(dim) - get_global_offset(dim);
  for (int dim = 0; dim < 3; ++dim) {
    out[position * 9 + dim] = get_global_id(dim);
    out[position * 9 + 3 + dim] = get_group_id(dim);
    out[position * 9 + 6 + dim] = get_local_id(dim);
  }
}

__kernel void ids(__global uint *out) {
  ids_of(out);
}
__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void ids_4_2_1(__global uint *out) {
  ids_of(out);
}

__kernel void differ(__global uint *count, __global const uint *in, uint value) {
  if (in[get_global_id(0)] != value)
    atomic_inc((volatile __global uint *)count);
}

__kernel void count_up(uint value) {
#ifdef HAS_VARIABLES
  for (int i = 0; i < 4; ++i)
    conformance_variable[i] += value;
#endif
}

__kernel void meet(__global uint *count, __global uint *met, uint ticks) {
  if (get_local_id(0) + get_local_id(1) + get_local_id(2) != 0)
    return;
  volatile __global uint *word = count;
  const uint groups = get_num_groups(0) * get_num_groups(1) * get_num_groups(2);
  atomic_inc(word);
  while (*word != groups && ticks-- != 0)
    take_turns(TURNS_WAITING);
  met[group_id()] = *word == groups;
}

// Of images, kernels have to say how many dimensions and which kind of numbers they have: there is a kernel for each.
#define IMAGE_COPY(shape, type, kind, position)                                                                       \
  __kernel void image_copy_##shape##_##kind(__write_only type to, __read_only type from) {                            \
    write_image##kind(to, position, read_image##kind(from, nearest, position));                                       \
  }
#define IMAGE_KERNELS(shape, type, position, place)                                                                   \
  IMAGE_COPY(shape, type, f, position)                                                                                \
  IMAGE_COPY(shape, type, i, position)                                                                                \
  IMAGE_COPY(shape, type, ui, position)                                                                               \
  __kernel void image_sample_##shape(__global float *out, __read_only type image, sampler_t sampler,                  \
                                     __global const float *points) {                                                  \
    const size_t i = get_global_id(0);                                                                                \
    const float x = points[3 * i], y = points[3 * i + 1], z = points[3 * i + 2];                                      \
    vstore4(read_imagef(image, sampler, place), i, out);                                                              \
  }

#ifdef __IMAGE_SUPPORT__
__constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
#define X (int)get_global_id(0)
#define Y (int)get_global_id(1)
#define Z (int)get_global_id(2)
IMAGE_KERNELS(1d, image1d_t, X, x)
IMAGE_KERNELS(2d, image2d_t, (int2)(X, Y), (float2)(x, y))
IMAGE_KERNELS(1d_array, image1d_array_t, (int2)(X, Y), (float2)(x, y))
IMAGE_KERNELS(2d_array, image2d_array_t, (int4)(X, Y, Z, 0), (float4)(x, y, z, 0))
#ifdef cl_khr_3d_image_writes
IMAGE_KERNELS(3d, image3d_t, (int4)(X, Y, Z, 0), (float4)(x, y, z, 0))
#endif
#endif

__kernel void nothing(void) {
}
