// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The toy vendor's library, as small as one can be: a device that runs each command at once, on the thread that gives
// it. Its kernels are shared objects (ur_native_cpu_kernel.h). In a real adapter, this is the vendor's.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

#include <chrono>

namespace toy {

inline uint64_t now() {
  return static_cast<uint64_t>(std::chrono::nanoseconds(std::chrono::steady_clock::now().time_since_epoch()).count());
}

/// The end of a command: all there is to know about it.
struct Done {
  ur_result_t result;
  uint64_t startNs, endNs;
};

/// A loaded shared object; without a module: it was none, or has no kernels.
struct Image {
  std::unique_ptr<void, int (*)(void *)> library{nullptr, dlclose};
  const ur_native_cpu_module_t *module = nullptr;

  explicit Image(std::span<const uint8_t> bytes) {
    const int file = memfd_create("toy", MFD_CLOEXEC);
    if (write(file, bytes.data(), bytes.size()) == static_cast<ssize_t>(bytes.size()))
      library.reset(dlopen(("/proc/self/fd/" + std::to_string(file)).c_str(), RTLD_NOW | RTLD_LOCAL));
    close(file);
    if (library)
      module = static_cast<const ur_native_cpu_module_t *>(dlsym(library.get(), "ur_native_cpu_module"));
  }
  std::span<const ur_native_cpu_kernel_t> kernels() const { return {module->kernels, module->num_kernels}; }
};

/// Runs all work-groups of a launch, one after the other.
inline ur_result_t run(const ur_native_cpu_kernel_t &kernel, const ur::core::LaunchDesc &desc) {
  struct alignas(64) Line {
    char bytes[64];
  };
  std::vector<std::vector<Line>> local;
  std::vector<const void *> args;
  for (const ur::core::KernelArg &arg : desc.args)
    args.push_back(arg.data ? arg.data : local.emplace_back(arg.size / sizeof(Line) + 1).data());
  std::vector<Line> own(kernel.local_memory_size / sizeof(Line) + 1);
  ur_native_cpu_group_t group{};
  group.dims = desc.dims;
  group.local_memory = own.data();
  group.args = args.data();
  for (int i = 0; i < 3; ++i) {
    group.global_offset[i] = desc.globalOffset[i];
    group.global_size[i] = desc.globalSize[i];
    group.local_size[i] = desc.localSize[i];
    group.num_groups[i] = desc.globalSize[i] / desc.localSize[i];
  }
  for (group.group_id[2] = 0; group.group_id[2] < group.num_groups[2]; ++group.group_id[2]) {
    for (group.group_id[1] = 0; group.group_id[1] < group.num_groups[1]; ++group.group_id[1]) {
      for (group.group_id[0] = 0; group.group_id[0] < group.num_groups[0]; ++group.group_id[0]) {
        if (kernel.entry(&group) != 0)
          return UR_RESULT_ERROR_UNKNOWN;
      }
    }
  }
  return UR_RESULT_SUCCESS;
}

} // namespace toy
