// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemoryExportFreeExportableMemoryExp : public ContextTest {
protected:
  auto call() { return Call(urMemoryExportFreeExportableMemoryExp, context(), device(), mem_); }

  unsigned char mem_[256] = {};
};

TEST_F(MemoryExportFreeExportableMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
}

TEST_F(MemoryExportFreeExportableMemoryExp, nullPointers) {
  call().needsPointer<2>();
}

TEST_F(MemoryExportFreeExportableMemoryExp, onlyExportableMemory) {
  call().answersEither(UR_RESULT_ERROR_INVALID_VALUE, UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

} // namespace conformance
