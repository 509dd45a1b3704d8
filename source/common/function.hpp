// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that adapters are called by as types, for code that treats all of them alike: a template says once what
// happens, a table holds it for each function. The rows are in common/generated/functions.hpp; docs/adr/0038 says why.
#pragma once

#include "common/generated/call_table.hpp"
#include "common/generated/reflection_ids.hpp"

#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

namespace ur {

/// One of several values, by its place. By reference: where all is inlined, nothing is copied.
template <std::size_t Place, typename First, typename... Rest>
[[gnu::always_inline]] constexpr const auto &nth(const First &first, const Rest &...rest) noexcept {
  if constexpr (Place == 0)
    return first;
  else
    return nth<Place - 1>(rest...);
}

/// The adapter of a call is that of the handle at this place among the parameters.
template <std::size_t Place>
struct ByHandle {
  template <typename... Parameters>
  [[gnu::always_inline]] static constexpr bool missing(const Parameters &...parameters) noexcept {
    return !nth<Place>(parameters...);
  }
  /// Where it isn't missing.
  template <typename... Parameters>
  [[gnu::always_inline]] static constexpr const void *handle(const Parameters &...parameters) noexcept {
    return nth<Place>(parameters...);
  }
  /// Whether `holds(handle)` for each handle that names the adapter.
  template <typename Holds, typename... Parameters>
  static constexpr bool each(Holds holds, const Parameters &...parameters) {
    return holds(handle(parameters...));
  }
};

/// That of the first handle of an array.
template <std::size_t Count, std::size_t Array>
struct ByFirstOf {
  template <typename... Parameters>
  [[gnu::always_inline]] static constexpr bool missing(const Parameters &...parameters) noexcept {
    return !nth<Count>(parameters...) || !nth<Array>(parameters...) || !nth<Array>(parameters...)[0];
  }
  template <typename... Parameters>
  [[gnu::always_inline]] static constexpr const void *handle(const Parameters &...parameters) noexcept {
    return nth<Array>(parameters...)[0];
  }
  template <typename Holds, typename... Parameters>
  static constexpr bool each(Holds holds, const Parameters &...parameters) {
    const auto *const handles = nth<Array>(parameters...);
    for (std::size_t i = 0; i < nth<Count>(parameters...); ++i) {
      if (!holds(handles[i]))
        return false;
    }
    return true;
  }
};

/// None: urAdapterGet, which asks all adapters.
struct ByNothing {};

/// How an adapter's function is found: by the table that handles carry, or by its name, where it is of our own.
enum class Found { bySlot, byName };

/// What the spec says of one function. `Number` is its place in CallTable, counted in slots; `Check` its conditions.
template <std::uint16_t Number, auto Table, auto Slot, auto Check, reflection::RecordId Parameters,
          typename By = ByHandle<0>, Found How = Found::bySlot>
struct Function {
  using Pointer = std::remove_reference_t<decltype(std::declval<CallTable>().*Table.*Slot)>;
  using Dispatch = By;
  static constexpr bool kOwn = How == Found::byName;
  static constexpr std::uint16_t kNumber = Number;
  static constexpr auto kCheck = Check;
  static constexpr reflection::RecordId kParameters = Parameters;

  /// Its slot of a table.
  [[gnu::always_inline]] static constexpr auto &of(auto &table) noexcept { return table.*Table.*Slot; }
};

template <typename... Functions>
struct FunctionList {
  static constexpr std::size_t kCount = sizeof...(Functions);

  /// A table that holds `body(F{})` for each function F. Bodies are best static functions of a class template, whose
  /// parameters debuggers show.
  template <typename Body>
  [[nodiscard]] static consteval CallTable table(Body body) noexcept {
    CallTable filled{};
    // Not a fold: clang allows those 256 operands.
    [[maybe_unused]] const bool each[] = {(Functions::of(filled) = body(Functions{}), true)...};
    return filled;
  }

  /// Calls visit(F{}) for each function F.
  template <typename Visit>
  static constexpr void each(Visit visit) {
    [[maybe_unused]] const bool done[] = {(visit(Functions{}), true)...};
  }
};

} // namespace ur
