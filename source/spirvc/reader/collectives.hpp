// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Group operations, by a target's exchange within sub-groups, its barrier and its local memory.
#pragma once

#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

/// Of one more operand: neutral at the beginning of a reduction.
[[nodiscard]] llvm::Constant *neutral(llvm::Type *type, Combination how);
[[nodiscard]] llvm::Value *combinePair(llvm::IRBuilder<> &builder, Combination how, llvm::Value *left,
                                       llvm::Value *right);

/// What lane `lane` (32 bits) of the sub-group has for `value`, of any type. It comes here, too.
[[nodiscard]] llvm::Value *exchange(llvm::IRBuilder<> &builder, TargetPort &target, llvm::Value *value,
                                    llvm::Value *lane, Comers comers = Comers::all);

/// All work-items of the work-group come here before one goes on, and see what the others have written.
void meet(llvm::IRBuilder<> &builder, TargetPort &target);

/// A reduction or scan of a number over a work-group, all of which come here, or over a sub-group.
[[nodiscard]] llvm::Value *combine(llvm::IRBuilder<> &builder, TargetPort &target, spv::Scope scope,
                                   spv::GroupOperation operation, Combination how, llvm::Value *value, Comers comers);

/// A reduction of a number over each `size` work-items of a sub-group, a power of two, of those that come here.
[[nodiscard]] llvm::Value *combineClusters(llvm::IRBuilder<> &builder, TargetPort &target, Combination how,
                                           llvm::Value *value, uint64_t size);

/// Who of the sub-group comes here: 64 bits, the first work-item's is the lowest.
[[nodiscard]] llvm::Value *presence(llvm::IRBuilder<> &builder, TargetPort &target);
/// The work-item of the lowest bit: 32 bits. There is one.
[[nodiscard]] llvm::Value *firstOf(llvm::IRBuilder<> &builder, llvm::Value *lanes);
/// The bits of lanes before a number up to 64: 64 bits.
[[nodiscard]] llvm::Value *bitsBelow(llvm::IRBuilder<> &builder, llvm::Value *number);

/// What the one work-item of the work-group has that is chosen. All of them come here.
[[nodiscard]] llvm::Value *broadcast(llvm::IRBuilder<> &builder, TargetPort &target, llvm::Value *value,
                                     llvm::Value *isChosen);

} // namespace ur::spirvc
