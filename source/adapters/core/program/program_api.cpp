// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Making programs, and information about them.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"
#include "adapters/core/port/driver_linker.hpp"
#include "adapters/core/port/spirv.hpp"
#include "adapters/core/program/program.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

/// The binary of each device: what the program was made of, or what the driver has made of it; none before that.
std::vector<std::vector<uint8_t>> binaries(const Program &program) {
  const Program::Pin pin(program);
  std::vector<std::vector<uint8_t>> all(program.deviceCount());
  LinkerDriver *linker = program.context().driver().linker();
  for (size_t i = 0; i < all.size(); ++i) {
    const std::span<const uint8_t> code = program.code(i);
    if (!program.isIl() && !code.empty()) {
      all[i].assign(code.begin(), code.end());
      continue;
    }
    const uint32_t device = program.context().indexOf(&program.device(i));
    const NativeProgram executable = pin.executable(device), object = pin.object(device);
    if (linker && (executable || object)) {
      const ur_result_t result = linker->binary(executable ? executable : object, &all[i]);
      if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) // such a program has no code of its own
        check(result);
    }
  }
  return all;
}

/// Writes the code of each device to the places that the caller's pointers name; null ones are passed over.
ur_result_t writeBinaries(const Program &program, size_t size, void *value, size_t *sizeRet) {
  const size_t needed = program.deviceCount() * sizeof(unsigned char *);
  if (value && size < needed)
    return UR_RESULT_ERROR_INVALID_SIZE;
  if (value) {
    auto *places = static_cast<unsigned char **>(value);
    const std::vector<std::vector<uint8_t>> all = binaries(program);
    for (size_t i = 0; i < all.size(); ++i) {
      const std::vector<uint8_t> &code = all[i];
      if (places[i] && !code.empty())
        std::memcpy(places[i], code.data(), code.size());
    }
  }
  if (sizeRet)
    *sizeRet = needed;
  return UR_RESULT_SUCCESS;
}

std::string joinedNames(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names) {
    text += text.empty() ? "" : ";";
    text += name;
  }
  return text;
}

/// Whether it is SPIR-V, and the device takes none since something is missing. Then the log says what.
bool lacksSpirv(const char *function, const Device &device, std::span<const uint8_t> code) {
  const std::string &missing = device.facts().spirvMissing;
  if (missing.empty() || !isSpirv(code))
    return false;
  explain(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, "%s: the code is SPIR-V, which the device \"%s\" doesn't take. %s",
          function, device.facts().name.c_str(), missing.c_str());
  return true;
}

} // namespace

namespace api {

ur_result_t urProgramCreateWithBinary(ur_context_handle_t context, uint32_t count, ur_device_handle_t *devices,
                                      size_t *lengths, const uint8_t **binaries,
                                      const ur_program_properties_t *properties, ur_program_handle_t *program) {
  ProgramMetadata metadata(properties);
  std::vector<Program::Code> code;
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t index = context->indexOf(devices[i]);
    if (std::any_of(code.begin(), code.end(), [&](const Program::Code &other) { return other.device == index; })) {
      logger().error("a program gets a second binary for the same device (number %u of %u in the list)", i, count);
      return UR_RESULT_ERROR_INVALID_DEVICE;
    }
    if (!binaries[i])
      return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    if (lengths[i] == 0)
      return UR_RESULT_ERROR_INVALID_SIZE;
    if (lacksSpirv("urProgramCreateWithBinary", *devices[i], {binaries[i], lengths[i]}))
      return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    code.push_back({index, std::vector<uint8_t>(binaries[i], binaries[i] + lengths[i])});
  }
  *program = new Program(*context, ProgramSource::binary, std::move(code), std::move(metadata));
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t context, const void *il, size_t length,
                                  const ur_program_properties_t *properties, ur_program_handle_t *program) {
  ProgramMetadata metadata(properties);
  const auto *bytes = static_cast<const uint8_t *>(il);
  std::vector<Program::Code> code;
  for (uint32_t i = 0; i < context->devices().size(); ++i) {
    const Device &device = *context->devices()[i];
    if (lacksSpirv("urProgramCreateWithIL", device, {bytes, length}))
      return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    if (device.facts().supportedIl.empty()) {
      explain(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE,
              "urProgramCreateWithIL: the device \"%s\" takes no intermediate language", device.facts().name.c_str());
      return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    }
    code.push_back({i, {}});
  }
  for (uint32_t i = 0; i < code.size(); ++i) {
    if (!context->driver().takesIl({bytes, length}, i)) {
      explain(UR_RESULT_ERROR_INVALID_BINARY,
              "urProgramCreateWithIL: the code of %zu bytes is in none of the languages that device %u takes "
              "(%s)",
              length, i, context->devices()[i]->facts().supportedIl.c_str());
      return UR_RESULT_ERROR_INVALID_BINARY;
    }
  }
  code.front().bytes.assign(bytes, bytes + length);
  *program = new Program(*context, ProgramSource::il, std::move(code), std::move(metadata));
  return UR_RESULT_SUCCESS;
}

ur_result_t urProgramGetInfo(ur_program_handle_t program, ur_program_info_t query, size_t size, void *value,
                             size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_PROGRAM_INFO_REFERENCE_COUNT:
    return info.put<UR_PROGRAM_INFO_REFERENCE_COUNT>(program->users());
  case UR_PROGRAM_INFO_CONTEXT:
    return info.put<UR_PROGRAM_INFO_CONTEXT>(&program->context());
  case UR_PROGRAM_INFO_NUM_DEVICES:
    return info.put<UR_PROGRAM_INFO_NUM_DEVICES>(static_cast<uint32_t>(program->deviceCount()));
  case UR_PROGRAM_INFO_DEVICES: {
    std::vector<ur_device_handle_t> devices;
    for (size_t i = 0; i < program->deviceCount(); ++i)
      devices.push_back(&program->device(i));
    return info.array<UR_PROGRAM_INFO_DEVICES>(devices);
  }
  case UR_PROGRAM_INFO_IL:
    return info.raw<UR_PROGRAM_INFO_IL>(program->isIl() ? program->code(0) : std::span<const uint8_t>());
  case UR_PROGRAM_INFO_BINARY_SIZES: {
    std::vector<size_t> sizes;
    for (const std::vector<uint8_t> &binary : binaries(*program))
      sizes.push_back(binary.size());
    return info.array<UR_PROGRAM_INFO_BINARY_SIZES>(sizes);
  }
  case UR_PROGRAM_INFO_BINARIES:
    return writeBinaries(*program, size, value, sizeRet);
  case UR_PROGRAM_INFO_NUM_KERNELS:
    return info.put<UR_PROGRAM_INFO_NUM_KERNELS>(program->kernelNames().size());
  case UR_PROGRAM_INFO_KERNEL_NAMES:
    return info.text<UR_PROGRAM_INFO_KERNEL_NAMES>(joinedNames(program->kernelNames()));
  default:
    return unanswered(query);
  }
}

ur_result_t urProgramGetBuildInfo(ur_program_handle_t program, ur_device_handle_t device, ur_program_build_info_t query,
                                  size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const Program::BuildInfo build = program->buildInfo(program->positionOf(device));
  switch (query) {
  case UR_PROGRAM_BUILD_INFO_STATUS:
    return info.put<UR_PROGRAM_BUILD_INFO_STATUS>(build.status);
  case UR_PROGRAM_BUILD_INFO_OPTIONS:
    return info.text<UR_PROGRAM_BUILD_INFO_OPTIONS>(build.options);
  case UR_PROGRAM_BUILD_INFO_LOG:
    return info.text<UR_PROGRAM_BUILD_INFO_LOG>(build.log);
  case UR_PROGRAM_BUILD_INFO_BINARY_TYPE:
    return info.put<UR_PROGRAM_BUILD_INFO_BINARY_TYPE>(build.type);
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
