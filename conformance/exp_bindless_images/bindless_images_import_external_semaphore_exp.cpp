// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImportExternalSemaphoreExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesImportExternalSemaphoreExp, context(), device(),
                UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &externalSemaphoreDesc_, &externalSemaphore_)
        .outputs(externalSemaphore_);
  }

  ur_exp_external_semaphore_desc_t externalSemaphoreDesc_ =
      structure<ur_exp_external_semaphore_desc_t>(UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC);
  ur_exp_external_semaphore_handle_t externalSemaphore_ = untouched<ur_exp_external_semaphore_handle_t>();
};

TEST_F(BindlessImagesImportExternalSemaphoreExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesImportExternalSemaphoreExp, nullPointers) {
  call().needsPointer<3>();
  call().needsPointer<4>();
}

TEST_F(BindlessImagesImportExternalSemaphoreExp, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(BindlessImagesImportExternalSemaphoreExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
