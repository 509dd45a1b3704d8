// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/image_memory.hpp"

#include "adapters/core/device/native.hpp"
#include "adapters/core/memory/buffer_memory.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/driver_threads.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

size_t channels(ur_image_channel_order_t order) noexcept {
  switch (order) {
  case UR_IMAGE_CHANNEL_ORDER_A:
  case UR_IMAGE_CHANNEL_ORDER_R:
  case UR_IMAGE_CHANNEL_ORDER_INTENSITY:
  case UR_IMAGE_CHANNEL_ORDER_LUMINANCE:
    return 1;
  case UR_IMAGE_CHANNEL_ORDER_RG:
  case UR_IMAGE_CHANNEL_ORDER_RA:
  case UR_IMAGE_CHANNEL_ORDER_RX:
    return 2;
  case UR_IMAGE_CHANNEL_ORDER_RGB:
  case UR_IMAGE_CHANNEL_ORDER_RGX:
    return 3;
  case UR_IMAGE_CHANNEL_ORDER_RGBA:
  case UR_IMAGE_CHANNEL_ORDER_BGRA:
  case UR_IMAGE_CHANNEL_ORDER_ARGB:
  case UR_IMAGE_CHANNEL_ORDER_ABGR:
  case UR_IMAGE_CHANNEL_ORDER_RGBX:
  case UR_IMAGE_CHANNEL_ORDER_SRGBA:
    return 4;
  default:
    return 0;
  }
}

size_t product(size_t a, size_t b) {
  size_t result = 0;
  if (__builtin_mul_overflow(a, b, &result))
    throw UR_RESULT_ERROR_INVALID_IMAGE_SIZE;
  return result;
}

bool has3D(ur_mem_type_t type) noexcept {
  return type == UR_MEM_TYPE_IMAGE3D;
}
bool hasHeight(ur_mem_type_t type) noexcept {
  return type == UR_MEM_TYPE_IMAGE2D || type == UR_MEM_TYPE_IMAGE2D_ARRAY || has3D(type);
}
bool hasLayers(ur_mem_type_t type) noexcept {
  return type == UR_MEM_TYPE_IMAGE1D_ARRAY || type == UR_MEM_TYPE_IMAGE2D_ARRAY;
}

bool has(const std::vector<ur_image_format_t> &formats, const ur_image_format_t &format) {
  return std::any_of(formats.begin(), formats.end(), [&](const ur_image_format_t &known) {
    return known.channelOrder == format.channelOrder && known.channelType == format.channelType;
  });
}

void checkFormat(const Context &context, const ur_image_format_t &format, bool onlyRead) {
  for (const Device *device : context.devices()) {
    const ImageFacts &facts = device->facts().images;
    if (!has(facts.formats, format) && !(onlyRead && has(facts.readOnlyFormats, format)))
      throw UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT;
  }
}

void checkSize(const Context &context, const ImageDesc &desc) {
  if (desc.width == 0 || desc.height == 0 || desc.depth == 0 || desc.layers == 0)
    throw UR_RESULT_ERROR_INVALID_IMAGE_SIZE;
  const size_t bytes =
      product(product(product(desc.width, desc.elementSize), product(desc.height, desc.depth)), desc.layers);
  for (const Device *device : context.devices()) {
    const ImageFacts &facts = device->facts().images;
    const bool fits =
        has3D(desc.type) ? desc.width <= facts.max3D[0] && desc.height <= facts.max3D[1] && desc.depth <= facts.max3D[2]
                         : desc.width <= facts.max2D[0] && desc.height <= facts.max2D[1];
    const uint64_t most = device->facts().maxMemAllocSize;
    if (!fits || (hasLayers(desc.type) && desc.layers > facts.maxLayers) || (most != 0 && bytes > most))
      throw UR_RESULT_ERROR_INVALID_IMAGE_SIZE;
  }
}

/// Pitches in the caller's memory, which must leave room for a row and a slice, and hold whole ones.
void setPitches(ImageDesc &desc, size_t rowPitch, size_t slicePitch) {
  const size_t row = desc.width * desc.elementSize;
  const auto least = [](size_t given, size_t needed, size_t unit) {
    if (given != 0 && (given < needed || given % unit != 0))
      throw UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
    return given != 0 ? given : needed;
  };
  desc.rowPitch = least(rowPitch, row, desc.elementSize);
  if (desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY) { // Its layers are rows.
    desc.rowPitch = least(slicePitch, desc.rowPitch, desc.rowPitch);
    desc.slicePitch = product(desc.rowPitch, desc.layers);
  } else {
    const bool slices = has3D(desc.type) || hasLayers(desc.type);
    desc.slicePitch = least(slices ? slicePitch : 0, product(desc.rowPitch, desc.height), desc.rowPitch);
  }
}

std::array<size_t, 3> extentOf(const ImageDesc &desc) noexcept {
  const bool rowsAreLayers = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  return {desc.width, rowsAreLayers ? desc.layers : desc.height, rowsAreLayers ? 1 : desc.depth * desc.layers};
}

} // namespace

size_t elementSize(const ur_image_format_t &format) noexcept {
  const size_t count = channels(format.channelOrder);
  switch (format.channelType) {
  case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
  case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8:
    return count;
  case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
  case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
    return 2 * count;
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32:
  case UR_IMAGE_CHANNEL_TYPE_FLOAT:
    return 4 * count;
  case UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565:
  case UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555:
  case UR_IMAGE_CHANNEL_TYPE_INT_101010: {
    const bool three =
        format.channelOrder == UR_IMAGE_CHANNEL_ORDER_RGB || format.channelOrder == UR_IMAGE_CHANNEL_ORDER_RGBX;
    return !three ? 0 : format.channelType == UR_IMAGE_CHANNEL_TYPE_INT_101010 ? 4 : 2;
  }
  default:
    return 0;
  }
}

void checkImageSupport(const Context &context) {
  const bool everywhere = onEveryDevice(context, [](const DeviceFacts &facts) { return facts.images.supported; });
  if (!everywhere || !context.driver().images())
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

struct ImageMemory::Checked {
  /// Of one that is there already nobody says what kernels do with it.
  enum class Origin { made, native };
  Checked(const Context &context, ur_mem_flags_t flags, const ur_image_format_t &format, const ur_image_desc_t &given,
          void *host, Origin origin = Origin::made) {
    checkImageSupport(context);
    checkFormat(context, format, origin == Origin::native || (flags & kMemAccess) == UR_MEM_FLAG_READ_ONLY);
    desc.type = given.type;
    desc.format = format;
    desc.elementSize = elementSize(format);
    desc.width = given.width;
    desc.height = hasHeight(given.type) ? given.height : 1;
    desc.depth = has3D(given.type) ? given.depth : 1;
    desc.layers = hasLayers(given.type) ? given.arraySize : 1;
    desc.access = (flags & kMemAccess) != 0 ? flags & kMemAccess : ur_mem_flags_t{UR_MEM_FLAG_READ_WRITE};
    checkSize(context, desc);
    setPitches(desc, given.rowPitch, given.slicePitch);
    bytes = product(desc.slicePitch, desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY ? 1 : desc.depth * desc.layers);
    inPlace = host && (flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0 && context.driver().images()->overHostMemory();
  }
  ImageDesc desc;
  size_t bytes = 0;     ///< of the caller's memory, gaps included
  bool inPlace = false; ///< the caller's memory is the image's
};

ImageMemory::ImageMemory(Context &context, ur_mem_flags_t flags, const ur_image_format_t &format,
                         const ur_image_desc_t &desc, void *host)
    : ImageMemory(context, flags, Checked(context, flags, format, desc, host), host) {}

ImageMemory::ImageMemory(Context &context, ur_mem_flags_t flags, const Checked &checked, void *host)
    : Contents(context, checked.bytes, checked.inPlace, Storage::image), desc_(checked.desc), extent_(extentOf(desc_)) {
  if (checked.inPlace) {
    ImageDesc over = desc_;
    over.memory = host;
    NativeImage made = nullptr;
    checkDriver();
    check(context.driver().images()->createImage(0, over, &made));
    first().kind = Storage::image;
    first().storage = made;
    first().valid = true;
  } else if (host) {
    first().owned = (flags & UR_MEM_FLAG_USE_HOST_POINTER) == 0;
    first().storage = first().owned ? allocateTrimming(context, MemoryKind::host, 0, size(), 64) : host;
    first().valid = true;
    if (first().owned)
      std::memcpy(first().storage, host, size());
  }
}

ImageMemory::ImageMemory(Context &context, ur_native_handle_t native, bool owned, const ur_image_format_t &format,
                         const ur_image_desc_t &desc)
    : ImageMemory(context, 0, Checked(context, 0, format, desc, nullptr, Checked::Origin::native), nullptr) {
  ImportedImage imported;
  check(nativeHandles(context).importImage(native, owned, desc_, &imported)); // Last: nothing can fail behind it.
  adopt(imported.device, {Storage::image, imported.image}, true);
}

void *ImageMemory::make(uint32_t device) {
  checkDriver();
  NativeImage made = nullptr;
  makeTrimming(context(), device, [&] { return context().driver().images()->createImage(device, desc_, &made); });
  return made;
}

ImageSide ImageMemory::sideOf(const End &end) const noexcept {
  ImageSide side;
  if (end.kind == Storage::image) {
    side.image = static_cast<NativeImage>(end.storage);
  } else {
    side.memory = end.storage;
    side.rowPitch = desc_.rowPitch;
    side.slicePitch = desc_.slicePitch;
  }
  return side;
}

ur_result_t ImageMemory::move(Driver &driver, Stream stream, const Fence &fence, const End &from,
                              const End &to) const noexcept {
  return driver.images()->copyImage(stream, {sideOf(to), sideOf(from), extent_}, fence);
}

void ImageMemory::checkInside(const PixelBox &box) const {
  for (size_t i = 0; i < 3; ++i) {
    if (box.size[i] == 0 || box.origin[i] > extent_[i] || box.size[i] > extent_[i] - box.origin[i])
      throw UR_RESULT_ERROR_INVALID_SIZE;
  }
}

ImageSide ImageMemory::hostSide(void *memory, const std::array<size_t, 3> &size, size_t rowPitch,
                                size_t slicePitch) const {
  const auto least = [](size_t given, size_t needed) {
    if (given != 0 && given < needed)
      throw UR_RESULT_ERROR_INVALID_SIZE;
    return given != 0 ? given : needed;
  };
  ImageSide side;
  side.memory = memory;
  side.rowPitch = least(rowPitch, size[0] * desc_.elementSize);
  if (desc_.type == UR_MEM_TYPE_IMAGE1D_ARRAY) {
    side.rowPitch = least(slicePitch, side.rowPitch);
    slicePitch = 0;
  }
  size_t slice = 0;
  if (__builtin_mul_overflow(side.rowPitch, size[1], &slice))
    throw UR_RESULT_ERROR_INVALID_SIZE;
  side.slicePitch = least(slicePitch, slice);
  return side;
}

} // namespace ur::core
