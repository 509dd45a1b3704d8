// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The C interface under PyTorch's names, with its order of parameters.
#include "laneway_torch.h"

extern "C" {

void *laneway_torch_malloc(ssize_t size, int device, void *stream) {
  return laneway_allocator_malloc(stream, static_cast<size_t>(size), device); // which refuses what is less than 0
}
void laneway_torch_free(void *memory, ssize_t, int device, void *stream) {
  laneway_allocator_free(stream, memory, device);
}
int laneway_torch_record_stream(void *memory, void *stream) {
  return laneway_allocator_record_stream(memory, stream);
}
int laneway_torch_statistics(int device, laneway_torch_statistics_t *statistics) {
  return laneway_allocator_statistics(device, statistics);
}
int laneway_torch_reset_peaks(int device) {
  return laneway_allocator_reset_peaks(device);
}
int laneway_torch_trim(int device, size_t keep) {
  return laneway_allocator_trim(device, keep);
}
int laneway_torch_set_maximum(int device, size_t bytes) {
  return laneway_allocator_set_maximum(device, bytes);
}
const char *laneway_torch_last_error(void) {
  return laneway_allocator_last_error();
}

} // extern "C"
