// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Queries as data for code that handles them all alike; the types by enumerator are in the public header ur_info.hpp.
#pragma once

#include "unified-runtime/ur_info.hpp"

#include <array>
#include <cstdint>
#include <string_view>

namespace ur {

/// What the bytes of a value mean.
enum class InfoKind : std::uint8_t { Number, Signed, Bool, Text, Enum, Flags, Handle, Struct, Pointer };

/// One query. `count` is the number of elements, 0 where the size of the value says it; `type` is the element's C
/// type.
struct InfoDescription {
  std::uint32_t query;
  InfoKind kind;
  std::uint8_t elementSize;
  std::uint8_t count;
  bool optional;
  std::string_view name;
  std::string_view type;
};

/// All queries of one info enumeration, in the order of the spec.
template <typename Enum>
inline constexpr std::array<InfoDescription, 0> kInfos{};

template <>
inline constexpr std::array<InfoDescription, 3> kInfos<ur_thing_info_t>{ {
    {UR_THING_INFO_NAME, InfoKind::Text, sizeof(char), 0, false, "UR_THING_INFO_NAME", "char"},
    {UR_THING_INFO_SIZES, InfoKind::Number, sizeof(size_t), 3, true, "UR_THING_INFO_SIZES", "size_t"},
    {UR_THING_INFO_FLAGS, InfoKind::Flags, sizeof(ur_thing_flags_t), 1, false, "UR_THING_INFO_FLAGS",
     "ur_thing_flags_t"},
} };

} // namespace ur
