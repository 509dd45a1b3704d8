// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/types.hpp"

#include <llvm/IR/DerivedTypes.h>

namespace ur::spirvc {

namespace {

/// More than any device's memory: such a type only costs us time.
constexpr uint64_t kLongestArray = 1ull << 40;
/// Types within types deeper than this are no program's.
constexpr size_t kMostMembers = 1u << 16;

llvm::Type *numberOf(llvm::LLVMContext &context, const Instruction &instruction) {
  const uint32_t width = instruction[1];
  if (instruction.op() == spv::Op::OpTypeInt) {
    if (width != 8 && width != 16 && width != 32 && width != 64)
      instruction.refuse("integers have 8, 16, 32 or 64 bits, not " + std::to_string(width));
    return llvm::Type::getIntNTy(context, width);
  }
  if (instruction.size() > 2)
    instruction.refuse("its numbers are of another encoding than IEEE 754's");
  switch (width) {
  case 16:
    return llvm::Type::getHalfTy(context);
  case 32:
    return llvm::Type::getFloatTy(context);
  case 64:
    return llvm::Type::getDoubleTy(context);
  default:
    instruction.refuse("floating-point numbers have 16, 32 or 64 bits, not " + std::to_string(width));
  }
}

} // namespace

const Type &Types::at(uint32_t id) const {
  if (id >= types_.size() || types_[id].kind == spv::Op::OpNop)
    throw Refused("id " + std::to_string(id) + " is no type");
  return types_[id];
}

llvm::Type *Types::llvmAt(uint32_t id) const {
  llvm::Type *const type = at(id).llvm;
  if (!type)
    throw Refused("no value can have type " + std::to_string(id));
  return type;
}

const Type &Types::pointee(uint32_t pointer) const {
  const Type &type = at(pointer);
  if (type.kind != spv::Op::OpTypePointer)
    throw Refused("type " + std::to_string(pointer) + " is no pointer");
  return at(type.element);
}

unsigned Types::spaceOf(spv::StorageClass storage) const {
  switch (storage) {
  case spv::StorageClass::Function:
  case spv::StorageClass::Private:
  case spv::StorageClass::Input: // built-in variables, which have no address of their own
    return spaces_.shortAreGeneric ? spaces_.generic : spaces_.function;
  case spv::StorageClass::CrossWorkgroup:
    return spaces_.crossWorkgroup;
  case spv::StorageClass::UniformConstant:
    return spaces_.uniformConstant;
  case spv::StorageClass::Workgroup:
    return spaces_.shortAreGeneric ? spaces_.generic : spaces_.workgroup;
  case spv::StorageClass::Generic:
    return spaces_.generic;
  default:
    throw Refused("storage class " + std::to_string(static_cast<uint32_t>(storage)) + " isn't OpenCL's");
  }
}

void Types::addType(const Instruction &instruction, bool isPacked, const std::string &name, uint64_t length) {
  const uint32_t id = instruction.op() == spv::Op::OpTypeForwardPointer ? instruction[0] : instruction.result();
  if (id >= types_.size())
    instruction.refuse("its result is no id below the module's bound");
  Type type;
  type.kind = instruction.op();
  switch (instruction.op()) {
  case spv::Op::OpTypeVoid:
    type.llvm = llvm::Type::getVoidTy(context_);
    break;
  case spv::Op::OpTypeBool:
    type.llvm = llvm::Type::getInt1Ty(context_);
    break;
  case spv::Op::OpTypeInt:
  case spv::Op::OpTypeFloat:
    type.count = instruction[1];
    type.llvm = numberOf(context_, instruction);
    break;
  case spv::Op::OpTypeVector: {
    type.element = instruction[1];
    type.count = instruction[2];
    llvm::Type *const element = llvmAt(type.element);
    if (type.count < 2 || type.count > 64 || !llvm::VectorType::isValidElementType(element))
      instruction.refuse("no vector has " + std::to_string(type.count) + " such elements");
    type.llvm = llvm::FixedVectorType::get(element, type.count);
    break;
  }
  case spv::Op::OpTypeArray: {
    type.element = instruction[1];
    llvm::Type *const element = llvmAt(type.element);
    if (length > kLongestArray || !llvm::ArrayType::isValidElementType(element))
      instruction.refuse("there is no array of " + std::to_string(length) + " such elements");
    type.count = static_cast<uint32_t>(std::min<uint64_t>(length, UINT32_MAX));
    type.llvm = llvm::ArrayType::get(element, length);
    break;
  }
  case spv::Op::OpTypeStruct: {
    if (instruction.size() > kMostMembers)
      instruction.refuse("it has more members than " + std::to_string(kMostMembers));
    std::vector<llvm::Type *> members;
    for (const uint32_t member : instruction.from(1)) {
      members.push_back(llvmAt(member));
      if (!llvm::StructType::isValidElementType(members.back()))
        instruction.refuse("a member has no size");
      type.members.push_back(member);
    }
    type.llvm = name.empty() ? llvm::StructType::get(context_, members, isPacked)
                             : llvm::StructType::create(context_, members, name, isPacked);
    break;
  }
  case spv::Op::OpTypePointer:
    type.storage = static_cast<spv::StorageClass>(instruction[1]);
    type.element = instruction[2];
    type.llvm = llvm::PointerType::get(context_, spaceOf(type.storage));
    break;
  case spv::Op::OpTypeForwardPointer: // declared again before values have it
    type.kind = spv::Op::OpTypePointer;
    type.storage = static_cast<spv::StorageClass>(instruction[1]);
    type.llvm = llvm::PointerType::get(context_, spaceOf(type.storage));
    break;
  case spv::Op::OpTypeFunction: {
    type.element = instruction[1];
    std::vector<llvm::Type *> parameters;
    for (const uint32_t parameter : instruction.from(2)) {
      parameters.push_back(llvmAt(parameter));
      if (!llvm::FunctionType::isValidArgumentType(parameters.back()))
        instruction.refuse("a parameter has a type of no value");
      type.members.push_back(parameter);
    }
    llvm::Type *const result = llvmAt(type.element);
    if (!llvm::FunctionType::isValidReturnType(result))
      instruction.refuse("it returns what no function can");
    type.llvm = llvm::FunctionType::get(result, parameters, false);
    break;
  }
  case spv::Op::OpTypeEvent: // of copies that are done at once: it tells nothing
    type.llvm = llvm::Type::getInt64Ty(context_);
    break;
  case spv::Op::OpTypeImage:
  case spv::Op::OpTypeSampler:
  case spv::Op::OpTypeSampledImage:
    addImageType(instruction, &type);
    break;
  default: // pipes: known, so that a message can name them
    break;
  }
  types_[id] = std::move(type);
}

void Types::addImageType(const Instruction &instruction, Type *type) {
  if (whyNoImages_)
    instruction.refuse(whyNoImages_);
  llvm::Type *const pointer = llvm::PointerType::get(context_, 0);
  type->llvm = pointer;
  if (instruction.op() == spv::Op::OpTypeSampledImage) {
    type->element = instruction[1];
    if (at(type->element).kind != spv::Op::OpTypeImage)
      instruction.refuse("it is of no image");
    type->llvm = llvm::StructType::get(context_, {pointer, pointer});
  }
  if (instruction.op() != spv::Op::OpTypeImage)
    return;
  type->shape = {static_cast<spv::Dim>(instruction[2]), instruction[4] != 0};
  switch (type->shape.dim) {
  case spv::Dim::Dim1D:
  case spv::Dim::Dim2D:
    break;
  case spv::Dim::Dim3D:
  case spv::Dim::Buffer:
    if (!type->shape.isArrayed)
      break;
    [[fallthrough]];
  default:
    instruction.refuse("images are of one to three dimensions, arrays of one or two, and buffers");
  }
  if (instruction[3] == 1)
    instruction.refuse("images of depths aren't supported");
  if (instruction[5] != 0)
    instruction.refuse("images with several samples of a pixel aren't supported");
}

} // namespace ur::spirvc
