// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the layer of tools: each is the layer's one action. In a file of its own, which is optimised for
// size.
#include "layers/callbacks/callbacks.hpp"

#include "layers/thunk.hpp"

namespace ur::layers::callbacks {

constinit const CallTable kTable = tableThrough<Report>();

} // namespace ur::layers::callbacks
