// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of programs stand on: making them of the simulated driver's text (sim/program_text.hpp).
#pragma once

#include "core/faults.hpp"

namespace ur::test {

class ProgramTest : public FaultTest {
protected:
  ProgramTest() { expectRefusals_ = false; } // but in the tests of failures

  /// Of "SIMK" and these items; not built.
  Program binary(const std::string &items, size_t deviceCount = 1) {
    const std::string code = "SIMK " + items;
    const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
    std::vector<const uint8_t *> images(deviceCount, bytes);
    std::vector<size_t> lengths(deviceCount, code.size());
    Program made;
    EXPECT_EQ(api().Program.pfnCreateWithBinary(context, static_cast<uint32_t>(deviceCount), devices.data(),
                                                lengths.data(), images.data(), nullptr, made.out()),
              UR_RESULT_SUCCESS);
    return made;
  }
  /// As intermediate language, for all devices of the context.
  Program il(const std::string &items) {
    const std::string code = "SIMK " + items;
    Program made;
    EXPECT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  ur_result_t build(ur_program_handle_t program, const char *options = nullptr) {
    return api().Program.pfnBuild(context, program, options);
  }
  ur_result_t compile(ur_program_handle_t program, const char *options = nullptr) {
    return api().Program.pfnCompile(context, program, options);
  }
  ur_result_t link(const std::vector<ur_program_handle_t> &programs, Program &linked) {
    return api().Program.pfnLink(context, static_cast<uint32_t>(programs.size()), programs.data(), nullptr,
                                 linked.out());
  }
  Program built(const std::string &items) {
    Program made = binary(items);
    EXPECT_EQ(build(made), UR_RESULT_SUCCESS);
    return made;
  }
  Program compiled(const std::string &items) {
    Program made = il(items);
    EXPECT_EQ(compile(made), UR_RESULT_SUCCESS);
    return made;
  }
  Kernel kernelOf(ur_program_handle_t program, const char *name) {
    Kernel made;
    EXPECT_EQ(api().Kernel.pfnCreate(program, name, made.out()), UR_RESULT_SUCCESS);
    return made;
  }

  std::string buildText(ur_program_handle_t program, ur_program_build_info_t info, size_t device = 0) {
    size_t size = 0;
    EXPECT_EQ(api().Program.pfnGetBuildInfo(program, devices[device], info, 0, nullptr, &size), UR_RESULT_SUCCESS);
    std::string text(size, '\0');
    EXPECT_EQ(api().Program.pfnGetBuildInfo(program, devices[device], info, size, text.data(), nullptr),
              UR_RESULT_SUCCESS);
    text.resize(size - 1);
    return text;
  }
  std::string log(ur_program_handle_t program, size_t device = 0) {
    return buildText(program, UR_PROGRAM_BUILD_INFO_LOG, device);
  }
  ur_program_build_status_t buildStatus(ur_program_handle_t program, size_t device = 0) {
    ur_program_build_status_t status{};
    EXPECT_EQ(api().Program.pfnGetBuildInfo(program, devices[device], UR_PROGRAM_BUILD_INFO_STATUS, sizeof status,
                                            &status, nullptr),
              UR_RESULT_SUCCESS);
    return status;
  }
  ur_program_binary_type_t binaryType(ur_program_handle_t program, size_t device = 0) {
    ur_program_binary_type_t type{};
    EXPECT_EQ(api().Program.pfnGetBuildInfo(program, devices[device], UR_PROGRAM_BUILD_INFO_BINARY_TYPE, sizeof type,
                                            &type, nullptr),
              UR_RESULT_SUCCESS);
    return type;
  }
};

} // namespace ur::test
