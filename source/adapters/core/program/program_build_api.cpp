// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Building, compiling, linking, and specialization constants: whether it can be done, and for which devices.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/driver_threads.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/program/program.hpp"

#include <algorithm>
#include <numeric>

namespace ur::core {
namespace {

std::vector<size_t> everyTarget(const Program &program) {
  std::vector<size_t> all(program.deviceCount());
  std::iota(all.begin(), all.end(), size_t{0});
  return all;
}

/// The devices' positions in the program, each once. Throws INVALID_DEVICE.
std::vector<size_t> targetsOf(const Program &program, uint32_t count, const ur_device_handle_t *devices) {
  std::vector<size_t> targets;
  for (uint32_t i = 0; i < count; ++i) {
    const size_t target = program.positionOf(devices[i]);
    if (std::find(targets.begin(), targets.end(), target) == targets.end())
      targets.push_back(target);
  }
  return targets;
}

void checkContext(const Program &program, const Context &context) {
  if (&program.context() != &context)
    throw UR_RESULT_ERROR_INVALID_PROGRAM;
}

Program::Options optionsOf(const char *text, ur_exp_program_flags_t flags = 0) noexcept {
  return {text, (flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS) != 0};
}

/// Imports may stay open only where there is a way to resolve them later.
void checkFlags(ur_exp_program_flags_t flags, const Device &device) {
  if ((flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS) != 0 && !device.facts().dynamicLink)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

void checkFlags(ur_exp_program_flags_t flags, const Program &program, std::span<const size_t> targets) {
  for (const size_t target : targets)
    checkFlags(flags, program.device(target));
}

ur_result_t compile(Program &program, std::span<const size_t> targets, const Program::Options &options) {
  for (const size_t target : targets) {
    if (!program.context().driver().linker() || !program.device(target).facts().linkerAvailable)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  program.compile(targets, options);
  return UR_RESULT_SUCCESS;
}

/// Links for those devices of the context. A link that fails hands out a program, too: without code, for its log.
ur_result_t link(Context &context, std::span<const uint32_t> devices, std::span<const ur_program_handle_t> programs,
                 const Program::Options &options, ur_program_handle_t *linked) {
  for (const uint32_t device : devices) {
    if (!context.driver().linker() || !context.devices()[device]->facts().linkerAvailable)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  auto program = Ref<Program>::adopt(new Program(context, devices));
  try {
    program->link(programs, options);
  } catch (ur_result_t failure) {
    if (failure != UR_RESULT_ERROR_PROGRAM_LINK_FAILURE)
      throw;
    *linked = program.release();
    return failure;
  }
  *linked = program.release();
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urProgramBuild(ur_context_handle_t context, ur_program_handle_t program, const char *options) {
  checkContext(*program, *context);
  program->build(everyTarget(*program), optionsOf(options));
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramBuildExp(ur_program_handle_t program, uint32_t count, ur_device_handle_t *devices,
                              ur_exp_program_flags_t flags, const char *options) {
  const std::vector<size_t> targets = targetsOf(*program, count, devices);
  checkFlags(flags, *program, targets);
  program->build(targets, optionsOf(options, flags));
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCompile(ur_context_handle_t context, ur_program_handle_t program, const char *options) {
  checkContext(*program, *context);
  return compile(*program, everyTarget(*program), optionsOf(options));
}

ur_result_t urProgramCompileExp(ur_program_handle_t program, uint32_t count, ur_device_handle_t *devices,
                                ur_exp_program_flags_t flags, const char *options) {
  const std::vector<size_t> targets = targetsOf(*program, count, devices);
  checkFlags(flags, *program, targets);
  return compile(*program, targets, optionsOf(options, flags));
}

ur_result_t urProgramLink(ur_context_handle_t context, uint32_t count, const ur_program_handle_t *programs,
                          const char *options, ur_program_handle_t *linked) {
  std::vector<uint32_t> devices;
  for (uint32_t i = 0; i < count; ++i)
    checkContext(*programs[i], *context);
  // For the devices that all of them are for.
  const std::span all(programs, count);
  for (uint32_t device = 0; device < context->devices().size(); ++device) {
    const auto has = [&](const Program *program) {
      for (size_t i = 0; i < program->deviceCount(); ++i) {
        if (&program->device(i) == context->devices()[device])
          return true;
      }
      return false;
    };
    if (std::all_of(all.begin(), all.end(), has))
      devices.push_back(device);
  }
  return devices.empty() ? UR_RESULT_ERROR_INVALID_PROGRAM : link(*context, devices, all, optionsOf(options), linked);
}

ur_result_t urProgramLinkExp(ur_context_handle_t context, uint32_t deviceCount, ur_device_handle_t *handles,
                             ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *programs,
                             const char *options, ur_program_handle_t *linked) {
  for (uint32_t i = 0; i < count; ++i)
    checkContext(*programs[i], *context);
  std::vector<uint32_t> devices;
  for (uint32_t i = 0; i < deviceCount; ++i) {
    const uint32_t device = context->indexOf(handles[i]);
    checkFlags(flags, *handles[i]);
    if (std::find(devices.begin(), devices.end(), device) == devices.end())
      devices.push_back(device);
  }
  return devices.empty() ? UR_RESULT_ERROR_INVALID_SIZE
                         : link(*context, devices, {programs, count}, optionsOf(options, flags), linked);
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t context, uint32_t count, const ur_program_handle_t *programs) {
  std::vector<std::unique_ptr<Program::Pin>> pins;
  for (uint32_t i = 0; i < count; ++i) {
    checkContext(*programs[i], *context);
    pins.push_back(std::make_unique<Program::Pin>(*programs[i]));
  }
  if (!context->driver().linker())
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  // First all that can be wrong, then one call for each device.
  std::vector<std::vector<NativeProgram>> perDevice;
  for (uint32_t device = 0; device < context->devices().size(); ++device) {
    std::vector<NativeProgram> natives;
    for (const std::unique_ptr<Program::Pin> &pin : pins) {
      if (const NativeProgram native = pin->executable(device))
        natives.push_back(native);
    }
    if (natives.empty())
      continue;
    if (natives.size() != pins.size())
      return UR_RESULT_ERROR_INVALID_PROGRAM; // one of them isn't built for a device that others are built for
    if (!context->devices()[device]->facts().dynamicLink)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    perDevice.push_back(std::move(natives));
  }
  if (perDevice.empty())
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  checkDriver();
  for (const std::vector<NativeProgram> &natives : perDevice) {
    std::string log;
    const ur_result_t result = context->driver().linker()->dynamicLink(natives, &log);
    if (result != UR_RESULT_SUCCESS) {
      setLastError(result, log.c_str()); // the one place where the log can go
      return result;
    }
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramSetSpecializationConstants(ur_program_handle_t program, uint32_t count,
                                                const ur_specialization_constant_info_t *constants) {
  for (size_t i = 0; i < program->deviceCount(); ++i) {
    if (!program->context().driver().linker() || !program->device(i).facts().specializationConstants)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  program->setConstants({constants, count});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
