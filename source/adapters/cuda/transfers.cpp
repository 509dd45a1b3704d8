// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/transfers.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ur::cuda {

namespace {

CUdeviceptr addressOf(const void *memory) noexcept {
  return reinterpret_cast<CUdeviceptr>(memory);
}

/// The driver counts a slice in rows.
bool inRows(size_t slicePitch, size_t rowPitch, const core::CopyDesc &desc) noexcept {
  return rowPitch >= desc.width && slicePitch % rowPitch == 0 && slicePitch / rowPitch >= desc.height;
}

/// Between devices, or on one that isn't the stream's: the driver is told whose memory it is, since the stream's device
/// may not be able to use it, or not be allowed to (what pools give never is by itself).
bool leadsElsewhere(const Stream &stream, const Route &route) noexcept {
  const Api &api = stream.device.api();
  return route.dst && route.src && (route.dst != &stream.device || route.src != &stream.device) &&
         api.cuMemcpyPeerAsync && api.cuMemcpy3DPeerAsync;
}

CUresult copyRow(const Stream &stream, const core::CopyDesc &desc, size_t size, const Route &route) noexcept {
  const Api &api = stream.device.api();
  return leadsElsewhere(stream, route)
             ? api.cuMemcpyPeerAsync(addressOf(desc.dst), route.dst->context(), addressOf(desc.src),
                                     route.src->context(), size, stream.native)
             : api.cuMemcpyAsync(addressOf(desc.dst), addressOf(desc.src), size, stream.native);
}

CUresult copyBox(const Stream &stream, const core::CopyDesc &desc, const Route &route) noexcept {
  CUDA_MEMCPY3D box{};
  box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_UNIFIED;
  box.srcDevice = addressOf(desc.src);
  box.srcPitch = desc.srcRowPitch;
  box.srcHeight = desc.depth > 1 ? desc.srcSlicePitch / desc.srcRowPitch : desc.height;
  box.dstDevice = addressOf(desc.dst);
  box.dstPitch = desc.dstRowPitch;
  box.dstHeight = desc.depth > 1 ? desc.dstSlicePitch / desc.dstRowPitch : desc.height;
  box.WidthInBytes = desc.width;
  box.Height = desc.height;
  box.Depth = desc.depth;
  if (!leadsElsewhere(stream, route))
    return stream.device.api().cuMemcpy3DAsync(&box, stream.native);
  box.srcMemoryType = box.dstMemoryType = CU_MEMORYTYPE_DEVICE;
  box.srcContext = route.src->context();
  box.dstContext = route.dst->context();
  return stream.device.api().cuMemcpy3DPeerAsync(&box, stream.native);
}

} // namespace

[[gnu::hot]] CUresult enqueueCopy(const Stream &stream, const core::CopyDesc &given, Route route) noexcept {
  core::CopyDesc desc = given;
  if (desc.width == 0 || desc.height == 0 || desc.depth == 0)
    return CUDA_SUCCESS;
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
    if (const CUresult result = enqueueCopy(stream, slice, route); result != CUDA_SUCCESS)
      return result;
  }
  return CUDA_SUCCESS;
}

Place placeOf(const Api &api, const std::vector<std::unique_ptr<Device>> &devices, const void *address) noexcept {
  CUmemorytype type{};
  if (devices.size() == 1 || !api.cuPointerGetAttributes) {
    const CUresult result = api.cuPointerGetAttribute(&type, CU_POINTER_ATTRIBUTE_MEMORY_TYPE, addressOf(address));
    return {.ordinary = result != CUDA_SUCCESS, .host = type == CU_MEMORYTYPE_HOST};
  }
  CUpointer_attribute asked[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE, CU_POINTER_ATTRIBUTE_IS_MANAGED,
                                 CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL};
  int managed = 0;
  CUdevice ordinal = -1;
  void *answers[] = {&type, &managed, &ordinal};
  // Of memory that it hasn't got this one answers zeros.
  if (api.cuPointerGetAttributes(3, asked, answers, addressOf(address)) != CUDA_SUCCESS || type == CUmemorytype{})
    return {.ordinary = true};
  Place place{.host = type == CU_MEMORYTYPE_HOST};
  for (const std::unique_ptr<Device> &device : devices)
    if (type == CU_MEMORYTYPE_DEVICE && !managed && device->limits().device == ordinal)
      place.device = device.get();
  return place;
}

namespace {

/// The shortest pattern that says the same: half of it, as long as both halves are alike.
size_t shortest(const std::byte *pattern, size_t size) noexcept {
  while (size % 2 == 0 && std::memcmp(pattern, pattern + size / 2, size / 2) == 0)
    size /= 2;
  return size;
}

template <class Word>
Word wordAt(const std::byte *from) noexcept {
  Word word{};
  std::memcpy(&word, from, sizeof word);
  return word;
}

/// One word in each of `height` rows of `width` words, by the unit that the driver has.
[[gnu::hot]] CUresult setWords(const Stream &stream, CUdeviceptr dst, const std::byte *pattern, size_t unit,
                               size_t pitch, size_t width, size_t height) noexcept {
  const Api &api = stream.device.api();
  const CUstream to = stream.native;
  const bool flat = height == 1 || pitch == width * unit;
  const size_t count = flat ? width * height : 0;
  if (unit == 1) {
    const auto value = wordAt<uint8_t>(pattern);
    return flat ? api.cuMemsetD8Async(dst, value, count, to)
                : api.cuMemsetD2D8Async(dst, pitch, value, width, height, to);
  }
  if (unit == 2) {
    const auto value = wordAt<uint16_t>(pattern);
    return flat ? api.cuMemsetD16Async(dst, value, count, to)
                : api.cuMemsetD2D16Async(dst, pitch, value, width, height, to);
  }
  const auto value = wordAt<uint32_t>(pattern);
  return flat ? api.cuMemsetD32Async(dst, value, count, to)
              : api.cuMemsetD2D32Async(dst, pitch, value, width, height, to);
}

/// What is set so far, `done` bytes (or rows), is copied behind itself until all is set.
template <class Copy>
CUresult doubleUp(size_t done, size_t all, Copy &&copy) noexcept {
  CUresult result = CUDA_SUCCESS;
  for (; done < all && result == CUDA_SUCCESS; done *= 2)
    result = copy(done, std::min(done, all - done));
  return result;
}

/// A row by a pattern that is no word: word by word for a short one, as rows of one word each; a long one is put down
/// once and doubled.
ur_result_t fillRow(const Stream &stream, Staging &staging, const core::FillDesc &desc, const std::byte *pattern,
                    size_t size, size_t unit) noexcept {
  constexpr size_t kFewWords = 8;
  const CUdeviceptr dst = addressOf(desc.dst);
  const size_t words = size / unit;
  if (words <= kFewWords) {
    CUresult result = CUDA_SUCCESS;
    for (size_t i = 0; i < words && result == CUDA_SUCCESS; ++i)
      result = setWords(stream, dst + i * unit, pattern + i * unit, unit, size, 1, desc.width / size);
    return translate(result);
  }
  if (size > Staging::kBytes)
    return UR_RESULT_ERROR_INVALID_SIZE;
  const Api &api = stream.device.api();
  // The host writes the buffer now; its former users are done with it.
  return staging.withBuffer(stream, [&](std::byte *buffer) {
    std::memcpy(buffer, pattern, size);
    const CUresult result = api.cuMemcpyAsync(dst, addressOf(buffer), size, stream.native);
    return translate(result != CUDA_SUCCESS ? result : doubleUp(size, desc.width, [&](size_t done, size_t more) {
      return api.cuMemcpyAsync(dst + done, dst, more, stream.native);
    }));
  });
}

} // namespace

[[gnu::hot]] ur_result_t enqueueFill(const Stream &stream, Staging &staging, const core::FillDesc &desc) noexcept {
  if (desc.width == 0 || desc.height == 0)
    return UR_RESULT_SUCCESS;
  const auto *pattern = static_cast<const std::byte *>(desc.pattern);
  const CUdeviceptr dst = addressOf(desc.dst);
  const size_t rows = dst | (desc.height > 1 ? desc.pitch : 0); // where they begin
  if (desc.patternSize == 4 && rows % 4 == 0) [[likely]]
    return translate(setWords(stream, dst, pattern, 4, desc.pitch, desc.width / 4, desc.height));
  const size_t size = shortest(pattern, desc.patternSize);
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

} // namespace ur::cuda
