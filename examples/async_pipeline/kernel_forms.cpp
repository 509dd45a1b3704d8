// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernel_forms.hpp"

#include "picture.hpp"

#include <fstream>
#include <iterator>
#include <string_view>

namespace pipeline {
namespace {

/// A form, and the target that a device must accept for it. Those of one target stand together, best first.
constexpr struct Known {
  const char *target;
  const char *file;
  bool compiled;
} known[] = {{UR_DEVICE_BINARY_TARGET_NATIVE_CPU, "async_pipeline_kernels.so", true},
             {UR_DEVICE_BINARY_TARGET_NVPTX64, "async_pipeline_kernels.ptx", true},
             {UR_DEVICE_BINARY_TARGET_NVPTX64, "async_pipeline_kernels.cu", false}};

/// The first of the forms of the target that the device prefers; null if it takes none of ours.
const Known *chosenBy(const ur::Device &device) {
  std::vector<ur_device_binary_t> binaries;
  for (const Known &form : known)
    binaries.push_back({UR_STRUCTURE_TYPE_DEVICE_BINARY, nullptr, form.target});
  uint32_t chosen = 0;
  const ur_result_t result = urDeviceSelectBinary(device, binaries.data(), uint32_t(binaries.size()), &chosen);
  return result == UR_RESULT_SUCCESS && chosen < binaries.size() ? &known[chosen] : nullptr;
}

} // namespace

std::vector<KernelForm> formsFor(const ur::Device &device, const std::filesystem::path &folder) {
  std::vector<KernelForm> forms;
  const Known *chosen = chosenBy(device);
  if (!chosen)
    return forms;
  for (const Known &form : known) {
    if (std::string_view(form.target) == chosen->target && std::filesystem::is_regular_file(folder / form.file))
      forms.push_back({folder / form.file, form.compiled});
  }
  if (forms.empty())
    throw InputError("can't read the kernels '" + (folder / chosen->file).string() + "' (see --kernels)");
  return forms;
}

std::vector<uint8_t> readKernels(const KernelForm &form) {
  std::ifstream file(form.file, std::ios::binary);
  if (!file)
    throw InputError("can't read the kernels '" + form.file.string() + "' (see --kernels)");
  return {std::istreambuf_iterator<char>(file), {}};
}

} // namespace pipeline
