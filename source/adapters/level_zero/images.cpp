// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/images.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/image_formats.hpp"

#include <new>

namespace ur::level_zero {

using namespace core;

namespace {

ze_sampler_address_mode_t addressMode(ur_sampler_addressing_mode_t mode) noexcept {
  switch (mode) {
  case UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE:
    return ZE_SAMPLER_ADDRESS_MODE_CLAMP;
  case UR_SAMPLER_ADDRESSING_MODE_CLAMP:
    return ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
  case UR_SAMPLER_ADDRESSING_MODE_REPEAT:
    return ZE_SAMPLER_ADDRESS_MODE_REPEAT;
  case UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT:
    return ZE_SAMPLER_ADDRESS_MODE_MIRROR;
  default:
    return ZE_SAMPLER_ADDRESS_MODE_NONE;
  }
}

} // namespace

bool Images::possible() const noexcept {
  for (uint32_t device = 0; device < context_.size(); ++device) {
    if (!context_.device(device).facts.images.supported)
      return false;
  }
  return true;
}

ur_result_t Images::createImage(uint32_t device, const ImageDesc &desc, NativeImage *image) noexcept {
  const std::optional<ze_image_desc_t> wanted = nativeDesc(desc);
  if (!wanted)
    return UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT;
  const Api &api = context_.api();
  ze_image_handle_t native = nullptr;
  if (const ze_result_t result =
          api.zeImageCreate(context_.native(), context_.device(device).native, &wanted.value(), &native);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  auto *made = new (std::nothrow) Image(context_, device, native, desc);
  if (!made) {
    (void)api.zeImageDestroy(native);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  *image = reinterpret_cast<NativeImage>(made);
  return UR_RESULT_SUCCESS;
}

Sampler::~Sampler() {
  for (const ze_sampler_handle_t native : natives_)
    (void)context_.api().zeSamplerDestroy(native);
}

ze_result_t Sampler::create(const SamplerDesc &desc) {
  ze_sampler_desc_t wanted{};
  wanted.stype = ZE_STRUCTURE_TYPE_SAMPLER_DESC;
  wanted.addressMode = addressMode(desc.addressing);
  wanted.filterMode =
      desc.filter == UR_SAMPLER_FILTER_MODE_LINEAR ? ZE_SAMPLER_FILTER_MODE_LINEAR : ZE_SAMPLER_FILTER_MODE_NEAREST;
  wanted.isNormalized = desc.normalized;
  natives_.reserve(context_.size());
  for (uint32_t device = 0; device < context_.size(); ++device) {
    ze_sampler_handle_t native = nullptr;
    if (const ze_result_t result =
            context_.api().zeSamplerCreate(context_.native(), context_.device(device).native, &wanted, &native);
        result != ZE_RESULT_SUCCESS)
      return result;
    natives_.push_back(native);
  }
  return ZE_RESULT_SUCCESS;
}

ur_result_t Images::createSampler(const SamplerDesc &desc, NativeSampler *sampler) noexcept {
  const size_t which =
      (static_cast<size_t>(desc.addressing) * 2 + static_cast<size_t>(desc.filter)) * 2 + (desc.normalized ? 1 : 0);
  if (which >= kSamplers)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  return guarded([&] {
    std::lock_guard lock(mutex_);
    if (!samplers_[which]) {
      auto made = std::make_unique<Sampler>(context_);
      if (const ze_result_t result = made->create(desc); result != ZE_RESULT_SUCCESS)
        return translate(result);
      samplers_[which] = std::move(made);
    }
    *sampler = reinterpret_cast<NativeSampler>(samplers_[which].get());
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::level_zero
