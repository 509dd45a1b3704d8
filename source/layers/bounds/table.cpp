// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the layer for bounds: each is the layer's one action. In a file of its own, which is optimised for
// size.
#include "layers/bounds/bounds.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::bounds {

constinit const CallTable kTable = tableThrough<Check>();

} // namespace ur::layers::bounds
