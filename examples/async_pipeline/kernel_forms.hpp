// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The kernels in the forms that devices take, as files.
#pragma once

#include "unified-runtime/ur.hpp"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace pipeline {

/// One file of kernels.
struct KernelForm {
  std::filesystem::path file;
  bool compiled = true; ///< a binary for urProgramCreateWithBinary, else a program text for urProgramCreateWithIL
};

/// The forms in the folder that the device takes, best first; none: it takes none of any kind. Throws InputError where
/// it takes one that the folder doesn't have.
std::vector<KernelForm> formsFor(const ur::Device &device, const std::filesystem::path &folder);

/// Throws InputError where the file can't be read.
std::vector<uint8_t> readKernels(const KernelForm &form);

} // namespace pipeline
