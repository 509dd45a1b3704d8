// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesMipmapGetLevelExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesMipmapGetLevelExp, context(), device(), 0, 64, &imageMem_).outputs(imageMem_);
  }

  ur_exp_image_mem_native_handle_t imageMem_ = 12345;
};

TEST_F(BindlessImagesMipmapGetLevelExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesMipmapGetLevelExp, nullPointers) {
  call().needsPointer<4>();
}

TEST_F(BindlessImagesMipmapGetLevelExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
