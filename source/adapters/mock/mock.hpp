// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions of the mock adapter are made of: running the callbacks around an action, and the actions' parts.
// What each function's action is, is generated (generated/actions.cpp).
#pragma once

#include "adapters/mock/table.hpp"
#include "common/generated/functions.hpp"
#include "common/generated/info_traits.hpp"
#include "unified-runtime/ur_mock.h"

#include <cstddef>
#include <cstring>
#include <new>
#include <type_traits>

namespace ur::mock {

/// The callbacks that one call began with.
struct Callbacks {
  struct One {
    ur_mock_callback_t function = nullptr;
    void *userData = nullptr;
  };
  One before, replace, after;
};

/// Counts a call of the function in a slot and answers its callbacks.
[[nodiscard]] Callbacks enter(std::size_t slot) noexcept;

/// A dummy handle with one reference. Its first word is the table that loaders dispatch by. Throws std::bad_alloc.
[[nodiscard]] void *makeHandle();
/// The dummy handle of a type that exists once; `identity` tells the types apart.
[[nodiscard]] void *onlyHandle(const void *identity);
void retainHandle(void *handle) noexcept;
/// Deletes the handle with its last reference.
void releaseHandle(void *handle) noexcept;

/// Zeroed memory to give out; throws std::bad_alloc.
[[nodiscard]] void *allocate(std::size_t size);
/// Gives it back; anything else is left alone.
void deallocate(const void *memory) noexcept;

/// Runs one call: the callback before, the replacement or the action, the callback after.
template <typename Action>
[[nodiscard]] ur_result_t run(std::size_t slot, void *params, Action &&action) noexcept {
  const Callbacks callbacks = enter(slot);
  const auto call = [params](const Callbacks::One &one) { return one.function(params, one.userData); };
  ur_result_t result = callbacks.before.function ? call(callbacks.before) : UR_RESULT_SUCCESS;
  if (result != UR_RESULT_SUCCESS)
    return result;
  try {
    result = callbacks.replace.function ? call(callbacks.replace) : action();
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  return result == UR_RESULT_SUCCESS && callbacks.after.function ? call(callbacks.after) : result;
}

/// A new handle as an output.
template <typename Handle>
void give(Handle *output) {
  if (output)
    *output = static_cast<Handle>(makeHandle());
}

template <typename Handle>
[[nodiscard]] Handle only() {
  static const char identity = 0;
  return static_cast<Handle>(onlyHandle(&identity));
}

/// The one handle of a type as an output.
template <typename Handle>
void lend(Handle *output) {
  if (output)
    *output = only<Handle>();
}

/// The list of the one handle of a type; each listing is a reference where the caller owns what it gets.
template <typename Handle>
void list(std::uint32_t count, Handle *array, std::uint32_t *total, bool owned) {
  if (total)
    *total = 1;
  if (array && count > 0) {
    array[0] = only<Handle>();
    if (owned)
      retainHandle(array[0]);
  }
}

/// Zero as an output.
template <typename T>
void clear(T *output) noexcept {
  if (output)
    *output = T{};
}
inline void clear(const char **output) noexcept {
  if (output)
    *output = "";
}

/// The answer to a query: zeros, of the size that the query's value has.
template <typename Enum>
[[nodiscard]] ur_result_t answer(Enum query, std::size_t size, void *value, std::size_t *needed) noexcept {
  for (const InfoDescription &info : kInfos<Enum>) {
    if (info.query != static_cast<std::uint32_t>(query))
      continue;
    const std::size_t bytes = info.kind == InfoKind::Text ? 1 : std::size_t{info.elementSize} * info.count;
    if (value && size < bytes)
      return UR_RESULT_ERROR_INVALID_SIZE;
    if (value)
      std::memset(value, 0, bytes);
    if (needed)
      *needed = bytes;
    return UR_RESULT_SUCCESS;
  }
  return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
}

/// The same where nobody says how much room there is: UNSUPPORTED_ENUMERATION of what has no size of its own.
template <typename Enum>
[[nodiscard]] ur_result_t answer(Enum query, void *value, std::size_t *needed) noexcept {
  for (const InfoDescription &info : kInfos<Enum>) {
    if (info.query == static_cast<std::uint32_t>(query) && (info.kind == InfoKind::Text || info.count == 0))
      return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  }
  return answer(query, SIZE_MAX, value, needed);
}

/// What the function F of ur::functions does where nothing else is set: nothing, or as it is specialised.
template <typename F>
constexpr auto kAction = [](auto...) {};

/// The function F.
template <typename F, typename Pointer = typename F::Pointer>
struct Mocked;

template <typename F, typename... Parameters>
struct Mocked<F, ur_result_t(UR_APICALL *)(Parameters...)> {
  static ur_result_t UR_APICALL call(Parameters... parameters) {
    void *addresses[] = {&parameters...}; // laid out as the function's structure of parameters
    return run(F::kNumber, addresses, [&]() -> ur_result_t {
      const ur_result_t invalid = F::kCheck(parameters...);
      if (invalid != UR_RESULT_SUCCESS)
        return invalid;
      if constexpr (std::is_void_v<decltype(kAction<F>(parameters...))>) {
        kAction<F>(parameters...);
        return UR_RESULT_SUCCESS;
      } else {
        return kAction<F>(parameters...);
      }
    });
  }
};

} // namespace ur::mock
