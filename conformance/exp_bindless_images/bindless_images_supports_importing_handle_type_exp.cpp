// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesSupportsImportingHandleTypeExp : public DeviceTest {
protected:
  auto call() {
    return Call(urBindlessImagesSupportsImportingHandleTypeExp, device(), UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                &supportedRet_)
        .outputs(supportedRet_);
  }

  ur_bool_t supportedRet_ = 77;
};

TEST_F(BindlessImagesSupportsImportingHandleTypeExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(BindlessImagesSupportsImportingHandleTypeExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(BindlessImagesSupportsImportingHandleTypeExp, enumerations) {
  call().needsEnumerator<1>();
}

TEST_F(BindlessImagesSupportsImportingHandleTypeExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
