// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the spec says about kinds of handles, as data. The tables are generated (layers/generated/handles.cpp).
#pragma once

#include "common/reflection.hpp"
#include "unified-runtime/ur_api.h"

#include <cstddef>

namespace ur::layers {

struct HandleKind {
  const char *name;  // as in sentences
  const char *type;  // in C
  ur_result_t error; // for a handle that isn't one of this kind
  bool released;     // callers own references to it; else whatever made it owns it
};

/// By HandleId; the first entry stands for no handle.
extern const HandleKind kHandleKinds[];

/// A query whose value holds handles, which stay the owner's.
struct LentHandle {
  reflection::RecordId function;
  uint32_t query;
  reflection::HandleId handle;
};
extern const LentHandle kLentHandles[];
extern const size_t kLentHandleCount;

[[nodiscard]] inline const HandleKind &kindOf(reflection::HandleId handle) noexcept {
  return kHandleKinds[static_cast<size_t>(handle)];
}

} // namespace ur::layers
