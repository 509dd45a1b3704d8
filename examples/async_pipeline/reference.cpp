// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reference.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pipeline {
namespace {

/// One value for each pixel; coordinates outside mean the nearest pixel inside.
class Plane {
public:
  Plane(uint32_t width, uint32_t height) : width_(width), height_(height), values_(size_t{width} * height) {}

  uint8_t &operator()(int x, int y) { return values_[index(x, y)]; }
  int operator()(int x, int y) const { return values_[index(x, y)]; }
  const std::vector<uint8_t> &values() const { return values_; }

private:
  size_t index(int x, int y) const {
    const auto column = size_t(std::clamp(x, 0, int(width_) - 1));
    return size_t(std::clamp(y, 0, int(height_) - 1)) * width_ + column;
  }
  uint32_t width_, height_;
  std::vector<uint8_t> values_;
};

Plane lumaOf(const Picture &picture) {
  Plane luma(picture.width, picture.height);
  for (int y = 0; y < int(picture.height); ++y) {
    for (int x = 0; x < int(picture.width); ++x) {
      const uint8_t *pixel = &picture.rgb[(size_t(y) * picture.width + size_t(x)) * 3];
      luma(x, y) = uint8_t((77 * pixel[0] + 150 * pixel[1] + 29 * pixel[2] + 128) / 256);
    }
  }
  return luma;
}

Plane blurred(const Plane &source, uint32_t width, uint32_t height, int dx, int dy) {
  static constexpr std::array<int, 5> weights{1, 4, 6, 4, 1};
  Plane result(width, height);
  for (int y = 0; y < int(height); ++y) {
    for (int x = 0; x < int(width); ++x) {
      int sum = 8;
      for (int k = 0; k < 5; ++k)
        sum += weights[size_t(k)] * source(x + (k - 2) * dx, y + (k - 2) * dy);
      result(x, y) = uint8_t(sum / 16);
    }
  }
  return result;
}

int edgeAt(const Plane &p, int x, int y) {
  const int gx =
      p(x + 1, y - 1) + 2 * p(x + 1, y) + p(x + 1, y + 1) - p(x - 1, y - 1) - 2 * p(x - 1, y) - p(x - 1, y + 1);
  const int gy =
      p(x - 1, y + 1) + 2 * p(x, y + 1) + p(x + 1, y + 1) - p(x - 1, y - 1) - 2 * p(x, y - 1) - p(x + 1, y - 1);
  return std::min(255, std::abs(gx) + std::abs(gy));
}

std::array<uint8_t, 256> equalisingLevels(const Plane &luma) {
  std::array<uint64_t, 256> count{};
  for (uint8_t value : luma.values())
    ++count[value];
  const uint64_t total = luma.values().size();
  std::array<uint8_t, 256> levels{};
  uint64_t below = 0;
  for (size_t value = 0; value < 256; ++value) {
    below += count[value];
    levels[value] = uint8_t((below * 255 + total / 2) / total);
  }
  return levels;
}

} // namespace

Picture sequentialPipeline(const Picture &input) {
  const uint32_t width = input.width, height = input.height;
  const Plane luma = lumaOf(input);
  const Plane smooth = blurred(blurred(luma, width, height, 1, 0), width, height, 0, 1);
  const std::array<uint8_t, 256> levels = equalisingLevels(luma);

  Picture result{width, height, std::vector<uint8_t>(input.rgb.size())};
  for (int y = 0; y < int(height); ++y) {
    for (int x = 0; x < int(width); ++x) {
      const size_t at = (size_t(y) * width + size_t(x)) * 3;
      const int grey = luma(x, y), level = levels[size_t(grey)], ink = 255 - edgeAt(smooth, x, y);
      for (size_t channel = 0; channel < 3; ++channel) {
        const int colour = std::min(255, input.rgb[at + channel] * level / std::max(grey, 1));
        result.rgb[at + channel] = uint8_t(colour * ink / 255);
      }
    }
  }
  return result;
}

} // namespace pipeline
