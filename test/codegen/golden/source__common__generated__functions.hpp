// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that adapters are called by as types: those of the tables in the order of their slots, then our own.
#pragma once

#include "common/function.hpp"
#include "common/generated/checks.hpp"

namespace ur::functions {

using reflection::RecordId;

struct urAdapterGet : Function<0, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGet, &checks::urAdapterGet,
                               RecordId::ur_adapter_get_params_t, ByNothing> {};
struct urThingCreate : Function<1, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnCreate, &checks::urThingCreate,
                                RecordId::ur_thing_create_params_t> {};
struct urThingRetain : Function<2, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnRetain, &checks::urThingRetain,
                                RecordId::ur_thing_retain_params_t> {};
struct urThingRelease : Function<3, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnRelease, &checks::urThingRelease,
                                 RecordId::ur_thing_release_params_t> {};
struct urThingGetInfo : Function<4, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnGetInfo, &checks::urThingGetInfo,
                                 RecordId::ur_thing_get_info_params_t> {};
struct urThingWait : Function<5, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnWait, &checks::urThingWait,
                              RecordId::ur_thing_wait_params_t, ByFirstOf<0, 1>> {};
struct urThingCopy : Function<6, &ur_dditable_t::Thing, &ur_thing_dditable_t::pfnCopy, &checks::urThingCopy,
                              RecordId::ur_thing_copy_params_t> {};
struct urThingSparkExp : Function<7, &ur_dditable_t::ThingExp, &ur_thing_exp_dditable_t::pfnSparkExp,
                                  &checks::urThingSparkExp, RecordId::ur_thing_spark_exp_params_t> {};
struct urThingQuenchExp : Function<8, &ur_dditable_t::ThingExp, &ur_thing_exp_dditable_t::pfnQuenchExp,
                                   &checks::urThingQuenchExp, RecordId::ur_thing_quench_exp_params_t> {};

struct urLanewayThingGlow : Function<9, &CallTable::Own, &OwnTable::pfnLanewayThingGlow, &checks::urLanewayThingGlow,
                                     RecordId::ur_laneway_thing_glow_params_t, ByFirstOf<0, 1>, Found::byName> {};

using All = FunctionList<urAdapterGet, urThingCreate, urThingRetain, urThingRelease, urThingGetInfo, urThingWait,
                         urThingCopy, urThingSparkExp, urThingQuenchExp, urLanewayThingGlow>;
static_assert(sizeof(CallTable) == All::kCount * sizeof(void (*)()), "each slot has its function");
/// Those of our own.
using Own = FunctionList<urLanewayThingGlow>;

} // namespace ur::functions
