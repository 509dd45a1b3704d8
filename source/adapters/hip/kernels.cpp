// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/kernels.hpp"

#include <algorithm>

namespace ur::hip {

ur_result_t readNames(const Module &, const CodeFacts &facts, std::vector<std::string> *names) {
  *names = facts.kernels();
  return UR_RESULT_SUCCESS;
}

core::KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel) {
  const Device &device = kernel->module->device();
  const Api &api = device.api();
  if (const std::vector<KernelParam> *params = facts.params(name)) {
    kernel->params = *params;
    kernel->paramsKnown = true;
    const size_t end = params->empty() ? 0 : params->back().offset + params->back().size;
    kernel->packedSize = end <= Kernel::kMostPacked ? end : 0;
  }
  const auto get = [&](hipFunction_attribute attribute) {
    int value = 0;
    return api.hipFuncGetAttribute(&value, attribute, kernel->function) == hipSuccess ? static_cast<size_t>(value) : 0;
  };
  core::KernelFacts read;
  read.name = name;
  read.argCountKnown = kernel->paramsKnown;
  read.args.resize(kernel->params.size());
  read.maxGroupSize = get(HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
  read.localMemSize = get(HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
  // Scratch memory holds what has no room in registers, be it spilled or an array: the runtime doesn't tell them apart.
  read.privateMemSize = read.spillMemSize = get(HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
  read.numRegs = static_cast<uint32_t>(get(HIP_FUNC_ATTRIBUTE_NUM_REGS));
  read.maxSubGroupSize = read.preferredGroupMultiple = device.limits().subGroupSize;
  int groups = 0, items = 0;
  if (api.hipModuleOccupancyMaxPotentialBlockSize &&
      api.hipModuleOccupancyMaxPotentialBlockSize(&groups, &items, kernel->function, 0, 0) == hipSuccess)
    read.bestGroupSize = static_cast<size_t>(std::max(0, items));
  facts.complete(name, read);
  return read;
}

} // namespace ur::hip
