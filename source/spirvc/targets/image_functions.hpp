// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images where a kernel has a structure for each, and calls functions on it that it is linked with
// (source/spirvc/device).
#pragma once

#include "spirvc/reader/image_port.hpp"

namespace ur::spirvc {

/// Where the structure has what kernels ask for: offsets in bytes.
struct ImageLayout {
  size_t width, height, depth, layers;
  unsigned sizeBits; ///< of each of these
  size_t order, channel;
  bool isByShape; ///< each shape has functions of its own: "..._2d_array"
};

class ImageFunctions : public ImagePort {
public:
  explicit ImageFunctions(const ImageLayout &layout) noexcept : layout_(layout) {}

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

private:
  llvm::Value *call(llvm::IRBuilder<> &builder, const char *what, const ImageShape &shape, Pixel pixel,
                    llvm::Type *result, llvm::ArrayRef<llvm::Value *> arguments) const;

  const ImageLayout layout_;
};

/// What the functions' names begin with.
constexpr const char *kImageFunctions = "ur_spirv_image_";

/// Numbers of ur_native_cpu_image.h, which are the API's.
[[nodiscard]] uint32_t addressingOf(spv::SamplerAddressingMode mode) noexcept;
[[nodiscard]] uint32_t filterOf(spv::SamplerFilterMode mode) noexcept;

/// A constant of the module.
[[nodiscard]] llvm::Constant *constantSampler(llvm::Module &module, llvm::Constant *members);

} // namespace ur::spirvc
