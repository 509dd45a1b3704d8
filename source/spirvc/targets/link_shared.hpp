// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Makes a shared object of object files, by LLVM's linker in this process.
#pragma once

#include <span>
#include <string>

namespace ur::spirvc {

/// `options`: of ld.lld, and libraries that the shared object may need, behind the objects. Nothing stays undefined
/// that none of them has. Throws Refused. One thread at a time.
[[nodiscard]] std::string linkShared(std::span<const std::string> objects, std::span<const std::string> options);

} // namespace ur::spirvc
