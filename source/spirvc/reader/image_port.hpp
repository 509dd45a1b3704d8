// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers as the reader sees them. The value of each is a pointer to what the target has for it.
#pragma once

#include <array>

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <spirv/unified1/spirv.hpp11>

namespace ur::spirvc {

/// What a type of images says of those that it is for.
struct ImageShape {
  spv::Dim dim = spv::Dim::Dim1D; ///< Dim1D, Dim2D, Dim3D or Buffer
  bool isArrayed = false;

  /// How many numbers say where a pixel lies: one for each dimension, and the layer.
  [[nodiscard]] unsigned coordinates() const noexcept {
    return (dim == spv::Dim::Dim3D ? 3 : dim == spv::Dim::Dim2D ? 2 : 1) + (isArrayed ? 1 : 0);
  }
};

/// What a pixel is for the kernel: four numbers of 32 bits.
enum class Pixel : uint8_t { floats, integers };

/// As a module declares it.
struct ConstantSampler {
  spv::SamplerAddressingMode addressing = spv::SamplerAddressingMode::None;
  bool isNormalized = false;
  spv::SamplerFilterMode filter = spv::SamplerFilterMode::Nearest;
};

/// Accesses to images. Coordinates are x, y, z as far as the shape has them, the layer in the place behind the last
/// one; the rest are zeros. Integers have 32 bits, and pixels are vectors of four. Throws Refused where the processor
/// has no such thing.
class ImagePort {
public:
  virtual ~ImagePort() = default;

  using Coordinates = std::array<llvm::Value *, 3>;

  virtual llvm::Constant *sampler(llvm::Module &module, const ConstantSampler &sampler) = 0;
  /// `at` are floats.
  virtual llvm::Value *sample(llvm::IRBuilder<> &builder, llvm::Value *image, llvm::Value *sampler,
                              const ImageShape &shape, const Coordinates &at, Pixel pixel) = 0;
  virtual llvm::Value *read(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape,
                            const Coordinates &at, Pixel pixel) = 0;
  virtual void write(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape, const Coordinates &at,
                     llvm::Value *pixel, Pixel kind) = 0;
  /// Pixels along a coordinate, or layers where it is the layer's. An integer of any width.
  virtual llvm::Value *size(llvm::IRBuilder<> &builder, llvm::Value *image, const ImageShape &shape,
                            unsigned coordinate) = 0;
  /// The numbers of SPIR-V: an ImageChannelOrder, an ImageChannelDataType. 32 bits.
  virtual llvm::Value *order(llvm::IRBuilder<> &builder, llvm::Value *image) = 0;
  virtual llvm::Value *format(llvm::IRBuilder<> &builder, llvm::Value *image) = 0;
};

} // namespace ur::spirvc
