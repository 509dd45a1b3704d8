// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The conditions once more, in their order, to tell which one holds and what it has looked at.
#include "layers/validation/generated/explain.hpp"

#include "common/generated/checks.hpp"
#include "layers/validation/refusal.hpp"

namespace ur::layers::validation::explain {

using checks::anyNull;
using checks::anyOf;
using checks::mistyped;

ur_result_t urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *,
                         ur_result_t result) noexcept {
  Refusal refusal("urAdapterGet", result);
  if (NumEntries == 0 && phAdapters != nullptr) {
    refusal.because("`NumEntries` is 0 and `phAdapters` is not NULL");
    refusal.value("NumEntries", NumEntries);
  }
  return refusal.report();
}

ur_result_t urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                          ur_thing_handle_t *phThing, ur_result_t result) noexcept {
  Refusal refusal("urThingCreate", result);
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
  return refusal.report();
}

ur_result_t urThingRetain(ur_thing_handle_t hThing, ur_result_t result) noexcept {
  Refusal refusal("urThingRetain", result);
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
  return refusal.report();
}

ur_result_t urThingRelease(ur_thing_handle_t hThing, ur_result_t result) noexcept {
  Refusal refusal("urThingRelease", result);
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
  return refusal.report();
}

ur_result_t urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t, void *, size_t *,
                           ur_result_t result) noexcept {
  Refusal refusal("urThingGetInfo", result);
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  } else if (propName > UR_THING_INFO_FLAGS) {
    refusal.because("`propName` is no enumerator of its type");
    refusal.value("propName", propName);
  }
  return refusal.report();
}

ur_result_t urThingWait(uint32_t count, const ur_thing_handle_t *phThings, ur_result_t result) noexcept {
  Refusal refusal("urThingWait", result);
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
  return refusal.report();
}

ur_result_t urThingCopy(ur_thing_handle_t hThing, bool, const void *pPattern, size_t size, size_t patternSize,
                        uint32_t numProperties, const ur_thing_properties_t *pProperties, const size_t *pSizes,
                        void **ppCopy, ur_result_t result) noexcept {
  Refusal refusal("urThingCopy", result);
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
  return refusal.report();
}

ur_result_t urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone, ur_thing_handle_t *phSpark,
                            ur_result_t result) noexcept {
  Refusal refusal("urThingSparkExp", result);
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  } else if (!pfnDone) {
    refusal.because("`pfnDone` is NULL");
  } else if (!phSpark) {
    refusal.because("`phSpark` is NULL");
  }
  return refusal.report();
}

ur_result_t urThingQuenchExp(ur_thing_handle_t hThing, ur_result_t result) noexcept {
  Refusal refusal("urThingQuenchExp", result);
  if (!hThing) {
    refusal.because("`hThing` is NULL");
  }
  return refusal.report();
}

} // namespace ur::layers::validation::explain
