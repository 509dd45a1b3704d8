// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Commands that reach past the end of what they use, and neighbours of them that don't.
#include "program.hpp"

#include <array>
#include <fstream>
#include <iterator>

namespace {

using namespace layers_test;

constexpr size_t kSize = 4096;
constexpr ur_result_t kGood = UR_RESULT_SUCCESS, kBad = UR_RESULT_ERROR_INVALID_SIZE;

/// A program with a block of stream-ordered memory, one of host memory, and a buffer; each of kSize bytes.
struct Things : Program {
  Things() {
    EXPECT_EQ(urEnqueueUSMDeviceAllocExp(queue, nullptr, kSize, nullptr, 0, nullptr, &block, nullptr), kGood);
    EXPECT_EQ(urUSMHostAlloc(context, nullptr, nullptr, kSize, &host), kGood);
    EXPECT_EQ(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, kSize, nullptr, &buffer), kGood);
    EXPECT_EQ(urQueueFinish(queue), kGood);
  }
  void release() {
    EXPECT_EQ(urQueueFinish(queue), kGood);
    EXPECT_EQ(urEnqueueUSMFreeExp(queue, nullptr, block, 0, nullptr, nullptr), kGood);
    EXPECT_EQ(urUSMFree(context, host), kGood);
    EXPECT_EQ(urMemRelease(buffer), kGood);
    Program::release();
  }
  [[nodiscard]] std::byte *in(size_t offset) const { return static_cast<std::byte *>(block) + offset; }

  void *block = nullptr, *host = nullptr;
  ur_mem_handle_t buffer = nullptr;
};

class Bounds : public testing::TestWithParam<const char *> {
protected:
  static bool isSim() { return std::string(GetParam()) == SIM_ADAPTER; }
  /// In a child with the layer; answers its findings.
  std::string run(const std::function<void(Things &)> &body, const char *layers = "UR_LAYER_BOUNDS_CHECKING") {
    return withLayersOn(GetParam(), layers, [&] {
      Things things;
      body(things);
      things.release();
    });
  }
};

INSTANTIATE_TEST_SUITE_P(Adapters, Bounds, testing::Values(NATIVE_CPU_ADAPTER, SIM_ADAPTER),
                         [](const auto &info) { return info.index == 0 ? "native_cpu" : "sim"; });

TEST_P(Bounds, OfBoxesBehindVirtualMemory) {
  const std::string errors = run([](const Things &the) {
    size_t unit = 0;
    void *start = nullptr;
    ur_physical_mem_handle_t memory = nullptr;
    ASSERT_EQ(urVirtualMemGranularityGetInfo(the.context, the.device, kSize,
                                             UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof unit, &unit, nullptr),
              kGood);
    ASSERT_EQ(urVirtualMemReserve(the.context, nullptr, 2 * unit, &start), kGood);
    ASSERT_EQ(urPhysicalMemCreate(the.context, the.device, unit, nullptr, &memory), kGood);
    ASSERT_EQ(urVirtualMemMap(the.context, start, unit, memory, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE), kGood);
    const auto read = [&](size_t row) {
      return urEnqueueMemBufferReadRect(the.queue, the.buffer, true, {0, 0, 0}, {0, row, 0}, {16, 1, 1}, 64, 0, 64, 0,
                                        start, 0, nullptr, nullptr);
    };
    EXPECT_EQ(read(unit / 64 - 1), kGood);
    EXPECT_EQ(read(unit / 64), kBad);
    EXPECT_EQ(read(2 * unit / 64), kBad);
    EXPECT_EQ(urVirtualMemUnmap(the.context, start, unit), kGood);
    EXPECT_EQ(urVirtualMemFree(the.context, start, 2 * unit), kGood);
    EXPECT_EQ(urPhysicalMemRelease(memory), kGood);
  });
  EXPECT_EQ(countLines(errors, "urEnqueueMemBufferReadRect"), 2u) << errors;
}

TEST_P(Bounds, OfCopiesAndFillsOfMemory) {
  const std::string errors = run([](const Things &the) {
    const uint32_t value = 1;
    const auto fill = [&](size_t at, size_t size) {
      return urEnqueueUSMFill(the.queue, the.in(at), 4, &value, size, 0, nullptr, nullptr);
    };
    EXPECT_EQ(fill(0, kSize), kGood);
    EXPECT_EQ(fill(kSize - 4, 4), kGood);
    EXPECT_EQ(fill(kSize - 4, 8), kBad);
    EXPECT_EQ(fill(0, kSize + 4), kBad);
    const auto copy = [&](void *to, const void *from, size_t size) {
      return urEnqueueUSMMemcpy(the.queue, true, to, from, size, 0, nullptr, nullptr);
    };
    std::array<std::byte, 2 * kSize> own{}; // which nobody knows the size of
    EXPECT_EQ(copy(the.block, own.data(), kSize), kGood);
    EXPECT_EQ(copy(the.block, own.data(), kSize + 1), kBad);
    EXPECT_EQ(copy(own.data(), the.in(1), kSize), kBad);
    EXPECT_EQ(copy(the.host, the.block, kSize), kGood);
    EXPECT_EQ(copy(the.host, the.block, kSize + 1), kBad);
    EXPECT_EQ(urEnqueueUSMPrefetch(the.queue, the.in(1), kSize, 0, 0, nullptr, nullptr), kBad);
    EXPECT_EQ(urEnqueueUSMAdvise(the.queue, the.in(1), kSize, UR_USM_ADVICE_FLAG_DEFAULT, nullptr), kBad);
  });
  EXPECT_EQ(countLines(errors,
                       "urEnqueueUSMFill refuses its parameters: UR_RESULT_ERROR_INVALID_SIZE, since it reaches "
                       "8 bytes from byte 4092 on of `pMem`, memory of 4096 bytes"),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, "refuses its parameters"), 7u) << errors;
}

TEST_P(Bounds, OfRowsOfMemory) { // The last row ends where its bytes do.
  const std::string errors = run([](const Things &the) {
    const uint8_t value = 1;
    const auto fill = [&](size_t at, size_t pitch, size_t width, size_t height) {
      return urEnqueueUSMFill2D(the.queue, the.in(at), pitch, 1, &value, width, height, 0, nullptr, nullptr);
    };
    EXPECT_EQ(fill(0, 1024, 1024, 4), kGood);
    EXPECT_EQ(fill(1000, 1024, 24, 4), kGood);
    EXPECT_EQ(fill(1001, 1024, 24, 4), kBad);
    EXPECT_EQ(fill(0, SIZE_MAX / 2, 1, 4), kBad) << "more than there can be";
    const auto copy = [&](size_t at, size_t pitch) {
      return urEnqueueUSMMemcpy2D(the.queue, true, the.in(at), pitch, the.host, 1024, 1024, 4, 0, nullptr, nullptr);
    };
    EXPECT_EQ(copy(0, 1024), kGood);
    EXPECT_EQ(copy(0, 1025), kBad);
  });
  EXPECT_EQ(countLines(errors, "refuses its parameters"), 3u) << errors;
}

TEST_P(Bounds, OfBuffers) {
  const std::string errors = run([](const Things &the) {
    std::array<std::byte, 2 * kSize> own{};
    const auto read = [&](size_t at, size_t size, void *to) {
      return urEnqueueMemBufferRead(the.queue, the.buffer, true, at, size, to, 0, nullptr, nullptr);
    };
    EXPECT_EQ(read(96, 4000, own.data()), kGood);
    EXPECT_EQ(read(97, 4000, own.data()), kBad);
    EXPECT_EQ(read(SIZE_MAX, 2, own.data()), kBad);
    EXPECT_EQ(read(0, 4096, static_cast<std::byte *>(the.host) + 1), kBad);
    void *mapped = nullptr;
    EXPECT_EQ(
        urEnqueueMemBufferMap(the.queue, the.buffer, true, UR_MAP_FLAG_READ, 1, kSize, 0, nullptr, nullptr, &mapped),
        kBad);
    const auto box = [&](ur_rect_offset_t origin, ur_rect_region_t region) {
      return urEnqueueMemBufferReadRect(the.queue, the.buffer, true, origin, {0, 0, 0}, region, 64, 1024, 64, 1024,
                                        own.data(), 0, nullptr, nullptr);
    };
    EXPECT_EQ(box({0, 0, 0}, {64, 16, 4}), kGood);
    EXPECT_EQ(box({60, 15, 3}, {4, 1, 1}), kGood);
    EXPECT_EQ(box({61, 15, 3}, {4, 1, 1}), kBad);
    EXPECT_EQ(box({0, 0, 1}, {64, 16, 4}), kBad);
  });
  EXPECT_EQ(countLines(errors, "refuses its parameters"), 6u) << errors;
}

TEST_P(Bounds, OfEdgesOfImages) {
  const std::string errors = run([](const Things &the) {
    const ur_image_format_t format{UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    const auto make = [&](ur_mem_type_t type, size_t height, size_t depth, size_t layers) {
      const ur_image_desc_t desc{UR_STRUCTURE_TYPE_IMAGE_DESC, nullptr, type, 32, height, depth, layers, 0, 0, 0, 0};
      ur_mem_handle_t image = nullptr;
      EXPECT_EQ(urMemImageCreate(the.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, nullptr, &image), kGood);
      return image;
    };
    const ur_mem_handle_t flat = make(UR_MEM_TYPE_IMAGE2D, 32, 1, 0), deep = make(UR_MEM_TYPE_IMAGE3D, 16, 4, 0),
                          line = make(UR_MEM_TYPE_IMAGE1D_ARRAY, 1, 1, 8),
                          stack = make(UR_MEM_TYPE_IMAGE2D_ARRAY, 16, 1, 4);
    std::array<std::byte, 4 * 32 * 32 * 4> own{};
    const auto read = [&](ur_mem_handle_t image, ur_rect_offset_t origin, ur_rect_region_t region) {
      return urEnqueueMemImageRead(the.queue, image, true, origin, region, 0, 0, own.data(), 0, nullptr, nullptr);
    };
    EXPECT_EQ(read(flat, {24, 24, 0}, {8, 8, 1}), kGood);
    EXPECT_EQ(read(flat, {25, 24, 0}, {8, 8, 1}), kBad);
    EXPECT_EQ(read(flat, {24, 25, 0}, {8, 8, 1}), kBad);
    EXPECT_EQ(read(deep, {0, 0, 3}, {32, 16, 1}), kGood);
    EXPECT_EQ(read(deep, {0, 0, 3}, {32, 16, 2}), kBad);
    EXPECT_EQ(read(deep, {0, SIZE_MAX, 0}, {32, 2, 1}), kBad);
    EXPECT_EQ(read(line, {0, 7, 0}, {32, 1, 1}), kGood);
    EXPECT_EQ(read(line, {0, 8, 0}, {32, 1, 1}), kBad);
    EXPECT_EQ(read(stack, {0, 0, 3}, {32, 16, 1}), kGood);
    EXPECT_EQ(read(stack, {0, 0, 4}, {32, 16, 1}), kBad);
    EXPECT_EQ(
        urEnqueueMemImageWrite(the.queue, flat, true, {0, 0, 1}, {1, 1, 1}, 0, 0, own.data(), 0, nullptr, nullptr),
        kBad);
    EXPECT_EQ(urEnqueueMemImageCopy(the.queue, deep, flat, {0, 8, 0}, {0, 25, 0}, {32, 8, 1}, 0, nullptr, nullptr),
              kBad);
    for (const ur_mem_handle_t image : {flat, deep, line, stack})
      EXPECT_EQ(urMemRelease(image), kGood);
  });
  EXPECT_EQ(countLines(errors, "since it reaches 8 pixels from pixel 25 on of `hImage`, an image of 32 pixels a row"),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, "since it reaches 2 slices from slice 3 on of `hImage`, an image of 4 slices"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, "since it reaches 8 rows from row 25 on of `hImageDst`, an image of 32 rows"), 1u)
      << errors;
  EXPECT_EQ(countLines(errors, "refuses its parameters"), 8u) << errors;
}

TEST_P(Bounds, OfVariablesOfPrograms) {
  const std::string errors = run([](const Things &the) {
    const std::string file = std::string(KERNELS "/conformance_kernels.") + (isSim() ? "simk" : "so");
    std::ifstream stream(file, std::ios::binary);
    const std::string code(std::istreambuf_iterator<char>(stream), {});
    const auto *bytes = reinterpret_cast<const uint8_t *>(code.data());
    size_t length = code.size();
    ur_device_handle_t device = the.device;
    ur_program_handle_t program = nullptr;
    ASSERT_EQ(urProgramCreateWithBinary(the.context, 1, &device, &length, &bytes, nullptr, &program), kGood);
    ASSERT_EQ(urProgramBuild(the.context, program, nullptr), kGood);
    size_t size = 0;
    void *address = nullptr;
    ASSERT_EQ(urProgramGetGlobalVariablePointer(device, program, "conformance_variable", &size, &address), kGood);
    std::array<std::byte, 4096> own{};
    const auto read = [&](size_t count, size_t offset, void *to) {
      return urEnqueueDeviceGlobalVariableRead(the.queue, program, "conformance_variable", true, count, offset, to, 0,
                                               nullptr, nullptr);
    };
    EXPECT_EQ(read(size, 0, own.data()), kGood);
    EXPECT_EQ(read(size, 1, own.data()), kBad);
    EXPECT_EQ(read(1, SIZE_MAX, own.data()), kBad);
    EXPECT_EQ(read(4, 0, the.in(kSize - 2)), kBad);
    EXPECT_EQ(urEnqueueDeviceGlobalVariableWrite(the.queue, program, "conformance_variable", true, 1, size, own.data(),
                                                 0, nullptr, nullptr),
              kBad);
    EXPECT_EQ(urProgramRelease(program), kGood);
  });
  EXPECT_EQ(countLines(errors, "urEnqueueDeviceGlobalVariableWrite refuses its parameters: "
                               "UR_RESULT_ERROR_INVALID_SIZE, since it reaches 1 byte from byte"),
            1u)
      << errors;
  EXPECT_EQ(countLines(errors, "on of `name`, a variable of"), 3u) << errors;
  EXPECT_EQ(countLines(errors, "refuses its parameters"), 4u) << errors;
}

TEST_P(Bounds, OfCommandsOfBuffers) {
  const std::string errors = run([](const Things &the) {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
    ur_exp_command_buffer_handle_t commands = nullptr;
    ASSERT_EQ(urCommandBufferCreateExp(the.context, the.device, &desc, &commands), kGood);
    const auto copy = [&](size_t at, size_t size) {
      return urCommandBufferAppendUSMMemcpyExp(commands, the.in(at), the.host, size, 0, nullptr, 0, nullptr, nullptr,
                                               nullptr, nullptr);
    };
    EXPECT_EQ(copy(0, kSize), kGood);
    EXPECT_EQ(copy(1, kSize), kBad);
    EXPECT_EQ(urCommandBufferReleaseExp(commands), kGood);
  });
  EXPECT_EQ(countLines(errors, "urCommandBufferAppendUSMMemcpyExp refuses its parameters"), 1u) << errors;
}

TEST_P(Bounds, ArePartOfFullValidationWhereOtherConditionsComeFirst) {
  const std::string errors = run(
      [](const Things &the) {
        EXPECT_EQ(urEnqueueUSMFill(nullptr, the.block, 4, "ur!", 2 * kSize, 0, nullptr, nullptr),
                  UR_RESULT_ERROR_INVALID_NULL_HANDLE);
        EXPECT_EQ(
            urEnqueueUSMFill(as<ur_queue_handle_t>(the.context), the.block, 4, "ur!", 2 * kSize, 0, nullptr, nullptr),
            UR_RESULT_ERROR_INVALID_QUEUE);
        EXPECT_EQ(urEnqueueUSMFill(the.queue, the.block, 4, "ur!", 2 * kSize, 0, nullptr, nullptr), kBad);
      },
      "UR_LAYER_FULL_VALIDATION");
  EXPECT_EQ(countLines(errors, "since it reaches 8192 bytes"), 1u) << errors;
}

} // namespace
