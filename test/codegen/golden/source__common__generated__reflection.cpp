// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/reflection.hpp"

#include "unified-runtime/ur_api.h"

#include <cstddef>

namespace ur::reflection {
namespace {

constexpr Type as(Kind kind, std::size_t size, std::uint8_t pointers) {
  return {kind, static_cast<std::uint8_t>(size), pointers, 0};
}

template <typename Id>
constexpr Type as(Kind kind, std::size_t size, std::uint8_t pointers, Id index) {
  return {kind, static_cast<std::uint8_t>(size), pointers, static_cast<std::uint16_t>(index)};
}

} // namespace

const char kText[] =
    "UR_FUNCTION_ADAPTER_GET\0"
    "UR_FUNCTION_THING_CREATE\0"
    "UR_FUNCTION_THING_RETAIN\0"
    "UR_FUNCTION_THING_RELEASE\0"
    "UR_FUNCTION_THING_GET_INFO\0"
    "UR_FUNCTION_THING_WAIT\0"
    "UR_FUNCTION_THING_COPY\0"
    "UR_FUNCTION_THING_SPARK_EXP\0"
    "UR_FUNCTION_THING_QUENCH_EXP\0"
    "UR_FUNCTION_THING_SET_UP_EXP\0"
    "UR_FUNCTION_LANEWAY_THING_GLOW\0"
    "ur_function_t\0"
    "UR_STRUCTURE_TYPE_THING_PROPERTIES\0"
    "UR_STRUCTURE_TYPE_THING_PART\0"
    "ur_structure_type_t\0"
    "UR_RESULT_SUCCESS\0"
    "UR_RESULT_ERROR_INVALID_ARGUMENT\0"
    "UR_RESULT_ERROR_INVALID_NULL_HANDLE\0"
    "UR_RESULT_ERROR_INVALID_NULL_POINTER\0"
    "UR_RESULT_ERROR_INVALID_SIZE\0"
    "UR_RESULT_ERROR_INVALID_ENUMERATION\0"
    "UR_RESULT_ERROR_OUT_OF_RESOURCES\0"
    "ur_result_t\0"
    "UR_API_VERSION_0_1\0"
    "UR_API_VERSION_CURRENT\0"
    "ur_api_version_t\0"
    "UR_THING_INFO_NAME\0"
    "UR_THING_INFO_SIZES\0"
    "UR_THING_INFO_FLAGS\0"
    "ur_thing_info_t\0"
    "UR_THING_FLAG_RED\0"
    "UR_THING_FLAG_ROUND\0"
    "ur_thing_flag_t\0"
    "number\0"
    "place\0"
    "ur_thing_value_t\0"
    "stype\0"
    "pNext\0"
    "flags\0"
    "sizes\0"
    "kind\0"
    "value\0"
    "count\0"
    "pNumbers\0"
    "numParts\0"
    "pParts\0"
    "pMain\0"
    "ur_thing_properties_t\0"
    "ur_thing_part_t\0"
    "NumEntries\0"
    "phAdapters\0"
    "pNumAdapters\0"
    "ur_adapter_get_params_t\0"
    "hAdapter\0"
    "pProperties\0"
    "phThing\0"
    "ur_thing_create_params_t\0"
    "hThing\0"
    "ur_thing_retain_params_t\0"
    "ur_thing_release_params_t\0"
    "propName\0"
    "propSize\0"
    "pPropValue\0"
    "pPropSizeRet\0"
    "ur_thing_get_info_params_t\0"
    "phThings\0"
    "ur_thing_wait_params_t\0"
    "blocking\0"
    "pPattern\0"
    "size\0"
    "patternSize\0"
    "numProperties\0"
    "pSizes\0"
    "ppCopy\0"
    "ur_thing_copy_params_t\0"
    "pfnDone\0"
    "phSpark\0"
    "ur_thing_spark_exp_params_t\0"
    "ur_thing_quench_exp_params_t\0"
    "ur_thing_set_up_exp_params_t\0"
    "ur_laneway_thing_glow_params_t\0"
    ;

const Constant kConstants[] = {
    {0, UR_FUNCTION_ADAPTER_GET},
    {24, UR_FUNCTION_THING_CREATE},
    {49, UR_FUNCTION_THING_RETAIN},
    {74, UR_FUNCTION_THING_RELEASE},
    {100, UR_FUNCTION_THING_GET_INFO},
    {127, UR_FUNCTION_THING_WAIT},
    {150, UR_FUNCTION_THING_COPY},
    {173, UR_FUNCTION_THING_SPARK_EXP},
    {201, UR_FUNCTION_THING_QUENCH_EXP},
    {230, UR_FUNCTION_THING_SET_UP_EXP},
    {259, UR_FUNCTION_LANEWAY_THING_GLOW},
    {304, UR_STRUCTURE_TYPE_THING_PROPERTIES},
    {339, UR_STRUCTURE_TYPE_THING_PART},
    {388, UR_RESULT_SUCCESS},
    {406, UR_RESULT_ERROR_INVALID_ARGUMENT},
    {439, UR_RESULT_ERROR_INVALID_NULL_HANDLE},
    {475, UR_RESULT_ERROR_INVALID_NULL_POINTER},
    {512, UR_RESULT_ERROR_INVALID_SIZE},
    {541, UR_RESULT_ERROR_INVALID_ENUMERATION},
    {577, UR_RESULT_ERROR_OUT_OF_RESOURCES},
    {622, UR_API_VERSION_0_1},
    {641, UR_API_VERSION_CURRENT},
    {681, UR_THING_INFO_NAME},
    {700, UR_THING_INFO_SIZES},
    {720, UR_THING_INFO_FLAGS},
    {756, UR_THING_FLAG_RED},
    {774, UR_THING_FLAG_ROUND},
};

const Enumeration kEnumerations[] = {
    {290, 0, 11}, // ur_function_t
    {368, 11, 2}, // ur_structure_type_t
    {610, 13, 7}, // ur_result_t
    {664, 20, 2}, // ur_api_version_t
    {740, 22, 3}, // ur_thing_info_t
    {794, 25, 2}, // ur_thing_flag_t
};

const Field kFields[] = {
    // ur_thing_value_t.number
    {810, as(Kind::Unsigned, sizeof(uint64_t), 0), offsetof(ur_thing_value_t, number), 0, 0, false, Ownership::None},
    // ur_thing_value_t.place
    {817, as(Kind::Opaque, 0, 1), offsetof(ur_thing_value_t, place), 0, 0, false, Ownership::None},
    // ur_thing_properties_t.stype
    {840, as(Kind::Enum, 4, 0, EnumerationId::ur_structure_type_t), offsetof(ur_thing_properties_t, stype), 0, 0, false,
     Ownership::None},
    // ur_thing_properties_t.pNext
    {846, as(Kind::Chain, 0, 1), offsetof(ur_thing_properties_t, pNext), 0, 0, false, Ownership::None},
    // ur_thing_properties_t.flags
    {852, as(Kind::Flags, 4, 0, EnumerationId::ur_thing_flag_t), offsetof(ur_thing_properties_t, flags), 0, 0, false,
     Ownership::None},
    // ur_thing_properties_t.sizes
    {858, as(Kind::Unsigned, sizeof(size_t), 0), offsetof(ur_thing_properties_t, sizes), 3, 0, false, Ownership::None},
    // ur_thing_properties_t.kind
    {864, as(Kind::Enum, 4, 0, EnumerationId::ur_thing_info_t), offsetof(ur_thing_properties_t, kind), 0, 0, false,
     Ownership::None},
    // ur_thing_properties_t.value
    {869, as(Kind::Record, sizeof(ur_thing_value_t), 0, RecordId::ur_thing_value_t),
     offsetof(ur_thing_properties_t, value), 0, 0, false, Ownership::None},
    // ur_thing_properties_t.count
    {875, as(Kind::Unsigned, sizeof(uint32_t), 0), offsetof(ur_thing_properties_t, count), 0, 0, false,
     Ownership::None},
    // ur_thing_properties_t.pNumbers
    {881, as(Kind::Unsigned, sizeof(uint32_t), 1), offsetof(ur_thing_properties_t, pNumbers), 0, 7, false,
     Ownership::None},
    // ur_thing_properties_t.numParts
    {890, as(Kind::Unsigned, sizeof(uint32_t), 0), offsetof(ur_thing_properties_t, numParts), 0, 0, false,
     Ownership::None},
    // ur_thing_properties_t.pParts
    {899, as(Kind::Record, sizeof(ur_thing_part_t), 1, RecordId::ur_thing_part_t),
     offsetof(ur_thing_properties_t, pParts), 0, 9, false, Ownership::None},
    // ur_thing_properties_t.pMain
    {906, as(Kind::Record, sizeof(ur_thing_part_t), 1, RecordId::ur_thing_part_t),
     offsetof(ur_thing_properties_t, pMain), 0, 0, false, Ownership::None},
    // ur_thing_part_t.stype
    {840, as(Kind::Enum, 4, 0, EnumerationId::ur_structure_type_t), offsetof(ur_thing_part_t, stype), 0, 0, false,
     Ownership::None},
    // ur_thing_part_t.pNext
    {846, as(Kind::Chain, 0, 1), offsetof(ur_thing_part_t, pNext), 0, 0, false, Ownership::None},
    // ur_adapter_get_params_t.NumEntries
    {950, as(Kind::Unsigned, sizeof(uint32_t), 0), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_adapter_get_params_t.phAdapters
    {961, as(Kind::Address, 8, 1, HandleId::ur_adapter_handle_t), 1 * sizeof(void *), 0, 1, true, Ownership::New},
    // ur_adapter_get_params_t.pNumAdapters
    {972, as(Kind::Unsigned, sizeof(uint32_t), 1), 2 * sizeof(void *), 0, 0, true, Ownership::None},
    // ur_thing_create_params_t.hAdapter
    {1009, as(Kind::Address, 8, 0, HandleId::ur_adapter_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_create_params_t.pProperties
    {1018, as(Kind::Record, sizeof(ur_thing_properties_t), 1, RecordId::ur_thing_properties_t), 1 * sizeof(void *), 0,
     0, false, Ownership::None},
    // ur_thing_create_params_t.phThing
    {1030, as(Kind::Address, 8, 1, HandleId::ur_thing_handle_t), 2 * sizeof(void *), 0, 0, true, Ownership::New},
    // ur_thing_retain_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::Retained},
    // ur_thing_release_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::Released},
    // ur_thing_get_info_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_get_info_params_t.propName
    {1121, as(Kind::Enum, 4, 0, EnumerationId::ur_thing_info_t), 1 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_get_info_params_t.propSize
    {1130, as(Kind::Unsigned, sizeof(size_t), 0), 2 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_get_info_params_t.pPropValue
    {1139, as(Kind::Opaque, 0, 1), 3 * sizeof(void *), 0, 0, true, Ownership::None},
    // ur_thing_get_info_params_t.pPropSizeRet
    {1150, as(Kind::Unsigned, sizeof(size_t), 1), 4 * sizeof(void *), 0, 0, true, Ownership::None},
    // ur_thing_wait_params_t.count
    {875, as(Kind::Unsigned, sizeof(uint32_t), 0), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_wait_params_t.phThings
    {1190, as(Kind::Address, 8, 1, HandleId::ur_thing_handle_t), 1 * sizeof(void *), 0, 1, false, Ownership::None},
    // ur_thing_copy_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.blocking
    {1222, as(Kind::Bool, 1, 0), 1 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.pPattern
    {1231, as(Kind::Opaque, 0, 1), 2 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.size
    {1240, as(Kind::Unsigned, sizeof(size_t), 0), 3 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.patternSize
    {1245, as(Kind::Unsigned, sizeof(size_t), 0), 4 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.numProperties
    {1257, as(Kind::Unsigned, sizeof(uint32_t), 0), 5 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.pProperties
    {1018, as(Kind::Record, sizeof(ur_thing_properties_t), 1, RecordId::ur_thing_properties_t), 6 * sizeof(void *), 0,
     6, false, Ownership::None},
    // ur_thing_copy_params_t.pSizes
    {1271, as(Kind::Unsigned, sizeof(size_t), 1), 7 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_copy_params_t.ppCopy
    {1278, as(Kind::Opaque, 0, 2), 8 * sizeof(void *), 0, 0, true, Ownership::New},
    // ur_thing_spark_exp_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_spark_exp_params_t.pfnDone
    {1308, as(Kind::Address, 8, 0), 1 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_thing_spark_exp_params_t.phSpark
    {1316, as(Kind::Address, 8, 1, HandleId::ur_thing_handle_t), 2 * sizeof(void *), 0, 0, true, Ownership::New},
    // ur_thing_quench_exp_params_t.hThing
    {1063, as(Kind::Address, 8, 0, HandleId::ur_thing_handle_t), 0 * sizeof(void *), 0, 0, false, Ownership::Released},
    // ur_laneway_thing_glow_params_t.count
    {875, as(Kind::Unsigned, sizeof(uint32_t), 0), 0 * sizeof(void *), 0, 0, false, Ownership::None},
    // ur_laneway_thing_glow_params_t.phThings
    {1190, as(Kind::Address, 8, 1, HandleId::ur_thing_handle_t), 1 * sizeof(void *), 0, 1, false, Ownership::None},
};

const Record kRecords[] = {
    {823, 0, 2, RecordKind::Union}, // ur_thing_value_t
    {912, 2, 11, RecordKind::Struct}, // ur_thing_properties_t
    {934, 13, 2, RecordKind::Struct}, // ur_thing_part_t
    {985, 15, 3, RecordKind::Params}, // ur_adapter_get_params_t
    {1038, 18, 3, RecordKind::Params}, // ur_thing_create_params_t
    {1070, 21, 1, RecordKind::Params}, // ur_thing_retain_params_t
    {1095, 22, 1, RecordKind::Params}, // ur_thing_release_params_t
    {1163, 23, 5, RecordKind::Params}, // ur_thing_get_info_params_t
    {1199, 28, 2, RecordKind::Params}, // ur_thing_wait_params_t
    {1285, 30, 9, RecordKind::Params}, // ur_thing_copy_params_t
    {1324, 39, 3, RecordKind::Params}, // ur_thing_spark_exp_params_t
    {1352, 42, 1, RecordKind::Params}, // ur_thing_quench_exp_params_t
    {1381, 43, 0, RecordKind::Params}, // ur_thing_set_up_exp_params_t
    {1410, 43, 2, RecordKind::Params}, // ur_laneway_thing_glow_params_t
};

const RecordOf kStructures[] = {
    {UR_STRUCTURE_TYPE_THING_PROPERTIES, RecordId::ur_thing_properties_t},
    {UR_STRUCTURE_TYPE_THING_PART, RecordId::ur_thing_part_t},
};
const std::uint16_t kStructureCount = 2;

const RecordOf kFunctions[] = {
    {UR_FUNCTION_ADAPTER_GET, RecordId::ur_adapter_get_params_t},
    {UR_FUNCTION_THING_CREATE, RecordId::ur_thing_create_params_t},
    {UR_FUNCTION_THING_RETAIN, RecordId::ur_thing_retain_params_t},
    {UR_FUNCTION_THING_RELEASE, RecordId::ur_thing_release_params_t},
    {UR_FUNCTION_THING_GET_INFO, RecordId::ur_thing_get_info_params_t},
    {UR_FUNCTION_THING_WAIT, RecordId::ur_thing_wait_params_t},
    {UR_FUNCTION_THING_COPY, RecordId::ur_thing_copy_params_t},
    {UR_FUNCTION_THING_SPARK_EXP, RecordId::ur_thing_spark_exp_params_t},
    {UR_FUNCTION_THING_QUENCH_EXP, RecordId::ur_thing_quench_exp_params_t},
    {UR_FUNCTION_THING_SET_UP_EXP, RecordId::ur_thing_set_up_exp_params_t},
    {UR_FUNCTION_LANEWAY_THING_GLOW, RecordId::ur_laneway_thing_glow_params_t},
};
const std::uint16_t kFunctionCount = 11;

} // namespace ur::reflection
