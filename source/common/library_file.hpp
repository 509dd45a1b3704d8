// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether a file that is to be opened as a shared library is whole. The dynamic linker maps what the program headers
// say and reads it: where a copy or a download was cut short, or its end was never written and reads as zeros, that
// ends the process by a signal instead of an error.
#pragma once

#include <string>

namespace ur {

/// What is wrong with the file's extent or its dynamic table, as half a sentence; empty where nothing is, or where the
/// linker itself answers an error without harm: no such file, no ELF file, one of another machine. Reads a few
/// kilobytes of the file. Throws std::bad_alloc only.
[[nodiscard]] std::string damageOfLibraryFile(const std::string &path);

/// The file that the linker would find first for a soname in LD_LIBRARY_PATH and the program's own folders; empty where
/// none of them has it (then its cache decides, which the system keeps).
[[nodiscard]] std::string fileOfSoname(const std::string &soname);

} // namespace ur
