// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/meetings.hpp"

#include "spirvc/reader/collectives.hpp"

namespace ur::spirvc::native {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::Value;

/// For each lane, in order. `turn` gets it, and what it carries on.
template <class Turn>
Value *Meetings::forLanes(Value *carried, Turn &&turn) const {
  const auto newBlock = [&](const char *name) {
    return BasicBlock::Create(builder_.getContext(), name, plan_.function);
  };
  BasicBlock *const before = builder_.GetInsertBlock(), *const body = newBlock("meet"), *const after = newBlock("met");
  builder_.CreateBr(body);
  builder_.SetInsertPoint(body);
  llvm::PHINode *const lane = builder_.CreatePHI(builder_.getInt64Ty(), 2);
  llvm::PHINode *const carry = carried ? builder_.CreatePHI(carried->getType(), 2) : nullptr;
  Value *const now = turn(lane, carry);
  Value *const next = builder_.CreateAdd(lane, builder_.getInt64(1), "", true, true);
  lane->addIncoming(builder_.getInt64(0), before);
  lane->addIncoming(next, body);
  if (carry) {
    carry->addIncoming(carried, before);
    carry->addIncoming(now, body);
  }
  builder_.CreateCondBr(builder_.CreateICmpULT(next, plan_.function->getArg(kCount)), body, after);
  builder_.SetInsertPoint(after);
  return now;
}

Value *Meetings::load(AllocaInst *variable, Value *lane) const {
  return builder_.CreateLoad(variable->getAllocatedType(), memory_.address(variable, lane));
}

/// What counts for a lane: another value where it has not come to this meeting.
Value *Meetings::ifHere(Value *lane, BasicBlock *block, Value *value, Value *otherwise) const {
  return turns_ ? builder_.CreateSelect(turns_->isAt(lane, block), value, otherwise) : value;
}

/// A lane's result. One that isn't here keeps what it has.
void Meetings::give(const Driver &driver, BasicBlock *block, Value *value, Value *lane) const {
  Value *const to = memory_.address(driver.result, lane);
  Value *const now = turns_ ? ifHere(lane, block, value, load(driver.result, lane)) : value;
  builder_.CreateStore(now, to);
}

void Meetings::giveAll(const Driver &driver, BasicBlock *block, Value *value) const {
  if (plan_.slots.find(driver.result)->second.isUniform) {
    builder_.CreateStore(value, memory_.address(driver.result, nullptr));
    return;
  }
  forLanes(nullptr, [&](Value *lane, Value *) {
    give(driver, block, value, lane);
    return nullptr;
  });
}

void Meetings::write(BasicBlock *block, const Driver &driver) const {
  switch (driver.sync->what) {
  case Meeting::barrier:
    return;
  case Meeting::shuffle:
    shuffle(block, driver);
    return;
  case Meeting::ballot: {
    llvm::Type *const wide = builder_.getInt64Ty();
    giveAll(driver, block, forLanes(builder_.getInt64(0), [&](Value *lane, Value *votes) {
              Value *const vote = ifHere(lane, block, load(driver.operands[0], lane), builder_.getFalse());
              return builder_.CreateOr(votes, builder_.CreateShl(builder_.CreateZExt(vote, wide), lane));
            }));
    return;
  }
  case Meeting::combine:
    combine(block, driver);
    return;
  }
}

void Meetings::shuffle(BasicBlock *block, const Driver &driver) const {
  // A lane that isn't there is any of those that are.
  const auto from = [&](Value *lane) {
    Value *const chosen = builder_.CreateZExt(load(driver.operands[1], lane), builder_.getInt64Ty());
    return load(driver.operands[0], builder_.CreateAnd(chosen, builder_.getInt64(values_.width - 1)));
  };
  if (plan_.slots.find(driver.result)->second.isUniform) {
    giveAll(driver, block, from(builder_.getInt64(0)));
    return;
  }
  forLanes(nullptr, [&](Value *lane, Value *) {
    give(driver, block, from(lane), lane);
    return nullptr;
  });
}

void Meetings::combine(BasicBlock *block, const Driver &driver) const {
  const Sync &sync = *driver.sync;
  llvm::FastMathFlags flags;
  flags.setAllowReassoc(); // the order isn't said
  builder_.setFastMathFlags(flags);
  Value *const none = neutral(driver.result->getAllocatedType(), sync.how);
  Value *const all = forLanes(none, [&](Value *lane, Value *sum) {
    Value *const now = ifHere(lane, block, combinePair(builder_, sync.how, sum, load(driver.operands[0], lane)), sum);
    if (sync.operation != spv::GroupOperation::Reduce)
      give(driver, block, sync.operation == spv::GroupOperation::ExclusiveScan ? sum : now, lane);
    return now;
  });
  builder_.clearFastMathFlags();
  if (sync.operation == spv::GroupOperation::Reduce)
    giveAll(driver, block, all);
}

Value *Meetings::anyOf(AllocaInst *flags) const {
  if (AllocaInst *const cells = memory_.cells(flags)) {
    // Those of lanes that aren't there have never been written.
    llvm::Type *const all = llvm::FixedVectorType::get(builder_.getInt8Ty(), values_.width);
    llvm::IRBuilder<> builder(plan_.prologue->getTerminator());
    builder.CreateStore(llvm::Constant::getNullValue(all), cells);
    return builder_.CreateOrReduce(builder_.CreateLoad(all, cells));
  }
  return forLanes(builder_.getInt8(0),
                  [&](Value *lane, Value *before) { return builder_.CreateOr(before, load(flags, lane)); });
}

} // namespace ur::spirvc::native
