// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program as source text for adapters that take OpenCL C. kernels/README.md says what its kernel must do.
__kernel void fill(__global uint *out, uint value) {
  out[get_global_id(0)] = value;
}
