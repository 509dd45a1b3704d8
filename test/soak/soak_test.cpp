// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that goes on for as long as UR_TEST_SOAK_SECONDS says: threads make queues and pools, use them at random
// (UR_TEST_SOAK_SEED chooses how) and release them. It works in rounds; between two of them nothing is in flight, and
// the books have to be what they were after the first rounds.
#include "rig.hpp"

#include <chrono>
#include <thread>

namespace soak {
namespace {

constexpr size_t kThreads = 4;
constexpr unsigned kRounds = 12, kWarmUp = 4; ///< rounds in all, and those after which the books are opened

class Soak : public SoakRig {
protected:
  void round(unsigned number, double duration) {
    shared.stop = false;
    std::vector<std::thread> threads;
    const auto first = static_cast<size_t>(setting("UR_TEST_SOAK_SEED", 0)) + number * kThreads;
    for (size_t i = 0; i < kThreads; ++i)
      threads.emplace_back([this, seed = first + i] { Worker(shared, seed).run(); });
    std::this_thread::sleep_for(std::chrono::duration<double>(duration)); // the time that the others have to work
    shared.stop = true;
    for (std::thread &thread : threads)
      thread.join();
    settle();
  }
  /// Nothing is in flight, and pools have given everything back.
  void settle() {
    for (std::atomic<Block *> &slot : shared.exchange) {
      if (const std::unique_ptr<Block> left{slot.exchange(nullptr)})
        need(api().USM.pfnFree(shared.context, left->memory), "urUSMFree");
    }
    for (int i = 0; i < 2; ++i) // What pools leave that end by the first goes by the second.
      need(api().DeviceExp.pfnWaitExp(shared.device), "urDeviceWaitExp");
    ur_usm_pool_handle_t pool = nullptr;
    need(api().USMExp.pfnPoolGetDefaultDevicePoolExp(shared.context, shared.device, &pool),
         "urUSMPoolGetDefaultDevicePoolExp");
    size_t used = SIZE_MAX, reserved = SIZE_MAX;
    need(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_USED_CURRENT_EXP, &used, nullptr),
         "urUSMPoolGetInfoExp");
    EXPECT_EQ(used, 0u);
    need(api().USMExp.pfnPoolTrimToExp(shared.context, shared.device, pool, 0), "urUSMPoolTrimToExp");
    need(api().USMExp.pfnPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &reserved, nullptr),
         "urUSMPoolGetInfoExp");
    EXPECT_EQ(reserved, 0u);
  }
};

TEST_F(Soak, TheBooksStayTheSame) {
  std::vector<Figure> first;
  for (unsigned i = 0; i < kRounds; ++i) {
    round(i, setting("UR_TEST_SOAK_SECONDS", 4) / kRounds);
    const std::vector<Figure> now = world->figures();
    for (size_t f = 0; f < now.size(); ++f) {
      std::printf("round %u: %s %lu\n", i, now[f].name.c_str(), static_cast<unsigned long>(now[f].value));
      if (i >= kWarmUp) {
        EXPECT_LE(now[f].value, first[f].value + first[f].most) << now[f].name << " in round " << i;
      }
    }
    if (i < kWarmUp)
      first = now;
  }
  std::printf("%lu queues, %lu blocks\n", static_cast<unsigned long>(shared.queues),
              static_cast<unsigned long>(shared.blocks));
  EXPECT_GE(shared.queues, kRounds);
}

} // namespace
} // namespace soak
