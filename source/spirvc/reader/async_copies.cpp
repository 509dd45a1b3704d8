// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies that a work-group makes together. Each work-item copies its share at once, so waiting for them is waiting for
// the others.
#include "spirvc/reader/collectives.hpp"
#include "spirvc/reader/function_reader.hpp"

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

bool FunctionReader::readAsyncCopy(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpGroupAsyncCopy:
    copyShare(instruction);
    return true;
  case Op::OpGroupWaitEvents:
    if (scopeAt(instruction, 0) != spv::Scope::Workgroup)
      instruction.refuse("only work-groups wait for copies");
    meet(builder_, module_.target());
    return true;
  default:
    return false;
  }
}

/// Operands: type, result, scope, where to, where from, how many elements, the stride in global memory, an event.
void FunctionReader::copyShare(const Instruction &instruction) {
  if (scopeAt(instruction, 2) != spv::Scope::Workgroup)
    instruction.refuse("only work-groups copy together");
  Value *const to = pointer(instruction, 3), *const from = pointer(instruction, 4);
  const Type &target = module_.types().at(module_.at(instruction, instruction[3]).type);
  llvm::Type *const element = inMemory(instruction, module_.types().at(target.element).llvm);
  const auto wide = [&](Value *of) { return resize(builder_, of, builder_.getInt64Ty(), false); };
  Value *const count = wide(integer(instruction, 5)), *const stride = wide(integer(instruction, 6));
  Value *const one = builder_.getInt64(1);
  const bool toLocal = target.storage == spv::StorageClass::Workgroup;
  Value *const mine = wide(builtIn(instruction, spv::BuiltIn::LocalInvocationIndex, 0));
  Value *step = one;
  for (unsigned in = 0; in < 3; ++in)
    step = builder_.CreateMul(step, wide(builtIn(instruction, spv::BuiltIn::WorkgroupSize, in)));

  llvm::BasicBlock *const before = builder_.GetInsertBlock();
  const auto block = [&] { return llvm::BasicBlock::Create(module_.context(), "", &function_); };
  llvm::BasicBlock *const head = block(), *const body = block(), *const after = block();
  builder_.CreateBr(head);
  builder_.SetInsertPoint(head);
  llvm::PHINode *const at = builder_.CreatePHI(builder_.getInt64Ty(), 2);
  at->addIncoming(mine, before);
  builder_.CreateCondBr(builder_.CreateICmpULT(at, count), body, after);
  builder_.SetInsertPoint(body);
  const auto place = [&](Value *base, bool isStrided) {
    return builder_.CreateGEP(element, base, {isStrided ? builder_.CreateMul(at, stride) : at});
  };
  builder_.CreateStore(builder_.CreateLoad(element, place(from, toLocal)), place(to, !toLocal));
  at->addIncoming(builder_.CreateAdd(at, step), body);
  builder_.CreateBr(head);
  builder_.SetInsertPoint(after);
  define(instruction, value(instruction, 7));
}

} // namespace ur::spirvc
