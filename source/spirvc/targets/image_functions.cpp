// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/image_functions.hpp"

#include "unified-runtime/ur_native_cpu_image.h"

#include <llvm/IR/Constants.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;

namespace {

llvm::Type *pixelType(IRBuilder<> &builder, Pixel pixel) {
  return llvm::FixedVectorType::get(
      pixel == Pixel::floats ? builder.getFloatTy() : static_cast<llvm::Type *>(builder.getInt32Ty()), 4);
}

/// What the argument's structure has, which no kernel changes.
Value *member(IRBuilder<> &builder, Value *image, size_t offset, llvm::Type *type) {
  llvm::LoadInst *const load =
      builder.CreateLoad(type, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), image, offset));
  load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
  return load;
}

const char *nameOf(const ImageShape &shape) noexcept {
  switch (shape.dim) {
  case spv::Dim::Dim3D:
    return "_3d";
  case spv::Dim::Dim2D:
    return shape.isArrayed ? "_2d_array" : "_2d";
  default: // buffers, too, of which there are no images
    return shape.isArrayed ? "_1d_array" : "_1d";
  }
}

/// The number that SPIR-V has for each order of channels.
constexpr std::pair<uint32_t, spv::ImageChannelOrder> kOrders[] = {
    {UR_NATIVE_CPU_ORDER_A, spv::ImageChannelOrder::A},
    {UR_NATIVE_CPU_ORDER_R, spv::ImageChannelOrder::R},
    {UR_NATIVE_CPU_ORDER_RG, spv::ImageChannelOrder::RG},
    {UR_NATIVE_CPU_ORDER_RA, spv::ImageChannelOrder::RA},
    {UR_NATIVE_CPU_ORDER_RGB, spv::ImageChannelOrder::RGB},
    {UR_NATIVE_CPU_ORDER_RGBA, spv::ImageChannelOrder::RGBA},
    {UR_NATIVE_CPU_ORDER_BGRA, spv::ImageChannelOrder::BGRA},
    {UR_NATIVE_CPU_ORDER_ARGB, spv::ImageChannelOrder::ARGB},
    {UR_NATIVE_CPU_ORDER_ABGR, spv::ImageChannelOrder::ABGR},
    {UR_NATIVE_CPU_ORDER_INTENSITY, spv::ImageChannelOrder::Intensity},
    {UR_NATIVE_CPU_ORDER_LUMINANCE, spv::ImageChannelOrder::Luminance},
    {UR_NATIVE_CPU_ORDER_RGBX, spv::ImageChannelOrder::RGBx},
    {UR_NATIVE_CPU_ORDER_SRGBA, spv::ImageChannelOrder::sRGBA},
};

// Of types of channels the numbers are the same.
#define SAME(ours, theirs)                                                                                             \
  static_assert(static_cast<uint32_t>(UR_NATIVE_CPU_CHANNEL_##ours) ==                                                 \
                static_cast<uint32_t>(spv::ImageChannelDataType::theirs))
SAME(SNORM8, SnormInt8);
SAME(SNORM16, SnormInt16);
SAME(UNORM8, UnormInt8);
SAME(UNORM16, UnormInt16);
SAME(UNORM565, UnormShort565);
SAME(UNORM555, UnormShort555);
SAME(UNORM101010, UnormInt101010);
SAME(INT8, SignedInt8);
SAME(INT16, SignedInt16);
SAME(INT32, SignedInt32);
SAME(UINT8, UnsignedInt8);
SAME(UINT16, UnsignedInt16);
SAME(UINT32, UnsignedInt32);
SAME(HALF, HalfFloat);
SAME(FLOAT, Float);
#undef SAME

} // namespace

uint32_t addressingOf(spv::SamplerAddressingMode mode) noexcept {
  switch (mode) {
  case spv::SamplerAddressingMode::None:
    return UR_NATIVE_CPU_ADDRESS_NONE;
  case spv::SamplerAddressingMode::ClampToEdge:
    return UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE;
  case spv::SamplerAddressingMode::Clamp:
    return UR_NATIVE_CPU_ADDRESS_CLAMP;
  case spv::SamplerAddressingMode::Repeat:
    return UR_NATIVE_CPU_ADDRESS_REPEAT;
  default:
    return UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT;
  }
}

uint32_t filterOf(spv::SamplerFilterMode mode) noexcept {
  return mode == spv::SamplerFilterMode::Linear ? UR_NATIVE_CPU_FILTER_LINEAR : UR_NATIVE_CPU_FILTER_NEAREST;
}

llvm::Constant *constantSampler(llvm::Module &module, llvm::Constant *members) {
  return new llvm::GlobalVariable(module, members->getType(), true, llvm::GlobalValue::InternalLinkage, members,
                                  "sampler");
}

Value *ImageFunctions::call(IRBuilder<> &builder, const char *what, const ImageShape &shape, Pixel pixel,
                            llvm::Type *result, llvm::ArrayRef<Value *> arguments) const {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  std::vector<llvm::Type *> types;
  for (const Value *const argument : arguments)
    types.push_back(argument->getType());
  auto function = module.getOrInsertFunction(std::string(kImageFunctions) + what +
                                                 (pixel == Pixel::floats ? "_floats" : "_integers") +
                                                 (layout_.isByShape ? nameOf(shape) : ""),
                                             llvm::FunctionType::get(result, types, false));
  auto *const callee = llvm::cast<llvm::Function>(function.getCallee());
  callee->setDoesNotThrow();
  callee->setWillReturn();
  if (!result->isVoidTy())
    callee->setOnlyReadsMemory();
  return builder.CreateCall(function, arguments);
}

Value *ImageFunctions::sample(IRBuilder<> &builder, Value *image, Value *sampler, const ImageShape &shape,
                              const Coordinates &at, Pixel pixel) {
  return call(builder, "sample", shape, pixel, pixelType(builder, pixel), {image, sampler, at[0], at[1], at[2]});
}

Value *ImageFunctions::read(IRBuilder<> &builder, Value *image, const ImageShape &shape, const Coordinates &at,
                            Pixel pixel) {
  return call(builder, "read", shape, pixel, pixelType(builder, pixel), {image, at[0], at[1], at[2]});
}

void ImageFunctions::write(IRBuilder<> &builder, Value *image, const ImageShape &shape, const Coordinates &at,
                           Value *pixel, Pixel kind) {
  call(builder, "write", shape, kind, builder.getVoidTy(), {image, at[0], at[1], at[2], pixel});
}

Value *ImageFunctions::size(IRBuilder<> &builder, Value *image, const ImageShape &shape, unsigned coordinate) {
  const size_t offset = shape.isArrayed && coordinate + 1 == shape.coordinates() ? layout_.layers
                        : coordinate == 0                                        ? layout_.width
                        : coordinate == 1                                        ? layout_.height
                                                                                 : layout_.depth;
  return member(builder, image, offset, builder.getIntNTy(layout_.sizeBits));
}

Value *ImageFunctions::order(IRBuilder<> &builder, Value *image) {
  Value *const ours = member(builder, image, layout_.order, builder.getInt32Ty());
  Value *theirs = builder.getInt32(0);
  for (const auto &[here, there] : kOrders) {
    theirs = builder.CreateSelect(builder.CreateICmpEQ(ours, builder.getInt32(here)),
                                  builder.getInt32(static_cast<uint32_t>(there)), theirs);
  }
  return theirs;
}

Value *ImageFunctions::format(IRBuilder<> &builder, Value *image) {
  return member(builder, image, layout_.channel, builder.getInt32Ty());
}

} // namespace ur::spirvc
