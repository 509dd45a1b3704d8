// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/handles.hpp"

namespace ur::layers {

using reflection::HandleId;
using reflection::RecordId;

constinit const HandleKind kHandleKinds[] = {
    {"", "", UR_RESULT_ERROR_INVALID_ARGUMENT, false},
    {"adapter", "ur_adapter_handle_t", UR_RESULT_ERROR_INVALID_ARGUMENT, false},
    {"thing", "ur_thing_handle_t", UR_RESULT_ERROR_INVALID_ARGUMENT, true},
};

constinit const LentHandle kLentHandles[] = {
};
const size_t kLentHandleCount = 0;

} // namespace ur::layers
