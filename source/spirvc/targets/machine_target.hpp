// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What targets have in common: a machine of LLVM's, and the passes that run for one.
#pragma once

#include "spirvc/targets/target.hpp"

#include <llvm/Passes/PassBuilder.h>

namespace ur::spirvc {

class MachineTarget : public Target {
public:
  [[nodiscard]] llvm::TargetMachine &machine() noexcept override { return *machine_; }
  void prepare(llvm::Module &module) override;

protected:
  struct Description {
    const char *kind; ///< for messages: "NVPTX"
    const char *triple;
    std::string processor, features;
  };
  /// LLVM's part for that kind is initialized. Throws Refused where it doesn't know the processor.
  explicit MachineTarget(const Description &description);

private:
  std::unique_ptr<llvm::TargetMachine> machine_;
};

/// What passes over a module ask for, on a machine.
class Analyses {
public:
  explicit Analyses(llvm::TargetMachine &machine);

  [[nodiscard]] llvm::PassBuilder &builder() noexcept { return builder_; }
  [[nodiscard]] llvm::FunctionAnalysisManager &functions() noexcept { return functions_; }
  void run(llvm::ModulePassManager &passes, llvm::Module &module) { passes.run(module, modules_); }

private:
  llvm::LoopAnalysisManager loops_;
  llvm::FunctionAnalysisManager functions_;
  llvm::CGSCCAnalysisManager graph_;
  llvm::ModuleAnalysisManager modules_;
  llvm::PassBuilder builder_;
};

} // namespace ur::spirvc
