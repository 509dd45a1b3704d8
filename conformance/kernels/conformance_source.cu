// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program as source text for the CUDA adapter, whose compiler reads no other file. kernels/README.md says what its
// kernel must do.
extern "C" __global__ void fill(unsigned *out, unsigned value) {
  out[blockIdx.x * blockDim.x + threadIdx.x] = value;
}
