// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/chunk.hpp"

#include "compiler/messages.hpp"

#include "spirvc/reader/binary.hpp"
#include "spirvc/targets/native/cuts.hpp"
#include "spirvc/targets/native/regions.hpp"
#include "spirvc/targets/native/slots.hpp"
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <cstddef>

#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>
#include <llvm/Transforms/Utils/Cloning.h>

namespace ur::spirvc::native {

using llvm::IRBuilder;
using llvm::Value;

namespace {

constexpr uint64_t kLocalAlignment = 64;

/// What the launch has written before, and nobody changes.
Value *loadGiven(IRBuilder<> &builder, llvm::Type *type, Value *from, llvm::Align align) {
  llvm::LoadInst *const load = builder.CreateAlignedLoad(type, from, align);
  load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
  return load;
}

Value *member(IRBuilder<> &builder, Value *group, size_t offset, llvm::Type *type) {
  return loadGiven(builder, type, builder.CreateConstInBoundsGEP1_64(builder.getInt8Ty(), group, offset),
                   llvm::Align(4));
}

/// Whether nothing but reads are made of what it leads to.
bool isOnlyRead(Value &pointer) {
  for (llvm::User *const user : pointer.users()) {
    if (const auto *const load = llvm::dyn_cast<llvm::LoadInst>(user); load && load->isSimple())
      continue;
    if (llvm::isa<llvm::GetElementPtrInst>(user) && isOnlyRead(*user))
      continue;
    const auto *const copy = llvm::dyn_cast<llvm::MemTransferInst>(user);
    if (copy && copy->getRawSource() == &pointer && copy->getRawDest() != &pointer)
      continue;
    return false;
  }
  return true;
}

void markReads(Value &pointer) {
  for (llvm::User *const user : pointer.users()) {
    if (auto *const load = llvm::dyn_cast<llvm::LoadInst>(user))
      load->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(load->getContext(), {}));
    else if (llvm::isa<llvm::GetElementPtrInst>(user))
      markReads(*user);
  }
}

class Maker {
public:
  Maker(llvm::Function &kernel, const KernelFacts &facts, unsigned vectorBits)
      : kernel_(kernel), facts_(facts), vectorBits_(vectorBits), builder_(kernel.getContext()) {}

  Chunk make() {
    makeFunction();
    giveArguments();
    giveLocalMemory();
    openChoices(*chunk_.function);
    const llvm::Instruction *agreed = nullptr;
    chunk_.lanes = chooseLanes(*chunk_.function, *prologue_, nullptr);
    if (llvm::Instruction *const guard = chunk_.lanes == Lanes::row ? findGuard() : nullptr;
        guard && chooseLanes(*chunk_.function, *prologue_, guard) == Lanes::columns) {
      chunk_.lanes = Lanes::columns;
      chunk_.choice = makeChoice(*guard);
      agreed = guard;
    }
    if (chunk_.lanes == Lanes::subGroup)
      chunk_.width = subGroupSize();
    else if (chunk_.lanes == Lanes::columns)
      chunk_.width = vectorBits_ / 32;
    Plan plan = makePlan(*chunk_.function, *prologue_, chunk_.lanes, agreed);
    chunk_.contextBytes = plan.contextBytes;
    for (const auto &[block, driver] : plan.drivers) {
      if (driver.state != 0)
        addMeeting(plan, driver);
    }
    builder_.SetInsertPoint(prologue_->getTerminator());
    ChunkValues values{group_, base(), contextItems(builder_, group_), chunk_.width, subGroupSize()};
    writeRegions(plan, values);
    return std::move(chunk_);
  }

private:
  unsigned subGroupSize() const {
    return facts_.requiredSubGroupSize != 0 ? facts_.requiredSubGroupSize : compiler::kNativeSubGroupSize;
  }

  void makeFunction() {
    llvm::Type *const pointer = builder_.getPtrTy(), *const wide = builder_.getInt64Ty();
    llvm::FunctionType *const type = llvm::FunctionType::get(
        builder_.getInt32Ty(), {pointer, pointer, wide, wide, wide, wide, builder_.getInt1Ty(), builder_.getInt32Ty()},
        false);
    llvm::Function *const function =
        llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage, facts_.name + ".chunk", kernel_.getParent());
    function->setDoesNotThrow();
    for (const unsigned i : {kGroup, kContext})
      function->addParamAttr(i, llvm::Attribute::NoAlias);
    function->addParamAttr(kGroup, llvm::Attribute::ReadOnly);
    function->addDereferenceableParamAttr(kGroup, sizeof(ur_native_cpu_group_t));
    prologue_ = llvm::BasicBlock::Create(kernel_.getContext(), "prologue", function);
    chunk_.function = function;
    llvm::BasicBlock *const body = &kernel_.getEntryBlock();
    function->splice(function->end(), &kernel_);
    builder_.SetInsertPoint(prologue_);
    // The body's own variables are the prologue's: a block may run several times.
    std::vector<llvm::AllocaInst *> variables;
    for (llvm::Instruction &instruction : llvm::instructions(*function)) {
      if (auto *const variable = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) {
        if (!variable->isStaticAlloca() && !llvm::isa<llvm::ConstantInt>(variable->getArraySize()))
          throw Refused("kernel '" + facts_.name + "' has an array of a size that isn't known");
        variables.push_back(variable);
      }
    }
    for (llvm::AllocaInst *const variable : variables)
      variable->moveBefore(*prologue_, prologue_->end());
    builder_.SetInsertPoint(prologue_);
    group_ = loadGroup(builder_, function->getArg(kGroup));
    builder_.CreateBr(body);
    builder_.SetInsertPoint(prologue_->getTerminator());
  }

  void giveArguments() {
    const llvm::DataLayout &layout = kernel_.getDataLayout();
    for (unsigned i = 0; i < kernel_.arg_size(); ++i) {
      llvm::Argument &parameter = *kernel_.getArg(i);
      Value *const at = builder_.CreateConstInBoundsGEP1_64(builder_.getPtrTy(), group_.arguments, i);
      Value *value = loadGiven(builder_, builder_.getPtrTy(), at, llvm::Align(8));
      const auto kind = facts_.arguments[i].kind;
      if (parameter.hasByValAttr()) {
        value = byValue(parameter, value);
      } else if (kind == KernelFacts::Kind::value || kind == KernelFacts::Kind::pointer) { // else it is the address
        value = loadGiven(builder_, parameter.getType(), value,
                          std::min(layout.getABITypeAlign(parameter.getType()), llvm::Align(16)));
      }
      parameter.replaceAllUsesWith(value);
    }
  }

  /// A structure, which each work-item may change for itself.
  Value *byValue(llvm::Argument &parameter, Value *given) {
    if (isOnlyRead(parameter)) {
      markReads(parameter);
      return given;
    }
    llvm::AllocaInst *const own = builder_.CreateAlloca(parameter.getParamByValType());
    own->setAlignment(std::max(own->getAlign(), llvm::Align(16)));
    IRBuilder<> body(prologue_->getSingleSuccessor(), prologue_->getSingleSuccessor()->getFirstInsertionPt());
    body.CreateMemCpy(own, own->getAlign(), given, llvm::Align(8),
                      kernel_.getDataLayout().getTypeAllocSize(own->getAllocatedType()));
    return own;
  }

  void giveLocalMemory() {
    const llvm::DataLayout &layout = kernel_.getDataLayout();
    for (llvm::GlobalVariable &variable : kernel_.getParent()->globals()) {
      if (!variable.hasAttribute(kLocal))
        continue;
      std::vector<llvm::Use *> uses;
      for (llvm::Use &use : variable.uses()) {
        auto *const user = llvm::dyn_cast<llvm::Instruction>(use.getUser());
        if (user && user->getFunction() == chunk_.function)
          uses.push_back(&use);
      }
      if (uses.empty())
        continue;
      const llvm::Align align =
          std::min(std::max(variable.getAlign().valueOrOne(), layout.getABITypeAlign(variable.getValueType())),
                   llvm::Align(kLocalAlignment));
      chunk_.localMemory = llvm::alignTo(chunk_.localMemory, align);
      Value *const place =
          builder_.CreateConstInBoundsGEP1_64(builder_.getInt8Ty(), group_.localMemory, chunk_.localMemory);
      chunk_.localMemory += layout.getTypeAllocSize(variable.getValueType());
      for (llvm::Use *const use : uses)
        use->set(place);
    }
  }

  /// A branch at the beginning that depends on nothing but the work-item's place and what the launch gave; else null.
  llvm::Instruction *findGuard() {
    llvm::BasicBlock &start = *prologue_->getSingleSuccessor();
    auto *const branch = llvm::dyn_cast<llvm::BranchInst>(start.getTerminator());
    if (!branch || !branch->isConditional())
      return nullptr;
    for (const llvm::Instruction &instruction : llvm::instructions(*chunk_.function)) {
      if (syncOf(instruction))
        return nullptr;
    }
    const bool isPlain = std::none_of(start.begin(), start.end(), [](const llvm::Instruction &instruction) {
      return instruction.mayReadOrWriteMemory();
    });
    return isPlain ? branch : nullptr;
  }

  /// A function with the parameters of the chunk's that answers the guard's condition.
  llvm::Function *makeChoice(llvm::Instruction &guard) {
    llvm::ValueToValueMapTy map;
    llvm::Function *const choice = llvm::CloneFunction(chunk_.function, map);
    choice->setName(facts_.name + ".choice");
    choice->addFnAttr(llvm::Attribute::AlwaysInline);
    const auto copyOf = [&](Value *value) -> Value * { return map.lookup(value); };
    auto *const branch = llvm::cast<llvm::BranchInst>(copyOf(&guard));
    IRBuilder<> builder(branch);
    builder.CreateRet(builder.CreateZExt(branch->getCondition(), builder.getInt32Ty()));
    for (llvm::BasicBlock *const next : llvm::successors(branch->getParent()))
      next->removePredecessor(branch->getParent());
    branch->eraseFromParent();
    ChunkValues values;
    for (size_t i = 0; i < 3; ++i) {
      values.group.globalOffset[i] = copyOf(group_.globalOffset[i]);
      values.group.localSize[i] = copyOf(group_.localSize[i]);
      values.group.groupId[i] = copyOf(group_.groupId[i]);
      values.group.numGroups[i] = copyOf(group_.numGroups[i]);
    }
    values.group.dims = copyOf(group_.dims);
    Plan plan;
    plan.function = choice;
    plan.prologue = llvm::cast<llvm::BasicBlock>(copyOf(prologue_));
    plan.lanes = Lanes::columns;
    llvm::EliminateUnreachableBlocks(*choice);
    resolveWords(plan, values, *plan.prologue->getSingleSuccessor());
    return choice;
  }

  /// The number of the chunk's first work-item in its group.
  Value *base() {
    Value *const first = chunk_.function->getArg(kFirst);
    if (chunk_.lanes == Lanes::subGroup)
      return first;
    Value *const rows = builder_.CreateAdd(builder_.CreateMul(chunk_.function->getArg(kLayer), group_.localSize[1]),
                                           chunk_.function->getArg(kRow));
    return builder_.CreateAdd(builder_.CreateMul(rows, group_.localSize[0]), first);
  }

  void addMeeting(Plan &plan, const Driver &driver) {
    GroupMeeting meeting;
    meeting.state = driver.state;
    meeting.sync = *driver.sync;
    if (driver.result) {
      meeting.type = driver.result->getAllocatedType();
      meeting.result = plan.slots[driver.result].offset;
      meeting.value = plan.slots[driver.operands[0]].offset;
    }
    chunk_.meetings.push_back(meeting);
  }

  llvm::Function &kernel_;
  const KernelFacts &facts_;
  const unsigned vectorBits_;
  IRBuilder<> builder_;
  llvm::BasicBlock *prologue_ = nullptr;
  Group group_;
  Chunk chunk_;
};

} // namespace

Group loadGroup(IRBuilder<> &builder, Value *group) {
  Group loaded;
  const auto three = [&](size_t offset, std::array<Value *, 3> *values) {
    for (size_t i = 0; i < 3; ++i)
      (*values)[i] = member(builder, group, offset + i * sizeof(size_t), builder.getInt64Ty());
  };
  three(offsetof(ur_native_cpu_group_t, global_offset), &loaded.globalOffset);
  three(offsetof(ur_native_cpu_group_t, local_size), &loaded.localSize);
  three(offsetof(ur_native_cpu_group_t, group_id), &loaded.groupId);
  three(offsetof(ur_native_cpu_group_t, num_groups), &loaded.numGroups);
  loaded.dims = builder.CreateZExt(member(builder, group, offsetof(ur_native_cpu_group_t, dims), builder.getInt32Ty()),
                                   builder.getInt64Ty());
  loaded.localMemory = member(builder, group, offsetof(ur_native_cpu_group_t, local_memory), builder.getPtrTy());
  loaded.arguments = member(builder, group, offsetof(ur_native_cpu_group_t, args), builder.getPtrTy());
  return loaded;
}

Value *contextItems(IRBuilder<> &builder, const Group &group) {
  Value *const items = builder.CreateMul(builder.CreateMul(group.localSize[0], group.localSize[1]), group.localSize[2]);
  return builder.CreateAnd(builder.CreateAdd(items, builder.getInt64(63)), builder.getInt64(~uint64_t{63}));
}

Chunk makeChunk(llvm::Function &kernel, const KernelFacts &facts, unsigned vectorBits) {
  return Maker(kernel, facts, vectorBits).make();
}

} // namespace ur::spirvc::native
