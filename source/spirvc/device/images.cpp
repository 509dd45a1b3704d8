// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kernels for the native CPU call on images: the functions that kernels in C have, under names that they are
// linked by. Code of the machine, not of the compiler's process: the compiler carries the object, and links it with
// kernels that need it. Nothing else but the C library's memcpy is called.
#include "unified-runtime/ur_native_cpu_image.h"

namespace {

// As LLVM passes vectors of four.
using Floats = float __attribute__((vector_size(16)));
using Integers = uint32_t __attribute__((vector_size(16)));

Floats vectorOf(const ur_native_cpu_float4_t &pixel) {
  return Floats{pixel.r, pixel.g, pixel.b, pixel.a};
}
Integers vectorOf(const ur_native_cpu_uint4_t &pixel) {
  return Integers{pixel.r, pixel.g, pixel.b, pixel.a};
}
Integers vectorOf(const ur_native_cpu_int4_t &pixel) {
  return Integers{static_cast<uint32_t>(pixel.r), static_cast<uint32_t>(pixel.g), static_cast<uint32_t>(pixel.b),
                  static_cast<uint32_t>(pixel.a)};
}

} // namespace

extern "C" {

Floats ur_spirv_image_sample_floats(const ur_native_cpu_image_t *image, const ur_native_cpu_sampler_t *sampler, float x,
                                    float y, float z) {
  return vectorOf(ur_native_cpu_sample_f(image, sampler, x, y, z));
}

/// Signed or not, as the image's channels are.
Integers ur_spirv_image_sample_integers(const ur_native_cpu_image_t *image, const ur_native_cpu_sampler_t *sampler,
                                        float x, float y, float z) {
  return ur_native_cpu_is_signed(image->channel) ? vectorOf(ur_native_cpu_sample_i(image, sampler, x, y, z))
                                                 : vectorOf(ur_native_cpu_sample_u(image, sampler, x, y, z));
}

Floats ur_spirv_image_read_floats(const ur_native_cpu_image_t *image, int32_t x, int32_t y, int32_t z) {
  return vectorOf(ur_native_cpu_read_f(image, x, y, z));
}

Integers ur_spirv_image_read_integers(const ur_native_cpu_image_t *image, int32_t x, int32_t y, int32_t z) {
  return ur_native_cpu_is_signed(image->channel) ? vectorOf(ur_native_cpu_read_i(image, x, y, z))
                                                 : vectorOf(ur_native_cpu_read_u(image, x, y, z));
}

void ur_spirv_image_write_floats(const ur_native_cpu_image_t *image, int32_t x, int32_t y, int32_t z, Floats pixel) {
  ur_native_cpu_write_f(image, x, y, z, {pixel[0], pixel[1], pixel[2], pixel[3]});
}

void ur_spirv_image_write_integers(const ur_native_cpu_image_t *image, int32_t x, int32_t y, int32_t z,
                                   Integers pixel) {
  if (ur_native_cpu_is_signed(image->channel)) {
    ur_native_cpu_write_i(image, x, y, z,
                          {static_cast<int32_t>(pixel[0]), static_cast<int32_t>(pixel[1]),
                           static_cast<int32_t>(pixel[2]), static_cast<int32_t>(pixel[3])});
  } else {
    ur_native_cpu_write_u(image, x, y, z, {pixel[0], pixel[1], pixel[2], pixel[3]});
  }
}

} // extern "C"
