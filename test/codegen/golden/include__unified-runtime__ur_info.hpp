// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The type of the value that each query gives, known at compile time.
#pragma once

#if __cplusplus < 201703L
#error "ur_info.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_api.h"

#include <cstddef>
#include <type_traits>

namespace ur {

/// What a query gives: one Element, kCount of them, or, where kCount is 0, as many as its size says.
template <typename T, std::size_t Count, bool Optional>
struct InfoShape {
  using Element = T;
  static constexpr std::size_t kCount = Count;
  static constexpr bool kArray = Count == 0;
  static constexpr bool kText = kArray && std::is_same_v<T, char>;
  /// Not every adapter or device answers the query.
  static constexpr bool kOptional = Optional;
};

/// The shape of one query; there is none for enumerators that ask for nothing.
template <auto Query>
struct InfoTraits;

template <auto Query>
using InfoElement = typename InfoTraits<Query>::Element;

template <>
struct InfoTraits<UR_THING_INFO_NAME> : InfoShape<char, 0, false> {};
template <>
struct InfoTraits<UR_THING_INFO_SIZES> : InfoShape<size_t, 3, true> {};
template <>
struct InfoTraits<UR_THING_INFO_FLAGS> : InfoShape<ur_thing_flags_t, 1, false> {};

} // namespace ur
