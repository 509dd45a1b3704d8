// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/arguments.hpp"

#include "adapters/cuda_like/images.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>

namespace ur::LANEWAY_VENDOR {

using namespace core;

namespace {

bool fits(const size_t (&sizes)[3]) noexcept {
  return (sizes[0] | sizes[1] | sizes[2]) <= std::numeric_limits<unsigned>::max();
}

bool takes(const Kernel &kernel, size_t i, std::initializer_list<size_t> sizes) noexcept {
  return !kernel.paramsKnown || std::find(sizes.begin(), sizes.end(), kernel.params[i].size) != sizes.end();
}

/// The image that a sampler is meant for: the nearest before it, else the first. Null: there is none.
Image *sampledBy(std::span<const KernelArg> args, size_t sampler) noexcept {
  const auto isImage = [](const KernelArg &arg) { return arg.kind == KernelArg::Kind::memory; };
  for (size_t i = sampler; i != 0; --i) {
    if (isImage(args[i - 1]))
      return &Image::of(args[i - 1]);
  }
  const auto first = std::find_if(args.begin(), args.end(), isImage);
  return first == args.end() ? nullptr : &Image::of(*first);
}

/// Whether the kernel takes what a sampler says, instead of a texture.
bool takesByValue(const Kernel &kernel, size_t sampler) noexcept {
  return kernel.paramsKnown && kernel.params[sampler].size == sizeof(SamplerArgument);
}

SamplerArgument argumentOf(const SamplerDesc &sampler) noexcept {
  return {static_cast<unsigned char>(sampler.normalized), static_cast<unsigned char>(sampler.addressing),
          static_cast<unsigned char>(sampler.filter), 0};
}

} // namespace

void Gathered::growTo(size_t count) {
  many_ = std::make_unique<Many>(Many{std::vector<void *>(count), std::vector<uint64_t>(count)});
  values_ = many_->values.data();
  words_ = many_->words.data();
}

ur_result_t Gathered::gatherArguments(const Kernel &kernel, std::span<const KernelArg> args) {
  if (kernel.paramsKnown && args.size() != kernel.params.size())
    return UR_RESULT_ERROR_INVALID_VALUE;
  constexpr size_t hidden = 2; // the number of dimensions, and the offset
  if (args.size() + hidden > kInline) [[unlikely]]
    growTo(args.size() + hidden);
  for (size_t i = 0; i < args.size(); ++i) {
    const KernelArg &arg = args[i];
    if (arg.kind != KernelArg::Kind::value && arg.kind != KernelArg::Kind::pointer) [[unlikely]] {
      if (const ur_result_t result = gatherOther(kernel, args, i); result != UR_RESULT_SUCCESS)
        return result;
      continue;
    }
    // The driver reads as many bytes as the parameter has.
    if (kernel.paramsKnown && arg.size != kernel.params[i].size) [[unlikely]] {
      return arg.kind == KernelArg::Kind::pointer ? UR_RESULT_ERROR_INVALID_VALUE
                                                  : UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    values_[i] = const_cast<void *>(arg.data);
  }
  return UR_RESULT_SUCCESS;
}

/// Work-group memory, images and samplers.
ur_result_t Gathered::gatherOther(const Kernel &kernel, std::span<const KernelArg> args, size_t i) {
  const KernelArg &arg = args[i];
  values_[i] = &words_[i];
  if (arg.kind == KernelArg::Kind::local) {
    const auto most = static_cast<size_t>(kernel.module->device().limits().maxSharedMemory);
    constexpr size_t kMost = 128;
    const size_t alignment = std::bit_ceil(std::min(std::max<size_t>(arg.size, 1), kMost));
    shared_ = (shared_ + alignment - 1) & ~(alignment - 1);
    if (shared_ > most || arg.size > most - shared_)
      return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    words_[i] = shared_;
    shared_ += arg.size;
  } else if (arg.kind == KernelArg::Kind::memory) {
    if (!takes(kernel, i, {sizeof(ImageArgument), sizeof(SurfaceHandle)}))
      return UR_RESULT_ERROR_INVALID_VALUE;
    values_[i] = const_cast<ImageArgument *>(&Image::of(arg).argument());
  } else if (takesByValue(kernel, i)) {
    const SamplerArgument sampler = argumentOf(samplerOf(arg));
    static_assert(sizeof sampler <= sizeof words_[i]);
    std::memcpy(&words_[i], &sampler, sizeof sampler);
  } else {
    Image *image = takes(kernel, i, {sizeof(TextureHandle)}) ? sampledBy(args, i) : nullptr;
    if (!image)
      return UR_RESULT_ERROR_INVALID_VALUE;
    TextureHandle texture = 0;
    if (const Result result = image->texture(samplerOf(arg), &texture); result != kSuccess)
      return translate(result);
    words_[i] = texture;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t Gathered::gather(const Kernel &kernel, const LaunchDesc &desc) noexcept {
  try {
    shared_ = desc.groupMemory; // which begins with what no argument names
    if (const ur_result_t result = gatherArguments(kernel, desc.args); result != UR_RESULT_SUCCESS)
      return result;
    if (shared_ > desc.groupMemory) [[unlikely]]
      shared_ = std::max(shared_, kernel.leastGroupMemory);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  function_ = kernel.function;
  size_t count = desc.args.size();
  if (kernel.takesWorkDim) [[unlikely]] {
    workDim_ = desc.dims;
    values_[count++] = &workDim_;
  }
  if ((desc.globalOffset[0] | desc.globalOffset[1] | desc.globalOffset[2]) != 0) [[unlikely]] {
    if (!fits(desc.globalOffset))
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    if (const ur_result_t result = kernel.findWithOffset(&function_); result != UR_RESULT_SUCCESS)
      return result;
    std::transform(desc.globalOffset, desc.globalOffset + 3, offset_, narrow);
    values_[count] = offset_;
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t withLaunchNode(const core::LaunchDesc &desc, UseLaunchNode use, void *data) noexcept {
  if (desc.objects || desc.cooperative || desc.clusterSize[0] != 0)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  Gathered gathered;
  if (const ur_result_t result = gathered.gather(Kernel::of(desc.kernel), desc); result != UR_RESULT_SUCCESS)
    return result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ? result : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return use(data, kernelNode(gathered.function(), LaunchSizes::of(desc, gathered.sharedMemory()), gathered.values(),
                              nullptr));
}

} // namespace ur::LANEWAY_VENDOR
