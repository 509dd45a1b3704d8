// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions on images. What a read makes of a channel is the image's matter, so whether integers are signed needn't
// be known here.
#include "spirvc/reader/function_reader.hpp"

namespace ur::spirvc {

using llvm::Value;
using spv::Op;

namespace {

/// Operands that change nothing here: images have one level, and are the memory that everybody sees.
constexpr uint32_t kHarmless = static_cast<uint32_t>(spv::ImageOperandsMask::Lod) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::Grad) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::NonPrivateTexel) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::VolatileTexel) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::SignExtend) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::ZeroExtend) |
                               static_cast<uint32_t>(spv::ImageOperandsMask::Nontemporal);

void checkOperands(const Instruction &instruction, size_t mask) {
  if (instruction.size() > mask && (instruction[mask] & ~kHarmless) != 0)
    instruction.refuse("its image operands (" + std::to_string(instruction[mask]) + ") aren't supported");
}

/// Which pixels such a vector is.
Pixel pixelOf(const Instruction &instruction, llvm::Type *type) {
  const auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  if (vector && vector->getNumElements() == 4) {
    if (vector->getElementType()->isFloatTy() || vector->getElementType()->isHalfTy())
      return Pixel::floats;
    if (vector->getElementType()->isIntegerTy(32))
      return Pixel::integers;
  }
  instruction.refuse("a pixel is a vector of four float, half or integers of 32 bits");
}

} // namespace

bool FunctionReader::readImage(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpSampledImage: {
    (void)imageAt(instruction, 2);
    if (module_.types().at(module_.at(instruction, instruction[3]).type).kind != Op::OpTypeSampler)
      instruction.refuse("operand 3 is no sampler");
    if (module_.types().at(instruction.typeId()).kind != Op::OpTypeSampledImage)
      instruction.refuse("its result is no sampled image");
    Value *const both = llvm::PoisonValue::get(typeOf(instruction));
    define(instruction, builder_.CreateInsertValue(builder_.CreateInsertValue(both, value(instruction, 2), 0),
                                                   value(instruction, 3), 1));
    return true;
  }
  case Op::OpImage:
    (void)shapeAt(instruction, 2, Op::OpTypeSampledImage);
    define(instruction, builder_.CreateExtractValue(value(instruction, 2), 0));
    return true;
  case Op::OpImageSampleExplicitLod:
    readSample(instruction);
    return true;
  case Op::OpImageRead: {
    const ImageShape &shape = imageAt(instruction, 2);
    checkOperands(instruction, 4);
    const Pixel pixel = pixelOf(instruction, typeOf(instruction));
    Value *const read = images().read(builder_, value(instruction, 2), shape,
                                      coordinates(instruction, 3, shape, builder_.getInt32Ty()), pixel);
    define(instruction, pixel == Pixel::floats ? builder_.CreateFPCast(read, typeOf(instruction)) : read);
    return true;
  }
  case Op::OpImageWrite: {
    const ImageShape &shape = imageAt(instruction, 0);
    checkOperands(instruction, 3);
    Value *pixel = value(instruction, 2);
    const Pixel kind = pixelOf(instruction, pixel->getType());
    if (kind == Pixel::floats)
      pixel = builder_.CreateFPCast(pixel, llvm::FixedVectorType::get(builder_.getFloatTy(), 4));
    images().write(builder_, value(instruction, 0), shape, coordinates(instruction, 1, shape, builder_.getInt32Ty()),
                   pixel, kind);
    return true;
  }
  default:
    return readImageQuery(instruction);
  }
}

bool FunctionReader::readImageQuery(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpImageQuerySize:
  case Op::OpImageQuerySizeLod:
    readImageSize(instruction);
    return true;
  case Op::OpImageQueryOrder:
  case Op::OpImageQueryFormat: {
    (void)imageAt(instruction, 2);
    Value *const image = value(instruction, 2);
    define(instruction, instruction.op() == Op::OpImageQueryOrder ? images().order(builder_, image)
                                                                  : images().format(builder_, image));
    return true;
  }
  case Op::OpImageQueryLevels:
    (void)imageAt(instruction, 2);
    if (!typeOf(instruction)->isIntegerTy())
      instruction.refuse("its result is no integer");
    define(instruction, llvm::ConstantInt::get(typeOf(instruction), 1));
    return true;
  default:
    return false;
  }
}

void FunctionReader::readImageSize(const Instruction &instruction) {
  const ImageShape &shape = imageAt(instruction, 2);
  llvm::Type *const type = typeOf(instruction);
  const auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(type);
  const unsigned count = vector ? vector->getNumElements() : 1;
  if (!type->isIntOrIntVectorTy() || count != shape.coordinates())
    instruction.refuse("its result hasn't as many integers as the image has sizes");
  Value *sizes = llvm::PoisonValue::get(type);
  for (unsigned i = 0; i < count; ++i) {
    Value *const size =
        resize(builder_, images().size(builder_, value(instruction, 2), shape, i), type->getScalarType(), false);
    sizes = vector ? builder_.CreateInsertElement(sizes, size, i) : size;
  }
  define(instruction, sizes);
}

void FunctionReader::readSample(const Instruction &instruction) {
  const ImageShape &shape = shapeAt(instruction, 2, Op::OpTypeSampledImage);
  checkOperands(instruction, 4);
  const Pixel pixel = pixelOf(instruction, typeOf(instruction));
  Value *const both = value(instruction, 2);
  Value *const read =
      images().sample(builder_, builder_.CreateExtractValue(both, 0), builder_.CreateExtractValue(both, 1), shape,
                      coordinates(instruction, 3, shape, builder_.getFloatTy()), pixel);
  define(instruction, pixel == Pixel::floats ? builder_.CreateFPCast(read, typeOf(instruction)) : read);
}

ImagePort &FunctionReader::images() const {
  return *module_.target().images(); // where there is none, types of images are refused
}

const ImageShape &FunctionReader::shapeAt(const Instruction &instruction, size_t operand, Op kind) const {
  const Type *type = &module_.types().at(module_.at(instruction, instruction[operand]).type);
  if (type->kind != kind) {
    instruction.refuse("operand " + std::to_string(operand) + " is no " +
                       (kind == Op::OpTypeImage ? "image" : "sampled image"));
  }
  return kind == Op::OpTypeImage ? type->shape : module_.types().at(type->element).shape;
}

/// The coordinates that an operand has, and zeros behind them.
ImagePort::Coordinates FunctionReader::coordinates(const Instruction &instruction, size_t operand,
                                                   const ImageShape &shape, llvm::Type *as) {
  Value *const given = value(instruction, operand);
  const auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(given->getType());
  llvm::Type *const type = given->getType()->getScalarType();
  if ((vector ? vector->getNumElements() : 1) < shape.coordinates())
    instruction.refuse("it has fewer coordinates than the image");
  if (!type->isIntegerTy() && !(as->isFloatTy() && type->isFloatingPointTy()))
    instruction.refuse("the coordinates are no such numbers");
  ImagePort::Coordinates made;
  made.fill(llvm::Constant::getNullValue(as));
  for (unsigned i = 0; i < shape.coordinates(); ++i) {
    Value *const one = vector ? builder_.CreateExtractElement(given, i) : given;
    made[i] = !as->isFloatTy()      ? resize(builder_, one, as, true)
              : type->isIntegerTy() ? builder_.CreateSIToFP(one, as)
                                    : builder_.CreateFPCast(one, as);
  }
  return made;
}

} // namespace ur::spirvc
