// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/turns.hpp"

#include "spirvc/reader/binary.hpp"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/Analysis/LoopInfo.h>
#include <llvm/IR/Dominators.h>

namespace ur::spirvc::native {

using llvm::BasicBlock;
using llvm::Value;

namespace {

constexpr uint16_t kDone = UINT16_MAX;

/// The blocks of a function in an order in which each comes behind those that lead to it, but for ways back in loops,
/// and what is behind a loop comes behind all of it.
class Order {
public:
  explicit Order(llvm::Function &function) : dominators_(function), loops_(dominators_) {
    llvm::ReversePostOrderTraversal<llvm::Function *> order(&function);
    reached_.assign(order.begin(), order.end());
    add(nullptr);
  }

  [[nodiscard]] const std::vector<BasicBlock *> &blocks() const noexcept { return blocks_; }

private:
  /// Those of a loop, or of the whole function; inner loops in one piece, where their first block is.
  void add(const llvm::Loop *within) {
    llvm::SmallPtrSet<const llvm::Loop *, 8> done;
    for (BasicBlock *const block : reached_) {
      const llvm::Loop *loop = loops_.getLoopFor(block);
      if (loop == within) {
        blocks_.push_back(block);
        continue;
      }
      while (loop && loop->getParentLoop() != within)
        loop = loop->getParentLoop();
      if (loop && done.insert(loop).second)
        add(loop);
    }
  }

  const llvm::DominatorTree dominators_;
  const llvm::LoopInfo loops_;
  std::vector<BasicBlock *> reached_, blocks_;
};

} // namespace

Turns::Turns(llvm::IRBuilder<> &builder, const Plan &plan, const ChunkValues &values, const SlotMemory &memory)
    : builder_(builder), plan_(plan), values_(values) {
  const auto number = [&](BasicBlock *block) {
    if (numbers_.size() == kDone)
      throw Refused("a kernel has more places where work-items meet than are supported");
    numbers_.try_emplace(block, static_cast<uint16_t>(numbers_.size()));
  };
  const Order order(*plan.function);
  for (BasicBlock *const block : order.blocks()) {
    if (plan.regions.count(block) || plan.drivers.count(block))
      number(block);
  }
  for (const auto &[block, blocks] : plan.regions) // those that nobody comes to
    number(block);
  for (const auto &[block, driver] : plan.drivers)
    number(block);
  choice_ = BasicBlock::Create(builder.getContext(), "choice", plan.function);
  next_ = memory.onStack(all());
}

llvm::Constant *Turns::numberOf(BasicBlock *block) const {
  return builder_.getInt16(block ? numbers_.find(block)->second : kDone);
}

llvm::Type *Turns::all() const {
  return llvm::FixedVectorType::get(builder_.getInt16Ty(), values_.width);
}

Value *Turns::place(Value *lane) const {
  return builder_.CreateInBoundsGEP(builder_.getInt16Ty(), next_, {lane});
}

Value *Turns::isAt(Value *lane, BasicBlock *block, llvm::MDNode *accesses) const {
  llvm::LoadInst *const next = builder_.CreateLoad(builder_.getInt16Ty(), place(lane));
  next->setMetadata(llvm::LLVMContext::MD_access_group, accesses);
  return builder_.CreateICmpEQ(next, numberOf(block));
}

void Turns::send(Value *lane, BasicBlock *block, llvm::MDNode *accesses) const {
  builder_.CreateStore(numberOf(block), place(lane))->setMetadata(llvm::LLVMContext::MD_access_group, accesses);
}

void Turns::sendAll(BasicBlock *from, BasicBlock *to) const {
  const auto splat = [&](BasicBlock *block) { return builder_.CreateVectorSplat(values_.width, numberOf(block)); };
  Value *const now = builder_.CreateLoad(all(), next_);
  builder_.CreateStore(builder_.CreateSelect(builder_.CreateICmpEQ(now, splat(from)), splat(to), now), next_);
}

void Turns::begin() const {
  Value *first = numberOf(plan_.prologue->getSingleSuccessor());
  for (const auto &[block, driver] : plan_.drivers) {
    if (driver.state == 0)
      continue;
    Value *const isHere = builder_.CreateICmpEQ(plan_.function->getArg(kState), builder_.getInt32(driver.state));
    first = builder_.CreateSelect(isHere, numberOf(block->getSingleSuccessor()), first);
  }
  llvm::SmallVector<llvm::Constant *> lanes;
  for (unsigned i = 0; i < values_.width; ++i)
    lanes.push_back(builder_.getInt16(static_cast<uint16_t>(i)));
  const auto splat = [&](Value *value) { return builder_.CreateVectorSplat(values_.width, value); };
  Value *const count = builder_.CreateTrunc(plan_.function->getArg(kCount), builder_.getInt16Ty());
  Value *const isThere = builder_.CreateICmpULT(llvm::ConstantVector::get(lanes), splat(count));
  builder_.CreateStore(builder_.CreateSelect(isThere, splat(first), splat(numberOf(nullptr))), next_);
  builder_.CreateBr(choice_);
}

void Turns::finish(const llvm::DenseMap<BasicBlock *, BasicBlock *> &heads, BasicBlock *done) const {
  builder_.SetInsertPoint(choice_);
  Value *const least = builder_.CreateIntMinReduce(builder_.CreateLoad(all(), next_));
  llvm::SwitchInst *const way = builder_.CreateSwitch(least, done, static_cast<unsigned>(numbers_.size()));
  for (const auto &[block, number] : numbers_)
    way->addCase(builder_.getInt16(number), heads.lookup(block));
}

} // namespace ur::spirvc::native
