// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/transfers.hpp"

#include "adapters/opencl/host_work.hpp"

namespace ur::opencl {

namespace {

using core::CopyDesc, core::Fence, core::FillDesc;

/// What OpenCL fills with at most: the size of its largest type.
constexpr size_t kMaxPattern = 128;

bool isPowerOfTwo(size_t size) noexcept {
  return size != 0 && (size & (size - 1)) == 0;
}

ur_result_t copyRow(core::Stream stream, void *dst, const void *src, size_t size, const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  const auto enqueue =
      Stream::of(stream).context.way() == MemoryWay::usm ? api.clEnqueueMemcpyINTEL : api.clEnqueueSVMMemcpy;
  if (!enqueue)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return enqueue(queue, CL_FALSE, dst, src, size, count, list, event);
  });
}

ur_result_t fillRow(core::Stream stream, const FillDesc &desc, void *dst, size_t size, const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  const auto enqueue =
      Stream::of(stream).context.way() == MemoryWay::usm ? api.clEnqueueMemFillINTEL : api.clEnqueueSVMMemFill;
  if (!enqueue)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return submit(stream, fence, [&](cl_command_queue queue, cl_uint count, const cl_event *list, cl_event *event) {
    return enqueue(queue, dst, desc.pattern, desc.patternSize, size, count, list, event);
  });
}

/// Whether a fill is what OpenCL takes.
bool isPlain(const FillDesc &desc) noexcept {
  return desc.patternSize <= kMaxPattern && isPowerOfTwo(desc.patternSize) &&
         reinterpret_cast<uintptr_t>(desc.dst) % desc.patternSize == 0 &&
         (desc.height == 1 || desc.pitch == desc.width);
}

} // namespace

ur_result_t enqueueCopy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  const size_t row = desc.width, slice = desc.width * desc.height;
  const bool oneSlice = desc.height == 1 || (desc.dstRowPitch == row && desc.srcRowPitch == row);
  const bool onePiece = oneSlice && (desc.depth == 1 || (desc.dstSlicePitch == slice && desc.srcSlicePitch == slice));
  if (onePiece)
    return copyRow(stream, desc.dst, desc.src, slice * desc.depth, fence);
  if (Stream::of(stream).device().hostWork)
    return enqueueHostCopy(stream, desc, fence);
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t enqueueFill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  if (isPlain(desc))
    return fillRow(stream, desc, desc.dst, desc.width * desc.height, fence);
  if (Stream::of(stream).device().hostWork)
    return enqueueHostFill(stream, desc, fence);
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::opencl
