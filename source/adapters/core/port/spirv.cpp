// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/port/spirv.hpp"

#include "adapters/core/port/guarded.hpp"

#include <cstring>
#include <unordered_map>

namespace ur::core {

namespace {

using Kind = KernelArg::Kind;

constexpr uint32_t kMagic = 0x07230203;
constexpr size_t kHeaderWords = 5;

enum Op : uint32_t {
  OpEntryPoint = 15,
  OpTypeBool = 20,
  OpTypeInt = 21,
  OpTypeFloat = 22,
  OpTypeVector = 23,
  OpTypeArray = 28,
  OpTypeImage = 25,
  OpTypeSampler = 26,
  OpTypeStruct = 30,
  OpTypePointer = 32,
  OpSpecConstantTrue = 48,
  OpSpecConstantFalse = 49,
  OpSpecConstant = 50,
  OpFunction = 54,
  OpFunctionParameter = 55,
  OpDecorate = 71,
  OpTypeUntypedPointer = 4417,
};
enum : uint32_t {
  ExecutionModelKernel = 6,
  DecorationSpecId = 1,
};
enum StorageClass : uint32_t {
  UniformConstant = 0,
  Workgroup = 4,
  CrossWorkgroup = 5,
  Function = 7,
  Generic = 8,
  DeviceOnly = 5936,
  HostOnly = 5937,
};

/// The words of a module, wherever it lies in memory.
class Words {
public:
  explicit Words(std::span<const uint8_t> code) noexcept : code_(code) {
    swapped_ = count() != 0 && raw(0) == __builtin_bswap32(kMagic);
  }
  size_t count() const noexcept { return code_.size() / sizeof(uint32_t); }
  uint32_t operator[](size_t i) const noexcept { return swapped_ ? __builtin_bswap32(raw(i)) : raw(i); }

private:
  uint32_t raw(size_t i) const noexcept {
    uint32_t word = 0;
    std::memcpy(&word, code_.data() + i * sizeof word, sizeof word);
    return word;
  }
  std::span<const uint8_t> code_;
  bool swapped_ = false;
};

/// One instruction; operands that it lacks are 0.
class Instruction {
public:
  Instruction(const Words &words, size_t at, size_t count) noexcept : words_(words), at_(at), count_(count) {}
  uint32_t op() const noexcept { return words_[at_] & 0xffff; }
  uint32_t operator[](size_t i) const noexcept { return i + 1 < count_ ? words_[at_ + 1 + i] : 0; }
  bool has(size_t operands) const noexcept { return operands < count_; }
  /// Four letters a word, the first in the lowest bits, up to a zero.
  std::string text(size_t from) const {
    std::string text;
    for (size_t i = from; has(i + 1); ++i) {
      for (uint32_t shift = 0; shift < 32; shift += 8) {
        const char letter = static_cast<char>((*this)[i] >> shift & 0xff);
        if (letter == '\0')
          return text;
        text.push_back(letter);
      }
    }
    return text;
  }

private:
  const Words &words_;
  size_t at_, count_;
};

class Reader {
public:
  void read(const Instruction &in) {
    switch (in.op()) {
    case OpEntryPoint: // model, function, name
      if (in[0] == ExecutionModelKernel)
        entries_.emplace_back(in[1], in.text(2));
      break;
    case OpDecorate: // target, decoration, its literals
      if (in[1] == DecorationSpecId && in.has(3))
        ids_[in[0]] = in[2];
      break;
    case OpTypeInt:
    case OpTypeFloat: // type, width
      widths_[in[0]] = in[1] / 8;
      kinds_[in[0]] = Kind::value;
      break;
    case OpTypeVector: // type, of what, how many: three have the room of four
      if (const auto width = widths_.find(in[1]); width != widths_.end())
        vectors_[in[0]] = width->second * (in[2] == 3 ? 4 : in[2]);
      kinds_[in[0]] = Kind::value;
      break;
    case OpTypeBool:
    case OpTypeArray:
    case OpTypeStruct:
      kinds_[in[0]] = Kind::value;
      break;
    case OpTypeImage:
      kinds_[in[0]] = Kind::memory;
      break;
    case OpTypeSampler:
      kinds_[in[0]] = Kind::sampler;
      break;
    case OpTypePointer:
    case OpTypeUntypedPointer: // type, storage class
      readPointer(in[0], in[1]);
      break;
    case OpSpecConstantTrue:
    case OpSpecConstantFalse: // type, constant
      addConstant(in[1], sizeof(uint8_t));
      break;
    case OpSpecConstant:
      if (const auto width = widths_.find(in[0]); width != widths_.end())
        addConstant(in[1], width->second);
      break;
    case OpFunction: // type, function
      parameters_ = &functions_[in[1]];
      break;
    case OpFunctionParameter: // type, parameter
      if (parameters_)
        parameters_->push_back(in[0]);
      break;
    default:
      break;
    }
  }

  SpirvFacts facts() {
    SpirvFacts facts;
    for (const auto &[function, name] : entries_) {
      std::vector<KernelFacts::Arg> args;
      bool known = true;
      for (const uint32_t type : functions_[function]) {
        const auto kind = kinds_.find(type);
        known = known && kind != kinds_.end();
        if (known)
          args.push_back({kind->second, sizeOf(type)});
      }
      if (known)
        facts.kernels.emplace(name, std::move(args));
    }
    facts.constants = std::move(constants_);
    return facts;
  }

private:
  /// Of a number or a vector; 0: not known.
  size_t sizeOf(uint32_t type) const {
    for (const auto *sizes : {&widths_, &vectors_}) {
      if (const auto size = sizes->find(type); size != sizes->end())
        return size->second;
    }
    return 0;
  }
  void readPointer(uint32_t type, uint32_t storage) {
    switch (storage) {
    case Workgroup:
      kinds_[type] = Kind::local;
      break;
    case Function: // a structure, which is handed over by its value
      kinds_[type] = Kind::value;
      break;
    case UniformConstant:
    case CrossWorkgroup:
    case Generic:
    case DeviceOnly:
    case HostOnly:
      kinds_[type] = Kind::pointer;
      break;
    default:
      break;
    }
  }
  void addConstant(uint32_t constant, size_t size) {
    if (const auto id = ids_.find(constant); id != ids_.end())
      constants_.push_back({id->second, size});
  }

  std::vector<std::pair<uint32_t, std::string>> entries_;
  std::unordered_map<uint32_t, uint32_t> ids_;                    ///< of specialization, by constants
  std::unordered_map<uint32_t, size_t> widths_;                   ///< in bytes, by types of numbers
  std::unordered_map<uint32_t, size_t> vectors_;                  ///< the same, by types of vectors
  std::unordered_map<uint32_t, Kind> kinds_;                      ///< what an argument of a type is
  std::unordered_map<uint32_t, std::vector<uint32_t>> functions_; ///< types of their parameters
  std::vector<uint32_t> *parameters_ = nullptr;                   ///< of the function that is being read
  std::vector<ConstantFacts> constants_;
};

} // namespace

bool isSpirv(std::span<const uint8_t> code) noexcept {
  uint32_t first = 0;
  if (code.size() < sizeof first)
    return false;
  std::memcpy(&first, code.data(), sizeof first);
  return first == kMagic || first == __builtin_bswap32(kMagic);
}

std::optional<SpirvFacts> readSpirv(std::span<const uint8_t> code) {
  const Words words(code);
  if (!isSpirv(code) || code.size() % sizeof(uint32_t) != 0 || words.count() < kHeaderWords)
    return std::nullopt;
  Reader reader;
  for (size_t at = kHeaderWords; at < words.count();) {
    const size_t count = words[at] >> 16;
    if (count == 0 || count > words.count() - at)
      return std::nullopt;
    reader.read(Instruction(words, at, count));
    at += count;
  }
  return reader.facts();
}

ur_result_t constantsOf(std::span<const uint8_t> code, std::vector<ConstantFacts> *found) noexcept {
  return guarded([&] {
    std::optional<SpirvFacts> facts = readSpirv(code);
    if (!facts)
      return isSpirv(code) ? UR_RESULT_ERROR_INVALID_BINARY : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    *found = std::move(facts->constants);
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::core
