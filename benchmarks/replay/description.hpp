// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the spec's tables say of a function's parameters, found by the function's name, and structures made of what a
// trace holds of them.
#pragma once

#include "common/reflection.hpp"
#include "trace/trace.hpp"

#include <deque>
#include <functional>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

namespace replay {

/// Why a call can't be played as it is. The call is left out, and said to be.
class Unplayable : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

[[nodiscard]] std::span<const ur::reflection::Field> parametersOf(const char *function);
[[nodiscard]] const char *nameOf(const ur::reflection::Field &field) noexcept;
/// What a call was given. Throws JsonError where it is missing.
[[nodiscard]] const trace::Value &argument(const trace::Call &call, const char *name);
/// How many bytes a pointer of a copy, of that name, leads to; all there are where the product overflows.
[[nodiscard]] uint64_t extentOf(const trace::Call &call, std::string_view name);
/// An address as it was recorded; 0 for null. Throws JsonError for anything else.
[[nodiscard]] uint64_t addressOf(const trace::Value &value);
/// The bytes of a "#..." value. Throws JsonError for anything else.
[[nodiscard]] std::vector<unsigned char> bytesOf(const trace::Value &value);

/// Makes structures that live as long as `memory` does.
class Structures {
public:
  /// What a member's recorded address is now: writes it where it is told, at once or later. May throw Unplayable.
  using Relocate = std::function<void(const char *member, uint64_t address, uint64_t *where)>;
  Structures(std::deque<std::vector<uint64_t>> &memory, Relocate relocate)
      : memory_(memory), relocate_(std::move(relocate)) {}

  /// 0 for null. Throws Unplayable for handles and addresses within, JsonError for what isn't such a structure.
  [[nodiscard]] uint64_t make(const ur::reflection::Type &type, const trace::Value &value);

private:
  [[nodiscard]] uint64_t makeRecord(const ur::reflection::Record &record, const trace::Value &value, int depth);
  void fill(const ur::reflection::Record &record, const trace::Value &value, unsigned char *to, int depth);
  void member(const ur::reflection::Field &field, const trace::Value &value, unsigned char *to, int depth);

  std::deque<std::vector<uint64_t>> &memory_;
  Relocate relocate_;
};

} // namespace replay
