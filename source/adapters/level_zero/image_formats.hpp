// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What Level Zero calls the types and formats of images, and what images a device takes.
#pragma once

#include "adapters/core/port/driver_images.hpp"
#include "adapters/level_zero/device.hpp"

#include <optional>

namespace ur::level_zero {

/// The description as Level Zero has it; nothing where it has no name for the type or the format. Sizes are those that
/// fit.
[[nodiscard]] std::optional<ze_image_desc_t> nativeDesc(const core::ImageDesc &desc) noexcept;

/// No images where the device lacks some type of them, or samplers. Throws bad_alloc.
void describeImages(const Platform &platform, Device &device);

} // namespace ur::level_zero
