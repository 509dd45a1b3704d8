// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of the API's types in the tables of common/reflection.hpp.
#pragma once

#include <cstdint>

namespace ur::reflection {

enum class EnumerationId : std::uint16_t {
  ur_function_t,
  ur_structure_type_t,
  ur_result_t,
  ur_api_version_t,
  ur_thing_info_t,
  ur_thing_flag_t,
};

/// A kind of handle; None for what is no handle.
enum class HandleId : std::uint16_t {
  None,
  ur_adapter_handle_t,
  ur_thing_handle_t,
};

enum class RecordId : std::uint16_t {
  ur_thing_value_t,
  ur_thing_properties_t,
  ur_thing_part_t,
  ur_adapter_get_params_t,
  ur_thing_create_params_t,
  ur_thing_retain_params_t,
  ur_thing_release_params_t,
  ur_thing_get_info_params_t,
  ur_thing_wait_params_t,
  ur_thing_copy_params_t,
  ur_thing_spark_exp_params_t,
  ur_thing_quench_exp_params_t,
  ur_thing_set_up_exp_params_t,
  ur_laneway_thing_glow_params_t,
};

} // namespace ur::reflection
