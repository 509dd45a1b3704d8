// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// kernels.cl in CUDA C++, line by line.
#define TILE 16

extern "C" __global__ void vector_add(float *to, const float *a, const float *b) {
  const size_t i = size_t{blockIdx.x} * blockDim.x + threadIdx.x;
  to[i] = a[i] + b[i];
}

extern "C" __global__ void matrix_multiply(float *to, const float *a, const float *b, int size) {
  __shared__ float left[TILE][TILE], right[TILE][TILE];
  const int x = threadIdx.x, y = threadIdx.y;
  const int column = blockIdx.x * blockDim.x + x, row = blockIdx.y * blockDim.y + y;
  float sum = 0;
  for (int tile = 0; tile < size; tile += TILE) {
    left[y][x] = a[row * size + tile + x];
    right[y][x] = b[(tile + y) * size + column];
    __syncthreads();
    for (int k = 0; k < TILE; ++k)
      sum += left[y][k] * right[k][x];
    __syncthreads();
  }
  to[row * size + column] = sum;
}

extern "C" __global__ void reduction(float *to, const float *from) {
  __shared__ float sums[256];
  const int i = threadIdx.x;
  const size_t at = size_t{blockIdx.x} * 1024 + i;
  sums[i] = from[at] + from[at + 256] + from[at + 512] + from[at + 768];
  __syncthreads();
  for (int half_ = 128; half_ > 0; half_ /= 2) {
    if (i < half_)
      sums[i] += sums[i + half_];
    __syncthreads();
  }
  if (i == 0)
    to[blockIdx.x] = sums[0];
}

extern "C" __global__ void stencil(float *to, const float *from, int width, int height) {
  const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
  const int at = y * width + x;
  const float left = x > 0 ? from[at - 1] : 0, right = x + 1 < width ? from[at + 1] : 0;
  const float above = y > 0 ? from[at - width] : 0, below = y + 1 < height ? from[at + width] : 0;
  to[at] = from[at] + 0.1f * (left + right + above + below - 4 * from[at]);
}

extern "C" __global__ void bodies(float4 *to, const float4 *from, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 me = from[i];
  float x = 0, y = 0, z = 0;
  for (int j = 0; j < count; ++j) {
    const float4 other = from[j];
    const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
    const float one = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
    const float force = other.w * one * one * one;
    x += dx * force;
    y += dy * force;
    z += dz * force;
  }
  to[i] = make_float4(x, y, z, 0);
}
