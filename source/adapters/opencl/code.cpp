// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/code.hpp"

#include "adapters/core/port/text.hpp"
#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"

#include <sstream>

namespace ur::opencl {

using namespace core;

namespace {

bool takesSpirv(const Context &context, uint32_t device) noexcept {
  return context.device(device).facts.supportedIl.find("SPIR-V") != std::string::npos;
}

cl_program withIl(const Context &context, std::span<const uint8_t> code, cl_int *result) noexcept {
  const Api &api = context.api();
  const auto create = api.clCreateProgramWithIL ? api.clCreateProgramWithIL : api.clCreateProgramWithILKHR;
  return create(context.native(), code.data(), code.size(), result);
}

cl_program withSource(const Context &context, std::span<const uint8_t> code, cl_int *result) {
  const std::string text = core::textOf(code);
  const char *lines = text.c_str();
  const size_t length = text.size();
  return context.api().clCreateProgramWithSource(context.native(), 1, &lines, &length, result);
}

cl_program withBinary(const Context &context, const ProgramDesc &desc, cl_int *result) noexcept {
  const cl_device_id device = context.device(desc.device).native;
  const size_t size = desc.code.size();
  const unsigned char *bytes = desc.code.data();
  cl_int status = CL_SUCCESS;
  const cl_program program =
      context.api().clCreateProgramWithBinary(context.native(), 1, &device, &size, &bytes, &status, result);
  if (*result == CL_SUCCESS && status != CL_SUCCESS) {
    (void)context.api().clReleaseProgram(program);
    *result = status;
    return nullptr;
  }
  return program;
}

/// The forms of code that isn't a binary.
enum class Language : uint8_t { none, spirv, source };

/// None: the log says why.
Language languageOf(const Context &context, const ProgramDesc &desc, KernelArguments *arguments, std::string *log) {
  if (isSpirv(desc.code)) {
    if (!takesSpirv(context, desc.device)) {
      *log = "The program is SPIR-V, which the driver doesn't take.";
      return Language::none;
    }
    std::optional<SpirvFacts> spirv = readSpirv(desc.code);
    if (!spirv) {
      *log = "The program is no whole module of SPIR-V.";
      return Language::none;
    }
    *arguments = std::move(spirv->kernels);
    return Language::spirv;
  }
  if (isText(desc.code))
    return Language::source;
  *log = "The program is neither SPIR-V nor a text in OpenCL C.";
  return Language::none;
}

cl_int setConstants(const Context &context, cl_program program, std::span<const ConstantValue> constants) noexcept {
  for (const ConstantValue &constant : constants) {
    const cl_int result = context.api().clSetProgramSpecializationConstant(program, constant.id, constant.value.size(),
                                                                           constant.value.data());
    if (result != CL_SUCCESS)
      return result;
  }
  return CL_SUCCESS;
}

constexpr const char *kSourceOptions = "-cl-kernel-arg-info "; // launches check arguments against that

cl_program shared(const Context &context, cl_program program, cl_int *result) noexcept {
  *result = context.api().clRetainProgram(program);
  return *result == CL_SUCCESS ? program : nullptr;
}

} // namespace

bool takesCode(const Context &context, std::span<const uint8_t> code, uint32_t device) noexcept {
  return isSpirv(code) ? takesSpirv(context, device) : isText(code);
}

ur_result_t makeCode(const Context &context, const ProgramDesc &desc, std::string *log, Code *code) {
  KernelArguments arguments;
  Code made;
  made.options = desc.options;
  cl_int result = CL_SUCCESS;
  cl_program native = nullptr;
  if (desc.made) {
    arguments = Program::of(desc.made).arguments();
    native = shared(context, Program::of(desc.made).native(), &result);
    if (desc.source == ProgramSource::il && !isSpirv(desc.code))
      made.options = kSourceOptions + made.options;
  } else if (desc.source == ProgramSource::binary) {
    native = withBinary(context, desc, &result);
  } else if (const Language language = languageOf(context, desc, &arguments, log); language == Language::none) {
    return UR_RESULT_ERROR_INVALID_BINARY;
  } else if (language == Language::spirv) {
    native = withIl(context, desc.code, &result);
  } else {
    native = withSource(context, desc.code, &result);
    made.options = kSourceOptions + made.options;
  }
  if (result != CL_SUCCESS || !native) {
    addLine(log, "The driver answers " + nameOf(result) + ".");
    // It takes no handle but the context's, so a value that it doesn't like is the code.
    return result == CL_INVALID_VALUE || result == CL_SUCCESS ? UR_RESULT_ERROR_INVALID_BINARY : translate(result);
  }
  Reference<cl_program> own(context.api().clReleaseProgram, native);
  made.program = std::make_unique<Program>(context, desc.device, native, std::move(arguments));
  own.release();
  if (result = setConstants(context, native, desc.constants); result != CL_SUCCESS)
    return translate(result);
  *code = std::move(made);
  return UR_RESULT_SUCCESS;
}

void readLog(const Program &program, cl_int result, const char *options, std::string *log) {
  const Api &api = program.context().api();
  addLine(log, textOf(
                   [&](cl_program of, cl_uint query, size_t size, void *value, size_t *needed) {
                     return api.clGetProgramBuildInfo(of, program.device(), query, size, value, needed);
                   },
                   program.native(), CL_PROGRAM_BUILD_LOG));
  if (result == CL_INVALID_BUILD_OPTIONS || result == CL_INVALID_COMPILER_OPTIONS ||
      result == CL_INVALID_LINKER_OPTIONS)
    addLine(log, std::string("The driver refuses the options: ") + options);
  else if (result != CL_SUCCESS && log->empty())
    *log = "The driver answers " + nameOf(result) + ".";
}

ur_result_t finishBuild(Code code, cl_int result, std::string *log, NativeProgram *program) {
  readLog(*code.program, result, code.options.c_str(), log);
  if (result == CL_SUCCESS)
    *program = reinterpret_cast<NativeProgram>(code.program.release());
  return translate(result);
}

std::vector<std::string> kernelNames(const Api &api, cl_program program) {
  std::istringstream text(textOf(api.clGetProgramInfo, program, CL_PROGRAM_KERNEL_NAMES));
  std::vector<std::string> names;
  for (std::string name; std::getline(text, name, ';');) {
    if (!name.empty())
      names.push_back(std::move(name));
  }
  return names;
}

std::optional<cl_uint> binaryType(const Api &api, cl_program program, cl_device_id device) noexcept {
  cl_uint type = CL_PROGRAM_BINARY_TYPE_NONE;
  const cl_int result = api.clGetProgramBuildInfo(program, device, CL_PROGRAM_BINARY_TYPE, sizeof type, &type, nullptr);
  return result == CL_SUCCESS ? std::optional(type) : std::nullopt;
}

} // namespace ur::opencl
