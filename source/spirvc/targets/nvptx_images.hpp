// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images as kernels for NVIDIA's devices see them: the structures of ur_cuda_kernel.h, which kernels take by value, and
// calls of functions on surfaces that they are linked with.
#pragma once

#include "spirvc/targets/image_functions.hpp"

#include <span>

namespace ur::spirvc {

class NvptxImages final : public ImageFunctions {
public:
  NvptxImages() noexcept;
  llvm::Constant *sampler(llvm::Module &module, const ConstantSampler &sampler) override;

  /// Makes parameter `i` of a kernel an image or a sampler that it takes by value.
  static void takeImage(llvm::Function &kernel, unsigned i);
  static void takeSampler(llvm::Function &kernel, unsigned i);
};

/// The functions, as LLVM's bitcode (source/spirvc/device/surfaces.cpp). Empty: this compiler was built without them.
[[nodiscard]] std::span<const unsigned char> surfaceFunctions() noexcept;

} // namespace ur::spirvc
