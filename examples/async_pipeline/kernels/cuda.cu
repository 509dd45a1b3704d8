// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The pipeline's kernels for the CUDA adapter, with nvcc and with NVRTC. Each works on one tile, as pixels.h has it; a
// work-item is a pixel.
#define PIXEL_FUNCTION static __device__ inline
#include "pixels.h"

namespace {

__device__ int column() {
  return static_cast<int>(blockIdx.x * blockDim.x + threadIdx.x);
}
__device__ int row() {
  return static_cast<int>(blockIdx.y * blockDim.y + threadIdx.y);
}
__device__ bool within(int columns, int rows) {
  return column() < columns && row() < rows;
}

extern __shared__ unsigned char group_memory[];

} // namespace

extern "C" {

__global__ void luma(const byte_t *rgb, byte_t *luma, tile_t tile) {
  if (within(tile.width + 2 * LUMA_HALO, tile.height + 2 * LUMA_HALO))
    luma_pixel(rgb, luma, tile, column(), row());
}

__global__ void blur_rows(const byte_t *luma, byte_t *rows, tile_t tile) {
  if (within(tile.width + 2 * SMOOTH_HALO, tile.height + 2 * LUMA_HALO))
    blur_rows_pixel(luma, rows, tile, column(), row());
}

__global__ void blur_columns(const byte_t *rows, byte_t *smooth, tile_t tile) {
  if (within(tile.width + 2 * SMOOTH_HALO, tile.height + 2 * SMOOTH_HALO))
    blur_columns_pixel(rows, smooth, tile, column(), row());
}

__global__ void edges(const byte_t *smooth, byte_t *edges, tile_t tile) {
  if (within(tile.width, tile.height))
    edge_pixel(smooth, edges, tile, column(), row());
}

/// own: where the group's LEVELS counters begin in its memory.
__global__ void histogram(const byte_t *luma, unsigned *counts, tile_t tile, unsigned long long own) {
  unsigned *const counters = reinterpret_cast<unsigned *>(group_memory + own);
  const unsigned items = blockDim.x * blockDim.y, item = threadIdx.y * blockDim.x + threadIdx.x;
  for (unsigned level = item; level < LEVELS; level += items)
    counters[level] = 0;
  __syncthreads();
  if (within(tile.width, tile.height))
    atomicAdd(&counters[luma_at(luma, tile, column(), row())], 1);
  __syncthreads();
  for (unsigned level = item; level < LEVELS; level += items)
    if (counters[level] != 0)
      atomicAdd(&counts[level], counters[level]);
}

__global__ void levels(const unsigned *counts, byte_t *levels, unsigned long long total) {
  equalising_levels(counts, levels, total);
}

__global__ void compose(const byte_t *rgb, const byte_t *luma, const byte_t *edges, const byte_t *levels,
                        byte_t *result, tile_t tile) {
  if (within(tile.width, tile.height))
    compose_pixel(rgb, luma, edges, levels, result, tile, column(), row());
}

} // extern "C"
