// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The suite's kernels for the CUDA adapter, as PTX. kernels/README.md says what each must do. Work-group memory is one
// piece, and a kernel is told where its part of it begins; a kernel that may be launched with a global offset has a
// second form, which takes the offset as a last argument.
#include "unified-runtime/ur_cuda_kernel.h"

#include <cstdint>

namespace {

extern __shared__ __align__(128) unsigned char local_memory[];

template <class T>
__device__ T *local(uint64_t offset) {
  return reinterpret_cast<T *>(local_memory + offset);
}

struct Offset {
  uint32_t value[3];
};

__device__ uint32_t groupId() {
  return blockIdx.x + gridDim.x * (blockIdx.y + gridDim.y * blockIdx.z);
}
__device__ uint32_t itemId() {
  return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
}
__device__ uint32_t globalX(const Offset &offset = {}) {
  return offset.value[0] + blockIdx.x * blockDim.x + threadIdx.x;
}

__device__ void waitTicks(uint32_t ticks) {
  uint64_t begin, now;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(begin));
  do {
    __nanosleep(1000);
    asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(now));
  } while (now - begin < uint64_t{100000} * ticks);
}

/// Waits for a word that others write, for so many ticks at most.
template <class Condition>
__device__ bool await(uint32_t ticks, Condition condition) {
  while (!condition() && ticks-- != 0)
    waitTicks(1);
  return condition();
}

__device__ void reduceWith(uint32_t *sums, const uint32_t *in, uint32_t *items) {
  items[threadIdx.x] = in[globalX()];
  __syncthreads();
  if (itemId() != 0)
    return;
  uint32_t sum = 0;
  for (uint32_t i = 0; i < blockDim.x; ++i)
    sum += items[i];
  sums[groupId()] = sum;
}

__device__ void idsOf(uint32_t *out, const Offset &offset) {
  const uint32_t start[3] = {blockIdx.x * blockDim.x, blockIdx.y * blockDim.y, blockIdx.z * blockDim.z};
  const uint32_t group[3] = {blockIdx.x, blockIdx.y, blockIdx.z};
  const uint32_t item[3] = {threadIdx.x, threadIdx.y, threadIdx.z};
  const uint64_t size[3] = {uint64_t{gridDim.x} * blockDim.x, uint64_t{gridDim.y} * blockDim.y,
                            uint64_t{gridDim.z} * blockDim.z};
  uint64_t position = 0;
  for (int dim = 2; dim >= 0; --dim)
    position = position * size[dim] + start[dim] + item[dim];
  for (int dim = 0; dim < 3; ++dim) {
    out[position * 9 + dim] = offset.value[dim] + start[dim] + item[dim];
    out[position * 9 + 3 + dim] = group[dim];
    out[position * 9 + 6 + dim] = item[dim];
  }
}

// The values of ur_mem_type_t.
enum { kImage2D = 0, kImage3D = 1, kImage2DArray = 2, kImage1D = 3, kImage1DArray = 4 };

/// A pixel's bytes as they are.
template <class Pixel>
__device__ void copyPixel(const ur_cuda_image_t &to, const ur_cuda_image_t &from, int x, int y, int z) {
  const cudaSurfaceObject_t out = to.surface, in = from.surface;
  x *= static_cast<int>(sizeof(Pixel));
  switch (from.type) {
  case kImage1D:
    return surf1Dwrite(surf1Dread<Pixel>(in, x), out, x);
  case kImage2D:
    return surf2Dwrite(surf2Dread<Pixel>(in, x, y), out, x, y);
  case kImage3D:
    return surf3Dwrite(surf3Dread<Pixel>(in, x, y, z), out, x, y, z);
  case kImage1DArray:
    return surf1DLayeredwrite(surf1DLayeredread<Pixel>(in, x, y), out, x, y);
  case kImage2DArray:
    return surf2DLayeredwrite(surf2DLayeredread<Pixel>(in, x, y, z), out, x, y, z);
  }
}

__device__ float4 sampled(const ur_cuda_image_t &image, cudaTextureObject_t texture, float x, float y, float z) {
  switch (image.type) {
  case kImage1D:
    return tex1D<float4>(texture, x);
  case kImage3D:
    return tex3D<float4>(texture, x, y, z);
  case kImage1DArray:
    return tex1DLayered<float4>(texture, x, static_cast<int>(rintf(y)));
  case kImage2DArray:
    return tex2DLayered<float4>(texture, x, y, static_cast<int>(rintf(z)));
  default:
    return tex2D<float4>(texture, x, y);
  }
}

struct Triple {
  uint8_t a;
  uint32_t b;
  uint64_t c;
};

} // namespace

extern "C" {

__device__ uint32_t conformance_variable[4] = {0, 0, 0, 0};

__device__ __noinline__ uint32_t conformance_function(uint32_t value) {
  return value + 1;
}

__global__ void fill(uint32_t *out, uint32_t value) {
  out[globalX()] = value;
}
__global__ void fill_with_offset(uint32_t *out, uint32_t value, Offset offset) {
  out[globalX(offset)] = value;
}

__global__ void copy(uint32_t *out, const uint32_t *in) {
  out[globalX()] = in[globalX()];
}
__global__ void copy_with_offset(uint32_t *out, const uint32_t *in, Offset offset) {
  out[globalX(offset)] = in[globalX(offset)];
}

__global__ void saxpy(float *y, const float *x, float a) {
  y[globalX()] += a * x[globalX()];
}

__global__ void gate(const uint32_t *flag, uint32_t *passed, uint32_t ticks) {
  const volatile uint32_t *word = flag;
  const bool open = await(ticks, [=] { return *word != 0; });
  *static_cast<volatile uint32_t *>(passed) = open ? 1 : 2;
  __threadfence_system();
}

__global__ void slow_copy(uint32_t *out, const uint32_t *in, uint32_t ticks) {
  waitTicks(ticks);
  out[globalX()] = in[globalX()];
}

__global__ void reduce(uint32_t *sums, const uint32_t *in, uint64_t offset) {
  reduceWith(sums, in, local<uint32_t>(offset));
}

__global__ void __launch_bounds__(64) reduce_static(uint32_t *sums, const uint32_t *in) {
  __shared__ uint32_t items[64];
  reduceWith(sums, in, items);
}

__global__ void fail(uint32_t code) {
  if (code != 0)
    asm volatile("trap;");
}

__global__ void many(double *out, uint8_t a, uint16_t b, uint32_t c, uint64_t d, float e, double f, Triple triple,
                     uint64_t bytesAt, uint64_t wordsAt) {
  uint8_t *bytes = local<uint8_t>(bytesAt);
  uint64_t *words = local<uint64_t>(wordsAt);
  bytes[0] = 3;
  words[0] = 4;
  out[0] = a;
  out[1] = b;
  out[2] = c;
  out[3] = static_cast<double>(d);
  out[4] = e;
  out[5] = f;
  out[6] = triple.a;
  out[7] = triple.b;
  out[8] = static_cast<double>(triple.c);
  out[9] = bytes[0];
  out[10] = static_cast<double>(words[0]);
}

__global__ void ids(uint32_t *out) {
  idsOf(out, {});
}
__global__ void ids_with_offset(uint32_t *out, Offset offset) {
  idsOf(out, offset);
}
__global__ void ids_4_2_1(uint32_t *out) {
  idsOf(out, {});
}

__global__ void differ(uint32_t *count, const uint32_t *in, uint32_t value) {
  if (in[globalX()] != value)
    atomicAdd(count, 1);
}

__global__ void count_up(uint32_t value) {
  for (uint32_t &word : conformance_variable)
    word += value;
}

__global__ void meet(uint32_t *count, uint32_t *met, uint32_t ticks) {
  if (itemId() != 0)
    return;
  const uint32_t groups = gridDim.x * gridDim.y * gridDim.z;
  atomicAdd(count, 1);
  const volatile uint32_t *word = count;
  met[groupId()] = await(ticks, [=] { return *word == groups; }) ? 1 : 0;
}

__global__ void image_copy(ur_cuda_image_t to, ur_cuda_image_t from) {
  const int x = static_cast<int>(globalX()), y = static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y),
            z = static_cast<int>(blockIdx.z * blockDim.z + threadIdx.z);
  switch (from.element_size) {
  case 1:
    return copyPixel<unsigned char>(to, from, x, y, z);
  case 2:
    return copyPixel<unsigned short>(to, from, x, y, z);
  case 4:
    return copyPixel<unsigned>(to, from, x, y, z);
  case 8:
    return copyPixel<uint2>(to, from, x, y, z);
  case 16:
    return copyPixel<uint4>(to, from, x, y, z);
  }
}

__global__ void image_sample(float *out, ur_cuda_image_t image, cudaTextureObject_t texture, const float *points) {
  const uint32_t i = globalX();
  const float4 color = sampled(image, texture, points[3 * i], points[3 * i + 1], points[3 * i + 2]);
  out[4 * i] = color.x;
  out[4 * i + 1] = color.y;
  out[4 * i + 2] = color.z;
  out[4 * i + 3] = color.w;
}

__global__ void nothing() {}

} // extern "C"
