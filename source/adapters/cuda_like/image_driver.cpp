// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's part for images and samplers.
#include "adapters/core/port/guarded.hpp"
#include "adapters/cuda_like/device_resources.hpp"
#include "adapters/cuda_like/driver_base.hpp"
#include "adapters/cuda_like/images.hpp"

namespace ur::LANEWAY_VENDOR {

using namespace core;

ur_result_t DriverBase::createImage(uint32_t device, const ImageDesc &desc, NativeImage *image) noexcept {
  return guarded([&] {
    std::unique_ptr<Image> made;
    const ur_result_t result = Image::create(*devices_[device], desc, &made);
    if (result == UR_RESULT_SUCCESS)
      *image = reinterpret_cast<NativeImage>(made.release());
    return result;
  });
}

void DriverBase::destroyImage(NativeImage image) noexcept {
  delete &Image::of(image);
}

ur_result_t DriverBase::copyImage(core::Stream stream, const ImageCopyDesc &desc, const Fence &fence) noexcept {
  return submit(stream, fence,
                [&](const Stream &to) { return enqueueImageCopy(to, to.resources.staging, devices_, desc); });
}

/// Nothing but what it says: textures are made of it with the images that it is used for.
ur_result_t DriverBase::createSampler(const SamplerDesc &desc, NativeSampler *sampler) noexcept {
  return guarded([&] {
    *sampler = reinterpret_cast<NativeSampler>(new SamplerDesc(desc));
    return UR_RESULT_SUCCESS;
  });
}

void DriverBase::destroySampler(NativeSampler sampler) noexcept {
  delete reinterpret_cast<SamplerDesc *>(sampler);
}

} // namespace ur::LANEWAY_VENDOR
