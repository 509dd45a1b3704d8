// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/transfers.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ur::LANEWAY_VENDOR {

namespace {

/// The driver counts a slice in rows.
bool inRows(size_t slicePitch, size_t rowPitch, const core::CopyDesc &desc) noexcept {
  return rowPitch >= desc.width && slicePitch % rowPitch == 0 && slicePitch / rowPitch >= desc.height;
}

/// Between devices, or on one that isn't the stream's: the driver is told whose memory it is, since the stream's device
/// may not be able to use it, or not be allowed to (what pools give never is by itself).
bool leadsElsewhere(const Stream &stream, const Route &route) noexcept {
  const Api &api = stream.device.api();
  return route.dst && route.src && (route.dst != &stream.device || route.src != &stream.device) && api.peerCopies();
}

Result copyRow(const Stream &stream, const core::CopyDesc &desc, size_t size, const Route &route) noexcept {
  const Api &api = stream.device.api();
  return leadsElsewhere(stream, route)
             ? memcpyPeerAsync(api, addressOf(desc.dst), route.dst->context(), addressOf(desc.src),
                               route.src->context(), size, stream.native)
             : memcpyAsync(api, addressOf(desc.dst), addressOf(desc.src), size, stream.native);
}

Result copyBox(const Stream &stream, const core::CopyDesc &desc, const Route &route) noexcept {
  Copy3D box{};
  box.srcMemoryType = box.dstMemoryType = kAnyMemory;
  box.srcDevice = toDriver(addressOf(desc.src));
  box.srcPitch = desc.srcRowPitch;
  box.srcHeight = desc.depth > 1 ? desc.srcSlicePitch / desc.srcRowPitch : desc.height;
  box.dstDevice = toDriver(addressOf(desc.dst));
  box.dstPitch = desc.dstRowPitch;
  box.dstHeight = desc.depth > 1 ? desc.dstSlicePitch / desc.dstRowPitch : desc.height;
  box.WidthInBytes = desc.width;
  box.Height = desc.height;
  box.Depth = desc.depth;
  if (!leadsElsewhere(stream, route))
    return memcpy3DAsync(stream.device.api(), &box, stream.native);
  box.srcMemoryType = box.dstMemoryType = kDeviceMemory;
  setContexts(box, route.dst->context(), route.src->context());
  return memcpy3DPeerAsync(stream.device.api(), &box, stream.native);
}

} // namespace

[[gnu::hot]] Result enqueueCopy(const Stream &stream, const core::CopyDesc &given, Route route) noexcept {
  core::CopyDesc desc = given;
  if (desc.width == 0 || desc.height == 0 || desc.depth == 0)
    return kSuccess;
  if (desc.height == 1 && desc.depth > 1) { // slices of one row are rows
    desc.height = std::exchange(desc.depth, 1);
    desc.dstRowPitch = desc.dstSlicePitch;
    desc.srcRowPitch = desc.srcSlicePitch;
  }
  if (desc.depth == 1 && (desc.height == 1 || (desc.dstRowPitch == desc.width && desc.srcRowPitch == desc.width)))
    return copyRow(stream, desc, desc.width * desc.height, route);
  if (desc.depth == 1 ||
      (inRows(desc.dstSlicePitch, desc.dstRowPitch, desc) && inRows(desc.srcSlicePitch, desc.srcRowPitch, desc)))
    return copyBox(stream, desc, route);
  core::CopyDesc slice = desc;
  slice.depth = 1;
  for (size_t z = 0; z < desc.depth; ++z) {
    slice.dst = static_cast<std::byte *>(desc.dst) + z * desc.dstSlicePitch;
    slice.src = static_cast<const std::byte *>(desc.src) + z * desc.srcSlicePitch;
    if (const Result result = enqueueCopy(stream, slice, route); result != kSuccess)
      return result;
  }
  return kSuccess;
}

size_t shortestPattern(const std::byte *pattern, size_t size) noexcept {
  while (size % 2 == 0 && std::memcmp(pattern, pattern + size / 2, size / 2) == 0)
    size /= 2;
  return size;
}

MemoryLocation locationOf(const Api &api, const std::vector<std::unique_ptr<Device>> &devices,
                          const void *address) noexcept {
  if (devices.size() == 1 || !api.pointerFacts()) {
    MemoryType type{};
    const Result result = pointerType(api, &type, addressOf(address));
    return {.ordinary = result != kSuccess, .host = type == kHostMemory};
  }
  PointerFacts facts;
  if (pointerFacts(api, &facts, addressOf(address)) != kSuccess)
    return {.ordinary = true};
  MemoryLocation location{.host = facts.type == kHostMemory};
  for (const std::unique_ptr<Device> &device : devices) {
    if (facts.type == kDeviceMemory && !facts.managed && device->limits().device == facts.device)
      location.device = device.get();
  }
  return location;
}

namespace {

template <class Word>
Word wordAt(const std::byte *from) noexcept {
  Word word{};
  std::memcpy(&word, from, sizeof word);
  return word;
}

/// One word in each of `height` rows of `width` words, by the unit that the driver has.
[[gnu::hot]] Result setWords(const Stream &stream, DeviceAddress dst, const std::byte *pattern, size_t unit,
                             size_t pitch, size_t width, size_t height) noexcept {
  const Api &api = stream.device.api();
  const StreamHandle to = stream.native;
  const bool flat = height == 1 || pitch == width * unit;
  const size_t count = flat ? width * height : 0;
  if (unit == 1) {
    const auto value = wordAt<uint8_t>(pattern);
    return flat ? memset8Async(api, dst, value, count, to) : memset2D8Async(api, dst, pitch, value, width, height, to);
  }
  if (unit == 2) {
    const auto value = wordAt<uint16_t>(pattern);
    return flat ? memset16Async(api, dst, value, count, to)
                : memset2D16Async(api, dst, pitch, value, width, height, to);
  }
  const auto value = wordAt<uint32_t>(pattern);
  return flat ? memset32Async(api, dst, value, count, to) : memset2D32Async(api, dst, pitch, value, width, height, to);
}

/// What is set so far, `done` bytes (or rows), is copied behind itself until all is set.
template <class Copy>
Result doubleUp(size_t done, size_t all, Copy &&copy) noexcept {
  Result result = kSuccess;
  for (; done < all && result == kSuccess; done *= 2)
    result = copy(done, std::min(done, all - done));
  return result;
}

/// A row by a pattern that is no word: word by word for a short one, as rows of one word each; a long one is put down
/// once and doubled.
ur_result_t fillRow(const Stream &stream, Staging &staging, const core::FillDesc &desc, const std::byte *pattern,
                    size_t size, size_t unit) noexcept {
  constexpr size_t kFewWords = 8;
  const DeviceAddress dst = addressOf(desc.dst);
  const size_t words = size / unit;
  if (words <= kFewWords) {
    Result result = kSuccess;
    for (size_t i = 0; i < words && result == kSuccess; ++i)
      result = setWords(stream, dst + i * unit, pattern + i * unit, unit, size, 1, desc.width / size);
    return translate(result);
  }
  if (size > Staging::kBytes)
    return UR_RESULT_ERROR_INVALID_SIZE;
  const Api &api = stream.device.api();
  // The host writes the buffer now; its former users are done with it.
  return staging.withBuffer(stream, [&](std::byte *buffer) {
    std::memcpy(buffer, pattern, size);
    const Result result = memcpyAsync(api, dst, addressOf(buffer), size, stream.native);
    return translate(result != kSuccess ? result : doubleUp(size, desc.width, [&](size_t done, size_t more) {
      return memcpyAsync(api, dst + done, dst, more, stream.native);
    }));
  });
}

} // namespace

[[gnu::hot]] ur_result_t enqueueFill(const Stream &stream, Staging &staging, const core::FillDesc &desc) noexcept {
  if (desc.width == 0 || desc.height == 0)
    return UR_RESULT_SUCCESS;
  const auto *pattern = static_cast<const std::byte *>(desc.pattern);
  const DeviceAddress dst = addressOf(desc.dst);
  const size_t rows = dst | (desc.height > 1 ? desc.pitch : 0); // where they begin
  if (desc.patternSize == 4 && rows % 4 == 0) [[likely]]
    return translate(setWords(stream, dst, pattern, 4, desc.pitch, desc.width / 4, desc.height));
  const size_t size = shortestPattern(pattern, desc.patternSize);
  // The largest word that divides the pattern and on whose multiples all rows begin.
  const size_t places = size | rows | 4;
  const size_t unit = std::min<size_t>(4, places & (~places + 1));
  if (size == unit)
    return translate(setWords(stream, dst, pattern, unit, desc.pitch, desc.width / unit, desc.height));
  if (const ur_result_t result = fillRow(stream, staging, desc, pattern, size, unit); result != UR_RESULT_SUCCESS)
    return result;
  return translate(doubleUp(1, desc.height, [&](size_t done, size_t more) {
    core::CopyDesc rows;
    rows.src = desc.dst;
    rows.dst = static_cast<std::byte *>(desc.dst) + done * desc.pitch;
    rows.srcRowPitch = rows.dstRowPitch = desc.pitch;
    rows.width = desc.width;
    rows.height = more;
    return enqueueCopy(stream, rows);
  }));
}

} // namespace ur::LANEWAY_VENDOR
