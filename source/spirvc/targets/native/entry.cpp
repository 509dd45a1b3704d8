// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/entry.hpp"

#include "spirvc/reader/collectives.hpp"
#include "spirvc/targets/native/regions.hpp"

#include <llvm/Transforms/Utils/Cloning.h>

namespace ur::spirvc::native {

using llvm::BasicBlock;
using llvm::IRBuilder;
using llvm::Value;

namespace {

constexpr uint64_t kOnStack = 64 << 10; ///< bytes of a context that the stack may have
constexpr size_t kMostApart = 32;       ///< meetings; with more the code would be long

class Maker {
public:
  Maker(const Chunk &chunk, const std::string &name)
      : chunk_(chunk), builder_(chunk.function->getContext()), module_(*chunk.function->getParent()) {
    llvm::FunctionType *const type = llvm::FunctionType::get(builder_.getInt32Ty(), {builder_.getPtrTy()}, false);
    entry_ = llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, name, module_);
    entry_->setDoesNotThrow();
    entry_->addParamAttr(0, llvm::Attribute::NoAlias);
    entry_->addParamAttr(0, llvm::Attribute::ReadOnly);
    builder_.SetInsertPoint(newBlock("entry"));
    group_ = loadGroup(builder_, entry_->getArg(0));
  }

  llvm::Function *make() {
    if (chunk_.width != 0)
      makeFull();
    else
      chunk_.function->addFnAttr(llvm::Attribute::AlwaysInline);
    if (chunk_.contextBytes != 0)
      makeContext();
    else
      context_ = llvm::ConstantPointerNull::get(builder_.getPtrTy());
    reached_ = variable(builder_.getInt32Ty(), builder_.getInt32(0));
    BasicBlock *const end = newBlock("end");
    if (chunk_.meetings.size() <= kMostApart)
      runApart(end);
    else
      runInTurn(end);
    builder_.SetInsertPoint(end);
    if (allocated_)
      builder_.CreateCall(library("free", builder_.getVoidTy(), {builder_.getPtrTy()}), {allocated_});
    builder_.CreateRet(builder_.getInt32(0));
    return entry_;
  }

private:
  /// From each meeting on a loop over chunks of its own, in which there is nothing but what they do there.
  void runApart(BasicBlock *end) {
    (full_ ? full_ : chunk_.function)->addFnAttr(llvm::Attribute::AlwaysInline);
    llvm::DenseMap<unsigned, BasicBlock *> begins; // where it goes on from a state
    for (const GroupMeeting &meeting : chunk_.meetings)
      begins[meeting.state] = newBlock("begin");
    const auto run = [&](unsigned state) {
      runChunks(builder_.getInt32(state));
      llvm::SwitchInst *const choice = builder_.CreateSwitch(builder_.CreateLoad(builder_.getInt32Ty(), reached_), end);
      for (const auto &[next, block] : begins)
        choice->addCase(builder_.getInt32(next), block);
    };
    run(0);
    for (const GroupMeeting &meeting : chunk_.meetings) {
      builder_.SetInsertPoint(begins[meeting.state]);
      if (meeting.sync.what == Meeting::combine)
        combine(meeting);
      run(meeting.state);
    }
  }

  /// One loop over chunks, which are told where they go on.
  void runInTurn(BasicBlock *end) {
    BasicBlock *const run = newBlock("run");
    builder_.CreateBr(run);
    builder_.SetInsertPoint(run);
    runChunks(builder_.CreateLoad(builder_.getInt32Ty(), reached_));
    llvm::SwitchInst *const choice = builder_.CreateSwitch(builder_.CreateLoad(builder_.getInt32Ty(), reached_), run);
    choice->addCase(builder_.getInt32(0), end);
    for (const GroupMeeting &meeting : chunk_.meetings) {
      if (meeting.sync.what != Meeting::combine)
        continue;
      BasicBlock *const here = newBlock("meeting");
      choice->addCase(builder_.getInt32(meeting.state), here);
      builder_.SetInsertPoint(here);
      combine(meeting);
      builder_.CreateBr(run);
    }
  }

  BasicBlock *newBlock(const char *name) { return BasicBlock::Create(entry_->getContext(), name, entry_); }
  Value *number(uint64_t value) { return builder_.getInt64(value); }
  llvm::FunctionCallee library(const char *name, llvm::Type *result, llvm::ArrayRef<llvm::Type *> types) {
    return module_.getOrInsertFunction(name, llvm::FunctionType::get(result, types, false));
  }
  llvm::AllocaInst *variable(llvm::Type *type, Value *first) {
    IRBuilder<> builder(&entry_->getEntryBlock(), entry_->getEntryBlock().begin());
    llvm::AllocaInst *const made = builder.CreateAlloca(type);
    builder_.CreateStore(first, made);
    return made;
  }

  /// The chunk's function for as many lanes as there can be, whose number is known then. The other one stays a call:
  /// its loops' numbers would take registers in the loop over chunks.
  void makeFull() {
    llvm::ValueToValueMapTy map;
    full_ = llvm::CloneFunction(chunk_.function, map);
    full_->setName(chunk_.function->getName() + ".full");
    full_->getArg(kCount)->replaceAllUsesWith(number(chunk_.width));
    full_->getArg(kIsFlat)->replaceAllUsesWith(builder_.getTrue());
    chunk_.function->addFnAttr(llvm::Attribute::NoInline);
    chunk_.function->addParamAttr(
        kCount, llvm::Attribute::get(builder_.getContext(), llvm::Attribute::Range,
                                     llvm::ConstantRange(llvm::APInt(64, 1), llvm::APInt(64, chunk_.width + 1))));
  }

  /// On the stack, or in memory of its own if it is large.
  void makeContext() {
    Value *const bytes = builder_.CreateMul(contextItems(builder_, group_), number(chunk_.contextBytes));
    BasicBlock *const small = newBlock("small"), *const large = newBlock("large"), *const none = newBlock("none"),
                      *const ready = newBlock("ready");
    builder_.CreateCondBr(builder_.CreateICmpULE(bytes, number(kOnStack)), small, large);
    builder_.SetInsertPoint(small);
    llvm::AllocaInst *const stack = builder_.CreateAlloca(builder_.getInt8Ty(), bytes);
    stack->setAlignment(llvm::Align(64));
    builder_.CreateBr(ready);
    builder_.SetInsertPoint(large);
    Value *const heap = builder_.CreateCall(
        library("aligned_alloc", builder_.getPtrTy(), {builder_.getInt64Ty(), builder_.getInt64Ty()}),
        {number(64), bytes});
    builder_.CreateCondBr(builder_.CreateIsNull(heap), none, ready);
    builder_.SetInsertPoint(none);
    builder_.CreateRet(builder_.getInt32(1)); // the command fails
    builder_.SetInsertPoint(ready);
    llvm::PHINode *const context = builder_.CreatePHI(builder_.getPtrTy(), 2);
    llvm::PHINode *const allocated = builder_.CreatePHI(builder_.getPtrTy(), 2);
    context->addIncoming(stack, small);
    context->addIncoming(heap, large);
    allocated->addIncoming(llvm::ConstantPointerNull::get(builder_.getPtrTy()), small);
    allocated->addIncoming(heap, large);
    context_ = context;
    allocated_ = allocated;
  }

  /// From `begin` to below `end`, by `step`.
  template <class Body>
  void loop(Value *begin, Value *end, uint64_t step, Body &&body) {
    BasicBlock *const before = builder_.GetInsertBlock(), *const head = newBlock("for"), *const inside = newBlock("do"),
                      *const after = newBlock("done");
    builder_.CreateBr(head);
    builder_.SetInsertPoint(head);
    llvm::PHINode *const at = builder_.CreatePHI(builder_.getInt64Ty(), 2);
    at->addIncoming(begin, before);
    builder_.CreateCondBr(builder_.CreateICmpULT(at, end), inside, after);
    builder_.SetInsertPoint(inside);
    body(at);
    at->addIncoming(builder_.CreateAdd(at, number(step), "", true, true), builder_.GetInsertBlock());
    builder_.CreateBr(head);
    builder_.SetInsertPoint(after);
  }

  void call(llvm::Function *function, Value *first, Value *row, Value *layer, Value *count, Value *state) {
    Value *const got =
        builder_.CreateCall(function, {entry_->getArg(0), context_, first, row, layer, count, isFlat_, state});
    builder_.CreateStore(got, reached_);
  }

  /// Whether the guard sends all lanes the same way.
  Value *areAgreed(Value *first, Value *row, Value *layer) {
    llvm::AllocaInst *const count = variable(builder_.getInt32Ty(), builder_.getInt32(0));
    loop(number(0), number(chunk_.width), 1, [&](Value *lane) {
      Value *const way =
          builder_.CreateCall(chunk_.choice, {entry_->getArg(0), context_, builder_.CreateAdd(first, lane), row, layer,
                                              number(1), isFlat_, builder_.getInt32(0)});
      builder_.CreateStore(builder_.CreateAdd(builder_.CreateLoad(builder_.getInt32Ty(), count), way), count);
    });
    Value *const sum = builder_.CreateLoad(builder_.getInt32Ty(), count);
    return builder_.CreateOr(builder_.CreateICmpEQ(sum, builder_.getInt32(0)),
                             builder_.CreateICmpEQ(sum, builder_.getInt32(chunk_.width)));
  }

  /// Full chunks by the function for them, the rest by the other one.
  void runUpTo(Value *end, Value *row, Value *layer, Value *state, bool needsFlat) {
    const uint64_t width = chunk_.width;
    Value *full = builder_.CreateAnd(end, number(~(width - 1)));
    if (needsFlat)
      full = builder_.CreateSelect(isFlat_, full, number(0));
    loop(number(0), full, width, [&](Value *first) { runFull(first, row, layer, state); });
    loop(full, end, width, [&](Value *first) {
      Value *const left = builder_.CreateSub(end, first);
      runPart(first, row, layer, builder_.CreateBinaryIntrinsic(llvm::Intrinsic::umin, left, number(width)), state);
    });
  }

  void runFull(Value *first, Value *row, Value *layer, Value *state) {
    if (!chunk_.choice) {
      call(full_, first, row, layer, number(chunk_.width), state);
      return;
    }
    BasicBlock *const together = newBlock("together"), *const apart = newBlock("apart"), *const after = newBlock("ran");
    builder_.CreateCondBr(areAgreed(first, row, layer), together, apart);
    builder_.SetInsertPoint(together);
    call(full_, first, row, layer, number(chunk_.width), state);
    builder_.CreateBr(after);
    builder_.SetInsertPoint(apart);
    runPart(first, row, layer, number(chunk_.width), state);
    builder_.CreateBr(after);
    builder_.SetInsertPoint(after);
  }

  /// Each by itself where they might not agree.
  void runPart(Value *first, Value *row, Value *layer, Value *count, Value *state) {
    if (!chunk_.choice) {
      call(chunk_.function, first, row, layer, count, state);
      return;
    }
    loop(number(0), count, 1,
         [&](Value *lane) { call(chunk_.function, builder_.CreateAdd(first, lane), row, layer, number(1), state); });
  }

  void runChunks(Value *state) {
    Value *const one = number(1);
    isFlat_ = builder_.CreateAnd(builder_.CreateICmpEQ(group_.localSize[1], one),
                                 builder_.CreateICmpEQ(group_.localSize[2], one));
    if (chunk_.lanes == Lanes::subGroup) {
      Value *const items =
          builder_.CreateMul(builder_.CreateMul(group_.localSize[0], group_.localSize[1]), group_.localSize[2]);
      runUpTo(items, number(0), number(0), state, true);
      return;
    }
    loop(number(0), group_.localSize[2], 1, [&](Value *layer) {
      loop(number(0), group_.localSize[1], 1, [&](Value *row) {
        if (chunk_.width != 0)
          runUpTo(group_.localSize[0], row, layer, state, false);
        else
          call(chunk_.function, number(0), row, layer, group_.localSize[0], state);
      });
    });
  }

  void combine(const GroupMeeting &meeting) {
    Value *const size = contextItems(builder_, group_);
    const auto array = [&](uint64_t offset) {
      return builder_.CreateInBoundsGEP(builder_.getInt8Ty(), context_, {builder_.CreateMul(size, number(offset))});
    };
    Value *const values = array(meeting.value), *const results = array(meeting.result);
    llvm::AllocaInst *const sum = variable(meeting.type, neutral(meeting.type, meeting.sync.how));
    Value *const items =
        builder_.CreateMul(builder_.CreateMul(group_.localSize[0], group_.localSize[1]), group_.localSize[2]);
    const bool isScan = meeting.sync.operation != spv::GroupOperation::Reduce;
    loop(number(0), items, 1, [&](Value *item) {
      Value *const before = builder_.CreateLoad(meeting.type, sum);
      Value *const mine = builder_.CreateLoad(meeting.type, builder_.CreateInBoundsGEP(meeting.type, values, {item}));
      llvm::FastMathFlags flags;
      flags.setAllowReassoc(!isScan); // the order isn't said
      builder_.setFastMathFlags(flags);
      Value *const now = combinePair(builder_, meeting.sync.how, before, mine);
      builder_.clearFastMathFlags();
      builder_.CreateStore(now, sum);
      if (isScan) {
        builder_.CreateStore(meeting.sync.operation == spv::GroupOperation::ExclusiveScan ? before : now,
                             builder_.CreateInBoundsGEP(meeting.type, results, {item}));
      }
    });
    if (!isScan) {
      Value *const all = builder_.CreateLoad(meeting.type, sum);
      loop(number(0), items, 1,
           [&](Value *item) { builder_.CreateStore(all, builder_.CreateInBoundsGEP(meeting.type, results, {item})); });
    }
  }

  const Chunk &chunk_;
  IRBuilder<> builder_;
  llvm::Module &module_;
  llvm::Function *entry_ = nullptr, *full_ = nullptr;
  Group group_;
  Value *context_ = nullptr, *allocated_ = nullptr, *reached_ = nullptr, *isFlat_ = nullptr;
};

} // namespace

llvm::Function *makeEntry(const Chunk &chunk, const std::string &name) {
  return Maker(chunk, name).make();
}

} // namespace ur::spirvc::native
