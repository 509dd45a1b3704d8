// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/pools.hpp"

namespace conformance {

class USMPoolCreateExp : public AsyncTest {
protected:
  auto call() { return Call(urUSMPoolCreateExp, context(), device(), &poolDesc_, &pool_).outputs(pool_); }

  ur_usm_pool_desc_t poolDesc_ = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  ur_usm_pool_handle_t pool_ = untouched<ur_usm_pool_handle_t>();
};

TEST_F(USMPoolCreateExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(USMPoolCreateExp, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
}

TEST_F(USMPoolCreateExp, enumerations) {
  auto poolDesc = structure<ur_usm_pool_desc_t>(UR_STRUCTURE_TYPE_USM_POOL_DESC);
  poolDesc.flags = UR_USM_POOL_FLAGS_MASK;
  call().with<2>(&poolDesc).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

} // namespace conformance
