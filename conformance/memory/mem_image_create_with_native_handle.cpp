// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/images.hpp"

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

/// On an image of the adapter's own, in each shape.
class MemImageCreateWithNativeHandle_Image : public ImagesTest, public ::testing::WithParamInterface<size_t> {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ImagesTest::SetUp());
    if (IsSkipped())
      return;
    bytes_ = someBytes(shape_.pixels() * 4);
    if (!makeImage(context(), kUsualFormat, shape_.desc, bytes_, &image_))
      GTEST_SKIP() << "the adapter has no such images";
    // Brings what the image began with to the device.
    EXPECT_EQ(bytes_, readImage(queue(), image_, shape_, 4));
    const Call get(urMemGetNativeHandle, image_.get(), device(), &native_);
    if (!get.worksOrSaysUnsupported()) {
      EXPECT_FALSE(import().with<0>(0).worksOrSaysUnsupported());
      GTEST_SKIP() << "the adapter has no native handles of images";
    }
  }
  Call<ur_native_handle_t, ur_context_handle_t, const ur_image_format_t *, const ur_image_desc_t *,
       const ur_mem_native_properties_t *, ur_mem_handle_t *>
  import() {
    return {urMemImageCreateWithNativeHandle, native_, context(), &kUsualFormat, &shape_.desc, nullptr, made_.out()};
  }

  const ImageShape shape_ = imageShapes()[GetParam()];
  Bytes bytes_;
  Mem image_, made_;
  ur_native_handle_t native_ = 0;
};
INSTANTIATE_TEST_SUITE_P(, MemImageCreateWithNativeHandle_Image, ::testing::Range<size_t>(0, imageShapes().size()),
                         [](const auto &info) {
                           std::string name = imageShapes()[info.param].name;
                           std::erase(name, ' ');
                           return name;
                         });

TEST_P(MemImageCreateWithNativeHandle_Image, hasTheSamePixels) {
  if (!import().worksOrSaysUnsupported())
    return;
  ur_native_handle_t same = 0;
  EXPECT_OK(urMemGetNativeHandle(made_, device(), &same));
  EXPECT_EQ(native_, same);
  size_t width = 0;
  EXPECT_OK(urMemImageGetInfo(made_, UR_IMAGE_INFO_WIDTH, sizeof width, &width, nullptr));
  EXPECT_EQ(shape_.desc.width, width);
  EXPECT_EQ(bytes_, readImage(queue(), made_, shape_, 4));
  Bytes others = someBytes(bytes_.size(), 1);
  ASSERT_OK(
      urEnqueueMemImageWrite(queue(), made_, true, {0, 0, 0}, shape_.extent, 0, 0, others.data(), 0, nullptr, nullptr));
  made_.reset();
  EXPECT_EQ(others, readImage(queue(), image_, shape_, 4)) << "the import took it along, or had pixels of its own";
}

TEST_P(MemImageCreateWithNativeHandle_Image, descriptors) {
  if (!import().worksOrSaysUnsupported())
    return;
  const auto refused = [&](auto change) {
    ur_image_desc_t wrong = shape_.desc;
    change(wrong);
    auto made = untouched<ur_mem_handle_t>();
    import().with<3>(&wrong).template with<5>(&made).outputs(made).answers(
        UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
  };
  refused([](ur_image_desc_t &desc) { desc.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC; });
  refused([](ur_image_desc_t &desc) { desc.numMipLevel = 1; });
  refused([](ur_image_desc_t &desc) { desc.numSamples = 1; });
}

} // namespace conformance
