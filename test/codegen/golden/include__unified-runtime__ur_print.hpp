// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values of the API in C++ streams. A value of a flags type is a plain number: cast it to its enumeration to
// print it.
#pragma once

#if __cplusplus < 201703L
#error "ur_print.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_print.h"

#include <ostream>
#include <string>

namespace ur::print {

/// The text that one of the functions of ur_print.h gives; empty where it fails.
template <typename Function, typename... Values>
[[nodiscard]] std::string text(Function print, const Values &...values) {
  std::size_t size = 0;
  if (print(values..., nullptr, 0, &size) != UR_RESULT_SUCCESS || size == 0) {
    return {};
  }
  std::string result(size, '\0');
  if (print(values..., result.data(), size, nullptr) != UR_RESULT_SUCCESS) {
    return {};
  }
  result.resize(size - 1);
  return result;
}

} // namespace ur::print

inline std::ostream &operator<<(std::ostream &out, enum ur_function_t value) {
  return out << ur::print::text(urPrintFunction, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_structure_type_t value) {
  return out << ur::print::text(urPrintStructureType, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_result_t value) {
  return out << ur::print::text(urPrintResult, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_api_version_t value) {
  return out << ur::print::text(urPrintApiVersion, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_thing_info_t value) {
  return out << ur::print::text(urPrintThingInfo, value);
}
inline std::ostream &operator<<(std::ostream &out, enum ur_thing_flag_t value) {
  return out << ur::print::text(urPrintThingFlags, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_properties_t &value) {
  return out << ur::print::text(urPrintThingProperties, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_part_t &value) {
  return out << ur::print::text(urPrintThingPart, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_set_up_exp_params_t *value) {
  return out << ur::print::text(urPrintThingSetUpExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_adapter_get_params_t *value) {
  return out << ur::print::text(urPrintAdapterGetParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_create_params_t *value) {
  return out << ur::print::text(urPrintThingCreateParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_retain_params_t *value) {
  return out << ur::print::text(urPrintThingRetainParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_release_params_t *value) {
  return out << ur::print::text(urPrintThingReleaseParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_get_info_params_t *value) {
  return out << ur::print::text(urPrintThingGetInfoParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_wait_params_t *value) {
  return out << ur::print::text(urPrintThingWaitParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_copy_params_t *value) {
  return out << ur::print::text(urPrintThingCopyParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_spark_exp_params_t *value) {
  return out << ur::print::text(urPrintThingSparkExpParams, value);
}
inline std::ostream &operator<<(std::ostream &out, const struct ur_thing_quench_exp_params_t *value) {
  return out << ur::print::text(urPrintThingQuenchExpParams, value);
}
