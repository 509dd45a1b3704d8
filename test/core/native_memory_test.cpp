// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of buffers, images and samplers: what commands write is there, what was there is read, on whatever
// device; it goes with its owner and with nobody else.
#include "core/image_rig.hpp"
#include "sim/native.hpp"

#include "adapters/core/object/threads.hpp"

#include <cstring>

namespace ur::test {
namespace {

class NativeMemory : public ImageTest {
protected:
  void SetUp() override {
    ImageTest::SetUp();
    vendor_.emplace();
  }
  void TearDown() override {
    vendor_.reset();
    ImageTest::TearDown();
  }

  /// Memory of the vendor's with counting words.
  ur_native_handle_t words(size_t count, core::MemoryKind kind = core::MemoryKind::device, uint32_t device = 1) {
    void *memory = nullptr;
    EXPECT_EQ(vendor_->driver().alloc(kind, device, count * 4, 64, &memory), UR_RESULT_SUCCESS);
    const Words data = counting(count);
    std::memcpy(memory, data.data(), count * 4);
    return reinterpret_cast<ur_native_handle_t>(memory);
  }
  void freeWords(ur_native_handle_t native, core::MemoryKind kind = core::MemoryKind::device) {
    EXPECT_EQ(vendor_->driver().free(kind, reinterpret_cast<void *>(native)), UR_RESULT_SUCCESS);
  }
  static Words at(ur_native_handle_t native, size_t count) {
    const auto *memory = reinterpret_cast<const uint32_t *>(native);
    return {memory, memory + count};
  }

  static core::ImageDesc vendorsDesc(size_t width, size_t height) {
    core::ImageDesc desc;
    desc.format = kByteFormat;
    desc.elementSize = 1;
    desc.width = width;
    desc.height = height;
    return desc;
  }
  struct VendorsImage {
    core::NativeImage image{};
    ur_native_handle_t native = kNothing;
  };
  VendorsImage vendorsImage(size_t width, size_t height, uint32_t device = 1) {
    VendorsImage made;
    EXPECT_EQ(vendor_->driver().images()->createImage(device, vendorsDesc(width, height), &made.image),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(vendor_->native().imageHandle(made.image, &made.native), UR_RESULT_SUCCESS);
    return made;
  }
  struct VendorsSampler {
    core::NativeSampler sampler{};
    ur_native_handle_t native = kNothing;
  };
  VendorsSampler vendorsSampler() {
    VendorsSampler made;
    EXPECT_EQ(vendor_->driver().images()->createSampler(
                  {true, UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_LINEAR}, &made.sampler),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(vendor_->native().samplerHandle(made.sampler, &made.native), UR_RESULT_SUCCESS);
    return made;
  }

  ur_native_handle_t nativeOf(ur_mem_handle_t memory, ur_device_handle_t device = nullptr) {
    ur_native_handle_t native = kNothing;
    EXPECT_EQ(api().Mem.pfnGetNativeHandle(memory, device, &native), UR_RESULT_SUCCESS);
    return native;
  }
  ur_native_handle_t nativeOf(ur_sampler_handle_t of) {
    ur_native_handle_t native = kNothing;
    EXPECT_EQ(api().Sampler.pfnGetNativeHandle(of, &native), UR_RESULT_SUCCESS);
    return native;
  }
  ur_result_t tryImport(ur_native_handle_t native, bool owned, Buffer &made, ur_context_handle_t in = nullptr) {
    const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr, owned};
    return api().Mem.pfnBufferCreateWithNativeHandle(native, in ? in : context.get(), &properties, made.out());
  }
  ur_result_t tryImportImage(ur_native_handle_t native, bool owned, const ur_image_desc_t &desc, Image &made,
                             ur_image_format_t format = kByteFormat) {
    const ur_mem_native_properties_t properties{UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, nullptr, owned};
    return api().Mem.pfnImageCreateWithNativeHandle(native, context, &format, &desc, &properties, made.out());
  }
  ur_result_t tryImport(ur_native_handle_t native, bool owned, Sampler &made) {
    const ur_sampler_native_properties_t properties{UR_STRUCTURE_TYPE_SAMPLER_NATIVE_PROPERTIES, nullptr, owned};
    return api().Sampler.pfnCreateWithNativeHandle(native, context, &properties, made.out());
  }

  /// An import that owns: the n-th call of the driver fails, for every n, and leaves the object where it was.
  template <class H, class Attempt, class Exists>
  void failEveryCall(Owned<H> &made, Attempt attempt, Exists exists) {
    for (uint64_t nth = 1;; ++nth) {
      ASSERT_LT(nth, 20u);
      sim->failAnyCall(nth);
      const ur_result_t result = attempt();
      if (!sim->stopFailing()) {
        EXPECT_EQ(result, UR_RESULT_SUCCESS);
        EXPECT_GT(nth, 1u);
        break;
      }
      EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_RESOURCES);
      EXPECT_EQ(made.get(), nullptr);
      EXPECT_TRUE(exists()) << "the failure of call " << nth << " took it over";
    }
    made.reset();
    core::waitForBackground();
    EXPECT_FALSE(exists());
  }

  std::optional<sim::Vendor> vendor_;
};
UR_TEST_ALL_SHAPES(NativeMemory);

TEST_P(NativeMemory, ABuffersHandleIsWhereItsCommandsWrite) {
  for (size_t device = 0; device < 2; ++device) {
    const Queue queue = makeQueue(0, device);
    const Buffer made = buffer(256);
    const ur_native_handle_t native = nativeOf(made, devices[device]);
    ASSERT_EQ(tryFillBuffer(queue, made, 5, 0, 256), UR_RESULT_SUCCESS);
    finish(queue);
    EXPECT_EQ(at(native, 256), Words(256, 5));
    EXPECT_EQ(nativeOf(made, devices[device]), native);
    Buffer part;
    ASSERT_EQ(tryPart(made, 512, 256, part.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(nativeOf(part, devices[device]), native + 512) << "a part's begins where the part does";
  }
  const Buffer made = buffer(16);
  EXPECT_EQ(nativeOf(made), nativeOf(made, devices[0])) << "the first device, where none is named";
  ur_native_handle_t none = kNothing;
  EXPECT_EQ(api().Mem.pfnGetNativeHandle(made, devices[2], &none), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(none, kNothing);
}

TEST_P(NativeMemory, MemoryOfTheVendorsAsABuffer) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  for (const bool owned : {false, true}) {
    const ur_native_handle_t native = words(64);
    Buffer made;
    ASSERT_EQ(tryImport(native, owned, made), UR_RESULT_SUCCESS);
    EXPECT_EQ(nativeOf(made), native);
    EXPECT_EQ(nativeOf(made, devices[1]), native);
    EXPECT_EQ(query<size_t>(api().Mem.pfnGetInfo, made.get(), UR_MEM_INFO_SIZE), 256u);
    EXPECT_EQ(query<ur_context_handle_t>(api().Mem.pfnGetInfo, made.get(), UR_MEM_INFO_CONTEXT), context.get());
    EXPECT_EQ(read(first, made, 64), counting(64)) << "what was there comes to another device";
    const Event event = addTo(first, made, 64, 10);
    const Event after = addTo(second, made, 64, 10, {event});
    EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
    EXPECT_EQ(at(native, 64), counting(64, 20)) << "commands of its device write it";
    Buffer part;
    ASSERT_EQ(tryPart(made, 0, 128, part.out()), UR_RESULT_SUCCESS);
    made.reset();
    EXPECT_TRUE(sim::Vendor::memoryExists(native)) << "the part keeps it";
    EXPECT_EQ(read(second, part, 32), counting(32, 20));
    part.reset();
    finish(first);
    finish(second);
    core::waitForBackground();
    EXPECT_EQ(sim::Vendor::memoryExists(native), !owned);
    if (!owned)
      freeWords(native);
  }
}

TEST_P(NativeMemory, MemoryThatAllReachIsNeverMoved) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  for (const core::MemoryKind kind : {core::MemoryKind::host, core::MemoryKind::shared}) {
    const ur_native_handle_t native = words(64, kind);
    Buffer made;
    ASSERT_EQ(tryImport(native, true, made), UR_RESULT_SUCCESS);
    for (const ur_device_handle_t device : {devices[0], devices[1]})
      EXPECT_EQ(nativeOf(made, device), native);
    const uint64_t copies = sim->calls(Call::copy);
    const Event event = addTo(first, made, 64, 1);
    const Event after = addTo(second, made, 64, 1, {event});
    EXPECT_EQ(wait({after}), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::copy), copies);
    EXPECT_EQ(at(native, 64), counting(64, 2));
    void *mapped = nullptr;
    ASSERT_EQ(api().Enqueue.pfnMemBufferMap(first, made, true, UR_MAP_FLAG_READ, 0, 256, 0, nullptr, nullptr, &mapped),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(mapped, reinterpret_cast<void *>(native));
    ASSERT_EQ(api().Enqueue.pfnMemUnmap(first, made, mapped, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
    finish(first);
    made.reset();
    core::waitForBackground();
    EXPECT_FALSE(sim::Vendor::memoryExists(native));
  }
}

TEST_P(NativeMemory, ABufferOnTheMemoryOfAnother) {
  const Queue queue = makeQueue(0, 0);
  Words data = counting(256);
  Buffer made = bufferOf(data), part, other;
  ASSERT_EQ(tryFillBuffer(queue, made, 3, 0, 128), UR_RESULT_SUCCESS);
  finish(queue);
  ASSERT_EQ(tryPart(made, 256, 128, part.out()), UR_RESULT_SUCCESS);
  const ur_native_handle_t native = nativeOf(part);
  ASSERT_EQ(tryImport(native, false, other), UR_RESULT_SUCCESS);
  EXPECT_EQ(nativeOf(other), native);
  EXPECT_EQ(query<size_t>(api().Mem.pfnGetInfo, other.get(), UR_MEM_INFO_SIZE), 1024u - 256u)
      << "to the allocation's end";
  EXPECT_EQ(read(queue, other, 64), Words(64, 3));
  other.reset();
  EXPECT_EQ(read(queue, made, 256, 0)[255], 255u) << "the import took it along";
}

TEST_P(NativeMemory, ANativeCommandsBufferIsCurrentAtItsHandle) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  Words data = counting(64);
  const Buffer made = bufferOf(data);
  const Event event = addTo(first, made, 64, 1);
  struct Add {
    sim::Vendor &vendor;
    ur_native_handle_t memory;
    static void enqueue(ur_queue_handle_t queue, void *argument) {
      const Add &add = *static_cast<Add *>(argument);
      ur_native_handle_t stream = 0;
      ASSERT_EQ(api().Queue.pfnGetNativeHandle(queue, nullptr, &stream), UR_RESULT_SUCCESS);
      const core::Stream there = add.vendor.open(stream);
      ASSERT_NE(there, nullptr);
      core::ImportedMemory memory;
      ASSERT_EQ(add.vendor.native().importMemory(add.memory, false, &memory), UR_RESULT_SUCCESS);
      auto *words = static_cast<uint32_t *>(memory.memory); // the last half over the first
      EXPECT_EQ(add.vendor.driver().copy(
                    there, {.dst = words, .src = words + 32, .width = 128, .dstRowPitch = 128, .srcRowPitch = 128}, {}),
                UR_RESULT_SUCCESS);
      add.vendor.driver().destroyStream(there);
    }
  } add{*vendor_, nativeOf(made, devices[1])};
  const ur_mem_handle_t used = made;
  const ur_event_handle_t before = event;
  Event done;
  ASSERT_EQ(api().EnqueueExp.pfnNativeCommandExp(second, Add::enqueue, &add, 1, &used, nullptr, 1, &before, done.out()),
            UR_RESULT_SUCCESS);
  Words expected = counting(64, 1);
  std::copy(expected.begin() + 32, expected.end(), expected.begin());
  EXPECT_EQ(read(first, made, 64, 0, {done}), expected);
}

TEST_P(NativeMemory, WhatIsNoMemoryOfTheContextsIsRefused) {
  Buffer none;
  Image noImage;
  const auto refused = [&](ur_native_handle_t native, bool owned) {
    EXPECT_EQ(tryImport(native, owned, none), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    EXPECT_EQ(none.get(), nullptr);
  };
  for (const bool owned : {false, true})
    refused(kNothing, owned);
  const ur_native_handle_t freed = words(16);
  freeWords(freed);
  refused(freed, false);
  const ur_native_handle_t live = words(16);
  refused(live + 4, true); // nobody can free what doesn't begin there
  freeWords(live);
  const VendorsImage image = vendorsImage(4, 4);
  refused(image.native, true);
  EXPECT_EQ(tryImportImage(freed, true, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), noImage), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  // A context that hasn't its device.
  const Context apart = makeContext({devices[0]});
  const ur_native_handle_t far = words(16);
  EXPECT_EQ(tryImport(far, true, none, apart), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
  EXPECT_TRUE(sim::Vendor::memoryExists(far));
  freeWords(far);
  vendor_->driver().images()->destroyImage(image.image);
  EXPECT_EQ(tryImportImage(image.native, true, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), noImage),
            UR_RESULT_ERROR_INVALID_MEM_OBJECT);
}

TEST_P(NativeMemory, AnImageOfTheVendors) {
  const Queue first = makeQueue(0, 0), second = makeQueue(0, 1);
  for (const bool owned : {false, true}) {
    const VendorsImage vendors = vendorsImage(8, 4);
    Image made;
    ASSERT_EQ(tryImportImage(vendors.native, owned, shape(UR_MEM_TYPE_IMAGE2D, 8, 4), made), UR_RESULT_SUCCESS);
    EXPECT_EQ(nativeOf(made), vendors.native);
    EXPECT_EQ(nativeOf(made, devices[1]), vendors.native);
    EXPECT_EQ(query<size_t>(api().Mem.pfnImageGetInfo, made.get(), UR_IMAGE_INFO_WIDTH), 8u);
    const Bytes bytes = pattern(32);
    ASSERT_EQ(tryWrite(second, made, {0, 0, 0}, {8, 4, 1}, bytes.data()), UR_RESULT_SUCCESS);
    EXPECT_EQ(readAll(first, made, {8, 4, 1}), bytes) << "on the other device";
    const Event filled = fillImage(first, made, 9);
    EXPECT_EQ(readAll(second, made, {8, 4, 1}, {filled}), Bytes(32, 9));
    made.reset();
    finish(first);
    finish(second);
    core::waitForBackground();
    EXPECT_EQ(sim::Vendor::imageExists(vendors.native), !owned);
    if (!owned)
      vendor_->driver().images()->destroyImage(vendors.image);
  }
}

TEST_P(NativeMemory, AnImageIsWhatItIsSaidToBe) {
  const VendorsImage vendors = vendorsImage(8, 4);
  Image none;
  const auto refused = [&](const ur_image_desc_t &desc, ur_result_t expected, ur_image_format_t format = kByteFormat) {
    EXPECT_EQ(tryImportImage(vendors.native, true, desc, none, format), expected);
    EXPECT_EQ(none.get(), nullptr);
  };
  const ur_result_t bad = UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  const ur_image_desc_t right = shape(UR_MEM_TYPE_IMAGE2D, 8, 4);
  refused(shape(UR_MEM_TYPE_IMAGE2D, 4, 8), bad);
  refused(shape(UR_MEM_TYPE_IMAGE1D, 8), bad);
  refused(right, bad, {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8});
  refused(right, UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT,
          {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_INT_101010});
  refused(shape(UR_MEM_TYPE_IMAGE2D, 0, 4), UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
  ur_image_desc_t levels = right;
  levels.numMipLevel = 1;
  refused(levels, bad);
  ur_image_desc_t other = right;
  other.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC;
  refused(other, bad);
  ur_image_desc_t cube = right;
  cube.type = UR_MEM_TYPE_IMAGE_CUBEMAP_EXP;
  refused(cube, bad);
  EXPECT_TRUE(sim::Vendor::imageExists(vendors.native));
  EXPECT_EQ(tryImportImage(vendors.native, true, right, none), UR_RESULT_SUCCESS);
}

TEST_P(NativeMemory, AnImageOnThePixelsOfAnother) {
  const Queue queue = inOrder();
  const Image made = image(shape(UR_MEM_TYPE_IMAGE2D, 4, 4));
  const Event filled = fillImage(queue, made, 6);
  EXPECT_EQ(wait({filled}), UR_RESULT_SUCCESS);
  const ur_native_handle_t native = nativeOf(made);
  EXPECT_EQ(nativeOf(made), native);
  Image other;
  ASSERT_EQ(tryImportImage(native, false, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), other), UR_RESULT_SUCCESS);
  EXPECT_EQ(nativeOf(other), native);
  EXPECT_EQ(readAll(queue, other, {4, 4, 1}), Bytes(16, 6));
  other.reset();
  EXPECT_EQ(readAll(queue, made, {4, 4, 1}), Bytes(16, 6)) << "the import took it along";
  // One of a format that kernels only read: an import doesn't say what they do with it.
  const ur_image_format_t srgb{UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  const Image read = image(shape(UR_MEM_TYPE_IMAGE2D, 4, 4), UR_MEM_FLAG_READ_ONLY, nullptr, srgb);
  EXPECT_EQ(tryImportImage(nativeOf(read), false, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), other, srgb), UR_RESULT_SUCCESS);
}

TEST_P(NativeMemory, ASamplerOfTheVendors) {
  for (const bool owned : {false, true}) {
    const VendorsSampler vendors = vendorsSampler();
    Sampler made;
    ASSERT_EQ(tryImport(vendors.native, owned, made), UR_RESULT_SUCCESS);
    EXPECT_EQ(nativeOf(made.get()), vendors.native);
    const auto &info = api().Sampler.pfnGetInfo;
    EXPECT_TRUE(query<ur_bool_t>(info, made.get(), UR_SAMPLER_INFO_NORMALIZED_COORDS));
    EXPECT_EQ(query<ur_sampler_addressing_mode_t>(info, made.get(), UR_SAMPLER_INFO_ADDRESSING_MODE),
              UR_SAMPLER_ADDRESSING_MODE_REPEAT);
    EXPECT_EQ(query<ur_sampler_filter_mode_t>(info, made.get(), UR_SAMPLER_INFO_FILTER_MODE),
              UR_SAMPLER_FILTER_MODE_LINEAR);
    EXPECT_EQ(query<ur_context_handle_t>(info, made.get(), UR_SAMPLER_INFO_CONTEXT), context.get());
    made.reset();
    EXPECT_EQ(sim::Vendor::samplerExists(vendors.native), !owned);
    if (!owned)
      vendor_->driver().images()->destroySampler(vendors.sampler);
  }
  Sampler none;
  EXPECT_EQ(tryImport(kNothing, true, none), UR_RESULT_ERROR_INVALID_SAMPLER);
  EXPECT_EQ(none.get(), nullptr);
  Sampler made = sampler(samplerDesc(false, UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, UR_SAMPLER_FILTER_MODE_NEAREST));
  const ur_native_handle_t native = nativeOf(made.get());
  EXPECT_EQ(nativeOf(made.get()), native);
  made.reset();
  EXPECT_EQ(tryImport(native, false, none), UR_RESULT_ERROR_INVALID_SAMPLER) << "it is destroyed";
}

TEST_P(NativeMemory, AFailureTakesNothingOver) {
  const ur_native_handle_t memory = words(16);
  Buffer buffer;
  failEveryCall(
      buffer, [&] { return tryImport(memory, true, buffer); }, [&] { return sim::Vendor::memoryExists(memory); });
  const VendorsImage image = vendorsImage(4, 4);
  Image made;
  failEveryCall(
      made, [&] { return tryImportImage(image.native, true, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), made); },
      [&] { return sim::Vendor::imageExists(image.native); });
  const VendorsSampler vendors = vendorsSampler();
  Sampler sampler;
  failEveryCall(
      sampler, [&] { return tryImport(vendors.native, true, sampler); },
      [&] { return sim::Vendor::samplerExists(vendors.native); });
}

TEST_P(NativeMemory, UseAfterTheOwnersEndIsFound) {
  const VendorsImage vendors = vendorsImage(4, 4);
  const ur_native_handle_t native = words(16);
  Image image;
  Buffer buffer;
  ASSERT_EQ(tryImportImage(vendors.native, false, shape(UR_MEM_TYPE_IMAGE2D, 4, 4), image), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryImport(native, false, buffer), UR_RESULT_SUCCESS);
  vendor_->driver().images()->destroyImage(vendors.image);
  freeWords(native);
  const Queue queue = makeQueue(0, 1);
  Bytes bytes(16);
  EXPECT_NE(tryRead(queue, image, {0, 0, 0}, {4, 4, 1}, bytes.data()), UR_RESULT_SUCCESS);
  EXPECT_TRUE(sim::onlyViolation(*sim, sim::Fault::useAfterDestroy));
  (void)tryFillBuffer(queue, buffer, 1, 0, 16);
  finish(queue);
  EXPECT_TRUE(sim::onlyViolation(*sim, sim::Fault::useAfterFree));
}

} // namespace
} // namespace ur::test
