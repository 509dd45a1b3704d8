// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Heat in a ring of cells, for the CUDA adapter, with nvcc and with NVRTC.
extern "C" {

// One work-item.
__global__ void heat(float *cells, unsigned cell, float amount) {
  cells[cell] += amount;
}

// Each cell gives a quarter to each neighbour; as many cells as work-items.
__global__ void spread(float *to, const float *from) {
  const unsigned count = gridDim.x * blockDim.x, i = blockIdx.x * blockDim.x + threadIdx.x;
  to[i] = (from[(i + count - 1) % count] + 2 * from[i] + from[(i + 1) % count]) * 0.25f;
}
}
