// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The five kernels that compilers are compared by. kernels.cu is the same in CUDA C++.
#define TILE 16

kernel void vector_add(global float *to, global const float *a, global const float *b) {
  const size_t i = get_global_id(0);
  to[i] = a[i] + b[i];
}

/// Groups of 16 x 16 work-items.
kernel void matrix_multiply(global float *to, global const float *a, global const float *b, int size) {
  local float left[TILE][TILE], right[TILE][TILE];
  const int x = get_local_id(0), y = get_local_id(1);
  const int column = get_global_id(0), row = get_global_id(1);
  float sum = 0;
  for (int tile = 0; tile < size; tile += TILE) {
    left[y][x] = a[row * size + tile + x];
    right[y][x] = b[(tile + y) * size + column];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k)
      sum += left[y][k] * right[k][x];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  to[row * size + column] = sum;
}

/// One sum a group of 256.
kernel void reduction(global float *to, global const float *from) {
  local float sums[256];
  const int i = get_local_id(0);
  const size_t at = get_group_id(0) * 1024 + i;
  sums[i] = from[at] + from[at + 256] + from[at + 512] + from[at + 768];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int half_ = 128; half_ > 0; half_ /= 2) {
    if (i < half_)
      sums[i] += sums[i + half_];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (i == 0)
    to[get_group_id(0)] = sums[0];
}

/// Five points; what is beyond the rim is 0.
kernel void stencil(global float *to, global const float *from, int width, int height) {
  const int x = get_global_id(0), y = get_global_id(1);
  const int at = y * width + x;
  const float left = x > 0 ? from[at - 1] : 0, right = x + 1 < width ? from[at + 1] : 0;
  const float above = y > 0 ? from[at - width] : 0, below = y + 1 < height ? from[at + width] : 0;
  to[at] = from[at] + 0.1f * (left + right + above + below - 4 * from[at]);
}

kernel void bodies(global float4 *to, global const float4 *from, int count) {
  const int i = get_global_id(0);
  const float4 me = from[i];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < count; ++j) {
    const float4 other = from[j];
    const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
    const float one = rsqrt(dx * dx + dy * dy + dz * dz + 0.01f);
    const float force = other.w * one * one * one;
    x += dx * force;
    y += dy * force;
    z += dz * force;
  }
  to[i] = (float4)(x, y, z, 0);
}
