// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/images.hpp"

#include "unified-runtime/ur_native_cpu_image.h"

#include <cstddef>

#include <llvm/IR/Constants.h>

namespace ur::spirvc::native {

using llvm::IRBuilder;
using llvm::Value;

namespace {

constexpr const char *kPrefix = "ur_spirv_image_"; // source/spirvc/device/images.cpp

llvm::Type *pixelType(IRBuilder<> &builder, Pixel pixel) {
  return llvm::FixedVectorType::get(
      pixel == Pixel::floats ? builder.getFloatTy() : static_cast<llvm::Type *>(builder.getInt32Ty()), 4);
}

Value *call(IRBuilder<> &builder, const std::string &what, Pixel pixel, llvm::Type *result,
            llvm::ArrayRef<Value *> arguments) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  std::vector<llvm::Type *> types;
  for (const Value *const argument : arguments)
    types.push_back(argument->getType());
  auto function = module.getOrInsertFunction(kPrefix + what + (pixel == Pixel::floats ? "_floats" : "_integers"),
                                             llvm::FunctionType::get(result, types, false));
  auto *const callee = llvm::cast<llvm::Function>(function.getCallee());
  callee->setDoesNotThrow();
  callee->setWillReturn();
  if (!result->isVoidTy())
    callee->setOnlyReadsMemory();
  return builder.CreateCall(function, arguments);
}

/// What the argument's structure has, which no kernel changes.
Value *member(IRBuilder<> &builder, Value *image, size_t offset, llvm::Type *type) {
  llvm::LoadInst *const load =
      builder.CreateLoad(type, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), image, offset));
  load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
  return load;
}

uint32_t addressingOf(spv::SamplerAddressingMode mode) {
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

llvm::Constant *Images::sampler(llvm::Module &module, const ConstantSampler &sampler) {
  IRBuilder<> builder(module.getContext());
  static_assert(sizeof(ur_native_cpu_sampler_t) == 12 && offsetof(ur_native_cpu_sampler_t, normalized) == 0 &&
                offsetof(ur_native_cpu_sampler_t, addressing) == 4 && offsetof(ur_native_cpu_sampler_t, filter) == 8);
  const bool isLinear = sampler.filter == spv::SamplerFilterMode::Linear;
  llvm::Constant *const members = llvm::ConstantStruct::getAnon(
      {builder.getInt32(sampler.isNormalized), builder.getInt32(addressingOf(sampler.addressing)),
       builder.getInt32(isLinear ? UR_NATIVE_CPU_FILTER_LINEAR : UR_NATIVE_CPU_FILTER_NEAREST)});
  return new llvm::GlobalVariable(module, members->getType(), true, llvm::GlobalValue::InternalLinkage, members,
                                  "sampler");
}

Value *Images::sample(IRBuilder<> &builder, Value *image, Value *sampler, const ImageShape &, const Coordinates &at,
                      Pixel pixel) {
  return call(builder, "sample", pixel, pixelType(builder, pixel), {image, sampler, at[0], at[1], at[2]});
}

Value *Images::read(IRBuilder<> &builder, Value *image, const ImageShape &, const Coordinates &at, Pixel pixel) {
  return call(builder, "read", pixel, pixelType(builder, pixel), {image, at[0], at[1], at[2]});
}

void Images::write(IRBuilder<> &builder, Value *image, const ImageShape &, const Coordinates &at, Value *pixel,
                   Pixel kind) {
  call(builder, "write", kind, builder.getVoidTy(), {image, at[0], at[1], at[2], pixel});
}

Value *Images::size(IRBuilder<> &builder, Value *image, const ImageShape &shape, unsigned coordinate) {
  const size_t offset = shape.isArrayed && coordinate + 1 == shape.coordinates()
                            ? offsetof(ur_native_cpu_image_t, layers)
                        : coordinate == 0 ? offsetof(ur_native_cpu_image_t, width)
                        : coordinate == 1 ? offsetof(ur_native_cpu_image_t, height)
                                          : offsetof(ur_native_cpu_image_t, depth);
  return member(builder, image, offset, builder.getInt64Ty());
}

Value *Images::order(IRBuilder<> &builder, Value *image) {
  Value *const ours = member(builder, image, offsetof(ur_native_cpu_image_t, order), builder.getInt32Ty());
  Value *theirs = builder.getInt32(0);
  for (const auto &[here, there] : kOrders) {
    theirs = builder.CreateSelect(builder.CreateICmpEQ(ours, builder.getInt32(here)),
                                  builder.getInt32(static_cast<uint32_t>(there)), theirs);
  }
  return theirs;
}

Value *Images::format(IRBuilder<> &builder, Value *image) {
  return member(builder, image, offsetof(ur_native_cpu_image_t, channel), builder.getInt32Ty());
}

bool isImageFunction(llvm::StringRef name) {
  return name.starts_with(kPrefix);
}

bool callsImageFunctions(const llvm::Module &module) {
  for (const llvm::Function &function : module) {
    if (isImageFunction(function.getName()) && !function.use_empty())
      return true;
  }
  return false;
}

} // namespace ur::spirvc::native
