// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory shared between real processes: this program starts itself again as the other one. The bytes travel in its
// environment.
#include "fixture.hpp"

#include "adapters/core/port/driver_inter_process.hpp"
#include "support/other_process.hpp"

#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::native_cpu::test {
namespace {

constexpr const char *kBytes = "LANEWAY_TEST_SHARED";
constexpr size_t kSize = 10000; ///< no whole number of pages

/// Runs one case of this program in another process, which finds the text in its environment. Its exit code.
int runOther(const char *name, const std::string &text) {
  return ur::test::runInOtherProcess(std::string("SharedWithTheCpu.") + name, {{kBytes, text}});
}

class SharedWithTheCpu : public DriverTest {
protected:
  void SetUp() override {
    DriverTest::SetUp();
    part = driver->interProcess();
    ASSERT_NE(nullptr, part);
  }
  /// What this process was given, when it is the other one.
  static std::vector<uint8_t> given() { return ur::test::bytesOfHex(std::getenv(kBytes)); }
  uint8_t *allocate(size_t size = kSize) {
    void *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, part->allocShareable(0, size, 256, &memory));
    return static_cast<uint8_t *>(memory);
  }
  std::vector<uint8_t> bytesOf(void *memory) {
    std::vector<uint8_t> bytes;
    EXPECT_EQ(UR_RESULT_SUCCESS, part->exportMemory(memory, &bytes));
    return bytes;
  }
  ur_result_t tryOpen(std::span<const uint8_t> bytes, size_t size = kSize) {
    void *memory = nullptr;
    const ur_result_t result = part->openMemory(0, bytes, size, &memory);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, memory != nullptr);
    if (memory) {
      EXPECT_EQ(UR_RESULT_SUCCESS, part->closeMemory(memory, size));
    }
    return result;
  }
  InterProcessDriver *part = nullptr;
};

TEST_F(SharedWithTheCpu, OtherProcessWrites) {
  if (given().empty())
    GTEST_SKIP() << "the other process's part";
  void *opened = nullptr;
  OK(part->openMemory(0, given(), kSize, &opened));
  auto *bytes = static_cast<uint8_t *>(opened);
  for (size_t i = 0; i < kSize; ++i)
    ASSERT_EQ(uint8_t(i * 7), bytes[i]);
  const uint32_t pattern = 0x01010101;
  const Stream on = stream();
  OK(driver->fill(on, {.dst = bytes, .pattern = &pattern, .patternSize = 4, .width = kSize}, {}));
  OK(driver->finish(on));
  OK(part->closeMemory(opened, kSize));
}

TEST_F(SharedWithTheCpu, TwoProcessesSeeTheSameBytes) {
  uint8_t *memory = allocate();
  for (size_t i = 0; i < kSize; ++i)
    memory[i] = uint8_t(i * 7);
  EXPECT_EQ(0, runOther("OtherProcessWrites", ur::test::hexOf(bytesOf(memory))));
  for (size_t i = 0; i < kSize; ++i)
    ASSERT_EQ(1, memory[i]);
  OK(driver->free(MemoryKind::device, memory));
}

TEST_F(SharedWithTheCpu, OtherProcessMapsPhysicalMemory) {
  if (given().empty())
    GTEST_SKIP() << "the other process's part";
  VirtualMemoryDriver *pages = driver->virtualMemory();
  const size_t unit = pages->granularity(0, 1).minimum;
  NativePhysicalMem memory = nullptr;
  OK(part->openPhysical(0, given(), unit, &memory));
  void *start = nullptr;
  OK(pages->reserve(nullptr, unit, &start));
  OK(pages->map(start, unit, memory, 0, VirtualAccess::readWrite));
  EXPECT_STREQ("from the one", static_cast<char *>(start));
  std::strcpy(static_cast<char *>(start), "from the other");
  OK(pages->unmap(start, unit));
  OK(pages->unreserve(start, unit));
  pages->destroyPhysical(memory);
}

TEST_F(SharedWithTheCpu, PhysicalMemoryIsSharedToo) {
  VirtualMemoryDriver *pages = driver->virtualMemory();
  const size_t unit = pages->granularity(0, 1).minimum;
  NativePhysicalMem memory = nullptr;
  OK(pages->createPhysical(0, unit, true, &memory));
  void *start = nullptr;
  OK(pages->reserve(nullptr, unit, &start));
  OK(pages->map(start, unit, memory, 0, VirtualAccess::readWrite));
  std::strcpy(static_cast<char *>(start), "from the one");
  std::vector<uint8_t> bytes;
  OK(part->exportPhysical(memory, &bytes));
  EXPECT_EQ(0, runOther("OtherProcessMapsPhysicalMemory", ur::test::hexOf(bytes)));
  EXPECT_STREQ("from the other", static_cast<char *>(start));
  OK(pages->unmap(start, unit));
  OK(pages->unreserve(start, unit));
  pages->destroyPhysical(memory);
}

TEST_F(SharedWithTheCpu, OtherProcessExportsAndDies) {
  if (!std::getenv(kBytes))
    GTEST_SKIP() << "the other process's part";
  // To the descriptor that it was given; then it ends, without a word to anybody.
  const std::string text = ur::test::hexOf(bytesOf(allocate()));
  const int out = std::atoi(std::getenv(kBytes));
  _exit(write(out, text.data(), text.size()) == static_cast<ssize_t>(text.size()) ? 0 : 1);
}

TEST_F(SharedWithTheCpu, NothingIsLeftOfAProcessThatDied) {
  int ends[2];
  ASSERT_EQ(0, pipe(ends));
  EXPECT_EQ(0, runOther("OtherProcessExportsAndDies", std::to_string(ends[1])));
  char text[256] = {};
  ASSERT_GT(read(ends[0], text, sizeof text - 1), 0);
  ::close(ends[0]);
  ::close(ends[1]);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen(ur::test::bytesOfHex(text)));
}

TEST_F(SharedWithTheCpu, WhatIsOpenOutlivesItsOwner) {
  uint8_t *memory = allocate();
  memory[0] = 5;
  void *opened = nullptr;
  OK(part->openMemory(0, bytesOf(memory), kSize, &opened));
  OK(driver->free(MemoryKind::device, memory));
  EXPECT_EQ(5, *static_cast<uint8_t *>(opened));
  OK(part->closeMemory(opened, kSize));
}

TEST_F(SharedWithTheCpu, OnlySuchMemoryIsOpened) {
  uint8_t *memory = allocate();
  const std::vector<uint8_t> bytes = bytesOf(memory);
  OK(tryOpen(bytes));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen(bytes, 1 << 20)) << "more than there is";
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen({bytes.data(), bytes.size() - 1}));
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::vector<uint8_t> bad = bytes;
    bad[i] ^= 0x41;
    EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen(bad)) << "byte " << i;
  }
  OK(driver->free(MemoryKind::device, memory));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen(bytes)) << "it is freed";
  // Another file in the place of the descriptor, which is not memory of ours, however right the rest may be.
  const int file = ::open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
  struct stat found;
  ASSERT_EQ(0, fstat(file, &found));
  std::vector<uint8_t> forged = bytes;
  std::memcpy(forged.data() + 4, &file, sizeof file);
  std::memcpy(forged.data() + 8, &found.st_dev, 8);
  std::memcpy(forged.data() + 16, &found.st_ino, 8);
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, tryOpen(forged));
  ::close(file);
}

TEST_F(SharedWithTheCpu, DescriptorsAreLimitedAndNoneIsLost) {
  const size_t before = ur::test::openDescriptors();
  rlimit limit;
  ASSERT_EQ(0, getrlimit(RLIMIT_NOFILE, &limit));
  const rlimit small{64, limit.rlim_max};
  ASSERT_EQ(0, setrlimit(RLIMIT_NOFILE, &small));
  std::vector<uint8_t *> all;
  size_t shareable = 0;
  for (int i = 0; i < 40; ++i) {
    all.push_back(allocate());
    std::vector<uint8_t> bytes;
    const ur_result_t result = part->exportMemory(all.back(), &bytes);
    shareable += result == UR_RESULT_SUCCESS;
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_OUT_OF_RESOURCES);
  }
  EXPECT_EQ(16u, shareable) << "a quarter of the descriptors, the rest from the heap";
  for (uint8_t *memory : all)
    OK(driver->free(MemoryKind::device, memory));
  ASSERT_EQ(0, setrlimit(RLIMIT_NOFILE, &limit));
  EXPECT_EQ(before, ur::test::openDescriptors());
  // Left behind, it goes with the context.
  static_cast<void>(allocate());
  driver.reset();
  EXPECT_EQ(before, ur::test::openDescriptors());
}

} // namespace
} // namespace ur::native_cpu::test
