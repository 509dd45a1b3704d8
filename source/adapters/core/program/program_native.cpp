// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of programs and kernels. A program has one for each device; handed out is that of the first device
// that it is built for, or of the first at all before that.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/program/kernel.hpp"

namespace ur::core {
namespace {

Program *importProgram(Context &context, ur_native_handle_t native, bool owned) {
  NativeDriver &handles = nativeHandles(context);
  ImportedProgram imported;
  check(handles.importProgram(native, false, &imported));
  Ref<Program> made;
  try {
    made = makeRef<Program>(context, imported);
  } catch (...) {
    context.driver().destroyProgram(imported.program);
    throw;
  }
  if (owned) { // last: a call that fails has taken nothing over
    check(handles.importProgram(native, true, &imported));
    made->replaceNative(imported.program);
  }
  return made.release();
}

} // namespace

namespace api {

ur_result_t urProgramGetNativeHandle(ur_program_handle_t program, ur_native_handle_t *native) {
  NativeDriver &handles = nativeHandles(program->context());
  const Program::Pin pin(*program);
  for (uint32_t i = 0; i < program->context().devices().size(); ++i) {
    if (const NativeProgram built = pin.executable(i) ? pin.executable(i) : pin.object(i))
      return handles.programHandle(built, native);
  }
  return handles.programHandle(program->unbuilt(), native);
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                            const ur_program_native_properties_t *properties,
                                            ur_program_handle_t *program) {
  *program = importProgram(*context, native, takesOver(properties));
  return UR_RESULT_SUCCESS;
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t kernel, ur_native_handle_t *native) {
  NativeDriver &handles = nativeHandles(kernel->context());
  for (const Kernel::PerDevice &device : kernel->devices()) {
    if (device.native)
      return handles.kernelHandle(device.native, native);
  }
  return UR_RESULT_ERROR_INVALID_KERNEL;
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                           ur_program_handle_t program, const ur_kernel_native_properties_t *properties,
                                           ur_kernel_handle_t *kernel) {
  Ref<Program> of(program);
  if (!program) { // The vendor knows: the kernel's program is not the caller's to give away.
    ur_native_handle_t nativeProgram = 0;
    check(nativeHandles(*context).kernelProgram(native, &nativeProgram));
    of = Ref<Program>::adopt(importProgram(*context, nativeProgram, false));
  } else if (&program->context() != context) {
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  }
  *kernel = new Kernel(*of, native, takesOver(properties));
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
