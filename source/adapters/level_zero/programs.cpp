// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/programs.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/level_zero/kernels.hpp"

#include <algorithm>
#include <iterator>

namespace ur::level_zero {

using namespace core;

Program::~Program() {
  while (unused_) // kernels go before their module
    delete std::exchange(unused_, unused_->nextUnused);
  if (owned_)
    (void)context_.api().zeModuleDestroy(module_);
}

std::unique_ptr<Kernel> Program::takeUnused(std::string_view name) noexcept {
  std::lock_guard lock(mutex_);
  for (Kernel **place = &unused_; *place; place = &(*place)->nextUnused) {
    if (!(*place)->imported && (*place)->facts().name == name)
      return std::unique_ptr<Kernel>(std::exchange(*place, (*place)->nextUnused));
  }
  return nullptr;
}

void Program::keep(std::unique_ptr<Kernel> kernel) noexcept {
  std::lock_guard lock(mutex_);
  kernel->nextUnused = unused_;
  unused_ = kernel.release();
}

namespace {

/// False: the code is no whole module, and the log says so.
bool readCode(const ProgramDesc &desc, Code *code, std::string *log) {
  code->format = isSpirv(desc.code) ? ZE_MODULE_FORMAT_IL_SPIRV : ZE_MODULE_FORMAT_NATIVE;
  if (code->format == ZE_MODULE_FORMAT_IL_SPIRV) {
    std::optional<SpirvFacts> facts = readSpirv(desc.code);
    if (!facts) {
      *log = "The program is no whole module of SPIR-V.";
      return false;
    }
    code->arguments = std::move(facts->kernels);
  } else if (desc.source != ProgramSource::binary) {
    *log = "The program is no SPIR-V.";
    return false;
  }
  code->options = desc.options;
  for (const ConstantValue &constant : desc.constants) {
    code->constantIds.push_back(constant.id);
    code->constantValues.emplace_back(constant.value.begin(), constant.value.end());
  }
  return true;
}

/// The constants as Level Zero has them, as long as this lives.
class Constants {
public:
  explicit Constants(const Code &code) {
    for (const std::vector<uint8_t> &value : code.constantValues)
      values_.push_back(value.data());
    native_.numConstants = static_cast<uint32_t>(values_.size());
    native_.pConstantIds = code.constantIds.data();
    native_.pConstantValues = values_.data();
  }
  Constants(const Constants &) = delete;
  Constants &operator=(const Constants &) = delete;
  [[nodiscard]] const ze_module_constants_t *get() const noexcept { return values_.empty() ? nullptr : &native_; }

private:
  std::vector<const void *> values_;
  ze_module_constants_t native_{};
};

/// A log goes when it has been read.
void readLog(const Api &api, ze_module_build_log_handle_t native, std::string *log) {
  if (!native)
    return;
  const auto destroy = [&api](ze_module_build_log_handle_t gone) { (void)api.zeModuleBuildLogDestroy(gone); };
  const std::unique_ptr<std::remove_pointer_t<ze_module_build_log_handle_t>, decltype(destroy)> owner(native, destroy);
  size_t size = 0;
  std::string text;
  if (api.zeModuleBuildLogGetString(native, &size, nullptr) == ZE_RESULT_SUCCESS && size > 1) {
    text.resize(size);
    if (api.zeModuleBuildLogGetString(native, &size, text.data()) != ZE_RESULT_SUCCESS)
      text.clear();
    text.resize(std::min(text.find('\0'), text.size()));
  }
  addLine(log, text);
}

ze_module_desc_t describe(const Code &code, const Constants &constants) noexcept {
  ze_module_desc_t desc{};
  desc.stype = ZE_STRUCTURE_TYPE_MODULE_DESC;
  desc.format = code.format;
  desc.inputSize = code.bytes.size();
  desc.pInputModule = code.bytes.data();
  desc.pBuildFlags = code.options.c_str();
  desc.pConstants = constants.get();
  return desc;
}

} // namespace

ur_result_t Programs::create(uint32_t device, const ze_module_desc_t &desc, KernelArguments arguments, std::string *log,
                             NativeProgram *program) {
  const Api &api = context_.api();
  ze_module_handle_t module = nullptr;
  ze_module_build_log_handle_t text = nullptr;
  const ze_result_t result =
      api.zeModuleCreate(context_.native(), context_.device(device).native, &desc, &module, &text);
  ExitGate::ofProcess().watchAfter(ExitGate::Moment::programBuilt);
  const ur_result_t read = guarded([&] { return readLog(api, text, log), UR_RESULT_SUCCESS; });
  if (result != ZE_RESULT_SUCCESS) {
    if (log->empty())
      *log = "The driver answers " + nameOf(result) + ".";
    // It has no other handles but the context's and the device's, so what it doesn't like is the code.
    return result == ZE_RESULT_ERROR_INVALID_ARGUMENT || result == ZE_RESULT_ERROR_INVALID_SIZE
               ? UR_RESULT_ERROR_INVALID_BINARY
               : translate(result);
  }
  std::unique_ptr<Program> made(read == UR_RESULT_SUCCESS
                                    ? new (std::nothrow) Program(context_, device, module, std::move(arguments), true)
                                    : nullptr);
  if (!made) {
    (void)api.zeModuleDestroy(module);
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  *program = made.release()->handle();
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::settleImports(bool mayStay, std::string *log, NativeProgram *program) noexcept {
  if (mayStay)
    return UR_RESULT_SUCCESS;
  ze_module_properties_t properties{};
  properties.stype = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES;
  ur_result_t result = translate(context_.api().zeModuleGetProperties(Program::of(*program).module(), &properties));
  if (result == UR_RESULT_SUCCESS && (properties.flags & ZE_MODULE_PROPERTY_FLAG_IMPORTS) != 0) {
    result = guarded([&] {
      addLine(log, "The program has imports that nothing resolves.");
      return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    });
  }
  if (result != UR_RESULT_SUCCESS)
    delete &Program::of(std::exchange(*program, nullptr));
  return result;
}

ur_result_t Programs::build(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    Code code;
    if (!readCode(desc, &code, log))
      return UR_RESULT_ERROR_INVALID_BINARY;
    const Constants constants(code);
    ze_module_desc_t native = describe(code, constants);
    native.inputSize = desc.code.size();
    native.pInputModule = desc.code.data();
    NativeProgram made = nullptr;
    ur_result_t result = create(desc.device, native, std::move(code.arguments), log, &made);
    if (result == UR_RESULT_SUCCESS)
      result = settleImports(desc.allowUnresolved, log, &made);
    if (result == UR_RESULT_SUCCESS)
      *program = made;
    return result;
  });
}

/// Compiled once to see whether it can be; what is linked is the code, since objects have no form of their own.
ur_result_t Programs::compile(const ProgramDesc &desc, std::string *log, NativeProgram *object) noexcept {
  return guarded([&] {
    Code code;
    if (!readCode(desc, &code, log))
      return UR_RESULT_ERROR_INVALID_BINARY;
    code.bytes.assign(desc.code.begin(), desc.code.end());
    const Constants constants(code);
    NativeProgram made = nullptr;
    const ur_result_t result = create(desc.device, describe(code, constants), code.arguments, log, &made);
    if (result != UR_RESULT_SUCCESS)
      return result;
    Program::of(made).code = std::move(code);
    *object = made;
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::link(const LinkDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    KernelArguments arguments;
    std::vector<std::unique_ptr<Constants>> constants;
    std::vector<const ze_module_constants_t *> constantsOf;
    std::vector<std::string> options;
    std::vector<const char *> optionsOf;
    std::vector<size_t> sizes;
    std::vector<const uint8_t *> bytes;
    for (const NativeProgram object : desc.objects) {
      const Code &code = Program::of(object).code;
      if (code.format != ZE_MODULE_FORMAT_IL_SPIRV && desc.objects.size() > 1) {
        *log = "A native binary can't be linked with others.";
        return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
      }
      arguments.insert(code.arguments.begin(), code.arguments.end());
      constants.push_back(std::make_unique<Constants>(code));
      constantsOf.push_back(constants.back()->get());
      options.push_back(code.options + (code.options.empty() || *desc.options == '\0' ? "" : " ") + desc.options);
      sizes.push_back(code.bytes.size());
      bytes.push_back(code.bytes.data());
    }
    for (const std::string &text : options)
      optionsOf.push_back(text.c_str());
    ze_module_program_exp_desc_t several{};
    several.stype = ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC;
    several.count = static_cast<uint32_t>(sizes.size());
    several.inputSizes = sizes.data();
    several.pInputModules = bytes.data();
    several.pBuildFlags = optionsOf.data();
    several.pConstants = constantsOf.data();
    ze_module_desc_t native = describe(Program::of(desc.objects.front()).code, *constants.front());
    native.pBuildFlags = optionsOf.front();
    if (sizes.size() > 1)
      native.pNext = &several; // which takes the place of what is there
    NativeProgram made = nullptr;
    ur_result_t result = create(desc.device, native, std::move(arguments), log, &made);
    if (result == UR_RESULT_SUCCESS)
      result = settleImports(desc.allowUnresolved, log, &made);
    if (result == UR_RESULT_SUCCESS)
      *program = made;
    return result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE || result == UR_RESULT_ERROR_INVALID_BINARY
               ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
               : result;
  });
}

ur_result_t Programs::dynamicLink(std::span<const NativeProgram> programs, std::string *log) noexcept {
  return guarded([&] {
    const Api &api = context_.api();
    std::vector<ze_module_handle_t> natives;
    for (const NativeProgram program : programs)
      natives.push_back(Program::of(program).module());
    ze_module_build_log_handle_t text = nullptr;
    const ze_result_t result = api.zeModuleDynamicLink(static_cast<uint32_t>(natives.size()), natives.data(), &text);
    readLog(api, text, log);
    return translate(result);
  });
}

ur_result_t Programs::constants(const ProgramDesc &desc, std::vector<ConstantFacts> *found) noexcept {
  return constantsOf(desc.code, found);
}

ur_result_t Programs::binary(NativeProgram program, std::vector<uint8_t> *code) noexcept {
  return guarded([&] {
    const Api &api = context_.api();
    const ze_module_handle_t module = Program::of(program).module();
    size_t size = 0;
    ze_result_t result = api.zeModuleGetNativeBinary(module, &size, nullptr);
    if (result != ZE_RESULT_SUCCESS)
      return translate(result);
    std::vector<uint8_t> bytes(size);
    result = api.zeModuleGetNativeBinary(module, &size, bytes.data());
    if (result == ZE_RESULT_SUCCESS)
      *code = std::move(bytes);
    return translate(result);
  });
}

namespace {

/// Intel's driver shows a kernel of its own where a module exports functions.
bool isOfTheProgram(std::string_view kernel) noexcept {
  return kernel != "Intel_Symbol_Table_Void_Program";
}

} // namespace

ur_result_t Programs::names(NativeProgram program, std::vector<std::string> *names) noexcept {
  return guarded([&] {
    const Api &api = context_.api();
    const ze_module_handle_t module = Program::of(program).module();
    uint32_t count = 0;
    ze_result_t result = api.zeModuleGetKernelNames(module, &count, nullptr);
    std::vector<const char *> native(count);
    if (result == ZE_RESULT_SUCCESS && count != 0)
      result = api.zeModuleGetKernelNames(module, &count, native.data());
    if (result == ZE_RESULT_SUCCESS)
      std::copy_if(native.begin(), native.end(), std::back_inserter(*names), isOfTheProgram);
    return translate(result);
  });
}

ur_result_t Programs::globalVariable(NativeProgram program, const char *name, void **address, size_t *size) noexcept {
  void *found = nullptr;
  size_t bytes = 0;
  const ze_result_t result =
      context_.api().zeModuleGetGlobalPointer(Program::of(program).module(), name, &bytes, &found);
  if (result == ZE_RESULT_SUCCESS) {
    *address = found;
    *size = bytes;
  }
  return translate(result);
}

/// Of a name that it doesn't know the driver doesn't say whether there is no such function, or one without an address:
/// only kernels are known to be there.
ur_result_t Programs::functionPointer(NativeProgram program, const char *name, void **address) noexcept {
  return guarded([&] {
    void *found = nullptr;
    const ze_result_t result = context_.api().zeModuleGetFunctionPointer(Program::of(program).module(), name, &found);
    if (result == ZE_RESULT_SUCCESS && found)
      *address = found;
    if (result != ZE_RESULT_ERROR_INVALID_FUNCTION_NAME && (result != ZE_RESULT_SUCCESS || found))
      return translate(result);
    std::vector<std::string> kernels;
    if (const ur_result_t asked = names(program, &kernels); asked != UR_RESULT_SUCCESS)
      return asked;
    return std::find(kernels.begin(), kernels.end(), name) != kernels.end()
               ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
               : UR_RESULT_ERROR_INVALID_KERNEL_NAME;
  });
}

} // namespace ur::level_zero
