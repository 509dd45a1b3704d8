// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of other devices: what commands may use it, and copies, which always may.
#include "cuda/fixture.hpp"

#include "adapters/core/port/driver_pools.hpp"
#include "adapters/core/port/driver_virtual_memory.hpp"

#include <cstring>

namespace ur::cuda::test {
namespace {

class PeersTest : public CudaTest {
protected:
  static constexpr size_t kSize = 4096;
  void SetUp() override {
    CudaTest::SetUp();
    driver = open({0, 1, 2});
  }
  void TearDown() override {
    for (const auto &[user, owner] : enabled)
      EXPECT_EQ(UR_RESULT_SUCCESS, backend().setPeerAccess(0, user, owner, false));
    CudaTest::TearDown();
    for (const auto &[memory, device] : pooled)
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->pools()->free(device, memory));
    for (void *memory : plain)
      EXPECT_EQ(UR_RESULT_SUCCESS, driver->free(MemoryKind::device, memory));
    driver.reset();
  }
  ur_result_t enable(uint32_t user, uint32_t owner) {
    const ur_result_t result = backend().setPeerAccess(0, user, owner, true);
    if (result == UR_RESULT_SUCCESS)
      enabled.emplace_back(user, owner);
    return result;
  }
  ur_result_t disable(uint32_t user, uint32_t owner) {
    const ur_result_t result = backend().setPeerAccess(0, user, owner, false);
    if (result == UR_RESULT_SUCCESS)
      std::erase(enabled, std::pair{user, owner});
    return result;
  }
  void *alloc(uint32_t device) {
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->alloc(MemoryKind::device, device, kSize, 256, &plain.emplace_back(nullptr)));
    return plain.back();
  }
  void *alloc(NativePool pool, uint32_t device) {
    pooled.emplace_back(nullptr, device);
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->pools()->alloc(pool, kSize, 256, &pooled.back().first));
    return pooled.back().first;
  }
  NativePool pool(uint32_t device) {
    NativePool made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS, driver->pools()->create({.device = device}, &made));
    return made;
  }
  /// The fake ends the process where a device may not use what it fills.
  void use(uint32_t device, void *memory) {
    const Stream on = stream(*driver, device);
    fill(*driver, on, memory, kSize, 7);
    EXPECT_EQ(std::vector<uint8_t>(kSize, 7), read(*driver, on, memory, kSize));
  }

  std::unique_ptr<Driver> driver;
  std::vector<std::pair<uint32_t, uint32_t>> enabled;
  std::vector<void *> plain;
  std::vector<std::pair<void *, uint32_t>> pooled;
};

TEST_F(PeersTest, AreWhatTheDriverSays) {
  const auto peersOf = [](uint32_t device) {
    std::vector<uint32_t> all;
    for (const DeviceFacts::Peer &peer : facts(device).peers) {
      all.push_back(peer.index);
      EXPECT_TRUE(peer.atomics);
    }
    return all;
  };
  EXPECT_EQ(std::vector<uint32_t>{1}, peersOf(0));
  EXPECT_EQ(std::vector<uint32_t>{0}, peersOf(1));
  EXPECT_EQ(std::vector<uint32_t>{}, peersOf(2));
}

TEST_F(PeersTest, UsePlainMemoryOfBeforeAndAfter) {
  void *before = alloc(1);
  OK(enable(0, 1));
  use(0, before);
  use(0, alloc(1));
  EXPECT_DEATH(use(1, alloc(0)), "isn't usable on device 1") << "that is the other direction";
  OK(disable(0, 1));
  EXPECT_DEATH(use(0, before), "isn't usable on device 0");
}

TEST_F(PeersTest, UsePoolsOfBeforeAndAfter) {
  const NativePool first = pool(1);
  void *before = alloc(first, 1);
  OK(enable(0, 1));
  const NativePool second = pool(1);
  use(0, before);
  use(0, alloc(first, 1));
  use(0, alloc(second, 1));
  OK(disable(0, 1));
  for (const NativePool one : {first, second}) {
    EXPECT_DEATH(use(0, alloc(one, 1)), "isn't usable on device 0");
    driver->pools()->destroy(one);
  }
}

/// Of a pool that is gone, memory in use is still its device's, for peers that come and go.
TEST_F(PeersTest, WhatIsLeftOfADestroyedPoolFollows) {
  const NativePool gone = pool(1);
  void *first = nullptr, *second = nullptr;
  OK(driver->pools()->alloc(gone, kSize, 256, &first));
  OK(driver->pools()->alloc(gone, kSize, 4096, &second));
  driver->pools()->destroy(gone);
  EXPECT_DEATH(use(0, first), "isn't usable on device 0");
  OK(enable(0, 1));
  use(0, first);
  OK(driver->pools()->free(1, first));
  use(0, second);
  OK(disable(0, 1));
  EXPECT_DEATH(use(0, second), "isn't usable on device 0");
  static const auto objects = hook<uint64_t()>("fakeCudaObjects");
  const uint64_t before = objects();
  OK(driver->pools()->free(1, second));
  EXPECT_EQ(before - 2, objects()) << "the pool goes with the last of its memory";
}

TEST_F(PeersTest, OtherContextsPoolsFollowToo) {
  const std::unique_ptr<Driver> other = open({1});
  NativePool pool = nullptr;
  OK(other->pools()->create({.device = 0}, &pool));
  OK(enable(0, 1));
  void *memory = nullptr;
  OK(other->pools()->alloc(pool, kSize, 256, &memory));
  use(0, memory);
  OK(other->pools()->free(0, memory));
  other->pools()->destroy(pool);
}

/// What pools are made of, mostly: also in a context that the peer isn't in.
TEST_F(PeersTest, UseVirtualMemoryOfBeforeAndAfter) {
  const std::unique_ptr<Driver> other = open({1});
  VirtualMemoryDriver *const memory = other->virtualMemory();
  ASSERT_TRUE(memory);
  const size_t size = memory->granularity(0, kSize).recommended;
  struct Mapped {
    void *start = nullptr;
    NativePhysicalMem physical = nullptr;
  };
  const auto map = [&](Mapped *made) {
    OK(memory->reserve(nullptr, size, &made->start));
    OK(memory->createPhysical(0, size, false, &made->physical));
    OK(memory->map(made->start, size, made->physical, 0, VirtualAccess::readWrite));
  };
  Mapped before, after, later;
  map(&before);
  EXPECT_DEATH(use(0, before.start), "isn't usable on device 0");
  OK(enable(0, 1));
  map(&after);
  use(0, before.start);
  use(0, after.start);
  OK(disable(0, 1));
  map(&later);
  for (const Mapped &one : {before, after, later}) {
    EXPECT_DEATH(use(0, one.start), "isn't usable on device 0");
    use(1, one.start); // its own device still may
    OK(memory->unmap(one.start, size));
    memory->destroyPhysical(one.physical);
    OK(memory->unreserve(one.start, size));
  }
}

TEST_F(PeersTest, UseVirtualMemoryOfContextsToCome) {
  OK(enable(0, 1));
  const std::unique_ptr<Driver> other = open({1});
  VirtualMemoryDriver *const memory = other->virtualMemory();
  const size_t size = memory->granularity(0, kSize).recommended;
  void *start = nullptr;
  NativePhysicalMem physical = nullptr;
  OK(memory->reserve(nullptr, size, &start));
  OK(memory->createPhysical(0, size, false, &physical));
  OK(memory->map(start, size, physical, 0, VirtualAccess::readWrite));
  use(0, start);
  OK(memory->unmap(start, size));
  memory->destroyPhysical(physical);
  OK(memory->unreserve(start, size));
}

/// Each of the driver's calls fails once: then somebody is a peer of all or of nothing.
TEST_F(PeersTest, WhereACallFailsAllIsAsBefore) {
  const std::unique_ptr<Driver> other = open({1});
  VirtualMemoryDriver *const memory = other->virtualMemory();
  const size_t size = memory->granularity(0, kSize).recommended;
  void *start = nullptr;
  NativePhysicalMem physical[2] = {};
  OK(memory->reserve(nullptr, 2 * size, &start));
  for (int i = 0; i < 2; ++i) {
    OK(memory->createPhysical(0, size, false, &physical[i]));
    OK(memory->map(static_cast<std::byte *>(start) + i * size, size, physical[i], 0, VirtualAccess::readWrite));
  }
  int failures = 0;
  for (uint64_t n = 1;; ++n) {
    const uint64_t before = failAt(n);
    const ur_result_t result = enable(0, 1);
    const bool through = failAt(0) - before < n;
    if (result == UR_RESULT_SUCCESS) { // what only puts a context back may fail
      use(0, start);
      OK(disable(0, 1));
    }
    if (through)
      break;
    failures += result != UR_RESULT_SUCCESS;
    EXPECT_DEATH(use(0, start), "isn't usable on device 0") << "call " << n;
  }
  EXPECT_GE(failures, 3) << "the contexts' access, and that of two mappings";
  OK(memory->unmap(start, 2 * size));
  for (const NativePhysicalMem one : physical)
    memory->destroyPhysical(one);
  OK(memory->unreserve(start, 2 * size));
}

TEST_F(PeersTest, WithoutAWayAreRefused) {
  EXPECT_EQ(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, backend().setPeerAccess(0, 0, 2, true));
}

TEST_F(PeersTest, WhatOthersEnabledServesAndStays) {
  CUcontext own = nullptr, others = nullptr;
  ASSERT_EQ(CUDA_SUCCESS, api().cuDevicePrimaryCtxRetain(&own, 0));
  ASSERT_EQ(CUDA_SUCCESS, api().cuDevicePrimaryCtxRetain(&others, 1));
  ASSERT_EQ(CUDA_SUCCESS, api().cuCtxSetCurrent(own));
  ASSERT_EQ(CUDA_SUCCESS, api().cuCtxEnablePeerAccess(others, 0));
  OK(enable(0, 1));
  use(0, alloc(1));
  OK(disable(0, 1));
  EXPECT_EQ(CUDA_SUCCESS, api().cuCtxDisablePeerAccess(others)) << "it was still enabled";
  // Somebody takes away what we have enabled.
  OK(enable(0, 1));
  ASSERT_EQ(CUDA_SUCCESS, api().cuCtxDisablePeerAccess(others));
  OK(disable(0, 1));
  ASSERT_EQ(CUDA_SUCCESS, api().cuCtxSetCurrent(nullptr));
  api().cuDevicePrimaryCtxRelease(0);
  api().cuDevicePrimaryCtxRelease(1);
}

TEST_F(PeersTest, AFailureChangesNothing) {
  const NativePool first = pool(1), second = pool(1);
  void *memory = alloc(first, 1);
  for (uint64_t n = 1;; ++n) {
    const uint64_t before = failAt(n);
    const ur_result_t result = enable(0, 1);
    const uint64_t calls = failAt(0) - before;
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_GE(n, 5u) << "current context, enabling, two pools";
      EXPECT_EQ(calls, n + 1) << "the way back is what fails, and is tried again";
      break;
    }
    EXPECT_DEATH(use(0, memory), "isn't usable on device 0") << "call " << n;
  }
  use(0, memory);
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    const ur_result_t result = disable(0, 1);
    failAt(0);
    if (result == UR_RESULT_SUCCESS)
      break;
    use(0, memory);
  }
  for (const NativePool one : {first, second})
    driver->pools()->destroy(one);
}

TEST_F(PeersTest, CopiesNeedNoAccess) {
  const NativePool pools[] = {pool(0), pool(1), pool(2)};
  std::vector<std::pair<void *, uint32_t>> all;
  for (uint32_t device = 0; device < 3; ++device) {
    all.emplace_back(alloc(device), device);
    all.emplace_back(alloc(pools[device], device), device);
  }
  uint8_t value = 0;
  for (const auto &[from, owner] : all) {
    for (const auto &[to, target] : all) {
      if (from == to)
        continue;
      for (uint32_t by = 0; by < 3; ++by) {
        const Stream on = stream(*driver, by), source = stream(*driver, owner), end = stream(*driver, target);
        fill(*driver, source, from, kSize, ++value);
        OK(driver->finish(source));
        OK(driver->copy(on, {.dst = to, .src = from, .width = kSize}, {}));
        OK(driver->finish(on));
        EXPECT_EQ(std::vector<uint8_t>(kSize, value), read(*driver, end, to, kSize));
        // As a box: two rows of two slices.
        fill(*driver, source, from, kSize, ++value);
        OK(driver->finish(source));
        OK(driver->copy(on,
                        {.dst = to,
                         .src = from,
                         .width = 8,
                         .height = 2,
                         .depth = 2,
                         .dstRowPitch = 16,
                         .dstSlicePitch = 64,
                         .srcRowPitch = 32,
                         .srcSlicePitch = 128},
                        {}));
        OK(driver->finish(on));
        const std::vector<uint8_t> bytes = read(*driver, end, to, 96);
        for (const size_t row : {0, 16, 64, 80}) {
          EXPECT_EQ(value, bytes[row]);
          EXPECT_EQ(value, bytes[row + 7]);
          EXPECT_EQ(value - 1, bytes[row + 8]);
        }
      }
    }
  }
  for (const NativePool one : pools)
    driver->pools()->destroy(one);
}

TEST_F(PeersTest, CopiesToAndFromTheHostNeedNone) {
  const NativePool pools[] = {pool(0), pool(1), pool(2)};
  void *pinned = nullptr;
  OK(driver->alloc(MemoryKind::host, 0, kSize, 64, &pinned));
  std::vector<uint8_t> ordinary(kSize);
  uint8_t value = 0;
  for (uint32_t owner = 0; owner < 3; ++owner) {
    for (void *memory : {alloc(owner), alloc(pools[owner], owner)}) {
      for (uint32_t by = 0; by < 3; ++by) {
        for (void *host : {pinned, static_cast<void *>(ordinary.data())}) {
          // There and back on one stream, each after the one before.
          const Stream on = stream(*driver, by);
          ++value;
          std::memset(host, value, kSize);
          std::vector<uint8_t> back(kSize);
          OK(driver->copy(on, {.dst = memory, .src = host, .width = kSize}, {}));
          OK(driver->copy(on, {.dst = back.data(), .src = memory, .width = kSize}, {}));
          OK(driver->copy(on, {.dst = host, .src = memory, .width = kSize / 2}, {}));
          OK(driver->finish(on));
          EXPECT_EQ(std::vector<uint8_t>(kSize, value), back) << "memory of " << owner << " by " << by;
        }
      }
    }
  }
  OK(driver->free(MemoryKind::host, pinned));
  for (const NativePool one : pools)
    driver->pools()->destroy(one);
}

TEST_F(PeersTest, ADetourThatFailsLeavesTheStreamsUsable) {
  const NativePool far = pool(1);
  void *memory = alloc(far, 1);
  const Stream on = stream(*driver, 0);
  std::vector<uint8_t> bytes(kSize, 9);
  for (uint64_t n = 1;; ++n) {
    failAt(n);
    const ur_result_t result = driver->copy(on, {.dst = memory, .src = bytes.data(), .width = kSize}, {});
    failAt(0);
    OK(driver->finish(on));
    if (result == UR_RESULT_SUCCESS)
      break;
    ASSERT_LT(n, 100u);
  }
  EXPECT_EQ(bytes, read(*driver, on, memory, kSize));
  driver->pools()->destroy(far);
}

} // namespace
} // namespace ur::cuda::test
