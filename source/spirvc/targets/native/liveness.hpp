// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "spirvc/targets/native/slots.hpp"

namespace ur::spirvc::native {

/// Slots that are read behind a meeting of the work-group before they are written again, or that it uses itself, go to
/// the context. `direct`: the slots that are only loaded and stored.
void keepBehindMeetings(Plan &plan, const llvm::DenseMap<const llvm::AllocaInst *, bool> &direct);

} // namespace ur::spirvc::native
