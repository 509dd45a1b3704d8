// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemImageCreateWithNativeHandle : public ContextTest {
protected:
  auto call() {
    return Call(urMemImageCreateWithNativeHandle, 0, context(), &imageFormat_, &imageDesc_, nullptr, &mem_)
        .outputs(mem_);
  }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemImageCreateWithNativeHandle, nullHandles) {
  call().needsHandle<1>();
}

TEST_F(MemImageCreateWithNativeHandle, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(MemImageCreateWithNativeHandle, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
