// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/images.hpp"
#include "adapters/cuda/programs.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace ur::cuda {

using namespace core;

namespace {

/// The arguments as the driver takes them: an address for each. Work-group memory is one piece, in which a kernel is
/// told where its parts begin.
class Arguments {
public:
  /// Work-group memory begins with what no argument names.
  ur_result_t gather(const Kernel &kernel, std::span<const KernelArg> args, size_t groupMemory) {
    const auto most = static_cast<size_t>(kernel.module->device().limits().maxSharedMemory);
    shared_ = groupMemory;
    if (kernel.paramsKnown && args.size() != kernel.paramSizes.size())
      return UR_RESULT_ERROR_INVALID_KERNEL_ARGS;
    if (args.size() + 1 > kInline) {
      many_.resize(args.size() + 1);
      manyWords_.resize(args.size());
    }
    void **values = this->values();
    uint64_t *words = manyWords_.empty() ? words_.data() : manyWords_.data();
    for (size_t i = 0; i < args.size(); ++i) {
      const KernelArg &arg = args[i];
      switch (arg.kind) {
      case KernelArg::Kind::value:
      case KernelArg::Kind::pointer:
        // The driver reads as many bytes as the parameter has.
        if (kernel.paramsKnown && arg.size != kernel.paramSizes[i])
          return arg.kind == KernelArg::Kind::pointer ? UR_RESULT_ERROR_INVALID_KERNEL_ARGS
                                                      : UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
        values[i] = const_cast<void *>(arg.data);
        break;
      case KernelArg::Kind::local: {
        constexpr size_t kMost = 128;
        const size_t alignment = std::bit_ceil(std::min(std::max<size_t>(arg.size, 1), kMost));
        shared_ = (shared_ + alignment - 1) & ~(alignment - 1);
        if (shared_ > most || arg.size > most - shared_)
          return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
        words[i] = shared_;
        shared_ += arg.size;
        values[i] = &words[i];
        break;
      }
      case KernelArg::Kind::memory:
        if (!takes(kernel, i, {sizeof(ur_cuda_image_t), sizeof(CUsurfObject)}))
          return UR_RESULT_ERROR_INVALID_KERNEL_ARGS;
        values[i] = const_cast<ur_cuda_image_t *>(&Image::of(arg).argument());
        break;
      case KernelArg::Kind::sampler: {
        Image *image = takes(kernel, i, {sizeof(CUtexObject)}) ? sampledBy(args, i) : nullptr;
        if (!image)
          return UR_RESULT_ERROR_INVALID_KERNEL_ARGS;
        CUtexObject texture = 0;
        if (const CUresult result = image->texture(samplerOf(arg), &texture); result != CUDA_SUCCESS)
          return translate(result);
        words[i] = texture;
        values[i] = &words[i];
        break;
      }
      }
    }
    return UR_RESULT_SUCCESS;
  }
  void **values() noexcept { return many_.empty() ? few_.data() : many_.data(); }
  size_t sharedMemory() const noexcept { return shared_; }

private:
  static bool takes(const Kernel &kernel, size_t i, std::initializer_list<size_t> sizes) noexcept {
    return !kernel.paramsKnown || std::find(sizes.begin(), sizes.end(), kernel.paramSizes[i]) != sizes.end();
  }
  /// The image that a sampler is meant for: the nearest before it, else the first. Null: there is none.
  static Image *sampledBy(std::span<const KernelArg> args, size_t sampler) noexcept {
    const auto isImage = [](const KernelArg &arg) { return arg.kind == KernelArg::Kind::memory; };
    for (size_t i = sampler; i != 0; --i)
      if (isImage(args[i - 1]))
        return &Image::of(args[i - 1]);
    const auto first = std::find_if(args.begin(), args.end(), isImage);
    return first == args.end() ? nullptr : &Image::of(*first);
  }

  static constexpr size_t kInline = 32;
  std::array<void *, kInline> few_;
  std::array<uint64_t, kInline> words_;
  std::vector<void *> many_;
  std::vector<uint64_t> manyWords_;
  size_t shared_ = 0;
};

bool fits(size_t value) noexcept {
  return value <= std::numeric_limits<unsigned>::max();
}

struct Grid {
  unsigned groups[3], items[3], shared;
};

CUresult launchClusters(const Stream &stream, CUfunction function, const Grid &grid, const LaunchDesc &desc,
                        void **arguments) noexcept {
  CUlaunchAttribute attributes[2] = {};
  attributes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  attributes[0].value.clusterDim = {desc.clusterSize[0], desc.clusterSize[1], desc.clusterSize[2]};
  attributes[1].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
  attributes[1].value.cooperative = 1;
  const CUlaunchConfig config{
      grid.groups[0], grid.groups[1], grid.groups[2], grid.items[0], grid.items[1],
      grid.items[2],  grid.shared,    stream.native,  attributes,    desc.cooperative ? 2U : 1U};
  return stream.device.api().cuLaunchKernelEx(&config, function, arguments, nullptr);
}

CUresult launch(const Stream &stream, CUfunction function, const Grid &grid, const LaunchDesc &desc,
                void **arguments) noexcept {
  const Api &api = stream.device.api();
  if (desc.clusterSize[0] != 0)
    return launchClusters(stream, function, grid, desc, arguments);
  if (desc.cooperative)
    return api.cuLaunchCooperativeKernel(function, grid.groups[0], grid.groups[1], grid.groups[2], grid.items[0],
                                         grid.items[1], grid.items[2], grid.shared, stream.native, arguments);
  return api.cuLaunchKernel(function, grid.groups[0], grid.groups[1], grid.groups[2], grid.items[0], grid.items[1],
                            grid.items[2], grid.shared, stream.native, arguments, nullptr);
}

} // namespace

ur_result_t enqueueLaunch(const Stream &stream, const LaunchDesc &desc) noexcept {
  const Kernel &kernel = Kernel::of(desc.kernel);
  Grid grid;
  unsigned offset[3];
  bool moved = false;
  for (int i = 0; i < 3; ++i) {
    if (desc.globalSize[i] == 0)
      return UR_RESULT_SUCCESS; // only a place in the order
    if (desc.globalSize[i] % desc.localSize[i] != 0 || !fits(desc.localSize[i]))
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    if (!fits(desc.globalSize[i] / desc.localSize[i]) || !fits(desc.globalOffset[i]))
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    grid.groups[i] = static_cast<unsigned>(desc.globalSize[i] / desc.localSize[i]);
    grid.items[i] = static_cast<unsigned>(desc.localSize[i]);
    offset[i] = static_cast<unsigned>(desc.globalOffset[i]);
    moved = moved || offset[i] != 0;
  }
  try {
    Arguments arguments;
    if (const ur_result_t result = arguments.gather(kernel, desc.args, desc.groupMemory); result != UR_RESULT_SUCCESS)
      return result;
    CUfunction function = kernel.function;
    if (moved) {
      if (!kernel.withOffset)
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      function = kernel.withOffset;
      arguments.values()[desc.args.size()] = offset;
    }
    grid.shared = static_cast<unsigned>(arguments.sharedMemory());
    const CUresult result = launch(stream, function, grid, desc, arguments.values());
    // Arguments and sizes as far as they are known have been checked: what is left is the group's size for this kernel.
    return result == CUDA_ERROR_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE : translate(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::cuda
