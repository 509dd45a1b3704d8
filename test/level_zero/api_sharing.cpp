// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory shared between real processes, as far as the conformance suite doesn't see it: what a process opens twice,
// memory that doesn't begin where the driver's does, and descriptors.
#include "level_zero/api_calls.hpp"
#include "support/other_process.hpp"

namespace ur::level_zero::test {
namespace {

constexpr const char *kBytes = "LANEWAY_TEST_SHARED";
constexpr size_t kSize = 10000;

class LevelZeroSharing : public ApiTest {
protected:
  static std::vector<uint8_t> given() { return ur::test::bytesOfHex(std::getenv(kBytes)); }
  void *allocate(uint32_t alignment) {
    const ur_usm_desc_t desc{UR_STRUCTURE_TYPE_USM_DESC, nullptr, 0, alignment};
    void *memory = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMDeviceAlloc(context, device, &desc, nullptr, kSize, &memory));
    return memory;
  }
  /// The bytes for another process, which hold until the memory is freed.
  std::vector<uint8_t> share(void *memory) {
    void *data = nullptr;
    size_t size = 0;
    EXPECT_EQ(UR_RESULT_SUCCESS, urIPCGetMemHandleExp(context, memory, &data, &size));
    const auto *bytes = static_cast<const uint8_t *>(data);
    std::vector<uint8_t> copy(bytes, bytes + size);
    EXPECT_EQ(UR_RESULT_SUCCESS, urIPCPutMemHandleExp(context, data));
    return copy;
  }
  ur_result_t open(const std::vector<uint8_t> &bytes, void **memory) {
    return urIPCOpenMemHandleExp(context, device, const_cast<uint8_t *>(bytes.data()), bytes.size(), memory);
  }
  void write(void *memory, uint8_t value) {
    const std::vector<uint8_t> bytes(kSize, value);
    OK(urUSMContextMemcpyExp(context, memory, bytes.data(), kSize));
  }
  std::vector<uint8_t> read(const void *memory) {
    std::vector<uint8_t> bytes(kSize);
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMContextMemcpyExp(context, bytes.data(), memory, kSize));
    return bytes;
  }
};

TEST_F(LevelZeroSharing, otherProcessOpens) {
  if (given().empty())
    GTEST_SKIP() << "the part of the other process";
  void *opened = nullptr, *again = nullptr;
  OK(open(given(), &opened));
  const uint64_t calls = fake::count("zeMemAllocDevice");
  OK(open(given(), &again));
  EXPECT_EQ(opened, again);
  EXPECT_EQ(calls, fake::count("zeMemAllocDevice")) << "what is open isn't imported again";
  OK(urIPCCloseMemHandleExp(context, again));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 5), read(opened));
  write(opened, 6);
  OK(urIPCCloseMemHandleExp(context, opened));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, urIPCCloseMemHandleExp(context, opened)) << "as often as it was opened";
  OK(open(given(), &opened));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 6), read(opened));
  OK(urIPCCloseMemHandleExp(context, opened));
}

/// The driver gives no memory of 16 MiB's alignment, so such begins behind what the driver gave.
TEST_F(LevelZeroSharing, memoryThatBeginsBehindTheDriversIsTheSame) {
  for (const uint32_t alignment : {256u, 16u << 20}) {
    const uint64_t calls = fake::count("zeMemAllocDevice");
    void *memory = allocate(alignment);
    EXPECT_EQ(calls + (alignment == 256 ? 1 : 2), fake::count("zeMemAllocDevice"));
    write(memory, 5);
    const std::vector<uint8_t> bytes = share(memory);
    EXPECT_EQ(bytes, share(memory));
    EXPECT_EQ(0, ur::test::runInOtherProcess("LevelZeroSharing.otherProcessOpens", {{kBytes, ur::test::hexOf(bytes)}}));
    EXPECT_EQ(std::vector<uint8_t>(kSize, 6), read(memory));
    OK(urUSMFree(context, memory));
  }
}

/// In the same process, too: memory is its context's, so another one has it by an address of its own.
TEST_F(LevelZeroSharing, anotherContextOpensItAsAnotherProcessDoes) {
  void *memory = allocate(256), *opened = nullptr;
  write(memory, 5);
  const std::vector<uint8_t> bytes = share(memory);
  ur_context_handle_t own = context;
  OK(urContextCreate(1, &device, nullptr, &context));
  EXPECT_EQ(UR_RESULT_SUCCESS, open(bytes, &opened));
  EXPECT_NE(memory, opened);
  EXPECT_EQ(std::vector<uint8_t>(kSize, 5), read(opened));
  OK(urUSMFree(own, memory));
  EXPECT_EQ(std::vector<uint8_t>(kSize, 5), read(opened)) << "what is open stays";
  void *late = nullptr;
  EXPECT_EQ(UR_RESULT_SUCCESS, open(bytes, &late)) << "it is open";
  EXPECT_EQ(opened, late);
  OK(urIPCCloseMemHandleExp(context, late));
  OK(urIPCCloseMemHandleExp(context, opened));
  EXPECT_EQ(UR_RESULT_ERROR_INVALID_VALUE, open(bytes, &opened)) << "nobody has it any more";
  OK(urContextRelease(context));
  context = own;
}

TEST_F(LevelZeroSharing, descriptorsGoWithTheMemory) {
  size_t before = 0;
  for (int round = 0; round < 100; ++round) {
    void *memory = allocate(256), *opened = nullptr;
    const std::vector<uint8_t> bytes = share(memory);
    OK(open(bytes, &opened));
    OK(urIPCCloseMemHandleExp(context, opened));
    OK(urUSMFree(context, memory));
    if (round == 0)
      before = ur::test::openDescriptors(); // from now on this process has the socket by which it answers
    ASSERT_EQ(before, ur::test::openDescriptors()) << "in round " << round;
  }
}

/// Whichever call of the driver's fails.
TEST_F(LevelZeroSharing, whatFailsLeavesNothing) {
  ur_context_handle_t other = nullptr;
  OK(urContextCreate(1, &device, nullptr, &other));
  const auto go = [&] {
    void *memory = nullptr, *data = nullptr, *opened = nullptr;
    size_t size = 0;
    if (urUSMDeviceAlloc(context, device, nullptr, nullptr, kSize, &memory) != UR_RESULT_SUCCESS)
      return;
    if (urIPCGetMemHandleExp(context, memory, &data, &size) == UR_RESULT_SUCCESS) {
      if (urIPCOpenMemHandleExp(other, device, data, size, &opened) == UR_RESULT_SUCCESS) {
        EXPECT_EQ(UR_RESULT_SUCCESS, urIPCCloseMemHandleExp(other, opened));
      }
      EXPECT_EQ(UR_RESULT_SUCCESS, urIPCPutMemHandleExp(context, data));
    }
    EXPECT_EQ(UR_RESULT_SUCCESS, urUSMFree(context, memory));
  };
  go();
  const size_t objects = fake::objects(), descriptors = ur::test::openDescriptors();
  const uint64_t before = fake::failAt(0);
  go();
  const uint64_t calls = fake::failAt(0) - before;
  EXPECT_GE(calls, 3u) << "two allocations, and a descriptor";
  for (uint64_t n = 1; n <= calls; ++n) {
    SCOPED_TRACE(n);
    (void)fake::failAt(n);
    go();
    (void)fake::failAt(0);
    EXPECT_EQ(objects, fake::objects()) << "after a failure of " << fake::failed();
    EXPECT_EQ(descriptors, ur::test::openDescriptors()) << "after a failure of " << fake::failed();
  }
  OK(urContextRelease(other));
}

/// As other memory that somebody forgets does.
TEST_F(LevelZeroSharing, whatIsOpenEndsWithItsContext) {
  void *memory = allocate(256), *opened = nullptr;
  const std::vector<uint8_t> bytes = share(memory);
  ur_context_handle_t other = nullptr, own = context;
  OK(urContextCreate(1, &device, nullptr, &other));
  context = other;
  EXPECT_EQ(UR_RESULT_SUCCESS, open(bytes, &opened));
  context = own;
  OK(urContextRelease(other)); // the fake ends the process where something is left of a context
  OK(urUSMFree(context, memory));
}

/// Pools use their memory again: the next one to have it isn't the one that shared it.
TEST_F(LevelZeroSharing, memoryOfPoolsIsntShared) {
  ur_usm_pool_handle_t pool = nullptr;
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
  OK(urUSMPoolCreate(context, &desc, &pool));
  void *memory = nullptr, *data = nullptr;
  size_t size = 0;
  OK(urUSMDeviceAlloc(context, device, nullptr, pool, kSize, &memory));
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urIPCGetMemHandleExp(context, memory, &data, &size));
  OK(urUSMFree(context, memory));
  OK(urUSMPoolRelease(pool));
}

} // namespace
} // namespace ur::level_zero::test
