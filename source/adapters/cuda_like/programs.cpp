// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/programs.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/spirv_code.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/cuda_like/offset_form.hpp"

#include <algorithm>
#include <cstring>

namespace ur::LANEWAY_VENDOR {

using namespace core;

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
  const bool text = code.type == kTextCode;
  BuildOptions given(options);
  ModuleHandle native = nullptr;
  const Result result = device.with([&] { return moduleLoad(device.api(), &native, code, given); });
  addLine(log, given.log());
  if (result != kSuccess) {
    if (log->empty())
      *log = "The driver answers " + LANEWAY_VENDOR::nameOf(device.api(), result) + ".";
    return text && result == kInvalidText ? UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE : translate(result);
  }
  if (text && !given.others().empty())
    addLine(log, "The driver's compiler has no option " + given.others().front() + ": it is ignored.");
  auto module = std::make_shared<Module>(device, native);
  if (code.request)
    module->setOffsetForm(std::make_unique<OffsetForm>(device, *std::exchange(code.request, std::nullopt)));
  *program = reinterpret_cast<NativeProgram>(new Program{std::move(module), code.facts, std::move(code)});
  return UR_RESULT_SUCCESS;
}

namespace {

/// What a kernel's users call it.
std::string withoutWorkDim(std::string_view name) {
  return std::string(name.ends_with(kWorkDimForm) ? name.substr(0, name.size() - kWorkDimForm.size()) : name);
}

/// A kernel's function by the name that its users have, or its own. Under the device's context. Throws bad_alloc.
Result findFunction(const Module &module, const char *name, FunctionHandle *function, std::string *own) {
  const Api &api = module.device().api();
  *own = name;
  const Result result = moduleFunction(api, function, module.native(), name);
  if (result != kNotFound || *name == 0 || own->ends_with(kWorkDimForm))
    return result;
  *own += kWorkDimForm;
  return moduleFunction(api, function, module.native(), own->c_str());
}

bool hasWorkDim(const Kernel &kernel) noexcept {
  return kernel.name.ends_with(kWorkDimForm) &&
         (!kernel.paramsKnown || (!kernel.params.empty() && kernel.params.back().size == sizeof(uint32_t)));
}

/// As users see it: the last argument is the launch's.
void hideWorkDim(Kernel *kernel, KernelFacts *facts) {
  kernel->takesWorkDim = true;
  kernel->packedSize = 0;
  facts->name = withoutWorkDim(kernel->name);
  if (kernel->paramsKnown) {
    kernel->params.pop_back();
    facts->args.resize(kernel->params.size());
  }
}

} // namespace

ur_result_t Programs::names(NativeProgram program, std::vector<std::string> *names) noexcept {
  return guarded([&] {
    const Program &of = Program::of(program);
    std::vector<std::string> found;
    if (const ur_result_t result = readNames(*of.module, of.facts, &found); result != UR_RESULT_SUCCESS)
      return result;
    // The other form of a kernel is no kernel of its own.
    std::erase_if(found, [](const std::string &name) { return name.ends_with(kOffsetForm); });
    for (std::string &name : found)
      name = withoutWorkDim(name);
    *names = std::move(found);
    return UR_RESULT_SUCCESS;
  });
}

namespace {

/// The form that takes an offset, if the module has it. Under the device's context. Throws bad_alloc.
Result findOffsetForm(Kernel *kernel) {
  const Module &module = *kernel->module;
  FunctionHandle found = nullptr;
  const std::string name = kernel->name + std::string(kOffsetForm);
  Result result = moduleFunction(module.device().api(), &found, module.native(), name.c_str());
  if (result == kNotFound)
    return kSuccess;
  if (result == kSuccess)
    result = prepareFunction(module.device(), found);
  if (result == kSuccess)
    kernel->withOffset = found;
  return result;
}

} // namespace

ur_result_t Programs::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const std::shared_ptr<Module> &module = Program::of(program).module;
    const Device &device = module->device();
    const Api &api = device.api();
    const Current current(api, device.context());
    auto made = std::make_unique<Kernel>(module);
    Result result = current.result();
    if (result == kSuccess)
      result = findFunction(*module, name, &made->function, &made->name);
    if (result == kNotFound || *name == 0)
      return isNoKernel(Program::of(program).facts.leftOut, name, facts);
    if (result == kSuccess)
      result = prepareFunction(device, made->function);
    if (result != kSuccess)
      return translate(result);
    if (result = findOffsetForm(made.get()); result != kSuccess)
      return translate(result);
    *facts = describeKernel(Program::of(program).facts, made->name.c_str(), made.get());
    if (hasWorkDim(*made))
      hideWorkDim(made.get(), facts);
    *kernel = reinterpret_cast<NativeKernel>(made.release());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::setCacheConfig(NativeKernel kernel, ur_kernel_cache_config_t config) noexcept {
  return setCache(&Kernel::of(kernel), config);
}

ur_result_t Programs::maxCooperativeGroups(NativeKernel kernel, const size_t (&localSize)[3], size_t localMemory,
                                           uint32_t *groups) noexcept {
  const Kernel &of = Kernel::of(kernel);
  const Device &device = of.module->device();
  if (!device.api().occupancy())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  int each = 0;
  const Result result = device.with([&] {
    return functionOccupancy(device.api(), &each, of.function,
                             static_cast<int>(localSize[0] * localSize[1] * localSize[2]), localMemory);
  });
  if (result == kSuccess)
    *groups = static_cast<uint32_t>(each) * device.limits().processors;
  return translate(result);
}

ur_result_t Programs::globalVariable(NativeProgram program, const char *name, void **address, size_t *size) noexcept {
  const Module &module = *Program::of(program).module;
  const Api &api = module.device().api();
  if (!api.globals())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  DeviceAddress found = 0;
  size_t bytes = 0;
  const Result result = module.device().with([&] { return moduleGlobal(api, &found, &bytes, module.native(), name); });
  if (result == kSuccess) {
    *address = reinterpret_cast<void *>(found);
    *size = bytes;
  }
  return translate(result);
}

/// The driver gives no address that a kernel could call, and of functions that aren't kernels it doesn't know.
ur_result_t Programs::functionPointer(NativeProgram program, const char *name, void **) noexcept {
  const Module &module = *Program::of(program).module;
  FunctionHandle function = nullptr;
  return guarded([&] {
    std::string own;
    const Result result = module.device().with([&] { return findFunction(module, name, &function, &own); });
    if (result == kNotFound && !Program::of(program).facts.hasFunction(name))
      return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
    return result == kSuccess || result == kNotFound ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                                                     : translate(result);
  });
}

} // namespace ur::LANEWAY_VENDOR
