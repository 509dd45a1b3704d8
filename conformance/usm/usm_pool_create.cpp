// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class USMPoolCreate : public ContextTest {
protected:
  auto call() { return Call(urUSMPoolCreate, context(), &poolDesc_, &pool_).outputs(pool_); }

  ur_usm_pool_desc_t poolDesc_ = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(USMPoolCreate, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
}

TEST_F(USMPoolCreate, enumerations) {
  auto poolDesc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  poolDesc.flags = UR_USM_POOL_FLAGS_MASK;
  call().with<1>(&poolDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace conformance
