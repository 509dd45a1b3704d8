// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMHostAllocRegisterExp : public ContextTest {
protected:
  auto call() { return Call(urUSMHostAllocRegisterExp, context(), hostMem_, 64, nullptr); }

  unsigned char hostMem_[256] = {};
};

TEST_F(USMHostAllocRegisterExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMHostAllocRegisterExp, nullPointers) {
  call().needsPointer<1>();
}

TEST_F(USMHostAllocRegisterExp, enumerations) {
  auto properties =
      structure<ur_exp_usm_host_alloc_register_properties_t>(UR_STRUCTURE_TYPE_EXP_USM_HOST_ALLOC_REGISTER_PROPERTIES);
  properties.flags = UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK;
  call().with<3>(&properties).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(USMHostAllocRegisterExp, sizes) {
  call().with<2>(0).answers(UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_F(USMHostAllocRegisterExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
