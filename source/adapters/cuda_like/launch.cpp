// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/arguments.hpp"
#include "adapters/cuda_like/device_resources.hpp"
#include "adapters/cuda_like/driver_base.hpp"

#include <cstring>

namespace ur::LANEWAY_VENDOR {

using namespace core;

namespace {

/// Arguments and sizes as far as they are known have been checked: what is left is the group's size for this kernel.
ur_result_t launched(Result result) noexcept {
  return result == kInvalidValue ? UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE : translate(result);
}

[[gnu::noinline]] ur_result_t launchAny(const Stream &stream, const Kernel &kernel, const LaunchDesc &desc) noexcept {
  Gathered gathered;
  const ur_result_t result = gathered.gather(kernel, desc);
  return result != UR_RESULT_SUCCESS ? result
                                     : launched(launchKernel(stream.device.api(), gathered.function(),
                                                             LaunchSizes::of(desc, gathered.sharedMemory()),
                                                             stream.native, gathered.values(), desc));
}

[[gnu::always_inline]] inline ur_result_t launchPiece(const Stream &stream, const PackedLaunch &launch) noexcept {
  return launched(launch.withExtra([&](void **extra) {
    return launchPacked(stream.device.api(), launch.function, launch.sizes, stream.native, extra);
  }));
}

/// Where the stream has a graph of the kernel and no other thread is in the way; else as ever. What a graph refuses, an
/// ordinary launch may do, or tells why it can't be done.
[[gnu::always_inline]] inline ur_result_t launchByGraph(const Stream &stream, LaunchGraphs &graphs,
                                                        const PackedLaunch &launch) noexcept {
  const LaunchGate::Scope scope(stream.resources.launches);
  LaunchGraph *graph = graphs.of(stream);
  if (graph && scope.alone() && graph->launch(launch) == kSuccess) [[likely]]
    return UR_RESULT_SUCCESS;
  const ur_result_t result = launchPiece(stream, launch);
  if (!graph && result == UR_RESULT_SUCCESS)
    graphs.count(stream, launch);
  return result;
}

/// With the arguments in one piece, as the compiler has laid them out: the driver copies it whole, where otherwise it
/// looks up each one's place (with ten of them, in 60 ns). They are values and pointers, or it is no launch for this.
[[gnu::always_inline]] inline ur_result_t launchInOnePiece(const Stream &stream, Kernel &kernel, const LaunchDesc &desc,
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
  const PackedLaunch launch{kernel.function, LaunchSizes::of(desc, desc.groupMemory), piece, kernel.packedSize};
  if (stream.takesGraphs.load(std::memory_order_relaxed) && !timed) [[likely]]
    return launchByGraph(stream, kernel.graphs, launch);
  return launchPiece(stream, launch);
}

[[gnu::always_inline]] inline ur_result_t enqueueLaunch(const Stream &stream, const LaunchDesc &desc, bool plain,
                                                        bool timed) noexcept {
  Kernel &kernel = Kernel::of(desc.kernel);
  const size_t *offset = desc.globalOffset;
  if (plain && kernel.packedSize != 0 && (offset[0] | offset[1] | offset[2]) == 0) [[likely]]
    return launchInOnePiece(stream, kernel, desc, timed);
  return launchAny(stream, kernel, desc);
}

} // namespace

[[gnu::hot]] ur_result_t DriverBase::launch(core::Stream stream, const LaunchDesc &desc, const Fence &fence) noexcept {
  // Those for images and samplers are made on the way.
  const bool plain = !desc.cooperative && desc.clusterSize[0] == 0 && !desc.objects;
  const bool timed = fence.signal && Event(*fence.signal).timed(); // A graph's beginning and end aren't the kernel's.
  return submit(
      stream, fence,
      [&](const LANEWAY_VENDOR::Stream &to)
          __attribute__((always_inline)) { return enqueueLaunch(to, desc, plain, timed); },
      plain);
}

} // namespace ur::LANEWAY_VENDOR
