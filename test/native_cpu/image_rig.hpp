// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images in memory of the test's, as kernels see them, and a second opinion about their pixels: written from the
// definitions, in double precision and with the library's functions, where the header has bits and single precision.
#pragma once

#include "unified-runtime/ur_native_cpu_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <random>
#include <string_view>
#include <vector>

namespace ur::native_cpu::test {

using Color = std::array<double, 4>;

struct Picture {
  std::vector<unsigned char> bytes;
  ur_native_cpu_image_t view{};

  /// With gaps behind rows and slices.
  Picture(uint32_t type, uint32_t order, uint32_t channel, size_t width, size_t height = 1, size_t depth = 1,
          size_t layers = 1);
};

inline unsigned channelBytes(uint32_t channel) {
  switch (channel) {
  case UR_NATIVE_CPU_CHANNEL_SNORM8:
  case UR_NATIVE_CPU_CHANNEL_UNORM8:
  case UR_NATIVE_CPU_CHANNEL_INT8:
  case UR_NATIVE_CPU_CHANNEL_UINT8:
    return 1;
  case UR_NATIVE_CPU_CHANNEL_INT32:
  case UR_NATIVE_CPU_CHANNEL_UINT32:
  case UR_NATIVE_CPU_CHANNEL_FLOAT:
  case UR_NATIVE_CPU_CHANNEL_UNORM101010:
    return 4;
  default:
    return 2;
  }
}

/// The order as text: which components lie in memory, first to last; i and l count for several.
inline const char *letters(uint32_t order) {
  static constexpr const char *kLetters[] = {"a",    "r", "rg", "ra", "rgb", "rgba", "bgra", "argb",
                                             "abgr", "i", "l",  "",   "",    "rgb",  "rgba"};
  return kLetters[order];
}

inline bool packed(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_UNORM565 && channel <= UR_NATIVE_CPU_CHANNEL_UNORM101010;
}

inline Picture::Picture(uint32_t type, uint32_t order, uint32_t channel, size_t width, size_t height, size_t depth,
                        size_t layers) {
  const size_t element = channelBytes(channel) * (packed(channel) ? 1 : std::string_view(letters(order)).size());
  const bool rowLayers = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY;
  const size_t row = (width + 1) * element, slice = row * ((rowLayers ? layers : height) + 1);
  bytes.assign(slice * depth * layers, 0);
  view = {type, order, channel,     UR_NATIVE_CPU_ACCESS_READ_WRITE, width, height, depth, layers, element,
          row,  slice, bytes.data()};
}

inline double halfValue(uint16_t half) {
  const int exponent = half >> 10 & 31, fraction = half & 1023;
  const double sign = half & 0x8000 ? -1 : 1;
  if (exponent == 31)
    return fraction != 0 ? std::nan("") : sign * INFINITY;
  return sign * (exponent == 0 ? std::ldexp(fraction, -24) : std::ldexp(1024 + fraction, exponent - 25));
}

inline double srgbValue(int value) {
  const double c = value / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

/// What one channel of the type stands for.
inline double channelValue(uint32_t channel, const unsigned char *at) {
  const auto as = [at](auto value) {
    std::memcpy(&value, at, sizeof value);
    return value;
  };
  switch (channel) {
  case UR_NATIVE_CPU_CHANNEL_SNORM8:
    return std::max(-1.0, as(int8_t{}) / 127.0);
  case UR_NATIVE_CPU_CHANNEL_SNORM16:
    return std::max(-1.0, as(int16_t{}) / 32767.0);
  case UR_NATIVE_CPU_CHANNEL_UNORM8:
    return as(uint8_t{}) / 255.0;
  case UR_NATIVE_CPU_CHANNEL_UNORM16:
    return as(uint16_t{}) / 65535.0;
  case UR_NATIVE_CPU_CHANNEL_INT8:
    return as(int8_t{});
  case UR_NATIVE_CPU_CHANNEL_INT16:
    return as(int16_t{});
  case UR_NATIVE_CPU_CHANNEL_INT32:
    return as(int32_t{});
  case UR_NATIVE_CPU_CHANNEL_UINT8:
    return as(uint8_t{});
  case UR_NATIVE_CPU_CHANNEL_UINT16:
    return as(uint16_t{});
  case UR_NATIVE_CPU_CHANNEL_UINT32:
    return as(uint32_t{});
  case UR_NATIVE_CPU_CHANNEL_HALF:
    return halfValue(as(uint16_t{}));
  default:
    return static_cast<double>(as(float{}));
  }
}

/// A pixel that lies in memory.
inline Color pixelValue(uint32_t order, uint32_t channel, const unsigned char *at) {
  Color color{0, 0, 0, 1};
  if (packed(channel)) {
    uint32_t word = 0;
    std::memcpy(&word, at, channelBytes(channel));
    const bool wide = channel == UR_NATIVE_CPU_CHANNEL_UNORM101010, six = channel == UR_NATIVE_CPU_CHANNEL_UNORM565;
    color[0] = wide ? (word / 1048576 % 1024) / 1023.0 : (word / (six ? 2048 : 1024) % 32) / 31.0;
    color[1] = wide ? (word / 1024 % 1024) / 1023.0 : six ? (word / 32 % 64) / 63.0 : (word / 32 % 32) / 31.0;
    color[2] = wide ? (word % 1024) / 1023.0 : (word % 32) / 31.0;
    return color;
  }
  for (const char *letter = letters(order); *letter; ++letter, at += channelBytes(channel)) {
    const bool curve = order == UR_NATIVE_CPU_ORDER_SRGBA && *letter != 'a';
    const double value = curve ? srgbValue(*at) : channelValue(channel, at);
    switch (*letter) {
    case 'r':
      color[0] = value;
      break;
    case 'g':
      color[1] = value;
      break;
    case 'b':
      color[2] = value;
      break;
    case 'a':
      color[3] = value;
      break;
    case 'i':
      color = {value, value, value, value};
      break;
    default:
      color = {value, value, value, 1};
    }
  }
  return color;
}

inline bool isSigned(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_INT8 && channel <= UR_NATIVE_CPU_CHANNEL_INT32;
}
inline bool isUnsigned(uint32_t channel) {
  return channel >= UR_NATIVE_CPU_CHANNEL_UINT8 && channel <= UR_NATIVE_CPU_CHANNEL_UINT32;
}

/// Finite random pixels.
inline void scramble(Picture &picture, unsigned seed) {
  std::mt19937 random(seed);
  for (unsigned char &byte : picture.bytes)
    byte = static_cast<unsigned char>(random());
  if (picture.view.channel == UR_NATIVE_CPU_CHANNEL_HALF) {
    for (size_t i = 1; i < picture.bytes.size(); i += 2)
      picture.bytes[i] = static_cast<unsigned char>(picture.bytes[i] % 2 * 0x80 + 0x30 + picture.bytes[i] / 16);
  }
  if (picture.view.channel == UR_NATIVE_CPU_CHANNEL_FLOAT) {
    for (size_t i = 0; i + 4 <= picture.bytes.size(); i += 4) {
      const float value = static_cast<float>(static_cast<int>(random() % 4001) - 2000) / 1000.0f;
      std::memcpy(&picture.bytes[i], &value, 4);
    }
  }
}

inline const unsigned char *at(const Picture &picture, size_t x, size_t y, size_t z) {
  return picture.bytes.data() + z * picture.view.slice_pitch + y * picture.view.row_pitch +
         x * picture.view.element_size;
}

/// The image as if it went on for ever: pixel i of an axis is one of its own, or -1 for the border.
inline int64_t onAxis(int64_t i, int64_t size, uint32_t addressing) {
  const int64_t turned = ((i % size) + size) % size, mirrored = ((i % (2 * size)) + 2 * size) % (2 * size);
  switch (addressing) {
  case UR_NATIVE_CPU_ADDRESS_REPEAT:
    return turned;
  case UR_NATIVE_CPU_ADDRESS_MIRRORED_REPEAT:
    return mirrored < size ? mirrored : 2 * size - 1 - mirrored;
  case UR_NATIVE_CPU_ADDRESS_CLAMP:
    return i < 0 || i >= size ? -1 : i;
  default:
    return std::clamp(i, int64_t{0}, size - 1);
  }
}

struct Point {
  double x, y, z; ///< in pixels; of layers, the layer
};

inline Color sampled(const Picture &picture, const ur_native_cpu_sampler_t &sampler, const Point &point) {
  const ur_native_cpu_image_t &view = picture.view;
  const bool linear = sampler.filter == UR_NATIVE_CPU_FILTER_LINEAR;
  const double place[3] = {point.x, point.y, point.z};
  const uint32_t type = view.type;
  const int dims = type == UR_NATIVE_CPU_IMAGE_3D                                           ? 3
                   : type == UR_NATIVE_CPU_IMAGE_2D || type == UR_NATIVE_CPU_IMAGE_2D_ARRAY ? 2
                                                                                            : 1;
  const bool layered = type == UR_NATIVE_CPU_IMAGE_1D_ARRAY || type == UR_NATIVE_CPU_IMAGE_2D_ARRAY;
  const int64_t sizes[3] = {int64_t(view.width), int64_t(view.height), int64_t(view.depth)};
  Color sum{};
  for (int corner = 0; corner < (linear ? 1 << dims : 1); ++corner) {
    double weight = 1;
    int64_t pixel[3] = {0, 0, 0};
    for (int i = 0; i < dims; ++i) {
      const double shifted = linear ? place[i] - 0.5 : place[i], low = std::floor(shifted);
      const int64_t up = corner >> i & 1;
      weight *= !linear ? 1 : up ? shifted - low : 1 - (shifted - low);
      pixel[i] = onAxis(int64_t(low) + up, sizes[i], sampler.addressing);
    }
    if (layered)
      pixel[dims] = std::clamp(int64_t(std::nearbyint(place[dims])), int64_t{0}, int64_t(view.layers) - 1);
    const bool border = pixel[0] < 0 || pixel[1] < 0 || pixel[2] < 0;
    const Color color = border ? Color{0, 0, 0, ur_native_cpu_opaque_border(view.order) ? 1.0 : 0.0}
                               : pixelValue(view.order, view.channel,
                                            at(picture, size_t(pixel[0]), size_t(pixel[1]), size_t(pixel[2])));
    for (size_t i = 0; i < 4; ++i)
      sum[i] += weight * color[i];
  }
  return sum;
}

} // namespace ur::native_cpu::test
