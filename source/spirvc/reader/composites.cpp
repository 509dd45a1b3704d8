// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Values that are made of others: vectors, arrays, structures.
#include "spirvc/reader/function_reader.hpp"

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

bool FunctionReader::readComposite(const Instruction &instruction) {
  const auto vector = [&](size_t operand) {
    if (!value(instruction, operand)->getType()->isVectorTy())
      instruction.refuse("operand " + std::to_string(operand) + " is no vector");
    return value(instruction, operand);
  };
  switch (instruction.op()) {
  case Op::OpCompositeExtract:
    readExtract(instruction);
    return true;
  case Op::OpCompositeInsert:
    readInsert(instruction);
    return true;
  case Op::OpCompositeConstruct:
    readConstruct(instruction);
    return true;
  case Op::OpVectorShuffle:
    readShuffle(instruction);
    return true;
  case Op::OpVectorExtractDynamic:
    define(instruction, builder_.CreateExtractElement(vector(2), integer(instruction, 3)));
    return true;
  case Op::OpVectorInsertDynamic:
    if (value(instruction, 3)->getType() != vector(2)->getType()->getScalarType())
      instruction.refuse("the component is of another type");
    define(instruction, builder_.CreateInsertElement(vector(2), value(instruction, 3), integer(instruction, 4)));
    return true;
  default:
    return false;
  }
}

/// Checks that each step leads to a member, and answers the type of the last.
std::vector<unsigned> FunctionReader::path(const Instruction &instruction, size_t first, llvm::Type *type,
                                           llvm::Type **member) const {
  std::vector<unsigned> steps;
  for (const uint32_t step : instruction.from(first)) {
    if (auto *const structure = llvm::dyn_cast<llvm::StructType>(type); structure && step < structure->getNumElements())
      type = structure->getElementType(step);
    else if (auto *const array = llvm::dyn_cast<llvm::ArrayType>(type); array && step < array->getNumElements())
      type = array->getElementType();
    else if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
             vector && step < vector->getNumElements())
      type = vector->getElementType();
    else
      instruction.refuse("there is no member " + std::to_string(step));
    steps.push_back(step);
  }
  *member = type;
  return steps;
}

namespace {

/// LLVM has other instructions for components of vectors: they can only be the last step.
bool endsInVector(llvm::Type *type, llvm::ArrayRef<unsigned> steps) {
  for (size_t i = 0; i + 1 < steps.size(); ++i) {
    type = llvm::isa<llvm::StructType>(type) ? llvm::cast<llvm::StructType>(type)->getElementType(steps[i])
                                             : llvm::cast<llvm::ArrayType>(type)->getElementType();
  }
  return type->isVectorTy();
}

} // namespace

void FunctionReader::readExtract(const Instruction &instruction) {
  Value *from = value(instruction, 2);
  llvm::Type *member = nullptr;
  const std::vector<unsigned> steps = path(instruction, 3, from->getType(), &member);
  if (steps.empty()) {
    define(instruction, from);
    return;
  }
  llvm::ArrayRef<unsigned> outer(steps);
  if (!endsInVector(from->getType(), steps)) {
    define(instruction, builder_.CreateExtractValue(from, outer));
    return;
  }
  if (steps.size() > 1)
    from = builder_.CreateExtractValue(from, outer.drop_back());
  define(instruction, builder_.CreateExtractElement(from, steps.back()));
}

void FunctionReader::readInsert(const Instruction &instruction) {
  Value *const object = value(instruction, 2), *const into = value(instruction, 3);
  llvm::Type *member = nullptr;
  const std::vector<unsigned> steps = path(instruction, 4, into->getType(), &member);
  if (member != object->getType())
    instruction.refuse("the member is of another type");
  if (steps.empty()) {
    define(instruction, object);
    return;
  }
  llvm::ArrayRef<unsigned> outer(steps);
  if (!endsInVector(into->getType(), steps)) {
    define(instruction, builder_.CreateInsertValue(into, object, outer));
    return;
  }
  if (steps.size() == 1) {
    define(instruction, builder_.CreateInsertElement(into, object, steps.back()));
    return;
  }
  Value *const vector = builder_.CreateExtractValue(into, outer.drop_back());
  define(instruction, builder_.CreateInsertValue(into, builder_.CreateInsertElement(vector, object, steps.back()),
                                                 outer.drop_back()));
}

void FunctionReader::readConstruct(const Instruction &instruction) {
  llvm::Type *const type = typeOf(instruction);
  Value *made = llvm::PoisonValue::get(type);
  if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    unsigned next = 0;
    const auto add = [&](Value *component) {
      if (next == vector->getNumElements() || component->getType() != vector->getElementType())
        instruction.refuse("its components aren't those of its type");
      made = builder_.CreateInsertElement(made, component, next++);
    };
    for (size_t i = 2; i < instruction.size(); ++i) {
      Value *const part = value(instruction, i);
      if (auto *const several = llvm::dyn_cast<llvm::FixedVectorType>(part->getType())) {
        for (unsigned k = 0; k < several->getNumElements(); ++k)
          add(builder_.CreateExtractElement(part, k));
      } else {
        add(part);
      }
    }
    if (next != vector->getNumElements())
      instruction.refuse("it has too few components");
    define(instruction, made);
    return;
  }
  auto *const structure = llvm::dyn_cast<llvm::StructType>(type);
  auto *const array = llvm::dyn_cast<llvm::ArrayType>(type);
  const uint64_t count = structure ? structure->getNumElements() : array ? array->getNumElements() : 0;
  if (count != instruction.size() - 2)
    instruction.refuse("its members aren't those of its type");
  for (unsigned i = 0; i < count; ++i) {
    Value *const part = value(instruction, i + 2);
    if (part->getType() != (structure ? structure->getElementType(i) : array->getElementType()))
      instruction.refuse("member " + std::to_string(i) + " is of another type");
    made = builder_.CreateInsertValue(made, part, i);
  }
  define(instruction, made);
}

void FunctionReader::readShuffle(const Instruction &instruction) {
  Value *const first = value(instruction, 2), *const second = value(instruction, 3);
  auto *const a = llvm::dyn_cast<llvm::FixedVectorType>(first->getType());
  auto *const b = llvm::dyn_cast<llvm::FixedVectorType>(second->getType());
  if (!a || !b || a->getElementType() != b->getElementType())
    instruction.refuse("it takes two vectors of like components");
  // LLVM wants both of one length: components are taken one by one, which costs nothing once it is optimized.
  Value *made = llvm::PoisonValue::get(typeOf(instruction));
  auto *const to = llvm::dyn_cast<llvm::FixedVectorType>(typeOf(instruction));
  if (!to || to->getNumElements() != instruction.size() - 4 || to->getElementType() != a->getElementType())
    instruction.refuse("its result is another vector than its components say");
  for (unsigned i = 0; i < to->getNumElements(); ++i) {
    const uint32_t from = instruction[4 + i];
    if (from == UINT32_MAX) // any
      continue;
    if (from >= a->getNumElements() + b->getNumElements())
      instruction.refuse("there is no component " + std::to_string(from));
    Value *const component = from < a->getNumElements()
                                 ? builder_.CreateExtractElement(first, from)
                                 : builder_.CreateExtractElement(second, from - a->getNumElements());
    made = builder_.CreateInsertElement(made, component, i);
  }
  define(instruction, made);
}

} // namespace ur::spirvc
