// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the reader leaves open in kernels for the native CPU: calls of functions that nobody defines. They stand for
// what depends on the work-item, and for places where work-items wait for each other. Shaping a kernel replaces all of
// them.
#pragma once

#include "spirvc/reader/target_port.hpp"

#include <optional>

namespace ur::spirvc::native {

/// A number that a launch or a work-item has: 64 bits.
[[nodiscard]] llvm::Value *makeWord(llvm::IRBuilder<> &builder, spv::BuiltIn which, unsigned dimension);

struct Word {
  spv::BuiltIn which;
  unsigned dimension;
};
/// None: it is none.
[[nodiscard]] std::optional<Word> wordOf(const llvm::Value &value);

/// Where the work-items of a group wait for each other, and what they do there together.
enum class Meeting : uint8_t { barrier, shuffle, ballot, combine };

struct Sync {
  Meeting what = Meeting::barrier;
  spv::Scope scope = spv::Scope::Workgroup;
  spv::GroupOperation operation = spv::GroupOperation::Reduce; ///< of combine
  Combination how = Combination::add;                          ///< of combine
  Comers comers = Comers::all;                                 ///< of a sub-group's
};
/// Operands of a meeting's call before what its work-items bring.
inline constexpr unsigned kSyncNumbers = 5;

/// `operands`: of a shuffle the value and the lane, of a ballot the predicate, of a combination the value.
llvm::Value *makeSync(llvm::IRBuilder<> &builder, const Sync &sync, llvm::Type *result,
                      llvm::ArrayRef<llvm::Value *> operands);
/// None: it is none.
[[nodiscard]] std::optional<Sync> syncOf(const llvm::Value &value);

/// Whether it is a name of one of these.
[[nodiscard]] bool isPlaceholder(llvm::StringRef name);

/// The attribute of variables that each work-group has for itself.
inline constexpr const char *kLocal = "ur.local";

} // namespace ur::spirvc::native
