// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a program is told that brings SPIR-V where there is no compiler of it: the build names one that isn't there.
#include "support/one_device.hpp"

#include <array>

namespace ur::native_cpu::test {
namespace {

class SpirvMissing : public ur::test::OneDevice {
protected:
  void expectWhy(ur_result_t result) const {
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, result);
    const char *text = nullptr;
    int32_t error = 0;
    OK(urAdapterGetLastError(adapter, &text, &error));
    EXPECT_EQ(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, error);
    EXPECT_NE(std::string(text).find("SPIR-V"), std::string::npos) << text;
    EXPECT_NE(std::string(text).find("looked for '/nothing/there'"), std::string::npos) << text;
  }

  static constexpr std::array<uint32_t, 5> kModule{0x07230203, 0x00010000, 0, 1, 0};
};

TEST_F(SpirvMissing, asAnIntermediateLanguage) {
  ur_program_handle_t program = nullptr;
  expectWhy(urProgramCreateWithIL(context, kModule.data(), sizeof kModule, nullptr, &program));
}

/// SYCL's runtime gives it so to devices that name no intermediate language.
TEST_F(SpirvMissing, asABinary) {
  const auto *code = reinterpret_cast<const uint8_t *>(kModule.data());
  size_t size = sizeof kModule;
  ur_program_handle_t program = nullptr;
  expectWhy(urProgramCreateWithBinary(context, 1, &device, &size, &code, nullptr, &program));
}

} // namespace
} // namespace ur::native_cpu::test
