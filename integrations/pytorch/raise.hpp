// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Exceptions that PyTorch knows.
#pragma once

namespace ur::torch {

/// Throws PyTorch's c10::OutOfMemoryError, which becomes torch.OutOfMemoryError; where that can't be made, with a
/// libc10 of another kind, std::runtime_error, which becomes RuntimeError.
[[noreturn]] void raiseOutOfMemory(const char *text);

} // namespace ur::torch
