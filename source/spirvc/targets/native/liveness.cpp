// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/liveness.hpp"

#include <llvm/IR/CFG.h>
#include <llvm/IR/Instructions.h>

namespace ur::spirvc::native {

using llvm::AllocaInst;
using llvm::BasicBlock;
using llvm::Instruction;

void keepBehindMeetings(Plan &plan, const llvm::DenseMap<const AllocaInst *, bool> &direct) {
  using Set = llvm::SmallPtrSet<const AllocaInst *, 8>;
  llvm::DenseMap<const BasicBlock *, Set> reads, writes, live;
  for (const BasicBlock &block : *plan.function) {
    for (const Instruction &instruction : block) {
      const auto *const load = llvm::dyn_cast<llvm::LoadInst>(&instruction);
      const auto *const store = llvm::dyn_cast<llvm::StoreInst>(&instruction);
      const auto *const slot = llvm::dyn_cast_or_null<AllocaInst>(load    ? load->getPointerOperand()
                                                                  : store ? store->getPointerOperand()
                                                                          : nullptr);
      if (!slot || !direct.count(slot))
        continue;
      if (store)
        writes[&block].insert(slot);
      else if (!writes[&block].contains(slot))
        reads[&block].insert(slot);
    }
  }
  for (const auto &[block, driver] : plan.drivers) {
    reads[block].insert(driver.operands.begin(), driver.operands.end());
    if (driver.result)
      writes[block].insert(driver.result);
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const BasicBlock &block : llvm::reverse(*plan.function)) {
      Set now = reads[&block];
      for (const BasicBlock *const next : llvm::successors(&block)) {
        for (const AllocaInst *const slot : live[next]) {
          if (!writes[&block].contains(slot))
            now.insert(slot);
        }
      }
      if (now.size() != live[&block].size()) {
        live[&block] = std::move(now);
        changed = true;
      }
    }
  }
  for (const auto &[block, driver] : plan.drivers) {
    if (driver.state == 0)
      continue;
    Set outlive = live[block->getSingleSuccessor()];
    outlive.insert(driver.operands.begin(), driver.operands.end());
    if (driver.result)
      outlive.insert(driver.result);
    for (const AllocaInst *const slot : outlive)
      plan.slots[const_cast<AllocaInst *>(slot)].where = Slot::Where::context;
  }
}

} // namespace ur::spirvc::native
