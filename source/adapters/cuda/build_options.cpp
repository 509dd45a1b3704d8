// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/build_options.hpp"

#include "adapters/core/port/text.hpp"
#include "common/number.hpp"

#include <optional>

namespace ur::cuda {

namespace {

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> names) noexcept {
  for (const std::string_view name : names) {
    if (word == name)
      return true;
  }
  return false;
}

} // namespace

JitOptions::JitOptions(const char *words) {
  const auto buffer = [&](CUjit_option option, std::string &room, CUjit_option size) {
    options_.push_back(option);
    values_.push_back(room.data());
    add(size, kRoom);
  };
  buffer(CU_JIT_INFO_LOG_BUFFER, info_, CU_JIT_INFO_LOG_BUFFER_SIZE_BYTES);
  buffer(CU_JIT_ERROR_LOG_BUFFER, error_, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES);
  const std::vector<std::string> all = splitOptions(words);
  for (size_t i = 0; i < all.size();) {
    if (!take(all, i))
      others_.push_back(all[i++]);
  }
}

/// The driver reads numbers out of the pointers themselves.
void JitOptions::add(CUjit_option option, size_t value) {
  options_.push_back(option);
  values_.push_back(reinterpret_cast<void *>(value));
}

bool JitOptions::take(const std::vector<std::string> &words, size_t &at) {
  const std::string_view word = words[at];
  if (isOneOf(word, {"-G", "--device-debug"})) {
    add(CU_JIT_GENERATE_DEBUG_INFO, 1);
  } else if (isOneOf(word, {"-g", "-lineinfo", "--generate-line-info"})) { // what makes the code no slower
    add(CU_JIT_GENERATE_LINE_INFO, 1);
  } else if (isOneOf(word, {"-v", "--verbose"})) {
    add(CU_JIT_LOG_VERBOSE, 1);
  } else if (word.size() == 3 && word.starts_with("-O") && word[2] >= '0' && word[2] <= '4') {
    add(CU_JIT_OPTIMIZATION_LEVEL, static_cast<size_t>(word[2] - '0'));
  } else {
    const size_t equals = std::min(word.find('='), word.size());
    const bool apart = equals == word.size();
    if (apart && at + 1 == words.size())
      return false;
    const std::optional<size_t> number =
        numberIn<size_t>(apart ? std::string_view(words[at + 1]) : word.substr(equals + 1));
    const std::string_view name = word.substr(0, equals);
    const bool registers = isOneOf(name, {"-maxrregcount", "--maxrregcount"});
    if (!number || !(registers || isOneOf(name, {"--opt-level"})))
      return false;
    add(registers ? CU_JIT_MAX_REGISTERS : CU_JIT_OPTIMIZATION_LEVEL, *number);
    at += apart ? 1 : 0;
  }
  ++at;
  return true;
}

std::string JitOptions::log() const {
  std::string text = error_.c_str();
  core::addLine(&text, info_.c_str());
  return text;
}

} // namespace ur::cuda
