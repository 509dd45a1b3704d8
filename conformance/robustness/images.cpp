// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Broken program images: an error and a log, never a crash. What is loaded beyond its structure is trusted code, so
// only the structure is broken here.
#include "support/info.hpp"
#include "support/kernels.hpp"
#include "support/registry.hpp"

#include <algorithm>
#include <random>

namespace conformance {

class ImagesBehaviour : public KernelTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelTest::SetUp());
    if (!IsSkipped() && environment().form->intermediate)
      GTEST_SKIP() << "the adapter takes its kernels in an intermediate language";
  }
  /// Creates and builds. Whatever the answer, nothing may be left behind; true if it could be used after all.
  bool tryImage(const std::vector<uint8_t> &image) {
    ur_device_handle_t one = device();
    size_t length = image.size();
    // Its own heap block of exactly that size, so that a sanitizer sees a read past the end.
    const std::vector<uint8_t> exact(image);
    const uint8_t *binary = exact.data();
    auto program = untouched<ur_program_handle_t>();
    const ur_result_t created = urProgramCreateWithBinary(context(), 1, &one, &length, &binary, nullptr, &program);
    if (created != UR_RESULT_SUCCESS) {
      EXPECT_EQ(untouched<ur_program_handle_t>(), program);
      EXPECT_TRUE(created == UR_RESULT_ERROR_INVALID_NATIVE_BINARY || created == UR_RESULT_ERROR_INVALID_BINARY ||
                  created == UR_RESULT_ERROR_INVALID_SIZE)
          << resultName(created);
      return false;
    }
    Program owner(program);
    const ur_result_t built = urProgramBuild(context(), program, nullptr);
    const InfoQuery query = infoQuery(urProgramGetBuildInfo, program, device());
    if (built == UR_RESULT_SUCCESS)
      return true;
    EXPECT_TRUE(built == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE || built == UR_RESULT_ERROR_INVALID_BINARY ||
                built == UR_RESULT_ERROR_INVALID_NATIVE_BINARY)
        << resultName(built);
    EXPECT_EQ(UR_PROGRAM_BUILD_STATUS_ERROR, infoOf<ur_program_build_status_t>(query, UR_PROGRAM_BUILD_INFO_STATUS));
    EXPECT_NE("", infoString(query, UR_PROGRAM_BUILD_INFO_LOG)) << "a failed build has a log";
    ur_kernel_handle_t made = nullptr;
    EXPECT_NE(UR_RESULT_SUCCESS, urKernelCreate(program, "fill", &made));
    return false;
  }
  static bool isText() {
    const std::vector<uint8_t> &image = kernelImage();
    return std::find(image.begin(), image.end(), uint8_t{0}) == image.end();
  }
};

TEST_F(ImagesBehaviour, whole) {
  EXPECT_TRUE(tryImage(kernelImage()));
}

TEST_F(ImagesBehaviour, truncated) {
  const std::vector<uint8_t> &whole = kernelImage();
  std::vector<size_t> lengths;
  for (size_t length = 1; length <= 128; ++length)
    lengths.push_back(length);
  for (size_t i = 1; i < 64; ++i)
    lengths.push_back(whole.size() * i / 64);
  for (const size_t cut : {1, 2, 8, 63, 64, 65, 1000}) {
    if (cut < whole.size())
      lengths.push_back(whole.size() - cut);
  }
  for (const size_t length : lengths) {
    SCOPED_TRACE("the first " + std::to_string(length) + " of " + std::to_string(whole.size()) + " bytes");
    const bool usable =
        tryImage(std::vector<uint8_t>(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length)));
    // The head of a text may well be a program with fewer kernels: an answer and no crash is all that it owes.
    EXPECT_FALSE(usable && !isText() && length < whole.size() / 2) << "half of an image can't be whole";
  }
}

TEST_F(ImagesBehaviour, noImageAtAll) {
  for (const uint8_t byte : {0x00, 0xff, 0x7f, 0x41}) {
    for (const size_t length : {1, 4, 64, 4096, 65536})
      EXPECT_FALSE(tryImage(std::vector<uint8_t>(length, byte))) << length << " times " << int(byte);
  }
  std::mt19937 random(1);
  for (int i = 0; i < 50; ++i) {
    std::vector<uint8_t> noise(1 + random() % 5000);
    for (uint8_t &byte : noise)
      byte = static_cast<uint8_t>(random());
    EXPECT_FALSE(tryImage(noise));
  }
}

TEST_F(ImagesBehaviour, brokenElfHeaders) {
  if (environment().backend != UR_BACKEND_NATIVE_CPU)
    GTEST_SKIP() << "the adapter's images are no ELF files";
  // Magic, class, byte order, version, type and machine each decide alone.
  for (const size_t at : {0, 1, 2, 3, 4, 5, 6, 16, 17, 18, 19}) {
    std::vector<uint8_t> image = kernelImage();
    image[at] = static_cast<uint8_t>(image[at] ^ 0x55);
    EXPECT_FALSE(tryImage(image)) << "byte " << at << " of the header";
  }
  // Tables past the end of the file: program headers, section headers, their sizes and counts.
  for (const size_t at : {32, 40}) {
    for (const uint64_t offset : {UINT64_MAX, UINT64_MAX - 63, uint64_t{1} << 63, uint64_t{kernelImage().size()},
                                  uint64_t{kernelImage().size() - 1}}) {
      std::vector<uint8_t> image = kernelImage();
      std::memcpy(image.data() + at, &offset, sizeof offset);
      EXPECT_FALSE(tryImage(image)) << "offset " << offset << " at byte " << at;
    }
  }
  for (const size_t at : {54, 56}) {
    for (const uint16_t value : {uint16_t{0}, uint16_t{1}, uint16_t{0xffff}}) {
      std::vector<uint8_t> image = kernelImage();
      std::memcpy(image.data() + at, &value, sizeof value);
      tryImage(image); // May be usable or not; must not crash.
    }
  }
}

TEST_F(ImagesBehaviour, brokenProgramHeaders) {
  if (environment().backend != UR_BACKEND_NATIVE_CPU)
    GTEST_SKIP() << "the adapter's images are no ELF files";
  // Each segment's place in the file and size in the file, moved past the end.
  uint64_t table = 0;
  uint16_t entrySize = 0, count = 0;
  std::memcpy(&table, kernelImage().data() + 32, sizeof table);
  std::memcpy(&entrySize, kernelImage().data() + 54, sizeof entrySize);
  std::memcpy(&count, kernelImage().data() + 56, sizeof count);
  for (uint16_t i = 0; i < count; ++i) {
    uint32_t type = 0;
    std::memcpy(&type, kernelImage().data() + table + uint64_t{i} * entrySize, sizeof type);
    for (const size_t field : {8, 32}) {
      for (const uint64_t value : {UINT64_MAX, uint64_t{1} << 40, uint64_t{kernelImage().size() + 1}}) {
        std::vector<uint8_t> image = kernelImage();
        std::memcpy(image.data() + table + uint64_t{i} * entrySize + field, &value, sizeof value);
        const bool usable = tryImage(image);
        EXPECT_FALSE(usable && type == 1) << "loadable segment " << i << ", field " << field << ", value " << value;
      }
    }
  }
}

TEST_F(ImagesBehaviour, manyAtOnce) {
  // Several programs of one image side by side, each with kernels of its own, built and released in turn.
  std::vector<Program> programs(20);
  for (Program &program : programs) {
    ASSERT_OK(createProgram(context(), device(), &program));
    ASSERT_OK(urProgramBuild(context(), program, nullptr));
    Kernel made;
    ASSERT_OK(urKernelCreate(program, "nothing", made.out()));
    ASSERT_OK(launch(queue(), made, 1, Arguments()));
  }
  EXPECT_OK(urQueueFinish(queue()));
}

} // namespace conformance
