// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images in memory of the test's, as kernels see them, and a second opinion about their pixels: written from the
// definitions, in double precision and with the library's functions, where the header has bits and single precision.
#pragma once

#include "unified-runtime/ur_native_cpu_image.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
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

} // namespace ur::native_cpu::test
