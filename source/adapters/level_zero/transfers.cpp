// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/transfers.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/host_fill.hpp"
#include "adapters/core/port/rows.hpp"

#include <algorithm>

namespace ur::level_zero {

namespace {

using core::CopyDesc, core::DriverPass, core::Fence, core::FillDesc;

ur_result_t copyRow(const DriverPass &pass, core::Stream stream, void *dst, const void *src, size_t size,
                    const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  return submit(pass, stream, fence, [&](auto &in, auto list, auto... with) {
    return api.zeCommandListAppendMemoryCopy(in, list, dst, src, size, with...);
  });
}

/// A command's times begin with its first part's, of which there is room in `begins`.
void keepBegins(Events &events, std::span<const core::NativeEvent> parts, core::NativeEvent whole,
                core::Few<Event *> begins) noexcept {
  for (const core::NativeEvent part : parts) {
    if (part)
      begins.push(&Event::of(part));
  }
  events.beginWith(Event::of(whole), std::move(begins));
}

/// A command of several parts: part(number, fence) enqueues one of them. What has been submitted of one that fails is
/// over when the caller is told.
template <class Part>
ur_result_t inParts(const DriverPass &pass, core::Stream stream, size_t parts, const Fence &fence, uint64_t *scratch,
                    Part part) {
  Stream &to = Stream::of(stream);
  // In order the last one's end is the end of all, and the first one's waits are those of all; else each has its own.
  const bool timed = fence.signal && (fence.timed || to.profiling);
  std::vector<core::NativeEvent> ends(to.ordered ? (timed ? 1 : 0) : parts);
  core::Few<Event *> begins;
  if (timed)
    begins.reserve(ends.size());
  ur_result_t result = UR_RESULT_SUCCESS;
  for (size_t i = 0; i < parts && result == UR_RESULT_SUCCESS; ++i) {
    const bool last = i + 1 == parts;
    core::NativeEvent *const end = i < ends.size() ? &ends[i] : nullptr;
    result = part(i, to.ordered ? Fence{i == 0 ? fence.waits : std::span<const core::NativeEvent>(),
                                        last ? fence.signal : end, fence.timed}
                                : Fence{fence.waits, end, timed});
  }
  if (result == UR_RESULT_SUCCESS && !to.ordered && fence.signal)
    result = enqueueFence(pass, stream, core::FenceKind::wait, {ends, fence.signal, fence.timed}, scratch);
  if (result != UR_RESULT_SUCCESS)
    (void)finishStream(pass, to);
  else if (timed)
    keepBegins(to.events, ends, *fence.signal, std::move(begins));
  for (const core::NativeEvent end : ends) {
    if (end)
      to.events.give(Event::of(end));
  }
  return result;
}

ur_result_t copyRows(const DriverPass &pass, core::Stream stream, const CopyDesc &desc, const Fence &fence,
                     uint64_t *scratch) {
  return inParts(pass, stream, desc.height * desc.depth, fence, scratch, [&](size_t part, const Fence &place) {
    const auto copy = [&](void *dst, const void *src, size_t size) {
      return copyRow(pass, stream, dst, src, size, place);
    };
    return core::withRow(desc, part, copy);
  });
}

/// Whether all numbers fit those of a region: its rows lie in its slices, and are counted by 32 bits.
bool isRegion(const CopyDesc &desc) noexcept {
  const auto fits = [](size_t value) { return value <= UINT32_MAX; };
  const auto side = [&](size_t rowPitch, size_t slicePitch) {
    return fits(rowPitch) && rowPitch >= desc.width &&
           (desc.depth == 1 ||
            (fits(slicePitch) && slicePitch >= rowPitch * desc.height && slicePitch % rowPitch == 0));
  };
  return fits(desc.width) && fits(desc.height) && fits(desc.depth) && side(desc.dstRowPitch, desc.dstSlicePitch) &&
         side(desc.srcRowPitch, desc.srcSlicePitch);
}

ur_result_t copyRegion(const DriverPass &pass, core::Stream stream, const CopyDesc &desc, const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  const auto number = [](size_t value) { return static_cast<uint32_t>(value); };
  const ze_copy_region_t region{0, 0, 0, number(desc.width), number(desc.height), number(desc.depth)};
  const auto slices = [&](size_t pitch) { return desc.depth == 1 ? 0 : number(pitch); };
  return submit(pass, stream, fence, [&](auto &in, auto list, auto... with) {
    return api.zeCommandListAppendMemoryCopyRegion(in, list, desc.dst, &region, number(desc.dstRowPitch),
                                                   slices(desc.dstSlicePitch), desc.src, &region,
                                                   number(desc.srcRowPitch), slices(desc.srcSlicePitch), with...);
  });
}

/// Copies of the pattern, many times over, from host memory that goes with the command's end.
ur_result_t fillByCopies(const DriverPass &pass, core::Stream stream, const FillDesc &desc, const Fence &fence,
                         uint64_t *scratch) {
  Stream &to = Stream::of(stream);
  const Api &api = to.api();
  const core::FillPieces pieces(desc);
  ze_host_mem_alloc_desc_t memory{};
  memory.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
  void *staged = nullptr;
  if (const ze_result_t result =
          api.zeMemAllocHost(pass, to.context.native(), &memory, pieces.size(), alignof(std::max_align_t), &staged);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  core::repeatPattern(static_cast<std::byte *>(staged), pieces.size(), static_cast<const std::byte *>(desc.pattern),
                      desc.patternSize);
  core::NativeEvent end = nullptr;
  const ur_result_t result = core::guarded([&] {
    const Fence whole{fence.waits, &end, fence.timed};
    return inParts(pass, stream, pieces.count(), whole, scratch, [&](size_t part, const Fence &place) {
      const auto copy = [&](void *dst, size_t size) { return copyRow(pass, stream, dst, staged, size, place); };
      return pieces.with(part, copy);
    });
  });
  if (result != UR_RESULT_SUCCESS) {
    (void)api.zeMemFree(pass, to.context.native(), staged);
    return result;
  }
  Event::of(end).staging = staged;
  if (fence.signal)
    *fence.signal = end;
  else
    to.events.give(Event::of(end));
  return UR_RESULT_SUCCESS;
}

bool isNativePattern(const Stream &stream, const FillDesc &desc) noexcept {
  return desc.patternSize <= stream.device().maxFillPattern && (desc.patternSize & (desc.patternSize - 1)) == 0 &&
         reinterpret_cast<uintptr_t>(desc.dst) % desc.patternSize == 0 &&
         (desc.height == 1 || desc.pitch % desc.patternSize == 0);
}

ur_result_t fillRow(const DriverPass &pass, core::Stream stream, const FillDesc &desc, void *dst, size_t size,
                    const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  return submit(pass, stream, fence, [&](auto &in, auto list, auto... with) {
    return api.zeCommandListAppendMemoryFill(in, list, dst, desc.pattern, desc.patternSize, size, with...);
  });
}

} // namespace

ur_result_t enqueueCopy(const DriverPass &pass, core::Stream stream, const CopyDesc &desc, const Fence &fence,
                        uint64_t *scratch) noexcept {
  if (desc.dst == desc.src) // reading a buffer back into the host memory that it uses
    return enqueueFence(pass, stream, core::FenceKind::wait, fence, scratch);
  if (core::isOneRow(desc))
    return copyRow(pass, stream, desc.dst, desc.src, desc.width * desc.height * desc.depth, fence);
  if (isRegion(desc))
    return copyRegion(pass, stream, desc, fence);
  return core::guarded([&] { return copyRows(pass, stream, desc, fence, scratch); });
}

ur_result_t enqueueFill(const DriverPass &pass, core::Stream stream, const FillDesc &desc, const Fence &fence,
                        uint64_t *scratch) noexcept {
  return core::guarded([&] {
    if (!isNativePattern(Stream::of(stream), desc))
      return fillByCopies(pass, stream, desc, fence, scratch);
    if (desc.height == 1 || desc.pitch == desc.width)
      return fillRow(pass, stream, desc, desc.dst, desc.width * desc.height, fence);
    return inParts(pass, stream, desc.height, fence, scratch, [&](size_t row, const Fence &place) {
      return fillRow(pass, stream, desc, static_cast<std::byte *>(desc.dst) + row * desc.pitch, desc.width, place);
    });
  });
}

} // namespace ur::level_zero
