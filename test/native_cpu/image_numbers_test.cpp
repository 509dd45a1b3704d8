// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Channels of images to numbers and back: every value of the small types, the edges and the ties of all.
#include "native_cpu/image_rig.hpp"

#include <gtest/gtest.h>

#include <cfenv>
#include <limits>
#include <random>

namespace ur::native_cpu::test {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// To the nearest whole number, ties to even, as the library has it in its usual mode.
double nearest(double x) {
  return std::nearbyint(x);
}

TEST(ImageNumbers, FloorAndRoundAsTheLibraryHasThem) {
  std::mt19937 random(1);
  std::uniform_real_distribution<float> values(-1000.0f, 1000.0f);
  std::vector<float> all{0.0f,       -0.0f, 0.5f,        -0.5f,        1.5f,       -1.5f,
                         2.5f,       -2.5f, 0.49999997f, -0.49999997f, 8388607.5f, -8388607.5f,
                         8388608.0f, 1e20f, -1e20f,      kInfinity,    -kInfinity};
  for (int i = 0; i < 100000; ++i)
    all.push_back(values(random));
  for (const float x : all) {
    EXPECT_EQ(ur_native_cpu_floor(x), std::floor(x)) << x;
    EXPECT_EQ(ur_native_cpu_round(x), std::nearbyint(x)) << x;
  }
  EXPECT_TRUE(std::isnan(ur_native_cpu_floor(std::nanf(""))));
}

TEST(ImageNumbers, EveryHalfIsExactAndComesBack) {
  for (uint32_t i = 0; i < 65536; ++i) {
    const auto half = static_cast<uint16_t>(i);
    const float value = ur_native_cpu_half_to_float(half);
    if (std::isnan(halfValue(half))) {
      EXPECT_TRUE(std::isnan(value));
      EXPECT_TRUE(std::isnan(ur_native_cpu_half_to_float(ur_native_cpu_float_to_half(value))));
      continue;
    }
    EXPECT_EQ(static_cast<double>(value), halfValue(half)) << i;
    EXPECT_EQ(std::signbit(value), (i & 0x8000) != 0);
    EXPECT_EQ(ur_native_cpu_float_to_half(value), half);
  }
}

TEST(ImageNumbers, FloatsBecomeTheNearestHalf) {
  std::mt19937 random(2);
  const auto check = [](float value) {
    const double got = halfValue(ur_native_cpu_float_to_half(value));
    // The finite halves around it: as far away or farther; on a tie the other one is odd.
    const uint16_t half = ur_native_cpu_float_to_half(value);
    if (std::fabs(static_cast<double>(value)) >= 65520.0) {
      EXPECT_EQ(half & 0x7fff, 0x7c00) << value;
      return;
    }
    ASSERT_TRUE(std::isfinite(got)) << value;
    for (const int step : {-1, 1}) {
      const int other = (half & 0x7fff) + step;
      if (other < 0 || other >= 0x7c00)
        continue;
      const double neighbour = std::copysign(halfValue(static_cast<uint16_t>(other)), got);
      const double mine = std::fabs(got - value), its = std::fabs(neighbour - value);
      EXPECT_TRUE(mine < its || (mine == its && half % 2 == 0)) << value;
    }
  };
  for (uint32_t half = 0; half < 0x7bff; ++half) { // between each two neighbours, and on either side of that
    const auto between =
        static_cast<float>((halfValue(static_cast<uint16_t>(half)) + halfValue(static_cast<uint16_t>(half + 1))) / 2);
    for (const float value : {between, std::nextafter(between, 0.0f), std::nextafter(between, kInfinity)}) {
      check(value);
      check(-value);
    }
  }
  for (const float value : {65504.0f, 65519.996f, 65520.0f, 1e30f, kInfinity, 1e-30f, 2.9802322e-8f, 2.9802326e-8f})
    check(value);
  std::uniform_int_distribution<uint32_t> bits;
  for (int i = 0; i < 100000; ++i) {
    const uint32_t word = bits(random);
    float value;
    std::memcpy(&value, &word, sizeof value);
    if (!std::isnan(value))
      check(value);
  }
}

TEST(ImageNumbers, NormalisedOnesAreTheNearestFloatAndComeBack) {
  unsigned char bytes[2];
  for (const uint32_t channel : {UR_NATIVE_CPU_CHANNEL_SNORM8, UR_NATIVE_CPU_CHANNEL_UNORM8,
                                 UR_NATIVE_CPU_CHANNEL_SNORM16, UR_NATIVE_CPU_CHANNEL_UNORM16}) {
    const uint32_t count = channelBytes(channel) == 1 ? 256 : 65536;
    for (uint32_t i = 0; i < count; ++i) {
      std::memcpy(bytes, &i, 2);
      const float value = ur_native_cpu_channel_f(channel, bytes);
      EXPECT_EQ(value, static_cast<float>(channelValue(channel, bytes))) << channel << ": " << i;
      unsigned char back[2] = {};
      ur_native_cpu_set_channel_f(channel, back, value);
      // The lowest signed one stands for -1 as its neighbour does, which is what comes back.
      EXPECT_EQ(channelValue(channel, back), channelValue(channel, bytes)) << channel << ": " << i;
    }
  }
}

TEST(ImageNumbers, WritesRoundToTheNearestAndEndAtTheEdges) {
  struct Type {
    uint32_t channel;
    double scale, low, high;
  };
  std::mt19937 random(3);
  std::uniform_real_distribution<float> values(-1.3f, 1.3f);
  for (const Type &type : {Type{UR_NATIVE_CPU_CHANNEL_SNORM8, 127, -128, 127},
                           {UR_NATIVE_CPU_CHANNEL_UNORM8, 255, 0, 255},
                           {UR_NATIVE_CPU_CHANNEL_SNORM16, 32767, -32768, 32767},
                           {UR_NATIVE_CPU_CHANNEL_UNORM16, 65535, 0, 65535}}) {
    const auto stored = [&](float value) {
      unsigned char bytes[2] = {};
      ur_native_cpu_set_channel_f(type.channel, bytes, value);
      const bool isSigned = type.low < 0;
      int16_t s16 = 0;
      uint16_t u16 = 0;
      std::memcpy(&s16, bytes, 2);
      std::memcpy(&u16, bytes, 2);
      return channelBytes(type.channel) == 1 ? (isSigned ? static_cast<int8_t>(bytes[0]) : bytes[0])
                                             : (isSigned ? s16 : u16);
    };
    const auto expected = [&](float value) {
      const float scaled = value * static_cast<float>(type.scale); // one rounding, as the definition has it
      return std::clamp(nearest(static_cast<double>(scaled)), type.low, type.high);
    };
    for (int i = 0; i < 50000; ++i) {
      const float value = values(random);
      EXPECT_EQ(stored(value), expected(value)) << type.channel << ": " << value;
    }
    for (int i = -260; i < 520; ++i) { // ties
      const float value = static_cast<float>((i + 0.5) / type.scale);
      EXPECT_EQ(stored(value), expected(value)) << type.channel << ": " << value;
    }
    EXPECT_EQ(stored(kInfinity), type.high);
    EXPECT_EQ(stored(-kInfinity), type.low);
    EXPECT_EQ(stored(std::nanf("")), 0);
    EXPECT_EQ(stored(3e38f), type.high);
  }
}

TEST(ImageNumbers, TheRoundingModeDoesntMatter) {
  std::fesetround(FE_UPWARD);
  const float rounded = ur_native_cpu_round(2.5f), down = ur_native_cpu_round(0.4f);
  const uint16_t half = ur_native_cpu_float_to_half(1.0f + 0.00048828125f); // a tie
  std::fesetround(FE_TONEAREST);
  EXPECT_EQ(rounded, 2.0f);
  EXPECT_EQ(down, 0.0f);
  EXPECT_EQ(half, 0x3c00);
}

TEST(ImageNumbers, SrgbFollowsTheCurveBothWays) {
  for (int i = 0; i < 256; ++i) {
    const auto byte = static_cast<uint8_t>(i);
    const float linear = ur_native_cpu_srgb_to_linear(byte);
    EXPECT_EQ(linear, static_cast<float>(srgbValue(i))) << i;
    EXPECT_EQ(ur_native_cpu_linear_to_srgb(linear), byte);
  }
  std::mt19937 random(4);
  std::uniform_real_distribution<float> values(0.0f, 1.0f);
  for (int i = 0; i < 50000; ++i) {
    const float linear = i % 2 == 0 ? values(random) : values(random) * 0.01f;
    const double curve =
        linear <= 0.0031308f ? 12.92 * linear : 1.055 * std::pow(static_cast<double>(linear), 1 / 2.4) - 0.055;
    const double exact = curve * 255.0;
    // The two definitions of the curve meet with a small gap, and ties are nowhere.
    EXPECT_NEAR(ur_native_cpu_linear_to_srgb(linear), exact, 0.5001) << linear;
  }
  EXPECT_EQ(ur_native_cpu_linear_to_srgb(-1.0f), 0);
  EXPECT_EQ(ur_native_cpu_linear_to_srgb(std::nanf("")), 0);
  EXPECT_EQ(ur_native_cpu_linear_to_srgb(2.0f), 255);
}

} // namespace
} // namespace ur::native_cpu::test
