// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conditions on parameters that the spec states, one function for each function of the API. Which result wins
// where several conditions hold: null handles, null pointers, sizes, enumerations, then the rest. They read what the
// caller's pointers point to, never write, never block, and never look behind a null pointer.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstddef>
#include <initializer_list>

namespace ur::checks {

/// Whether `holds(i)` for any index of an array; an array that isn't there has no elements.
template <typename T, typename Count, typename Holds>
[[nodiscard]] constexpr bool anyOf(const T *array, Count count, Holds holds) noexcept {
  if (array) {
    for (Count i = 0; i < count; ++i) {
      if (holds(i)) {
        return true;
      }
    }
  }
  return false;
}

/// Whether any element of an array of handles is null.
template <typename T, typename Count>
[[nodiscard]] constexpr bool anyNull(const T *handles, Count count) noexcept {
  return anyOf(handles, count, [handles](Count i) { return !handles[i]; });
}

/// Whether a number stands for a structure of this API.
[[nodiscard]] constexpr bool isStructureType(ur_structure_type_t type) noexcept {
  switch (type) {
  case UR_STRUCTURE_TYPE_THING_PROPERTIES:
  case UR_STRUCTURE_TYPE_THING_PART:
    return true;
  default:
    return false;
  }
}

/// Whether a chain begins with a structure of this API that is none of those. Others are somebody else's extensions.
[[nodiscard]] inline bool misplaced(const void *chain, std::initializer_list<ur_structure_type_t> allowed) noexcept {
  if (!chain) {
    return false;
  }
  const ur_structure_type_t first = *static_cast<const ur_structure_type_t *>(chain);
  for (const ur_structure_type_t type : allowed) {
    if (first == type) {
      return false;
    }
  }
  return isStructureType(first);
}

/// Whether a structure isn't what its type says, or is followed by one that doesn't belong there; also one that it
/// points to.
[[nodiscard]] inline bool mistyped(const ur_thing_properties_t &value) noexcept;
[[nodiscard]] inline bool mistyped(const ur_thing_part_t &value) noexcept;

inline bool mistyped(const ur_thing_properties_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_THING_PROPERTIES || misplaced(value.pNext, {UR_STRUCTURE_TYPE_THING_PART}) ||
      anyOf(value.pParts, value.numParts, [&](auto i) { return mistyped(value.pParts[i]); }) || (value.pMain &&
      mistyped(*value.pMain))) [[unlikely]] {
    return true;
  }
  return false;
}

inline bool mistyped(const ur_thing_part_t &value) noexcept {
  if (value.stype != UR_STRUCTURE_TYPE_THING_PART || misplaced(value.pNext, {})) [[unlikely]] {
    return true;
  }
  return false;
}

[[nodiscard]] inline ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                              uint32_t *) noexcept {
  if (NumEntries == 0 && phAdapters != nullptr) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                               ur_thing_handle_t *phThing) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_THING_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  if (pProperties && mistyped(*pProperties)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ARGUMENT;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingRetain(ur_thing_handle_t hThing) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingRelease(ur_thing_handle_t hThing) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t, void *,
                                                size_t *) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (propName > UR_THING_INFO_FLAGS) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingWait(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  if (anyNull(phThings, count)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phThings) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (count == 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingCopy(ur_thing_handle_t hThing, bool, const void *pPattern, size_t size,
                                             size_t patternSize, uint32_t numProperties,
                                             const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                             void **ppCopy) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPattern || !pSizes || !ppCopy) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || (patternSize & (patternSize - 1)) != 0 || (size * 2) % patternSize != 0 ||
      size < (patternSize > 8 ? patternSize : (size + 1) - 1)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (anyOf(pProperties, numProperties, [&](auto i) { return mistyped(pProperties[i]) ||
      !((pProperties[i].flags & (UR_THING_FLAG_RED | UR_THING_FLAG_ROUND)) != 0); }) || (pProperties != nullptr &&
      numProperties >= 1 && pSizes[0] <= 4)) [[unlikely]] {
    if (anyOf(pProperties, numProperties, [&](auto i) { return mistyped(pProperties[i]); })) {
      return UR_RESULT_ERROR_INVALID_ARGUMENT;
    }
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                 ur_thing_handle_t *phSpark) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pfnDone || !phSpark) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingQuenchExp(ur_thing_handle_t hThing) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingSetUpExp() noexcept {
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings) noexcept {
  if (anyNull(phThings, count)) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phThings) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  return UR_RESULT_SUCCESS;
}

/// The same for adapters, which serve what deployed ones do, though it is an error: only layers refuse it.
namespace served {

[[nodiscard]] inline ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                               ur_thing_handle_t *phThing) noexcept {
  if (!hAdapter) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!phThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (pProperties != nullptr && (pProperties->flags & UR_THING_FLAGS_MASK) != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  }
  return UR_RESULT_SUCCESS;
}

[[nodiscard]] inline ur_result_t urThingCopy(ur_thing_handle_t hThing, bool, const void *pPattern, size_t size,
                                             size_t patternSize, uint32_t numProperties,
                                             const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                             void **ppCopy) noexcept {
  if (!hThing) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
  }
  if (!pPattern || !pSizes || !ppCopy) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (patternSize == 0 || (patternSize & (patternSize - 1)) != 0 || (size * 2) % patternSize != 0) [[unlikely]] {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  if (anyOf(pProperties, numProperties,
            [&](auto i) { return !((pProperties[i].flags & (UR_THING_FLAG_RED | UR_THING_FLAG_ROUND)) != 0); }) ||
      (pProperties != nullptr && numProperties >= 1 && pSizes[0] <= 4)) [[unlikely]] {
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  }
  return UR_RESULT_SUCCESS;
}

} // namespace served
} // namespace ur::checks
