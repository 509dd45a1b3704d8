// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The types of a module: what SPIR-V says of them, and LLVM's for each.
#pragma once

#include "spirvc/reader/binary.hpp"
#include "spirvc/reader/target_port.hpp"

namespace ur::spirvc {

struct Type {
  spv::Op kind = spv::Op::OpNop; ///< OpNop: there is no such type
  llvm::Type *llvm = nullptr;    ///< null where no value has it
  uint32_t element = 0;          ///< of vectors and arrays; what a pointer leads to; what a function returns; the image
  uint32_t count = 0;            ///< of vectors and arrays; the width of numbers
  spv::StorageClass storage = spv::StorageClass::Function; ///< of pointers
  ImageShape shape;                                        ///< of images
  std::vector<uint32_t> members;                           ///< of structures; the parameters of functions
};

class Types {
public:
  /// `whyNoImages`: null, or why types of images and samplers are refused.
  Types(llvm::LLVMContext &context, const AddressSpaces &spaces, const char *whyNoImages, uint32_t bound)
      : context_(context), spaces_(spaces), whyNoImages_(whyNoImages), types_(bound) {}

  /// Adds what an OpType... instruction declares. `isPacked`: structures have no room between members. `name`: of a
  /// structure. `constant`: answers the value of an integer constant.
  template <class Constant>
  void add(const Instruction &instruction, bool isPacked, const std::string &name, Constant &&constant) {
    addType(instruction, isPacked, name,
            instruction.op() == spv::Op::OpTypeArray ? static_cast<uint64_t>(constant(instruction[2])) : 0);
  }

  /// Throws Refused where it is no type.
  [[nodiscard]] const Type &at(uint32_t id) const;
  /// The same, of one that values have.
  [[nodiscard]] llvm::Type *llvmAt(uint32_t id) const;
  /// What a pointer of this type leads to.
  [[nodiscard]] const Type &pointee(uint32_t pointer) const;
  [[nodiscard]] unsigned spaceOf(spv::StorageClass storage) const;

private:
  void addType(const Instruction &instruction, bool isPacked, const std::string &name, uint64_t length);

  void addImageType(const Instruction &instruction, Type *type);

  llvm::LLVMContext &context_;
  const AddressSpaces spaces_;
  const char *const whyNoImages_;
  std::vector<Type> types_;
};

} // namespace ur::spirvc
