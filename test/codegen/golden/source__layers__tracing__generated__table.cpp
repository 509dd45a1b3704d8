// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the tracing layer: each is the layer's one action, for its slot of the table.
#include "layers/tracing/tracing.hpp"

#include "common/generated/checks.hpp"
#include "layers/thunk.hpp"

namespace ur::layers::tracing {
namespace {

using reflection::RecordId;

template <auto Table, auto Slot, RecordId Parameters, uint16_t Number, auto Checks>
constexpr auto through = Thunk<Span, Table, Slot, Parameters, Number, Checks>::call;

} // namespace

constinit const ur_dditable_t kTable = {
    .Adapter =
        {
            .pfnGet =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGet,
                        RecordId::ur_adapter_get_params_t, 0, &checks::urAdapterGet>,
        },
    .Thing =
        {
            .pfnCreate =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnCreate,
                        RecordId::ur_thing_create_params_t, 1, &checks::urThingCreate>,
            .pfnRetain =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnRetain,
                        RecordId::ur_thing_retain_params_t, 2, &checks::urThingRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnRelease,
                        RecordId::ur_thing_release_params_t, 3, &checks::urThingRelease>,
            .pfnGetInfo =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnGetInfo,
                        RecordId::ur_thing_get_info_params_t, 4, &checks::urThingGetInfo>,
            .pfnWait =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnWait,
                        RecordId::ur_thing_wait_params_t, 5, &checks::urThingWait>,
            .pfnCopy =
                through<&ur_dditable_t::Thing, &ur_thing_dditable_t::pfnCopy,
                        RecordId::ur_thing_copy_params_t, 6, &checks::urThingCopy>,
        },
    .ThingExp =
        {
            .pfnSparkExp =
                through<&ur_dditable_t::ThingExp, &ur_thing_exp_dditable_t::pfnSparkExp,
                        RecordId::ur_thing_spark_exp_params_t, 7, &checks::urThingSparkExp>,
            .pfnQuenchExp =
                through<&ur_dditable_t::ThingExp, &ur_thing_exp_dditable_t::pfnQuenchExp,
                        RecordId::ur_thing_quench_exp_params_t, 8, &checks::urThingQuenchExp>,
        },
};

} // namespace ur::layers::tracing
