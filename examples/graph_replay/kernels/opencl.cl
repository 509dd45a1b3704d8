// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Heat in a ring of cells, for the OpenCL adapter, as SPIR-V and as source.

// One work-item.
kernel void heat(global float *cells, uint cell, float amount) {
  cells[cell] += amount;
}

// Each cell gives a quarter to each neighbour; as many cells as work-items.
kernel void spread(global float *to, global const float *from) {
  const size_t count = get_global_size(0), i = get_global_id(0);
  to[i] = (from[(i + count - 1) % count] + 2 * from[i] + from[(i + 1) % count]) * 0.25f;
}
