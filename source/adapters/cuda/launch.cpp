// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/programs.hpp"

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
  ur_result_t gather(const Kernel &kernel, std::span<const KernelArg> args) {
    const auto most = static_cast<size_t>(kernel.module->device().limits().maxSharedMemory);
    if (kernel.paramsKnown && args.size() != kernel.paramSizes.size())
      return UR_RESULT_ERROR_INVALID_KERNEL_ARGS;
    if (args.size() + 1 > kInline) {
      many_.resize(args.size() + 1);
      manyOffsets_.resize(args.size());
    }
    void **values = this->values();
    uint64_t *offsets = manyOffsets_.empty() ? offsets_.data() : manyOffsets_.data();
    for (size_t i = 0; i < args.size(); ++i) {
      const KernelArg &arg = args[i];
      switch (arg.kind) {
      case KernelArg::Kind::value:
      case KernelArg::Kind::pointer:
        // The driver reads as many bytes as the parameter has.
        if (kernel.paramsKnown && arg.size != kernel.paramSizes[i])
          return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
        values[i] = const_cast<void *>(arg.data);
        break;
      case KernelArg::Kind::local: {
        constexpr size_t kMost = 128;
        const size_t alignment = std::bit_ceil(std::min(std::max<size_t>(arg.size, 1), kMost));
        shared_ = (shared_ + alignment - 1) & ~(alignment - 1);
        if (shared_ > most || arg.size > most - shared_)
          return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
        offsets[i] = shared_;
        shared_ += arg.size;
        values[i] = &offsets[i];
        break;
      }
      case KernelArg::Kind::sampler:
      case KernelArg::Kind::memory:
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      }
    }
    return UR_RESULT_SUCCESS;
  }
  void **values() noexcept { return many_.empty() ? few_.data() : many_.data(); }
  size_t sharedMemory() const noexcept { return shared_; }

private:
  static constexpr size_t kInline = 32;
  std::array<void *, kInline> few_;
  std::array<uint64_t, kInline> offsets_;
  std::vector<void *> many_;
  std::vector<uint64_t> manyOffsets_;
  size_t shared_ = 0;
};

bool fits(size_t value) noexcept {
  return value <= std::numeric_limits<unsigned>::max();
}

} // namespace

ur_result_t enqueueLaunch(const Stream &stream, const LaunchDesc &desc) noexcept {
  const Kernel &kernel = Kernel::of(desc.kernel);
  const Api &api = stream.device.api();
  unsigned grid[3], block[3], offset[3];
  bool moved = false;
  for (int i = 0; i < 3; ++i) {
    if (desc.globalSize[i] == 0)
      return UR_RESULT_SUCCESS; // only a place in the order
    if (desc.globalSize[i] % desc.localSize[i] != 0 || !fits(desc.localSize[i]))
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    if (!fits(desc.globalSize[i] / desc.localSize[i]) || !fits(desc.globalOffset[i]))
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    grid[i] = static_cast<unsigned>(desc.globalSize[i] / desc.localSize[i]);
    block[i] = static_cast<unsigned>(desc.localSize[i]);
    offset[i] = static_cast<unsigned>(desc.globalOffset[i]);
    moved = moved || offset[i] != 0;
  }
  try {
    Arguments arguments;
    if (const ur_result_t result = arguments.gather(kernel, desc.args); result != UR_RESULT_SUCCESS)
      return result;
    CUfunction function = kernel.function;
    if (moved) {
      if (!kernel.withOffset)
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      function = kernel.withOffset;
      arguments.values()[desc.args.size()] = offset;
    }
    const auto shared = static_cast<unsigned>(arguments.sharedMemory());
    const CUresult result = desc.cooperative
                                ? api.cuLaunchCooperativeKernel(function, grid[0], grid[1], grid[2], block[0], block[1],
                                                                block[2], shared, stream.native, arguments.values())
                                : api.cuLaunchKernel(function, grid[0], grid[1], grid[2], block[0], block[1], block[2],
                                                     shared, stream.native, arguments.values(), nullptr);
    // Arguments and sizes as far as they are known have been checked: what is left is the group's size for this kernel.
    return result == CUDA_ERROR_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE : translate(result);
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

} // namespace ur::cuda
