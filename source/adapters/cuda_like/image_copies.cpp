// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies of boxes of pixels, between images and with memory of any kind.
#include "adapters/cuda_like/images.hpp"
#include "adapters/cuda_like/transfers.hpp"

#include <algorithm>

namespace ur::LANEWAY_VENDOR {

namespace {

/// What is copied: slices of rows of bytes.
struct Box {
  size_t bytes, rows, slices;
};

/// One end of a copy: an image from a byte of a row of a slice on, or memory that the driver has.
struct End {
  const Device *device = nullptr; ///< null: every device's, or the stream's own
  ArrayHandle array = nullptr;
  bool rowsAreLayers = false;
  size_t x = 0, y = 0, z = 0;
  std::byte *memory = nullptr; ///< where array is null
  size_t rowPitch = 0, slicePitch = 0;

  /// The same from there on.
  End from(size_t bytes, size_t rows, size_t slices) const noexcept {
    End moved = *this;
    if (array) {
      moved.x += bytes;
      moved.y += rows;
      moved.z += slices;
    } else {
      moved.memory += slices * slicePitch + rows * rowPitch + bytes;
    }
    return moved;
  }
  /// The driver counts a slice in rows.
  bool slicesAreWholeRows() const noexcept { return array || slicePitch % rowPitch == 0; }
};

End endOf(const core::ImageSide &side, size_t elementSize) noexcept {
  End end;
  if (side.image) {
    const Image &image = Image::of(side.image);
    end.device = &image.device();
    end.array = image.array();
    end.rowsAreLayers = image.rowsAreLayers();
    end.x = side.origin[0] * elementSize;
    end.y = side.origin[1];
    end.z = side.origin[2];
  } else {
    end.memory = static_cast<std::byte *>(side.memory);
    end.rowPitch = side.rowPitch;
    end.slicePitch = side.slicePitch;
  }
  return end;
}

/// As the driver has an end: of its own arrays, layers are slices.
struct DriverEnd {
  MemoryType type;
  DeviceAddress memory;
  ArrayHandle array;
  ContextHandle context;
  size_t x, y, z, pitch, height;
};

DriverEnd driverEnd(const End &end, const Box &box, bool layers, bool peers) noexcept {
  DriverEnd made{};
  if (end.array) {
    made.type = kArrayMemory;
    made.array = end.array;
    made.x = end.x;
    made.y = end.rowsAreLayers ? 0 : end.y;
    made.z = end.rowsAreLayers ? end.y : end.z;
  } else {
    made.type = peers && end.device ? kDeviceMemory : kAnyMemory;
    made.memory = addressOf(end.memory);
    made.pitch = end.rowPitch;
    made.height = layers ? 1 : box.slices > 1 ? end.slicePitch / end.rowPitch : box.rows;
  }
  made.context = peers && end.device ? end.device->context() : kNoContext;
  return made;
}

/// Both ends are the driver's.
Result enqueueBox(const Stream &stream, const End &dst, const End &src, const Box &box) noexcept {
  Result result = kSuccess;
  if (box.slices > 1 && !(dst.slicesAreWholeRows() && src.slicesAreWholeRows())) {
    for (size_t z = 0; z < box.slices && result == kSuccess; ++z)
      result = enqueueBox(stream, dst.from(0, 0, z), src.from(0, 0, z), {box.bytes, box.rows, 1});
    return result;
  }
  if (box.rows > 1 && dst.array && src.array && dst.rowsAreLayers != src.rowsAreLayers) {
    for (size_t y = 0; y < box.rows && result == kSuccess; ++y)
      result = enqueueBox(stream, dst.from(0, y, 0), src.from(0, y, 0), {box.bytes, 1, 1});
    return result;
  }
  const Api &api = stream.device.api();
  const auto elsewhere = [&](const End &end) { return end.device && end.device != &stream.device; };
  const bool layers = dst.rowsAreLayers || src.rowsAreLayers, peers = elsewhere(dst) || elsewhere(src);
  if (peers && !api.peerBoxes())
    return kNotSupported;
  const DriverEnd to = driverEnd(dst, box, layers, peers), from = driverEnd(src, box, layers, peers);
  Copy3D work{};
  work.dstMemoryType = to.type;
  work.dstDevice = toDriver(to.memory);
  work.dstArray = to.array;
  work.dstXInBytes = to.x;
  work.dstY = to.y;
  work.dstZ = to.z;
  work.dstPitch = to.pitch;
  work.dstHeight = to.height;
  work.srcMemoryType = from.type;
  work.srcDevice = toDriver(from.memory);
  work.srcArray = from.array;
  work.srcXInBytes = from.x;
  work.srcY = from.y;
  work.srcZ = from.z;
  work.srcPitch = from.pitch;
  work.srcHeight = from.height;
  setContexts(work, to.context, from.context);
  work.WidthInBytes = box.bytes;
  work.Height = layers ? 1 : box.rows;
  work.Depth = layers ? box.rows : box.slices;
  return peers ? memcpy3DPeerAsync(api, &work, stream.native) : memcpy3DAsync(api, &work, stream.native);
}

/// Between an image and ordinary memory, in parts through page-locked memory, which the host copies at its end.
ur_result_t stage(const Stream &stream, Staging &staging, const End &image, const End &host, const Box &box,
                  bool toHost) noexcept {
  return staging.withBuffer(stream, [&](std::byte *buffer) {
    const auto copyPart = [&](size_t x, size_t y, size_t z, const Box &part) {
      End between;
      between.memory = buffer;
      between.rowPitch = part.bytes;
      between.slicePitch = part.bytes * part.rows;
      const End device = image.from(x, y, z);
      core::CopyDesc byHost;
      byHost.dst = toHost ? host.from(x, y, z).memory : buffer;
      byHost.src = toHost ? buffer : host.from(x, y, z).memory;
      byHost.dstRowPitch = toHost ? host.rowPitch : part.bytes;
      byHost.srcRowPitch = toHost ? part.bytes : host.rowPitch;
      byHost.width = part.bytes;
      byHost.height = part.rows;
      if (toHost) {
        const Result read = enqueueBox(stream, between, device, part);
        return read == kSuccess ? enqueueOnHost(stream, byHost) : translate(read);
      }
      const ur_result_t written = enqueueOnHost(stream, byHost);
      return written == UR_RESULT_SUCCESS ? translate(enqueueBox(stream, device, between, part)) : written;
    };
    for (size_t z = 0; z < box.slices; ++z) {
      for (size_t x = 0; x < box.bytes; x += Staging::kBytes) {
        const size_t bytes = std::min(box.bytes - x, Staging::kBytes), most = Staging::kBytes / bytes;
        for (size_t y = 0; y < box.rows; y += most) {
          const Box part{bytes, std::min(box.rows - y, most), 1};
          if (const ur_result_t result = copyPart(x, y, z, part); result != UR_RESULT_SUCCESS)
            return result;
        }
      }
    }
    return UR_RESULT_SUCCESS;
  });
}

} // namespace

ur_result_t enqueueImageCopy(const Stream &stream, Staging &staging,
                             const std::vector<std::unique_ptr<Device>> &devices,
                             const core::ImageCopyDesc &desc) noexcept {
  const size_t elementSize = Image::of(desc.dst.image ? desc.dst.image : desc.src.image).elementSize();
  const Box box{desc.size[0] * elementSize, desc.size[1], desc.size[2]};
  End dst = endOf(desc.dst, elementSize), src = endOf(desc.src, elementSize);
  const auto byHost = [&] {
    return settled(stream, src.array ? stage(stream, staging, src, dst, box, true)
                                     : stage(stream, staging, dst, src, box, false));
  };
  bool host = false;
  for (End *end : {&dst, &src}) {
    if (end->array)
      continue;
    const MemoryLocation location = locationOf(stream.device.api(), devices, end->memory);
    if (location.ordinary)
      return byHost();
    end->device = location.device;
    host = location.host;
  }
  const Result result = enqueueBox(stream, dst, src, box);
  // As with other copies: registered memory may end before the copy does.
  if (result == kInvalidValue && host)
    return byHost();
  return result == kNotSupported ? translate(result) : settled(stream, translate(result));
}

} // namespace ur::LANEWAY_VENDOR
