// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Compiling and linking apart, specialization constants, and what programs have become.
#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/code.hpp"
#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"

#include <algorithm>

namespace ur::opencl {

using namespace core;

ur_result_t Programs::compile(const ProgramDesc &desc, std::string *log, NativeProgram *object) noexcept {
  return withCode(context_, desc, log, [&](Code &code) {
    const cl_device_id device = code.program->device();
    Compiling::Build build = Compiling::build();
    const cl_int result =
        desc.source == ProgramSource::binary
            ? CL_SUCCESS
            : context_.api().clCompileProgram(code.program->native(), 1, &device, code.options.c_str(), 0, nullptr,
                                              nullptr, nullptr, nullptr);
    build.unlock();
    return finishBuild(std::move(code), result, log, object);
  });
}

ur_result_t Programs::link(const LinkDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return guarded([&] {
    std::vector<cl_program> objects;
    KernelArguments arguments;
    for (const NativeProgram object : desc.objects) {
      objects.push_back(Program::of(object).native());
      arguments.insert(Program::of(object).arguments().begin(), Program::of(object).arguments().end());
    }
    const cl_device_id device = context_.device(desc.device).native;
    cl_int result = CL_SUCCESS;
    Compiling::Build build = Compiling::build();
    const cl_program native =
        context_.api().clLinkProgram(context_.native(), 1, &device, desc.options, static_cast<cl_uint>(objects.size()),
                                     objects.data(), nullptr, nullptr, &result);
    build.unlock();
    if (!native) {
      *log = "The driver answers " + nameOf(result) + ".";
      return result == CL_SUCCESS ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE : translate(result);
    }
    Code code; // A link that failed has a program, too: for its log.
    Reference<cl_program> own(context_.api().clReleaseProgram, native);
    code.program = std::make_unique<Program>(context_, desc.device, native, std::move(arguments));
    own.release();
    code.options = desc.options;
    return finishBuild(std::move(code), result, log, program);
  });
}

ur_result_t Programs::constants(const ProgramDesc &desc, std::vector<ConstantFacts> *found) noexcept {
  return guarded([&] {
    std::optional<SpirvFacts> spirv = readSpirv(desc.code);
    if (!spirv) // source, which has no constants, or code that can't be built
      return isSpirv(desc.code) ? UR_RESULT_ERROR_INVALID_BINARY : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    *found = std::move(spirv->constants);
    return UR_RESULT_SUCCESS;
  });
}

/// A program of OpenCL's may be for more devices than ours is: their binaries are passed over.
ur_result_t Programs::binary(NativeProgram program, std::vector<uint8_t> *code) noexcept {
  return guarded([&] {
    const Program &of = Program::of(program);
    const Api &api = context_.api();
    const auto devices = valuesOf<cl_device_id>(api.clGetProgramInfo, of.native(), CL_PROGRAM_DEVICES);
    const auto sizes = valuesOf<size_t>(api.clGetProgramInfo, of.native(), CL_PROGRAM_BINARY_SIZES);
    const auto own = static_cast<size_t>(std::find(devices.begin(), devices.end(), of.device()) - devices.begin());
    if (own >= sizes.size() || sizes[own] == 0)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    std::vector<uint8_t> bytes(sizes[own]);
    std::vector<unsigned char *> places(sizes.size(), nullptr);
    places[own] = bytes.data();
    const cl_int result = api.clGetProgramInfo(of.native(), CL_PROGRAM_BINARIES,
                                               places.size() * sizeof(unsigned char *), places.data(), nullptr);
    if (result == CL_SUCCESS)
      *code = std::move(bytes);
    return translate(result);
  });
}

} // namespace ur::opencl
