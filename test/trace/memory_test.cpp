// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a pool reserves for the allocations of real programs, recorded by the tracing layer and played on one queue of
// the simulated driver.
#include "core/memory_bound.hpp"
#include "trace/allocations.hpp"

#include <filesystem>

namespace ur::test {
namespace {

class RecordedPrograms : public AsyncTest {
protected:
  void configure(sim::Options &options) override {
    options.races = false;
    options.deviceMemory = options.hostMemory = size_t{1} << 30;
  }

  /// All steps in their order, whatever queue they were on. `work`: with a command behind each allocation, and no wait.
  void play(const trace::Allocations &program, bool work) {
    ur_usm_pool_handle_t pool = makePool({});
    const Queue queue = inOrder();
    std::vector<std::pair<void *, size_t>> blocks(program.blocks);
    MemoryBound bound;
    for (const trace::Step &step : program.steps) {
      auto &[memory, size] = blocks[step.block];
      if (step.isFree) {
        ASSERT_EQ(tryFree(queue, std::exchange(memory, nullptr)), UR_RESULT_SUCCESS);
        bound.freed(size);
        continue;
      }
      size = step.size;
      ASSERT_EQ(tryAlloc(step.type, queue, pool, size, &memory), UR_RESULT_SUCCESS);
      bound.allocated(step.type, size);
      if (work && size >= 4)
        fillOnly(queue, static_cast<uint32_t *>(memory), 1, 1);
    }
    bound.expectKept(figure(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP));
    for (const auto &[memory, size] : blocks) {
      if (memory) {
        EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
      }
    }
    finish(queue);
    EXPECT_EQ(destroyPool(pool), UR_RESULT_SUCCESS);
  }
};
UR_TEST_ALL_SHAPES(RecordedPrograms);

TEST_P(RecordedPrograms, ReserveAQuarterMoreThanTheyUse) {
  size_t traces = 0;
  for (const auto &file : std::filesystem::directory_iterator(TRACES)) {
    SCOPED_TRACE(file.path().filename());
    const trace::Allocations program = trace::allocationsOf(trace::readFile(file.path().string()));
    EXPECT_GE(program.steps.size(), 100u);
    for (const bool work : {false, true})
      play(program, work);
    ++traces;
  }
  EXPECT_GE(traces, 1u);
}

} // namespace
} // namespace ur::test
