// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesMapExternalLinearMemoryExp : public ContextTest {
protected:
  auto call() {
    return Call(urBindlessImagesMapExternalLinearMemoryExp, context(), device(), 0, 64, nullptr, &retMem_)
        .outputs(retMem_);
  }

  void *retMem_ = untouched<void *>();
};

TEST_F(BindlessImagesMapExternalLinearMemoryExp, nullHandles) {
  call().needsHandle<0>();
  call().needsHandle<1>();
  call().needsHandle<4>();
}

} // namespace conformance
