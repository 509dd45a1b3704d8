// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images: copies of boxes with every kind of memory, between forms and between devices, and what failing calls leave.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_images.hpp"
#include "adapters/core/port/driver_native.hpp"

#include <numeric>

namespace ur::cuda::test {
namespace {

class CudaImages : public CudaTest {
protected:
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 2}); // not peers
    images = driver->images();
    ASSERT_NE(nullptr, images);
    first = stream(*driver, 0);
    second = stream(*driver, 1);
  }
  void TearDown() override {
    for (const Stream one : {first, second})
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->finish(one));
    for (const NativeImage image : made)
      images->destroyImage(image);
    for (const auto &[kind, memory] : blocks)
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->free(kind, memory));
    CudaTest::TearDown();
    driver.reset();
  }
  static ImageDesc desc(ur_mem_type_t type, size_t width, size_t height, size_t depth, size_t layers) {
    ImageDesc made;
    made.type = type;
    made.format = {UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    made.elementSize = 2;
    made.width = width;
    made.height = height;
    made.depth = depth;
    made.layers = layers;
    return made;
  }
  NativeImage image(const ImageDesc &desc, uint32_t device = 0) {
    NativeImage one = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, images->createImage(device, desc, &one));
    return made.emplace_back(one);
  }
  uint8_t *alloc(MemoryKind kind, size_t size, uint32_t device = 0) {
    void *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->alloc(kind, device, size, 256, &memory));
    blocks.emplace_back(kind, memory);
    return static_cast<uint8_t *>(memory);
  }
  static ImageSide at(NativeImage image, std::array<size_t, 3> origin = {}) {
    return {.image = image, .origin = origin};
  }
  static ImageSide at(void *memory, size_t rowPitch, size_t slicePitch) {
    return {.memory = memory, .rowPitch = rowPitch, .slicePitch = slicePitch};
  }
  void copy(const ImageSide &dst, const ImageSide &src, std::array<size_t, 3> size, Stream on = nullptr) {
    OK(images->copyImage(on ? on : first, {dst, src, size}, {}));
    OK(driver->finish(on ? on : first));
  }
  static std::vector<uint8_t> numbers(size_t count) {
    std::vector<uint8_t> bytes(count);
    std::iota(bytes.begin(), bytes.end(), uint8_t{1});
    return bytes;
  }
  std::vector<uint8_t> all(NativeImage image, std::array<size_t, 3> size, Stream on = nullptr) {
    std::vector<uint8_t> bytes(size[0] * size[1] * size[2] * 2);
    copy(at(bytes.data(), size[0] * 2, size[0] * size[1] * 2), at(image), size, on);
    return bytes;
  }

  std::unique_ptr<Driver> driver;
  ImageDriver *images = nullptr;
  Stream first = nullptr, second = nullptr;
  std::vector<NativeImage> made;
  std::vector<std::pair<MemoryKind, void *>> blocks;
};

constexpr std::array<size_t, 3> kPixels{5, 3, 4};

TEST_F(CudaImages, LayersAreNoDepth) {
  const std::unique_ptr<Driver> one = open({0});
  const ImageDesc layered = desc(UR_MEM_TYPE_IMAGE2D_ARRAY, 4, 4, 0, 3);
  const ImageDesc deep = desc(UR_MEM_TYPE_IMAGE3D, 4, 4, 3, 0);
  for (const auto &[is, said] : {std::pair{layered, deep}, std::pair{deep, layered}}) {
    NativeImage own = nullptr;
    ur_native_handle_t native = 0;
    ImportedImage imported;
    OK(one->images()->createImage(0, is, &own));
    OK(one->native()->imageHandle(own, &native));
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR,
              one->native()->importImage(native, false, said, &imported));
    OK(one->native()->importImage(native, false, is, &imported));
    one->images()->destroyImage(imported.image);
    one->images()->destroyImage(own);
  }
}

TEST_F(CudaImages, AreFilledAndReadByMemoryOfEveryKind) {
  const std::vector<uint8_t> bytes = numbers(5 * 3 * 4 * 2);
  for (const MemoryKind kind : {MemoryKind::host, MemoryKind::device, MemoryKind::shared}) {
    const NativeImage picture = image(desc(UR_MEM_TYPE_IMAGE3D, 5, 3, 4, 1));
    uint8_t *memory = alloc(kind, bytes.size());
    OK(driver->copy(first, {.dst = memory, .src = bytes.data(), .width = bytes.size()}, {}));
    copy(at(picture), at(memory, 10, 30), kPixels);
    EXPECT_EQ(bytes, all(picture, kPixels)) << nameOf(kind);
    fill(*driver, first, memory, bytes.size(), 0);
    copy(at(memory, 10, 30), at(picture), kPixels);
    EXPECT_EQ(bytes, read(*driver, first, memory, bytes.size())) << nameOf(kind);
  }
  const NativeImage picture = image(desc(UR_MEM_TYPE_IMAGE3D, 5, 3, 4, 1));
  copy(at(picture), at(const_cast<uint8_t *>(bytes.data()), 10, 30), kPixels);
  EXPECT_EQ(bytes, all(picture, kPixels)) << "ordinary memory";
}

TEST_F(CudaImages, PitchesMayLeaveGaps) {
  // Slices that are no whole number of rows, which the driver can't be told.
  constexpr size_t row = 12, slice = 3 * row + 7;
  for (const bool ordinary : {false, true}) {
    std::vector<uint8_t> heap(4 * slice);
    uint8_t *memory = ordinary ? heap.data() : alloc(MemoryKind::host, heap.size());
    const std::vector<uint8_t> bytes = numbers(4 * slice);
    std::copy(bytes.begin(), bytes.end(), memory);
    const NativeImage picture = image(desc(UR_MEM_TYPE_IMAGE2D_ARRAY, 5, 3, 1, 4));
    copy(at(picture), at(memory, row, slice), kPixels);
    const std::vector<uint8_t> pixels = all(picture, kPixels);
    for (size_t z = 0; z < 4; ++z) {
      for (size_t y = 0; y < 3; ++y) {
        for (size_t x = 0; x < 10; ++x)
          ASSERT_EQ(bytes[z * slice + y * row + x], pixels[(z * 3 + y) * 10 + x]) << z << y << x;
      }
    }
    std::fill_n(memory, heap.size(), uint8_t{0xee});
    copy(at(memory, row, slice), at(picture), kPixels);
    EXPECT_EQ(bytes[slice + row], memory[slice + row]);
    EXPECT_EQ(0xee, memory[slice + row + 10]) << "a gap between rows";
    EXPECT_EQ(0xee, memory[slice + 3 * row]) << "and between slices";
  }
}

TEST_F(CudaImages, BoxesKeepTheirPlaces) {
  const NativeImage picture = image(desc(UR_MEM_TYPE_IMAGE2D, 5, 3, 1, 1));
  std::vector<uint8_t> zeros(30), box = numbers(4);
  copy(at(picture), at(zeros.data(), 10, 30), {5, 3, 1});
  copy(at(picture, {3, 1, 0}), at(box.data(), 2, 4), {1, 2, 1});
  std::vector<uint8_t> expected(30);
  expected[10 + 6] = 1;
  expected[10 + 7] = 2;
  expected[20 + 6] = 3;
  expected[20 + 7] = 4;
  EXPECT_EQ(expected, all(picture, {5, 3, 1}));
}

TEST_F(CudaImages, RowsOfOneFormMayBeLayersOfAnother) {
  const std::vector<uint8_t> bytes = numbers(5 * 4 * 2);
  const NativeImage layers = image(desc(UR_MEM_TYPE_IMAGE1D_ARRAY, 5, 1, 1, 4)),
                    rows = image(desc(UR_MEM_TYPE_IMAGE2D, 5, 4, 1, 1)),
                    again = image(desc(UR_MEM_TYPE_IMAGE1D_ARRAY, 5, 1, 1, 4));
  copy(at(layers), at(const_cast<uint8_t *>(bytes.data()), 10, 40), {5, 4, 1});
  EXPECT_EQ(bytes, all(layers, {5, 4, 1}));
  copy(at(rows), at(layers), {5, 4, 1});
  EXPECT_EQ(bytes, all(rows, {5, 4, 1}));
  copy(at(again), at(layers), {5, 4, 1});
  copy(at(again, {0, 2, 0}), at(rows, {0, 0, 0}), {5, 1, 1});
  std::vector<uint8_t> expected = bytes;
  std::copy_n(bytes.begin(), 10, expected.begin() + 20);
  EXPECT_EQ(expected, all(again, {5, 4, 1}));
}

TEST_F(CudaImages, MoreThanABufferOfOrdinaryMemory) {
  // Rows of 64 KiB, of which a part takes sixteen.
  ImageDesc wide = desc(UR_MEM_TYPE_IMAGE2D, 32768, 40, 1, 1);
  std::vector<uint8_t> bytes(size_t{32768} * 40 * 2);
  for (size_t i = 0; i < bytes.size(); ++i)
    bytes[i] = static_cast<uint8_t>(i * 31 + i / 65536);
  const NativeImage picture = image(wide);
  copy(at(picture), at(bytes.data(), 65536, bytes.size()), {32768, 40, 1});
  EXPECT_TRUE(bytes == all(picture, {32768, 40, 1}));
}

TEST_F(CudaImages, ContentsMoveBetweenDevices) {
  const std::vector<uint8_t> bytes = numbers(5 * 3 * 4 * 2);
  const ImageDesc same = desc(UR_MEM_TYPE_IMAGE3D, 5, 3, 4, 1);
  const NativeImage here = image(same, 0), there = image(same, 1);
  copy(at(here), at(const_cast<uint8_t *>(bytes.data()), 10, 30), kPixels);
  copy(at(there), at(here), kPixels, second);
  EXPECT_EQ(bytes, all(there, kPixels, second));
  // Memory of the other device.
  uint8_t *memory = alloc(MemoryKind::device, bytes.size(), 0);
  fill(*driver, first, memory, bytes.size(), 9);
  OK(driver->finish(first));
  copy(at(there), at(memory, 10, 30), kPixels, second);
  EXPECT_EQ(std::vector<uint8_t>(bytes.size(), 9), all(there, kPixels, second));
}

TEST_F(CudaImages, FailingCallsLeaveNothing) {
  const ImageDesc small = desc(UR_MEM_TYPE_IMAGE2D, 4, 4, 1, 1);
  std::vector<uint8_t> bytes = numbers(32);
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    NativeImage one = nullptr;
    const ur_result_t result = images->createImage(0, small, &one);
    failAt(0);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, one != nullptr);
    if (result == UR_RESULT_SUCCESS) {
      made.push_back(one);
      break;
    }
  }
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    const ur_result_t result = images->copyImage(first, {at(made.back()), at(bytes.data(), 8, 32), {4, 4, 1}}, {});
    failAt(0);
    OK(driver->finish(first));
    if (result == UR_RESULT_SUCCESS)
      break;
  }
  EXPECT_EQ(bytes, all(made.back(), {4, 4, 1}));
}

TEST_F(CudaImages, TooMuchIsNoCrash) {
  NativeImage one = nullptr;
  EXPECT_EQ(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
            images->createImage(0, desc(UR_MEM_TYPE_IMAGE3D, 16384, 16384, 16384, 1), &one));
  EXPECT_EQ(nullptr, one);
}

TEST_F(CudaImages, WhatTheFactsSay) {
  const ImageFacts &told = facts(0).images;
  EXPECT_TRUE(told.supported);
  EXPECT_EQ((std::array<size_t, 2>{32768, 32768}), told.max2D) << "the least of all forms";
  EXPECT_EQ((std::array<size_t, 3>{16384, 16384, 16384}), told.max3D);
  EXPECT_EQ(2048u, told.maxLayers);
  EXPECT_EQ(36u, told.formats.size());
}

} // namespace
} // namespace ur::cuda::test
