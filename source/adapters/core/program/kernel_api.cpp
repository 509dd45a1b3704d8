// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/program/work_groups.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

/// A device's position in the kernel's context; null means the only one there. Throws INVALID_DEVICE.
uint32_t positionOf(const Kernel &kernel, const Device *device) {
  const Context &context = kernel.context();
  if (!device && context.devices().size() != 1)
    throw UR_RESULT_ERROR_INVALID_DEVICE;
  return device ? context.indexOf(device) : 0;
}

/// Sub-groups of the largest size that a work-group of the largest size has.
uint32_t subGroupSize(const KernelFacts &kernel, const DeviceFacts &device) noexcept {
  if (kernel.maxSubGroupSize != 0)
    return kernel.maxSubGroupSize;
  return device.subGroupSizes.empty() ? 1 : *std::max_element(device.subGroupSizes.begin(), device.subGroupSizes.end());
}

} // namespace

namespace api {

ur_result_t urKernelCreate(ur_program_handle_t program, const char *name, ur_kernel_handle_t *kernel) {
  *kernel = new Kernel(*program, name);
  return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetInfo(ur_kernel_handle_t kernel, ur_kernel_info_t query, size_t size, void *value,
                            size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const KernelFacts &facts = kernel->facts();
  switch (query) {
  case UR_KERNEL_INFO_FUNCTION_NAME:
    return info.text<UR_KERNEL_INFO_FUNCTION_NAME>(kernel->name());
  case UR_KERNEL_INFO_NUM_ARGS:
    return facts.argsKnown || facts.argCountKnown
               ? info.put<UR_KERNEL_INFO_NUM_ARGS>(static_cast<uint32_t>(facts.args.size()))
               : UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
  case UR_KERNEL_INFO_REFERENCE_COUNT:
    return info.put<UR_KERNEL_INFO_REFERENCE_COUNT>(kernel->users());
  case UR_KERNEL_INFO_CONTEXT:
    return info.put<UR_KERNEL_INFO_CONTEXT>(&kernel->context());
  case UR_KERNEL_INFO_PROGRAM:
    return info.put<UR_KERNEL_INFO_PROGRAM>(&kernel->program());
  case UR_KERNEL_INFO_ATTRIBUTES:
    return info.text<UR_KERNEL_INFO_ATTRIBUTES>(facts.attributes);
  case UR_KERNEL_INFO_NUM_REGS:
    return info.known<UR_KERNEL_INFO_NUM_REGS>(facts.numRegs);
  case UR_KERNEL_INFO_SPILL_MEM_SIZE: {
    std::vector<uint32_t> sizes;
    for (size_t i = 0; i < kernel->program().deviceCount(); ++i) {
      const uint32_t index = kernel->context().indexOf(&kernel->program().device(i));
      sizes.push_back(static_cast<uint32_t>(kernel->devices()[index].facts.spillMemSize));
    }
    return info.array<UR_KERNEL_INFO_SPILL_MEM_SIZE>(sizes);
  }
  default:
    return unanswered(query);
  }
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t kernel, ur_device_handle_t device, ur_kernel_group_info_t query,
                                 size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const Kernel::PerDevice &on = kernel->on(positionOf(*kernel, device));
  const KernelFacts &facts = on.facts;
  switch (query) {
  case UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE:
    return info.put<UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE>(on.limits.total);
  case UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE:
    return info.array<UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE>(facts.requiredGroupSize);
  case UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE:
    return info.put<UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE>(facts.localMemSize);
  case UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
    return info.put<UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE>(size_t{facts.preferredGroupMultiple});
  case UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE:
    return info.put<UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE>(facts.privateMemSize);
  case UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE:
    return facts.maxGroupSizePerDim[0] != 0
               ? info.array<UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE>(facts.maxGroupSizePerDim)
               : unanswered(query);
  case UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE:
    return info.known<UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE>(facts.statedGroupSize);
  default: // the global size is that of built-in kernels
    return unanswered(query);
  }
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                    ur_kernel_sub_group_info_t query, size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const uint32_t index = positionOf(*kernel, device);
  const Kernel::PerDevice &on = kernel->on(index);
  const uint32_t width = subGroupSize(on.facts, kernel->context().devices()[index]->facts());
  switch (query) {
  case UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE:
    return info.put<UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE>(width);
  case UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS: {
    const size_t largest = on.limits.total;
    return info.put<UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS>(static_cast<uint32_t>((largest + width - 1) / width));
  }
  case UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS:
    return info.put<UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS>(on.facts.requiredSubGroups);
  case UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL:
    return info.put<UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL>(on.facts.requiredSubGroupSize);
  default:
    return unanswered(query);
  }
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t kernel, ur_kernel_exec_info_t query, size_t size,
                                const ur_kernel_exec_info_properties_t *, const void *value) {
  // All USM of a context is resident and reachable as long as it is allocated, so the first two have nothing to change.
  switch (query) {
  case UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS:
    return size == sizeof(ur_bool_t) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
  case UR_KERNEL_EXEC_INFO_USM_PTRS:
    return size % sizeof(void *) == 0 ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_SIZE;
  case UR_KERNEL_EXEC_INFO_CACHE_CONFIG: {
    ur_kernel_cache_config_t config{};
    if (size != sizeof config)
      return UR_RESULT_ERROR_INVALID_SIZE;
    std::memcpy(&config, value, sizeof config);
    if (config > UR_KERNEL_CACHE_CONFIG_LARGE_DATA)
      return UR_RESULT_ERROR_INVALID_ENUMERATION;
    for (const Kernel::PerDevice &device : kernel->devices()) {
      if (device.native)
        check(kernel->context().driver().setCacheConfig(device.native, config));
    }
    return UR_RESULT_SUCCESS;
  }
  default:
    return unanswered(query);
  }
}

ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t kernel, ur_device_handle_t device, uint32_t dims,
                                                    const size_t *localSize, size_t localMemory, uint32_t *groups) {
  const uint32_t index = kernel->context().indexOf(device);
  const Kernel::PerDevice &on = kernel->on(index);
  LaunchDesc one;
  one.dims = dims;
  std::copy_n(localSize, dims, one.localSize);
  std::copy_n(localSize, dims, one.globalSize);
  // A launch of one group of that size must be possible.
  divideIntoGroups(on, device->facts(), one);
  const size_t most = device->facts().localMemSize;
  if (localMemory > most || on.facts.localMemSize > most - localMemory)
    return UR_RESULT_ERROR_INVALID_VALUE;
  *groups = cooperativeGroups(*kernel, index, one.localSize, localMemory);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
