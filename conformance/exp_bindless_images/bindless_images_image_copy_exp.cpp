// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/fixtures.hpp"

namespace conformance {

class BindlessImagesImageCopyExp : public QueueTest {
protected:
  auto call() {
    return Call(urBindlessImagesImageCopyExp, queue(), src_, dst_, &srcImageDesc_, &dstImageDesc_, &srcImageFormat_,
                &dstImageFormat_, &copyRegion_, 0, UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, nullptr, &event_)
        .outputs(event_);
  }

  unsigned char src_[256] = {};
  unsigned char dst_[256] = {};
  ur_image_desc_t srcImageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_image_desc_t dstImageDesc_ = structure<ur_image_desc_t>(UR_STRUCTURE_TYPE_IMAGE_DESC);
  ur_image_format_t srcImageFormat_ = {};
  ur_image_format_t dstImageFormat_ = {};
  ur_exp_image_copy_region_t copyRegion_ =
      structure<ur_exp_image_copy_region_t>(UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION);
  ur_event_handle_t event_ = untouched<ur_event_handle_t>();
};

TEST_F(BindlessImagesImageCopyExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(BindlessImagesImageCopyExp, nullPointers) {
  call().needsPointer<1>();
  call().needsPointer<2>();
  call().needsPointer<3>();
  call().needsPointer<4>();
  call().needsPointer<5>();
  call().needsPointer<6>();
  call().needsPointer<7>();
}

TEST_F(BindlessImagesImageCopyExp, enumerations) {
  call().with<8>(UR_EXP_IMAGE_COPY_FLAGS_MASK).answers(UR_RESULT_ERROR_INVALID_ENUMERATION);
  call().needsEnumerator<9>();
}

TEST_F(BindlessImagesImageCopyExp, waitLists) {
  Event event;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&event));
  call().checksWaitList<10>(event);
}

TEST_F(BindlessImagesImageCopyExp, descriptors) {
  srcImageDesc_.type = noEnumerator<ur_mem_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
  srcImageDesc_.type = UR_MEM_TYPE_IMAGE2D;
  dstImageDesc_.type = noEnumerator<ur_mem_type_t>();
  call().answers(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
}

TEST_F(BindlessImagesImageCopyExp, saysUnsupportedIfItIs) {
  call().saysUnsupportedIfItIs();
}

} // namespace conformance
