// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemoryExportAllocExportableMemoryExp : public ContextTest {
protected:
  auto call() {
    return Call(urMemoryExportAllocExportableMemoryExp, context(), device(), 64, 64, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
                &mem_)
        .outputs(mem_);
  }

  void *mem_ = untouched<void *>();
};

TEST_F(MemoryExportAllocExportableMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(MemoryExportAllocExportableMemoryExp, nullPointers) {
  call().needsPointer<5>();
}

TEST_F(MemoryExportAllocExportableMemoryExp, enumerations) {
  call().needsEnumerator<4>();
}

TEST_F(MemoryExportAllocExportableMemoryExp, sizes) {
  call().with<3>(0).answers(UR_RESULT_ERROR_INVALID_USM_SIZE);
}

TEST_F(MemoryExportAllocExportableMemoryExp, alignment) {
  call().with<2>(3).answers(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
}

TEST_F(MemoryExportAllocExportableMemoryExp, saysUnsupportedIfItIs) {
  if (call().worksOrSaysUnsupported()) {
    EXPECT_OK(urMemoryExportFreeExportableMemoryExp(context(), device(), mem_));
  }
}

} // namespace conformance
