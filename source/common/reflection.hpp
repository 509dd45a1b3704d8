// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The API's types as data, for code that handles them all alike. The tables are generated
// (common/generated/reflection.cpp); they hold no pointers, so that opening the library costs no relocation: names are
// offsets into one text.
#pragma once

#include "common/generated/reflection_ids.hpp"

#include <cstdint>

namespace ur::reflection {

/// What the bytes of a value mean.
enum class Kind : std::uint8_t {
  Opaque,   ///< nothing that can be looked into: void, an opaque structure
  Bool,     ///< bool, ur_bool_t
  Char,     ///< char; behind one pointer, text with a terminator
  Unsigned, ///< an unsigned number of the size given
  Signed,   ///< a signed number of the size given
  Float,    ///< float
  Address,  ///< a handle (`index` is its HandleId), a native handle or a function: never looked into
  Enum,     ///< `index` is an EnumerationId
  Flags,    ///< `index` is an EnumerationId
  Record,   ///< `index` is a RecordId
  Chain,    ///< a structure with a structure type that says which, or null
};

/// A type: a kind of value behind a number of pointers.
struct Type {
  Kind kind;
  std::uint8_t size;
  std::uint8_t pointers;
  std::uint16_t index;
};

/// One enumerator.
struct Constant {
  std::uint32_t name;
  std::uint32_t value;
};

/// One enumeration: its constants are kConstants[first] to kConstants[first + count - 1].
struct Enumeration {
  std::uint32_t name;
  std::uint16_t first;
  std::uint16_t count;
};

/// What a function does to the references of a handle, or to memory, that a parameter is or leads to.
enum class Ownership : std::uint8_t { None, New, Borrowed, Retained, Released };

/// A member of a structure, or a parameter of a function.
struct Field {
  std::uint32_t name;
  Type type;
  std::uint16_t offset;
  std::uint8_t array;  ///< elements of an array by value, 0 for a single value
  std::uint8_t length; ///< one more than the field that says how many elements the pointer leads to; 0: one element
  bool written;        ///< the callee writes what the pointer leads to
  Ownership ownership; ///< of parameters; None for members
};

enum class RecordKind : std::uint8_t { Struct, Union, Params };

/// A structure, a union, or the parameters of a function: kFields[first] to kFields[first + count - 1].
struct Record {
  std::uint32_t name;
  std::uint16_t first;
  std::uint16_t count;
  RecordKind kind;
};

/// A number that stands for a record: a structure type or the id of a function.
struct RecordOf {
  std::uint32_t number;
  RecordId record;
};

extern const char kText[];
extern const Constant kConstants[];
extern const Enumeration kEnumerations[];
extern const Field kFields[];
extern const Record kRecords[];
/// By structure type and by function, both in rising order.
extern const RecordOf kStructures[];
extern const std::uint16_t kStructureCount;
extern const RecordOf kFunctions[];
extern const std::uint16_t kFunctionCount;

} // namespace ur::reflection
