// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/level_zero/modules.hpp"

#include "sim/kernels.hpp"
#include "sim/module_kernels.hpp"

#include <algorithm>
#include <cstring>
#include <sstream>

namespace ur::level_zero::fake {

Live<Module> &modules() {
  static auto *const instance = new Live<Module>("module");
  return *instance;
}
Live<Kernel> &kernels() {
  static auto *const instance = new Live<Kernel>("kernel");
  return *instance;
}
Live<Log> &logs() {
  static auto *const instance = new Live<Log>("build log");
  return *instance;
}
size_t moduleObjects() {
  return modules().all().size() + kernels().all().size() + logs().all().size();
}

namespace {

sim::Kernels &known() {
  static sim::Kernels *const instance = [] {
    auto *made = new sim::Kernels;
    made->reset();
    return made;
  }();
  return *instance;
}

std::vector<std::string> kernelsOf(const std::string &path, std::string *wrong) {
  std::vector<std::string> names;
  for (sim::KernelSpec &spec : sim::loadModule(path, wrong)) {
    names.push_back(spec.name);
    known().add(std::move(spec));
  }
  return names;
}

constexpr std::string_view kNative = "SIMK"; ///< a native binary is the text alone

/// The text in an OpModuleProcessed of SPIR-V; empty: there is none, or the words are no whole instructions.
std::string textIn(std::span<const uint8_t> code) {
  constexpr uint32_t kMagic = 0x07230203, kModuleProcessed = 330;
  constexpr size_t kHeader = 5;
  std::vector<uint32_t> words(code.size() / sizeof(uint32_t));
  std::memcpy(words.data(), code.data(), words.size() * sizeof(uint32_t));
  if (words.size() < kHeader || words[0] != kMagic)
    return {};
  for (size_t at = kHeader; at < words.size(); at += words[at] >> 16) {
    const size_t count = words[at] >> 16;
    if (count == 0 || at + count > words.size())
      return {};
    if ((words[at] & 0xffff) != kModuleProcessed)
      continue;
    const auto *letters = reinterpret_cast<const char *>(&words[at + 1]);
    return std::string(letters, strnlen(letters, (count - 1) * sizeof(uint32_t)));
  }
  return {};
}

/// Those of the specification; others are refused, as real drivers do.
bool isKnownOption(const std::string &option) {
  static constexpr std::string_view kOptions[] = {"-ze-opt-disable", "-ze-opt-large-register-file",
                                                  "-ze-opt-greater-than-4GB-buffer-required", "-g"};
  return std::find(std::begin(kOptions), std::end(kOptions), option) != std::end(kOptions) ||
         option.starts_with("-ze-opt-level=") || option.starts_with("-cl-");
}

} // namespace

bool Module::hasOpenImports() const {
  const std::vector<std::string> open = text.open();
  return std::any_of(open.begin(), open.end(), [&](const std::string &name) { return !resolved.contains(name); });
}

std::shared_ptr<const sim::KernelSpec> findKernel(const Module &module, const std::string &name) {
  const std::vector<std::string> &names = module.text.kernels;
  return std::find(names.begin(), names.end(), name) != names.end() ? known().find(name) : nullptr;
}

ze_result_t readModule(ze_module_format_t format, std::span<const uint8_t> code, const char *options,
                       const ze_module_constants_t *constants, sim::ProgramText *text, std::string *log) {
  std::string inner;
  if (format == ZE_MODULE_FORMAT_IL_SPIRV)
    inner = textIn(code);
  else if (code.size() > kNative.size() && std::equal(kNative.begin(), kNative.end(), code.begin()))
    inner.assign(code.begin(), code.end());
  if (inner.empty()) {
    *log = "the fake driver knows no such module";
    return format == ZE_MODULE_FORMAT_IL_SPIRV ? ZE_RESULT_ERROR_MODULE_BUILD_FAILURE
                                               : ZE_RESULT_ERROR_INVALID_NATIVE_BINARY;
  }
  *log = text->read({reinterpret_cast<const uint8_t *>(inner.data()), inner.size()}, &kernelsOf);
  std::istringstream words(options ? options : "");
  for (std::string option; words >> option;) {
    if (!isKnownOption(option))
      *log += "error: invalid option: " + option + "\n";
  }
  for (const std::string &error : text->errors)
    *log += "error: " + error + "\n";
  if (!log->empty())
    return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
  for (uint32_t i = 0; constants && i < constants->numConstants; ++i) {
    const auto found = text->constants.find(constants->pConstantIds[i]);
    if (found == text->constants.end())
      die("zeModuleCreate: the module has no constant %u", constants->pConstantIds[i]);
    found->second.value = 0;
    std::memcpy(&found->second.value, constants->pConstantValues[i], found->second.size);
  }
  *log = "";
  return ZE_RESULT_SUCCESS;
}

/// Kernels of shared objects come with those.
std::string writeModule(const sim::ProgramText &text) {
  sim::ProgramText rest = text;
  std::string wrong, modules;
  for (const std::string &path : text.modules) {
    for (const std::string &name : kernelsOf(path, &wrong))
      std::erase(rest.kernels, name);
    modules += " module:" + path;
  }
  return rest.write() + modules;
}

} // namespace ur::level_zero::fake
