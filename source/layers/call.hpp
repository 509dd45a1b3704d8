// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One call of the API as layers see it that treat all functions alike: which function, and where its parameters are.
// What they mean is in the tables of common/reflection.hpp. Nothing here allocates or throws.
#pragma once

#include "common/generated/tables.hpp"
#include "common/reflection.hpp"

#include <cstring>
#include <string_view>

namespace ur::layers {

/// Valid during the call. `parameters` has the layout of the function's ur_..._params_t.
struct Call {
  uint16_t slot; // of CallTable
  reflection::RecordId record;
  void *const *parameters;

  [[nodiscard]] const char *name() const noexcept { return kFunctionNames[slot]; }
  [[nodiscard]] const reflection::Record &description() const noexcept {
    return reflection::kRecords[static_cast<uint16_t>(record)];
  }
  [[nodiscard]] const reflection::Field &field(uint16_t index) const noexcept {
    return reflection::kFields[description().first + index];
  }
  template <typename T>
  [[nodiscard]] T &parameter(uint16_t index) const noexcept {
    return *static_cast<T *>(parameters[index]);
  }
};

/// The parameters of a call of the function that has these.
template <typename Params>
[[nodiscard]] const Params &as(const Call &call) noexcept {
  return *reinterpret_cast<const Params *>(call.parameters);
}

template <typename T>
[[nodiscard]] T load(const void *from) noexcept {
  T value;
  std::memcpy(&value, from, sizeof(value));
  return value;
}

[[nodiscard]] inline uint64_t loadNumber(const void *from, uint8_t size) noexcept {
  switch (size) {
  case 1:
    return load<uint8_t>(from);
  case 2:
    return load<uint16_t>(from);
  case 4:
    return load<uint32_t>(from);
  default:
    return load<uint64_t>(from);
  }
}

[[nodiscard]] inline const char *nameOf(const reflection::Field &field) noexcept {
  return reflection::kText + field.name;
}

/// A structure, or the parameters of a function, in memory.
struct View {
  const reflection::Record &record;
  const char *base;

  [[nodiscard]] const reflection::Field &field(uint16_t index) const noexcept {
    return reflection::kFields[record.first + index];
  }
  /// Where the value of a field is.
  [[nodiscard]] const void *address(const reflection::Field &field) const noexcept {
    return record.kind == reflection::RecordKind::Params ? load<const void *>(base + field.offset)
                                                         : base + field.offset;
  }
  /// How many elements a field that is a pointer leads to.
  [[nodiscard]] uint64_t length(const reflection::Field &of) const noexcept {
    if (!of.length)
      return 1;
    const reflection::Field &count = field(static_cast<uint16_t>(of.length - 1));
    return count.type.pointers ? 0 : loadNumber(address(count), count.type.size);
  }
  /// The number of a field's index, the number of fields where there is none of that name.
  [[nodiscard]] uint16_t find(std::string_view name) const noexcept {
    uint16_t index = 0;
    while (index < record.count && nameOf(field(index)) != name)
      ++index;
    return index;
  }
};

[[nodiscard]] inline View viewOf(const Call &call) noexcept {
  return {call.description(), reinterpret_cast<const char *>(call.parameters)};
}

/// The record of an extensible structure; null for a type that the spec doesn't know.
[[nodiscard]] inline const reflection::Record *structureOf(const void *structure) noexcept {
  const auto type = load<uint32_t>(structure);
  for (uint16_t i = 0; i < reflection::kStructureCount; ++i) {
    if (reflection::kStructures[i].number == type)
      return &reflection::kRecords[static_cast<uint16_t>(reflection::kStructures[i].record)];
  }
  return nullptr;
}

[[nodiscard]] inline bool isHandle(const reflection::Type &type) noexcept {
  return type.kind == reflection::Kind::Address && type.index != 0;
}

} // namespace ur::layers
