// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For tests: surfaces that are pictures in memory. What the device's instructions would make undefined is a failure.
#pragma once

#include "unified-runtime/ur_native_cpu_image.h"

#include <gtest/gtest.h>

namespace surfaces {

struct alignas(16) Bytes {
  uint32_t words[4];
  unsigned char *data() { return reinterpret_cast<unsigned char *>(words); }
};

/// Where the bytes lie; `x` counts bytes. Null: not within the picture, or no pixel of it.
inline unsigned char *placeIn(unsigned long long surface, uint32_t size, int x, int y, int z) {
  const auto &picture = *reinterpret_cast<const ur_native_cpu_image_t *>(surface);
  const auto element = static_cast<int>(picture.element_size);
  unsigned char *const place =
      size == picture.element_size && x % element == 0 ? ur_native_cpu_pixel(&picture, x / element, y, z) : nullptr;
  EXPECT_NE(nullptr, place) << x << ' ' << y << ' ' << z << " of " << size << " bytes";
  return place;
}

template <uint32_t Type>
struct InMemory {
  static constexpr uint32_t type = Type;
  static Bytes load(unsigned long long surface, uint32_t size, int x, int y, int z) {
    Bytes bytes{};
    if (const unsigned char *const place = placeIn(surface, size, x, y, z))
      memcpy(bytes.words, place, size);
    return bytes;
  }
  static void store(unsigned long long surface, uint32_t size, int x, int y, int z, const Bytes &bytes) {
    if (unsigned char *const place = placeIn(surface, size, x, y, z))
      memcpy(place, bytes.words, size);
  }
};
using Line = InMemory<UR_NATIVE_CPU_IMAGE_1D>;
using Plane = InMemory<UR_NATIVE_CPU_IMAGE_2D>;
using Block = InMemory<UR_NATIVE_CPU_IMAGE_3D>;
using Lines = InMemory<UR_NATIVE_CPU_IMAGE_1D_ARRAY>;
using Planes = InMemory<UR_NATIVE_CPU_IMAGE_2D_ARRAY>;

} // namespace surfaces
