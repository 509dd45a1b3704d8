// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/function_reader.hpp"

#include "spirvc/reader/block_order.hpp"

#include <algorithm>

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

void FunctionReader::read(std::span<const Instruction> instructions) {
  unsigned parameter = 0;
  for (const Instruction &instruction : instructions) {
    if (instruction.op() == Op::OpFunctionParameter) {
      if (parameter == function_.arg_size() || function_.getArg(parameter)->getType() != typeOf(instruction))
        instruction.refuse("the function's type has no such parameter");
      module_.set(instruction.result(), function_.getArg(parameter++), instruction.typeId());
      defined_.push_back(instruction.result());
    } else if (instruction.op() == Op::OpLabel) {
      if (!blocks_.emplace(instruction.result(), llvm::BasicBlock::Create(module_.context(), "", &function_)).second)
        instruction.refuse("the label is there twice");
    }
  }
  if (parameter != function_.arg_size())
    instructions[0].refuse("it has fewer parameters than its type");
  const auto label = std::find_if(instructions.begin(), instructions.end(),
                                  [](const Instruction &one) { return one.op() == Op::OpLabel; });
  readAll({instructions.begin(), label});
  const std::span<const Instruction> body(label, instructions.end() - 1); // without OpFunctionEnd
  for (const std::span<const Instruction> block : orderedBlocks(body)) {
    readAll(block);
    if (builder_.GetInsertBlock())
      block.back().refuse("the block doesn't end here, where it should");
  }
  completePhis();
  for (const uint32_t id : defined_)
    module_.forget(id);
}

void FunctionReader::readAll(std::span<const Instruction> instructions) {
  for (const Instruction &instruction : instructions) {
    reached(instruction);
    try {
      readInstruction(instruction);
    } catch (const RefusedInstruction &) {
      throw;
    } catch (const Refused &problem) { // the target's, which knows no instructions
      instruction.refuse(problem.what());
    }
  }
}

void FunctionReader::readInstruction(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpFunction:
  case Op::OpFunctionParameter:
  case Op::OpFunctionEnd:
  case Op::OpNop:
  case Op::OpLine:
  case Op::OpNoLine:
  case Op::OpLoopMerge:
  case Op::OpSelectionMerge:
  case Op::OpLoopControlINTEL:
    return;
  case Op::OpLabel:
    if (builder_.GetInsertBlock())
      instruction.refuse("the block before it doesn't end");
    label_ = instruction.result();
    builder_.SetInsertPoint(blocks_.at(label_));
    return;
  default:
    break;
  }
  if (!builder_.GetInsertBlock())
    instruction.refuse("it stands outside of a block");
  if (readFlow(instruction) || readMemory(instruction) || readComputation(instruction) || readComposite(instruction) ||
      readCall(instruction) || readExtended(instruction) || readAtomic(instruction) || readGroup(instruction) ||
      readAsyncCopy(instruction) || readImage(instruction))
    return;
  instruction.refuse("it isn't supported");
}

llvm::BasicBlock *FunctionReader::block(const Instruction &instruction, uint32_t id) const {
  const auto found = blocks_.find(id);
  if (found == blocks_.end())
    instruction.refuse("id " + std::to_string(id) + " is no block of this function");
  return found->second;
}

Value *FunctionReader::pointer(const Instruction &instruction, size_t operand) const {
  Value *const value = this->value(instruction, operand);
  if (!value->getType()->isPointerTy())
    instruction.refuse("operand " + std::to_string(operand) + " is no pointer");
  return value;
}

Value *FunctionReader::integer(const Instruction &instruction, size_t operand) const {
  Value *const value = this->value(instruction, operand);
  if (!value->getType()->isIntegerTy())
    instruction.refuse("operand " + std::to_string(operand) + " is no integer");
  return value;
}

void FunctionReader::define(const Instruction &instruction, Value *value) {
  if (value->getType() != typeOf(instruction))
    instruction.refuse("its result is of another type than it says");
  if (module_.isKnown(instruction.result()))
    instruction.refuse("its result is there already");
  module_.set(instruction.result(), value, instruction.typeId());
  defined_.push_back(instruction.result());
}

llvm::Type *FunctionReader::inMemory(const Instruction &instruction, llvm::Type *type) const {
  if (!type || !type->isSized())
    instruction.refuse("a type of no size is in no memory");
  return type;
}

bool FunctionReader::readFlow(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpPhi: {
    llvm::Type *const type = typeOf(instruction);
    if (!type->isFirstClassType() || type->isLabelTy())
      instruction.refuse("no value has its type");
    auto *const phi = builder_.CreatePHI(type, static_cast<unsigned>(instruction.size() / 2));
    phis_.emplace_back(phi, &instruction);
    define(instruction, phi);
    return true;
  }
  case Op::OpBranch:
    builder_.CreateBr(block(instruction, instruction[0]));
    break;
  case Op::OpBranchConditional: {
    Value *const condition = value(instruction, 0);
    if (!condition->getType()->isIntegerTy(1))
      instruction.refuse("its condition is no bool");
    builder_.CreateCondBr(condition, block(instruction, instruction[1]), block(instruction, instruction[2]));
    break;
  }
  case Op::OpSwitch: {
    Value *const selector = integer(instruction, 0);
    const unsigned width = selector->getType()->getIntegerBitWidth();
    const size_t words = width > 32 ? 2 : 1, step = words + 1;
    llvm::SwitchInst *const made = builder_.CreateSwitch(selector, block(instruction, instruction[1]));
    for (size_t i = 2; i < instruction.size(); i += step) {
      uint64_t number = instruction[i];
      if (words == 2)
        number |= static_cast<uint64_t>(instruction[i + 1]) << 32;
      auto *const literal = llvm::ConstantInt::get(module_.context(), llvm::APInt(64, number).trunc(width));
      if (made->findCaseValue(literal) != made->case_default())
        instruction.refuse("a number is there twice");
      made->addCase(literal, block(instruction, instruction[i + words]));
    }
    break;
  }
  case Op::OpReturn:
    if (!function_.getReturnType()->isVoidTy())
      instruction.refuse("the function returns a value");
    builder_.CreateRetVoid();
    break;
  case Op::OpReturnValue:
    if (value(instruction, 0)->getType() != function_.getReturnType())
      instruction.refuse("the function returns another type");
    builder_.CreateRet(value(instruction, 0));
    break;
  case Op::OpUnreachable:
    builder_.CreateUnreachable();
    break;
  default:
    return false;
  }
  ends_[label_] = builder_.GetInsertBlock();
  builder_.ClearInsertionPoint();
  return true;
}

void FunctionReader::completePhis() {
  for (const auto &[phi, instruction] : phis_) {
    for (size_t i = 2; i < instruction->size(); i += 2) {
      Value *const value = module_.at(*instruction, (*instruction)[i]).value;
      (void)block(*instruction, (*instruction)[i + 1]);
      if (value->getType() != phi->getType())
        instruction->refuse("a value is of another type");
      phi->addIncoming(value, ends_.at((*instruction)[i + 1]));
    }
    // Each way in has a value, and nothing else has one: LLVM relies on it.
    std::vector<llvm::BasicBlock *> ways(llvm::pred_begin(phi->getParent()), llvm::pred_end(phi->getParent()));
    for (llvm::BasicBlock *const way : ways) {
      if (phi->getBasicBlockIndex(way) < 0)
        instruction->refuse("a block before it has no value there");
    }
    for (unsigned i = phi->getNumIncomingValues(); i-- > 0;) {
      if (std::find(ways.begin(), ways.end(), phi->getIncomingBlock(i)) == ways.end())
        instruction->refuse("it names a block that doesn't lead there");
    }
    // A switch may lead there by several cases.
    for (llvm::BasicBlock *const way : ways) {
      const auto here = std::count(ways.begin(), ways.end(), way);
      auto have = std::count(phi->block_begin(), phi->block_end(), way);
      for (; have < here; ++have)
        phi->addIncoming(phi->getIncomingValueForBlock(way), way);
      if (have > here)
        instruction->refuse("it names a block twice");
    }
  }
}

bool FunctionReader::readCall(const Instruction &instruction) {
  if (instruction.op() != Op::OpFunctionCall)
    return false;
  llvm::Function *const callee = module_.functionAt(instruction, instruction[2]);
  std::vector<Value *> arguments;
  for (size_t i = 3; i < instruction.size(); ++i)
    arguments.push_back(value(instruction, i));
  const llvm::FunctionType *const type = callee->getFunctionType();
  if (type->getNumParams() != arguments.size() || type->getReturnType() != typeOf(instruction))
    instruction.refuse("the function has another type");
  for (size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i]->getType() != type->getParamType(static_cast<unsigned>(i)))
      instruction.refuse("argument " + std::to_string(i) + " is of another type than the function's");
  }
  llvm::CallInst *const call = builder_.CreateCall(callee, arguments);
  call->setCallingConv(callee->getCallingConv());
  // Copies by value are the call's, too.
  for (unsigned i = 0; i < arguments.size(); ++i) {
    for (const auto kind : {llvm::Attribute::ByVal, llvm::Attribute::StructRet}) {
      if (callee->hasParamAttribute(i, kind))
        call->addParamAttr(i, callee->getParamAttribute(i, kind));
    }
  }
  if (!type->getReturnType()->isVoidTy())
    define(instruction, call);
  return true;
}

Value *FunctionReader::convertPointer(llvm::IRBuilder<> &builder, Op op, const Computation &what) {
  if (what.operands.empty())
    return nullptr;
  Value *const value = what.operands[0];
  const auto mustBe = [&](bool is, const char *why) {
    if (!is)
      throw Refused(nameOf(op) + ": " + why);
  };
  switch (op) {
  case Op::OpConvertPtrToU:
    mustBe(value->getType()->isPointerTy() && what.type->isIntegerTy(), "it makes an integer of a pointer");
    return builder.CreatePtrToInt(value, what.type);
  case Op::OpConvertUToPtr:
    mustBe(value->getType()->isIntegerTy() && what.type->isPointerTy(), "it makes a pointer of an integer");
    return builder.CreateIntToPtr(value, what.type);
  case Op::OpPtrCastToGeneric:
  case Op::OpGenericCastToPtr:
    mustBe(value->getType()->isPointerTy() && what.type->isPointerTy(), "it makes a pointer of a pointer");
    return builder.CreateAddrSpaceCast(value, what.type);
  case Op::OpBitcast:
    if (value->getType()->isPointerTy() && what.type->isPointerTy())
      return builder.CreateAddrSpaceCast(value, what.type);
    if (value->getType()->isPointerTy() && what.type->isIntegerTy())
      return builder.CreatePtrToInt(value, what.type);
    if (value->getType()->isIntegerTy() && what.type->isPointerTy())
      return builder.CreateIntToPtr(value, what.type);
    mustBe(llvm::CastInst::castIsValid(llvm::Instruction::BitCast, value->getType(), what.type),
           "the types have different sizes");
    return builder.CreateBitCast(value, what.type);
  default:
    return nullptr;
  }
}

bool FunctionReader::readComputation(const Instruction &instruction) {
  if (instruction.op() == Op::OpCopyObject || instruction.op() == Op::OpCopyLogical ||
      instruction.op() == Op::OpExpectKHR) {
    define(instruction, value(instruction, 2));
    return true;
  }
  const bool isComputed = (instruction.op() >= Op::OpConvertFToU && instruction.op() <= Op::OpBitcast &&
                           instruction.op() != Op::OpGenericCastToPtrExplicit) ||
                          (instruction.op() >= Op::OpSNegate && instruction.op() <= Op::OpFUnordGreaterThanEqual) ||
                          instruction.op() == Op::OpPtrEqual || instruction.op() == Op::OpPtrNotEqual ||
                          (instruction.op() >= Op::OpShiftRightLogical && instruction.op() <= Op::OpBitCount);
  if (!isComputed)
    return false;
  const uint32_t id = instruction.result();
  const Annotations &annotations = module_.annotations();
  Computation what;
  what.target = &module_.target();
  what.type = typeOf(instruction);
  for (size_t i = 2; i < instruction.size(); ++i)
    what.operands.push_back(value(instruction, i));
  what.flags.setAllowContract(module_.contracts());
  const auto mode = annotations.valueOf(id, spv::Decoration::FPFastMathMode).value_or(0);
  const auto has = [&](spv::FPFastMathModeMask bit) { return (mode & static_cast<uint32_t>(bit)) != 0; };
  if (has(spv::FPFastMathModeMask::Fast))
    what.flags.setFast();
  what.flags.setNoNaNs(what.flags.noNaNs() || has(spv::FPFastMathModeMask::NotNaN));
  what.flags.setNoInfs(what.flags.noInfs() || has(spv::FPFastMathModeMask::NotInf));
  what.flags.setNoSignedZeros(what.flags.noSignedZeros() || has(spv::FPFastMathModeMask::NSZ));
  what.flags.setAllowReciprocal(what.flags.allowReciprocal() || has(spv::FPFastMathModeMask::AllowRecip));
  what.flags.setAllowContract(what.flags.allowContract() || has(spv::FPFastMathModeMask::AllowContractFastINTEL));
  what.flags.setAllowReassoc(what.flags.allowReassoc() || has(spv::FPFastMathModeMask::AllowReassocINTEL));
  what.noSignedWrap = annotations.has(id, spv::Decoration::NoSignedWrap);
  what.noUnsignedWrap = annotations.has(id, spv::Decoration::NoUnsignedWrap);
  what.saturates = annotations.has(id, spv::Decoration::SaturatedConversion);
  if (const auto rounding = annotations.valueOf(id, spv::Decoration::FPRoundingMode))
    what.rounding = static_cast<spv::FPRoundingMode>(*rounding);
  Value *result = convertPointer(builder_, instruction.op(), what);
  if (!result)
    result = compute(builder_, instruction.op(), what);
  if (!result)
    return false;
  define(instruction, result);
  return true;
}

} // namespace ur::spirvc
