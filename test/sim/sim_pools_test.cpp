// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The simulated vendor's memory pools: what they hold, and every misuse that they claim to notice.
#include "sim/sim_rig.hpp"

namespace ur::sim {
namespace {

class PoolRig : public Rig {
public:
  explicit PoolRig(const Options &options = {}) : Rig(options), pools(*driver->pools()) {}
  ~PoolRig() {
    for (core::NativePool pool : made_)
      pools.destroy(pool);
  }

  core::NativePool pool(const core::NativePoolDesc &desc = {}) {
    core::NativePool made = nullptr;
    EXPECT_EQ(pools.create(desc, &made), UR_RESULT_SUCCESS);
    made_.push_back(made);
    return made;
  }
  void destroy(core::NativePool pool) {
    pools.destroy(pool);
    std::erase(made_, pool);
  }
  uint32_t *take(core::NativePool pool, size_t size) {
    void *memory = nullptr;
    EXPECT_EQ(pools.alloc(pool, size, 256, &memory), UR_RESULT_SUCCESS);
    return static_cast<uint32_t *>(memory);
  }
  ur_result_t give(void *memory) { return pools.free(0, memory); }
  core::PoolReserve reserved(core::NativePool pool) {
    core::PoolReserve reserve;
    EXPECT_EQ(pools.reserved(pool, &reserve), UR_RESULT_SUCCESS);
    return reserve;
  }

  core::PoolDriver &pools;

private:
  std::vector<core::NativePool> made_;
};

TEST(SimPools, HoldUnitsAndKeepThemUpToTheThreshold) {
  PoolRig rig;
  const uint64_t all = rig.sim.available(0);
  const core::NativePool pool = rig.pool({.releaseThreshold = kPoolUnit + 1});
  EXPECT_EQ(rig.reserved(pool).current, 0u);
  uint32_t *first = rig.take(pool, 100), *second = rig.take(pool, 3 * kPoolUnit);
  EXPECT_EQ(rig.reserved(pool).current, 4 * kPoolUnit);
  EXPECT_EQ(rig.sim.available(0), all - 4 * kPoolUnit);
  EXPECT_EQ(rig.give(first), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).current, 3 * kPoolUnit);
  EXPECT_EQ(rig.give(second), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).current, kPoolUnit);
  EXPECT_EQ(rig.reserved(pool).high, 4 * kPoolUnit);
  EXPECT_EQ(rig.pools.resetHigh(pool), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).high, kPoolUnit);
  EXPECT_EQ(rig.pools.trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).current, 0u);
  EXPECT_EQ(rig.sim.available(0), all);
  ASSERT_EQ(rig.pools.setReleaseThreshold(pool, SIZE_MAX), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.give(rig.take(pool, 2 * kPoolUnit)), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).current, 2 * kPoolUnit);
  EXPECT_EQ(rig.pools.trim(pool, kPoolUnit), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.reserved(pool).current, kPoolUnit);
}

TEST(SimPools, AreLimitedByTheirMaximumAndTheirDevice) {
  PoolRig rig({.deviceMemory = 3 * kPoolUnit, .hostMemory = kPoolUnit});
  const core::NativePool limited = rig.pool({.maximumSize = kPoolUnit + 1}), device = rig.pool(),
                         host = rig.pool({.kind = core::MemoryKind::host});
  void *none = nullptr;
  EXPECT_EQ(rig.pools.alloc(limited, 2 * kPoolUnit + 1, 1, &none), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  uint32_t *first = rig.take(limited, 2 * kPoolUnit); // as far as the maximum goes, rounded up
  EXPECT_EQ(rig.pools.alloc(device, kPoolUnit + 1, 1, &none), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
  EXPECT_EQ(rig.pools.alloc(host, kPoolUnit + 1, 1, &none), UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
  EXPECT_EQ(none, nullptr);
  uint32_t *second = rig.take(host, kPoolUnit);
  EXPECT_EQ(rig.reserved(device).current, 0u);
  EXPECT_EQ(rig.give(first), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.give(second), UR_RESULT_SUCCESS);
}

TEST(SimPools, OutliveTheirDestructionForTheirBlocks) {
  PoolRig rig;
  const uint64_t all = rig.sim.available(0);
  const core::NativePool pool = rig.pool();
  const core::Stream stream = rig.stream();
  uint32_t *kept = rig.take(pool, 64), *other = rig.take(pool, 2 * kPoolUnit);
  EXPECT_EQ(rig.give(other), UR_RESULT_SUCCESS);
  rig.destroy(pool);
  EXPECT_EQ(rig.sim.available(0), all - kPoolUnit) << "what nobody has goes at once";
  EXPECT_EQ(rig.fill(stream, kept, 16, 7), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.driver->finish(stream), UR_RESULT_SUCCESS);
  EXPECT_EQ(kept[15], 7u);
  EXPECT_EQ(rig.give(kept), UR_RESULT_SUCCESS);
  EXPECT_EQ(rig.sim.available(0), all);
}

TEST(SimPools, NoticeWrongFrees) {
  PoolRig rig;
  uint32_t *pooled = rig.take(rig.pool(), 64), *plain = rig.alloc(16);
  EXPECT_NE(rig.driver->free(core::MemoryKind::device, pooled), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
  EXPECT_NE(rig.give(plain), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
  EXPECT_EQ(rig.give(pooled), UR_RESULT_SUCCESS);
  EXPECT_NE(rig.give(pooled), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::badFree));
}

TEST(SimPools, NoticeThatMemoryIsInUse) {
  for (const bool freeBlocks : {false, true}) {
    PoolRig rig({.caps = {.freeBlocks = freeBlocks}});
    const core::Stream stream = rig.stream();
    uint32_t *memory = rig.take(rig.pool(), 64);
    EXPECT_EQ(rig.fill(stream, memory, 16, 7), UR_RESULT_SUCCESS);
    EXPECT_EQ(rig.give(memory), UR_RESULT_SUCCESS);
    EXPECT_TRUE(onlyViolation(rig.sim, Fault::freeInUse));
    EXPECT_EQ(rig.driver->finish(stream), UR_RESULT_SUCCESS);
    EXPECT_TRUE(onlyViolation(rig.sim, Fault::useAfterFree));
  }
}

TEST(SimPools, NoticeUseAfterDestroyAndLeaks) {
  Controller sim;
  failOnViolations();
  std::unique_ptr<core::Driver> driver;
  const uint32_t device = 0;
  ASSERT_EQ(core::makeBackend()->openContext(0, {&device, 1}, &driver), UR_RESULT_SUCCESS);
  core::PoolDriver &pools = *driver->pools();
  core::NativePool pool = nullptr, left = nullptr;
  ASSERT_EQ(pools.create({}, &pool), UR_RESULT_SUCCESS);
  ASSERT_EQ(pools.create({}, &left), UR_RESULT_SUCCESS);
  pools.destroy(pool);
  void *memory = nullptr;
  EXPECT_NE(pools.alloc(pool, 64, 64, &memory), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(sim, Fault::useAfterDestroy));
  EXPECT_NE(pools.trim(pool, 0), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(sim, Fault::useAfterDestroy));
  pools.destroy(pool);
  EXPECT_TRUE(onlyViolation(sim, Fault::useAfterDestroy));
  EXPECT_EQ(pools.alloc(left, 64, 64, &memory), UR_RESULT_SUCCESS);
  driver.reset();
  const std::vector<Violation> violations = sim.takeViolations();
  ASSERT_EQ(violations.size(), 2u) << "the block, and the pool";
  EXPECT_EQ(violations[0].fault, Fault::leak);
  EXPECT_EQ(violations[1].fault, Fault::leak);
  EXPECT_EQ(sim.available(0), Options().deviceMemory);
}

TEST(SimPools, AreOfTheKindsThatTheVendorHas) {
  PoolRig rig({.pools = {false, true, false}});
  EXPECT_TRUE(rig.pools.hasPools(core::MemoryKind::device, 0));
  EXPECT_FALSE(rig.pools.hasPools(core::MemoryKind::host, 0));
  core::NativePool pool = nullptr;
  EXPECT_NE(rig.pools.create({.kind = core::MemoryKind::shared}, &pool), UR_RESULT_SUCCESS);
  EXPECT_TRUE(onlyViolation(rig.sim, Fault::missingCapability));
}

TEST(SimPools, MayBeMissing) {
  Rig rig({.pools = {}});
  EXPECT_EQ(rig.driver->pools(), nullptr);
}

} // namespace
} // namespace ur::sim
