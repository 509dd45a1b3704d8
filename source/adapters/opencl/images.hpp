// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images and samplers: OpenCL's own, of a whole context.
#pragma once

#include "adapters/core/port/driver_images.hpp"
#include "adapters/core/port/driver_native.hpp"
#include "adapters/opencl/device_query.hpp"
#include "adapters/opencl/streams.hpp"

namespace ur::opencl {

struct Image {
  const Api &api;
  const cl_mem native; ///< a reference of ours
  const ur_mem_type_t type;
  Image(const Api &functions, cl_mem memory, ur_mem_type_t of) noexcept : api(functions), native(memory), type(of) {}
  Image(const Image &) = delete;
  Image &operator=(const Image &) = delete;
  ~Image() { (void)api.clReleaseMemObject(native); }
  static Image &of(core::NativeImage image) noexcept { return *reinterpret_cast<Image *>(image); }
};

/// What an argument of a launch names.
inline cl_mem imageOf(const core::KernelArg &arg) noexcept {
  return Image::of(*static_cast<const core::NativeImage *>(arg.data)).native;
}
inline cl_sampler samplerOf(const core::KernelArg &arg) noexcept {
  return reinterpret_cast<cl_sampler>(*static_cast<const core::NativeSampler *>(arg.data));
}

class Images final : public core::ImageDriver {
public:
  explicit Images(const Context &context) noexcept : context_(context) {}

  /// What a driver does with memory of the host meanwhile is its own business.
  bool overHostMemory() const noexcept override { return false; }
  ur_result_t createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept override;
  void destroyImage(core::NativeImage image) noexcept override { delete &Image::of(image); }
  ur_result_t copyImage(core::Stream stream, const core::ImageCopyDesc &desc,
                        const core::Fence &fence) noexcept override;
  ur_result_t createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept override;
  void destroySampler(core::NativeSampler sampler) noexcept override;

  // As NativeDriver has them.
  [[nodiscard]] ur_result_t importImage(ur_native_handle_t native, bool owned, const core::ImageDesc &desc,
                                        core::ImportedImage *image) noexcept;
  [[nodiscard]] ur_result_t importSampler(ur_native_handle_t native, bool owned, core::SamplerDesc *desc,
                                          core::NativeSampler *sampler) noexcept;

private:
  const Context &context_;
};

/// What images a device takes.
void describeImages(const DeviceQuery &get, const Platform &platform, Device &device);

} // namespace ur::opencl
