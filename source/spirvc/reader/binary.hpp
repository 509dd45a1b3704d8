// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A SPIR-V module as a list of instructions, whose sizes are checked. Nothing here trusts the words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include <spirv/unified1/spirv.hpp11>

namespace ur::spirvc {

/// Why a module isn't compiled, in a sentence for its build log.
class Refused : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

/// One that names the instruction and its place.
class RefusedInstruction final : public Refused {
public:
  using Refused::Refused;
};

/// The name of an instruction as the specification writes it, "OpFAdd", or its number where the name isn't known.
[[nodiscard]] std::string nameOf(spv::Op op);

/// One instruction. Refers to the words of its binary.
class Instruction {
public:
  Instruction(std::span<const uint32_t> words, size_t at) noexcept : words_(words), at_(at) {}

  [[nodiscard]] spv::Op op() const noexcept { return static_cast<spv::Op>(words_[0] & spv::OpCodeMask); }
  /// How many operands there are: all words but the first.
  [[nodiscard]] size_t size() const noexcept { return words_.size() - 1; }
  /// Throws Refused where there is no such operand.
  [[nodiscard]] uint32_t operator[](size_t operand) const {
    if (operand >= size())
      tooShort();
    return words_[operand + 1];
  }
  /// All operands from `first` on; none where there are fewer.
  [[nodiscard]] std::span<const uint32_t> from(size_t first) const noexcept {
    return words_.subspan(std::min(first + 1, words_.size()));
  }
  /// A string that begins at an operand. `next`: the operand behind it. Throws Refused where it doesn't end.
  [[nodiscard]] std::string text(size_t operand, size_t *next = nullptr) const;

  /// Its number of operands that come before those of its own: type and result.
  [[nodiscard]] size_t ownOperands() const noexcept { return (hasType() ? 1 : 0) + (hasResult() ? 1 : 0); }
  [[nodiscard]] bool hasType() const noexcept;
  [[nodiscard]] bool hasResult() const noexcept;
  [[nodiscard]] uint32_t typeId() const { return (*this)[0]; }
  [[nodiscard]] uint32_t result() const { return (*this)[hasType() ? 1 : 0]; }

  /// The place of its first word in the module.
  [[nodiscard]] size_t word() const noexcept { return at_; }

  /// Throws RefusedInstruction with its name, where it is, and `why`.
  [[noreturn]] void refuse(const std::string &why) const;

private:
  [[noreturn]] void tooShort() const;

  std::span<const uint32_t> words_;
  size_t at_; ///< of its first word in the module
};

/// Notes it as the one that is read now, in `progress`.
void reached(const Instruction &instruction) noexcept;

/// The words of a module, in the order of bytes of the host.
class Binary {
public:
  /// Copies. Throws Refused where it is no SPIR-V of a version that is known, or is cut off.
  explicit Binary(std::span<const uint8_t> bytes);

  /// All ids are below this.
  [[nodiscard]] uint32_t bound() const noexcept { return words_[3]; }
  [[nodiscard]] std::span<const Instruction> instructions() const noexcept { return instructions_; }

private:
  std::vector<uint32_t> words_;
  std::vector<Instruction> instructions_;
};

} // namespace ur::spirvc
