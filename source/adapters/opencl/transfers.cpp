// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/transfers.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/rows.hpp"
#include "adapters/opencl/events.hpp"
#include "adapters/opencl/host_work.hpp"
#include "adapters/opencl/waiting.hpp"

#include <cstddef>
#include <cstring>

namespace ur::opencl {

namespace {

using core::CopyDesc, core::Fence, core::FillDesc;

/// What OpenCL fills with at most: the size of its largest type.
constexpr size_t kMaxPattern = 128;

bool isPowerOfTwo(size_t size) noexcept {
  return size != 0 && (size & (size - 1)) == 0;
}

ur_result_t copyRow(core::Stream stream, void *dst, const void *src, size_t size, const Fence &fence) noexcept {
  // Reading a buffer back into the host memory that it uses. OpenCL takes that for an overlap.
  if (dst == src)
    return enqueueFence(stream, core::FenceKind::wait, fence);
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

/// A command of several parts: part(number, fence) enqueues one of them. What has been submitted of one that fails is
/// over when the caller is told.
template <class Part>
ur_result_t inParts(core::Stream stream, size_t count, const Fence &fence, Part part) {
  const Stream &to = Stream::of(stream);
  // In order the last one's end is the end of all, and the first one's begin that of all; else each has both.
  std::vector<core::NativeEvent> ends(!fence.signal ? 0 : !to.ordered ? count : to.profiling && count > 1 ? 1 : 0);
  ur_result_t result = UR_RESULT_SUCCESS;
  size_t done = 0;
  for (; done < count && result == UR_RESULT_SUCCESS; ++done) {
    core::NativeEvent *const signal = done < ends.size() ? &ends[done] : done + 1 == count ? fence.signal : nullptr;
    result = part(done, Fence{fence.waits, signal});
  }
  if (result == UR_RESULT_SUCCESS && !ends.empty() && !to.ordered)
    result = enqueueFence(stream, core::FenceKind::wait, {ends, fence.signal});
  // Out of order, too, drivers begin with what came first, mostly.
  if (result == UR_RESULT_SUCCESS && !ends.empty() && to.profiling)
    to.context.begins().keep(eventOf(*fence.signal), eventOf(ends.front()), CL_PROFILING_COMMAND_START);
  (void)core::passGate([&](const core::DriverPass &) {
    if (result != UR_RESULT_SUCCESS)
      (void)finishQueue(to.api(), to.native);
    for (const core::NativeEvent end : ends) {
      if (end)
        (void)to.api().clReleaseEvent(eventOf(end));
    }
    return UR_RESULT_SUCCESS;
  });
  return result;
}

ur_result_t copyRows(core::Stream stream, const CopyDesc &desc, const Fence &fence) {
  return inParts(stream, desc.height * desc.depth, fence, [&](size_t part, const Fence &place) {
    return core::withRow(
        desc, part, [&](void *dst, const void *src, size_t size) { return copyRow(stream, dst, src, size, place); });
  });
}

/// Copies of the pattern, many times over, from memory of the host's that goes with the command's end.
ur_result_t fillByCopies(core::Stream stream, const FillDesc &desc, const Fence &fence) {
  const Api &api = Stream::of(stream).api();
  const core::FillPieces pieces(desc);
  auto staged = std::make_unique<std::vector<std::byte>>(pieces.size());
  for (size_t i = 0; i < pieces.size(); i += desc.patternSize)
    std::memcpy(staged->data() + i, desc.pattern, desc.patternSize);
  core::NativeEvent end = nullptr;
  const ur_result_t result = inParts(stream, pieces.count(), {fence.waits, &end}, [&](size_t part, const Fence &place) {
    return pieces.with(part, [&](void *dst, size_t size) { return copyRow(stream, dst, staged->data(), size, place); });
  });
  if (result != UR_RESULT_SUCCESS)
    return result;
  const auto drop = [](void *data, core::EventStatus) noexcept { delete static_cast<std::vector<std::byte> *>(data); };
  std::vector<std::byte> *const kept = staged.release(); // for good where the driver is lost: it may read it still
  return core::passGate([&](const core::DriverPass &) {
    if (notify(api, eventOf(end), drop, kept) != UR_RESULT_SUCCESS) {
      (void)finishQueue(api, Stream::of(stream).native);
      delete kept;
    }
    if (fence.signal) {
      *fence.signal = end;
    } else {
      Stream::of(stream).context.begins().forget(eventOf(end));
      (void)api.clReleaseEvent(eventOf(end));
    }
    return UR_RESULT_SUCCESS;
  });
}

} // namespace

bool isOnePiece(const CopyDesc &desc) noexcept {
  return core::isOneRow(desc);
}

bool isOnePiece(const FillDesc &desc) noexcept {
  return desc.patternSize <= kMaxPattern && isPowerOfTwo(desc.patternSize) &&
         reinterpret_cast<uintptr_t>(desc.dst) % desc.patternSize == 0 &&
         (desc.height == 1 || desc.pitch == desc.width);
}

ur_result_t enqueueCopy(core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  if (isOnePiece(desc))
    return copyRow(stream, desc.dst, desc.src, desc.width * desc.height * desc.depth, fence);
  if (Stream::of(stream).device().hostWork)
    return enqueueHostCopy(stream, desc, fence);
  return core::guarded([&] { return copyRows(stream, desc, fence); });
}

ur_result_t enqueueFill(core::Stream stream, const FillDesc &desc, const Fence &fence) noexcept {
  if (isOnePiece(desc))
    return fillRow(stream, desc, desc.dst, desc.width * desc.height, fence);
  if (Stream::of(stream).device().hostWork)
    return enqueueHostFill(stream, desc, fence);
  return core::guarded([&] { return fillByCopies(stream, desc, fence); });
}

} // namespace ur::opencl
