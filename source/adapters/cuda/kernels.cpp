// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/kernels.hpp"

#include <algorithm>

namespace ur::cuda {

using namespace core;

namespace {

int attributeOf(const Api &api, CUfunction function, CUfunction_attribute attribute) noexcept {
  int value = 0;
  return api.cuFuncGetAttribute(&value, attribute, function) == CUDA_SUCCESS ? value : 0;
}

/// The kernel's parameters, if the driver says, or else its code.
void readParams(const Api &api, const CodeFacts &facts, const char *name, Kernel *kernel) {
  if (api.cuFuncGetParamInfo) {
    KernelParam param{};
    CUresult result = CUDA_SUCCESS;
    while ((result = api.cuFuncGetParamInfo(kernel->function, kernel->params.size(), &param.offset, &param.size)) ==
           CUDA_SUCCESS)
      kernel->params.push_back(param);
    kernel->paramsKnown = result == CUDA_ERROR_INVALID_VALUE; // past the last
  } else if (const std::vector<KernelParam> *params = facts.params(name)) {
    kernel->params = *params;
    kernel->paramsKnown = true;
  }
  if (kernel->paramsKnown && !kernel->params.empty() && api.cuLaunchKernelEx) {
    const KernelParam &last = kernel->params.back();
    kernel->packedSize = last.offset + last.size <= Kernel::kMostPacked ? last.offset + last.size : 0;
  }
}

KernelFacts factsOf(const Device &device, const char *name, CUfunction function) {
  const auto get = [&](CUfunction_attribute attribute) {
    return static_cast<size_t>(attributeOf(device.api(), function, attribute));
  };
  KernelFacts facts;
  facts.name = name;
  facts.maxGroupSize = get(CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK);
  facts.localMemSize = get(CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
  // Local memory holds what has no room in registers, be it spilled or an array: the driver doesn't tell them apart.
  facts.privateMemSize = facts.spillMemSize = get(CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES);
  facts.numRegs = static_cast<uint32_t>(get(CU_FUNC_ATTRIBUTE_NUM_REGS));
  facts.maxSubGroupSize = facts.preferredGroupMultiple = 32;
  int groups = 0, items = 0;
  if (device.api().cuOccupancyMaxPotentialBlockSize &&
      device.api().cuOccupancyMaxPotentialBlockSize(&groups, &items, function, nullptr, 0, 0) == CUDA_SUCCESS)
    facts.bestGroupSize = static_cast<size_t>(std::max(0, items));
  return facts;
}

} // namespace

CUresult prepareFunction(const Device &device, CUfunction function) noexcept {
  const Api &api = device.api();
  if (api.cuFuncLoad) {
    if (const CUresult result = api.cuFuncLoad(function); result != CUDA_SUCCESS)
      return result;
  }
  const int shared = attributeOf(api, function, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
  return api.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                std::max(0, device.limits().maxSharedMemory - shared));
}

ur_result_t readNames(const Module &module, const CodeFacts &facts, std::vector<std::string> *names) {
  const Device &device = module.device();
  const Api &api = device.api();
  std::vector<std::string> found;
  if (api.cuModuleGetFunctionCount && api.cuModuleEnumerateFunctions && api.cuFuncGetName) {
    unsigned count = 0;
    std::vector<CUfunction> functions;
    const Current current(api, device.context());
    CUresult result = current.result();
    if (result == CUDA_SUCCESS)
      result = api.cuModuleGetFunctionCount(&count, module.native());
    functions.resize(count);
    if (result == CUDA_SUCCESS && count != 0)
      result = api.cuModuleEnumerateFunctions(functions.data(), count, module.native());
    for (size_t i = 0; i < functions.size() && result == CUDA_SUCCESS; ++i) {
      const char *name = nullptr;
      result = api.cuFuncGetName(&name, functions[i]);
      if (result == CUDA_SUCCESS)
        found.emplace_back(name);
    }
    if (result != CUDA_SUCCESS)
      return translate(result);
  } else {
    found = facts.kernels();
  }
  *names = std::move(found);
  return UR_RESULT_SUCCESS;
}

KernelFacts describeKernel(const CodeFacts &facts, const char *name, Kernel *kernel) {
  readParams(kernel->module->device().api(), facts, name, kernel);
  kernel->leastGroupMemory = facts.leastGroupMemory;
  KernelFacts read = factsOf(kernel->module->device(), name, kernel->function);
  read.argCountKnown = kernel->paramsKnown;
  read.args.resize(kernel->params.size());
  facts.complete(name, read);
  return read;
}

ur_result_t setCache(Kernel *kernel, ur_kernel_cache_config_t config) noexcept {
  Kernel &of = *kernel;
  const Device &device = of.module->device();
  const Api &api = device.api();
  of.graphs.giveUp();
  if (!api.cuFuncSetCacheConfig)
    return UR_RESULT_SUCCESS; // a hint
  const CUfunc_cache wanted = config == UR_KERNEL_CACHE_CONFIG_LARGE_SLM    ? CU_FUNC_CACHE_PREFER_SHARED
                              : config == UR_KERNEL_CACHE_CONFIG_LARGE_DATA ? CU_FUNC_CACHE_PREFER_L1
                                                                            : CU_FUNC_CACHE_PREFER_NONE;
  return translate(device.with([&] {
    const CUresult result = api.cuFuncSetCacheConfig(of.function, wanted);
    const CUfunction withOffset = of.withOffset;
    return result == CUDA_SUCCESS && withOffset ? api.cuFuncSetCacheConfig(withOffset, wanted) : result;
  }));
}

} // namespace ur::cuda
