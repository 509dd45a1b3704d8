// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of memory, images and samplers: what was handed out is found as long as it lives, and nothing else.
#include "fixture.hpp"

#include "adapters/core/port/driver_native.hpp"
#include "unified-runtime/ur_native_cpu_image.h"

#include <cstring>

namespace ur::native_cpu::test {
namespace {

class NativeHandlesOfTheCpu : public DriverTest {
protected:
  core::NativeDriver &native() { return *driver->native(); }
  static core::ImageDesc desc() {
    core::ImageDesc desc;
    desc.format = {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    desc.elementSize = 1;
    desc.width = desc.height = 4;
    return desc;
  }

  ur_native_handle_t handle_ = 0, same_ = 0;
};

TEST_F(NativeHandlesOfTheCpu, MemoryIsFoundAsLongAsItLives) {
  void *memory = nullptr;
  OK(driver->alloc(MemoryKind::host, 0, 4096, 64, &memory));
  core::ImportedMemory found;
  const auto address = reinterpret_cast<ur_native_handle_t>(memory);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importMemory(address, false, &found)) << "nobody asked for it";
  OK(native().memoryHandle(MemoryKind::host, memory, 4096, &handle_));
  EXPECT_EQ(address, handle_);
  OK(native().memoryHandle(MemoryKind::host, static_cast<char *>(memory) + 1024, 512, &same_));
  EXPECT_EQ(address + 1024, same_);
  OK(native().memoryHandle(MemoryKind::host, memory, 16, &handle_)); // a smaller part of it
  for (const bool owned : {false, true}) {
    OK(native().importMemory(handle_, owned, &found));
    EXPECT_EQ(memory, found.memory);
    EXPECT_EQ(4096u, found.size);
    EXPECT_FALSE(found.owned) << "it is the handle's that it was made for";
  }
  OK(native().importMemory(same_, false, &found));
  EXPECT_EQ(512u, found.size);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importMemory(handle_ + 1, false, &found));
  OK(driver->free(MemoryKind::host, memory));
  for (const ur_native_handle_t gone : {handle_, same_})
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importMemory(gone, false, &found));
}

TEST_F(NativeHandlesOfTheCpu, TheCallersMemoryIsOnlyAnAddress) {
  int callers = 0;
  core::ImportedMemory found;
  OK(native().memoryHandle(MemoryKind::host, &callers, 0, &handle_));
  EXPECT_EQ(reinterpret_cast<ur_native_handle_t>(&callers), handle_);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importMemory(handle_, false, &found));
}

TEST_F(NativeHandlesOfTheCpu, AnImageIsWhatKernelsGet) {
  core::NativeImage image{};
  core::ImportedImage other;
  OK(driver->images()->createImage(0, desc(), &image));
  OK(native().imageHandle(image, &handle_));
  const auto &view = *reinterpret_cast<const ur_native_cpu_image_t *>(handle_);
  EXPECT_EQ(4u, view.width);
  view.data[5] = 55;
  OK(native().importImage(handle_, false, desc(), &other));
  OK(native().imageHandle(other.image, &same_));
  EXPECT_EQ(handle_, same_);
  core::ImageDesc wrong = desc();
  wrong.width = 8;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, native().importImage(handle_, false, wrong, &other));
  driver->images()->destroyImage(other.image);
  EXPECT_EQ(55, view.data[5]) << "the import took the pixels along";
  core::ImportedMemory memory;
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importMemory(handle_, false, &memory)) << "it is an image";
  driver->images()->destroyImage(image);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_MEM_OBJECT, native().importImage(handle_, false, desc(), &other));
}

TEST_F(NativeHandlesOfTheCpu, ASamplerIsWhatKernelsGet) {
  core::NativeSampler sampler{}, other{};
  OK(driver->images()->createSampler({true, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_LINEAR},
                                     &sampler));
  OK(native().samplerHandle(sampler, &handle_));
  EXPECT_EQ(uint32_t{UR_NATIVE_CPU_FILTER_LINEAR}, reinterpret_cast<const ur_native_cpu_sampler_t *>(handle_)->filter);
  core::SamplerDesc found;
  OK(native().importSampler(handle_, true, &found, &other));
  EXPECT_TRUE(found.normalized);
  EXPECT_EQ(UR_SAMPLER_ADDRESSING_MODE_REPEAT, found.addressing);
  OK(native().samplerHandle(other, &same_));
  EXPECT_EQ(handle_, same_);
  driver->images()->destroySampler(other);
  driver->images()->destroySampler(sampler);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_SAMPLER, native().importSampler(handle_, false, &found, &other));
}

} // namespace
} // namespace ur::native_cpu::test
