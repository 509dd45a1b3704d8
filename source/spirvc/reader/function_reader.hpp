// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the body of one function. Each file has one kind of instructions; a reader of a kind answers whether it was
// one.
#pragma once

#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/module_reader.hpp"

namespace ur::spirvc {

class FunctionReader {
public:
  FunctionReader(ModuleReader &module, llvm::Function &function) noexcept
      : module_(module), function_(function), builder_(module.context()) {}

  /// Once. From OpFunction to OpFunctionEnd.
  void read(std::span<const Instruction> instructions);

  /// Casts of pointers and of bits. Null where it is none.
  [[nodiscard]] static llvm::Value *convertPointer(llvm::IRBuilder<> &builder, spv::Op op, const Computation &what);

private:
  // function_reader.cpp
  void readAll(std::span<const Instruction> instructions);
  void readInstruction(const Instruction &instruction);
  bool readFlow(const Instruction &instruction);
  bool readCall(const Instruction &instruction);
  bool readComputation(const Instruction &instruction);
  void completePhis();
  [[nodiscard]] llvm::BasicBlock *block(const Instruction &instruction, uint32_t id) const;
  [[nodiscard]] llvm::Value *value(const Instruction &instruction, size_t operand) const {
    return module_.at(instruction, instruction[operand]).value;
  }
  /// The same, of a type that it must have.
  [[nodiscard]] llvm::Value *pointer(const Instruction &instruction, size_t operand) const;
  [[nodiscard]] llvm::Value *integer(const Instruction &instruction, size_t operand) const;
  /// Its value becomes that of the instruction's result. Throws Refused where it is of another type.
  void define(const Instruction &instruction, llvm::Value *value);
  [[nodiscard]] llvm::Type *typeOf(const Instruction &instruction) const {
    return module_.types().llvmAt(instruction.typeId());
  }
  /// Throws Refused, unless it can be loaded and stored.
  [[nodiscard]] llvm::Type *inMemory(const Instruction &instruction, llvm::Type *type) const;

  // memory_access.cpp
  bool readMemory(const Instruction &instruction);
  void readVariable(const Instruction &instruction);
  void readLoad(const Instruction &instruction);
  void readStore(const Instruction &instruction);
  void readCopy(const Instruction &instruction);
  void readChain(const Instruction &instruction);
  void readExplicitCast(const Instruction &instruction);
  void readMemoryKind(const Instruction &instruction);
  [[nodiscard]] llvm::MaybeAlign alignment(const Instruction &instruction, size_t access, bool *isVolatile) const;

  // built_ins.cpp
  [[nodiscard]] llvm::Value *builtIn(const Instruction &instruction, spv::BuiltIn which, unsigned dimension);
  [[nodiscard]] llvm::Value *loadBuiltIn(const Instruction &instruction, const BuiltInPlace &place, llvm::Type *type);

  // composites.cpp
  bool readComposite(const Instruction &instruction);
  [[nodiscard]] std::vector<unsigned> path(const Instruction &instruction, size_t first, llvm::Type *type,
                                           llvm::Type **member) const;
  void readExtract(const Instruction &instruction);
  void readInsert(const Instruction &instruction);
  void readConstruct(const Instruction &instruction);
  void readShuffle(const Instruction &instruction);

  // atomics.cpp
  bool readAtomic(const Instruction &instruction);
  void readExchangeIf(const Instruction &instruction);
  [[nodiscard]] spv::Scope scopeAt(const Instruction &instruction, size_t operand) const;
  /// Of memory, which needn't be known before the kernel runs.
  [[nodiscard]] spv::Scope memoryScopeAt(const Instruction &instruction, size_t operand) const;
  [[nodiscard]] llvm::AtomicOrdering orderAt(const Instruction &instruction, size_t operand) const;
  /// None where the semantics ask for none. `side`: of a barrier, which needs no more; NotAtomic: as they say.
  void fence(const Instruction &instruction, size_t scope, size_t semantics,
             llvm::AtomicOrdering side = llvm::AtomicOrdering::NotAtomic);

  // groups.cpp
  bool readGroup(const Instruction &instruction);
  void readReduction(const Instruction &instruction, Combination how);
  void readBroadcast(const Instruction &instruction);
  void readVote(const Instruction &instruction, bool all);
  bool readSubGroupShuffle(const Instruction &instruction);

  // ballots.cpp
  bool readBallot(const Instruction &instruction);
  /// A built-in variable with bits for work-items beside the own one; null: it is another one.
  [[nodiscard]] llvm::Value *laneMask(const Instruction &instruction, spv::BuiltIn which, llvm::Type *type);
  [[nodiscard]] llvm::Value *wideBuiltIn(const Instruction &instruction, spv::BuiltIn which);
  [[nodiscard]] llvm::Value *asWords(const Instruction &instruction, llvm::Value *bits, llvm::Type *type);
  [[nodiscard]] llvm::Value *votes(llvm::Value *predicate);
  [[nodiscard]] llvm::Value *votesAt(const Instruction &instruction, size_t operand);
  void defineVotes(const Instruction &instruction);
  [[nodiscard]] llvm::Value *countVotes(const Instruction &instruction);
  [[nodiscard]] llvm::Value *areEqual(const Instruction &instruction);

  // async_copies.cpp
  bool readAsyncCopy(const Instruction &instruction);
  void copyShare(const Instruction &instruction);

  // images.cpp
  bool readImage(const Instruction &instruction);
  bool readImageQuery(const Instruction &instruction);
  void readImageSize(const Instruction &instruction);
  void readSample(const Instruction &instruction);
  [[nodiscard]] ImagePort &images() const;
  /// What the type of an operand says of images; `kind`: OpTypeImage or OpTypeSampledImage, which it must be.
  [[nodiscard]] const ImageShape &shapeAt(const Instruction &instruction, size_t operand, spv::Op kind) const;
  [[nodiscard]] const ImageShape &imageAt(const Instruction &instruction, size_t operand) const {
    return shapeAt(instruction, operand, spv::Op::OpTypeImage);
  }
  [[nodiscard]] ImagePort::Coordinates coordinates(const Instruction &instruction, size_t operand,
                                                   const ImageShape &shape, llvm::Type *as);

  // print.cpp
  void readPrint(const Instruction &instruction);

  // opencl_std.cpp
  bool readExtended(const Instruction &instruction);

  // vector_access.cpp
  bool readVectorAccess(const Instruction &instruction, uint32_t number);
  bool readShuffleByMask(const Instruction &instruction, uint32_t number);

  ModuleReader &module_;
  llvm::Function &function_;
  llvm::IRBuilder<> builder_;
  std::map<uint32_t, llvm::BasicBlock *> blocks_;
  std::vector<std::pair<llvm::PHINode *, const Instruction *>> phis_;
  std::map<uint32_t, llvm::BasicBlock *> ends_; ///< by label: where a block's flow leaves; differs where we add blocks
  std::vector<uint32_t> defined_;
  uint32_t label_ = 0;
};

} // namespace ur::spirvc
