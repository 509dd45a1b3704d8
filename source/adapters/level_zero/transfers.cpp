// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/transfers.hpp"

#include "adapters/core/port/host_fill.hpp"
#include "adapters/core/port/rows.hpp"
#include "adapters/level_zero/parts.hpp"

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

ze_result_t appendRegion(const DriverPass &pass, const Api &api, ze_command_list_handle_t list, const CopyDesc &desc,
                         const Native &with) noexcept {
  const auto number = [](size_t value) { return static_cast<uint32_t>(value); };
  const ze_copy_region_t region{0, 0, 0, number(desc.width), number(desc.height), number(desc.depth)};
  const auto slices = [&](size_t pitch) { return desc.depth == 1 ? 0 : number(pitch); };
  return api.zeCommandListAppendMemoryCopyRegion(
      pass, list, desc.dst, &region, number(desc.dstRowPitch), slices(desc.dstSlicePitch), desc.src, &region,
      number(desc.srcRowPitch), slices(desc.srcSlicePitch), with.signal, with.count, with.waits);
}

/// Copies of the pattern, many times over, from host memory that goes with the command's end.
ur_result_t fillByCopies(const DriverPass &pass, core::Stream stream, const FillDesc &desc, const Fence &fence,
                         uint64_t *scratch) {
  const core::FillPieces pieces(desc);
  return withStaging(pass, stream, pieces.size(), fence, [&](std::byte *staged, const Fence &whole) {
    core::repeatPattern(staged, pieces.size(), static_cast<const std::byte *>(desc.pattern), desc.patternSize);
    return inParts(pass, stream, pieces.count(), whole, scratch, [&](size_t part, const Fence &place) {
      const auto copy = [&](void *dst, size_t size) { return copyRow(pass, stream, dst, staged, size, place); };
      return pieces.with(part, copy);
    });
  });
}

bool isNativePattern(const Device &device, const FillDesc &desc) noexcept {
  return desc.patternSize <= device.maxFillPattern && (desc.patternSize & (desc.patternSize - 1)) == 0 &&
         reinterpret_cast<uintptr_t>(desc.dst) % desc.patternSize == 0 &&
         (desc.height == 1 || desc.pitch % desc.patternSize == 0);
}

ur_result_t fillRow(const DriverPass &pass, core::Stream stream, FillDesc desc, void *dst, size_t size,
                    const Fence &fence) noexcept {
  desc.dst = dst;
  desc.width = size;
  desc.height = 1;
  return submit(pass, stream, fence, [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
    return appendFill(in, Stream::of(stream).api(), list, desc, {signal, count, waits});
  });
}

} // namespace

bool isOneCopy(const CopyDesc &desc) noexcept {
  return core::isOneRow(desc) || isRegion(desc);
}

ze_result_t appendCopy(const DriverPass &pass, const Api &api, ze_command_list_handle_t list, const CopyDesc &desc,
                       const Native &with) noexcept {
  if (!core::isOneRow(desc))
    return appendRegion(pass, api, list, desc, with);
  return api.zeCommandListAppendMemoryCopy(pass, list, desc.dst, desc.src, desc.width * desc.height * desc.depth,
                                           with.signal, with.count, with.waits);
}

bool isOneFill(const Device &device, const FillDesc &desc) noexcept {
  return isNativePattern(device, desc) && (desc.height == 1 || desc.pitch == desc.width);
}

ze_result_t appendFill(const DriverPass &pass, const Api &api, ze_command_list_handle_t list, const FillDesc &desc,
                       const Native &with) noexcept {
  return api.zeCommandListAppendMemoryFill(pass, list, desc.dst, desc.pattern, desc.patternSize,
                                           desc.width * desc.height, with.signal, with.count, with.waits);
}

ur_result_t enqueueCopy(const DriverPass &pass, core::Stream stream, const CopyDesc &desc, const Fence &fence,
                        uint64_t *scratch) noexcept {
  if (desc.dst == desc.src) // reading a buffer back into the host memory that it uses
    return enqueueFence(pass, stream, core::FenceKind::wait, fence, scratch);
  if (isOneCopy(desc)) {
    return submit(pass, stream, fence, [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
      return appendCopy(in, Stream::of(stream).api(), list, desc, {signal, count, waits});
    });
  }
  return core::guarded([&] { return copyRows(pass, stream, desc, fence, scratch); });
}

ur_result_t enqueueFill(const DriverPass &pass, core::Stream stream, const FillDesc &desc, const Fence &fence,
                        uint64_t *scratch) noexcept {
  return core::guarded([&] {
    const Stream &to = Stream::of(stream);
    if (!isNativePattern(to.device(), desc))
      return fillByCopies(pass, stream, desc, fence, scratch);
    if (isOneFill(to.device(), desc))
      return fillRow(pass, stream, desc, desc.dst, desc.width * desc.height, fence);
    return inParts(pass, stream, desc.height, fence, scratch, [&](size_t row, const Fence &place) {
      return fillRow(pass, stream, desc, static_cast<std::byte *>(desc.dst) + row * desc.pitch, desc.width, place);
    });
  });
}

} // namespace ur::level_zero
