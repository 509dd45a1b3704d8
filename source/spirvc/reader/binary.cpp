// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#define SPV_ENABLE_UTILITY_CODE
#include "spirvc/reader/binary.hpp"

#include "spirvc/progress.hpp"

#include <cstring>

#include <spirv-tools/libspirv.h>

namespace ur::spirvc {

namespace {

constexpr size_t kHeader = 5;
/// Ids cost some memory each, whether they are used or not, and bounds are what the module says.
constexpr uint32_t kMostIds = 1u << 22;

} // namespace

std::string nameOf(spv::Op op) {
  const char *name = spvOpcodeString(static_cast<uint32_t>(op));
  if (!name || std::strcmp(name, "unknown") == 0)
    return "instruction " + std::to_string(static_cast<uint32_t>(op));
  return std::string("Op") + name;
}

bool Instruction::hasType() const noexcept {
  bool result = false, type = false;
  spv::HasResultAndType(op(), &result, &type);
  return type;
}

bool Instruction::hasResult() const noexcept {
  bool result = false, type = false;
  spv::HasResultAndType(op(), &result, &type);
  return result;
}

std::string Instruction::text(size_t operand, size_t *next) const {
  std::string text;
  for (size_t i = operand; i < size(); ++i) {
    for (int byte = 0; byte < 4; ++byte) {
      const char c = static_cast<char>(words_[i + 1] >> (8 * byte) & 0xff);
      if (c == 0) {
        if (next)
          *next = i + 1;
        return text;
      }
      text += c;
    }
  }
  refuse("a string doesn't end");
}

void Instruction::refuse(const std::string &why) const {
  throw RefusedInstruction(nameOf(op()) + " at word " + std::to_string(at_) + ": " + why);
}

void Instruction::tooShort() const {
  refuse("it has only " + std::to_string(size()) + " operands");
}

void reached(const Instruction &instruction) noexcept {
  progress->op.store(static_cast<uint32_t>(instruction.op()), std::memory_order_relaxed);
  progress->word.store(instruction.word(), std::memory_order_relaxed);
}

Binary::Binary(std::span<const uint8_t> bytes) {
  if (bytes.size() < kHeader * sizeof(uint32_t) || bytes.size() % sizeof(uint32_t) != 0)
    throw Refused("no SPIR-V: " + std::to_string(bytes.size()) + " bytes are no header and whole words");
  words_.resize(bytes.size() / sizeof(uint32_t));
  std::memcpy(words_.data(), bytes.data(), bytes.size());
  if (words_[0] == __builtin_bswap32(spv::MagicNumber)) {
    for (uint32_t &word : words_)
      word = __builtin_bswap32(word);
  }
  if (words_[0] != spv::MagicNumber)
    throw Refused("no SPIR-V: the first word is another than its magic number");
  if (const uint32_t version = words_[1]; version < 0x10000 || version > 0x10600 || (version & 0xff) != 0)
    throw Refused("SPIR-V of a version that isn't known: 1.0 to 1.6 are");
  if (bound() > kMostIds) {
    throw Refused("the module says that it has " + std::to_string(bound()) + " ids; more than " +
                  std::to_string(kMostIds) + " aren't taken");
  }
  for (size_t at = kHeader; at < words_.size();) {
    const size_t count = words_[at] >> spv::WordCountShift;
    const Instruction instruction(
        std::span<const uint32_t>(words_).subspan(at, std::max<size_t>(1, std::min(count, words_.size() - at))), at);
    if (count == 0 || count > words_.size() - at) {
      instruction.refuse("its size is " + std::to_string(count) + " words, of which there are " +
                         std::to_string(words_.size() - at));
    }
    if (instruction.hasResult() && (instruction.result() == 0 || instruction.result() >= bound()))
      instruction.refuse("its result is no id below the module's bound");
    instructions_.push_back(instruction);
    at += count;
  }
}

} // namespace ur::spirvc
