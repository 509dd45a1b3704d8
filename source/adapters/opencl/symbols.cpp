// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Global variables and functions of programs.
#include "adapters/core/port/guarded.hpp"
#include "adapters/opencl/code.hpp"
#include "adapters/opencl/errors.hpp"

#include <algorithm>

namespace ur::opencl {

using namespace core;

ur_result_t Programs::globalVariable(NativeProgram program, const char *name, void **address, size_t *size) noexcept {
  const Program &of = Program::of(program);
  const Api &api = context_.api();
  if (!api.clGetDeviceGlobalVariablePointerINTEL)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  void *found = nullptr;
  size_t bytes = 0;
  const cl_int result = api.clGetDeviceGlobalVariablePointerINTEL(of.device(), of.native(), name, &bytes, &found);
  if (result == CL_SUCCESS) {
    *address = found;
    *size = bytes;
  }
  return translate(result);
}

/// Of a name that it doesn't know the driver doesn't say whether there is no such function, or one without an address:
/// only kernels are known to be there.
ur_result_t Programs::functionPointer(NativeProgram program, const char *name, void **address) noexcept {
  const Program &of = Program::of(program);
  const Api &api = context_.api();
  if (!api.clGetDeviceFunctionPointerINTEL)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  cl_ulong found = 0;
  const cl_int result = api.clGetDeviceFunctionPointerINTEL(of.device(), of.native(), name, &found);
  if (result == CL_INVALID_ARG_VALUE || (result == CL_SUCCESS && found == 0)) {
    return guarded([&] {
      const std::vector<std::string> kernels = kernelNames(api, of.native());
      return std::find(kernels.begin(), kernels.end(), name) != kernels.end()
                 ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                 : UR_RESULT_ERROR_INVALID_KERNEL_NAME;
    });
  }
  if (result == CL_SUCCESS)
    *address = reinterpret_cast<void *>(found);
  return translate(result);
}

} // namespace ur::opencl
