// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Puts a program together: operations in the order of their threads, and addresses of host memory, which are known only
// when all of it has been seen.
#pragma once

#include "replay/addresses.hpp"
#include "replay/order.hpp"
#include "replay/program.hpp"
#include "trace/trace.hpp"

#include <map>
#include <span>

namespace replay {

class Builder {
public:
  explicit Builder(Program &program) : program_(program) {}

  /// Adds an operation to the thread of the call. `function`: null for an operation that the program doesn't have.
  /// `maySucceed`: where another result is recorded, too.
  void emit(const trace::Call &call, Play play, std::span<const uint64_t> words, Group group, const char *function,
            bool maySucceed = false);
  /// Host memory that a call reads or writes. Throws trace::Error where it can't be true.
  void addHost(const trace::Call &call, uint64_t begin, uint64_t size);
  /// An address in it: two words of the operation that is emitted next, or a member of a structure.
  void hostWords(size_t firstWord, uint64_t address) { next_.push_back({firstWord, nullptr, address}); }
  void hostMember(uint64_t *where, uint64_t address) { later_.push_back({0, where, address}); }
  /// That no operation is emitted for what was said last.
  void dropHostWords() noexcept { next_.clear(); }

  /// Once, at the end.
  void finish();

private:
  struct Later {
    size_t word;
    uint64_t *member;
    uint64_t address;
  };

  Program &program_;
  HostRanges host_;
  std::vector<Later> next_, later_;
  std::map<uint32_t, size_t> threads_; // by their numbers in the trace
  std::vector<std::vector<Period>> periods_;
};

} // namespace replay
