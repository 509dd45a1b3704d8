// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's arrays: real bytes of the host without gaps, and surfaces and textures of them.
#pragma once

#include "fakes/cuda/engine.hpp"

#include "unified-runtime/ur_cuda_kernel.h"
#include "unified-runtime/ur_native_cpu_image.h"

#include <vector>

namespace ur::cuda::fake {

struct Array {
  CUDA_ARRAY3D_DESCRIPTOR desc{};
  Context *context = nullptr;
  size_t elementSize = 0;
  std::vector<char> texels;
  int views = 0; ///< surfaces and textures that there are of it

  /// As copies count: layers are slices.
  size_t rows() const noexcept { return desc.Height ? desc.Height : 1; }
  size_t slices() const noexcept { return desc.Depth ? desc.Depth : 1; }
  size_t pitch() const noexcept { return desc.Width * elementSize; }
  char *at(size_t xInBytes, size_t y, size_t z) noexcept {
    return texels.data() + (z * rows() + y) * pitch() + xInBytes;
  }
};
Live<Array> &arrays();
/// Arrays, surfaces and textures that there are.
[[nodiscard]] size_t imageObjects();

/// An image argument of a launch as the kernels of the native CPU have it. What contradicts itself is the end.
[[nodiscard]] ur_native_cpu_image_t imageArgument(const ur_cuda_image_t &given, const char *function);
/// A texture that is the argument for a sampler: what the sampler is, if it is one of that image.
[[nodiscard]] ur_native_cpu_sampler_t samplerArgument(CUtexObject texture, const ur_cuda_image_t &image,
                                                      const char *function);
/// The same of a sampler that a kernel takes by value.
[[nodiscard]] ur_native_cpu_sampler_t samplerArgument(const void *given, const char *function);

} // namespace ur::cuda::fake
