// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/images.hpp"

#include "unified-runtime/ur_native_cpu_image.h"

#include <cstddef>

#include <llvm/IR/Constants.h>

namespace ur::spirvc::native {

namespace {

constexpr ImageLayout kLayout{offsetof(ur_native_cpu_image_t, width),
                              offsetof(ur_native_cpu_image_t, height),
                              offsetof(ur_native_cpu_image_t, depth),
                              offsetof(ur_native_cpu_image_t, layers),
                              8 * sizeof(size_t),
                              offsetof(ur_native_cpu_image_t, order),
                              offsetof(ur_native_cpu_image_t, channel),
                              false};

} // namespace

Images::Images() noexcept : ImageFunctions(kLayout) {}

llvm::Constant *Images::sampler(llvm::Module &module, const ConstantSampler &sampler) {
  llvm::IRBuilder<> builder(module.getContext());
  static_assert(sizeof(ur_native_cpu_sampler_t) == 12 && offsetof(ur_native_cpu_sampler_t, normalized) == 0 &&
                offsetof(ur_native_cpu_sampler_t, addressing) == 4 && offsetof(ur_native_cpu_sampler_t, filter) == 8);
  return constantSampler(module, llvm::ConstantStruct::getAnon({builder.getInt32(sampler.isNormalized),
                                                                builder.getInt32(addressingOf(sampler.addressing)),
                                                                builder.getInt32(filterOf(sampler.filter))}));
}

bool isImageFunction(llvm::StringRef name) {
  return name.starts_with(kImageFunctions);
}

bool callsImageFunctions(const llvm::Module &module) {
  for (const llvm::Function &function : module) {
    if (isImageFunction(function.getName()) && !function.use_empty())
      return true;
  }
  return false;
}

} // namespace ur::spirvc::native
