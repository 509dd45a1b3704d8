// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake's code: an ELF file as AMD's compiler makes it for gfx90a, with the note that tells of kernels and the
// symbols that others see, but with the fake CUDA driver's text (fakes/cuda/modules.hpp) where the instructions would
// be. A line
// "// function: NAME" in it is a function that isn't a kernel.
#pragma once

#include <string>

namespace ur::hip::fake {

/// Of a text of lines "// kernels: PATH" and "// function: NAME". Empty: there are no such kernels; the log says so.
[[nodiscard]] std::string makeCodeObject(const std::string &text, std::string *log);
/// The text in a code object, as the driver below loads it. Empty: it is none for this device.
[[nodiscard]] std::string textOf(const void *image);

} // namespace ur::hip::fake
