// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of boxes of pixels: between images of a device, with memory that it reaches, with the host's own, and between
// devices.
#include "adapters/level_zero/images.hpp"
#include "adapters/level_zero/parts.hpp"
#include "adapters/level_zero/transfers.hpp"

#include <algorithm>

namespace ur::level_zero {

using namespace core;

namespace {

using Size = std::array<size_t, 3>;

/// Images' sizes are counted by 32 bits.
ze_image_region_t regionOf(const Image &image, const Size &origin, const Size &size) noexcept {
  const auto number = [](size_t value) { return static_cast<uint32_t>(value); };
  const uint32_t x = number(origin[0]), y = number(origin[1]), width = number(size[0]), height = number(size[1]);
  return image.rowsAreLayers() ? ze_image_region_t{x, 0, y, width, 1, height}
                               : ze_image_region_t{x, y, number(origin[2]), width, height, number(size[2])};
}

/// Pixels of an image, and where they are in memory, with pitches in bytes.
struct Box {
  const Image &image;
  Size origin, size;
  std::byte *memory;
  size_t rowPitch, slicePitch;
  bool toMemory;

  [[nodiscard]] size_t rowSize() const noexcept { return size[0] * image.elementSize(); }
  [[nodiscard]] bool isPacked() const noexcept {
    return (rowPitch == rowSize() || (size[1] == 1 && size[2] == 1)) &&
           (slicePitch == rowPitch * size[1] || size[2] == 1);
  }
  [[nodiscard]] CopyDesc copyTo(std::byte *packed) const noexcept {
    CopyDesc copy;
    copy.dst = toMemory ? memory : packed;
    copy.src = toMemory ? packed : memory;
    copy.width = rowSize();
    copy.height = size[1];
    copy.depth = size[2];
    (toMemory ? copy.dstRowPitch : copy.srcRowPitch) = rowPitch;
    (toMemory ? copy.dstSlicePitch : copy.srcSlicePitch) = slicePitch;
    (toMemory ? copy.srcRowPitch : copy.dstRowPitch) = rowSize();
    (toMemory ? copy.srcSlicePitch : copy.dstSlicePitch) = rowSize() * size[1];
    return copy;
  }
  /// One of its rows.
  [[nodiscard]] Box row(size_t number) const noexcept {
    const size_t y = number % size[1], z = number / size[1];
    return {image,           {origin[0], origin[1] + y, origin[2] + z},
            {size[0], 1, 1}, memory + z * slicePitch + y * rowPitch,
            rowSize(),       rowSize(),
            toMemory};
  }
};

/// Pitches as the driver wants them: none of what the image's type doesn't have, and those of layers for slices.
struct Pitches {
  size_t row = 0, slice = 0;
  explicit Pitches(const Box &box) noexcept {
    switch (box.image.type()) {
    case UR_MEM_TYPE_IMAGE1D:
      break;
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
      row = box.rowSize();
      slice = box.rowPitch;
      break;
    case UR_MEM_TYPE_IMAGE2D:
      row = box.rowPitch;
      break;
    default:
      row = box.rowPitch;
      slice = box.slicePitch;
      break;
    }
  }
  [[nodiscard]] bool fit() const noexcept { return row <= UINT32_MAX && slice <= UINT32_MAX; }
};

/// The memory has no gaps.
ur_result_t copyPacked(const DriverPass &pass, core::Stream stream, const Box &box, const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  const ze_image_region_t region = regionOf(box.image, box.origin, box.size);
  return submit(pass, stream, fence, [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
    return box.toMemory ? api.zeCommandListAppendImageCopyToMemory(in, list, box.memory, box.image.native(), &region,
                                                                   signal, count, waits)
                        : api.zeCommandListAppendImageCopyFromMemory(in, list, box.image.native(), box.memory, &region,
                                                                     signal, count, waits);
  });
}

ur_result_t copyPitched(const DriverPass &pass, core::Stream stream, const Box &box, const Pitches &pitches,
                        const Fence &fence) noexcept {
  const Api &api = Stream::of(stream).api();
  const ze_image_region_t region = regionOf(box.image, box.origin, box.size);
  const auto row = static_cast<uint32_t>(pitches.row), slice = static_cast<uint32_t>(pitches.slice);
  return submit(pass, stream, fence, [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
    return box.toMemory ? api.zeCommandListAppendImageCopyToMemoryExt(in, list, box.memory, box.image.native(), &region,
                                                                      row, slice, signal, count, waits)
                        : api.zeCommandListAppendImageCopyFromMemoryExt(in, list, box.image.native(), box.memory,
                                                                        &region, row, slice, signal, count, waits);
  });
}

/// With memory that the device reaches.
ur_result_t copyBox(const DriverPass &pass, core::Stream stream, const Box &box, const Fence &fence,
                    uint64_t *scratch) {
  if (box.isPacked())
    return copyPacked(pass, stream, box, fence);
  const Pitches pitches(box);
  if (Stream::of(stream).api().zeCommandListAppendImageCopyToMemoryExt && pitches.fit())
    return copyPitched(pass, stream, box, pitches, fence);
  return inParts(pass, stream, box.size[1] * box.size[2], fence, scratch,
                 [&](size_t part, const Fence &place) { return copyPacked(pass, stream, box.row(part), place); });
}

/// The same pixels, in memory without gaps.
Box packed(const Box &box, std::byte *memory) noexcept {
  return {box.image, box.origin, box.size, memory, box.rowSize(), box.rowSize() * box.size[1], box.toMemory};
}

/// The host's own memory isn't reached by the driver's copies of images, but by those of memory.
ur_result_t copyStaged(const DriverPass &pass, core::Stream stream, const Box &box, const Fence &fence,
                       uint64_t *scratch) noexcept {
  return withStaging(
      pass, stream, box.rowSize() * box.size[1] * box.size[2], fence, [&](std::byte *staged, const Fence &whole) {
        const auto withImage = [&](const Fence &place) { return copyPacked(pass, stream, packed(box, staged), place); };
        const auto withHost = [&](const Fence &place) {
          return enqueueCopy(pass, stream, box.copyTo(staged), place, scratch);
        };
        return box.toMemory ? inSequence(pass, stream, whole, withImage, withHost)
                            : inSequence(pass, stream, whole, withHost, withImage);
      });
}

ur_result_t copyBetweenImages(const DriverPass &pass, core::Stream stream, const ImageCopyDesc &desc,
                              const Fence &fence, uint64_t *scratch) {
  const Api &api = Stream::of(stream).api();
  const Image &dst = Image::of(desc.dst.image), &src = Image::of(desc.src.image);
  const auto copy = [&](const Size &to, const Size &from, const Size &size, const Fence &place) {
    const ze_image_region_t target = regionOf(dst, to, size), source = regionOf(src, from, size);
    return submit(pass, stream, place, [&](auto &in, auto list, auto signal, uint32_t count, auto waits) {
      return api.zeCommandListAppendImageCopyRegion(in, list, dst.native(), src.native(), &target, &source, signal,
                                                    count, waits);
    });
  };
  if (dst.rowsAreLayers() == src.rowsAreLayers() || desc.size[1] == 1)
    return copy(desc.dst.origin, desc.src.origin, desc.size, fence);
  // Layers of the one are rows of the other.
  return inParts(pass, stream, desc.size[1], fence, scratch, [&](size_t part, const Fence &place) {
    Size to = desc.dst.origin, from = desc.src.origin;
    to[1] += part;
    from[1] += part;
    return copy(to, from, {desc.size[0], 1, 1}, place);
  });
}

/// One end is an image, the other is memory.
Box boxOf(const ImageCopyDesc &desc) noexcept {
  const bool toMemory = desc.src.image != nullptr;
  const ImageSide &image = toMemory ? desc.src : desc.dst, &memory = toMemory ? desc.dst : desc.src;
  return {Image::of(image.image), image.origin,      desc.size, static_cast<std::byte *>(memory.memory),
          memory.rowPitch,        memory.slicePitch, toMemory};
}

} // namespace

/// From an image of another device, whose own list reads it: behind all that this stream has, which may say that
/// something is over that the command doesn't name.
ur_result_t Images::copyAcross(core::Stream stream, const ImageCopyDesc &desc, const Fence &fence) const noexcept {
  const Image &src = Image::of(desc.src.image);
  Stream *other = nullptr;
  StreamDesc wanted;
  wanted.device = src.device();
  if (const ur_result_t result = streams_.take(wanted, &other); result != UR_RESULT_SUCCESS)
    return result;
  const DriverPass pass;
  const auto there = reinterpret_cast<core::Stream>(other);
  Events &events = Stream::of(stream).events;
  const size_t row = desc.size[0] * src.elementSize(), slice = row * desc.size[1];
  const ur_result_t result =
      withStaging(pass, stream, slice * desc.size[2], fence, [&](std::byte *staged, const Fence &whole) {
        NativeEvent begun = nullptr, read = nullptr;
        ur_result_t done = enqueueFence(pass, stream, FenceKind::wait, {whole.waits, &begun}, scratch_);
        if (done == UR_RESULT_SUCCESS) {
          done = copyPacked(pass, there, {src, desc.src.origin, desc.size, staged, row, slice, true},
                            {{&begun, 1}, &read});
        }
        if (done == UR_RESULT_SUCCESS) {
          const Fence last{{&read, 1}, whole.signal, whole.timed};
          done = copyPacked(pass, stream,
                            {Image::of(desc.dst.image), desc.dst.origin, desc.size, staged, row, slice, false}, last);
        }
        if (done != UR_RESULT_SUCCESS) {
          (void)finishStream(pass, *other);
          (void)finishStream(pass, Stream::of(stream));
        }
        for (const NativeEvent event : {begun, read}) {
          if (event)
            events.give(Event::of(event));
        }
        return done;
      });
  streams_.give(pass, *other);
  return result;
}

ur_result_t Images::copyImage(core::Stream stream, const ImageCopyDesc &desc, const Fence &fence) noexcept {
  const bool images = desc.dst.image && desc.src.image;
  if (images && Image::of(desc.src.image).device() != Stream::of(stream).position)
    return copyAcross(stream, desc, fence);
  return passGate([&](const DriverPass &pass) {
    if (images)
      return guarded([&] { return copyBetweenImages(pass, stream, desc, fence, scratch_); });
    const Box box = boxOf(desc);
    if (!context_.hasAllocated(pass, box.memory))
      return copyStaged(pass, stream, box, fence, scratch_);
    return guarded([&] { return copyBox(pass, stream, box, fence, scratch_); });
  });
}

} // namespace ur::level_zero
