// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/driver.hpp"
#include "adapters/cuda_like/device_resources.hpp"
#include "adapters/cuda_like/images.hpp"
#include "adapters/cuda_like/programs.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <memory>

namespace ur::cuda {

using namespace core;

namespace {

/// The arguments as the driver takes them: an address for each. Work-group memory is one piece, in which a kernel is
/// told where its parts begin.
class KernelParams {
public:
  /// Work-group memory begins with what no argument names.
  ur_result_t gather(const Kernel &kernel, std::span<const KernelArg> args, size_t groupMemory) {
    if (kernel.paramsKnown && args.size() != kernel.params.size())
      return UR_RESULT_ERROR_INVALID_VALUE;
    if (args.size() >= kInline) [[unlikely]]
      growTo(args.size() + 1);
    shared_ = groupMemory;
    for (size_t i = 0; i < args.size(); ++i) {
      const KernelArg &arg = args[i];
      if (arg.kind != KernelArg::Kind::value && arg.kind != KernelArg::Kind::pointer) [[unlikely]] {
        if (const ur_result_t result = gatherOther(kernel, args, i); result != UR_RESULT_SUCCESS)
          return result;
        continue;
      }
      // The driver reads as many bytes as the parameter has.
      if (kernel.paramsKnown && arg.size != kernel.params[i].size) [[unlikely]]
        return arg.kind == KernelArg::Kind::pointer ? UR_RESULT_ERROR_INVALID_VALUE
                                                    : UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
      values_[i] = const_cast<void *>(arg.data);
    }
    return UR_RESULT_SUCCESS;
  }
  /// One after those that were gathered.
  void add(size_t count, void *value) noexcept { values_[count] = value; }
  void **values() noexcept { return values_; }
  size_t sharedMemory() const noexcept { return shared_; }

private:
  void growTo(size_t count) {
    many_ = std::make_unique<Many>(Many{std::vector<void *>(count), std::vector<uint64_t>(count)});
    values_ = many_->values.data();
    words_ = many_->words.data();
  }
  ur_result_t gatherOther(const Kernel &kernel, std::span<const KernelArg> args, size_t i);
  static bool takes(const Kernel &kernel, size_t i, std::initializer_list<size_t> sizes) noexcept {
    return !kernel.paramsKnown || std::find(sizes.begin(), sizes.end(), kernel.params[i].size) != sizes.end();
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
  struct Many {
    std::vector<void *> values;
    std::vector<uint64_t> words;
  };
  void *fewValues_[kInline];
  uint64_t fewWords_[kInline];
  std::unique_ptr<Many> many_;
  void **values_ = fewValues_;
  uint64_t *words_ = fewWords_; ///< what isn't the caller's
  size_t shared_ = 0;
};

/// Work-group memory, images and samplers.
ur_result_t KernelParams::gatherOther(const Kernel &kernel, std::span<const KernelArg> args, size_t i) {
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
    if (!takes(kernel, i, {sizeof(ur_cuda_image_t), sizeof(CUsurfObject)}))
      return UR_RESULT_ERROR_INVALID_VALUE;
    values_[i] = const_cast<ur_cuda_image_t *>(&Image::of(arg).argument());
  } else {
    Image *image = takes(kernel, i, {sizeof(CUtexObject)}) ? sampledBy(args, i) : nullptr;
    if (!image)
      return UR_RESULT_ERROR_INVALID_VALUE;
    CUtexObject texture = 0;
    if (const CUresult result = image->texture(samplerOf(arg), &texture); result != CUDA_SUCCESS)
      return translate(result);
    words_[i] = texture;
  }
  return UR_RESULT_SUCCESS;
}

/// The driver's sizes have 32 bits.
unsigned narrow(size_t size) noexcept {
  return static_cast<unsigned>(size);
}

bool fits(const size_t (&sizes)[3]) noexcept {
  return (sizes[0] | sizes[1] | sizes[2]) <= std::numeric_limits<unsigned>::max();
}

/// Without attributes.
CUlaunchConfig configOf(const Stream &stream, const LaunchDesc &desc, unsigned shared) noexcept {
  const size_t *groups = desc.groups, *items = desc.localSize;
  return {narrow(groups[0]),
          narrow(groups[1]),
          narrow(groups[2]),
          narrow(items[0]),
          narrow(items[1]),
          narrow(items[2]),
          shared,
          stream.native,
          nullptr,
          0};
}

CUresult launchClusters(const Stream &stream, CUfunction function, const LaunchDesc &desc, unsigned shared,
                        void **arguments) noexcept {
  CUlaunchAttribute attributes[2] = {};
  attributes[0].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
  attributes[0].value.clusterDim = {desc.clusterSize[0], desc.clusterSize[1], desc.clusterSize[2]};
  attributes[1].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
  attributes[1].value.cooperative = 1;
  CUlaunchConfig config = configOf(stream, desc, shared);
  config.attrs = attributes;
  config.numAttrs = desc.cooperative ? 2 : 1;
  return stream.device.api().cuLaunchKernelEx(&config, function, arguments, nullptr);
}

CUresult launch(const Stream &stream, CUfunction function, const LaunchDesc &desc, unsigned shared,
                void **arguments) noexcept {
  const Api &api = stream.device.api();
  if (desc.clusterSize[0] != 0)
    return launchClusters(stream, function, desc, shared, arguments);
  const size_t *groups = desc.groups, *items = desc.localSize;
  if (desc.cooperative)
    return api.cuLaunchCooperativeKernel(function, narrow(groups[0]), narrow(groups[1]), narrow(groups[2]),
                                         narrow(items[0]), narrow(items[1]), narrow(items[2]), shared, stream.native,
                                         arguments);
  return api.cuLaunchKernel(function, narrow(groups[0]), narrow(groups[1]), narrow(groups[2]), narrow(items[0]),
                            narrow(items[1]), narrow(items[2]), shared, stream.native, arguments, nullptr);
}

/// Arguments and sizes as far as they are known have been checked: what is left is the group's size for this kernel.
ur_result_t launched(CUresult result) noexcept {
  return result == CUDA_ERROR_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE : translate(result);
}

[[gnu::noinline]] ur_result_t launchAny(const Stream &stream, const Kernel &kernel, const LaunchDesc &desc) noexcept {
  try {
    KernelParams params;
    if (const ur_result_t result = params.gather(kernel, desc.args, desc.groupMemory); result != UR_RESULT_SUCCESS)
      return result;
    CUfunction function = kernel.function;
    unsigned offset[3];
    if ((desc.globalOffset[0] | desc.globalOffset[1] | desc.globalOffset[2]) != 0) [[unlikely]] {
      if (!kernel.withOffset)
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
      if (!fits(desc.globalOffset))
        return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
      function = kernel.withOffset;
      std::transform(desc.globalOffset, desc.globalOffset + 3, offset, narrow);
      params.add(desc.args.size(), offset);
    }
    return launched(launch(stream, function, desc, narrow(params.sharedMemory()), params.values()));
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

[[gnu::always_inline]] inline ur_result_t launchPiece(const Stream &stream, const PackedLaunch &launch) noexcept {
  return launched(launch.withExtra([&](void **extra) {
    return stream.device.api().cuLaunchKernelEx(&launch.config, launch.function, nullptr, extra);
  }));
}

/// Where the stream has a graph of the kernel and no other thread is in the way; else as ever. What a graph refuses, an
/// ordinary launch may do, or tells why it can't be done.
[[gnu::always_inline]] inline ur_result_t launchByGraph(const Stream &stream, LaunchGraphs &graphs,
                                                        const PackedLaunch &launch) noexcept {
  const LaunchGate::Scope scope(stream.resources.launches);
  LaunchGraph *graph = graphs.of(stream);
  if (graph && scope.alone() && graph->launch(launch) == CUDA_SUCCESS) [[likely]]
    return UR_RESULT_SUCCESS;
  const ur_result_t result = launchPiece(stream, launch);
  if (!graph && result == UR_RESULT_SUCCESS)
    graphs.count(stream, launch);
  return result;
}

/// With the arguments in one piece, as the compiler has laid them out: the driver copies it whole, where otherwise it
/// looks up each one's place (with ten of them, in 60 ns). They are values and pointers, or it is no launch for this.
[[gnu::always_inline]] inline ur_result_t launchPacked(const Stream &stream, Kernel &kernel, const LaunchDesc &desc,
                                                       bool timed) noexcept {
  alignas(std::max_align_t) std::byte piece[Kernel::kMostPacked];
  if (desc.args.size() != kernel.params.size()) [[unlikely]]
    return UR_RESULT_ERROR_INVALID_VALUE;
  const KernelParam *param = kernel.params.data();
  for (const KernelArg &arg : desc.args) {
    const auto &[offset, size] = *param++;
    const bool plain = arg.kind == KernelArg::Kind::value || arg.kind == KernelArg::Kind::pointer;
    if (!plain || arg.size != size) [[unlikely]]
      return launchAny(stream, kernel, desc); // or finds the error
    if (size == sizeof(uint64_t)) [[likely]]  // these are no calls
      std::memcpy(piece + offset, arg.data, sizeof(uint64_t));
    else if (size == sizeof(uint32_t))
      std::memcpy(piece + offset, arg.data, sizeof(uint32_t));
    else
      std::memcpy(piece + offset, arg.data, size);
  }
  const PackedLaunch launch{kernel.function, configOf(stream, desc, narrow(desc.groupMemory)), piece,
                            kernel.packedSize};
  if (stream.takesGraphs.load(std::memory_order_relaxed) && !timed) [[likely]]
    return launchByGraph(stream, kernel.graphs, launch);
  return launchPiece(stream, launch);
}

/// The core holds groups and their size against the device's limits, which have 32 bits.
[[gnu::always_inline]] inline ur_result_t enqueueLaunch(const Stream &stream, const LaunchDesc &desc, bool plain,
                                                        bool timed) noexcept {
  Kernel &kernel = Kernel::of(desc.kernel);
  const size_t *offset = desc.globalOffset;
  if (plain && kernel.packedSize != 0 && (offset[0] | offset[1] | offset[2]) == 0) [[likely]]
    return launchPacked(stream, kernel, desc, timed);
  return launchAny(stream, kernel, desc);
}

} // namespace

[[gnu::hot]] ur_result_t CudaDriver::launch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  // Those for images and samplers are made on the way.
  const bool plain = !desc.cooperative && desc.clusterSize[0] == 0 && !desc.objects;
  const bool timed = fence.signal && Event(*fence.signal).timed(); // A graph's beginning and end aren't the kernel's.
  return submit(
      stream, fence,
      [&](const cuda::Stream &to) __attribute__((always_inline)) { return enqueueLaunch(to, desc, plain, timed); },
      plain);
}

} // namespace ur::cuda
