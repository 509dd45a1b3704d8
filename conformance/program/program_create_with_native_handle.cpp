// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class ProgramCreateWithNativeHandle : public ContextTest {
protected:
  auto call() { return Call(urProgramCreateWithNativeHandle, 0, context(), nullptr, &program_).outputs(program_); }

  ur_program_handle_t program_ = untouched<ur_program_handle_t>();
};

TEST_F(ProgramCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(ProgramCreateWithNativeHandle, nullPointers) {
  call().needsPointer<3>();
}

TEST_F(ProgramCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
