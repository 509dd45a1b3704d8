// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images on one device: what is accepted, what queries answer, reads, writes and copies of boxes, kernels.
#include "core/image_rig.hpp"

namespace ur::test {
namespace {

class Images : public ImageTest {
protected:
  /// Every shape with its extent as boxes have it.
  struct Shaped {
    ur_image_desc_t desc;
    ur_rect_region_t extent;
  };
  static std::vector<Shaped> shapes() {
    return {{shape(UR_MEM_TYPE_IMAGE1D, 7), {7, 1, 1}},
            {shape(UR_MEM_TYPE_IMAGE2D, 5, 4), {5, 4, 1}},
            {shape(UR_MEM_TYPE_IMAGE3D, 5, 4, 3), {5, 4, 3}},
            {shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 6, 1, 1, 4), {6, 4, 1}},
            {shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 4, 3, 1, 5), {4, 3, 5}}};
  }
  static size_t bytesOf(const ur_rect_region_t &extent) { return extent.width * extent.height * extent.depth; }
  void expectRefused(ur_result_t expected, const ur_image_desc_t &desc, ur_mem_flags_t flags = 0, void *host = nullptr,
                     ur_image_format_t format = kByteFormat) {
    ur_mem_handle_t made = nullptr;
    EXPECT_EQ(tryImage(desc, &made, flags, host, format), expected);
    EXPECT_EQ(made, nullptr);
  }
};
UR_TEST_ALL_SHAPES(Images);

TEST_P(Images, RoundTripInEveryShape) {
  for (const bool ordered : {true, false}) {
    const Queue queue = ordered ? inOrder() : outOfOrder();
    for (const Shaped &one : shapes()) {
      const Image made = image(one.desc);
      const Bytes bytes = pattern(bytesOf(one.extent));
      ASSERT_EQ(tryWrite(queue, made, {0, 0, 0}, one.extent, bytes.data()), UR_RESULT_SUCCESS);
      EXPECT_EQ(readAll(queue, made, one.extent), bytes);
      const Image begun = imageOf(one.desc, bytes);
      EXPECT_EQ(readAll(queue, begun, one.extent), bytes);
    }
  }
}

TEST_P(Images, SayWhatTheyWereMadeOf) {
  const auto &info = api().Mem.pfnImageGetInfo;
  const ur_image_format_t wide{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT};
  struct Expected {
    ur_image_desc_t desc;
    size_t slicePitch, height, depth, layers, bytes;
  };
  for (const Expected &one : {Expected{shape(UR_MEM_TYPE_IMAGE1D, 7, 9, 9, 9), 0, 0, 0, 0, 56},
                              {shape(UR_MEM_TYPE_IMAGE2D, 5, 4, 9, 9), 0, 4, 0, 0, 160},
                              {shape(UR_MEM_TYPE_IMAGE3D, 5, 4, 3, 9), 160, 4, 3, 0, 480},
                              {shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 6, 9, 9, 4), 48, 0, 0, 4, 192},
                              {shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 4, 3, 9, 5), 96, 3, 0, 5, 480}}) {
    const Image made = image(one.desc, UR_MEM_FLAG_READ_ONLY, nullptr, wide);
    const auto size = [&](ur_image_info_t what) { return query<size_t>(info, made.get(), what); };
    const auto format = query<ur_image_format_t>(info, made.get(), UR_IMAGE_INFO_FORMAT);
    EXPECT_EQ(format.channelOrder, wide.channelOrder);
    EXPECT_EQ(format.channelType, wide.channelType);
    EXPECT_EQ(size(UR_IMAGE_INFO_ELEMENT_SIZE), 8u);
    EXPECT_EQ(size(UR_IMAGE_INFO_ROW_PITCH), one.desc.width * 8);
    EXPECT_EQ(size(UR_IMAGE_INFO_SLICE_PITCH), one.slicePitch);
    EXPECT_EQ(size(UR_IMAGE_INFO_WIDTH), one.desc.width);
    EXPECT_EQ(size(UR_IMAGE_INFO_HEIGHT), one.height);
    EXPECT_EQ(size(UR_IMAGE_INFO_DEPTH), one.depth);
    EXPECT_EQ(size(UR_IMAGE_INFO_ARRAY_SIZE), one.layers);
    EXPECT_EQ(query<uint32_t>(info, made.get(), UR_IMAGE_INFO_NUM_MIP_LEVELS), 0u);
    EXPECT_EQ(query<uint32_t>(info, made.get(), UR_IMAGE_INFO_NUM_SAMPLES), 0u);
    EXPECT_EQ(query<size_t>(api().Mem.pfnGetInfo, made.get(), UR_MEM_INFO_SIZE), one.bytes);
    EXPECT_EQ(query<ur_context_handle_t>(api().Mem.pfnGetInfo, made.get(), UR_MEM_INFO_CONTEXT), context.get());
  }
  EXPECT_EQ(sim->calls(Call::createImage), 0u) << "made when a command first needs them";
}

TEST_P(Images, BoxesGoWhereTheyBelong) {
  const Queue queue = inOrder();
  for (const Shaped &one : shapes()) {
    const ur_rect_region_t whole = one.extent;
    Bytes expected = pattern(bytesOf(whole));
    const Image made = imageOf(one.desc, expected);
    const ur_rect_offset_t origin{1, whole.height > 1 ? 1u : 0u, whole.depth > 1 ? 1u : 0u};
    const ur_rect_region_t box{whole.width - 2, whole.height > 1 ? whole.height - 1 : 1,
                               whole.depth > 1 ? whole.depth - 1 : 1};
    // The caller's rows and slices are further apart; layers of rows are a slice pitch apart.
    const bool rowLayers = one.desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
    const size_t row = 16, slice = rowLayers ? 32 : 16 * 8;
    const size_t step = rowLayers ? slice : row;
    Bytes host(slice * 8, 0xee);
    ASSERT_EQ(tryRead(queue, made, origin, box, host.data(), row, slice), UR_RESULT_SUCCESS);
    size_t touched = 0;
    for (size_t z = 0; z < box.depth; ++z) {
      for (size_t y = 0; y < box.height; ++y) {
        for (size_t x = 0; x < box.width; ++x) {
          uint8_t &pixel = expected[((origin.z + z) * whole.height + origin.y + y) * whole.width + origin.x + x];
          uint8_t &byte = host[z * slice + y * step + x];
          EXPECT_EQ(byte, pixel);
          byte = pixel = static_cast<uint8_t>(200 + touched++);
        }
      }
    }
    EXPECT_EQ(static_cast<size_t>(std::count(host.begin(), host.end(), 0xee)), host.size() - touched);
    ASSERT_EQ(tryWrite(queue, made, origin, box, host.data(), row, slice), UR_RESULT_SUCCESS);
    EXPECT_EQ(readAll(queue, made, whole), expected);
  }
}

TEST_P(Images, InitialPixelsMayHaveGaps) {
  const Queue queue = inOrder();
  for (const ur_mem_flags_t flags : {UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, UR_MEM_FLAG_USE_HOST_POINTER}) {
    ur_image_desc_t desc = shape(UR_MEM_TYPE_IMAGE3D, 3, 2, 2);
    desc.rowPitch = 4;
    desc.slicePitch = 12;
    Bytes host = pattern(24);
    const Image made = image(desc, flags, host.data());
    EXPECT_EQ(readAll(queue, made, {3, 2, 2}), (Bytes{host[0], host[1], host[2], host[4], host[5], host[6], host[12],
                                                      host[13], host[14], host[16], host[17], host[18]}));
    EXPECT_EQ(query<size_t>(api().Mem.pfnImageGetInfo, made.get(), UR_IMAGE_INFO_ROW_PITCH), 4u);
    EXPECT_EQ(query<size_t>(api().Mem.pfnImageGetInfo, made.get(), UR_IMAGE_INFO_SLICE_PITCH), 12u);
  }
  ur_image_desc_t layers = shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 3, 1, 1, 2);
  layers.rowPitch = 3;
  layers.slicePitch = 6;
  Bytes host = pattern(12);
  const Image made = image(layers, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, host.data());
  EXPECT_EQ(readAll(queue, made, {3, 2, 1}), (Bytes{host[0], host[1], host[2], host[6], host[7], host[8]}));
}

/// The simulated device's kernels sample sRGB, and write none.
TEST_P(Images, FormatsThatKernelsOnlyReadAreMadeToBeRead) {
  const ur_image_format_t srgb{UR_IMAGE_CHANNEL_ORDER_SRGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
  const ur_image_desc_t desc = shape(UR_MEM_TYPE_IMAGE2D, 5, 4);
  for (const ur_mem_flag_t writes : {UR_MEM_FLAG_READ_WRITE, UR_MEM_FLAG_WRITE_ONLY})
    expectRefused(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, desc, writes, nullptr, srgb);
  expectRefused(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, desc, 0, nullptr, srgb);
  const Image made = image(desc, UR_MEM_FLAG_READ_ONLY, nullptr, srgb);
  const Queue queue = inOrder();
  const Bytes bytes = pattern(80);
  ASSERT_EQ(tryWrite(queue, made, {0, 0, 0}, {5, 4, 1}, bytes.data()), UR_RESULT_SUCCESS);
  Bytes read(bytes.size());
  ASSERT_EQ(tryRead(queue, made, {0, 0, 0}, {5, 4, 1}, read.data()), UR_RESULT_SUCCESS);
  EXPECT_EQ(read, bytes);
  EXPECT_TRUE(query<ur_bool_t>(api().Device.pfnGetInfo, devices[0], UR_DEVICE_INFO_IMAGE_SRGB));
}

TEST_P(Images, WhatCantBeMadeIsRefused) {
  const ur_image_desc_t good = shape(UR_MEM_TYPE_IMAGE2D, 4, 4);
  Bytes host(4096);
  // Formats: one of no device, an order and a type that don't go together, no enumerators.
  expectRefused(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, good, 0, nullptr,
                {UR_IMAGE_CHANNEL_ORDER_BGRA, UR_IMAGE_CHANNEL_TYPE_FLOAT});
  expectRefused(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, good, 0, nullptr,
                {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565});
  expectRefused(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, good, 0, nullptr,
                {UR_IMAGE_CHANNEL_ORDER_FORCE_UINT32, UR_IMAGE_CHANNEL_TYPE_FORCE_UINT32});
  // Sizes: none, and one more than the most, in each direction that counts.
  for (const ur_image_desc_t &none :
       {shape(UR_MEM_TYPE_IMAGE1D, 0), shape(UR_MEM_TYPE_IMAGE2D, 4, 0), shape(UR_MEM_TYPE_IMAGE3D, 4, 4, 0),
        shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 4, 1, 1, 0), shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 4, 4, 1, 0)})
    expectRefused(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, none);
  for (const ur_image_desc_t &large :
       {shape(UR_MEM_TYPE_IMAGE1D, 4097), shape(UR_MEM_TYPE_IMAGE2D, 4097, 1), shape(UR_MEM_TYPE_IMAGE2D, 1, 4097),
        shape(UR_MEM_TYPE_IMAGE3D, 513, 1, 1), shape(UR_MEM_TYPE_IMAGE3D, 1, 513, 1),
        shape(UR_MEM_TYPE_IMAGE3D, 1, 1, 257), shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 1, 1, 1, 129),
        shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 1, 1, 1, 129), shape(UR_MEM_TYPE_IMAGE2D, SIZE_MAX, SIZE_MAX)})
    expectRefused(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, large);
  // Each direction within its limit, all of it more than the device allocates at once.
  expectRefused(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, shape(UR_MEM_TYPE_IMAGE2D_ARRAY, 4096, 4096, 1, 128));
  // As far apart, as nothing lies.
  ur_image_desc_t apart = shape(UR_MEM_TYPE_IMAGE3D, 1, 1, 2);
  apart.slicePitch = size_t{1} << 63;
  expectRefused(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, apart, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, host.data());
  // Pitches without room for a row or a slice, or that hold no whole number of pixels or rows.
  const auto pitched = [&](ur_mem_type_t type, size_t row, size_t slice, ur_image_format_t format = kByteFormat) {
    ur_image_desc_t desc = shape(type, 4, 4, 4, 4);
    desc.rowPitch = row;
    desc.slicePitch = slice;
    expectRefused(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, desc, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                  host.data(), format);
  };
  pitched(UR_MEM_TYPE_IMAGE2D, 3, 0);
  pitched(UR_MEM_TYPE_IMAGE2D, 9, 0, {UR_IMAGE_CHANNEL_ORDER_RG, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8});
  pitched(UR_MEM_TYPE_IMAGE3D, 0, 15);
  pitched(UR_MEM_TYPE_IMAGE3D, 8, 30);
  pitched(UR_MEM_TYPE_IMAGE3D, 8, 36);
  pitched(UR_MEM_TYPE_IMAGE1D_ARRAY, 8, 6);
  // Flags.
  expectRefused(UR_RESULT_ERROR_INVALID_VALUE, good, UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_WRITE_ONLY);
  expectRefused(UR_RESULT_ERROR_INVALID_VALUE, good, UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                host.data());
  // Devices without images.
  const Context without = makeContext({devices[2]});
  ur_mem_handle_t made = nullptr;
  EXPECT_EQ(api().Mem.pfnImageCreate(without, 0, &kByteFormat, &good, nullptr, &made),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
  EXPECT_EQ(sim->calls(Call::createImage), 0u);
}

TEST_P(Images, BoxesBeyondAnEdgeAreRefused) {
  const Queue queue = inOrder();
  Bytes host(4096);
  for (const Shaped &one : shapes()) {
    const Image made = imageOf(one.desc, pattern(bytesOf(one.extent)));
    const Image other = image(one.desc);
    const auto refused = [&](ur_rect_offset_t origin, ur_rect_region_t box) {
      EXPECT_EQ(tryRead(queue, made, origin, box, host.data()), UR_RESULT_ERROR_INVALID_SIZE);
      EXPECT_EQ(tryWrite(queue, made, origin, box, host.data()), UR_RESULT_ERROR_INVALID_SIZE);
      EXPECT_EQ(tryCopyImage(queue, made, other, origin, {0, 0, 0}, box), UR_RESULT_ERROR_INVALID_SIZE);
      EXPECT_EQ(tryCopyImage(queue, other, made, {0, 0, 0}, origin, box), UR_RESULT_ERROR_INVALID_SIZE);
    };
    const auto [width, height, depth] = one.extent;
    refused({width, 0, 0}, {1, 1, 1});
    refused({0, height, 0}, {1, 1, 1});
    refused({0, 0, depth}, {1, 1, 1});
    refused({0, 0, 0}, {width + 1, 1, 1});
    refused({0, 0, 0}, {1, height + 1, 1});
    refused({0, 0, 0}, {1, 1, depth + 1});
    refused({1, 0, 0}, {SIZE_MAX, 1, 1});
    refused({SIZE_MAX, 0, 0}, {2, 1, 1});
    EXPECT_EQ(tryRead(queue, made, {0, 0, 0}, one.extent, host.data(), width - 1), UR_RESULT_ERROR_INVALID_SIZE);
    if (depth > 1) {
      EXPECT_EQ(tryWrite(queue, made, {0, 0, 0}, one.extent, host.data(), 0, width * height - 1),
                UR_RESULT_ERROR_INVALID_SIZE);
    }
  }
  EXPECT_EQ(sim->calls(Call::copyImage), 0u);
}

TEST_P(Images, CopiesBetweenImages) {
  const Queue queue = inOrder();
  const Image from = imageOf(shape(UR_MEM_TYPE_IMAGE2D, 4, 4), pattern(16));
  const Image volume = imageOf(shape(UR_MEM_TYPE_IMAGE3D, 4, 4, 2), Bytes(32));
  const Image rows = imageOf(shape(UR_MEM_TYPE_IMAGE1D_ARRAY, 4, 1, 1, 4), Bytes(16));
  ASSERT_EQ(tryCopyImage(queue, from, volume, {1, 1, 0}, {0, 2, 1}, {3, 2, 1}), UR_RESULT_SUCCESS);
  ASSERT_EQ(tryCopyImage(queue, volume, rows, {0, 2, 1}, {1, 0, 0}, {3, 2, 1}), UR_RESULT_SUCCESS);
  const Bytes p = pattern(16);
  EXPECT_EQ(readAll(queue, rows, {4, 4, 1}),
            (Bytes{0, p[5], p[6], p[7], 0, p[9], p[10], p[11], 0, 0, 0, 0, 0, 0, 0, 0}));
  // Within one image: next to each other, not over each other.
  ASSERT_EQ(tryCopyImage(queue, from, from, {0, 0, 0}, {0, 2, 0}, {4, 2, 1}), UR_RESULT_SUCCESS);
  EXPECT_EQ(tryCopyImage(queue, from, from, {0, 0, 0}, {1, 1, 0}, {2, 2, 1}), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  EXPECT_EQ(tryCopyImage(queue, from, from, {2, 2, 0}, {2, 2, 0}, {1, 1, 1}), UR_RESULT_ERROR_OVERLAPPING_REGIONS);
  Bytes twice(p.begin(), p.begin() + 8);
  twice.insert(twice.end(), p.begin(), p.begin() + 8);
  EXPECT_EQ(readAll(queue, from, {4, 4, 1}), twice);
  const Image signedOne = image(shape(UR_MEM_TYPE_IMAGE2D, 4, 4), 0, nullptr,
                                {UR_IMAGE_CHANNEL_ORDER_R, UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8});
  EXPECT_EQ(tryCopyImage(queue, from, signedOne, {0, 0, 0}, {0, 0, 0}, {4, 4, 1}),
            UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
}

TEST_P(Images, KernelsWriteAndReadThem) {
  const Queue queue = outOfOrder();
  const Kernel copy = kernelOnAll("image_copy");
  for (const Shaped &one : shapes()) {
    const Image a = image(one.desc), b = image(one.desc);
    const Event filled = fillImage(queue, a, 9);
    Event copied;
    ASSERT_EQ(tryLaunch(queue, copy, 1,
                        {bufferArg(0, b, UR_MEM_FLAG_WRITE_ONLY), bufferArg(1, a, UR_MEM_FLAG_READ_ONLY)}, {filled},
                        copied.out()),
              UR_RESULT_SUCCESS);
    EXPECT_EQ(readAll(queue, b, one.extent, {copied}), Bytes(bytesOf(one.extent), 9));
  }
}

TEST_P(Images, KernelsKeepToTheAccessOfTheImage) {
  const Queue queue = inOrder();
  const Kernel copy = kernelOnAll("image_copy");
  const auto desc = shape(UR_MEM_TYPE_IMAGE1D, 4);
  Bytes bytes = pattern(4);
  const Image readable = image(desc, UR_MEM_FLAG_READ_ONLY | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, bytes.data());
  const Image writable = image(desc, UR_MEM_FLAG_WRITE_ONLY), both = image(desc);
  const auto launch = [&](ur_mem_handle_t dst, ur_mem_flags_t dstFlags, ur_mem_handle_t src, ur_mem_flags_t srcFlags) {
    return tryLaunch(queue, copy, 1, {bufferArg(0, dst, dstFlags), bufferArg(1, src, srcFlags)});
  };
  EXPECT_EQ(launch(writable, 0, readable, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(launch(both, UR_MEM_FLAG_WRITE_ONLY, writable, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(readAll(queue, both, {4, 1, 1}), bytes);
  EXPECT_EQ(launch(readable, UR_MEM_FLAG_WRITE_ONLY, both, 0), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(launch(readable, UR_MEM_FLAG_READ_WRITE, both, 0), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(launch(both, 0, writable, UR_MEM_FLAG_READ_ONLY), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(Images, AreNoBuffersAndBuffersNoImages) {
  const Queue queue = inOrder();
  const Image made = image(shape(UR_MEM_TYPE_IMAGE1D, 64));
  const Buffer plain = buffer(16);
  Bytes host(64);
  uint32_t word = 0;
  void *mapped = nullptr;
  ur_mem_handle_t part = nullptr;
  size_t size = 0;
  const auto &enqueue = api().Enqueue;
  constexpr ur_result_t kWrong = UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  EXPECT_EQ(enqueue.pfnMemBufferRead(queue, made, true, 0, 4, &word, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(enqueue.pfnMemBufferWrite(queue, made, true, 0, 4, &word, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(enqueue.pfnMemBufferCopy(queue, made, plain, 0, 0, 4, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(enqueue.pfnMemBufferCopy(queue, plain, made, 0, 0, 4, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(enqueue.pfnMemBufferFill(queue, made, &word, 4, 0, 4, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(enqueue.pfnMemBufferMap(queue, made, true, 0, 0, 4, 0, nullptr, nullptr, &mapped), kWrong);
  EXPECT_EQ(enqueue.pfnMemUnmap(queue, made, &word, 0, nullptr, nullptr), kWrong);
  EXPECT_EQ(tryPart(made, 0, 4, &part), kWrong);
  EXPECT_EQ(tryRead(queue, plain, {0, 0, 0}, {1, 1, 1}, host.data()), kWrong);
  EXPECT_EQ(tryWrite(queue, plain, {0, 0, 0}, {1, 1, 1}, host.data()), kWrong);
  EXPECT_EQ(tryCopyImage(queue, plain, made, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}), kWrong);
  EXPECT_EQ(tryCopyImage(queue, made, plain, {0, 0, 0}, {0, 0, 0}, {1, 1, 1}), kWrong);
  EXPECT_EQ(api().Mem.pfnImageGetInfo(plain, UR_IMAGE_INFO_WIDTH, 0, nullptr, &size), kWrong);
  const Kernel add = kernelOnAll("add_u32"), fill = kernelOnAll("image_fill");
  EXPECT_EQ(tryLaunch(queue, add, 1, {bufferArg(0, made), wordArg(1, word)}), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryLaunch(queue, fill, 1, {bufferArg(0, plain), wordArg(1, word)}), UR_RESULT_ERROR_INVALID_VALUE);
  const Context other = makeContext();
  const Queue foreign = makeQueue(0, 0, other);
  EXPECT_EQ(tryRead(foreign, made, {0, 0, 0}, {1, 1, 1}, host.data()), kWrong);
}

class ImagesInPlace : public Images {
  void configure(sim::Options &options) override { options.imagesOverHostMemory = true; }
};
UR_TEST_ALL_SHAPES(ImagesInPlace);

TEST_P(ImagesInPlace, TheCallersMemoryIsTheImages) {
  const Queue queue = inOrder();
  ur_image_desc_t desc = shape(UR_MEM_TYPE_IMAGE2D, 3, 2);
  desc.rowPitch = 5;
  Bytes host = pattern(10);
  const Bytes before = host;
  const Image made = image(desc, UR_MEM_FLAG_USE_HOST_POINTER, host.data());
  EXPECT_EQ(wait({fillImage(queue, made, 7)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(host, (Bytes{7, 7, 7, before[3], before[4], 7, 7, 7, before[8], before[9]}));
  EXPECT_EQ(readAll(queue, made, {3, 2, 1}), Bytes(6, 7));
  // Copied ones stay the image's own.
  const Image copied = image(desc, UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, host.data());
  host.assign(10, 0);
  EXPECT_EQ(readAll(queue, copied, {3, 2, 1}), Bytes(6, 7));
}

} // namespace
} // namespace ur::test
