// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is read of modules of SPIR-V, whole and broken.
#include "adapters/core/port/spirv.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <random>

namespace ur::core {
namespace {

using Kind = KernelArg::Kind;

/// A module, instruction by instruction.
class Module {
public:
  Module() : words_{0x07230203, 0x00010200, 0, 100, 0} {}
  Module &op(uint32_t opcode, std::initializer_list<uint32_t> operands, const char *text = nullptr) {
    std::vector<uint32_t> all(operands);
    for (size_t i = 0; text && i <= std::strlen(text); i += 4) {
      uint32_t word = 0;
      std::memcpy(&word, text + i, std::min<size_t>(4, std::strlen(text) - i));
      all.push_back(word);
    }
    words_.push_back(static_cast<uint32_t>(all.size() + 1) << 16 | opcode);
    words_.insert(words_.end(), all.begin(), all.end());
    return *this;
  }
  std::vector<uint8_t> bytes(bool swapped = false) const {
    std::vector<uint32_t> words = words_;
    if (swapped)
      std::transform(words.begin(), words.end(), words.begin(), [](uint32_t word) { return __builtin_bswap32(word); });
    std::vector<uint8_t> bytes(words.size() * sizeof(uint32_t));
    std::memcpy(bytes.data(), words.data(), bytes.size());
    return bytes;
  }

private:
  std::vector<uint32_t> words_;
};

enum : uint32_t { kInt = 10, kGlobal, kLocal, kByValue, kImage, kSampler, kStruct, kDouble, kBool, kThree, kUnknown };

Module everything() {
  Module module;
  module.op(15, {6, 50}, "takes_all").op(15, {6, 51}, "abcd").op(15, {6, 52}, "strange").op(15, {5, 53}, "no_kernel");
  module.op(71, {60, 1, 7}).op(71, {61, 1, 8}).op(71, {62, 1, 9}); // SpecId
  module.op(21, {kInt, 32, 0}).op(22, {kDouble, 64}).op(20, {kBool}).op(30, {kStruct, kInt});
  module.op(32, {kGlobal, 5, kInt}).op(32, {kLocal, 4, kInt}).op(32, {kByValue, 7, kStruct});
  module.op(25, {kImage, 2, 1, 0, 0, 0, 0, 0, 0}).op(26, {kSampler}).op(38, {kUnknown});
  module.op(23, {kThree, kInt, 3});
  module.op(50, {kInt, 60, 70}).op(48, {kBool, 61}).op(50, {kDouble, 62, 0, 0}).op(50, {kInt, 63, 1});
  module.op(54, {2, 50, 0, 3});
  for (const uint32_t type : {kGlobal, kInt, kLocal, kByValue, kImage, kSampler, kDouble, kThree})
    module.op(55, {type, 70 + type});
  module.op(56, {}).op(54, {2, 51, 0, 4}).op(56, {});
  module.op(54, {2, 52, 0, 5}).op(55, {kInt, 90}).op(55, {kUnknown, 91}).op(56, {});
  return module;
}

TEST(Spirv, argumentsOfKernels) {
  for (const bool swapped : {false, true}) {
    const std::optional<SpirvFacts> facts = readSpirv(everything().bytes(swapped));
    ASSERT_TRUE(facts);
    ASSERT_EQ(2u, facts->kernels.size()) << "one has an argument of a kind that nobody knows, one is no kernel";
    const std::vector<Kind> expected = {Kind::pointer, Kind::value,   Kind::local, Kind::value,
                                        Kind::memory,  Kind::sampler, Kind::value, Kind::value};
    const std::vector<size_t> sizes = {0, 4, 0, 0, 0, 0, 8, 16}; // 0: the driver knows
    const auto &args = facts->kernels.at("takes_all");
    ASSERT_EQ(expected.size(), args.size());
    for (size_t i = 0; i < args.size(); ++i)
      EXPECT_EQ(std::pair(expected[i], sizes[i]), std::pair(args[i].kind, args[i].size)) << i;
    EXPECT_TRUE(facts->kernels.at("abcd").empty());
  }
}

TEST(Spirv, constants) {
  const std::optional<SpirvFacts> facts = readSpirv(everything().bytes());
  ASSERT_TRUE(facts);
  ASSERT_EQ(3u, facts->constants.size()) << "one has no id";
  const uint32_t ids[] = {7, 8, 9};
  const size_t sizes[] = {4, 1, 8};
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(ids[i], facts->constants[i].id);
    EXPECT_EQ(sizes[i], facts->constants[i].size);
  }
}

TEST(Spirv, brokenModulesAreNone) {
  const std::vector<uint8_t> whole = everything().bytes();
  EXPECT_TRUE(isSpirv(whole));
  for (size_t length = 0; length < whole.size(); ++length) {
    // A block of exactly that size, so that a sanitizer sees a read past the end.
    const std::vector<uint8_t> part(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
    const std::optional<SpirvFacts> facts = readSpirv(part);
    EXPECT_FALSE(facts && length % 4 != 0) << length;
    EXPECT_FALSE(facts && length < 20) << length;
  }
  std::vector<uint8_t> endless = whole;
  endless[5 * 4 + 2] = endless[5 * 4 + 3] = 0; // an instruction of no words
  EXPECT_FALSE(readSpirv(endless));
  std::vector<uint8_t> far = whole;
  far[5 * 4 + 2] = far[5 * 4 + 3] = 0xff; // one that ends behind the module
  EXPECT_FALSE(readSpirv(far));
}

TEST(Spirv, noiseIsNoCrash) {
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    std::vector<uint8_t> code = everything().bytes();
    for (int changes = 0; changes < 4; ++changes)
      code[20 + random() % (code.size() - 20)] = static_cast<uint8_t>(random());
    (void)readSpirv(code);
  }
}

} // namespace
} // namespace ur::core
