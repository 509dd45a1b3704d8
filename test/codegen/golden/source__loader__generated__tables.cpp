// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loader as an adapter: its own table and the getters of its parts.
#include "loader/dispatch.hpp"

#include <cstddef>

namespace ur::loader {

constinit const ur_dditable_t kEntryTable = {
    .Adapter =
        {
            .pfnGet = ::urAdapterGet,
        },
    .Thing =
        {
            .pfnCreate = ::urThingCreate,
            .pfnRetain = ::urThingRetain,
            .pfnRelease = ::urThingRelease,
            .pfnGetInfo = ::urThingGetInfo,
            .pfnWait = ::urThingWait,
            .pfnCopy = ::urThingCopy,
        },
    .ThingExp =
        {
            .pfnSparkExp = ::urThingSparkExp,
            .pfnQuenchExp = ::urThingQuenchExp,
        },
};

} // namespace ur::loader

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                                  ur_adapter_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Adapter), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetThingProcAddrTable(ur_api_version_t version,
                                                                ur_thing_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, Thing), sizeof(*pDdiTable));
}

UR_LOADER_EXPORT ur_result_t UR_APICALL urGetThingExpProcAddrTable(ur_api_version_t version,
                                                                   ur_thing_exp_dditable_t *pDdiTable) {
  return ur::loader::getTable(version, pDdiTable, offsetof(ur_dditable_t, ThingExp), sizeof(*pDdiTable));
}
