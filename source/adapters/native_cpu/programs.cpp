// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/programs.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/native_cpu/processor.hpp"

#include <set>

namespace ur::native_cpu {

using namespace core;

namespace {

/// The image of the program that has the kernel, and the kernel; nulls: none has.
std::pair<std::shared_ptr<Image>, const ur_native_cpu_kernel_t *> findKernel(const Program &program, const char *name) {
  for (const std::shared_ptr<Image> &image : program.images) {
    if (const ur_native_cpu_kernel_t *kernel = image->find(name))
      return {image, kernel};
  }
  return {};
}

const Symbol *findSymbol(const Program &program, const char *name, bool function, const Image **in) {
  for (const std::shared_ptr<Image> &image : program.images) {
    if (const Symbol *symbol = image->symbol(name, function)) {
      *in = image.get();
      return symbol;
    }
  }
  return nullptr;
}

/// What two of the images have, so that its name doesn't say which is meant. Empty: nothing.
std::string inTwo(const Program &program) {
  std::set<std::string_view> kernels, symbols;
  for (const std::shared_ptr<Image> &image : program.images) {
    for (const ur_native_cpu_kernel_t &kernel : image->kernels()) {
      if (!kernels.insert(kernel.name).second)
        return "a kernel '" + std::string(kernel.name) + "'";
    }
    for (const Symbol &symbol : image->symbols()) {
      if (!symbol.weak && !symbols.insert(symbol.name).second)
        return (symbol.function ? "a function '" : "a variable '") + symbol.name + "'";
    }
  }
  return {};
}

ur_result_t load(std::span<const uint8_t> code, std::string *log, NativeProgram *program) {
  auto made = std::make_unique<Program>();
  made->images.emplace_back();
  const ur_result_t result = Image::load(code, log, &made->images.back());
  if (result == UR_RESULT_SUCCESS)
    *program = reinterpret_cast<NativeProgram>(made.release());
  return result;
}

ur_result_t compileAndLoad(std::vector<compiler::Module> modules, std::string *log, NativeProgram *program) {
  std::string image, compiled;
  if (processorName().empty()) {
    *log = "SPIR-V is compiled for x86-64 only.";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  }
  std::vector<compiler::LeftOut> leftOut;
  ur_result_t result = compileSpirv({processorName(), false, std::move(modules)}, &compiled, &image, &leftOut);
  if (result == UR_RESULT_SUCCESS)
    result = load({reinterpret_cast<const uint8_t *>(image.data()), image.size()}, log, program);
  log->insert(0, compiled);
  if (result == UR_RESULT_SUCCESS) {
    Program::of(*program).code.assign(image.begin(), image.end());
    Program::of(*program).leftOut = std::move(leftOut);
  }
  return result;
}

} // namespace

ur_result_t Programs::build(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    if (desc.source == ProgramSource::binary)
      return load(desc.code, log, program);
    if (isSpirv(desc.code))
      return compileAndLoad({moduleOf(desc)}, log, program);
    *log = "The native CPU device takes kernels as SPIR-V (urProgramCreateWithIL) or as shared objects "
           "(urProgramCreateWithBinary); it has no other compiler.";
    return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
  });
}

ur_result_t Programs::names(NativeProgram program, std::vector<std::string> *names) noexcept {
  return guarded([&] {
    std::vector<std::string> found;
    for (const std::shared_ptr<Image> &image : Program::of(program).images) {
      for (const ur_native_cpu_kernel_t &kernel : image->kernels())
        found.emplace_back(kernel.name);
    }
    *names = std::move(found);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::createKernel(NativeProgram program, const char *name, KernelFacts *facts,
                                   NativeKernel *kernel) noexcept {
  return guarded([&] {
    const auto [image, info] = findKernel(Program::of(program), name);
    if (!info)
      return isNoKernel(Program::of(program).leftOut, name, facts);
    KernelFacts read = factsOf(*info);
    if (const uint32_t size = image->subGroupSize(); size != 0 && read.requiredSubGroupSize == 0)
      read.maxSubGroupSize = read.preferredGroupMultiple = size;
    *kernel = reinterpret_cast<NativeKernel>(new Kernel(image, *info));
    *facts = std::move(read);
    return UR_RESULT_SUCCESS;
  });
}

/// An image is linked already, as far as the system's loader goes: it is an object as it is.
ur_result_t Programs::compile(const ProgramDesc &desc, std::string *log, NativeProgram *object) noexcept {
  return guarded([&] {
    if (desc.source != ProgramSource::binary && isSpirv(desc.code)) {
      auto made = std::make_unique<Program>();
      const ur_result_t result = makeObject(desc, log, &made->spirv);
      if (result == UR_RESULT_SUCCESS)
        *object = reinterpret_cast<NativeProgram>(made.release());
      return result;
    }
    const ur_result_t result = build(desc, log, object);
    if (result == UR_RESULT_SUCCESS)
      Program::of(*object).code.assign(desc.code.begin(), desc.code.end());
    return result;
  });
}

ur_result_t Programs::link(const LinkDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    const ur_result_t result = linkModules(
        desc.objects, [](NativeProgram object) -> auto & { return Program::of(object).spirv; }, log,
        [&](std::vector<compiler::Module> modules) { return compileAndLoad(std::move(modules), log, program); });
    if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      return result;
    auto linked = std::make_unique<Program>();
    for (const NativeProgram object : desc.objects) {
      const Program &part = Program::of(object);
      linked->images.insert(linked->images.end(), part.images.begin(), part.images.end());
    }
    if (desc.objects.size() == 1)
      linked->code = Program::of(desc.objects.front()).code;
    if (const std::string twice = inTwo(*linked); !twice.empty()) {
      *log = "Two of the images have " + twice + ".";
      return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
    }
    *log = "Linked " + std::to_string(linked->images.size()) + " images.";
    *program = reinterpret_cast<NativeProgram>(linked.release());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::binary(NativeProgram program, std::vector<uint8_t> *code) noexcept {
  return guarded([&] {
    if (Program::of(program).code.empty())
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // several images aren't one
    *code = Program::of(program).code;
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::globalVariable(NativeProgram program, const char *name, void **address, size_t *size) noexcept {
  const Image *image = nullptr;
  const Symbol *symbol = findSymbol(Program::of(program), name, false, &image);
  if (!symbol)
    return UR_RESULT_ERROR_INVALID_VALUE;
  *address = image->address(*symbol);
  *size = symbol->size;
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::functionPointer(NativeProgram program, const char *name, void **address) noexcept {
  const Image *image = nullptr;
  if (const Symbol *symbol = findSymbol(Program::of(program), name, true, &image)) {
    *address = image->address(*symbol);
    return UR_RESULT_SUCCESS;
  }
  // A kernel is no function that another kernel could call by its signature.
  return findKernel(Program::of(program), name).second ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                                                       : UR_RESULT_ERROR_INVALID_KERNEL_NAME;
}

} // namespace ur::native_cpu
