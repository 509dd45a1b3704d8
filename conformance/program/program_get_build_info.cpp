// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/info.hpp"
#include "support/kernels.hpp"

namespace conformance {

class ProgramGetBuildInfo : public KernelTest {
protected:
  auto call() {
    return Call(urProgramGetBuildInfo, program(), device(), UR_PROGRAM_BUILD_INFO_STATUS, 256, propValue_,
                &propSizeRet_)
        .outputs(propSizeRet_);
  }

  unsigned char propValue_[256] = {};
  size_t propSizeRet_ = 12345;
};

TEST_F(ProgramGetBuildInfo, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(ProgramGetBuildInfo, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(ProgramGetBuildInfo, everyEnumerator) {
  static const InfoValue values[] = {
      CONFORMANCE_INFO(UR_PROGRAM_BUILD_INFO_STATUS, ur_program_build_status_t),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_BUILD_INFO_OPTIONS, char),
      CONFORMANCE_INFO_ARRAY(UR_PROGRAM_BUILD_INFO_LOG, char),
      CONFORMANCE_INFO(UR_PROGRAM_BUILD_INFO_BINARY_TYPE, ur_program_binary_type_t),
  };
  checkInfoValues(infoQuery(urProgramGetBuildInfo, program(), device()), values);
}

} // namespace conformance
