// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What CUDAPluggableAllocator calls: the C interface, with failures as exceptions.
#include "laneway_torch.h"
#include "raise.hpp"

#include <stdexcept>
#include <string>

namespace {

void check(int status) {
  if (status != 0)
    throw std::runtime_error(laneway_allocator_last_error());
}

} // namespace

extern "C" {

void *laneway_torch_hook_malloc(ssize_t size, int device, void *stream) {
  void *const memory = laneway_torch_malloc(size, device, stream);
  if (!memory && size != 0) [[unlikely]] {
    if (laneway_allocator_lacks_memory())
      ur::torch::raiseOutOfMemory(laneway_allocator_last_error());
    throw std::runtime_error(laneway_allocator_last_error());
  }
  return memory;
}

void laneway_torch_hook_record_stream(void *memory, void *stream) {
  check(laneway_allocator_record_stream(memory, stream));
}

void laneway_torch_hook_empty_cache(void) {
  check(laneway_allocator_trim(-1, 0));
}

void laneway_torch_hook_memory_fraction(double fraction, int device) {
  check(laneway_allocator_set_fraction(device, fraction));
}

void laneway_torch_hook_begin_pool(int device) {
  throw std::runtime_error(
      "laneway: a CUDA graph's capture or a torch.cuda.MemPool begins on device " + std::to_string(device) +
      ", and neither works with this allocator: it keeps no memory aside for as long as they live; expected the "
      "program without them or PyTorch's own allocator (docs/pytorch.md)");
}

} // extern "C"
