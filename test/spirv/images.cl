// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads, samples, writes and questions of images of all types. Each work-item has one pixel, or one point.

#define BY_TYPE(NAME, TYPE, COORDINATES)                                                                               \
  kernel void read_f_##NAME(global float4 *to, global const int4 *at, read_only TYPE image) {                          \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imagef(image, at[i] COORDINATES);                                                                     \
  }                                                                                                                    \
  kernel void read_i_##NAME(global int4 *to, global const int4 *at, read_only TYPE image) {                            \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imagei(image, at[i] COORDINATES);                                                                     \
  }                                                                                                                    \
  kernel void read_u_##NAME(global uint4 *to, global const int4 *at, read_only TYPE image) {                           \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imageui(image, at[i] COORDINATES);                                                                    \
  }                                                                                                                    \
  kernel void sample_f_##NAME(global float4 *to, global const float4 *at, read_only TYPE image, sampler_t sampler) {   \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imagef(image, sampler, at[i] COORDINATES);                                                            \
  }                                                                                                                    \
  kernel void sample_i_##NAME(global int4 *to, global const float4 *at, read_only TYPE image, sampler_t sampler) {     \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imagei(image, sampler, at[i] COORDINATES);                                                            \
  }                                                                                                                    \
  kernel void sample_u_##NAME(global uint4 *to, global const float4 *at, read_only TYPE image, sampler_t sampler) {    \
    const size_t i = get_global_id(0);                                                                                 \
    to[i] = read_imageui(image, sampler, at[i] COORDINATES);                                                           \
  }                                                                                                                    \
  kernel void write_f_##NAME(global const float4 *from, global const int4 *at, write_only TYPE image) {                \
    const size_t i = get_global_id(0);                                                                                 \
    write_imagef(image, at[i] COORDINATES, from[i]);                                                                   \
  }                                                                                                                    \
  kernel void write_i_##NAME(global const int4 *from, global const int4 *at, write_only TYPE image) {                  \
    const size_t i = get_global_id(0);                                                                                 \
    write_imagei(image, at[i] COORDINATES, from[i]);                                                                   \
  }                                                                                                                    \
  kernel void write_u_##NAME(global const uint4 *from, global const int4 *at, write_only TYPE image) {                 \
    const size_t i = get_global_id(0);                                                                                 \
    write_imageui(image, at[i] COORDINATES, from[i]);                                                                  \
  }

BY_TYPE(1d, image1d_t, .x)
BY_TYPE(2d, image2d_t, .xy)
BY_TYPE(3d, image3d_t, )
BY_TYPE(1d_array, image1d_array_t, .xy)
BY_TYPE(2d_array, image2d_array_t, )

// Samplers that the module has.
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;
constant sampler_t repeated = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_REPEAT | CLK_FILTER_LINEAR;
constant sampler_t mirrored = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST;
constant sampler_t bordered = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR;

kernel void by_constant(global float4 *to, global const float4 *at, read_only image2d_t image, int which) {
  const size_t i = get_global_id(0);
  switch (which) {
  case 0:
    to[i] = read_imagef(image, nearest, at[i].xy);
    break;
  case 1:
    to[i] = read_imagef(image, repeated, at[i].xy);
    break;
  case 2:
    to[i] = read_imagef(image, mirrored, at[i].xy);
    break;
  case 3:
    to[i] = read_imagef(image, bordered, at[i].xy);
    break;
  default:
    to[i] = read_imagef(image, nearest, convert_int2(at[i].xy)); // by integers
  }
}

kernel void sizes_of_arrays(global int *to, read_only image1d_array_t rows, read_only image2d_array_t planes) {
  to[0] = get_image_width(rows);
  to[1] = (int)get_image_array_size(rows);
  to[2] = get_image_width(planes);
  to[3] = get_image_height(planes);
  to[4] = (int)get_image_array_size(planes);
  to[5] = get_image_dim(planes).y;
}

kernel void sizes(global int *to, read_only image1d_t line, read_only image2d_t plane, write_only image3d_t block) {
  to[0] = get_image_width(line);
  to[1] = get_image_dim(plane).x;
  to[2] = get_image_height(plane);
  to[3] = get_image_width(block);
  to[4] = get_image_height(block);
  to[5] = get_image_depth(block);
  to[6] = get_image_channel_order(plane);
  to[7] = get_image_channel_data_type(plane);
}

// Work-items wait for each other while they have a pixel, and go different ways.
kernel void box(read_only image2d_t from, write_only image2d_t to, local float4 *row, sampler_t sampler) {
  const int x = get_local_id(0), width = get_local_size(0), y = get_global_id(1);
  const int2 at = (int2)((int)get_global_id(0), y);
  float4 sum = 0;
  for (int dy = -1; dy <= 1; ++dy) {
    row[x] = read_imagef(from, sampler, at + (int2)(0, dy));
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int dx = -1; dx <= 1; ++dx) {
      const int beside = x + dx;
      sum += beside < 0 || beside >= width ? read_imagef(from, sampler, at + (int2)(dx, dy)) : row[beside];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (at.x < get_image_width(to) && y < get_image_height(to))
    write_imagef(to, at, sum / 9);
}

// Each work-item reads what it has written.
kernel void count_up(read_write image2d_t image, int times) {
  const int2 at = (int2)((int)get_global_id(0), (int)get_global_id(1));
  for (int i = 0; i < times; ++i) {
    write_imageui(image, at, read_imageui(image, at) + 1);
    atomic_work_item_fence(CLK_IMAGE_MEM_FENCE, memory_order_acq_rel, memory_scope_work_item);
  }
}
