// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/programs.hpp"

#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/text.hpp"
#include "adapters/opencl/code.hpp"
#include "adapters/opencl/errors.hpp"
#include "adapters/opencl/info.hpp"

#include <algorithm>
#include <sstream>

namespace ur::opencl {

using namespace core;

ur_result_t Programs::build(const ProgramDesc &desc, std::string *log, NativeProgram *program) noexcept {
  return withCode(context_, desc, log, [&](Code &code) {
    const cl_device_id device = code.program->device();
    Compiling::Build build = Compiling::build();
    const cl_int result =
        context_.api().clBuildProgram(code.program->native(), 1, &device, code.options.c_str(), nullptr, nullptr);
    build.unlock();
    ExitGate::ofProcess().watchAfter(ExitGate::Moment::programBuilt);
    return finishBuild(std::move(code), result, log, program);
  });
}

ur_result_t Programs::make(const ProgramDesc &desc, NativeProgram *program) noexcept {
  return guarded([&] {
    Code code;
    std::string log;
    const ur_result_t made = makeCode(context_, desc, &log, &code);
    if (made == UR_RESULT_SUCCESS)
      *program = reinterpret_cast<NativeProgram>(code.program.release());
    return made;
  });
}

ur_result_t Programs::names(NativeProgram program, std::vector<std::string> *names) noexcept {
  return guarded([&] {
    *names = kernelNames(context_.api(), Program::of(program).native());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::import(ur_native_handle_t native, bool owned, ImportedProgram *program) noexcept {
  return guarded([&] {
    const Api &api = context_.api();
    const auto handle = reinterpret_cast<cl_program>(native);
    if (!handle || valueOf<cl_context>(api.clGetProgramInfo, handle, CL_PROGRAM_CONTEXT) != context_.native())
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    ImportedProgram imported;
    imported.device = context_.size();
    uint32_t unbuilt = context_.size();
    for (const cl_device_id device : valuesOf<cl_device_id>(api.clGetProgramInfo, handle, CL_PROGRAM_DEVICES)) {
      const uint32_t position = context_.position(device);
      const std::optional<cl_uint> type = binaryType(api, handle, device);
      if (type == CL_PROGRAM_BINARY_TYPE_EXECUTABLE)
        imported.device = std::min(imported.device, position);
      else if (type == CL_PROGRAM_BINARY_TYPE_NONE)
        unbuilt = std::min(unbuilt, position);
    }
    imported.built = imported.device != context_.size();
    if (imported.built)
      imported.kernels = kernelNames(api, handle);
    else
      imported.device = unbuilt;
    if (imported.device == context_.size())
      return UR_RESULT_ERROR_INVALID_PROGRAM; // for none of our devices, or only an object to be linked
    Reference<cl_program> own(api.clReleaseProgram);
    if (const cl_int result = own.share(handle, owned, api.clRetainProgram); result != CL_SUCCESS)
      return translate(result);
    imported.program =
        reinterpret_cast<NativeProgram>(new Program(context_, imported.device, handle, KernelArguments()));
    own.release();
    *program = std::move(imported);
    return UR_RESULT_SUCCESS;
  });
}

void describePrograms(const DeviceQuery &get, const Platform &platform, Device &device) {
  DeviceFacts &facts = device.facts;
  const Api &api = device.api;
  facts.compilerAvailable = get.number<cl_bool>(CL_DEVICE_COMPILER_AVAILABLE) != CL_FALSE;
  facts.linkerAvailable = facts.compilerAvailable && get.number<cl_bool>(CL_DEVICE_LINKER_AVAILABLE) != CL_FALSE;
  if (facts.compilerAvailable && (api.clCreateProgramWithIL || api.clCreateProgramWithILKHR) &&
      (platform.version() >= 21 || get.has("cl_khr_il_program")))
    facts.supportedIl = get.text(CL_DEVICE_IL_VERSION);
  const bool spirv = facts.supportedIl.find("SPIR-V") != std::string::npos;
  if (facts.compilerAvailable) { // "OpenCL C 1.2 and the vendor's words": source is taken where a language is
    std::istringstream version(get.text(CL_DEVICE_OPENCL_C_VERSION));
    std::string name, letter, number;
    if (version >> name >> letter >> number)
      facts.supportedIl += (facts.supportedIl.empty() ? "" : " ") + name + "_" + letter + "_" + number;
  }
  facts.specializationConstants = spirv && api.clSetProgramSpecializationConstant;
  facts.globalVariables = api.clGetDeviceGlobalVariablePointerINTEL != nullptr;
  facts.hostPipes =
      get.has("cl_intel_program_scope_host_pipe") && api.clEnqueueReadHostPipeINTEL && api.clEnqueueWriteHostPipeINTEL;
  if (spirv)
    facts.binaryTargets = {UR_DEVICE_BINARY_TARGET_SPIRV64};
  if (api.clGetKernelSubGroupInfo || api.clGetKernelSubGroupInfoKHR) {
    facts.maxSubGroups = get.number<cl_uint>(CL_DEVICE_MAX_NUM_SUB_GROUPS);
    for (const size_t size : get.values<size_t>(CL_DEVICE_SUB_GROUP_SIZES_INTEL))
      facts.subGroupSizes.push_back(static_cast<uint32_t>(size));
  }
}

} // namespace ur::opencl
