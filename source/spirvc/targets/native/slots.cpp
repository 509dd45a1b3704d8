// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/slots.hpp"

#include "spirvc/targets/native/cuts.hpp"
#include "spirvc/targets/native/liveness.hpp"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Dominators.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

namespace ur::spirvc::native {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::Instruction;
using llvm::Value;

namespace {

using Known = llvm::DenseMap<const AllocaInst *, bool>;

constexpr unsigned kCheap = 10; ///< operations that are done again rather than kept

class Planner {
public:
  Planner(llvm::Function &function, BasicBlock &prologue, Lanes lanes, const Instruction *agreed)
      : builder_(function.getContext()) {
    plan_.agreed = agreed;
    plan_.function = &function;
    plan_.prologue = &prologue;
    plan_.lanes = lanes;
  }

  Plan make() {
    starts_.insert(plan_.prologue->getSingleSuccessor());
    cutAtMeetings();
    if (plan_.lanes != Lanes::row && !plan_.parts) {
      cutAtLoops();
      if (plan_.states != 0)
        cutAtChoices();
    }
    demotePhis();
    findRegions();
    keepValues();
    placeSlots();
    return std::move(plan_);
  }

private:
  AllocaInst *makeSlot(llvm::Type *type, bool isUniform) {
    builder_.SetInsertPoint(plan_.prologue, plan_.prologue->begin());
    AllocaInst *const slot = builder_.CreateAlloca(type);
    isUniform &= !plan_.parts; // by another way the same value comes at another time
    known_[slot] = isUniform;
    plan_.slots[slot].isUniform = isUniform;
    return slot;
  }

  void cutAtMeetings() {
    std::vector<llvm::CallInst *> calls;
    for (Instruction &instruction : llvm::instructions(*plan_.function)) {
      if (syncOf(instruction))
        calls.push_back(llvm::cast<llvm::CallInst>(&instruction));
    }
    if (calls.empty())
      return;
    std::vector<bool> uniform;
    {
      const Uniformity uniformity(*plan_.function, *plan_.prologue, plan_.lanes, known_, plan_.agreed);
      for (const llvm::CallInst *const call : calls) {
        const Sync sync = *syncOf(*call);
        uniform.push_back(uniformity.isUniformResult(sync, *call));
        plan_.parts |= sync.scope == spv::Scope::Subgroup && sync.comers == Comers::some &&
                       !uniformity.areTogether(*call->getParent());
      }
    }
    if (plan_.parts)
      cutAtWaysBack(calls);
    for (size_t i = 0; i < calls.size(); ++i)
      cutAt(*calls[i], uniform[i]);
  }

  /// Lanes that part wait for each other before they go round a loop again: what is there comes before what is behind.
  void cutAtWaysBack(const std::vector<llvm::CallInst *> &meetings) {
    llvm::DominatorTree dominators(*plan_.function);
    llvm::LoopInfo loops(dominators);
    for (llvm::Loop *const loop : loops.getLoopsInPreorder()) {
      if (std::none_of(meetings.begin(), meetings.end(), [&](auto *call) { return loop->contains(call->getParent()); }))
        continue;
      llvm::SmallVector<BasicBlock *> from;
      loop->getLoopLatches(from);
      starts_.insert(llvm::SplitBlockPredecessors(loop->getHeader(), from, ".again", &dominators, &loops));
    }
  }

  void cutAt(llvm::CallInst &call, bool isUniform) {
    Driver driver;
    driver.sync = syncOf(call);
    if (driver.sync->scope == spv::Scope::Workgroup)
      driver.state = ++plan_.states;
    for (unsigned i = kSyncNumbers; i < call.arg_size(); ++i) {
      Value *const operand = call.getArgOperand(i);
      AllocaInst *const slot = makeSlot(operand->getType(), false);
      builder_.SetInsertPoint(&call);
      builder_.CreateStore(operand, slot);
      driver.operands.push_back(slot);
    }
    BasicBlock *const meeting = llvm::SplitBlock(call.getParent(), &call);
    BasicBlock *const after = llvm::SplitBlock(meeting, call.getNextNode());
    if (!call.getType()->isVoidTy()) {
      driver.result = makeSlot(call.getType(), isUniform);
      builder_.SetInsertPoint(after, after->getFirstInsertionPt());
      call.replaceAllUsesWith(builder_.CreateLoad(call.getType(), driver.result));
    }
    call.eraseFromParent();
    plan_.drivers[meeting] = std::move(driver);
    starts_.insert(after);
  }

  /// So that the body of a loop is a region of its own, and the loop is around what all lanes do.
  void cutAtLoops() {
    const Uniformity uniformity(*plan_.function, *plan_.prologue, plan_.lanes, known_, plan_.agreed);
    const llvm::DominatorTree dominators(*plan_.function);
    const llvm::LoopInfo loops(dominators);
    llvm::SmallSetVector<BasicBlock *, 8> branching;
    for (llvm::Loop *const loop : uniformLoops(loops, uniformity)) {
      starts_.insert(loop->getHeader());
      llvm::SmallVector<BasicBlock *> exiting;
      loop->getExitingBlocks(exiting);
      branching.insert(exiting.begin(), exiting.end());
    }
    for (BasicBlock *const block : branching) {
      Instruction *const branch = block->getTerminator();
      AllocaInst *slot = nullptr;
      if (auto *const condition = llvm::dyn_cast<Instruction>(branch->getOperand(0)))
        slot = makeSlot(condition->getType(), true);
      builder_.SetInsertPoint(branch);
      if (slot)
        builder_.CreateStore(branch->getOperand(0), slot);
      BasicBlock *const driver = llvm::SplitBlock(block, branch);
      if (slot) {
        builder_.SetInsertPoint(branch);
        branch->setOperand(0, builder_.CreateLoad(slot->getAllocatedType(), slot));
      }
      plan_.drivers[driver] = {};
      starts_.insert(llvm::succ_begin(driver), llvm::succ_end(driver));
    }
  }

  /// What is done only where a condition holds is a region of its own, which a chunk without such lanes leaves out.
  /// That is for work-groups that meet: of those often few go on.
  void cutAtChoices() {
    const Uniformity uniformity(*plan_.function, *plan_.prologue, plan_.lanes, known_, plan_.agreed);
    for (const Choice &choice : findChoices(*plan_.function, uniformity, plan_.agreed))
      cutAtChoice(*choice.branch, choice.inside);
  }

  void cutAtChoice(llvm::BranchInst &branch, unsigned inside) {
    BasicBlock *const block = branch.getParent(), *const join = branch.getSuccessor(1 - inside);
    AllocaInst *const slot = makeSlot(builder_.getInt8Ty(), false);
    builder_.SetInsertPoint(&branch);
    Value *const wants = inside == 0 ? branch.getCondition() : builder_.CreateNot(branch.getCondition());
    builder_.CreateStore(builder_.CreateZExt(wants, builder_.getInt8Ty()), slot);
    BasicBlock *const driver = llvm::SplitBlock(block, &branch);
    BasicBlock *const choosing = llvm::SplitBlock(driver, &branch);
    builder_.SetInsertPoint(&branch);
    Value *const has = builder_.CreateIsNotNull(builder_.CreateLoad(builder_.getInt8Ty(), slot));
    branch.setCondition(inside == 0 ? has : builder_.CreateNot(has));
    Instruction *const on = driver->getTerminator();
    builder_.SetInsertPoint(on);
    builder_.CreateCondBr(builder_.getTrue(), choosing, join); // the driver finds out
    on->eraseFromParent();
    for (llvm::PHINode &phi : join->phis())
      phi.addIncoming(phi.getIncomingValueForBlock(choosing), driver);
    Driver made;
    made.any = slot;
    plan_.drivers[driver] = made;
    starts_.insert(choosing);
    starts_.insert(join);
  }

  /// Where a region begins, lanes bring their values from the region before in slots.
  void demotePhis() {
    const Uniformity uniformity(*plan_.function, *plan_.prologue, plan_.lanes, known_, plan_.agreed);
    for (BasicBlock *const start : starts_) {
      while (auto *const phi = llvm::dyn_cast<llvm::PHINode>(&start->front())) {
        AllocaInst *const slot = makeSlot(phi->getType(), uniformity.isUniform(*phi));
        llvm::SmallPtrSet<BasicBlock *, 4> done;
        for (unsigned i = 0; i < phi->getNumIncomingValues(); ++i) {
          BasicBlock *from = phi->getIncomingBlock(i);
          if (!done.insert(from).second)
            continue;
          if (plan_.drivers.count(from)) // which runs once for all; nothing comes between it and the region before
            from = from->getSinglePredecessor();
          builder_.SetInsertPoint(from->getTerminator());
          builder_.CreateStore(phi->getIncomingValue(i), slot);
        }
        builder_.SetInsertPoint(start, start->getFirstInsertionPt());
        phi->replaceAllUsesWith(builder_.CreateLoad(phi->getType(), slot));
        phi->eraseFromParent();
      }
    }
  }

  void findRegions() {
    for (BasicBlock *const start : starts_) {
      auto &blocks = plan_.regions[start];
      blocks.insert(start);
      for (size_t i = 0; i < blocks.size(); ++i) {
        for (BasicBlock *const next : llvm::successors(blocks[i])) {
          if (!starts_.contains(next) && !plan_.drivers.count(next))
            blocks.insert(next);
        }
      }
      for (BasicBlock *const block : blocks)
        regionsOf_[block].push_back(start);
    }
  }

  /// Whether a region that has the use may be entered behind the definition.
  bool crosses(const BasicBlock *definition, const BasicBlock *use, const llvm::DominatorTree &dominators) const {
    if (definition == use)
      return false;
    const auto found = regionsOf_.find(use);
    if (found == regionsOf_.end())
      return false; // nobody comes there
    for (BasicBlock *const start : found->second) {
      if (start != definition && dominators.dominates(definition, start))
        return true;
      if (!plan_.regions.find(start)->second.contains(const_cast<BasicBlock *>(definition)))
        return true;
    }
    return false;
  }

  bool isEverywhere(const Value &value) const {
    const auto *const instruction = llvm::dyn_cast<Instruction>(&value);
    return !instruction || instruction->getParent() == plan_.prologue;
  }

  /// How many operations it takes to compute a value anywhere; more than `most`: too many.
  unsigned cost(const Value &value, unsigned most) const {
    if (isEverywhere(value))
      return 0;
    const auto &instruction = llvm::cast<Instruction>(value);
    const bool isPlain = wordOf(value) || llvm::isa<llvm::CastInst, llvm::GetElementPtrInst, llvm::CmpInst>(value) ||
                         (llvm::isa<llvm::BinaryOperator>(value) && !instruction.isIntDivRem() &&
                          !instruction.isFPDivRem() && instruction.getType()->isIntOrIntVectorTy());
    if (!isPlain || most == 0)
      return most + 1;
    unsigned sum = 1;
    for (const llvm::Use &operand : instruction.operands()) {
      if (sum <= most)
        sum += cost(*operand.get(), most - sum);
    }
    return sum;
  }

  Value *again(Value *value) {
    if (isEverywhere(*value))
      return value;
    Instruction *const copy = llvm::cast<Instruction>(value)->clone();
    std::vector<Value *> operands;
    for (llvm::Use &operand : copy->operands())
      operands.push_back(again(operand.get()));
    for (unsigned i = 0; i < operands.size(); ++i)
      copy->setOperand(i, operands[i]);
    builder_.Insert(copy);
    return copy;
  }

  /// Values that cross into other regions are computed again there, or kept in slots.
  void keepValues() {
    const Uniformity uniformity(*plan_.function, *plan_.prologue, plan_.lanes, known_, plan_.agreed);
    const llvm::DominatorTree dominators(*plan_.function);
    std::vector<Instruction *> all;
    for (BasicBlock &block : *plan_.function) {
      if (&block == plan_.prologue)
        continue;
      for (Instruction &instruction : block)
        all.push_back(&instruction);
    }
    for (Instruction *const instruction : all) {
      std::vector<llvm::Use *> crossing;
      for (llvm::Use &use : instruction->uses()) {
        auto *const user = llvm::cast<Instruction>(use.getUser());
        auto *const phi = llvm::dyn_cast<llvm::PHINode>(user);
        if (crosses(instruction->getParent(), phi ? phi->getIncomingBlock(use) : user->getParent(), dominators))
          crossing.push_back(&use);
      }
      if (!crossing.empty())
        keepValue(*instruction, crossing, uniformity.isUniform(*instruction));
    }
  }

  void keepValue(Instruction &instruction, const std::vector<llvm::Use *> &crossing, bool isUniform) {
    const bool isCheap = cost(instruction, kCheap) <= kCheap;
    AllocaInst *const slot = isCheap ? nullptr : makeSlot(instruction.getType(), isUniform);
    if (slot) {
      if (llvm::isa<llvm::PHINode>(instruction))
        builder_.SetInsertPoint(instruction.getParent(), instruction.getParent()->getFirstInsertionPt());
      else
        builder_.SetInsertPoint(instruction.getNextNode());
      builder_.CreateStore(&instruction, slot);
    }
    llvm::DenseMap<BasicBlock *, Value *> there;
    for (llvm::Use *const use : crossing) {
      auto *const user = llvm::cast<Instruction>(use->getUser());
      auto *const phi = llvm::dyn_cast<llvm::PHINode>(user);
      BasicBlock *const block = phi ? phi->getIncomingBlock(*use) : user->getParent();
      Value *&value = there[block];
      if (!value) {
        builder_.SetInsertPoint(block, block->getFirstInsertionPt());
        value = slot ? builder_.CreateLoad(instruction.getType(), slot) : again(&instruction);
      }
      use->set(value);
    }
  }

  // Which slots outlive what.

  bool isDirect(const AllocaInst &variable) const { return known_.count(&variable); }

  void placeSlots() {
    for (Instruction &instruction : *plan_.prologue) {
      auto *const variable = llvm::dyn_cast<AllocaInst>(&instruction);
      if (variable && !isDirect(*variable))
        plan_.slots[variable].where = placeOfVariable(*variable);
    }
    keepBehindMeetings(plan_, known_);
    uint64_t bytes = 0;
    const llvm::DataLayout &layout = plan_.function->getDataLayout();
    for (auto &[variable, slot] : plan_.slots) {
      if (plan_.lanes == Lanes::row && slot.where == Slot::Where::chunk)
        slot.where = Slot::Where::context; // rows have any length
      if (slot.where != Slot::Where::context)
        continue;
      slot.offset = bytes;
      bytes += layout.getTypeAllocSize(variable->getAllocatedType());
    }
    plan_.contextBytes = bytes;
  }

  /// Of a variable of the kernel's own, which has any uses.
  Slot::Where placeOfVariable(AllocaInst &variable) const {
    llvm::SmallSetVector<Value *, 16> addresses;
    llvm::SmallSetVector<BasicBlock *, 4> regions;
    addresses.insert(&variable);
    for (size_t i = 0; i < addresses.size(); ++i) {
      for (llvm::User *const of : addresses[i]->users()) {
        auto *const user = llvm::cast<Instruction>(of);
        if (const auto found = regionsOf_.find(user->getParent()); found != regionsOf_.end())
          regions.insert(found->second.begin(), found->second.end());
        const auto *const store = llvm::dyn_cast<llvm::StoreInst>(user);
        if (store && store->getValueOperand() == addresses[i])
          return outlivesAll(); // who reads it again isn't known
        if (!user->getType()->isVoidTy() && !llvm::isa<llvm::LoadInst>(user))
          addresses.insert(user);
      }
    }
    return regions.size() <= 1 && (regions.empty() || !comesAgain(regions[0])) ? Slot::Where::once : outlivesAll();
  }
  Slot::Where outlivesAll() const {
    if (plan_.regions.size() == 1 && plan_.drivers.empty())
      return Slot::Where::once;
    return plan_.states != 0 ? Slot::Where::context : Slot::Where::chunk;
  }

  bool comesAgain(BasicBlock *start) const {
    llvm::SmallSetVector<BasicBlock *, 16> reached;
    for (const BasicBlock *const block : plan_.regions.find(start)->second) {
      for (const BasicBlock *const next : llvm::successors(block)) {
        if (starts_.contains(const_cast<BasicBlock *>(next)) || plan_.drivers.count(const_cast<BasicBlock *>(next)))
          reached.insert(const_cast<BasicBlock *>(next));
      }
    }
    for (size_t i = 0; i < reached.size(); ++i) {
      if (reached[i] == start)
        return true;
      reached.insert(llvm::succ_begin(reached[i]), llvm::succ_end(reached[i]));
    }
    return false;
  }

  Plan plan_;
  llvm::IRBuilder<> builder_;
  Known known_;
  llvm::SmallSetVector<BasicBlock *, 8> starts_;
  llvm::DenseMap<const BasicBlock *, std::vector<BasicBlock *>> regionsOf_;
};

} // namespace

Plan makePlan(llvm::Function &function, BasicBlock &prologue, Lanes lanes, const Instruction *agreed) {
  return Planner(function, prologue, lanes, agreed).make();
}

} // namespace ur::spirvc::native
