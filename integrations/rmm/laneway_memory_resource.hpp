// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Our pools as a memory resource of RMM (RAPIDS): what RMM 26.10 takes, which is what cuda::mr::resource of its CCCL
// asks for. C++20. A program that includes it links librmm and liblaneway_allocator.
//
//     rmm::mr::set_current_device_resource(laneway::MemoryResource{});
//
// Memory is allocated and freed in the order of the stream that is named. A stream stays valid until the process ends
// (laneway_allocator.h): RMM's own pools of streams do, if they live as long. cuda_stream_per_thread is refused.
#pragma once

#include "laneway_allocator.h"

#include <rmm/aligned.hpp>
#include <rmm/cuda_device.hpp>
#include <rmm/error.hpp>

#include <cuda/memory_resource>
#include <cuda/stream_ref>

#include <cstddef>
#include <string>

namespace laneway {

/// The pool of one device, which all its resources share with whoever else calls liblaneway_allocator in this process.
/// A value of one number, which owns nothing: copies are equal, and memory may be given back by any of them. Every
/// function may be called from any thread, whichever its current device is. Sizes and alignments are in bytes.
class MemoryResource {
public:
  /// Of the calling thread's current device.
  MemoryResource() : device_(rmm::get_current_cuda_device().value()) {}
  /// Of the device with that number of CUDA's. Nothing is opened before the first allocation.
  explicit MemoryResource(int device) noexcept : device_(device) {}

  [[nodiscard]] int device() const noexcept { return device_; }

  /// Null for size 0. Throws rmm::out_of_memory for lack of memory and rmm::bad_alloc otherwise, with a text that says
  /// what failed; also for an alignment of more than 256 bytes. Blocks only while the pool grows.
  [[nodiscard]] void *allocate(cuda::stream_ref stream, std::size_t bytes,
                               std::size_t alignment = rmm::CUDA_ALLOCATION_ALIGNMENT) const {
    if (alignment > kAlignment) {
      throw rmm::bad_alloc("laneway: an alignment of " + std::to_string(alignment) + " bytes, expected at most " +
                           std::to_string(kAlignment));
    }
    void *const memory = laneway_allocator_malloc(stream.get(), bytes, device_);
    if (!memory && bytes != 0) {
      if (laneway_allocator_lacks_memory())
        throw rmm::out_of_memory(laneway_allocator_last_error());
      throw rmm::bad_alloc(laneway_allocator_last_error());
    }
    return memory;
  }

  /// In the order of a stream that comes after all use of the memory; it need not be that of the allocation. Doesn't
  /// block. A failure goes to stderr, and the memory stays allocated.
  void deallocate(cuda::stream_ref stream, void *memory, std::size_t,
                  std::size_t = rmm::CUDA_ALLOCATION_ALIGNMENT) const noexcept {
    laneway_allocator_free(stream.get(), memory, device_);
  }

  /// As allocate() on the default stream, for use on any stream: blocks until what that stream has is done.
  [[nodiscard]] void *allocate_sync(std::size_t bytes, std::size_t alignment = rmm::CUDA_ALLOCATION_ALIGNMENT) const {
    const cuda::stream_ref stream{cudaStream_t{nullptr}};
    void *const memory = allocate(stream, bytes, alignment);
    try {
      stream.sync();
    } catch (...) {
      deallocate(stream, memory, bytes, alignment);
      throw;
    }
    return memory;
  }

  /// All use of the memory is over. Doesn't block.
  void deallocate_sync(void *memory, std::size_t bytes,
                       std::size_t alignment = rmm::CUDA_ALLOCATION_ALIGNMENT) const noexcept {
    deallocate(cuda::stream_ref{cudaStream_t{nullptr}}, memory, bytes, alignment);
  }

  friend bool operator==(const MemoryResource &, const MemoryResource &) = default;
  friend constexpr void get_property(const MemoryResource &, cuda::mr::device_accessible) noexcept {}

private:
  static constexpr std::size_t kAlignment = 256; // of blocks of the pool

  int device_;
};

static_assert(cuda::mr::resource_with<MemoryResource, cuda::mr::device_accessible>);

} // namespace laneway
