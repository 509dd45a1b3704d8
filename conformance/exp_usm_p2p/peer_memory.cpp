// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels of one device on another's memory, once that is allowed: plain memory and pools', of before and after.
#include "support/devices.hpp"
#include "support/pools.hpp"

namespace conformance {

class PeerMemory : public DevicesTest {
protected:
  static constexpr size_t kWords = 4096, kBytes = kWords * sizeof(uint32_t),
                          kLarge = size_t{64} << 20; ///< the pool must grow for it

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(DevicesTest::SetUp());
    if (IsSkipped())
      return;
    int possible = 0;
    ASSERT_OK(urUsmP2PPeerAccessGetInfoExp(on(1), on(0), UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof possible,
                                           &possible, nullptr));
    if (!possible)
      GTEST_SKIP() << "the devices are no peers";
    ASSERT_NO_FATAL_FAILURE(makeKernel("fill", &kernel_));
  }
  void TearDown() override {
    if (enabled_) {
      EXPECT_OK(urUsmP2PDisablePeerAccessExp(on(1), on(0)));
    }
    DevicesTest::TearDown();
  }
  void enable() {
    ASSERT_OK(urUsmP2PEnablePeerAccessExp(on(1), on(0)));
    enabled_ = true;
  }
  /// The second device writes, the first reads.
  void use(void *memory) { use(memory, queue(0)); }
  void use(void *memory, ur_queue_handle_t reader) {
    static uint32_t value = 100;
    Arguments arguments;
    arguments.pointer(memory).value(++value);
    ASSERT_OK(launch(queue(1), kernel_, kWords, arguments));
    ASSERT_OK(urQueueFinish(queue(1)));
    EXPECT_EQ(std::vector<uint32_t>(kWords, value), readWords(reader, memory, kWords));
  }
  void pooled(ur_usm_pool_flags_t flags) {
    DevicePool early, late;
    ASSERT_NO_FATAL_FAILURE(early.create(context(), on(0), 0, 0, flags));
    void *memory[3] = {};
    const auto alloc = [&](ur_usm_pool_handle_t pool, void **block) {
      ASSERT_OK(urEnqueueUSMDeviceAllocExp(queue(0), pool, kBytes, nullptr, 0, nullptr, block, nullptr));
      ASSERT_OK(urQueueFinish(queue(0)));
    };
    ASSERT_NO_FATAL_FAILURE(alloc(early, &memory[0]));
    ASSERT_NO_FATAL_FAILURE(enable());
    ASSERT_NO_FATAL_FAILURE(late.create(context(), on(0), 0, 0, flags));
    ASSERT_NO_FATAL_FAILURE(alloc(early, &memory[1]));
    ASSERT_NO_FATAL_FAILURE(alloc(late, &memory[2]));
    for (void *block : memory) {
      ASSERT_NO_FATAL_FAILURE(use(block));
      EXPECT_OK(urEnqueueUSMFreeExp(queue(0), nullptr, block, 0, nullptr, nullptr));
    }
    ASSERT_OK(urQueueFinish(queue(0)));
  }

private:
  Kernel kernel_;
  bool enabled_ = false;
};

TEST_P(PeerMemory, allocatedBeforeAndAfter) {
  UsmBlock before, after;
  ASSERT_NO_FATAL_FAILURE(before.create(UR_USM_TYPE_DEVICE, context(), on(0), kBytes));
  ASSERT_NO_FATAL_FAILURE(enable());
  ASSERT_NO_FATAL_FAILURE(after.create(UR_USM_TYPE_DEVICE, context(), on(0), kBytes));
  ASSERT_NO_FATAL_FAILURE(use(before.get()));
  ASSERT_NO_FATAL_FAILURE(use(after.get()));
}

TEST_P(PeerMemory, ofPools) {
  ASSERT_NO_FATAL_FAILURE(pooled(0));
}

TEST_P(PeerMemory, ofPoolsWithTheVendorsMemory) {
  ASSERT_NO_FATAL_FAILURE(pooled(UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP));
}

/// Access is a matter of devices: the owner's memory may be of a context that the other device isn't in.
TEST_P(PeerMemory, ofPoolsOfAnotherContext) {
  const ur_backend_t backend = environment().backend;
  if (backend != UR_BACKEND_CUDA && backend != UR_BACKEND_HIP)
    GTEST_SKIP() << "memory is its context's: only CUDA's and HIP's is the process's";
  Context owners;
  const ur_device_handle_t owner = on(0);
  ASSERT_OK(urContextCreate(1, &owner, nullptr, owners.out()));
  Queue own;
  ASSERT_OK(urQueueCreate(owners, owner, nullptr, own.out()));
  void *before = nullptr, *after = nullptr;
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(own, nullptr, kBytes, nullptr, 0, nullptr, &before, nullptr));
  ASSERT_OK(urQueueFinish(own));
  ASSERT_NO_FATAL_FAILURE(enable());
  ASSERT_OK(urEnqueueUSMDeviceAllocExp(own, nullptr, kLarge, nullptr, 0, nullptr, &after, nullptr));
  ASSERT_OK(urQueueFinish(own));
  for (void *memory : {before, after}) {
    ASSERT_NO_FATAL_FAILURE(use(memory, own));
    EXPECT_OK(urEnqueueUSMFreeExp(own, nullptr, memory, 0, nullptr, nullptr));
  }
  ASSERT_OK(urQueueFinish(own));
}

CONFORMANCE_ON_PAIRS(PeerMemory);

} // namespace conformance
