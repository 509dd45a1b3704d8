// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The adapter's table, and the getters by which a loader takes it,
// and the functions of our own, which it finds by their names.
#include "adapters/core/generated/entry_points.hpp"

namespace ur::core {

constinit const ur_dditable_t kAdapterTable = {
    .Adapter =
        {
            .pfnGet = entry::urAdapterGet,
        },
    .Thing =
        {
            .pfnCreate = entry::urThingCreate,
            .pfnRetain = entry::urThingRetain,
            .pfnRelease = entry::urThingRelease,
            .pfnGetInfo = entry::urThingGetInfo,
            .pfnWait = entry::urThingWait,
            .pfnCopy = entry::urThingCopy,
        },
    .ThingExp =
        {
            .pfnSparkExp = entry::urThingSparkExp,
            .pfnQuenchExp = entry::urThingQuenchExp,
        },
};

namespace {

template <typename Table>
ur_result_t give(ur_api_version_t version, const Table &own, Table *table) noexcept {
  if (!table) {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (version != UR_API_VERSION_CURRENT) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  const auto *const start = reinterpret_cast<const char *>(&servedTable());
  if (refusesRelease(static_cast<std::size_t>(reinterpret_cast<const char *>(&own) - start), table)) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  *table = own;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace ur::core

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Adapter, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetThingProcAddrTable(ur_api_version_t version, ur_thing_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().Thing, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetThingExpProcAddrTable(ur_api_version_t version,
                                                               ur_thing_exp_dditable_t *pDdiTable) {
  return ur::core::give(version, ur::core::servedTable().ThingExp, pDdiTable);
}

} // extern "C"

namespace own {
static ur_result_t UR_APICALL urLanewayThingGlow(uint32_t count, const ur_thing_handle_t *phThings) {
  return ur::core::entry::urLanewayThingGlow(count, phThings);
}
} // namespace own
extern "C" const ur_pfnLanewayThingGlow_t urLanewayThingGlow = own::urLanewayThingGlow;
