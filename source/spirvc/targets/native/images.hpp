// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images as kernels for the native CPU see them: pointers to the structures of ur_native_cpu_image.h, and calls of
// functions that kernels are linked with.
#pragma once

#include "spirvc/targets/image_functions.hpp"

#include <span>

namespace ur::spirvc::native {

class Images final : public ImageFunctions {
public:
  Images() noexcept;
  llvm::Constant *sampler(llvm::Module &module, const ConstantSampler &sampler) override;
};

/// Whether a function is one of those.
[[nodiscard]] bool isImageFunction(llvm::StringRef name);

/// Whether the module calls one of them.
[[nodiscard]] bool callsImageFunctions(const llvm::Module &module);

/// The object file that has them.
[[nodiscard]] std::span<const unsigned char> imageFunctions() noexcept;

} // namespace ur::spirvc::native
