// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/collectives.hpp"

#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/binary.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::IRBuilder;
using llvm::Value;
using spv::BuiltIn;
using spv::GroupOperation;

namespace {

Value *builtIn(IRBuilder<> &builder, TargetPort &target, BuiltIn which) {
  return resize(builder, target.builtIn(builder, which, 0), builder.getInt32Ty(), false);
}

/// The inclusive scan over the sub-group, all of which come here.
Value *scanSubGroup(IRBuilder<> &builder, TargetPort &target, Combination how, Value *value) {
  Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
  for (unsigned distance = 1; distance < target.subGroupSize(); distance *= 2) {
    Value *const step = builder.getInt32(distance);
    Value *const before = exchange(builder, target, value, builder.CreateSub(lane, step));
    value = builder.CreateSelect(builder.CreateICmpUGE(lane, step), combinePair(builder, how, before, value), value);
  }
  return value;
}

/// One of what each sub-group has, in local memory.
Value *groupMemory(IRBuilder<> &builder, TargetPort &target, llvm::Type *type, unsigned count, const char *what) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  std::string name = std::string("ur.group.") + what + ".";
  llvm::raw_string_ostream(name) << *type;
  llvm::Type *const array = llvm::ArrayType::get(type, count);
  if (llvm::GlobalVariable *const there = module.getNamedGlobal(name); there && there->getValueType() == array)
    return there;
  auto *const made =
      new llvm::GlobalVariable(module, array, false, llvm::GlobalValue::InternalLinkage, llvm::UndefValue::get(array),
                               name, nullptr, llvm::GlobalValue::NotThreadLocal, target.addressSpaces().workgroup);
  target.makeLocal(*made);
  return made;
}

/// Only where the condition holds, which must be one for which nobody waits.
template <class Then>
void when(IRBuilder<> &builder, Value *condition, Then &&then) {
  llvm::BasicBlock *const from = builder.GetInsertBlock();
  llvm::Function *const function = from->getParent();
  auto *const inside = llvm::BasicBlock::Create(builder.getContext(), "", function);
  auto *const after = llvm::BasicBlock::Create(builder.getContext(), "", function);
  builder.CreateCondBr(condition, inside, after);
  builder.SetInsertPoint(inside);
  then();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
}

Value *scanned(IRBuilder<> &builder, TargetPort &target, GroupOperation operation, Combination how, Value *inclusive) {
  Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
  switch (operation) {
  case GroupOperation::Reduce:
    return exchange(builder, target, inclusive,
                    builder.CreateSub(builtIn(builder, target, BuiltIn::SubgroupSize), builder.getInt32(1)));
  case GroupOperation::ExclusiveScan: {
    Value *const before = exchange(builder, target, inclusive, builder.CreateSub(lane, builder.getInt32(1)));
    return builder.CreateSelect(builder.CreateICmpEQ(lane, builder.getInt32(0)), neutral(inclusive->getType(), how),
                                before);
  }
  default:
    return inclusive;
  }
}

Value *combineWorkGroup(IRBuilder<> &builder, TargetPort &target, GroupOperation operation, Combination how,
                        Value *value) {
  llvm::Type *const type = value->getType();
  Value *const group = builtIn(builder, target, BuiltIn::SubgroupId);
  Value *const groups = builtIn(builder, target, BuiltIn::NumSubgroups);
  Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
  Value *const one = builder.getInt32(1);
  Value *const last = builder.CreateSub(builtIn(builder, target, BuiltIn::SubgroupSize), one);
  Value *const totals = groupMemory(builder, target, type, target.subGroupSize(), "totals");
  const auto slot = [&](Value *at) { return builder.CreateInBoundsGEP(type, totals, {at}); };

  Value *const mine = scanSubGroup(builder, target, how, value);
  when(builder, builder.CreateICmpEQ(lane, last), [&] { builder.CreateStore(mine, slot(group)); });
  meet(builder, target);
  // The first sub-group scans the totals of all: there are no more of them than it has work-items.
  when(builder, builder.CreateICmpEQ(group, builder.getInt32(0)), [&] {
    Value *const isThere = builder.CreateICmpULT(lane, groups);
    Value *const place = slot(builder.CreateSelect(isThere, lane, builder.getInt32(0)));
    Value *const total = builder.CreateSelect(isThere, builder.CreateLoad(type, place), neutral(type, how));
    Value *const scan = scanSubGroup(builder, target, how, total);
    when(builder, isThere, [&] { builder.CreateStore(scan, place); });
  });
  meet(builder, target);
  Value *const isFirst = builder.CreateICmpEQ(group, builder.getInt32(0));
  Value *const all = builder.CreateLoad(type, slot(builder.CreateSub(groups, one)));
  Value *const before =
      builder.CreateLoad(type, slot(builder.CreateSelect(isFirst, group, builder.CreateSub(group, one))));
  meet(builder, target); // nobody writes the next ones before all have read these
  if (operation == GroupOperation::Reduce)
    return all;
  Value *const within = scanned(builder, target, operation, how, mine);
  return builder.CreateSelect(isFirst, within, combinePair(builder, how, before, within));
}

/// One way where as many come here as `which` says, and another where not, which gets who does.
template <class Together, class Apart>
Value *whetherAll(IRBuilder<> &builder, TargetPort &target, llvm::Type *type, BuiltIn which, Together &&together,
                  Apart &&apart) {
  Value *const here = presence(builder, target);
  Value *const size = resize(builder, target.builtIn(builder, which, 0), builder.getInt64Ty(), false);
  llvm::Function *const function = builder.GetInsertBlock()->getParent();
  const auto block = [&] { return llvm::BasicBlock::Create(builder.getContext(), "", function); };
  llvm::BasicBlock *const all = block(), *const some = block(), *const after = block();
  builder.CreateCondBr(builder.CreateICmpEQ(here, bitsBelow(builder, size)), all, some);
  builder.SetInsertPoint(all);
  Value *const ofAll = together();
  llvm::BasicBlock *const allEnd = builder.GetInsertBlock();
  builder.CreateBr(after);
  builder.SetInsertPoint(some);
  Value *const ofSome = apart(here);
  llvm::BasicBlock *const someEnd = builder.GetInsertBlock();
  builder.CreateBr(after);
  builder.SetInsertPoint(after);
  llvm::PHINode *const result = builder.CreatePHI(type, 2);
  result->addIncoming(ofAll, allEnd);
  result->addIncoming(ofSome, someEnd);
  return result;
}

/// What those that are here have that `counts` chooses, a turn for each of them, which all go round together.
template <class Counts>
Value *inTurns(IRBuilder<> &builder, TargetPort &target, Combination how, Value *value, Value *here, Counts &&counts) {
  llvm::BasicBlock *const before = builder.GetInsertBlock();
  llvm::Function *const function = before->getParent();
  auto *const turn = llvm::BasicBlock::Create(builder.getContext(), "", function);
  auto *const after = llvm::BasicBlock::Create(builder.getContext(), "", function);
  builder.CreateBr(turn);
  builder.SetInsertPoint(turn);
  llvm::PHINode *const rest = builder.CreatePHI(builder.getInt64Ty(), 2);
  llvm::PHINode *const sum = builder.CreatePHI(value->getType(), 2);
  rest->addIncoming(here, before);
  sum->addIncoming(neutral(value->getType(), how), before);
  Value *const whose = firstOf(builder, rest);
  Value *const theirs = exchange(builder, target, value, whose, Comers::some);
  Value *const now = builder.CreateSelect(counts(whose), combinePair(builder, how, sum, theirs), sum);
  Value *const others = builder.CreateAnd(rest, builder.CreateSub(rest, builder.getInt64(1)));
  llvm::BasicBlock *const end = builder.GetInsertBlock();
  rest->addIncoming(others, end);
  sum->addIncoming(now, end);
  builder.CreateCondBr(builder.CreateIsNotNull(others), turn, after);
  builder.SetInsertPoint(after);
  return now;
}

/// A reduction of clusters of a complete sub-group, all of which come here.
Value *combineTogether(IRBuilder<> &builder, TargetPort &target, Combination how, Value *value, uint64_t size) {
  Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
  Value *const lanes = builtIn(builder, target, BuiltIn::SubgroupMaxSize);
  for (uint64_t distance = 1; distance < std::min<uint64_t>(size, 64); distance *= 2) {
    Value *const other = builder.CreateXor(lane, builder.getInt32(static_cast<uint32_t>(distance)));
    Value *const theirs = exchange(builder, target, value, other);
    // The lower one stands on the left, so that all of a cluster have the same.
    Value *const isLower = builder.CreateICmpULT(lane, other);
    Value *const left = builder.CreateSelect(isLower, value, theirs), *const right =
                                                                          builder.CreateSelect(isLower, theirs, value);
    value = builder.CreateSelect(builder.CreateICmpULT(other, lanes), combinePair(builder, how, left, right), value);
  }
  return value;
}

/// Of those that come here. They take turns, unless all are here.
Value *combinePresent(IRBuilder<> &builder, TargetPort &target, GroupOperation operation, Combination how,
                      Value *value) {
  const auto together = [&] {
    return scanned(builder, target, operation, how, scanSubGroup(builder, target, how, value));
  };
  return whetherAll(builder, target, value->getType(), BuiltIn::SubgroupSize, together, [&](Value *here) {
    Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
    return inTurns(builder, target, how, value, here, [&](Value *turn) -> Value * {
      switch (operation) {
      case GroupOperation::InclusiveScan:
        return builder.CreateICmpULE(turn, lane);
      case GroupOperation::ExclusiveScan:
        return builder.CreateICmpULT(turn, lane);
      default:
        return builder.getTrue();
      }
    });
  });
}

} // namespace

Value *combineClusters(IRBuilder<> &builder, TargetPort &target, Combination how, Value *value, uint64_t size) {
  if (value->getType()->isIntegerTy(1)) {
    Value *const wide = builder.CreateZExt(value, builder.getInt32Ty());
    return builder.CreateTrunc(combineClusters(builder, target, how, wide, size), builder.getInt1Ty());
  }
  const auto together = [&] { return combineTogether(builder, target, how, value, size); };
  return whetherAll(builder, target, value->getType(), BuiltIn::SubgroupMaxSize, together, [&](Value *here) {
    Value *const lane = builtIn(builder, target, BuiltIn::SubgroupLocalInvocationId);
    return inTurns(builder, target, how, value, here, [&](Value *turn) {
      return builder.CreateICmpULT(builder.CreateXor(turn, lane), builder.getInt32(static_cast<uint32_t>(size)));
    });
  });
}

Value *presence(IRBuilder<> &builder, TargetPort &target) {
  return resize(builder, target.ballot(builder, builder.getTrue()), builder.getInt64Ty(), false);
}

Value *firstOf(IRBuilder<> &builder, Value *lanes) {
  return builder.CreateTrunc(builder.CreateBinaryIntrinsic(llvm::Intrinsic::cttz, lanes, builder.getTrue()),
                             builder.getInt32Ty());
}

Value *bitsBelow(IRBuilder<> &builder, Value *number) {
  Value *const one = builder.getInt64(1);
  Value *const bits = builder.CreateSub(builder.CreateShl(one, builder.CreateAnd(number, builder.getInt64(63))), one);
  return builder.CreateSelect(builder.CreateICmpUGE(number, builder.getInt64(64)), builder.getInt64(UINT64_MAX), bits);
}

void meet(IRBuilder<> &builder, TargetPort &target) {
  const auto fence = [&](llvm::AtomicOrdering order) {
    builder.CreateFence(order, target.syncScope(builder.getContext(), spv::Scope::Workgroup));
  };
  const bool isBetween = target.barrierIsBetweenFences();
  if (!target.barrierOrdersMemory())
    fence(isBetween ? llvm::AtomicOrdering::Release : llvm::AtomicOrdering::AcquireRelease);
  target.barrier(builder, spv::Scope::Workgroup);
  if (isBetween)
    fence(llvm::AtomicOrdering::Acquire);
}

llvm::Constant *neutral(llvm::Type *type, Combination how) {
  const unsigned width = type->getScalarSizeInBits();
  switch (how) {
  case Combination::multiply:
    return type->isFloatingPointTy() ? llvm::ConstantFP::get(type, 1.0) : llvm::ConstantInt::get(type, 1);
  case Combination::minSigned:
    return llvm::ConstantInt::get(type, llvm::APInt::getSignedMaxValue(width));
  case Combination::maxSigned:
    return llvm::ConstantInt::get(type, llvm::APInt::getSignedMinValue(width));
  case Combination::minUnsigned:
  case Combination::bitAnd:
    return llvm::Constant::getAllOnesValue(type);
  case Combination::minFloat:
    return llvm::ConstantFP::getInfinity(type);
  case Combination::maxFloat:
    return llvm::ConstantFP::getInfinity(type, true);
  default:
    return llvm::Constant::getNullValue(type);
  }
}

Value *combinePair(IRBuilder<> &builder, Combination how, Value *left, Value *right) {
  const bool isFloat = left->getType()->isFloatingPointTy();
  const auto intrinsic = [&](llvm::Intrinsic::ID id) { return builder.CreateBinaryIntrinsic(id, left, right); };
  switch (how) {
  case Combination::add:
    return isFloat ? builder.CreateFAdd(left, right) : builder.CreateAdd(left, right);
  case Combination::multiply:
    return isFloat ? builder.CreateFMul(left, right) : builder.CreateMul(left, right);
  case Combination::minSigned:
    return intrinsic(llvm::Intrinsic::smin);
  case Combination::minUnsigned:
    return intrinsic(llvm::Intrinsic::umin);
  case Combination::minFloat:
    return intrinsic(llvm::Intrinsic::minnum);
  case Combination::maxSigned:
    return intrinsic(llvm::Intrinsic::smax);
  case Combination::maxUnsigned:
    return intrinsic(llvm::Intrinsic::umax);
  case Combination::maxFloat:
    return intrinsic(llvm::Intrinsic::maxnum);
  case Combination::bitAnd:
    return builder.CreateAnd(left, right);
  case Combination::bitOr:
    return builder.CreateOr(left, right);
  case Combination::bitXor:
    return builder.CreateXor(left, right);
  }
  return nullptr;
}

Value *exchange(IRBuilder<> &builder, TargetPort &target, Value *value, Value *lane, Comers comers) {
  llvm::Type *const type = value->getType();
  if (type->isPointerTy()) {
    llvm::Type *const number = builder.getInt64Ty();
    return builder.CreateIntToPtr(exchange(builder, target, builder.CreatePtrToInt(value, number), lane, comers), type);
  }
  if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    Value *made = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i < vector->getNumElements(); ++i) {
      made = builder.CreateInsertElement(
          made, exchange(builder, target, builder.CreateExtractElement(value, i), lane, comers), i);
    }
    return made;
  }
  if (auto *const structure = llvm::dyn_cast<llvm::StructType>(type)) {
    Value *made = llvm::PoisonValue::get(type);
    for (unsigned i = 0; i < structure->getNumElements(); ++i) {
      made = builder.CreateInsertValue(
          made, exchange(builder, target, builder.CreateExtractValue(value, i), lane, comers), i);
    }
    return made;
  }
  const unsigned width = type->getScalarSizeInBits();
  if (!(type->isIntegerTy() || type->isFloatingPointTy()) || width > 64)
    throw Refused("work-items exchange numbers, pointers, vectors and structures of them, nothing else");
  llvm::Type *const bits = builder.getIntNTy(width);
  Value *const raw = type->isFloatingPointTy() ? builder.CreateBitCast(value, bits) : value;
  Value *got = nullptr;
  if (target.shuffleBits() == 64) {
    got =
        builder.CreateTrunc(target.shuffle(builder, builder.CreateZExt(raw, builder.getInt64Ty()), lane, comers), bits);
  } else if (width <= 32) {
    got =
        builder.CreateTrunc(target.shuffle(builder, builder.CreateZExt(raw, builder.getInt32Ty()), lane, comers), bits);
  } else {
    const auto half = [&](unsigned by) {
      Value *const word = builder.CreateTrunc(builder.CreateLShr(raw, by), builder.getInt32Ty());
      return builder.CreateZExt(target.shuffle(builder, word, lane, comers), bits);
    };
    got = builder.CreateOr(half(0), builder.CreateShl(half(32), 32));
  }
  return type->isFloatingPointTy() ? builder.CreateBitCast(got, type) : got;
}

Value *combine(IRBuilder<> &builder, TargetPort &target, spv::Scope scope, GroupOperation operation, Combination how,
               Value *value, Comers comers) {
  if (value->getType()->isIntegerTy(1)) { // a byte of memory is as good
    Value *const wide = builder.CreateZExt(value, builder.getInt32Ty());
    return builder.CreateTrunc(combine(builder, target, scope, operation, how, wide, comers), builder.getInt1Ty());
  }
  if (scope == spv::Scope::Subgroup || scope == spv::Scope::Workgroup) {
    if (Value *const own = target.combine(builder, scope, operation, how, value, comers))
      return own;
  }
  if (scope == spv::Scope::Subgroup && comers == Comers::some)
    return combinePresent(builder, target, operation, how, value);
  if (scope == spv::Scope::Subgroup)
    return scanned(builder, target, operation, how, scanSubGroup(builder, target, how, value));
  if (scope == spv::Scope::Workgroup)
    return combineWorkGroup(builder, target, operation, how, value);
  throw Refused("groups are work-groups and sub-groups");
}

Value *broadcast(IRBuilder<> &builder, TargetPort &target, Value *value, Value *isChosen) {
  Value *const memory = groupMemory(builder, target, value->getType(), 1, "chosen");
  when(builder, isChosen, [&] { builder.CreateStore(value, memory); });
  meet(builder, target);
  Value *const got = builder.CreateLoad(value->getType(), memory);
  meet(builder, target);
  return got;
}

} // namespace ur::spirvc
