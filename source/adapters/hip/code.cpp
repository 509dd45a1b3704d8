// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/hip/code.hpp"

#include "adapters/cuda_like/elf.hpp"
#include "adapters/hip/compiler.hpp"
#include "common/bytes.hpp"

namespace ur::hip {

namespace {

using Bytes = std::span<const uint8_t>;

std::string_view textOf(Bytes bytes, uint64_t at, uint64_t size) noexcept {
  return contains(bytes, at, size) ? std::string_view(reinterpret_cast<const char *>(bytes.data()) + at, size)
                                   : std::string_view();
}

/// clang's container of code for several devices: its name, the number of entries, and for each where its code is, and
/// for what: as hipv4-amdgcn-amd-amdhsa--gfx90a:xnack-.
constexpr std::string_view kBundle = "__CLANG_OFFLOAD_BUNDLE__";

bool isBundle(Bytes code) noexcept {
  return textOf(code, 0, kBundle.size()) == kBundle;
}

/// Calls use(target, code) for each entry. False: the bundle isn't whole.
template <class Use>
bool eachEntry(Bytes bundle, Use &&use) {
  uint64_t count = 0, at = kBundle.size();
  if (!readAt(bundle, at, &count))
    return false;
  at += sizeof count;
  for (uint64_t i = 0; i < count; ++i) {
    struct {
      uint64_t offset, size, nameSize;
    } entry;
    if (!readAt(bundle, at, &entry) || !contains(bundle, entry.offset, entry.size) ||
        !contains(bundle, at + sizeof entry, entry.nameSize))
      return false;
    use(textOf(bundle, at + sizeof entry, entry.nameSize), bundle.subspan(entry.offset, entry.size));
    at += sizeof entry + entry.nameSize;
  }
  return true;
}

/// gfx90a of hipv4-amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-.
std::string_view processorOf(std::string_view target) noexcept {
  target = target.substr(std::min(target.rfind("gfx"), target.size()));
  return target.substr(0, target.find(':'));
}

} // namespace

std::string targetOf(const Api &api, DeviceNumber device) {
  const auto read = [&](auto properties, auto function) {
    return function && function(&properties, device) == hipSuccess
               ? std::string(properties.gcnArchName, strnlen(properties.gcnArchName, sizeof properties.gcnArchName))
               : std::string();
  };
  const std::string name = read(hipDeviceProp_tR0600{}, api.hipGetDevicePropertiesR0600);
  return name.empty() && api.layoutsOf5() ? read(hipDeviceProp_t5{}, api.hipGetDeviceProperties) : name;
}

ur_result_t compileRequest(compiler::Request request, std::string *log, Code *code) {
  Code made;
  std::vector<compiler::LeftOut> leftOut;
  const ur_result_t result = core::compileSpirv(request, log, &made.bytes, &leftOut);
  if (result == UR_RESULT_SUCCESS) {
    made.facts = CodeFacts::ofObject({reinterpret_cast<const uint8_t *>(made.bytes.data()), made.bytes.size()});
    made.facts.leftOut = std::move(leftOut);
    made.request = std::move(request);
    *code = std::move(made);
  }
  return result;
}

ur_result_t ofSpirv(const Device &device, std::vector<compiler::Module> modules, std::string *log, Code *code) {
  compiler::Request request{targetOf(device.api(), device.limits().device), false, std::move(modules)};
  if (!takesCompiled(device.api(), request.processor)) {
    *log = "SPIR-V is compiled for AMD's processors and HIP 5.7 or newer; this is '" + request.processor +
           "' and HIP " + std::to_string(device.api().version / 100) + "." +
           std::to_string(device.api().version % 100) + ".";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  return compileRequest(std::move(request), log, code);
}

ur_result_t makeCode(const Device &device, const core::ProgramDesc &desc, bool toBeLinked, std::string *log,
                     Code *code) {
  const bool binary = desc.source == core::ProgramSource::binary;
  const std::string target = targetOf(device.api(), device.limits().device);
  if (!binary && core::isSpirv(desc.code)) {
    if (!toBeLinked)
      return ofSpirv(device, {core::moduleOf(desc)}, log, code);
    return core::makeObject(desc, log, &code->spirv);
  }
  if (toBeLinked) {
    *log = "Only SPIR-V is linked.";
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  if (!binary && core::isText(desc.code))
    return compileSource(core::textOf(desc.code), target, desc.options, log, code);
  Code made;
  bool whole = isWholeElf(desc.code);
  if (whole) {
    made.facts = CodeFacts::ofObject(desc.code);
  } else if (isBundle(desc.code)) {
    whole = eachEntry(desc.code, [&](std::string_view name, Bytes object) {
      if (!target.empty() && processorOf(name) == processorOf(target))
        made.facts = CodeFacts::ofObject(object);
    });
  }
  if (!binary || !whole) {
    *log = binary ? "The code is neither a whole code object nor a whole bundle of them."
                  : "The program is neither SPIR-V nor a text: its language is HIP C++.";
    return UR_RESULT_ERROR_INVALID_BINARY;
  }
  made.bytes.assign(desc.code.begin(), desc.code.end());
  *code = std::move(made);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::hip
