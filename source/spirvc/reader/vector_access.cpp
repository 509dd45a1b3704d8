// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions of OpenCL.std on vectors in memory, and on their components.
#include "spirvc/reader/function_reader.hpp"

#include "spirvc/reader/rounding.hpp"

#include <spirv/unified1/OpenCL.std.h>

namespace ur::spirvc {

using llvm::Value;

/// Loads and stores of vectors that lie like arrays, also as numbers of half precision.
bool FunctionReader::readVectorAccess(const Instruction &instruction, uint32_t number) {
  const bool loads = number == OpenCLLIB::Vloadn || number == OpenCLLIB::Vload_half ||
                     number == OpenCLLIB::Vload_halfn || number == OpenCLLIB::Vloada_halfn;
  const bool rounds =
      number == OpenCLLIB::Vstore_half_r || number == OpenCLLIB::Vstore_halfn_r || number == OpenCLLIB::Vstorea_halfn_r;
  const bool stores = rounds || number == OpenCLLIB::Vstoren || number == OpenCLLIB::Vstore_half ||
                      number == OpenCLLIB::Vstore_halfn || number == OpenCLLIB::Vstorea_halfn;
  if (!loads && !stores)
    return false;
  const bool asHalf = number != OpenCLLIB::Vloadn && number != OpenCLLIB::Vstoren;
  const bool aligned =
      number == OpenCLLIB::Vloada_halfn || number == OpenCLLIB::Vstorea_halfn || number == OpenCLLIB::Vstorea_halfn_r;
  llvm::Type *const type = loads ? typeOf(instruction) : value(instruction, 4)->getType();
  auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  const unsigned count = vector ? vector->getNumElements() : 1;
  llvm::Type *const held = asHalf ? llvm::Type::getHalfTy(module_.context()) : type->getScalarType();
  if (asHalf && !type->isFPOrFPVectorTy())
    instruction.refuse("its numbers are no floating-point numbers");
  const size_t first = loads ? 4 : 5;
  // Three lie as four where they are aligned.
  const unsigned step = aligned && count == 3 ? 4 : count;
  Value *const offset = builder_.CreateMul(resize(builder_, integer(instruction, first), builder_.getInt64Ty(), false),
                                           builder_.getInt64(step));
  Value *const base = builder_.CreateGEP(held, pointer(instruction, first + 1), {offset});
  const auto place = [&](unsigned i) { return builder_.CreateConstInBoundsGEP1_32(held, base, i); };
  const auto mode = rounds ? static_cast<spv::FPRoundingMode>(instruction[7]) : spv::FPRoundingMode::RTE;
  if (mode > spv::FPRoundingMode::RTN)
    instruction.refuse("its rounding isn't known");
  Value *made = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < count; ++i) {
    if (loads) {
      Value *const raw = builder_.CreateLoad(held, place(i));
      Value *const one = asHalf ? builder_.CreateFPCast(raw, type->getScalarType()) : raw;
      made = vector ? builder_.CreateInsertElement(made, one, i) : one;
    } else {
      Value *const all = value(instruction, 4);
      Value *const one = vector ? builder_.CreateExtractElement(all, i) : all;
      builder_.CreateStore(asHalf ? roundFloat(builder_, one, held, mode) : one, place(i));
    }
  }
  if (loads)
    define(instruction, made);
  return true;
}

/// Components of one vector, or of two, which a mask numbers. Of a number only the bits count that it needs.
bool FunctionReader::readShuffleByMask(const Instruction &instruction, uint32_t number) {
  const bool two = number == OpenCLLIB::Shuffle2;
  if (!two && number != OpenCLLIB::Shuffle)
    return false;
  Value *const first = value(instruction, 4), *const mask = value(instruction, two ? 6 : 5);
  Value *const second = two ? value(instruction, 5) : first;
  auto *const from = llvm::dyn_cast<llvm::FixedVectorType>(first->getType());
  auto *const numbers = llvm::dyn_cast<llvm::FixedVectorType>(mask->getType());
  auto *const type = llvm::dyn_cast<llvm::FixedVectorType>(typeOf(instruction));
  if (!from || !numbers || !type || second->getType() != from || !numbers->getElementType()->isIntegerTy() ||
      numbers->getNumElements() != type->getNumElements() || type->getElementType() != from->getElementType())
    instruction.refuse("its operands are no vectors of its type, and a mask of integers");
  const unsigned count = from->getNumElements(); // 3 counts as 4, and its last component as any
  const auto bit = static_cast<unsigned>(llvm::PowerOf2Ceil(count));
  Value *made = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < type->getNumElements(); ++i) {
    Value *const which = resize(builder_, builder_.CreateExtractElement(mask, i), builder_.getInt32Ty(), false);
    Value *const within = builder_.CreateBinaryIntrinsic(
        llvm::Intrinsic::umin, builder_.CreateAnd(which, builder_.getInt32(bit - 1)), builder_.getInt32(count - 1));
    Value *one = builder_.CreateExtractElement(first, within);
    if (two) {
      Value *const isSecond =
          builder_.CreateICmpNE(builder_.CreateAnd(which, builder_.getInt32(bit)), builder_.getInt32(0));
      one = builder_.CreateSelect(isSecond, builder_.CreateExtractElement(second, within), one);
    }
    made = builder_.CreateInsertElement(made, one, i);
  }
  define(instruction, made);
  return true;
}

} // namespace ur::spirvc
