// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMPitchedAllocExp : public ContextTest {
protected:
  auto call() {
    return Call(urUSMPitchedAllocExp, context(), device(), nullptr, nullptr, 64, 1, 64, &mem_, &resultPitch_)
        .outputs(mem_, resultPitch_);
  }

  void *mem_ = untouched<void *>();
  size_t resultPitch_ = 12345;
};

TEST_F(USMPitchedAllocExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMPitchedAllocExp, nullPointers) {
  call().needsPointer<7>();
  call().needsPointer<8>();
}

TEST_F(USMPitchedAllocExp, enumerations) {
  auto uSMDesc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  uSMDesc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<2>(&uSMDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMPitchedAllocExp, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

TEST_F(USMPitchedAllocExp, alignment) {
  auto desc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  desc.align = 3;
  call().with<2>(&desc).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(USMPitchedAllocExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
