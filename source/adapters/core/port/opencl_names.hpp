// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What OpenCL calls the abilities of a device.
#pragma once

#include "adapters/core/port/facts.hpp"

namespace ur::core {

/// SYCL's runtime knows abilities of all devices by these names: without the first it gives a device no SPIR-V, without
/// the next two it says that the device lacks the types, and without the one of assertions it adds functions of its own
/// to programs that have them. Throws bad_alloc.
[[nodiscard]] inline std::vector<std::string> namesInOpenCl(const DeviceFacts &facts) {
  std::vector<std::string> names;
  const auto name = [&](bool has, std::initializer_list<const char *> of) {
    if (has)
      names.insert(names.end(), of.begin(), of.end());
  };
  const bool takesSpirv = facts.supportedIl.find("SPIR-V") != std::string::npos;
  name(takesSpirv, {"cl_khr_il_program"});
  name(facts.halfFp != 0, {"cl_khr_fp16"});
  name(facts.doubleFp != 0, {"cl_khr_fp64"});
  name(facts.atomic64, {"cl_khr_int64_base_atomics", "cl_khr_int64_extended_atomics"});
  name(!facts.subGroupSizes.empty(), {"cl_khr_subgroups"});
  name(facts.language.bfloat16Conversions, {"cl_intel_bfloat16_conversions"});
  name(takesSpirv && facts.language.nativeAssert, {"cl_intel_devicelib_assert"});
  return names;
}

} // namespace ur::core
