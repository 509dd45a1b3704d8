// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images as kernels for the native CPU see them: pointers to the structures of ur_native_cpu_image.h, and calls of
// functions that kernels are linked with.
#pragma once

#include "spirvc/reader/image_port.hpp"

#include <span>

namespace ur::spirvc::native {

class Images final : public ImagePort {
public:
  llvm::Constant *sampler(llvm::Module &module, const ConstantSampler &sampler) override;
  llvm::Value *sample(llvm::IRBuilder<> &builder, llvm::Value *image, llvm::Value *sampler, const ImageShape &shape,
                      const Coordinates &at, Pixel pixel) override;
  llvm::Value *read(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape, const Coordinates &at,
                    Pixel pixel) override;
  void write(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape, const Coordinates &at,
             llvm::Value *pixel, Pixel kind) override;
  llvm::Value *size(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape,
                    unsigned coordinate) override;
  llvm::Value *order(llvm::IRBuilder<> &builder, llvm::Value *image) override;
  llvm::Value *format(llvm::IRBuilder<> &builder, llvm::Value *image) override;
};

/// Whether a function is one of those.
[[nodiscard]] bool isImageFunction(llvm::StringRef name);

/// Whether the module calls one of them.
[[nodiscard]] bool callsImageFunctions(const llvm::Module &module);

/// The object file that has them.
[[nodiscard]] std::span<const unsigned char> imageFunctions() noexcept;

} // namespace ur::spirvc::native
