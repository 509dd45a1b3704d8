// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What kernels for NVIDIA's devices call on images: the arithmetic of ur_native_cpu_image.h, with pixels that a
// surface's instructions fetch and store as they lie in memory. Code of the device, which clang makes in LLVM's form:
// the compiler carries it, and links it with kernels that need it.
#include "unified-runtime/ur_cuda_kernel.h"

#include <surface_instructions.hpp> // those beside this file; a test has others, for memory

namespace {

using namespace surfaces;

using Floats = float __attribute__((vector_size(16)));
using Integers = uint32_t __attribute__((vector_size(16)));

/// As that header knows an image. One of another type than the kernel's has no pixels.
template <class Surface>
ur_native_cpu_image_t viewOf(const ur_cuda_image_t &image) {
  ur_native_cpu_image_t view = {};
  view.type = Surface::type;
  view.order = image.order;
  view.channel = image.channel;
  view.width = image.type == Surface::type ? image.width : 0;
  view.height = image.height;
  view.depth = image.depth;
  view.layers = image.layers;
  view.element_size = image.element_size;
  return view;
}

/// Calls `with(view)` with a view whose order is a constant: which component a channel is isn't looked up then. There
/// are no other formats on these devices.
template <class With>
auto byOrder(ur_native_cpu_image_t view, With &&with) {
  if (ur_native_cpu_is_packed(view.channel))
    __builtin_unreachable();
  switch (view.order) {
  case UR_NATIVE_CPU_ORDER_R:
    view.order = UR_NATIVE_CPU_ORDER_R;
    return with(view);
  case UR_NATIVE_CPU_ORDER_RG:
    view.order = UR_NATIVE_CPU_ORDER_RG;
    return with(view);
  default:
    view.order = UR_NATIVE_CPU_ORDER_RGBA;
    return with(view);
  }
}

/// Calls `with(bytes)` with a pixel's, null where there is none.
template <class Surface, class With>
auto withPixel(const ur_cuda_image_t &image, const ur_native_cpu_image_t &view, int64_t x, int64_t y, int64_t z,
               With &&with) {
  const bool isInside = ur_native_cpu_is_inside(&view, x, &y, &z) != 0;
  Bytes bytes = {};
  if (isInside) {
    bytes = Surface::load(image.surface, image.element_size, static_cast<int>(x * image.element_size),
                          static_cast<int>(y), static_cast<int>(z));
  }
  return with(isInside ? bytes.data() : nullptr);
}

template <class Surface>
Floats readFloats(const ur_cuda_image_t &image, const ur_native_cpu_image_t &view, int64_t x, int64_t y, int64_t z) {
  return withPixel<Surface>(image, view, x, y, z, [&](const unsigned char *pixel) {
    return byOrder(view, [&](const ur_native_cpu_image_t &of) {
      const ur_native_cpu_float4_t color = ur_native_cpu_decode_f(&of, pixel);
      return Floats{color.r, color.g, color.b, color.a};
    });
  });
}

/// Signed or not, as the image's channels are. Others' are zeros.
template <class Surface>
Integers readIntegers(const ur_cuda_image_t &image, const ur_native_cpu_image_t &view, int64_t x, int64_t y,
                      int64_t z) {
  if (!ur_native_cpu_is_signed(view.channel) && !ur_native_cpu_is_unsigned(view.channel))
    return Integers{};
  return withPixel<Surface>(image, view, x, y, z, [&](const unsigned char *pixel) {
    return byOrder(view, [&](const ur_native_cpu_image_t &of) {
      uint32_t values[4];
      ur_native_cpu_decode_integers(&of, pixel, values);
      return Integers{values[0], values[1], values[2], values[3]};
    });
  });
}

/// `encode(view, bytes)` makes the pixel's bytes.
template <class Surface, class Encode>
void write(const ur_cuda_image_t &image, int64_t x, int64_t y, int64_t z, bool integers, Encode &&encode) {
  const ur_native_cpu_image_t view = viewOf<Surface>(image);
  const bool hasIntegers = ur_native_cpu_is_signed(view.channel) || ur_native_cpu_is_unsigned(view.channel);
  if (hasIntegers != integers || !ur_native_cpu_is_inside(&view, x, &y, &z))
    return;
  Bytes bytes = {};
  byOrder(view, [&](const ur_native_cpu_image_t &of) { encode(of, bytes.data()); });
  Surface::store(image.surface, image.element_size, static_cast<int>(x * image.element_size), static_cast<int>(y),
                 static_cast<int>(z), bytes);
}

ur_native_cpu_sampler_t samplerOf(const ur_cuda_sampler_t &sampler) {
  return {sampler.normalized, sampler.addressing, sampler.filter};
}

template <class Surface>
Floats sampleFloats(const ur_cuda_image_t &image, const ur_cuda_sampler_t &given, float x, float y, float z) {
  const ur_native_cpu_image_t view = viewOf<Surface>(image);
  const ur_native_cpu_sampler_t sampler = samplerOf(given);
  const int linear = sampler.filter == UR_NATIVE_CPU_FILTER_LINEAR;
  ur_native_cpu_axis_t axes[3];
  ur_native_cpu_axes(&view, &sampler, x, y, z, linear, axes);
  if (!linear)
    return readFloats<Surface>(image, view, axes[0].first, axes[1].first, axes[2].first);
  Floats sum = {};
  for (int corner = 0; corner < 8; ++corner) {
    int64_t at[3];
    const float weight = ur_native_cpu_corner(axes, corner, at);
    if (weight != 0.0f) // what doesn't count mustn't bring in infinities
      sum += weight * readFloats<Surface>(image, view, at[0], at[1], at[2]);
  }
  return sum;
}

/// Of integers the nearest pixel, whatever the filter.
template <class Surface>
Integers sampleIntegers(const ur_cuda_image_t &image, const ur_cuda_sampler_t &given, float x, float y, float z) {
  const ur_native_cpu_image_t view = viewOf<Surface>(image);
  const ur_native_cpu_sampler_t sampler = samplerOf(given);
  ur_native_cpu_axis_t axes[3];
  ur_native_cpu_axes(&view, &sampler, x, y, z, 0, axes);
  return readIntegers<Surface>(image, view, axes[0].first, axes[1].first, axes[2].first);
}

} // namespace

// By the names that the compiler calls.
#define FUNCTIONS(NAME, SURFACE)                                                                                       \
  extern "C" Floats ur_spirv_image_sample_floats_##NAME(const ur_cuda_image_t *image,                                  \
                                                        const ur_cuda_sampler_t *sampler, float x, float y, float z) { \
    return sampleFloats<SURFACE>(*image, *sampler, x, y, z);                                                           \
  }                                                                                                                    \
  extern "C" Integers ur_spirv_image_sample_integers_##NAME(                                                           \
      const ur_cuda_image_t *image, const ur_cuda_sampler_t *sampler, float x, float y, float z) {                     \
    return sampleIntegers<SURFACE>(*image, *sampler, x, y, z);                                                         \
  }                                                                                                                    \
  extern "C" Floats ur_spirv_image_read_floats_##NAME(const ur_cuda_image_t *image, int x, int y, int z) {             \
    return readFloats<SURFACE>(*image, viewOf<SURFACE>(*image), x, y, z);                                              \
  }                                                                                                                    \
  extern "C" Integers ur_spirv_image_read_integers_##NAME(const ur_cuda_image_t *image, int x, int y, int z) {         \
    return readIntegers<SURFACE>(*image, viewOf<SURFACE>(*image), x, y, z);                                            \
  }                                                                                                                    \
  extern "C" void ur_spirv_image_write_floats_##NAME(const ur_cuda_image_t *image, int x, int y, int z,                \
                                                     Floats pixel) {                                                   \
    write<SURFACE>(*image, x, y, z, false, [&](const ur_native_cpu_image_t &of, unsigned char *bytes) {                \
      ur_native_cpu_encode_f(&of, bytes, {pixel[0], pixel[1], pixel[2], pixel[3]});                                    \
    });                                                                                                                \
  }                                                                                                                    \
  extern "C" void ur_spirv_image_write_integers_##NAME(const ur_cuda_image_t *image, int x, int y, int z,              \
                                                       Integers pixel) {                                               \
    write<SURFACE>(*image, x, y, z, true, [&](const ur_native_cpu_image_t &of, unsigned char *bytes) {                 \
      const uint32_t values[4] = {pixel[0], pixel[1], pixel[2], pixel[3]};                                             \
      ur_native_cpu_store_integers(&of, bytes, values);                                                                \
    });                                                                                                                \
  }
FUNCTIONS(1d, Line)
FUNCTIONS(2d, Plane)
FUNCTIONS(3d, Block)
FUNCTIONS(1d_array, Lines)
FUNCTIONS(2d_array, Planes)
