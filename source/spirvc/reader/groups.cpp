// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the work-items of a group do together: barriers, votes, reductions, exchanges.
#include "spirvc/reader/function_reader.hpp"

#include "spirvc/reader/collectives.hpp"

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

namespace {

std::optional<Combination> combinationOf(Op op) {
  switch (op) {
  case Op::OpGroupIAdd:
  case Op::OpGroupFAdd:
  case Op::OpGroupNonUniformIAdd:
  case Op::OpGroupNonUniformFAdd:
    return Combination::add;
  case Op::OpGroupIMulKHR:
  case Op::OpGroupFMulKHR:
  case Op::OpGroupNonUniformIMul:
  case Op::OpGroupNonUniformFMul:
    return Combination::multiply;
  case Op::OpGroupFMin:
  case Op::OpGroupNonUniformFMin:
    return Combination::minFloat;
  case Op::OpGroupUMin:
  case Op::OpGroupNonUniformUMin:
    return Combination::minUnsigned;
  case Op::OpGroupSMin:
  case Op::OpGroupNonUniformSMin:
    return Combination::minSigned;
  case Op::OpGroupFMax:
  case Op::OpGroupNonUniformFMax:
    return Combination::maxFloat;
  case Op::OpGroupUMax:
  case Op::OpGroupNonUniformUMax:
    return Combination::maxUnsigned;
  case Op::OpGroupSMax:
  case Op::OpGroupNonUniformSMax:
    return Combination::maxSigned;
  case Op::OpGroupBitwiseAndKHR:
  case Op::OpGroupLogicalAndKHR:
  case Op::OpGroupNonUniformBitwiseAnd:
  case Op::OpGroupNonUniformLogicalAnd:
    return Combination::bitAnd;
  case Op::OpGroupBitwiseOrKHR:
  case Op::OpGroupLogicalOrKHR:
  case Op::OpGroupNonUniformBitwiseOr:
  case Op::OpGroupNonUniformLogicalOr:
    return Combination::bitOr;
  case Op::OpGroupBitwiseXorKHR:
  case Op::OpGroupLogicalXorKHR:
  case Op::OpGroupNonUniformBitwiseXor:
  case Op::OpGroupNonUniformLogicalXor:
    return Combination::bitXor;
  default:
    return std::nullopt;
  }
}

/// Those that SPIR-V calls non-uniform are for branches, too; and so are the exchanges that are older than these.
Comers comersOf(const Instruction &instruction) {
  const Op op = instruction.op();
  const bool isNonUniform = (op >= Op::OpGroupNonUniformElect && op <= Op::OpGroupNonUniformQuadSwap) ||
                            (op >= Op::OpSubgroupShuffleINTEL && op <= Op::OpSubgroupShuffleXorINTEL);
  return isNonUniform ? Comers::some : Comers::all;
}

} // namespace

bool FunctionReader::readGroup(const Instruction &instruction) {
  if (const auto how = combinationOf(instruction.op())) {
    readReduction(instruction, *how);
    return true;
  }
  switch (instruction.op()) {
  case Op::OpControlBarrier: {
    const spv::Scope execution = scopeAt(instruction, 0), memory = memoryScopeAt(instruction, 1);
    const bool isWider = memory == spv::Scope::CrossDevice || memory == spv::Scope::Device ||
                         (memory == spv::Scope::Workgroup && execution != spv::Scope::Workgroup);
    if (execution != spv::Scope::Workgroup && execution != spv::Scope::Subgroup && execution != spv::Scope::Invocation)
      instruction.refuse("only work-groups and sub-groups have barriers");
    const bool isBetween = module_.target().barrierIsBetweenFences();
    if (isWider || !module_.target().barrierOrdersMemory())
      fence(instruction, 1, 2, isBetween ? llvm::AtomicOrdering::Release : llvm::AtomicOrdering::NotAtomic);
    if (execution != spv::Scope::Invocation)
      module_.target().barrier(builder_, execution);
    if (isBetween)
      fence(instruction, 1, 2, llvm::AtomicOrdering::Acquire);
    return true;
  }
  case Op::OpGroupAll:
  case Op::OpGroupNonUniformAll:
    readVote(instruction, true);
    return true;
  case Op::OpGroupAny:
  case Op::OpGroupNonUniformAny:
    readVote(instruction, false);
    return true;
  case Op::OpGroupBroadcast:
  case Op::OpGroupNonUniformBroadcast:
    readBroadcast(instruction);
    return true;
  default:
    return readBallot(instruction) || readSubGroupShuffle(instruction);
  }
}

/// Operands: type, result, scope, what is done, value.
void FunctionReader::readReduction(const Instruction &instruction, Combination how) {
  const auto operation = static_cast<spv::GroupOperation>(instruction[3]);
  if (operation > spv::GroupOperation::ClusteredReduce)
    instruction.refuse("only reductions, scans, and reductions of clusters are supported");
  Value *const operand = value(instruction, 4);
  if (operand->getType() != typeOf(instruction) ||
      !(operand->getType()->isIntegerTy() || operand->getType()->isFloatingPointTy()))
    instruction.refuse("its value is no number of its type");
  if (operation == spv::GroupOperation::ClusteredReduce) {
    const uint64_t size = module_.constantAt(instruction, instruction[5]);
    if (scopeAt(instruction, 2) != spv::Scope::Subgroup || !llvm::isPowerOf2_64(size))
      instruction.refuse("clusters are of sub-groups, and have a power of two for a size");
    define(instruction, combineClusters(builder_, module_.target(), how, operand, size));
    return;
  }
  define(instruction,
         combine(builder_, module_.target(), scopeAt(instruction, 2), operation, how, operand, comersOf(instruction)));
}

/// Operands: type, result, scope, predicate.
void FunctionReader::readVote(const Instruction &instruction, bool all) {
  Value *const predicate = value(instruction, 3);
  if (!predicate->getType()->isIntegerTy(1))
    instruction.refuse("its predicate is no bool");
  define(instruction, combine(builder_, module_.target(), scopeAt(instruction, 2), spv::GroupOperation::Reduce,
                              all ? Combination::bitAnd : Combination::bitOr, predicate, comersOf(instruction)));
}

/// Operands: type, result, scope, value, which work-item.
void FunctionReader::readBroadcast(const Instruction &instruction) {
  Value *const from = value(instruction, 4);
  std::array<Value *, 3> id{};
  if (auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(from->getType())) {
    for (unsigned i = 0; i < std::min(3u, vector->getNumElements()); ++i)
      id[i] = builder_.CreateExtractElement(from, i);
  } else {
    id[0] = from;
  }
  if (!id[0]->getType()->isIntegerTy())
    instruction.refuse("work-items have integers for ids");
  const spv::Scope scope = scopeAt(instruction, 2);
  if (scope == spv::Scope::Subgroup) {
    define(instruction, exchange(builder_, module_.target(), value(instruction, 3),
                                 resize(builder_, id[0], builder_.getInt32Ty(), false), comersOf(instruction)));
    return;
  }
  const auto wide = [&](Value *of) { return resize(builder_, of, builder_.getInt64Ty(), false); };
  const auto size = [&](unsigned in) { return wide(builtIn(instruction, spv::BuiltIn::WorkgroupSize, in)); };
  Value *index = wide(id[0]);
  if (id[1])
    index = builder_.CreateAdd(index, builder_.CreateMul(wide(id[1]), size(0)));
  if (id[2])
    index = builder_.CreateAdd(index, builder_.CreateMul(wide(id[2]), builder_.CreateMul(size(0), size(1))));
  Value *const mine = builtIn(instruction, spv::BuiltIn::LocalInvocationIndex, 0);
  define(instruction, broadcast(builder_, module_.target(), value(instruction, 3), builder_.CreateICmpEQ(mine, index)));
}

bool FunctionReader::readSubGroupShuffle(const Instruction &instruction) {
  const auto lane = [&](size_t operand) {
    return resize(builder_, integer(instruction, operand), builder_.getInt32Ty(), false);
  };
  const auto mine = [&] {
    return resize(builder_, builtIn(instruction, spv::BuiltIn::SubgroupLocalInvocationId, 0), builder_.getInt32Ty(),
                  false);
  };
  const auto from = [&](size_t operand, Value *of) {
    define(instruction, exchange(builder_, module_.target(), value(instruction, operand), of, comersOf(instruction)));
    return true;
  };
  switch (instruction.op()) {
  case Op::OpSubgroupShuffleINTEL:
    return from(2, lane(3));
  case Op::OpSubgroupShuffleXorINTEL:
    return from(2, builder_.CreateXor(mine(), lane(3)));
  case Op::OpGroupNonUniformShuffle:
    return from(3, lane(4));
  case Op::OpGroupNonUniformShuffleXor:
    return from(3, builder_.CreateXor(mine(), lane(4)));
  case Op::OpGroupNonUniformShuffleUp:
    return from(3, builder_.CreateSub(mine(), lane(4)));
  case Op::OpGroupNonUniformShuffleDown:
    return from(3, builder_.CreateAdd(mine(), lane(4)));
  case Op::OpGroupNonUniformBroadcastFirst:
    return from(3, firstOf(builder_, presence(builder_, module_.target())));
  case Op::OpSubgroupShuffleDownINTEL:
  case Op::OpSubgroupShuffleUpINTEL: {
    // Of two values one after the other, as if they stood in two sub-groups side by side: mine is `amount` further.
    const bool down = instruction.op() == Op::OpSubgroupShuffleDownINTEL;
    Value *const size =
        resize(builder_, builtIn(instruction, spv::BuiltIn::SubgroupMaxSize, 0), builder_.getInt32Ty(), false);
    Value *const at =
        down ? builder_.CreateAdd(mine(), lane(4)) : builder_.CreateAdd(builder_.CreateSub(mine(), lane(4)), size);
    Value *const inFirst = builder_.CreateICmpULT(at, size);
    Value *const wrapped = builder_.CreateSelect(inFirst, at, builder_.CreateSub(at, size));
    Value *const first = exchange(builder_, module_.target(), value(instruction, 2), wrapped, Comers::some);
    Value *const second = exchange(builder_, module_.target(), value(instruction, 3), wrapped, Comers::some);
    if (first->getType() != second->getType())
      instruction.refuse("its values have different types");
    define(instruction, builder_.CreateSelect(inFirst, first, second));
    return true;
  }
  default:
    return false;
  }
}

} // namespace ur::spirvc
