// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/nvptx_images.hpp"

#include "unified-runtime/ur_cuda_kernel.h"

#include <cstddef>

#include <llvm/IR/Constants.h>

namespace ur::spirvc {

namespace {

constexpr ImageLayout kLayout{offsetof(ur_cuda_image_t, width),
                              offsetof(ur_cuda_image_t, height),
                              offsetof(ur_cuda_image_t, depth),
                              offsetof(ur_cuda_image_t, layers),
                              8 * sizeof(unsigned),
                              offsetof(ur_cuda_image_t, order),
                              offsetof(ur_cuda_image_t, channel),
                              true};

void takeByValue(llvm::Function &kernel, unsigned i, llvm::Type *type, uint64_t alignment) {
  llvm::LLVMContext &context = kernel.getContext();
  kernel.addParamAttr(i, llvm::Attribute::getWithByValType(context, type));
  kernel.addParamAttr(i, llvm::Attribute::getWithAlignment(context, llvm::Align(alignment)));
}

} // namespace

NvptxImages::NvptxImages() noexcept : ImageFunctions(kLayout) {}

llvm::Constant *NvptxImages::sampler(llvm::Module &module, const ConstantSampler &sampler) {
  llvm::IRBuilder<> builder(module.getContext());
  static_assert(sizeof(ur_cuda_sampler_t) == 4 && offsetof(ur_cuda_sampler_t, normalized) == 0 &&
                offsetof(ur_cuda_sampler_t, addressing) == 1 && offsetof(ur_cuda_sampler_t, filter) == 2);
  const auto byte = [&](uint32_t value) { return builder.getInt8(static_cast<uint8_t>(value)); };
  return constantSampler(
      module, llvm::ConstantStruct::getAnon({byte(sampler.isNormalized), byte(addressingOf(sampler.addressing)),
                                             byte(filterOf(sampler.filter)), byte(0)}));
}

void NvptxImages::takeImage(llvm::Function &kernel, unsigned i) {
  llvm::Type *const word = llvm::Type::getInt64Ty(kernel.getContext());
  static_assert(sizeof(ur_cuda_image_t) % sizeof(uint64_t) == 0);
  takeByValue(kernel, i, llvm::ArrayType::get(word, sizeof(ur_cuda_image_t) / sizeof(uint64_t)),
              alignof(ur_cuda_image_t));
}

void NvptxImages::takeSampler(llvm::Function &kernel, unsigned i) {
  takeByValue(kernel, i, llvm::Type::getInt32Ty(kernel.getContext()), alignof(uint32_t));
}

} // namespace ur::spirvc
