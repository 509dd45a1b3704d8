// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/programs.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda/build_options.hpp"
#include "adapters/cuda/code.hpp"

#include <algorithm>
#include <cstring>

namespace ur::cuda {

using namespace core;

namespace {

constexpr std::string_view kOffsetForm = "_with_offset";

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

/// Makes a kernel ready to be launched without delay, with as much work-group memory as the device has.
CUresult prepare(const Device &device, CUfunction function) noexcept {
  const Api &api = device.api();
  if (api.cuFuncLoad)
    if (const CUresult result = api.cuFuncLoad(function); result != CUDA_SUCCESS)
      return result;
  const int shared = attributeOf(api, function, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES);
  return api.cuFuncSetAttribute(function, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                std::max(0, device.limits().maxSharedMemory - shared));
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

Module::~Module() {
  if (!owned_)
    return;
  (void)device_.with([&] { return device_.api().cuModuleUnload(native_); });
}

ur_result_t Programs::build(const Device &device, const ProgramDesc &desc, std::string *log,
                            NativeProgram *program) noexcept {
  return guarded([&] {
    Code code;
    ur_result_t result = makeCode(device, desc, false, log, &code);
    if (result == UR_RESULT_SUCCESS)
      result = load(device, std::move(code), desc.options, log, program);
    if (result == UR_RESULT_SUCCESS && desc.source == ProgramSource::binary)
      Program::of(*program).code = {}; // the core has it
    return result;
  });
}

ur_result_t Programs::load(const Device &device, Code code, const char *options, std::string *log,
                           NativeProgram *program) {
  const bool text = code.type == CU_JIT_INPUT_PTX;
  JitOptions given(options);
  CUmodule native = nullptr;
  const CUresult result = device.with([&] {
    return device.api().cuModuleLoadDataEx(&native, code.bytes.c_str(), given.count(), given.options(), given.values());
  });
  addLine(log, given.log());
  if (result != CUDA_SUCCESS) {
    if (log->empty())
      *log = "The driver answers " + cuda::nameOf(device.api(), result) + ".";
    return text && result == CUDA_ERROR_INVALID_PTX ? UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE : translate(result);
  }
  if (text && !given.others().empty())
    addLine(log, "The driver's compiler has no option " + given.others().front() + ": it is ignored.");
  auto module = std::make_shared<Module>(device, native);
  *program = reinterpret_cast<NativeProgram>(new Program{std::move(module), code.facts, std::move(code)});
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::names(NativeProgram program, std::vector<std::string> *names) noexcept {
  return guarded([&] {
    const Program &of = Program::of(program);
    const Device &device = of.module->device();
    const Api &api = device.api();
    std::vector<std::string> found;
    if (api.cuModuleGetFunctionCount && api.cuModuleEnumerateFunctions && api.cuFuncGetName) {
      unsigned count = 0;
      std::vector<CUfunction> functions;
      const Current current(api, device.context());
      CUresult result = current.result();
      if (result == CUDA_SUCCESS)
        result = api.cuModuleGetFunctionCount(&count, of.module->native());
      functions.resize(count);
      if (result == CUDA_SUCCESS && count != 0)
        result = api.cuModuleEnumerateFunctions(functions.data(), count, of.module->native());
      for (size_t i = 0; i < functions.size() && result == CUDA_SUCCESS; ++i) {
        const char *name = nullptr;
        result = api.cuFuncGetName(&name, functions[i]);
        if (result == CUDA_SUCCESS)
          found.emplace_back(name);
      }
      if (result != CUDA_SUCCESS)
        return translate(result);
    } else {
      found = of.facts.kernels();
    }
    // The other form of a kernel is no kernel of its own.
    std::erase_if(found, [](const std::string &name) { return name.ends_with(kOffsetForm); });
    *names = std::move(found);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const std::shared_ptr<Module> &module = Program::of(program).module;
    const Device &device = module->device();
    const Api &api = device.api();
    const Current current(api, device.context());
    auto made = std::make_unique<Kernel>(module);
    CUresult result = current.result();
    if (result == CUDA_SUCCESS)
      result = api.cuModuleGetFunction(&made->function, module->native(), name);
    if (result == CUDA_ERROR_NOT_FOUND || *name == 0)
      return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
    if (result == CUDA_SUCCESS)
      result = prepare(device, made->function);
    if (result != CUDA_SUCCESS)
      return translate(result);
    const std::string other = name + std::string(kOffsetForm);
    result = api.cuModuleGetFunction(&made->withOffset, module->native(), other.c_str());
    if (result == CUDA_ERROR_NOT_FOUND)
      made->withOffset = nullptr;
    else if (result == CUDA_SUCCESS)
      result = prepare(device, made->withOffset);
    if (result != CUDA_SUCCESS && result != CUDA_ERROR_NOT_FOUND)
      return translate(result);
    readParams(api, Program::of(program).facts, name, made.get());
    KernelFacts read = factsOf(device, name, made->function);
    read.argCountKnown = made->paramsKnown;
    read.args.resize(made->params.size());
    Program::of(program).facts.complete(name, read);
    *facts = std::move(read);
    *kernel = reinterpret_cast<NativeKernel>(made.release());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  Kernel &of = Kernel::of(kernel);
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
    return result == CUDA_SUCCESS && of.withOffset ? api.cuFuncSetCacheConfig(of.withOffset, wanted) : result;
  }));
}

ur_result_t Programs::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                           uint32_t *groups) noexcept {
  const Kernel &of = Kernel::of(kernel);
  const Device &device = of.module->device();
  if (!device.api().cuOccupancyMaxActiveBlocksPerMultiprocessor)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  int each = 0;
  const CUresult result = device.with([&] {
    return device.api().cuOccupancyMaxActiveBlocksPerMultiprocessor(
        &each, of.function, static_cast<int>(localSize[0] * localSize[1] * localSize[2]), localMemory);
  });
  if (result == CUDA_SUCCESS)
    *groups = static_cast<uint32_t>(each) * device.limits().processors;
  return translate(result);
}

ur_result_t Programs::globalVariable(NativeProgram program, const char *name, void **address, size_t *size) noexcept {
  const Module &module = *Program::of(program).module;
  const Api &api = module.device().api();
  if (!api.cuModuleGetGlobal)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  CUdeviceptr found = 0;
  size_t bytes = 0;
  const CUresult result =
      module.device().with([&] { return api.cuModuleGetGlobal(&found, &bytes, module.native(), name); });
  if (result == CUDA_SUCCESS) {
    *address = reinterpret_cast<void *>(found);
    *size = bytes;
  }
  return translate(result);
}

/// The driver gives no address that a kernel could call, and of functions that aren't kernels it doesn't know.
ur_result_t Programs::functionPointer(NativeProgram program, const char *name, void **) noexcept {
  const Module &module = *Program::of(program).module;
  CUfunction function = nullptr;
  const CUresult result =
      module.device().with([&] { return module.device().api().cuModuleGetFunction(&function, module.native(), name); });
  if (result == CUDA_ERROR_NOT_FOUND && !Program::of(program).facts.hasFunction(name))
    return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
  return result == CUDA_SUCCESS || result == CUDA_ERROR_NOT_FOUND ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                                                                  : translate(result);
}

} // namespace ur::cuda
