// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why a call is refused: the conditions once more, in their order, to tell which one holds and what it has looked at.
#include "common/generated/functions.hpp"
#include "common/generated/tables.hpp"
#include "layers/validation/explanation.hpp"
#include "layers/validation/refusal.hpp"

namespace ur::layers::validation {

using checks::anyNull;
using checks::anyOf;
using checks::mistyped;

template <typename F, typename... Parameters>
void explain(Refusal &refusal, Parameters... parameters) noexcept = delete;

template <typename F, typename... Parameters>
ur_result_t Explanation<F, ur_result_t(UR_APICALL *)(Parameters...)>::log(Parameters... parameters) noexcept {
  const ur_result_t result = F::kCheck(parameters...);
  if (result == UR_RESULT_SUCCESS)
    return result;
  Refusal refusal(kFunctionNames[F::kNumber], result);
  explain<F>(refusal, parameters...);
  return refusal.report();
}

template <>
inline void explain<functions::urAdapterGet>(Refusal &refusal, uint32_t NumEntries, ur_adapter_handle_t *phAdapters,
                                             uint32_t *) noexcept {
  if (NumEntries == 0 && phAdapters != nullptr) {
    refusal.because("`NumEntries` is 0 and `phAdapters` is not NULL");
    refusal.value("NumEntries", NumEntries);
  }
}
template struct Explanation<functions::urAdapterGet>;

template <>
inline void explain<functions::urThingCreate>(Refusal &refusal, ur_adapter_handle_t hAdapter,
                                              const ur_thing_properties_t *pProperties,
                                              ur_thing_handle_t *phThing) noexcept {
  if (!hAdapter) {
    refusal.because("`hAdapter` is NULL");
  } else if (!phThing) {
    refusal.because("`phThing` is NULL");
  } else if (pProperties != nullptr && (pProperties->flags & UR_THING_FLAGS_MASK) != 0) {
    refusal.because("`pProperties` is not NULL and `pProperties->flags` has an unknown flag");
    refusal.value("pProperties->flags", pProperties->flags);
  } else if (pProperties && mistyped(*pProperties)) {
    refusal.because("`pProperties->stype` is not `UR_STRUCTURE_TYPE_THING_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  }
}
template struct Explanation<functions::urThingCreate>;

template <>
inline void explain<functions::urThingRetain>(Refusal &refusal, ur_thing_handle_t hThing) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
}
template struct Explanation<functions::urThingRetain>;

template <>
inline void explain<functions::urThingRelease>(Refusal &refusal, ur_thing_handle_t hThing) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
}
template struct Explanation<functions::urThingRelease>;

template <>
inline void explain<functions::urThingGetInfo>(Refusal &refusal, ur_thing_handle_t hThing, ur_thing_info_t propName,
                                               size_t, void *, size_t *) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  } else if (propName > UR_THING_INFO_FLAGS) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
}
template struct Explanation<functions::urThingGetInfo>;

template <>
inline void explain<functions::urThingWait>(Refusal &refusal, uint32_t count,
                                            const ur_thing_handle_t *phThings) noexcept {
  if (anyNull(phThings, count)) {
    refusal.because("an element of `phThings` is NULL");
    const auto i = firstOf(count, [&](auto i) { return !phThings[i]; });
    refusal.value("i", i);
  } else if (!phThings) {
    refusal.because("`phThings` is NULL");
  } else if (count == 0) {
    refusal.because("`count` is 0");
    refusal.value("count", count);
  }
}
template struct Explanation<functions::urThingWait>;

template <>
inline void explain<functions::urThingCopy>(Refusal &refusal, ur_thing_handle_t hThing, bool, const void *pPattern,
                                            size_t size, size_t patternSize, uint32_t numProperties,
                                            const ur_thing_properties_t *pProperties, const size_t *pSizes,
                                            void **ppCopy) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  } else if (!pPattern) {
    refusal.because("`pPattern` is NULL");
  } else if (!pSizes) {
    refusal.because("`pSizes` is NULL");
  } else if (!ppCopy) {
    refusal.because("`ppCopy` is NULL");
  } else if (patternSize == 0 || (patternSize & (patternSize - 1)) != 0) {
    refusal.because("`patternSize` is 0 or `patternSize` is not a power of two");
    refusal.value("patternSize", patternSize);
  } else if ((size * 2) % patternSize != 0) {
    refusal.because("`size * 2` is not a multiple of `patternSize`");
    refusal.value("size", size);
    refusal.value("patternSize", patternSize);
  } else if (size < (patternSize > 8 ? patternSize : (size + 1) - 1)) {
    refusal.because("`size` is less than `(patternSize ? patternSize : size + 1 - 1)`");
    refusal.value("size", size);
  } else if (anyOf(pProperties, numProperties, [&](auto i) { return mistyped(pProperties[i]); })) {
    refusal.because("`pProperties[i].stype` is not `UR_STRUCTURE_TYPE_THING_PROPERTIES`, or a structure of this API "
                    "follows that does not belong there");
  } else if (anyOf(pProperties, numProperties,
             [&](auto i) { return !((pProperties[i].flags & (UR_THING_FLAG_RED | UR_THING_FLAG_ROUND)) != 0); })) {
    refusal.because("for any element of `pProperties`: `pProperties->flags` has none of `UR_THING_FLAG_RED`, "
                    "`UR_THING_FLAG_ROUND`");
    const auto i = firstOf(numProperties,
        [&](auto i) { return !((pProperties[i].flags & (UR_THING_FLAG_RED | UR_THING_FLAG_ROUND)) != 0); });
    refusal.value("i", i);
    refusal.value("pProperties->flags", pProperties[i].flags);
  } else if (pProperties != nullptr && numProperties >= 1 && pSizes[0] <= 4) {
    refusal.because("`pProperties` is not NULL and `numProperties` is at least 1 and `pSizes[0]` is at most 4");
    refusal.value("numProperties", numProperties);
    refusal.value("pSizes[0]", pSizes[0]);
  }
}
template struct Explanation<functions::urThingCopy>;

template <>
inline void explain<functions::urThingSparkExp>(Refusal &refusal, ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                                ur_thing_handle_t *phSpark) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  } else if (!pfnDone) {
    refusal.because("`pfnDone` is NULL");
  } else if (!phSpark) {
    refusal.because("`phSpark` is NULL");
  }
}
template struct Explanation<functions::urThingSparkExp>;

template <>
inline void explain<functions::urThingQuenchExp>(Refusal &refusal, ur_thing_handle_t hThing) noexcept {
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
}
template struct Explanation<functions::urThingQuenchExp>;

template <>
inline void explain<functions::urLanewayThingGlow>(Refusal &refusal, uint32_t count,
                                                   const ur_thing_handle_t *phThings) noexcept {
  if (anyNull(phThings, count)) {
    refusal.because("an element of `phThings` is NULL");
    const auto i = firstOf(count, [&](auto i) { return !phThings[i]; });
    refusal.value("i", i);
  } else if (!phThings) {
    refusal.because("`phThings` is NULL");
  }
}
template struct Explanation<functions::urLanewayThingGlow>;

} // namespace ur::layers::validation
