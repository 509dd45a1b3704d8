// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/objects.hpp"

namespace ur::layers::stream_safety {

namespace {
constexpr uintptr_t kApart = uintptr_t{1} << 21;
/// In bytes; 0: it isn't a sum of channels.
size_t pixelOf(const ur_image_format_t &format) noexcept {
  size_t channel = 0;
  switch (format.channelType) {
  case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
  case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8:
    channel = 1;
    break;
  case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
  case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16:
  case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
    channel = 2;
    break;
  case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
  case UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32:
  case UR_IMAGE_CHANNEL_TYPE_FLOAT:
    channel = 4;
    break;
  default:
    return 0;
  }
  switch (format.channelOrder) {
  case UR_IMAGE_CHANNEL_ORDER_A:
  case UR_IMAGE_CHANNEL_ORDER_R:
    return channel;
  case UR_IMAGE_CHANNEL_ORDER_RG:
  case UR_IMAGE_CHANNEL_ORDER_RA:
    return channel * 2;
  case UR_IMAGE_CHANNEL_ORDER_RGBA:
  case UR_IMAGE_CHANNEL_ORDER_BGRA:
  case UR_IMAGE_CHANNEL_ORDER_ARGB:
    return channel * 4;
  default:
    return 0;
  }
}

constexpr size_t kVariable = size_t{1} << 32; ///< as large as one may be: nobody says how large it is
} // namespace

std::shared_ptr<Objects::Object> Objects::make(size_t size, const Place &place) {
  auto object = std::make_shared<Object>();
  const uintptr_t room = (size / kApart + 1) * kApart;
  object->begin = next_.fetch_add(room, std::memory_order_relaxed);
  object->size = size;
  const auto *const at = reinterpret_cast<const void *>(object->begin);
  blocks_.allocated(at, size, false, nullptr, place);
  object->block = std::shared_ptr<const void>(at, [this, size](const void *begin) { blocks_.forget(begin, size); });
  return object;
}

void Objects::addBuffer(const void *handle, size_t size, const Place &place) {
  objects_.put(handle, make(size, place));
}

void Objects::addPart(const void *handle, const void *buffer, size_t origin, size_t size) {
  const std::shared_ptr<const Object> whole = find(buffer);
  if (!whole)
    return;
  auto part = std::make_shared<Object>();
  part->begin = whole->begin + origin;
  part->size = size;
  part->block = whole->block;
  objects_.put(handle, std::move(part));
}

void Objects::addImage(const void *handle, const ur_image_format_t &format, const ur_image_desc_t &shape,
                       const Place &place) {
  if (shape.type != UR_MEM_TYPE_IMAGE1D && shape.type != UR_MEM_TYPE_IMAGE2D && shape.type != UR_MEM_TYPE_IMAGE3D)
    return;
  const size_t height = shape.type == UR_MEM_TYPE_IMAGE1D ? 1 : std::max<size_t>(shape.height, 1);
  const size_t depth = shape.type == UR_MEM_TYPE_IMAGE3D ? std::max<size_t>(shape.depth, 1) : 1;
  const size_t pixel = pixelOf(format), width = shape.width * std::max<size_t>(pixel, 1);
  const size_t row = std::max(shape.rowPitch, width), slice = std::max(shape.slicePitch, row * height);
  std::shared_ptr<Object> image = make(slice * (depth - 1) + row * (height - 1) + width, place);
  image->row = row;
  image->slice = slice;
  image->pixel = pixel;
  objects_.put(handle, std::move(image));
}

void Objects::retain(const void *handle) noexcept {
  if (const std::shared_ptr<const Object> object = find(handle))
    object->references.fetch_add(1, std::memory_order_relaxed);
}

std::shared_ptr<const Objects::Object> Objects::release(const void *handle) noexcept {
  const std::shared_ptr<const Object> object = find(handle);
  if (!object || object->references.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return nullptr;
  return objects_.take(handle);
}

uintptr_t Objects::variable(const void *program, const char *name, const Place &place) {
  const std::scoped_lock lock(mutex_);
  std::shared_ptr<Object> &object = variables_[{program, name}];
  if (!object)
    object = make(kVariable, place);
  return object->begin;
}

void Objects::forgetVariables(const void *program) noexcept {
  const std::scoped_lock lock(mutex_);
  std::erase_if(variables_, [program](const auto &one) { return one.first.first == program; });
}

void Objects::clear() noexcept {
  objects_.clear();
  const std::scoped_lock lock(mutex_);
  variables_.clear();
}

} // namespace ur::layers::stream_safety
