// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemoryExportExportMemoryHandleExp : public ContextTest {
protected:
  auto call() {
    return Call(urMemoryExportExportMemoryHandleExp, context(), device(), UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, mem_,
                memHandleRet_)
        .outputs(memHandleRet_);
  }

  unsigned char mem_[256] = {};
  unsigned char memHandleRet_[256] = {};
};

TEST_F(MemoryExportExportMemoryHandleExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(MemoryExportExportMemoryHandleExp, enumerations) {
  call().needsEnumerator<2>();
}

TEST_F(MemoryExportExportMemoryHandleExp, nullPointers) {
  call().needsPointer<4>();
  call().needsPointer<3>();
}

TEST_F(MemoryExportExportMemoryHandleExp, onlyExportableMemory) {
  call().answersEither(UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
