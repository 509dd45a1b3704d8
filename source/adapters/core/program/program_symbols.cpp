// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/program/program_symbols.hpp"

#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_symbols.hpp"

namespace ur::core {
namespace {

/// The executable for a device. Throws UNSUPPORTED_FEATURE, INVALID_PROGRAM_EXECUTABLE.
NativeProgram executable(const Program::Pin &pin, uint32_t device) {
  const Context &context = pin.program().context();
  if (!context.driver().symbols() || !context.devices()[device]->facts().globalVariables)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const NativeProgram native = pin.executable(device);
  if (!native)
    throw UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE;
  return native;
}

/// The position in the context of one of the program's devices. Throws INVALID_DEVICE.
uint32_t deviceOf(const Program &program, const Device *device) {
  (void)program.positionOf(device);
  return program.context().indexOf(device);
}

} // namespace

GlobalVariable findVariable(const Program::Pin &pin, uint32_t device, const char *name) {
  const NativeProgram native = executable(pin, device);
  void *address = nullptr;
  GlobalVariable variable;
  check(pin.program().context().driver().symbols()->globalVariable(native, pin.program().metadata().variable(name),
                                                                   &address, &variable.size));
  pin.program().usedByCommands();
  variable.address = static_cast<std::byte *>(address);
  return variable;
}

namespace api {

ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t device, ur_program_handle_t program, const char *name,
                                              size_t *size, void **pointer) {
  const GlobalVariable variable = findVariable(Program::Pin(*program), deviceOf(*program, device), name);
  if (size)
    *size = variable.size;
  *pointer = variable.address;
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramGetFunctionPointer(ur_device_handle_t device, ur_program_handle_t program, const char *name,
                                        void **pointer) {
  const Program::Pin pin(*program);
  const NativeProgram native = executable(pin, deviceOf(*program, device));
  check(program->context().driver().symbols()->functionPointer(native, name, pointer));
  program->usedByCommands();
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
