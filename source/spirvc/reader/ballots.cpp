// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Votes of a sub-group whose answers have a bit for each work-item.
#include "spirvc/reader/function_reader.hpp"

#include "spirvc/reader/collectives.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::Value;
using spv::Op;
namespace Intrinsic = llvm::Intrinsic;

namespace {

void needWords(const Instruction &instruction, llvm::Type *type) {
  auto *const words = llvm::dyn_cast<llvm::FixedVectorType>(type);
  if (!words || words->getNumElements() != 4 || !words->getElementType()->isIntegerTy(32))
    instruction.refuse("votes have four words");
}

} // namespace

/// 64 bits, which is as many work-items as a sub-group has at most.
Value *FunctionReader::votes(Value *predicate) {
  return resize(builder_, module_.target().ballot(builder_, predicate), builder_.getInt64Ty(), false);
}

/// The 128 bits of a vector; those above 64 are never set.
Value *FunctionReader::votesAt(const Instruction &instruction, size_t operand) {
  Value *const words = value(instruction, operand);
  needWords(instruction, words->getType());
  const auto word = [&](uint64_t i) {
    return builder_.CreateZExt(builder_.CreateExtractElement(words, i), builder_.getInt64Ty());
  };
  return builder_.CreateOr(word(0), builder_.CreateShl(word(1), 32));
}

Value *FunctionReader::wideBuiltIn(const Instruction &instruction, spv::BuiltIn which) {
  return resize(builder_, builtIn(instruction, which, 0), builder_.getInt64Ty(), false);
}

/// 128 bits, of which the upper half is 0.
Value *FunctionReader::asWords(const Instruction &instruction, Value *bits, llvm::Type *type) {
  needWords(instruction, type);
  const auto with = [&](Value *of, Value *half, uint64_t at) {
    return builder_.CreateInsertElement(of, builder_.CreateTrunc(half, builder_.getInt32Ty()), at);
  };
  return with(with(llvm::Constant::getNullValue(type), bits, 0), builder_.CreateLShr(bits, 32), 1);
}

Value *FunctionReader::laneMask(const Instruction &instruction, spv::BuiltIn which, llvm::Type *type) {
  using spv::BuiltIn;
  switch (which) {
  case BuiltIn::SubgroupEqMask:
  case BuiltIn::SubgroupGeMask:
  case BuiltIn::SubgroupGtMask:
  case BuiltIn::SubgroupLeMask:
  case BuiltIn::SubgroupLtMask:
    break;
  default:
    return nullptr;
  }
  Value *const lane = wideBuiltIn(instruction, BuiltIn::SubgroupLocalInvocationId);
  Value *const before = bitsBelow(builder_, lane);
  Value *const own = builder_.CreateShl(builder_.getInt64(1), lane);
  Value *const all = bitsBelow(builder_, wideBuiltIn(instruction, BuiltIn::SubgroupSize));
  Value *mask = own;
  if (which == BuiltIn::SubgroupLtMask)
    mask = before;
  else if (which == BuiltIn::SubgroupLeMask)
    mask = builder_.CreateOr(before, own);
  else if (which == BuiltIn::SubgroupGeMask)
    mask = builder_.CreateAnd(all, builder_.CreateNot(before));
  else if (which == BuiltIn::SubgroupGtMask)
    mask = builder_.CreateAnd(all, builder_.CreateNot(builder_.CreateOr(before, own)));
  return asWords(instruction, mask, type);
}

/// Operands: type, result, scope, predicate.
void FunctionReader::defineVotes(const Instruction &instruction) {
  if (!value(instruction, 3)->getType()->isIntegerTy(1))
    instruction.refuse("sub-groups vote with bools");
  define(instruction, asWords(instruction, votes(value(instruction, 3)), typeOf(instruction)));
}

/// Operands: type, result, scope, what is counted, votes.
Value *FunctionReader::countVotes(const Instruction &instruction) {
  Value *const all = votesAt(instruction, 4);
  Value *const lane = wideBuiltIn(instruction, spv::BuiltIn::SubgroupLocalInvocationId);
  Value *mask = nullptr;
  switch (static_cast<spv::GroupOperation>(instruction[3])) {
  case spv::GroupOperation::Reduce:
    mask = bitsBelow(builder_, wideBuiltIn(instruction, spv::BuiltIn::SubgroupSize));
    break;
  case spv::GroupOperation::InclusiveScan:
    mask = bitsBelow(builder_, builder_.CreateAdd(lane, builder_.getInt64(1)));
    break;
  case spv::GroupOperation::ExclusiveScan:
    mask = bitsBelow(builder_, lane);
    break;
  default:
    instruction.refuse("votes are counted of all, or of those before");
  }
  return builder_.CreateUnaryIntrinsic(Intrinsic::ctpop, builder_.CreateAnd(all, mask));
}

/// Operands: type, result, scope, value.
Value *FunctionReader::areEqual(const Instruction &instruction) {
  Value *const mine = value(instruction, 3);
  Value *const everybody = presence(builder_, module_.target());
  if (!mine->getType()->isIntegerTy() && !mine->getType()->isFloatingPointTy())
    instruction.refuse("its value is no number");
  Value *const theirs = exchange(builder_, module_.target(), mine, firstOf(builder_, everybody), Comers::some);
  Value *const same =
      mine->getType()->isFloatingPointTy() ? builder_.CreateFCmpOEQ(mine, theirs) : builder_.CreateICmpEQ(mine, theirs);
  return builder_.CreateICmpEQ(votes(same), everybody);
}

bool FunctionReader::readBallot(const Instruction &instruction) {
  const Op op = instruction.op();
  switch (op) {
  case Op::OpGroupNonUniformBallot:
  case Op::OpGroupNonUniformBallotBitCount:
  case Op::OpGroupNonUniformBallotBitExtract:
  case Op::OpGroupNonUniformBallotFindLSB:
  case Op::OpGroupNonUniformBallotFindMSB:
  case Op::OpGroupNonUniformInverseBallot:
  case Op::OpGroupNonUniformElect:
  case Op::OpGroupNonUniformAllEqual:
    break;
  default:
    return false;
  }
  if (scopeAt(instruction, 2) != spv::Scope::Subgroup)
    instruction.refuse("only sub-groups have it");
  const auto number = [&](Value *of) {
    if (!typeOf(instruction)->isIntegerTy())
      instruction.refuse("its result is no integer");
    define(instruction, resize(builder_, of, typeOf(instruction), false));
    return true;
  };
  const auto lane = [&] { return wideBuiltIn(instruction, spv::BuiltIn::SubgroupLocalInvocationId); };
  const auto bit = [&](Value *of, Value *at) {
    define(instruction, builder_.CreateTrunc(builder_.CreateLShr(of, builder_.CreateAnd(at, builder_.getInt64(63))),
                                             builder_.getInt1Ty()));
    return true;
  };
  switch (op) {
  case Op::OpGroupNonUniformBallot:
    defineVotes(instruction);
    return true;
  case Op::OpGroupNonUniformBallotBitCount:
    return number(countVotes(instruction));
  case Op::OpGroupNonUniformBallotBitExtract:
    return bit(votesAt(instruction, 3), resize(builder_, integer(instruction, 4), builder_.getInt64Ty(), false));
  case Op::OpGroupNonUniformBallotFindLSB:
    return number(builder_.CreateBinaryIntrinsic(Intrinsic::cttz, votesAt(instruction, 3), builder_.getFalse()));
  case Op::OpGroupNonUniformBallotFindMSB:
    return number(builder_.CreateSub(
        builder_.getInt64(63),
        builder_.CreateBinaryIntrinsic(Intrinsic::ctlz, votesAt(instruction, 3), builder_.getFalse())));
  case Op::OpGroupNonUniformInverseBallot:
    return bit(votesAt(instruction, 3), lane());
  case Op::OpGroupNonUniformElect: // the first that is here
    define(instruction, builder_.CreateICmpEQ(resize(builder_, lane(), builder_.getInt32Ty(), false),
                                              firstOf(builder_, presence(builder_, module_.target()))));
    return true;
  default:
    define(instruction, areEqual(instruction));
    return true;
  }
}

} // namespace ur::spirvc
