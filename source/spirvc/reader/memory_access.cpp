// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/function_reader.hpp"

#include <llvm/IR/Intrinsics.h>

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

bool FunctionReader::readMemory(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpVariable:
    readVariable(instruction);
    return true;
  case Op::OpLoad:
    readLoad(instruction);
    return true;
  case Op::OpStore:
    readStore(instruction);
    return true;
  case Op::OpCopyMemory:
  case Op::OpCopyMemorySized:
    readCopy(instruction);
    return true;
  case Op::OpAccessChain:
  case Op::OpInBoundsAccessChain:
  case Op::OpPtrAccessChain:
  case Op::OpInBoundsPtrAccessChain:
    readChain(instruction);
    return true;
  case Op::OpGenericCastToPtrExplicit:
    readExplicitCast(instruction);
    return true;
  case Op::OpGenericPtrMemSemantics:
    readMemoryKind(instruction);
    return true;
  case Op::OpPtrDiff: {
    llvm::Type *const element =
        inMemory(instruction, module_.types().pointee(module_.at(instruction, instruction[2]).type).llvm);
    define(instruction,
           resize(builder_, builder_.CreatePtrDiff(element, pointer(instruction, 2), pointer(instruction, 3)),
                  typeOf(instruction), true));
    return true;
  }
  case Op::OpLifetimeStart: // the optimizer finds more by itself than it may trust these
  case Op::OpLifetimeStop:
  case Op::OpAssumeTrueKHR:
    return true;
  case Op::OpUndef:
    define(instruction, llvm::UndefValue::get(typeOf(instruction)));
    return true;
  default:
    return false;
  }
}

/// Which memory a fence has to be about, for what a generic address leads to. Both kinds where addresses don't tell.
void FunctionReader::readMemoryKind(const Instruction &instruction) {
  using Mask = spv::MemorySemanticsMask;
  if (!typeOf(instruction)->isIntegerTy(32))
    instruction.refuse("its result is an integer of 32 bits");
  const auto number = [&](Mask mask) { return builder_.getInt32(static_cast<uint32_t>(mask)); };
  Value *const isLocal = module_.target().isOf(builder_, pointer(instruction, 2), spv::StorageClass::Workgroup);
  Value *const local = number(Mask::WorkgroupMemory), *const global = number(Mask::CrossWorkgroupMemory);
  define(instruction, isLocal ? builder_.CreateSelect(isLocal, local, global) : builder_.CreateOr(local, global));
}

void FunctionReader::readVariable(const Instruction &instruction) {
  if (static_cast<spv::StorageClass>(instruction[2]) != spv::StorageClass::Function)
    instruction.refuse("a variable of a function is of storage class Function");
  llvm::Type *const type = inMemory(instruction, module_.types().pointee(instruction.typeId()).llvm);
  llvm::AllocaInst *const variable =
      builder_.CreateAlloca(type, nullptr, module_.annotations().nameOf(instruction.result()));
  if (const auto alignment = module_.annotations().valueOf(instruction.result(), spv::Decoration::Alignment);
      alignment && llvm::isPowerOf2_32(*alignment))
    variable->setAlignment(llvm::Align(*alignment));
  if (instruction.size() > 3) {
    if (value(instruction, 3)->getType() != type)
      instruction.refuse("it begins with what is of another type");
    builder_.CreateStore(value(instruction, 3), variable);
  }
  define(instruction, builder_.CreateAddrSpaceCast(
                          variable, builder_.getPtrTy(module_.types().spaceOf(spv::StorageClass::Function))));
}

llvm::MaybeAlign FunctionReader::alignment(const Instruction &instruction, size_t access, bool *isVolatile) const {
  *isVolatile = false;
  if (access >= instruction.size())
    return {};
  const uint32_t mask = instruction[access];
  *isVolatile = mask & static_cast<uint32_t>(spv::MemoryAccessMask::Volatile);
  if (!(mask & static_cast<uint32_t>(spv::MemoryAccessMask::Aligned)))
    return {};
  const uint32_t bytes = instruction[access + 1];
  if (bytes == 0)
    return {};
  if (!llvm::isPowerOf2_32(bytes))
    instruction.refuse("an alignment is no power of two");
  return llvm::Align(bytes);
}

void FunctionReader::readLoad(const Instruction &instruction) {
  llvm::Type *const type = inMemory(instruction, typeOf(instruction));
  const auto place = module_.builtIns().find(instruction[2]);
  if (place != module_.builtIns().end()) {
    define(instruction, loadBuiltIn(instruction, place->second, type));
    return;
  }
  bool isVolatile = false;
  const llvm::MaybeAlign align = alignment(instruction, 3, &isVolatile);
  define(instruction, builder_.CreateAlignedLoad(type, pointer(instruction, 2), align, isVolatile));
}

void FunctionReader::readStore(const Instruction &instruction) {
  bool isVolatile = false;
  const llvm::MaybeAlign align = alignment(instruction, 2, &isVolatile);
  Value *const stored = value(instruction, 1);
  (void)inMemory(instruction, stored->getType());
  builder_.CreateAlignedStore(stored, pointer(instruction, 0), align, isVolatile);
}

namespace {

/// The operand behind a memory access and what its bits bring with them, one each.
size_t behindAccess(const Instruction &instruction, size_t access) {
  using Mask = spv::MemoryAccessMask;
  if (access >= instruction.size())
    return access;
  size_t next = access + 1;
  for (const Mask with : {Mask::Aligned, Mask::MakePointerAvailable, Mask::MakePointerVisible,
                          Mask::AliasScopeINTELMask, Mask::NoAliasINTELMask}) {
    if (instruction[access] & static_cast<uint32_t>(with))
      ++next;
  }
  return next;
}

} // namespace

void FunctionReader::readCopy(const Instruction &instruction) {
  const bool sized = instruction.op() == Op::OpCopyMemorySized;
  // The target's, and then the source's, if that is another.
  const size_t first = sized ? 3 : 2, second = behindAccess(instruction, first);
  bool isVolatile = false, readsVolatile = false;
  const llvm::MaybeAlign align = alignment(instruction, first, &isVolatile);
  const llvm::MaybeAlign alignFrom =
      second < instruction.size() ? alignment(instruction, second, &readsVolatile) : align;
  Value *const to = pointer(instruction, 0), *const from = pointer(instruction, 1);
  Value *bytes = nullptr;
  if (sized) {
    bytes = resize(builder_, integer(instruction, 2), builder_.getInt64Ty(), false);
  } else {
    llvm::Type *const type =
        inMemory(instruction, module_.types().pointee(module_.at(instruction, instruction[0]).type).llvm);
    bytes = builder_.getInt64(module_.module().getDataLayout().getTypeAllocSize(type));
  }
  builder_.CreateMemCpy(to, align, from, alignFrom, bytes, isVolatile || readsVolatile);
}

ModuleReader::Path ModuleReader::pathFrom(const Instruction &instruction, Op op, size_t base) const {
  const auto index = [&](size_t operand) {
    llvm::Value *const value = at(instruction, instruction[operand]).value;
    if (!value->getType()->isIntegerTy())
      instruction.refuse("operand " + std::to_string(operand) + " is no integer");
    return value;
  };
  const Type *type = &types_.pointee(at(instruction, instruction[base]).type);
  Path path;
  path.from = type->llvm;
  if (op == Op::OpInBoundsAccessChain || op == Op::OpInBoundsPtrAccessChain)
    path.flags = llvm::GEPNoWrapFlags::inBounds();
  if (!type->llvm || !type->llvm->isSized())
    instruction.refuse("a type of no size is in no memory");
  size_t next = base + 1;
  path.indices.push_back(skipsElements(op) ? index(next++)
                                           : llvm::ConstantInt::get(llvm::Type::getInt64Ty(context()), 0));
  for (; next < instruction.size(); ++next) {
    llvm::Value *const value = index(next);
    if (type->kind == Op::OpTypeStruct) {
      const uint64_t member = constantAt(instruction, instruction[next]);
      if (member >= type->members.size())
        instruction.refuse("there is no member " + std::to_string(member));
      path.indices.push_back(llvm::ConstantInt::get(llvm::Type::getInt32Ty(context()), member));
      type = &types_.at(type->members[member]);
    } else if (type->kind == Op::OpTypeArray || type->kind == Op::OpTypeVector) {
      path.indices.push_back(value);
      type = &types_.at(type->element);
    } else {
      instruction.refuse("it goes into what has no members");
    }
  }
  return path;
}

void FunctionReader::readChain(const Instruction &instruction) {
  if (const auto place = module_.builtIns().find(instruction[2]); place != module_.builtIns().end()) {
    if (ModuleReader::skipsElements(instruction.op()) || instruction.size() != 4 || place->second.dimension)
      instruction.refuse("a built-in variable has components, and nothing behind them");
    const BuiltInPlace component{place->second.which, integer(instruction, 3)};
    define(instruction, llvm::PoisonValue::get(typeOf(instruction)));
    module_.builtIns()[instruction.result()] = component;
    return;
  }
  const ModuleReader::Path path = module_.pathFrom(instruction, instruction.op(), 2);
  Value *const base = pointer(instruction, 2);
  define(instruction, builder_.CreateGEP(path.from, base, path.indices, "", path.flags));
}

void FunctionReader::readExplicitCast(const Instruction &instruction) {
  Value *const generic = pointer(instruction, 2);
  const auto storage = static_cast<spv::StorageClass>(instruction[3]);
  auto *const type = llvm::dyn_cast<llvm::PointerType>(typeOf(instruction));
  if (!type)
    instruction.refuse("its result is no pointer");
  Value *const cast = builder_.CreateAddrSpaceCast(generic, type);
  Value *const is = module_.target().isOf(builder_, generic, storage);
  define(instruction, is ? builder_.CreateSelect(is, cast, llvm::ConstantPointerNull::get(type)) : cast);
}

} // namespace ur::spirvc
