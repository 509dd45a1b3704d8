// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/slot_memory.hpp"

namespace ur::spirvc::native {

using llvm::AllocaInst;
using llvm::Value;

void SlotMemory::reserve() {
  for (const auto &[variable, slot] : plan_.slots) {
    if (slot.where != Slot::Where::chunk)
      continue;
    llvm::Type *const type = variable->getAllocatedType();
    AllocaInst *const cells = onStack(slot.isUniform ? type : llvm::ArrayType::get(type, values_.width));
    cells->setAlignment(std::max(variable->getAlign(), llvm::Align(slot.isUniform ? 1 : 64)));
    cells_[variable] = cells;
  }
}

AllocaInst *SlotMemory::onStack(llvm::Type *type) const {
  llvm::IRBuilder<> builder(plan_.prologue, plan_.prologue->begin());
  return builder.CreateAlloca(type);
}

Value *SlotMemory::address(AllocaInst *variable, Value *lane) const {
  const Slot &slot = plan_.slots.find(variable)->second;
  llvm::Type *const type = variable->getAllocatedType();
  if (slot.where == Slot::Where::chunk) {
    AllocaInst *const cells = cells_.lookup(variable);
    return slot.isUniform ? cells : builder_.CreateInBoundsGEP(type, cells, {lane});
  }
  Value *const bytes = builder_.CreateMul(values_.items, builder_.getInt64(slot.offset));
  Value *const all = builder_.CreateInBoundsGEP(builder_.getInt8Ty(), plan_.function->getArg(kContext), {bytes});
  Value *const item = slot.isUniform ? values_.base : builder_.CreateAdd(values_.base, lane);
  return builder_.CreateInBoundsGEP(type, all, {item});
}

AllocaInst *SlotMemory::cells(AllocaInst *variable) const {
  return plan_.slots.find(variable)->second.isUniform ? nullptr : cells_.lookup(variable);
}

} // namespace ur::spirvc::native
