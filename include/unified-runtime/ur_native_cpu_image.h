/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Images and samplers for kernels of the native CPU adapter, beside ur_native_cpu_kernel.h. Valid C11 and C++17; all
 * functions are inline, and need no library.
 *
 *   static int brighten(const ur_native_cpu_group_t *group) {
 *     const ur_native_cpu_image_t *to = ur_native_cpu_image(group, 0), *from = ur_native_cpu_image(group, 1);
 *     UR_NATIVE_CPU_FOR_EACH_ITEM(group, x, y, z) {
 *       const size_t i = ur_native_cpu_global_id(group, 0, x), j = ur_native_cpu_global_id(group, 1, y);
 *       ur_native_cpu_float4_t pixel = ur_native_cpu_read_f(from, (int64_t)i, (int64_t)j, 0);
 *       pixel.r *= 1.5f;
 *       ur_native_cpu_write_f(to, (int64_t)i, (int64_t)j, 0, pixel);
 *     }
 *     return 0;
 *   }
 *   static const ur_native_cpu_arg_t brighten_args[] = {UR_NATIVE_CPU_IMAGE_ARG, UR_NATIVE_CPU_IMAGE_ARG};
 *
 * Coordinates are x, y, z as far as the image has them; the layer of an array takes the place of the next one (y of an
 * array of one-dimensional images, z of one of two-dimensional ones), the rest is ignored.
 *
 * A pixel is four components. Those that the format doesn't store read as 0, alpha as 1. Functions ending in _f are for
 * normalised, half and float channels, _i for signed integers, _u for unsigned ones; with a format of another kind a
 * read gives zeros and a write does nothing. Numbers become channels by rounding to the nearest, ties to even, and end
 * at the edges of the channel's range; NaN becomes 0 in channels of integers.
 *
 * No coordinate leads outside the image's memory: reads without a sampler give the border colour there, writes do
 * nothing. Nor do writes through an argument that the caller gave for reading only.
 */
#ifndef UR_NATIVE_CPU_IMAGE_H
#define UR_NATIVE_CPU_IMAGE_H

#include "ur_native_cpu_kernel.h"
#include "ur_native_cpu_numbers.h"

#include <string.h>

/* C has no other casts than these. */
#ifdef __cplusplus
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif

/* The values of ur_mem_type_t, ur_mem_flag_t, ur_image_channel_order_t, ur_image_channel_type_t,
 * ur_sampler_addressing_mode_t and ur_sampler_filter_mode_t that occur here. */
enum {
  UR_NATIVE_CPU_IMAGE_2D = 0,
  UR_NATIVE_CPU_IMAGE_3D = 1,
  UR_NATIVE_CPU_IMAGE_2D_ARRAY = 2,
  UR_NATIVE_CPU_IMAGE_1D = 3,
  UR_NATIVE_CPU_IMAGE_1D_ARRAY = 4,

  UR_NATIVE_CPU_ACCESS_READ_WRITE = 1,
  UR_NATIVE_CPU_ACCESS_WRITE_ONLY = 2,
  UR_NATIVE_CPU_ACCESS_READ_ONLY = 4,

  UR_NATIVE_CPU_ORDER_A = 0,
  UR_NATIVE_CPU_ORDER_R = 1,
  UR_NATIVE_CPU_ORDER_RG = 2,
  UR_NATIVE_CPU_ORDER_RA = 3,
  UR_NATIVE_CPU_ORDER_RGB = 4,
  UR_NATIVE_CPU_ORDER_RGBA = 5,
  UR_NATIVE_CPU_ORDER_BGRA = 6,
  UR_NATIVE_CPU_ORDER_ARGB = 7,
  UR_NATIVE_CPU_ORDER_ABGR = 8,
  UR_NATIVE_CPU_ORDER_INTENSITY = 9,
  UR_NATIVE_CPU_ORDER_LUMINANCE = 10,
  UR_NATIVE_CPU_ORDER_RGBX = 13,
  UR_NATIVE_CPU_ORDER_SRGBA = 14,

  UR_NATIVE_CPU_CHANNEL_SNORM8 = 0,
  UR_NATIVE_CPU_CHANNEL_SNORM16 = 1,
  UR_NATIVE_CPU_CHANNEL_UNORM8 = 2,
  UR_NATIVE_CPU_CHANNEL_UNORM16 = 3,
  UR_NATIVE_CPU_CHANNEL_UNORM565 = 4,
  UR_NATIVE_CPU_CHANNEL_UNORM555 = 5,
  UR_NATIVE_CPU_CHANNEL_UNORM101010 = 6,
  UR_NATIVE_CPU_CHANNEL_INT8 = 7,
  UR_NATIVE_CPU_CHANNEL_INT16 = 8,
  UR_NATIVE_CPU_CHANNEL_INT32 = 9,
  UR_NATIVE_CPU_CHANNEL_UINT8 = 10,
  UR_NATIVE_CPU_CHANNEL_UINT16 = 11,
  UR_NATIVE_CPU_CHANNEL_UINT32 = 12,
  UR_NATIVE_CPU_CHANNEL_HALF = 13,
  UR_NATIVE_CPU_CHANNEL_FLOAT = 14,

  UR_NATIVE_CPU_ADDRESS_NONE = 0, /* coordinates stay inside; here, the same as CLAMP_TO_EDGE */
  UR_NATIVE_CPU_ADDRESS_CLAMP_TO_EDGE = 1,
  UR_NATIVE_CPU_ADDRESS_CLAMP = 2, /* the border colour: 0, with alpha 1 where the format has no room for alpha */
  UR_NATIVE_CPU_ADDRESS_REPEAT = 3,
  UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT = 4,

  UR_NATIVE_CPU_FILTER_NEAREST = 0,
  UR_NATIVE_CPU_FILTER_LINEAR = 1
};

/* An image as a kernel's argument, valid during the call. Sizes that the type doesn't have are 1. */
typedef struct ur_native_cpu_image_t {
  uint32_t type, order, channel, access;
  size_t width, height, depth, layers;         /* pixels */
  size_t element_size, row_pitch, slice_pitch; /* bytes */
  unsigned char *data;
} ur_native_cpu_image_t;

typedef struct ur_native_cpu_sampler_t {
  uint32_t normalized; /* coordinates go from 0 to 1 over the image; else in pixels */
  uint32_t addressing, filter;
} ur_native_cpu_sampler_t;

typedef struct ur_native_cpu_float4_t {
  float r, g, b, a;
} ur_native_cpu_float4_t;
typedef struct ur_native_cpu_int4_t {
  int32_t r, g, b, a;
} ur_native_cpu_int4_t;
typedef struct ur_native_cpu_uint4_t {
  uint32_t r, g, b, a;
} ur_native_cpu_uint4_t;

/* Initialisers of ur_native_cpu_arg_t. */
#define UR_NATIVE_CPU_IMAGE_ARG                                                                                        \
  { UR_NATIVE_CPU_ARG_IMAGE, 0, sizeof(ur_native_cpu_image_t) }
#define UR_NATIVE_CPU_SAMPLER_ARG                                                                                      \
  { UR_NATIVE_CPU_ARG_SAMPLER, 0, sizeof(ur_native_cpu_sampler_t) }

/* The image, or the sampler, given as argument i. */
static inline const ur_native_cpu_image_t *ur_native_cpu_image(const ur_native_cpu_group_t *group, uint32_t i) {
  return (const ur_native_cpu_image_t *)group->args[i];
}
static inline const ur_native_cpu_sampler_t *ur_native_cpu_sampler(const ur_native_cpu_group_t *group, uint32_t i) {
  return (const ur_native_cpu_sampler_t *)group->args[i];
}

/* ---- Pixels in memory. ---- */

/* Which component each stored channel is: 0 to 3 for r, g, b, a. Answers the number of channels. */
static inline uint32_t ur_native_cpu_channels(uint32_t order, const uint8_t **components) {
  static const uint8_t straight[4] = {0, 1, 2, 3}, ra[2] = {0, 3}, a[1] = {3}, bgra[4] = {2, 1, 0, 3},
                       argb[4] = {3, 0, 1, 2}, abgr[4] = {3, 2, 1, 0};
  *components = straight;
  switch (order) {
  case UR_NATIVE_CPU_ORDER_A:
    *components = a;
    return 1;
  case UR_NATIVE_CPU_ORDER_R:
  case UR_NATIVE_CPU_ORDER_INTENSITY:
  case UR_NATIVE_CPU_ORDER_LUMINANCE:
    return 1;
  case UR_NATIVE_CPU_ORDER_RA:
    *components = ra;
    return 2;
  case UR_NATIVE_CPU_ORDER_RG:
    return 2;
  case UR_NATIVE_CPU_ORDER_BGRA:
    *components = bgra;
    return 4;
  case UR_NATIVE_CPU_ORDER_ARGB:
    *components = argb;
    return 4;
  case UR_NATIVE_CPU_ORDER_ABGR:
    *components = abgr;
    return 4;
  default:
    return 4;
  }
}

static inline int ur_native_cpu_is_signed(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_INT8 && channel <= UR_NATIVE_CPU_CHANNEL_INT32;
}
static inline int ur_native_cpu_is_unsigned(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_UINT8 && channel <= UR_NATIVE_CPU_CHANNEL_UINT32;
}
static inline int ur_native_cpu_is_packed(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_UNORM565 && channel <= UR_NATIVE_CPU_CHANNEL_UNORM101010;
}

/* Bits of each of the three channels of a packed pixel, and how far up the first one begins. */
static inline void ur_native_cpu_packing(uint32_t channel, uint32_t bits[3], uint32_t shifts[3]) {
  bits[0] = bits[1] = bits[2] = channel == UR_NATIVE_CPU_CHANNEL_UNORM101010 ? 10 : 5;
  if (channel == UR_NATIVE_CPU_CHANNEL_UNORM565)
    bits[1] = 6;
  shifts[2] = 0;
  shifts[1] = bits[2];
  shifts[0] = bits[2] + bits[1];
}

static inline float ur_native_cpu_channel_f(uint32_t channel, const unsigned char *at) {
  int8_t s8;
  int16_t s16;
  uint16_t u16;
  float f32;
  switch (channel) {
  case UR_NATIVE_CPU_CHANNEL_SNORM8:
    memcpy(&s8, at, sizeof s8);
    return s8 <= -127 ? -1.0f : (float)s8 / 127.0f;
  case UR_NATIVE_CPU_CHANNEL_SNORM16:
    memcpy(&s16, at, sizeof s16);
    return s16 <= -32767 ? -1.0f : (float)s16 / 32767.0f;
  case UR_NATIVE_CPU_CHANNEL_UNORM8:
    return (float)*at / 255.0f;
  case UR_NATIVE_CPU_CHANNEL_UNORM16:
    memcpy(&u16, at, sizeof u16);
    return (float)u16 / 65535.0f;
  case UR_NATIVE_CPU_CHANNEL_HALF:
    memcpy(&u16, at, sizeof u16);
    return ur_native_cpu_half_to_float(u16);
  default:
    memcpy(&f32, at, sizeof f32);
    return f32;
  }
}

static inline void ur_native_cpu_set_channel_f(uint32_t channel, unsigned char *at, float value) {
  int8_t s8;
  int16_t s16;
  uint16_t u16;
  switch (channel) {
  case UR_NATIVE_CPU_CHANNEL_SNORM8:
    s8 = (int8_t)ur_native_cpu_quantise(value, 127.0f, -128, 127);
    memcpy(at, &s8, sizeof s8);
    return;
  case UR_NATIVE_CPU_CHANNEL_SNORM16:
    s16 = (int16_t)ur_native_cpu_quantise(value, 32767.0f, -32768, 32767);
    memcpy(at, &s16, sizeof s16);
    return;
  case UR_NATIVE_CPU_CHANNEL_UNORM8:
    *at = (unsigned char)ur_native_cpu_quantise(value, 255.0f, 0, 255);
    return;
  case UR_NATIVE_CPU_CHANNEL_UNORM16:
    u16 = (uint16_t)ur_native_cpu_quantise(value, 65535.0f, 0, 65535);
    memcpy(at, &u16, sizeof u16);
    return;
  case UR_NATIVE_CPU_CHANNEL_HALF:
    u16 = ur_native_cpu_float_to_half(value);
    memcpy(at, &u16, sizeof u16);
    return;
  default:
    memcpy(at, &value, sizeof value);
  }
}

/* Whether there is such a pixel. Of coordinates that the type doesn't have it makes zeros. */
static inline int ur_native_cpu_is_inside(const ur_native_cpu_image_t *image, int64_t x, int64_t *y, int64_t *z) {
  const uint32_t type = image->type;
  const size_t rows = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY ? image->layers : image->height;
  const size_t slices = type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? image->layers : image->depth;
  if (type == UR_NATIVE_CPU_IMAGE_1D)
    *y = 0;
  if (type != UR_NATIVE_CPU_IMAGE_3D && type != UR_NATIVE_CPU_IMAGE_2D_ARRAY)
    *z = 0;
  return x >= 0 && *y >= 0 && *z >= 0 && (uint64_t)x < image->width && (uint64_t)*y < rows && (uint64_t)*z < slices;
}

/* Where a pixel lies; null outside. */
static inline unsigned char *ur_native_cpu_pixel(const ur_native_cpu_image_t *image, int64_t x, int64_t y, int64_t z) {
  if (!ur_native_cpu_is_inside(image, x, &y, &z))
    return NULL;
  return image->data + (size_t)z * image->slice_pitch + (size_t)y * image->row_pitch + (size_t)x * image->element_size;
}

/* Alpha beyond the edges: 1 for formats without alpha. */
static inline int ur_native_cpu_opaque_border(uint32_t order) {
  return order == UR_NATIVE_CPU_ORDER_R || order == UR_NATIVE_CPU_ORDER_RG || order == UR_NATIVE_CPU_ORDER_RGB ||
         order == UR_NATIVE_CPU_ORDER_LUMINANCE;
}

/* ---- What the bytes of a pixel are. Of the image only its format counts; no bytes: a pixel beyond the edges. ---- */

static inline ur_native_cpu_float4_t ur_native_cpu_decode_f(const ur_native_cpu_image_t *image,
                                                            const unsigned char *pixel) {
  float values[4] = {0.0f, 0.0f, 0.0f, 0.0f};
  const uint32_t channel = image->channel, order = image->order;
  if (ur_native_cpu_is_signed(channel) || ur_native_cpu_is_unsigned(channel)) {
    /* zeros */
  } else if (!pixel) {
    values[3] = ur_native_cpu_opaque_border(order) ? 1.0f : 0.0f;
  } else if (ur_native_cpu_is_packed(channel)) {
    uint32_t bits[3], shifts[3], packed = 0;
    ur_native_cpu_packing(channel, bits, shifts);
    if (image->element_size == 2) {
      uint16_t word;
      memcpy(&word, pixel, sizeof word);
      packed = word;
    } else {
      memcpy(&packed, pixel, sizeof packed);
    }
    for (int i = 0; i < 3; ++i) {
      const uint32_t most = (1u << bits[i]) - 1;
      values[i] = (float)(packed >> shifts[i] & most) / (float)most;
    }
    values[3] = 1.0f;
  } else {
    const uint8_t *components;
    const uint32_t count = ur_native_cpu_channels(order, &components);
    const size_t size = image->element_size / count;
    values[3] = 1.0f;
    for (uint32_t i = 0; i < count; ++i) {
      values[components[i]] = order == UR_NATIVE_CPU_ORDER_SRGBA && i < 3
                                  ? ur_native_cpu_srgb_to_linear(pixel[i])
                                  : ur_native_cpu_channel_f(channel, pixel + i * size);
    }
    if (order == UR_NATIVE_CPU_ORDER_INTENSITY || order == UR_NATIVE_CPU_ORDER_LUMINANCE)
      values[1] = values[2] = values[0];
    if (order == UR_NATIVE_CPU_ORDER_INTENSITY)
      values[3] = values[0];
  }
  const ur_native_cpu_float4_t result = {values[0], values[1], values[2], values[3]};
  return result;
}

static inline void ur_native_cpu_encode_f(const ur_native_cpu_image_t *image, unsigned char *pixel,
                                          ur_native_cpu_float4_t value) {
  const float values[4] = {value.r, value.g, value.b, value.a};
  const uint32_t channel = image->channel, order = image->order;
  if (ur_native_cpu_is_packed(channel)) {
    uint32_t bits[3], shifts[3], packed = 0;
    ur_native_cpu_packing(channel, bits, shifts);
    for (int i = 0; i < 3; ++i) {
      const int32_t most = (int32_t)((1u << bits[i]) - 1);
      packed |= (uint32_t)ur_native_cpu_quantise(values[i], (float)most, 0, most) << shifts[i];
    }
    if (image->element_size == 2) {
      const uint16_t word = (uint16_t)packed;
      memcpy(pixel, &word, sizeof word);
    } else {
      memcpy(pixel, &packed, sizeof packed);
    }
    return;
  }
  const uint8_t *components;
  const uint32_t count = ur_native_cpu_channels(order, &components);
  const size_t size = image->element_size / count;
  for (uint32_t i = 0; i < count; ++i) {
    if (order == UR_NATIVE_CPU_ORDER_SRGBA && i < 3)
      pixel[i] = ur_native_cpu_linear_to_srgb(values[i]);
    else
      ur_native_cpu_set_channel_f(channel, pixel + i * size, values[components[i]]);
  }
}

/* The stored integers of a pixel, widened to 32 bits; at the edges of their range where they don't fit in writing. */
static inline void ur_native_cpu_load_integers(const ur_native_cpu_image_t *image, const unsigned char *pixel,
                                               uint32_t values[4]) {
  const uint8_t *components;
  const uint32_t count = ur_native_cpu_channels(image->order, &components);
  const size_t size = image->element_size / count;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t value = 0;
    if (size == 1) {
      value = pixel[i];
    } else if (size == 2) {
      uint16_t word;
      memcpy(&word, pixel + 2 * i, sizeof word);
      value = word;
    } else {
      memcpy(&value, pixel + 4 * i, sizeof value);
    }
    if (image->channel == UR_NATIVE_CPU_CHANNEL_INT8)
      value = (uint32_t)(int32_t)(int8_t)value;
    else if (image->channel == UR_NATIVE_CPU_CHANNEL_INT16)
      value = (uint32_t)(int32_t)(int16_t)value;
    values[components[i]] = value;
  }
}

static inline void ur_native_cpu_store_integers(const ur_native_cpu_image_t *image, unsigned char *pixel,
                                                const uint32_t values[4]) {
  const uint8_t *components;
  const uint32_t count = ur_native_cpu_channels(image->order, &components);
  const size_t size = image->element_size / count;
  for (uint32_t i = 0; i < count; ++i) {
    uint32_t value = values[components[i]];
    if (size < 4 && ur_native_cpu_is_signed(image->channel)) {
      const int32_t high = size == 1 ? 127 : 32767, given = (int32_t)value;
      value = (uint32_t)(given > high ? high : given < -high - 1 ? -high - 1 : given);
    } else if (size < 4) {
      const uint32_t high = size == 1 ? 255 : 65535;
      value = value > high ? high : value;
    }
    if (size == 1) {
      pixel[i] = (unsigned char)value;
    } else if (size == 2) {
      const uint16_t word = (uint16_t)value;
      memcpy(pixel + 2 * i, &word, sizeof word);
    } else {
      memcpy(pixel + 4 * i, &value, sizeof value);
    }
  }
}

static inline void ur_native_cpu_decode_integers(const ur_native_cpu_image_t *image, const unsigned char *pixel,
                                                 uint32_t values[4]) {
  values[0] = values[1] = values[2] = 0;
  values[3] = pixel || ur_native_cpu_opaque_border(image->order) ? 1 : 0;
  if (pixel)
    ur_native_cpu_load_integers(image, pixel, values);
}

/* ---- Reads and writes of single pixels. ---- */

static inline ur_native_cpu_float4_t ur_native_cpu_read_f(const ur_native_cpu_image_t *image, int64_t x, int64_t y,
                                                          int64_t z) {
  return ur_native_cpu_decode_f(image, ur_native_cpu_pixel(image, x, y, z));
}

static inline void ur_native_cpu_write_f(const ur_native_cpu_image_t *image, int64_t x, int64_t y, int64_t z,
                                         ur_native_cpu_float4_t value) {
  unsigned char *pixel = ur_native_cpu_pixel(image, x, y, z);
  if (pixel && image->access != UR_NATIVE_CPU_ACCESS_READ_ONLY && !ur_native_cpu_is_signed(image->channel) &&
      !ur_native_cpu_is_unsigned(image->channel))
    ur_native_cpu_encode_f(image, pixel, value);
}

static inline ur_native_cpu_int4_t ur_native_cpu_read_i(const ur_native_cpu_image_t *image, int64_t x, int64_t y,
                                                        int64_t z) {
  uint32_t values[4] = {0, 0, 0, 0};
  if (ur_native_cpu_is_signed(image->channel))
    ur_native_cpu_decode_integers(image, ur_native_cpu_pixel(image, x, y, z), values);
  const ur_native_cpu_int4_t result = {(int32_t)values[0], (int32_t)values[1], (int32_t)values[2], (int32_t)values[3]};
  return result;
}

static inline ur_native_cpu_uint4_t ur_native_cpu_read_u(const ur_native_cpu_image_t *image, int64_t x, int64_t y,
                                                         int64_t z) {
  uint32_t values[4] = {0, 0, 0, 0};
  if (ur_native_cpu_is_unsigned(image->channel))
    ur_native_cpu_decode_integers(image, ur_native_cpu_pixel(image, x, y, z), values);
  const ur_native_cpu_uint4_t result = {values[0], values[1], values[2], values[3]};
  return result;
}

static inline void ur_native_cpu_write_i(const ur_native_cpu_image_t *image, int64_t x, int64_t y, int64_t z,
                                         ur_native_cpu_int4_t value) {
  const uint32_t values[4] = {(uint32_t)value.r, (uint32_t)value.g, (uint32_t)value.b, (uint32_t)value.a};
  unsigned char *pixel = ur_native_cpu_pixel(image, x, y, z);
  if (pixel && image->access != UR_NATIVE_CPU_ACCESS_READ_ONLY && ur_native_cpu_is_signed(image->channel))
    ur_native_cpu_store_integers(image, pixel, values);
}

static inline void ur_native_cpu_write_u(const ur_native_cpu_image_t *image, int64_t x, int64_t y, int64_t z,
                                         ur_native_cpu_uint4_t value) {
  const uint32_t values[4] = {value.r, value.g, value.b, value.a};
  unsigned char *pixel = ur_native_cpu_pixel(image, x, y, z);
  if (pixel && image->access != UR_NATIVE_CPU_ACCESS_READ_ONLY && ur_native_cpu_is_unsigned(image->channel))
    ur_native_cpu_store_integers(image, pixel, values);
}

/* Sampling comes along. */
#include "ur_native_cpu_sampling.h"

#ifdef __cplusplus
#pragma GCC diagnostic pop
#endif

#endif /* UR_NATIVE_CPU_IMAGE_H */
