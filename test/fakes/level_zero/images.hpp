// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's images, whose pixels are blocks of its memory without gaps, and samplers.
#pragma once

#include "fakes/level_zero/memory.hpp"
#include "sim/images.hpp"

namespace ur::level_zero::fake {

struct Image : Object {
  Context *context = nullptr;
  Device *device = nullptr;
  sim::ImageView view; ///< as kernels have it
  int users = 0;       ///< commands that aren't over
};
struct Sampler : Object {
  Context *context = nullptr;
  Device *device = nullptr;
  core::SamplerDesc desc;
  int users = 0;
};
[[nodiscard]] Live<Image> &images();
[[nodiscard]] Live<Sampler> &samplers();

/// What an object says of itself, where commands of a device may use it: its own, or a part of that.
[[nodiscard]] bool serves(const Device &owner, const Device &device);

/// Images and samplers.
[[nodiscard]] size_t imageObjects();

} // namespace ur::level_zero::fake
