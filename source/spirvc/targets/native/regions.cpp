// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/regions.hpp"

#include "spirvc/targets/native/meetings.hpp"

#include <llvm/Analysis/CaptureTracking.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/Transforms/Utils/Cloning.h>
#include <llvm/Transforms/Utils/Local.h>

namespace ur::spirvc::native {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::IRBuilder;
using llvm::Value;

namespace {

class Writer {
public:
  Writer(Plan &plan, const ChunkValues &values)
      : plan_(plan), values_(values), function_(*plan.function), builder_(function_.getContext()),
        places_(builder_, function_, values_, plan.lanes), memory_(builder_, plan, values) {}

  void write() {
    std::vector<BasicBlock *> before;
    for (BasicBlock &block : function_) {
      if (&block != plan_.prologue)
        before.push_back(&block);
    }
    placeSlots();
    if (plan_.parts)
      turns_.emplace(builder_, plan_, values_, memory_);
    done_ = newBlock("done");
    builder_.SetInsertPoint(done_);
    builder_.CreateRet(builder_.getInt32(0));
    for (const auto &[start, blocks] : plan_.regions)
      heads_[start] = newBlock("region");
    for (const auto &[block, driver] : plan_.drivers)
      heads_[block] = newBlock("meeting");
    for (const auto &[start, blocks] : plan_.regions)
      writeRegion(start, blocks);
    for (const auto &[block, driver] : plan_.drivers)
      writeDriver(block, driver);
    writeDispatch();
    if (turns_)
      turns_->finish(heads_, done_);
    for (BasicBlock *const block : before)
      block->dropAllReferences();
    for (BasicBlock *const block : before)
      block->eraseFromParent();
    for (const auto &[variable, slot] : plan_.slots) {
      if (slot.where != Slot::Where::once)
        variable->eraseFromParent();
    }
  }

  void resolve(BasicBlock &block) { finishWords(block, builder_.getInt64(0), nullptr); }

private:
  BasicBlock *newBlock(const char *name) { return BasicBlock::Create(function_.getContext(), name, &function_); }
  void placeSlots() {
    for (const auto &[variable, slot] : plan_.slots) {
      if (slot.where == Slot::Where::once) {
        once_.push_back(variable);
        onceIsKept_ |= llvm::PointerMayBeCaptured(variable, true);
      }
    }
    memory_.reserve();
  }

  /// Another lane's turn may come at the same time: work-items don't race between two meetings.
  void addLoopHints(llvm::BranchInst &back, llvm::MDNode *accesses) {
    llvm::LLVMContext &context = function_.getContext();
    const auto hint = [&](const char *name, llvm::ArrayRef<llvm::Metadata *> more) {
      std::vector<llvm::Metadata *> all{llvm::MDString::get(context, name)};
      all.insert(all.end(), more.begin(), more.end());
      return llvm::MDNode::get(context, all);
    };
    std::vector<llvm::Metadata *> hints{nullptr, hint("llvm.loop.parallel_accesses", {accesses}),
                                        hint("llvm.loop.mustprogress", {})};
    if (values_.width != 0) // vectors first: what is left of the loop is unrolled then
      hints.push_back(hint("llvm.loop.unroll.disable", {}));
    llvm::MDNode *const loop = llvm::MDNode::getDistinct(context, hints);
    loop->replaceOperandWith(0, loop);
    back.setMetadata(llvm::LLVMContext::MD_loop, loop);
  }

  /// Whether an access is to nothing that lanes share because none needs it for longer than its turn.
  bool isApart(const llvm::Instruction &instruction) const {
    if (once_.empty())
      return true;
    const Value *const pointer = llvm::getLoadStorePointerOperand(&instruction);
    if (!pointer)
      return false;
    const Value *const object = llvm::getUnderlyingObject(pointer, 0);
    if (llvm::is_contained(once_, object))
      return false;
    return llvm::isa<AllocaInst>(object) || (!onceIsKept_ && isGiven(*object));
  }
  bool isGiven(const Value &object) const {
    const auto *const instruction = llvm::dyn_cast<llvm::Instruction>(&object);
    return llvm::isa<llvm::Constant, llvm::Argument>(object) ||
           (instruction && instruction->getParent() == plan_.prologue) || llvm::isa<llvm::LoadInst>(object);
  }

  void writeRegion(BasicBlock *start, const llvm::SmallSetVector<BasicBlock *, 8> &blocks) {
    BasicBlock *const head = heads_[start], *const lanes = newBlock("lanes"), *const latch = newBlock("next"),
                      *const after = newBlock("after");
    llvm::Type *const wide = builder_.getInt64Ty();
    builder_.SetInsertPoint(lanes);
    llvm::PHINode *const lane = builder_.CreatePHI(wide, 2, "lane");
    lane->addIncoming(builder_.getInt64(0), head);

    // Slots, of which uniform ones are copies that each lane begins with.
    llvm::ValueToValueMapTy map;
    std::vector<std::pair<AllocaInst *, AllocaInst *>> changed; // copies of the lane's, and where they go
    std::vector<std::pair<AllocaInst *, AllocaInst *>> uniform;
    for (const auto &[variable, slot] : plan_.slots) {
      bool isRead = false, isWritten = false;
      for (const llvm::User *const user : variable->users()) {
        const auto *const instruction = llvm::cast<llvm::Instruction>(user);
        if (!blocks.contains(const_cast<BasicBlock *>(instruction->getParent())))
          continue;
        isRead = true;
        isWritten |= llvm::isa<llvm::StoreInst>(instruction);
      }
      if (slot.where == Slot::Where::once || !isRead)
        continue;
      if (!slot.isUniform) {
        map[variable] = memory_.address(variable, lane);
        continue;
      }
      AllocaInst *const copy = memory_.onStack(variable->getAllocatedType());
      uniform.emplace_back(variable, copy);
      if (isWritten)
        changed.emplace_back(variable, copy);
      map[variable] = copy;
    }
    std::vector<Value *> kept;
    builder_.SetInsertPoint(head);
    for (const auto &[variable, copy] : uniform)
      kept.push_back(builder_.CreateLoad(variable->getAllocatedType(), memory_.address(variable, nullptr)));
    builder_.CreateBr(lanes);
    builder_.SetInsertPoint(lanes);
    for (size_t i = 0; i < uniform.size(); ++i)
      builder_.CreateStore(kept[i], uniform[i].second);

    llvm::SmallVector<BasicBlock *> copies;
    for (BasicBlock *const block : blocks) {
      BasicBlock *const copy = llvm::CloneBasicBlock(block, map, "", &function_);
      map[block] = copy;
      copies.push_back(copy);
    }
    // Ways out of the region lead to the next lane, and are noted.
    llvm::SmallVector<BasicBlock *> exits;
    llvm::SmallDenseMap<BasicBlock *, BasicBlock *> notes;
    AllocaInst *const exit = turns_ ? nullptr : memory_.onStack(builder_.getInt32Ty());
    llvm::MDNode *const accesses = llvm::MDNode::getDistinct(function_.getContext(), {});
    const auto noteOf = [&](BasicBlock *to) {
      BasicBlock *&note = notes[to];
      if (!note) {
        note = newBlock("out");
        const IRBuilder<>::InsertPointGuard guard(builder_);
        builder_.SetInsertPoint(note);
        if (turns_)
          turns_->send(lane, to == done_ ? nullptr : to, accesses);
        else
          builder_.CreateStore(builder_.getInt32(static_cast<uint32_t>(exits.size())), exit);
        builder_.CreateBr(latch);
        exits.push_back(to);
      }
      return note;
    };
    for (BasicBlock *const block : blocks) {
      for (BasicBlock *const next : llvm::successors(block)) {
        if (heads_.count(next)) // it may be the region's own
          (void)noteOf(next);
      }
    }
    BasicBlock *const begin = llvm::cast<BasicBlock>(map[start]);
    for (BasicBlock *const copy : copies)
      finishCopy(*copy, map, blocks, notes, noteOf);
    builder_.SetInsertPoint(lanes);
    if (turns_)
      builder_.CreateCondBr(turns_->isAt(lane, start, accesses), begin, latch);
    else
      builder_.CreateBr(begin);

    builder_.SetInsertPoint(latch);
    Value *const next = builder_.CreateAdd(lane, builder_.getInt64(1), "", true, true);
    Value *const isMore = builder_.CreateICmpULT(next, function_.getArg(kCount));
    lane->addIncoming(next, latch);
    addLoopHints(*builder_.CreateCondBr(isMore, lanes, after), accesses);

    for (BasicBlock *const copy : copies)
      finishWords(*copy, lane, accesses);
    builder_.SetInsertPoint(after);
    for (const auto &[variable, copy] : changed)
      builder_.CreateStore(builder_.CreateLoad(copy->getAllocatedType(), copy), memory_.address(variable, nullptr));
    if (turns_)
      builder_.CreateBr(turns_->choice());
    else
      writeExits(exits, exit);
  }

  template <class NoteOf>
  void finishCopy(BasicBlock &copy, llvm::ValueToValueMapTy &map, const llvm::SmallSetVector<BasicBlock *, 8> &blocks,
                  llvm::SmallDenseMap<BasicBlock *, BasicBlock *> &notes, NoteOf &&noteOf) {
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(copy)) {
      if (auto *const phi = llvm::dyn_cast<llvm::PHINode>(&instruction)) {
        for (unsigned i = phi->getNumIncomingValues(); i-- > 0;) {
          if (!blocks.contains(phi->getIncomingBlock(i)))
            phi->removeIncomingValue(i, false);
        }
      }
      if (llvm::isa<llvm::ReturnInst>(instruction)) {
        builder_.SetInsertPoint(&instruction);
        builder_.CreateBr(noteOf(done_));
        instruction.eraseFromParent();
        continue;
      }
      if (instruction.isTerminator()) {
        for (unsigned i = 0; i < instruction.getNumSuccessors(); ++i) {
          if (const auto note = notes.find(instruction.getSuccessor(i)); note != notes.end())
            instruction.setSuccessor(i, note->second);
        }
      }
      llvm::RemapInstruction(&instruction, map, llvm::RF_NoModuleLevelChanges | llvm::RF_IgnoreMissingLocals);
    }
  }

  void finishWords(BasicBlock &copy, Value *lane, llvm::MDNode *accesses) {
    for (llvm::Instruction &instruction : llvm::make_early_inc_range(copy)) {
      if (const auto known = wordOf(instruction)) {
        builder_.SetInsertPoint(&instruction);
        instruction.replaceAllUsesWith(places_.of(*known, lane));
        instruction.eraseFromParent();
      } else if (auto *const fence = llvm::dyn_cast<llvm::FenceInst>(&instruction);
                 fence && fence->getSyncScopeID() == llvm::SyncScope::SingleThread) {
        fence->eraseFromParent(); // lanes are one thread's, and in order
      } else if (accesses && instruction.mayReadOrWriteMemory() && isApart(instruction)) {
        instruction.setMetadata(llvm::LLVMContext::MD_access_group, accesses);
      }
    }
  }

  void writeExits(llvm::ArrayRef<BasicBlock *> exits, AllocaInst *exit) {
    const auto headOf = [&](BasicBlock *block) { return block == done_ ? done_ : heads_[block]; };
    if (exits.empty()) {
      builder_.CreateUnreachable();
      return;
    }
    if (exits.size() == 1) {
      builder_.CreateBr(headOf(exits[0]));
      return;
    }
    llvm::SwitchInst *const choice =
        builder_.CreateSwitch(builder_.CreateLoad(builder_.getInt32Ty(), exit), headOf(exits[0]));
    for (unsigned i = 1; i < exits.size(); ++i)
      choice->addCase(builder_.getInt32(i), headOf(exits[i]));
  }

  Meetings meetings() { return {builder_, plan_, values_, memory_, turns_ ? &*turns_ : nullptr}; }

  void writeDriver(BasicBlock *block, const Driver &driver) {
    builder_.SetInsertPoint(heads_[block]);
    if (driver.state != 0) {
      builder_.CreateRet(builder_.getInt32(driver.state));
      return;
    }
    if (driver.sync) {
      meetings().write(block, driver);
      BasicBlock *const next = block->getSingleSuccessor();
      if (turns_)
        turns_->sendAll(block, next);
      builder_.CreateBr(turns_ ? turns_->choice() : heads_[next]);
      return;
    }
    if (driver.any) {
      Value *const any = meetings().anyOf(driver.any);
      const llvm::Instruction &branch = *block->getTerminator();
      builder_.CreateCondBr(builder_.CreateIsNotNull(any), heads_[branch.getSuccessor(0)],
                            heads_[branch.getSuccessor(1)]);
      return;
    }
    llvm::ValueToValueMapTy map; // a branch
    for (llvm::Instruction &instruction : *block) {
      if (auto *const load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
        auto *const variable = llvm::cast<AllocaInst>(load->getPointerOperand());
        map[load] = builder_.CreateLoad(load->getType(), memory_.address(variable, nullptr));
        continue;
      }
      llvm::Instruction *const copy = instruction.clone();
      builder_.Insert(copy);
      for (unsigned i = 0; i < copy->getNumSuccessors(); ++i)
        copy->setSuccessor(i, heads_[copy->getSuccessor(i)]);
      llvm::RemapInstruction(copy, map, llvm::RF_NoModuleLevelChanges | llvm::RF_IgnoreMissingLocals);
    }
  }

  void writeDispatch() {
    llvm::Instruction *const branch = plan_.prologue->getTerminator();
    builder_.SetInsertPoint(branch);
    BasicBlock *const first = heads_[branch->getSuccessor(0)];
    if (turns_) {
      turns_->begin();
    } else if (plan_.states == 0) {
      builder_.CreateBr(first);
    } else {
      llvm::SwitchInst *const choice = builder_.CreateSwitch(function_.getArg(kState), first);
      for (const auto &[block, driver] : plan_.drivers) {
        if (driver.state != 0)
          choice->addCase(builder_.getInt32(driver.state), heads_[block->getSingleSuccessor()]);
      }
    }
    branch->eraseFromParent();
  }

  Plan &plan_;
  const ChunkValues &values_;
  llvm::Function &function_;
  IRBuilder<> builder_;
  const Places places_;
  BasicBlock *done_ = nullptr;
  llvm::DenseMap<BasicBlock *, BasicBlock *> heads_; ///< where regions and what is between them begin
  SlotMemory memory_;
  std::optional<Turns> turns_; ///< of a plan that parts
  std::vector<AllocaInst *> once_;
  bool onceIsKept_ = false;
};

} // namespace

void writeRegions(Plan &plan, const ChunkValues &values) {
  Writer(plan, values).write();
}

void resolveWords(Plan &plan, const ChunkValues &values, BasicBlock &block) {
  Writer(plan, values).resolve(block);
}

} // namespace ur::spirvc::native
