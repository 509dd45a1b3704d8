// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMDeviceAlloc : public ContextTest {
protected:
  auto call() { return Call(urUSMDeviceAlloc, context(), device(), nullptr, nullptr, 64, &mem_).outputs(mem_); }

  void *mem_ = untouched<void *>();
};

TEST_F(USMDeviceAlloc, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMDeviceAlloc, nullPointers) {
  call().needsPointer<5>();
}

TEST_F(USMDeviceAlloc, enumerations) {
  auto uSMDesc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  uSMDesc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<2>(&uSMDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMDeviceAlloc, sizes) {
  call().with<4>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

} // namespace conformance
