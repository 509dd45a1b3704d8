// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/machine_target.hpp"

#include "spirvc/reader/binary.hpp"

#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/MC/TargetRegistry.h>

namespace ur::spirvc {

MachineTarget::MachineTarget(const Description &description) {
  const auto &[kind, name, processor, features] = description;
  const llvm::Triple triple(name);
  std::string error;
  const llvm::Target *const target = llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target)
    throw Refused(std::string("LLVM has no ") + kind + ": " + error);
  const std::unique_ptr<llvm::MCSubtargetInfo> known(target->createMCSubtargetInfo(triple, "", ""));
  if (!known || !known->isCPUStringValid(processor))
    throw Refused("LLVM knows no processor '" + processor + "' of the kind " + kind);
  const llvm::TargetOptions options;
  machine_.reset(target->createTargetMachine(triple, processor, features, options, llvm::Reloc::PIC_, std::nullopt,
                                             llvm::CodeGenOptLevel::Aggressive));
  if (!machine_)
    throw Refused("LLVM can't write code for '" + processor + "'");
}

void MachineTarget::prepare(llvm::Module &module) {
  module.setTargetTriple(machine_->getTargetTriple());
  module.setDataLayout(machine_->createDataLayout());
}

Analyses::Analyses(llvm::TargetMachine &machine) : builder_(&machine) {
  builder_.registerModuleAnalyses(modules_);
  builder_.registerCGSCCAnalyses(graph_);
  builder_.registerFunctionAnalyses(functions_);
  builder_.registerLoopAnalyses(loops_);
  builder_.crossRegisterProxies(loops_, functions_, graph_, modules_);
}

} // namespace ur::spirvc
