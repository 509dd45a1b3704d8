// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Atomic accesses, and fences.
#include "spirvc/reader/function_reader.hpp"

namespace ur::spirvc {

using llvm::AtomicOrdering;
using llvm::AtomicRMWInst;
using llvm::Value;
using spv::Op;

namespace {

struct Update {
  Op op;
  AtomicRMWInst::BinOp how;
  bool isFloat;
};

constexpr Update kUpdates[] = {
    {Op::OpAtomicIAdd, AtomicRMWInst::Add, false},    {Op::OpAtomicISub, AtomicRMWInst::Sub, false},
    {Op::OpAtomicSMin, AtomicRMWInst::Min, false},    {Op::OpAtomicUMin, AtomicRMWInst::UMin, false},
    {Op::OpAtomicSMax, AtomicRMWInst::Max, false},    {Op::OpAtomicUMax, AtomicRMWInst::UMax, false},
    {Op::OpAtomicAnd, AtomicRMWInst::And, false},     {Op::OpAtomicOr, AtomicRMWInst::Or, false},
    {Op::OpAtomicXor, AtomicRMWInst::Xor, false},     {Op::OpAtomicFAddEXT, AtomicRMWInst::FAdd, true},
    {Op::OpAtomicFMinEXT, AtomicRMWInst::FMin, true}, {Op::OpAtomicFMaxEXT, AtomicRMWInst::FMax, true},
};

/// A load can't release, nor can a store acquire.
AtomicOrdering ofLoad(AtomicOrdering order) {
  if (order == AtomicOrdering::Release)
    return AtomicOrdering::Monotonic;
  return order == AtomicOrdering::AcquireRelease ? AtomicOrdering::Acquire : order;
}

AtomicOrdering ofStore(AtomicOrdering order) {
  if (order == AtomicOrdering::Acquire)
    return AtomicOrdering::Monotonic;
  return order == AtomicOrdering::AcquireRelease ? AtomicOrdering::Release : order;
}

} // namespace

spv::Scope FunctionReader::scopeAt(const Instruction &instruction, size_t operand) const {
  const uint64_t scope = module_.constantAt(instruction, instruction[operand]);
  if (scope > static_cast<uint64_t>(spv::Scope::Invocation))
    instruction.refuse("scope " + std::to_string(scope) + " isn't OpenCL's");
  return static_cast<spv::Scope>(scope);
}

spv::Scope FunctionReader::memoryScopeAt(const Instruction &instruction, size_t operand) const {
  // Where it isn't known here, as in code that no compiler has optimized, the widest does.
  return llvm::isa<llvm::ConstantInt>(value(instruction, operand)) ? scopeAt(instruction, operand)
                                                                   : spv::Scope::CrossDevice;
}

AtomicOrdering FunctionReader::orderAt(const Instruction &instruction, size_t operand) const {
  // Where it isn't known here, the strongest does.
  const auto *const known = llvm::dyn_cast<llvm::ConstantInt>(value(instruction, operand));
  const uint64_t semantics =
      known ? known->getZExtValue() : static_cast<uint64_t>(spv::MemorySemanticsMask::SequentiallyConsistent);
  const auto has = [&](spv::MemorySemanticsMask bit) { return (semantics & static_cast<uint64_t>(bit)) != 0; };
  if (has(spv::MemorySemanticsMask::SequentiallyConsistent))
    return AtomicOrdering::SequentiallyConsistent;
  if (has(spv::MemorySemanticsMask::AcquireRelease))
    return AtomicOrdering::AcquireRelease;
  if (has(spv::MemorySemanticsMask::Acquire))
    return AtomicOrdering::Acquire;
  return has(spv::MemorySemanticsMask::Release) ? AtomicOrdering::Release : AtomicOrdering::Monotonic;
}

void FunctionReader::fence(const Instruction &instruction, size_t scope, size_t semantics, AtomicOrdering side) {
  const AtomicOrdering order = orderAt(instruction, semantics);
  if (order != AtomicOrdering::Monotonic) {
    builder_.CreateFence(side == AtomicOrdering::NotAtomic ? order : side,
                         module_.target().syncScope(module_.context(), memoryScopeAt(instruction, scope)));
  }
}

/// Operands: type, result, pointer, scope, semantics, value; stores have no result.
bool FunctionReader::readAtomic(const Instruction &instruction) {
  const auto scope = [&](size_t operand) {
    return module_.target().syncScope(module_.context(), memoryScopeAt(instruction, operand));
  };
  const auto update = [&](AtomicRMWInst::BinOp how, Value *by, llvm::Type *type) {
    if (by->getType() != type || !(type->isIntegerTy() || type->isFloatingPointTy()))
      instruction.refuse("its value is of another type");
    return builder_.CreateAtomicRMW(how, pointer(instruction, 2), by, {}, orderAt(instruction, 4), scope(3));
  };
  switch (instruction.op()) {
  case Op::OpAtomicLoad: {
    llvm::Type *const type = inMemory(instruction, typeOf(instruction));
    llvm::LoadInst *const load = builder_.CreateLoad(type, pointer(instruction, 2));
    load->setAlignment(module_.module().getDataLayout().getABITypeAlign(type));
    load->setAtomic(ofLoad(orderAt(instruction, 4)), scope(3));
    define(instruction, load);
    return true;
  }
  case Op::OpAtomicStore: {
    Value *const stored = value(instruction, 3);
    llvm::StoreInst *const store = builder_.CreateStore(stored, pointer(instruction, 0));
    store->setAlignment(module_.module().getDataLayout().getABITypeAlign(inMemory(instruction, stored->getType())));
    store->setAtomic(ofStore(orderAt(instruction, 2)), scope(1));
    return true;
  }
  case Op::OpAtomicExchange:
    define(instruction, update(AtomicRMWInst::Xchg, value(instruction, 5), typeOf(instruction)));
    return true;
  case Op::OpAtomicIIncrement:
  case Op::OpAtomicIDecrement: {
    llvm::Type *const type = typeOf(instruction);
    if (!type->isIntegerTy())
      instruction.refuse("its type is no integer");
    define(instruction, update(instruction.op() == Op::OpAtomicIIncrement ? AtomicRMWInst::Add : AtomicRMWInst::Sub,
                               llvm::ConstantInt::get(type, 1), type));
    return true;
  }
  case Op::OpAtomicCompareExchange:
  case Op::OpAtomicCompareExchangeWeak:
    readExchangeIf(instruction);
    return true;
  case Op::OpAtomicFlagTestAndSet: { // of a flag of 32 bits
    Value *const before = builder_.CreateAtomicRMW(AtomicRMWInst::Xchg, pointer(instruction, 2), builder_.getInt32(1),
                                                   {}, orderAt(instruction, 4), scope(3));
    define(instruction, builder_.CreateICmpNE(before, builder_.getInt32(0)));
    return true;
  }
  case Op::OpAtomicFlagClear: {
    llvm::StoreInst *const store = builder_.CreateStore(builder_.getInt32(0), pointer(instruction, 0));
    store->setAlignment(llvm::Align(4));
    store->setAtomic(ofStore(orderAt(instruction, 2)), scope(1));
    return true;
  }
  case Op::OpMemoryBarrier:
    fence(instruction, 0, 1);
    return true;
  default:
    break;
  }
  for (const Update &known : kUpdates) {
    if (known.op != instruction.op())
      continue;
    if (typeOf(instruction)->isFloatingPointTy() != known.isFloat)
      instruction.refuse("it isn't for numbers of this type");
    define(instruction, update(known.how, value(instruction, 5), typeOf(instruction)));
    return true;
  }
  return false;
}

/// Operands: type, result, pointer, scope, semantics if equal, if unequal, value, comparator.
void FunctionReader::readExchangeIf(const Instruction &instruction) {
  Value *const next = value(instruction, 6), *const expected = value(instruction, 7);
  if (!next->getType()->isIntegerTy() || next->getType() != expected->getType())
    instruction.refuse("its values are no integers of one type");
  AtomicOrdering equal = orderAt(instruction, 4), unequal = ofLoad(orderAt(instruction, 5));
  if (unequal == AtomicOrdering::SequentiallyConsistent) // LLVM, too, wants the first to be no weaker
    equal = unequal;
  Value *const both =
      builder_.CreateAtomicCmpXchg(pointer(instruction, 2), expected, next, {}, equal, unequal,
                                   module_.target().syncScope(module_.context(), memoryScopeAt(instruction, 3)));
  define(instruction, builder_.CreateExtractValue(both, 0));
}

} // namespace ur::spirvc
