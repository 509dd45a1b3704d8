// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class MemImageCreate : public ContextTest {
protected:
  auto call() { return Call(urMemImageCreate, context(), 0, &imageFormat_, &imageDesc_, nullptr, &mem_).outputs(mem_); }

  ur_image_format_t imageFormat_ = {};
  ur_image_desc_t imageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_mem_handle_t mem_ = untouched<ur_mem_handle_t>();
};

TEST_F(MemImageCreate, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(MemImageCreate, nullPointers) {
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<5>();
}

TEST_F(MemImageCreate, enumerations) {
  call().with<1>(UR_MEM_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
}

TEST_F(MemImageCreate, descriptors) {
  const auto refused = [&](auto change) {
    const ur_image_desc_t before = imageDesc_;
    change();
    call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    imageDesc_ = before;
  };
  refused([&] { imageDesc_.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC; });
  refused([&] { imageDesc_.type = noEnumerator<ur_mem_type_t>(); });
  refused([&] { imageDesc_.numMipLevel = 1; });
  refused([&] { imageDesc_.numSamples = 1; });
  refused([&] { imageDesc_.rowPitch = 64; });
  refused([&] { imageDesc_.slicePitch = 64; });
  call().with<1>(UR_MEM_FLAG_USE_HOST_POINTER).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
  call().with<4>(this).answers(UR_RESULT_ERROR_INVALID_HOST_PTR);
}

TEST_F(MemImageCreate, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
