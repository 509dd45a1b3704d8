// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads what a module declares outside of its functions, and makes an LLVM module of it all.
#pragma once

#include <map>

#include "compiler/messages.hpp"
#include "spirvc/reader/annotations.hpp"
#include "spirvc/reader/types.hpp"

namespace ur::spirvc {

/// Values of specialization constants, by their SpecId. The numbers' bits begin at the lowest.
using SpecConstants = std::map<uint32_t, uint64_t>;

/// What an id stands for once it is known.
struct Id {
  llvm::Value *value = nullptr;
  uint32_t type = 0;
};

/// A built-in variable, or one of its components, as a pointer that leads nowhere: only loads know it.
struct BuiltInPlace {
  spv::BuiltIn which;
  llvm::Value *dimension = nullptr; ///< null: all
};

class ModuleReader {
public:
  /// `module`: an empty one. All of them outlive the reader.
  ModuleReader(const Binary &binary, llvm::Module &module, TargetPort &target, const SpecConstants &constants);

  /// Once. Answers the kernels. Throws Refused, and bad_alloc.
  [[nodiscard]] std::vector<KernelFacts> read();

  /// Kernels that the target can't launch, which aren't in the module.
  [[nodiscard]] const std::vector<compiler::LeftOut> &leftOut() const noexcept { return leftOut_; }

  // For those who read functions.

  [[nodiscard]] llvm::Module &module() const noexcept { return module_; }
  [[nodiscard]] llvm::LLVMContext &context() const noexcept { return module_.getContext(); }
  [[nodiscard]] TargetPort &target() const noexcept { return target_; }
  [[nodiscard]] const Annotations &annotations() const noexcept { return annotations_; }
  [[nodiscard]] const Types &types() const noexcept { return types_; }
  /// Whether products and sums may be one operation, rounded once.
  [[nodiscard]] bool contracts() const noexcept { return contracts_; }

  /// Throws Refused where it isn't known yet.
  [[nodiscard]] const Id &at(const Instruction &instruction, uint32_t id) const;
  void set(uint32_t id, llvm::Value *value, uint32_t type) { ids_[id] = {value, type}; }
  /// Takes it back, at the end of a function.
  void forget(uint32_t id) noexcept { ids_[id] = {}; }
  [[nodiscard]] bool isKnown(uint32_t id) const noexcept { return id < ids_.size() && ids_[id].value; }
  /// The value of a constant that is an integer.
  [[nodiscard]] uint64_t constantAt(const Instruction &instruction, uint32_t id) const;
  /// Where a chain of accesses goes.
  struct Path {
    llvm::Type *from = nullptr; ///< what its pointer leads to
    std::vector<llvm::Value *> indices;
    llvm::GEPNoWrapFlags flags = llvm::GEPNoWrapFlags::none();
  };
  /// Whether the first index is one among elements like what the pointer leads to.
  [[nodiscard]] static bool skipsElements(spv::Op op) noexcept {
    return op == spv::Op::OpPtrAccessChain || op == spv::Op::OpInBoundsPtrAccessChain;
  }
  /// Of such an operation in an instruction whose operand `base` is the pointer, and which goes on with the indices.
  /// Throws Refused.
  [[nodiscard]] Path pathFrom(const Instruction &instruction, spv::Op op, size_t base) const;
  [[nodiscard]] llvm::Function *functionAt(const Instruction &instruction, uint32_t id) const;
  /// Which set an OpExtInst means; empty: none that was imported.
  [[nodiscard]] const std::string &setAt(uint32_t id) const;
  [[nodiscard]] std::map<uint32_t, BuiltInPlace> &builtIns() noexcept { return builtIns_; }

  /// Adds a constant, of types or of other constants. Answers whether it is one.
  bool addConstant(const Instruction &instruction);

private:
  struct Body {
    llvm::Function *function = nullptr;
    std::span<const Instruction> instructions; ///< from OpFunction to OpFunctionEnd
  };
  struct EntryPoint {
    std::string name;
    uint32_t function = 0;
  };

  void readPreamble(const Instruction &instruction);
  void readExecutionMode(const Instruction &instruction);
  void readDeclaration(const Instruction &instruction);
  void addVariable(const Instruction &instruction);
  void addSampler(const Instruction &instruction);
  llvm::Constant *constantOf(const Instruction &instruction, const Type &type);
  llvm::Constant *scalarConstant(const Instruction &instruction, const Type &type);
  llvm::Constant *composite(const Instruction &instruction, const Type &type);
  llvm::Constant *specOperation(const Instruction &instruction, llvm::Type *type);
  llvm::Constant *specAddress(const Instruction &instruction, spv::Op op) const;
  [[nodiscard]] const uint64_t *specialized(const Instruction &instruction) const;
  size_t readFunction(std::span<const Instruction> instructions);
  void addAttributes(llvm::Function &function, std::span<const Instruction> parameters);
  void addKernel(const EntryPoint &entry, std::vector<KernelFacts> *kernels);

  const Binary &binary_;
  llvm::Module &module_;
  TargetPort &target_;
  const SpecConstants &constants_;
  Annotations annotations_;
  Types types_;
  std::vector<Id> ids_;
  std::map<uint32_t, std::string> sets_;
  std::map<uint32_t, BuiltInPlace> builtIns_;
  std::map<uint32_t, Body> functions_;
  std::vector<EntryPoint> entryPoints_;
  std::map<uint32_t, KernelFacts> modes_; ///< by function: sizes alone
  std::vector<compiler::LeftOut> leftOut_;
  bool contracts_ = true;
};

} // namespace ur::spirvc
