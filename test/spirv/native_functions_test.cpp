// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// As native_test.cpp, of functions.cl: what OpenCL says of special arguments, and Intel's driver answers, too.
#include "spirv/native_rig.hpp"

#include <bit>
#include <climits>
#include <cmath>
#include <limits>

namespace ur::test {
namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity(), kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kMost = std::numeric_limits<float>::max(), kLeast = std::numeric_limits<float>::denorm_min();

class NativeFunctions : public Native {
protected:
  struct Made {
    std::array<float, 6> numbers;
    std::array<double, 2> wide;
    std::array<int, 2> whole;
    float fract() const { return numbers[0]; }
    float root() const { return numbers[1]; }
    float power() const { return numbers[2]; }
    float length() const { return numbers[3]; }
    float direction() const { return numbers[4]; }
    float distance() const { return numbers[5]; }
    int sign() const { return whole[0]; }
    int exponent() const { return whole[1]; }
  };

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(Native::SetUp());
    use("spirv_test_functions_native.so");
  }
  Made make(float x, float y = 1, int n = 3) {
    std::vector<float> to(6), from{x}, by{y};
    std::vector<double> wide(2);
    std::vector<int> whole(2), root{n};
    run("special", {1, 1, 1}, {1, 1, 1}, kNoOffset, to, wide, whole, from, by, root);
    Made made{};
    std::copy(to.begin(), to.end(), made.numbers.begin());
    std::copy(wide.begin(), wide.end(), made.wide.begin());
    std::copy(whole.begin(), whole.end(), made.whole.begin());
    return made;
  }
};

TEST_F(NativeFunctions, FractionsKeepTheSignOfZero) {
  for (const float x : {0.0f, -0.0f, -kInfinity}) {
    EXPECT_EQ(0.0f, make(x).fract()) << x;
    EXPECT_EQ(std::signbit(x), std::signbit(make(x).fract())) << x;
    EXPECT_EQ(std::signbit(x), std::signbit(make(x).wide[0])) << x;
  }
  EXPECT_FALSE(std::signbit(make(-3.0f).fract()));
}

TEST_F(NativeFunctions, RootsAreExactToAFewUnits) {
  for (const float x : {2.0f, 1e4f, kMost, kLeast, 1.1754944e-38f, -7.0f, -kMost}) {
    for (const int n : {3, 5, -3, 7, 11}) {
      const double exact = std::copysign(std::pow(std::fabs(double{x}), 1.0 / n), double{x});
      EXPECT_NEAR(exact, static_cast<double>(make(x, 1, n).root()), std::fabs(exact) * 2.4e-7) << x << ", " << n;
      EXPECT_NEAR(1, std::pow(make(x, 1, n).wide[1] / exact, n), 1e-14) << x << ", " << n;
    }
  }
  EXPECT_TRUE(std::isnan(make(2, 1, 0).root()));
  EXPECT_TRUE(std::isnan(make(0, 1, 0).root()));
  EXPECT_TRUE(std::isnan(make(-2, 1, 2).root()));
  EXPECT_EQ(-kInfinity, make(-0.0f, 1, -3).root());
  EXPECT_EQ(kInfinity, make(kInfinity, 1, 3).root());
}

TEST_F(NativeFunctions, PowersOfWhatIsntPositiveAreNone) {
  for (const auto &[x, y] : std::initializer_list<std::pair<float, float>>{
           {-2, 3}, {0, 0}, {-0.0f, 0}, {kInfinity, 0}, {1, kInfinity}, {1, -kInfinity}, {1, kNan}, {kNan, 0}})
    EXPECT_TRUE(std::isnan(make(x, y).power())) << x << ", " << y;
  EXPECT_EQ(8.0f, make(2, 3).power());
  EXPECT_EQ(kInfinity, make(-0.0f, -3).power());
  EXPECT_FALSE(std::signbit(make(-0.0f, 3).power()));
  EXPECT_EQ(1.0f, make(7, 0).power());
}

TEST_F(NativeFunctions, LengthsNeitherOverflowNorVanish) {
  for (const float x : {3 * kLeast, 3e-30f, 3.0f, 3e30f, 0.75f * kMost}) {
    const float y = x / 3 * 4;
    EXPECT_FLOAT_EQ(x < kMost / 2 ? x / 3 * 5 : kInfinity, make(x, y).length()) << x;
    EXPECT_FLOAT_EQ(x < kMost / 2 ? x / 3 * 5 : kInfinity, make(x, y).distance()) << x;
    EXPECT_FLOAT_EQ(0.6f, make(x, y).direction()) << x;
  }
  EXPECT_EQ(kInfinity, make(-kInfinity, 1).length());
  EXPECT_EQ(-1.0f, make(-kInfinity, 1).direction());
  EXPECT_FLOAT_EQ(std::sqrt(0.5f), make(kInfinity, kInfinity).direction());
  EXPECT_TRUE(std::isnan(make(1, kNan).direction()));
  EXPECT_EQ(0.0f, make(0, 0).direction());
}

TEST_F(NativeFunctions, SignsOfGammaAndExponents) {
  for (const auto &[x, sign] : std::initializer_list<std::pair<float, int>>{
           {0.0f, 1}, {-0.0f, -1}, {-0.5f, -1}, {-1.0f, 1}, {-1.5f, 1}, {-2.5f, -1}, {-3.0f, 1}, {2.0f, 1}})
    EXPECT_EQ(sign, make(x).sign()) << x;
  EXPECT_EQ(INT_MAX, make(kNan).exponent());
  EXPECT_EQ(INT_MAX, make(kInfinity).exponent());
  EXPECT_EQ(INT_MIN, make(0).exponent());
  EXPECT_EQ(-149, make(kLeast).exponent());
}

/// Addresses don't tell here which memory they are of: a fence has to be for both.
TEST_F(NativeFunctions, FencesAreForEitherMemory) {
  std::vector<int> to(4);
  run("fences", {4, 1, 1}, {2, 1, 1}, kNoOffset, to, Local{2 * sizeof(int)});
  EXPECT_EQ((std::vector<int>{3, 3, 3, 3}), to); // CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE
}

} // namespace
} // namespace ur::test
