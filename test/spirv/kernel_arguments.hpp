// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments of kernels as launches take them. What they point to has to outlive the launch's call.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstddef>

namespace ur::test {

using Argument = ur_exp_kernel_arg_properties_t;

/// So many bytes of work-group memory.
struct Local {
  size_t size;
};

inline Argument argument(ur_exp_kernel_arg_type_t type, size_t size) {
  Argument made{};
  made.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  made.type = type;
  made.size = size;
  return made;
}
/// A value, copied by the call.
template <typename T>
Argument valueArgument(const T &value) {
  Argument made = argument(UR_EXP_KERNEL_ARG_TYPE_VALUE, sizeof value);
  made.value.value = &value;
  return made;
}
inline Argument localArgument(const Local &local) {
  return argument(UR_EXP_KERNEL_ARG_TYPE_LOCAL, local.size);
}

} // namespace ur::test
