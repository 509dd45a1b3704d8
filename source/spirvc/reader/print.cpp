// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/print.hpp"

#include "spirvc/reader/function_reader.hpp"

#include <llvm/Analysis/ValueTracking.h>

namespace ur::spirvc {

using llvm::StringRef;
using llvm::Value;

namespace {

/// One of the format's, from '%' on.
struct Conversion {
  StringRef flags, width, precision; ///< the precision with its point
  unsigned components = 0;           ///< 0: no vector
  StringRef length;
  char kind = 0;
};

StringRef takeWhile(StringRef *text, StringRef characters) {
  const size_t end = std::min(text->find_first_not_of(characters), text->size());
  const StringRef taken = text->take_front(end);
  *text = text->drop_front(end);
  return taken;
}

constexpr StringRef kDigits = "0123456789";

/// Takes it off the text, which begins behind its '%'.
Conversion takeConversion(StringRef *text) {
  Conversion made;
  made.flags = takeWhile(text, "-+ #0");
  made.width = takeWhile(text, kDigits);
  if (text->starts_with(".")) {
    const StringRef from = *text;
    *text = text->drop_front();
    made.precision = from.take_front(1 + takeWhile(text, kDigits).size());
  }
  if (text->consume_front("v")) {
    const StringRef count = takeWhile(text, kDigits);
    if (count.getAsInteger(10, made.components) || made.components < 2)
      throw Refused("printf: a vector has 2, 3, 4, 8 or 16 components, not '" + count.str() + "'");
  }
  made.length = takeWhile(text, "hl");
  if (text->empty() || !StringRef("diouxXcfFeEgGaAsp").contains(text->front()))
    throw Refused("printf: there is no conversion '" + text->take_front(1).str() + "'");
  made.kind = text->front();
  *text = text->drop_front();
  return made;
}

unsigned bitsOf(const Conversion &conversion) {
  const StringRef length = conversion.length;
  if (length.empty() || length == "hl")
    return 32;
  return length == "hh" ? 8 : length == "h" ? 16 : 64;
}

class Translation {
public:
  explicit Translation(llvm::IRBuilder<> &builder) : builder_(builder) {}

  Printed made;

  void add(const Conversion &conversion, Value *value) {
    auto *const vector = llvm::dyn_cast<llvm::FixedVectorType>(value->getType());
    if ((vector ? vector->getNumElements() : 0) != conversion.components)
      throw Refused(std::string("printf: an argument of '%") + conversion.kind + "' hasn't as many components");
    if (!vector)
      return addScalar(conversion, value);
    for (unsigned i = 0; i < conversion.components; ++i) {
      if (i != 0)
        made.format += ',';
      addScalar(conversion, builder_.CreateExtractElement(value, i));
    }
  }

private:
  void addScalar(const Conversion &conversion, Value *value) {
    const llvm::Type *const type = value->getType();
    const StringRef kind(&conversion.kind, 1);
    const bool isInteger = StringRef("diouxXc").contains(conversion.kind);
    const bool isPointer = StringRef("sp").contains(conversion.kind);
    if (isInteger ? !type->isIntegerTy() : isPointer ? !type->isPointerTy() : !type->isFloatingPointTy())
      throw Refused("printf: an argument of '%" + kind.str() + "' is of another type");
    made.format += ("%" + conversion.flags + conversion.width + conversion.precision).str();
    if (isInteger) {
      const bool isSigned = StringRef("di").contains(conversion.kind);
      const unsigned bits = bitsOf(conversion);
      // What is longer than it says is cut, as C does it.
      value = resize(builder_, value, builder_.getIntNTy(bits), isSigned);
      value = resize(builder_, value, builder_.getIntNTy(std::max(32u, bits)), isSigned);
      made.format += bits == 64 ? "ll" : "";
    } else if (isPointer) {
      value = builder_.CreateAddrSpaceCast(value, builder_.getPtrTy());
    } else {
      value = builder_.CreateFPCast(value, builder_.getDoubleTy());
    }
    made.format += conversion.kind;
    made.arguments.push_back(value);
  }

  llvm::IRBuilder<> &builder_;
};

} // namespace

Printed asInC(llvm::IRBuilder<> &builder, StringRef format, llvm::ArrayRef<Value *> arguments) {
  Translation translation(builder);
  size_t next = 0;
  while (!format.empty()) {
    const size_t plain = std::min(format.find('%'), format.size());
    translation.made.format += format.take_front(plain).str();
    format = format.drop_front(plain);
    if (format.consume_front("%%")) {
      translation.made.format += "%%";
    } else if (format.consume_front("%")) {
      const Conversion conversion = takeConversion(&format);
      if (next == arguments.size())
        throw Refused("printf: the format has more conversions than the " + std::to_string(next) + " arguments");
      translation.add(conversion, arguments[next++]);
    }
  }
  return std::move(translation.made); // arguments that no conversion names are left out
}

/// Operands behind type, result, set, number: the format, and what is printed.
void FunctionReader::readPrint(const Instruction &instruction) {
  StringRef format;
  if (!llvm::getConstantStringInfo(pointer(instruction, 4), format))
    instruction.refuse("the format of printf is no constant string");
  std::vector<Value *> arguments;
  for (size_t i = 5; i < instruction.size(); ++i)
    arguments.push_back(value(instruction, i));
  const Printed printed = asInC(builder_, format, arguments);
  Value *const result = module_.target().print(builder_, printed.format, printed.arguments);
  define(instruction, builder_.CreateSExt(builder_.CreateICmpSLT(result, builder_.getInt32(0)), typeOf(instruction)));
}

} // namespace ur::spirvc
