// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// As native_test.cpp, of numbers and votes: what each work-item computes for itself, or of its neighbours' bits.
#include "spirv/native_rig.hpp"

#include <bit>
#include <cfenv>
#include <cmath>

namespace ur::test {
namespace {

TEST_F(Native, RemaindersComeWithSevenBitsOfTheQuotient) {
  std::vector<float> x, y;
  for (int a = -4000; a < 4000; a += 7) {
    for (const int b : {1, 2, 3, 5, 8, 57, 1000, -1, -3, -8, -57}) {
      x.push_back(static_cast<float>(a) / 8);
      y.push_back(static_cast<float>(b) / 8);
    }
  }
  constexpr float kMost = std::numeric_limits<float>::max(), kLeast = std::numeric_limits<float>::denorm_min();
  for (const auto &[a, b] :
       std::initializer_list<std::pair<float, float>>{{kMost, 0.6f * kMost},
                                                      {kMost, 0.75f * kMost},
                                                      {5 * kLeast, 2 * kLeast},
                                                      {0.0f, 1.0f},
                                                      {-0.0f, 1.0f},
                                                      {1.0f, std::numeric_limits<float>::infinity()}}) {
    x.push_back(a);
    y.push_back(b);
  }
  std::vector<float> rest(x.size());
  std::vector<double> wideRest(x.size());
  std::vector<int> quotient(2 * x.size());
  run("remainders", {x.size(), 1, 1}, {1, 1, 1}, kNoOffset, rest, wideRest, quotient, x, y);
  for (size_t i = 0; i < x.size(); ++i) {
    const double whole = std::nearbyint(static_cast<double>(x[i]) / static_cast<double>(y[i]));
    const int bits = static_cast<int>(std::fmod(whole, 128.0));
    for (const size_t wide : {0, 1})
      ASSERT_EQ(bits, quotient[2 * i + wide]) << x[i] << " / " << y[i];
    ASSERT_EQ(std::remainder(x[i], y[i]), rest[i]) << x[i] << " / " << y[i];
    ASSERT_EQ(std::signbit(std::remainder(x[i], y[i])), std::signbit(rest[i])) << x[i] << " / " << y[i];
    ASSERT_EQ(std::remainder(static_cast<double>(x[i]), static_cast<double>(y[i])), wideRest[i])
        << x[i] << " / " << y[i];
  }
}

TEST_F(Native, VotesHaveABitForEachWorkItem) {
  const size_t n = 80, group = 40; // the last sub-group of a work-group is smaller
  std::vector<int> from = numbers(n, 100);
  std::vector<uint32_t> to(12 * n);
  run("votes", {n, 1, 1}, {group, 1, 1}, kNoOffset, to, from);
  for (size_t i = 0; i < n; ++i) {
    const size_t sub = i % group / kSubGroup, first = i / group * group + sub * kSubGroup, lane = i - first;
    const size_t size = std::min(kSubGroup, group - sub * kSubGroup);
    uint32_t votes = 0;
    bool equal = true;
    for (size_t k = 0; k < size; ++k) {
      votes |= (static_cast<uint32_t>(from[first + k]) & 1) << k;
      equal = equal && from[first + k] == from[first];
    }
    const uint32_t all = (1u << size) - 1, below = (1u << lane) - 1, own = 1u << lane;
    int sum = 0;
    for (size_t k = lane / 4 * 4; k < std::min(lane / 4 * 4 + 4, size); ++k)
      sum += from[first + k];
    const std::array<uint32_t, 12> expected{
        votes,
        static_cast<uint32_t>(std::popcount(votes)),
        static_cast<uint32_t>(std::popcount(votes & (below | own))),
        static_cast<uint32_t>(std::popcount(votes & below)),
        static_cast<uint32_t>(std::countr_zero(votes)),
        static_cast<uint32_t>(31 - std::countl_zero(votes)),
        votes >> lane & 1,
        votes >> 3 & 1,
        lane == 0,
        2u + equal,
        static_cast<uint32_t>(sum),
        (all & ~below) ^ (all & ~(below | own)),
    };
    for (size_t k = 0; k < expected.size(); ++k) {
      if (votes != 0 || (k != 4 && k != 5)) { // of none there is no first one
        ASSERT_EQ(expected[k], to[12 * i + k]) << "answer " << k << " of work-item " << i;
      }
    }
  }
}

/// As IEEE 754 defines it, by the processor's own instructions, for the four ways in the order of the kernel.
template <class To, class From>
To roundedAs(size_t way, From value) {
  constexpr std::array kWays = {FE_TONEAREST, FE_TOWARDZERO, FE_UPWARD, FE_DOWNWARD};
  const int before = std::fegetround();
  std::fesetround(kWays[way]);
  volatile From from = value;
  volatile To to = static_cast<To>(from);
  std::fesetround(before);
  return to;
}

/// Bits of the half that comes of a double: those of a float that has as many digits.
uint16_t halfAs(size_t way, double value) {
  if (std::isnan(value))
    return 0x7e00;
  const double magnitude = std::fabs(value);
  const bool isNegative = std::signbit(value), up = way == 2 ? !isNegative : way == 3 && isNegative;
  if (std::isinf(value))
    return static_cast<uint16_t>((isNegative ? 0x8000 : 0) | 0x7c00);
  const int exponent = magnitude == 0 ? -24 : std::max(std::ilogb(magnitude) - 10, -24);
  const double scaled = std::ldexp(magnitude, -exponent);
  double whole = std::floor(scaled);
  if (way == 0)
    whole = std::nearbyint(scaled);
  else if (up)
    whole = std::ceil(scaled);
  const double result = std::ldexp(whole, exponent);
  uint32_t bits = 0;
  if (result >= 65536.0) {
    bits = way == 0 || up ? 0x7c00 : 0x7bff;
  } else if (result != 0) {
    bits = result < std::ldexp(1.0, -14)
               ? static_cast<uint32_t>(std::ldexp(result, 24))
               : static_cast<uint32_t>((std::ilogb(result) + 15) << 10) +
                     static_cast<uint32_t>(std::ldexp(result, 10 - std::ilogb(result))) - 1024;
  }
  return static_cast<uint16_t>((isNegative ? 0x8000 : 0) | bits);
}

TEST_F(Native, ConversionsRoundAsTheySay) {
  std::vector<double> from{0.0,
                           -0.0,
                           1.0,
                           1.0 / 3,
                           -1.0 / 3,
                           65504.0,
                           65519.0,
                           65520.0,
                           -65520.0,
                           1e300,
                           -1e300,
                           1e-300,
                           -1e-300,
                           5.9e-8,
                           -2.9e-8,
                           6.0e-5,
                           std::numeric_limits<double>::infinity(),
                           -std::numeric_limits<double>::infinity(),
                           0.1,
                           1e-40,
                           3.4028236e38};
  std::vector<int64_t> whole{0,
                             1,
                             -1,
                             2049,
                             -2049,
                             65504,
                             65520,
                             -65521,
                             16777217,
                             -16777217,
                             INT64_MAX,
                             INT64_MIN,
                             (int64_t{1} << 40) + 1,
                             33554435,
                             INT64_MAX - 1,
                             INT64_MIN + 1,
                             123456789012345678,
                             -123456789012345678,
                             2047,
                             4095,
                             65519};
  ASSERT_EQ(from.size(), whole.size());
  std::vector<uint16_t> halves(8 * from.size());
  std::vector<float> floats(8 * from.size());
  run("roundings", {from.size(), 1, 1}, {1, 1, 1}, kNoOffset, halves, floats, from, whole);
  for (size_t i = 0; i < from.size(); ++i) {
    for (size_t way = 0; way < 4; ++way) {
      ASSERT_EQ(halfAs(way, from[i]), halves[8 * i + way]) << from[i] << ", way " << way;
      ASSERT_EQ(roundedAs<float>(way, from[i]), floats[8 * i + way]) << from[i] << ", way " << way;
      ASSERT_EQ(std::signbit(from[i]), std::signbit(floats[8 * i + way])) << from[i] << ", way " << way;
      ASSERT_EQ(roundedAs<float>(way, whole[i]), floats[8 * i + 4 + way]) << whole[i] << ", way " << way;
      if (std::abs(static_cast<double>(whole[i])) < 0x1p53) {
        ASSERT_EQ(halfAs(way, static_cast<double>(whole[i])), halves[8 * i + 4 + way]) << whole[i] << ", way " << way;
      }
    }
  }
}

TEST_F(Native, MasksChooseComponents) {
  const size_t n = 16;
  std::vector<int> from = numbers(8 * n, 1000), to(8 * n);
  std::vector<uint32_t> mask(4 * n);
  for (size_t i = 0; i < mask.size(); ++i)
    mask[i] = static_cast<uint32_t>(i * 2654435761u);
  run("masked", {n, 1, 1}, {n, 1, 1}, kNoOffset, to, from, mask);
  for (size_t i = 0; i < n; ++i) {
    for (size_t k = 0; k < 4; ++k) {
      ASSERT_EQ(from[8 * i + mask[4 * i + k] % 4], to[8 * i + k]);
      ASSERT_EQ(from[8 * i + mask[4 * i + k] % 8], to[8 * i + 4 + k]);
    }
  }
}

} // namespace
} // namespace ur::test
