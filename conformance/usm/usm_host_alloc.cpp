// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMHostAlloc : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAlloc, context(), nullptr, nullptr, 64, &mem_).outputs(mem_); }

  void *mem_ = untouched<void *>();
};

TEST_F(USMHostAlloc, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAlloc, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(USMHostAlloc, enumerations) {
  auto uSMDesc = structure<ur_usm_desc_t>(UR_STRUCTURE_TYPE_USM_DESC);
  uSMDesc.hints = UR_USM_ADVICE_FLAGS_MASK;
  call().with<1>(&uSMDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMHostAlloc, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

} // namespace conformance
