// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the layer that lets calls fail: each is the layer's one action. In a file of its own, which is
// optimised for size.
#include "layers/faults/faults.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::faults {

constinit const CallTable kTable = tableThrough<Count>();

} // namespace ur::layers::faults
