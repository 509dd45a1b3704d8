// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetInfo : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetInfo, program(), UR_PROGRAM_INFO_REFERENCE_COUNT, 256, propValue_, &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(ProgramGetInfo, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(ProgramGetInfo, nullPointers) {
  call().with<3>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
  call().with<2>(0).with<3>(nullptr).with<4>(nullptr).answers(UR_RESULT_ERROR_INVALID_NULL_POINTER);
}

TEST_F(ProgramGetInfo, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(ProgramGetInfo, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_SIZE);
}

TEST_F(ProgramGetInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_PROGRAM_INFO_REFERENCE_COUNT, uint32_t),
      CONFORMANCE_INFO(UR_PROGRAM_INFO_CONTEXT, ur_context_handle_t),
      CONFORMANCE_INFO(UR_PROGRAM_INFO_NUM_DEVICES, uint32_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_DEVICES, ur_device_handle_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_IL, char),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_BINARY_SIZES, size_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_INFO_BINARIES, unsigned char *),
      CONFORMANCE_INFO_OPTIONAL(UR_PROGRAM_INFO_NUM_KERNELS, size_t),
      CONFORMANCE_INFO_OPTIONAL_ARRAY(UR_PROGRAM_INFO_KERNEL_NAMES, char),
  };
  checkInfoValues(infoQuery(urProgramGetInfo, program()), values);
}

} // namespace conformance
