// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Constants of a module, with the values that specialization gives them.
#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/function_reader.hpp"
#include "spirvc/reader/module_reader.hpp"

#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>

namespace ur::spirvc {

using spv::Op;

bool ModuleReader::addConstant(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpUndef:
  case Op::OpConstantTrue:
  case Op::OpConstantFalse:
  case Op::OpConstant:
  case Op::OpConstantComposite:
  case Op::OpConstantNull:
  case Op::OpSpecConstantTrue:
  case Op::OpSpecConstantFalse:
  case Op::OpSpecConstant:
  case Op::OpSpecConstantComposite:
  case Op::OpSpecConstantOp:
    break;
  case Op::OpConstantSampler:
    addSampler(instruction);
    return true;
  default:
    return false;
  }
  const Type &type = types_.at(instruction.typeId());
  if (!type.llvm || type.llvm->isVoidTy() || type.llvm->isFunctionTy())
    instruction.refuse("no constant has such a type");
  set(instruction.result(), constantOf(instruction, type), instruction.typeId());
  return true;
}

void ModuleReader::addSampler(const Instruction &instruction) {
  if (types_.at(instruction.typeId()).kind != Op::OpTypeSampler)
    instruction.refuse("its type is no sampler");
  const ConstantSampler sampler{static_cast<spv::SamplerAddressingMode>(instruction[2]), instruction[3] != 0,
                                static_cast<spv::SamplerFilterMode>(instruction[4])};
  if (sampler.addressing > spv::SamplerAddressingMode::RepeatMirrored ||
      sampler.filter > spv::SamplerFilterMode::Linear)
    instruction.refuse("there is no such sampler");
  set(instruction.result(), target_.images()->sampler(module_, sampler), instruction.typeId());
}

/// What the caller has said of a specialization constant.
const uint64_t *ModuleReader::specialized(const Instruction &instruction) const {
  const auto id = annotations_.valueOf(instruction.result(), spv::Decoration::SpecId);
  if (!id)
    return nullptr;
  const auto found = constants_.find(*id);
  return found == constants_.end() ? nullptr : &found->second;
}

llvm::Constant *ModuleReader::constantOf(const Instruction &instruction, const Type &type) {
  const auto boolean = [&](bool value) -> llvm::Constant * {
    if (type.kind != Op::OpTypeBool)
      instruction.refuse("its type is no bool");
    return llvm::ConstantInt::get(type.llvm, value);
  };
  switch (instruction.op()) {
  case Op::OpUndef:
    return llvm::UndefValue::get(type.llvm);
  case Op::OpConstantNull:
    return llvm::Constant::getNullValue(type.llvm);
  case Op::OpConstantTrue:
    return boolean(true);
  case Op::OpConstantFalse:
    return boolean(false);
  case Op::OpSpecConstantTrue:
  case Op::OpSpecConstantFalse: {
    const uint64_t *const given = specialized(instruction);
    return boolean(given ? *given & 0xff : instruction.op() == Op::OpSpecConstantTrue);
  }
  case Op::OpConstant:
  case Op::OpSpecConstant:
    return scalarConstant(instruction, type);
  case Op::OpSpecConstantOp:
    return specOperation(instruction, type.llvm);
  default:
    return composite(instruction, type);
  }
}

llvm::Constant *ModuleReader::scalarConstant(const Instruction &instruction, const Type &type) {
  if (type.kind != Op::OpTypeInt && type.kind != Op::OpTypeFloat)
    instruction.refuse("its type is no number");
  uint64_t bits = instruction[2];
  if (type.count == 64)
    bits |= static_cast<uint64_t>(instruction[3]) << 32;
  if (instruction.op() == Op::OpSpecConstant) {
    if (const uint64_t *const given = specialized(instruction))
      bits = *given;
  }
  const llvm::APInt number(type.count, type.count == 64 ? bits : bits & ((1ull << type.count) - 1));
  if (type.kind == Op::OpTypeInt)
    return llvm::ConstantInt::get(type.llvm, number);
  return llvm::ConstantFP::get(context(), llvm::APFloat(type.llvm->getFltSemantics(), number));
}

llvm::Constant *ModuleReader::composite(const Instruction &instruction, const Type &type) {
  std::vector<llvm::Constant *> members;
  for (const uint32_t id : instruction.from(2)) {
    auto *const member = llvm::dyn_cast<llvm::Constant>(at(instruction, id).value);
    if (!member)
      instruction.refuse("a member is no constant");
    members.push_back(member);
  }
  const auto check = [&](size_t count, auto &&typeOf) {
    if (members.size() != count)
      instruction.refuse("its type has " + std::to_string(count) + " members");
    for (size_t i = 0; i < count; ++i) {
      if (members[i]->getType() != typeOf(i))
        instruction.refuse("member " + std::to_string(i) + " is of another type");
    }
  };
  if (auto *const structure = llvm::dyn_cast<llvm::StructType>(type.llvm)) {
    check(structure->getNumElements(), [&](size_t i) { return structure->getElementType(static_cast<unsigned>(i)); });
    return llvm::ConstantStruct::get(structure, members);
  }
  if (auto *const array = llvm::dyn_cast<llvm::ArrayType>(type.llvm)) {
    check(array->getNumElements(), [&](size_t) { return array->getElementType(); });
    return llvm::ConstantArray::get(array, members);
  }
  if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type.llvm)) {
    check(vector->getNumElements(), [&](size_t) { return vector->getElementType(); });
    return llvm::ConstantVector::get(members);
  }
  instruction.refuse("its type has no members");
}

namespace {

/// What SPIR-V says may make constants, without what goes through members and addresses.
bool makesConstants(Op op) {
  switch (op) {
  case Op::OpConvertFToU:
  case Op::OpConvertFToS:
  case Op::OpConvertSToF:
  case Op::OpConvertUToF:
  case Op::OpUConvert:
  case Op::OpSConvert:
  case Op::OpFConvert:
  case Op::OpConvertPtrToU:
  case Op::OpConvertUToPtr:
  case Op::OpPtrCastToGeneric:
  case Op::OpGenericCastToPtr:
  case Op::OpBitcast:
  case Op::OpSelect:
  case Op::OpLogicalEqual:
  case Op::OpLogicalNotEqual:
  case Op::OpLogicalOr:
  case Op::OpLogicalAnd:
  case Op::OpLogicalNot:
    return true;
  default:
    return (op >= Op::OpSNegate && op <= Op::OpFMod) || (op >= Op::OpIEqual && op <= Op::OpSLessThanEqual) ||
           (op >= Op::OpShiftRightLogical && op <= Op::OpNot);
  }
}

/// `whole` with one in the place that the indices lead to; null where there is no such place.
llvm::Constant *withMember(llvm::Constant *whole, llvm::Constant *one, std::span<const uint32_t> indices) {
  if (indices.empty())
    return whole->getType() == one->getType() ? one : nullptr;
  std::vector<llvm::Constant *> members;
  while (llvm::Constant *const member = whole->getAggregateElement(static_cast<unsigned>(members.size())))
    members.push_back(member);
  if (indices[0] >= members.size())
    return nullptr;
  members[indices[0]] = withMember(members[indices[0]], one, indices.subspan(1));
  if (!members[indices[0]])
    return nullptr;
  if (auto *const structure = llvm::dyn_cast<llvm::StructType>(whole->getType()))
    return llvm::ConstantStruct::get(structure, members);
  if (auto *const array = llvm::dyn_cast<llvm::ArrayType>(whole->getType()))
    return llvm::ConstantArray::get(array, members);
  return llvm::ConstantVector::get(members);
}

/// Of the elements of two vectors, one behind the other, those of these numbers; null where there is no such one.
llvm::Constant *shuffled(llvm::Constant *first, llvm::Constant *second, std::span<const uint32_t> numbers) {
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(first->getType());
  auto *const other = llvm::dyn_cast<llvm::FixedVectorType>(second->getType());
  if (!vector || !other || vector->getElementType() != other->getElementType() || numbers.empty())
    return nullptr;
  const uint32_t size = vector->getNumElements();
  std::vector<llvm::Constant *> members;
  for (const uint32_t number : numbers) {
    llvm::Constant *member = llvm::UndefValue::get(vector->getElementType());
    if (number != UINT32_MAX)
      member = number < size ? first->getAggregateElement(number) : second->getAggregateElement(number - size);
    if (!member)
      return nullptr;
    members.push_back(member);
  }
  return llvm::ConstantVector::get(members);
}

} // namespace

/// Of a variable's part.
llvm::Constant *ModuleReader::specAddress(const Instruction &instruction, Op op) const {
  const Path path = pathFrom(instruction, op, 3);
  std::vector<llvm::Constant *> indices;
  for (llvm::Value *const index : path.indices)
    indices.push_back(llvm::cast<llvm::Constant>(index));
  auto *const base = llvm::cast<llvm::Constant>(at(instruction, instruction[3]).value);
  return llvm::ConstantExpr::getGetElementPtr(path.from, base, indices, path.flags);
}

llvm::Constant *ModuleReader::specOperation(const Instruction &instruction, llvm::Type *type) {
  const auto op = static_cast<Op>(instruction[2]);
  // Behind as many ids come numbers.
  const size_t last = op == Op::OpCompositeExtract                               ? 1
                      : op == Op::OpCompositeInsert || op == Op::OpVectorShuffle ? 2
                                                                                 : instruction.size();
  std::vector<llvm::Constant *> operands;
  std::span<const uint32_t> numbers;
  for (size_t i = 3; i < instruction.size(); ++i) {
    if (operands.size() == last) {
      numbers = instruction.from(i);
      break;
    }
    auto *const operand =
        isKnown(instruction[i]) ? llvm::dyn_cast<llvm::Constant>(ids_[instruction[i]].value) : nullptr;
    if (!operand)
      instruction.refuse("id " + std::to_string(instruction[i]) + " is no constant");
    operands.push_back(operand);
  }
  llvm::Constant *constant = nullptr;
  if (op == Op::OpCompositeExtract && !operands.empty()) {
    constant = operands[0];
    for (const uint32_t index : numbers) {
      constant = constant->getAggregateElement(index);
      if (!constant)
        instruction.refuse("there is no member " + std::to_string(index));
    }
  } else if (op == Op::OpCompositeInsert && operands.size() == 2) {
    constant = withMember(operands[1], operands[0], numbers);
  } else if (op == Op::OpVectorShuffle && operands.size() == 2) {
    constant = shuffled(operands[0], operands[1], numbers);
  } else if (op == Op::OpAccessChain || op == Op::OpInBoundsAccessChain || op == Op::OpPtrAccessChain ||
             op == Op::OpInBoundsPtrAccessChain) {
    constant = specAddress(instruction, op);
  } else if (makesConstants(op)) {
    llvm::IRBuilder<> builder(context()); // without a place: all it makes are constants
    Computation what;
    what.type = type;
    what.operands.assign(operands.begin(), operands.end());
    llvm::Value *value = FunctionReader::convertPointer(builder, op, what);
    if (!value)
      value = compute(builder, op, what);
    constant = llvm::dyn_cast_or_null<llvm::Constant>(value);
  }
  if (!constant || constant->getType() != type)
    instruction.refuse("no constant can be made by " + nameOf(op));
  return constant;
}

} // namespace ur::spirvc
