// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Modules, and what they contain besides kernels.
#include "fakes/level_zero/memory.hpp"
#include "fakes/level_zero/modules.hpp"

#include "sim/module_kernels.hpp"

#include <algorithm>
#include <cstring>

namespace ur::level_zero::fake {

namespace {

void giveLog(std::string text, ze_module_build_log_handle_t *log) {
  if (!log)
    return;
  auto made = std::make_unique<Log>();
  made->text = std::move(text);
  *log = reinterpret_cast<ze_module_build_log_handle_t>(logs().add(std::move(made)));
}

/// One module of the description, or of several that it names.
ze_result_t readAll(const ze_module_desc_t &desc, sim::ProgramText *text, std::string *log) {
  const auto *several = static_cast<const ze_module_program_exp_desc_t *>(desc.pNext);
  if (!several)
    return readModule(desc.format, {desc.pInputModule, desc.inputSize}, desc.pBuildFlags, desc.pConstants, text, log);
  checkType(several->stype, ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC, "zeModuleCreate");
  for (uint32_t i = 0; i < several->count; ++i) {
    sim::ProgramText one;
    const ze_result_t result = readModule(desc.format, {several->pInputModules[i], several->inputSizes[i]},
                                          several->pBuildFlags[i], several->pConstants[i], &one, log);
    if (result != ZE_RESULT_SUCCESS)
      return result;
    if (const std::string twice = text->add(one); !twice.empty()) {
      *log = "error: symbol multiply defined: " + twice;
      return ZE_RESULT_ERROR_MODULE_LINK_FAILURE;
    }
  }
  return ZE_RESULT_SUCCESS;
}

} // namespace

ze_result_t zeModuleCreate(ze_context_handle_t handle, ze_device_handle_t device, const ze_module_desc_t *desc,
                           ze_module_handle_t *module, ze_module_build_log_handle_t *log) {
  BEGIN();
  Context &context = engine().contexts.of(handle, __func__);
  checkType(desc->stype, ZE_STRUCTURE_TYPE_MODULE_DESC, __func__);
  if (!desc->pInputModule || desc->inputSize == 0)
    die("zeModuleCreate: no module");
  auto made = std::make_unique<Module>();
  made->context = &context;
  made->device = &deviceOf(device, __func__);
  std::string text;
  const ze_result_t result = readAll(*desc, &made->text, &text);
  giveLog(std::move(text), log);
  if (result != ZE_RESULT_SUCCESS)
    return result;
  ++context.objects;
  *module = reinterpret_cast<ze_module_handle_t>(modules().add(std::move(made)));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleDestroy(ze_module_handle_t handle) {
  ENDING();
  Module &module = modules().of(handle, __func__);
  if (module.kernels != 0)
    die("zeModuleDestroy: %zu kernels are still there", module.kernels);
  for (void *variable : module.variables)
    memory().remove(variable);
  --module.context->objects;
  modules().take(module);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleDynamicLink(uint32_t count, ze_module_handle_t *handles, ze_module_build_log_handle_t *log) {
  BEGIN();
  std::string missing;
  std::vector<std::pair<Module *, std::string>> found;
  for (uint32_t i = 0; i < count; ++i) {
    Module &module = modules().of(handles[i], __func__);
    for (const std::string &name : module.text.open()) {
      const bool exported = std::any_of(handles, handles + count, [&](ze_module_handle_t other) {
        return modules().of(other, "zeModuleDynamicLink").text.exports(name);
      });
      if (exported)
        found.emplace_back(&module, name);
      else if (!module.resolved.contains(name))
        missing += "error: unresolved symbol: " + name + "\n";
    }
  }
  const bool all = missing.empty();
  giveLog(std::move(missing), log);
  if (!all)
    return ZE_RESULT_ERROR_MODULE_LINK_FAILURE;
  for (auto &[module, name] : found)
    module->resolved.insert(name);
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleGetProperties(ze_module_handle_t handle, ze_module_properties_t *properties) {
  BEGIN();
  checkType(properties->stype, ZE_STRUCTURE_TYPE_MODULE_PROPERTIES, __func__);
  properties->flags =
      modules().of(handle, __func__).text.imports.empty() ? 0 : uint32_t{ZE_MODULE_PROPERTY_FLAG_IMPORTS};
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleBuildLogDestroy(ze_module_build_log_handle_t handle) {
  ENDING();
  logs().take(logs().of(handle, __func__));
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleBuildLogGetString(ze_module_build_log_handle_t handle, size_t *size, char *text) {
  BEGIN();
  const Log &log = logs().of(handle, __func__);
  if (text)
    std::memcpy(text, log.text.c_str(), std::min(*size, log.text.size() + 1));
  *size = log.text.size() + 1;
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleGetNativeBinary(ze_module_handle_t handle, size_t *size, uint8_t *code) {
  BEGIN();
  const std::string text = writeModule(modules().of(handle, __func__).text);
  if (code)
    std::memcpy(code, text.data(), std::min(*size, text.size()));
  *size = text.size();
  return ZE_RESULT_SUCCESS;
}
ze_result_t zeModuleGetGlobalPointer(ze_module_handle_t handle, const char *name, size_t *size, void **address) {
  BEGIN();
  Module &module = modules().of(handle, __func__);
  for (const std::string &path : module.text.modules) {
    const sim::ModuleSymbol found = sim::findInModule(path, name, false);
    if (!found.address)
      continue;
    if (module.variables.insert(found.address).second)
      memory().add(found.address, {.size = found.size, .device = module.device, .context = module.context});
    *size = found.size;
    *address = found.address;
    return ZE_RESULT_SUCCESS;
  }
  return ZE_RESULT_ERROR_INVALID_GLOBAL_NAME;
}
ze_result_t zeModuleGetFunctionPointer(ze_module_handle_t handle, const char *name, void **address) {
  BEGIN();
  for (const std::string &path : modules().of(handle, __func__).text.modules) {
    if (const sim::ModuleSymbol found = sim::findInModule(path, name, true); found.address) {
      *address = found.address;
      return ZE_RESULT_SUCCESS;
    }
  }
  return ZE_RESULT_ERROR_INVALID_FUNCTION_NAME;
}
ze_result_t zeModuleGetKernelNames(ze_module_handle_t handle, uint32_t *count, const char **names) {
  BEGIN();
  std::vector<std::string> &all = modules().of(handle, __func__).names;
  if (all.empty()) {
    all = modules().of(handle, __func__).text.kernels;
    all.emplace_back("Intel_Symbol_Table_Void_Program"); // as Intel's driver has it where functions are exported
  }
  if (names) {
    for (size_t i = 0; i < std::min<size_t>(*count, all.size()); ++i)
      names[i] = all[i].c_str();
  }
  *count = static_cast<uint32_t>(all.size());
  return ZE_RESULT_SUCCESS;
}

} // namespace ur::level_zero::fake
