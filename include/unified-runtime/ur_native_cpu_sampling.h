/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Sampling of images in kernels of the native CPU: filters and addressing modes. Comes with ur_native_cpu_image.h.
 */
#ifndef UR_NATIVE_CPU_SAMPLING_H
#define UR_NATIVE_CPU_SAMPLING_H

#include "ur_native_cpu_image.h"

/* C has no other casts than these. */
#ifdef __cplusplus
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

/* The pixels on one axis that a coordinate falls between, -1 being the border, and the weight of the second. Where
 * only one counts, both are that one. */
typedef struct ur_native_cpu_axis_t {
  int64_t first, second;
  float weight;
} ur_native_cpu_axis_t;

static inline int64_t ur_native_cpu_address(int64_t i, int64_t size, uint32_t addressing) {
  if (addressing == UR_NATIVE_CPU_ADDRESS_REPEAT)
    i = i < 0 ? i + size : i >= size ? i - size : i;
  if (i >= 0 && i < size)
    return i;
  return addressing == UR_NATIVE_CPU_ADDRESS_CLAMP ? -1 : i < 0 ? 0 : size - 1;
}

static inline ur_native_cpu_axis_t ur_native_cpu_axis(const ur_native_cpu_sampler_t *sampler, float at, size_t pixels,
                                                      int linear) {
  const float size = (float)pixels;
  const uint32_t addressing = sampler->addressing;
  float u = at;
  if (addressing == UR_NATIVE_CPU_ADDRESS_REPEAT || addressing == UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT) {
    const float s = sampler->normalized ? at : at / size;
    const float turn =
        addressing == UR_NATIVE_CPU_ADDRESS_REPEAT ? ur_native_cpu_floor(s) : 2.0f * ur_native_cpu_round(0.5f * s);
    u = s - turn;
    u = (u < 0.0f ? -u : u) * size;
  } else if (sampler->normalized) {
    u = at * size;
  }
  if (linear)
    u -= 0.5f;
  if (!(u > -1e9f)) /* NaN as well */
    u = -1e9f;
  if (u > 1e9f)
    u = 1e9f;
  const float low = ur_native_cpu_floor(u);
  const int64_t i = (int64_t)low;
  ur_native_cpu_axis_t axis;
  axis.first = axis.second = ur_native_cpu_address(i, (int64_t)pixels, addressing);
  axis.weight = 0.0f;
  if (linear) {
    axis.second = ur_native_cpu_address(i + 1, (int64_t)pixels, addressing);
    axis.weight = u - low;
  }
  return axis;
}

/* The layer: the nearest one there is. */
static inline ur_native_cpu_axis_t ur_native_cpu_layer(float at, size_t layers) {
  const float nearest = ur_native_cpu_round(at), last = (float)(layers - 1);
  ur_native_cpu_axis_t axis;
  axis.first = axis.second = !(nearest > 0.0f) ? 0 : nearest >= last ? (int64_t)layers - 1 : (int64_t)nearest;
  axis.weight = 0.0f;
  return axis;
}

static inline void ur_native_cpu_axes(const ur_native_cpu_image_t *image, const ur_native_cpu_sampler_t *sampler,
                                      float x, float y, float z, int linear, ur_native_cpu_axis_t axes[3]) {
  const ur_native_cpu_axis_t none = {0, 0, 0.0f};
  const uint32_t type = image->type;
  axes[0] = ur_native_cpu_axis(sampler, x, image->width, linear);
  axes[1] = type == UR_NATIVE_CPU_IMAGE_1D         ? none
            : type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? ur_native_cpu_layer(y, image->layers)
                                                   : ur_native_cpu_axis(sampler, y, image->height, linear);
  axes[2] = type == UR_NATIVE_CPU_IMAGE_3D         ? ur_native_cpu_axis(sampler, z, image->depth, linear)
            : type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? ur_native_cpu_layer(z, image->layers)
                                                   : none;
}

/* One of the eight pixels around a point, and how much it counts. */
static inline float ur_native_cpu_corner(const ur_native_cpu_axis_t axes[3], int corner, int64_t at[3]) {
  float weight = 1.0f;
  for (int i = 0; i < 3; ++i) {
    const int second = corner >> i & 1;
    at[i] = second ? axes[i].second : axes[i].first;
    weight *= second ? axes[i].weight : 1.0f - axes[i].weight;
  }
  return weight;
}

/* The image at a point, as the sampler has it. */
static inline ur_native_cpu_float4_t ur_native_cpu_sample_f(const ur_native_cpu_image_t *image,
                                                            const ur_native_cpu_sampler_t *sampler, float x, float y,
                                                            float z) {
  ur_native_cpu_axis_t axes[3];
  const int linear = sampler->filter == UR_NATIVE_CPU_FILTER_LINEAR;
  ur_native_cpu_axes(image, sampler, x, y, z, linear, axes);
  if (!linear)
    return ur_native_cpu_read_f(image, axes[0].first, axes[1].first, axes[2].first);
  ur_native_cpu_float4_t sum = {0.0f, 0.0f, 0.0f, 0.0f};
  for (int corner = 0; corner < 8; ++corner) {
    int64_t at[3];
    const float weight = ur_native_cpu_corner(axes, corner, at);
    if (weight == 0.0f)
      continue; /* what doesn't count mustn't bring in infinities */
    const ur_native_cpu_float4_t pixel = ur_native_cpu_read_f(image, at[0], at[1], at[2]);
    sum.r += weight * pixel.r;
    sum.g += weight * pixel.g;
    sum.b += weight * pixel.b;
    sum.a += weight * pixel.a;
  }
  return sum;
}

/* Of integers the nearest pixel, whatever the filter. */
static inline ur_native_cpu_int4_t ur_native_cpu_sample_i(const ur_native_cpu_image_t *image,
                                                          const ur_native_cpu_sampler_t *sampler, float x, float y,
                                                          float z) {
  ur_native_cpu_axis_t axes[3];
  ur_native_cpu_axes(image, sampler, x, y, z, 0, axes);
  return ur_native_cpu_read_i(image, axes[0].first, axes[1].first, axes[2].first);
}

static inline ur_native_cpu_uint4_t ur_native_cpu_sample_u(const ur_native_cpu_image_t *image,
                                                           const ur_native_cpu_sampler_t *sampler, float x, float y,
                                                           float z) {
  ur_native_cpu_axis_t axes[3];
  ur_native_cpu_axes(image, sampler, x, y, z, 0, axes);
  return ur_native_cpu_read_u(image, axes[0].first, axes[1].first, axes[2].first);
}

#ifdef __cplusplus
#pragma GCC diagnostic pop
#endif

#endif /* UR_NATIVE_CPU_SAMPLING_H */
