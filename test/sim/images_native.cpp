// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of memory, images and samplers: the addresses of blocks and of the simulated objects.
#include "sim/images.hpp"
#include "sim/native.hpp"

#include "sim/booking.hpp"

#include <algorithm>

namespace ur::sim {

namespace {

bool alike(const core::ImageDesc &a, const core::ImageDesc &b) {
  const auto shape = [](const core::ImageDesc &desc) {
    return std::tuple(desc.type, desc.format.channelOrder, desc.format.channelType, desc.width, desc.height, desc.depth,
                      desc.layers);
  };
  return shape(a) == shape(b);
}

} // namespace

ur_result_t SimNative::memoryHandle(core::MemoryKind, void *memory, size_t, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] {
    *native = reinterpret_cast<ur_native_handle_t>(memory);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t SimNative::importMemory(ur_native_handle_t native, bool owned, core::ImportedMemory *memory) noexcept {
  return book(Call::importNative, [&] {
    World &world = World::instance();
    std::lock_guard lock(world.mutex());
    void *address = reinterpret_cast<void *>(native);
    const auto part = world.memory().at(address);
    if (!part || (owned && !part->whole))
      return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    const auto device = std::find(devices_.begin(), devices_.end(), part->device);
    const bool host = part->kind == core::MemoryKind::host;
    if (!host && device == devices_.end())
      return UR_RESULT_ERROR_INVALID_MEM_OBJECT; // a context without its device
    world.memory().share(driver_, address, owned);
    *memory = {address, part->kind, host ? 0 : static_cast<uint32_t>(device - devices_.begin()), part->size, owned};
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Images::handleOf(core::NativeImage image, ur_native_handle_t *native) {
  std::lock_guard lock(world_.mutex());
  return images_.handleOf(image, native) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_MEM_OBJECT;
}

ur_result_t Images::import(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                           core::ImportedImage *image) {
  std::lock_guard lock(world_.mutex());
  const auto object = images_.behind(native);
  const auto device = object ? std::find(devices_.begin(), devices_.end(), object->value.device) : devices_.end();
  if (device == devices_.end())
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  if (!alike(object->value.desc, desc))
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  images_.import(object, owned, &image->image);
  image->device = static_cast<uint32_t>(device - devices_.begin());
  if (!object->value.desc.memory)
    world_.memory().share(context_, object->value.texels, owned);
  return UR_RESULT_SUCCESS;
}

ur_result_t Images::handleOf(core::NativeSampler sampler, ur_native_handle_t *native) {
  std::lock_guard lock(world_.mutex());
  return samplers_.handleOf(sampler, native) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SAMPLER;
}

ur_result_t Images::import(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                           core::NativeSampler *sampler) {
  std::lock_guard lock(world_.mutex());
  const auto object = samplers_.behind(native);
  if (!object)
    return UR_RESULT_ERROR_INVALID_SAMPLER;
  samplers_.import(object, owned, sampler);
  *desc = object->value;
  return UR_RESULT_SUCCESS;
}

bool Vendor::memoryExists(ur_native_handle_t memory) {
  std::lock_guard lock(World::instance().mutex());
  return World::instance().memory().at(reinterpret_cast<void *>(memory)).has_value();
}
bool Vendor::imageExists(ur_native_handle_t image) {
  std::lock_guard lock(World::instance().mutex());
  return ObjectTable<ImageView>::behind(image) != nullptr;
}
bool Vendor::samplerExists(ur_native_handle_t sampler) {
  std::lock_guard lock(World::instance().mutex());
  return ObjectTable<core::SamplerDesc>::behind(sampler) != nullptr;
}

ur_result_t SimNative::imageHandle(core::NativeImage image, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] { return images_.handleOf(image, native); });
}
ur_result_t SimNative::importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                                   core::ImportedImage *image) noexcept {
  return book(Call::importNative, [&] { return images_.import(native, owned, desc, image); });
}
ur_result_t SimNative::samplerHandle(core::NativeSampler sampler, ur_native_handle_t *native) noexcept {
  return book(Call::nativeHandle, [&] { return images_.handleOf(sampler, native); });
}
ur_result_t SimNative::importSampler(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                                     core::NativeSampler *sampler) noexcept {
  return book(Call::importNative, [&] { return images_.import(native, owned, desc, sampler); });
}

} // namespace ur::sim
