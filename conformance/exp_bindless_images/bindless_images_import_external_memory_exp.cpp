// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImportExternalMemoryExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesImportExternalMemoryExp, context(), device(), 64, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                &externalMemDesc_, &externalMem_)
        .outputs(externalMem_);
  }

  ur_exp_external_mem_desc_t externalMemDesc_ =
      structure<ur_exp_external_mem_desc_t>(UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC);
  ur_exp_external_mem_handle_t externalMem_ = untouched<ur_exp_external_mem_handle_t>();
};

TEST_F(BindlessImagesImportExternalMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, nullPointers) {
  call().needsPointer<4>();
  call().needsPointer<5>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, enumerations) {
  call().needsEnumerator<3>();
}

TEST_F(BindlessImagesImportExternalMemoryExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
