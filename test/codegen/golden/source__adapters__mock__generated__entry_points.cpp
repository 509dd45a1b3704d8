// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the mock adapter: callbacks around an action that follows from the ownership of the parameters.
#include "adapters/mock/generated/entry_points.hpp"

#include "adapters/mock/mock.hpp"
#include "common/generated/checks.hpp"

namespace ur::mock::entry {

ur_result_t UR_APICALL urAdapterGet(uint32_t NumEntries, ur_adapter_handle_t *phAdapters, uint32_t *pNumAdapters) {
  ur_adapter_get_params_t params{&NumEntries, &phAdapters, &pNumAdapters};
  return run(0, &params, [&] {
    const ur_result_t invalid = checks::urAdapterGet(NumEntries, phAdapters, pNumAdapters);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    list(NumEntries, phAdapters, pNumAdapters, true);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingCreate(ur_adapter_handle_t hAdapter, const ur_thing_properties_t *pProperties,
                                     ur_thing_handle_t *phThing) {
  ur_thing_create_params_t params{&hAdapter, &pProperties, &phThing};
  return run(1, &params, [&] {
    const ur_result_t invalid = checks::urThingCreate(hAdapter, pProperties, phThing);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phThing);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingRetain(ur_thing_handle_t hThing) {
  ur_thing_retain_params_t params{&hThing};
  return run(2, &params, [&] {
    const ur_result_t invalid = checks::urThingRetain(hThing);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    retainHandle(hThing);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingRelease(ur_thing_handle_t hThing) {
  ur_thing_release_params_t params{&hThing};
  return run(3, &params, [&] {
    const ur_result_t invalid = checks::urThingRelease(hThing);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hThing);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingGetInfo(ur_thing_handle_t hThing, ur_thing_info_t propName, size_t propSize,
                                      void *pPropValue, size_t *pPropSizeRet) {
  ur_thing_get_info_params_t params{&hThing, &propName, &propSize, &pPropValue, &pPropSizeRet};
  return run(4, &params, [&] {
    const ur_result_t invalid = checks::urThingGetInfo(hThing, propName, propSize, pPropValue, pPropSizeRet);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return answer(propName, propSize, pPropValue, pPropSizeRet);
  });
}

ur_result_t UR_APICALL urThingWait(uint32_t count, const ur_thing_handle_t *phThings) {
  ur_thing_wait_params_t params{&count, &phThings};
  return run(5, &params, [&] {
    const ur_result_t invalid = checks::urThingWait(count, phThings);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingCopy(ur_thing_handle_t hThing, bool blocking, const void *pPattern, size_t size,
                                   size_t patternSize, uint32_t numProperties, const ur_thing_properties_t *pProperties,
                                   const size_t *pSizes, void **ppCopy) {
  ur_thing_copy_params_t params{&hThing, &blocking, &pPattern, &size, &patternSize, &numProperties, &pProperties,
                                &pSizes, &ppCopy};
  return run(6, &params, [&] {
    const ur_result_t invalid = checks::urThingCopy(hThing, blocking, pPattern, size, patternSize, numProperties,
                                                    pProperties, pSizes, ppCopy);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    *ppCopy = allocate(size);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingSparkExp(ur_thing_handle_t hThing, ur_thing_callback_t pfnDone,
                                       ur_thing_handle_t *phSpark) {
  ur_thing_spark_exp_params_t params{&hThing, &pfnDone, &phSpark};
  return run(7, &params, [&] {
    const ur_result_t invalid = checks::urThingSparkExp(hThing, pfnDone, phSpark);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    give(phSpark);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t UR_APICALL urThingQuenchExp(ur_thing_handle_t hThing) {
  ur_thing_quench_exp_params_t params{&hThing};
  return run(8, &params, [&] {
    const ur_result_t invalid = checks::urThingQuenchExp(hThing);
    if (invalid != UR_RESULT_SUCCESS) {
      return invalid;
    }
    releaseHandle(hThing);
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::mock::entry
