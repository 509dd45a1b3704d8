// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments at launch where something fails, and beside arguments that are buffers (G14 of docs/promises.md).
#include "core/argument_table_rig.hpp"
#include "support/heap_count.hpp"

namespace ur::test {
namespace {

class ArgumentTableFaults : public ArgumentTableTest {
protected:
  static void expectWords(uint32_t *memory, uint32_t expected) {
    EXPECT_EQ(memory[0], expected);
    EXPECT_EQ(memory[1], expected);
  }
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(ArgumentTableFaults);

TEST_P(ArgumentTableFaults, LeaveAllEntriesWhereThereIsNoMemory) {
  if (!heapIsCounted())
    GTEST_SKIP() << "a sanitizer has the operators";
  uint32_t *memory = hostMemory(2), *other = hostMemory(2);
  uint32_t refusals = 0;
  for (size_t nth = 1;; ++nth) {
    std::fill_n(memory, 2, 0);
    std::fill_n(other, 2, 0);
    const Recorded of = recorded({memory, memory, memory});
    EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
    const Queue queue = outOfOrder();
    const UserEvent user = userEvent();
    const Event putOff = run(queue, of.buffer, {user}); // It needs the launches as they are.
    const uint32_t ten = 10;
    const Values values = {pointerOf(kMemory, other), valueOf(kWord, ten)};
    const ur_laneway_argument_values_t all{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 2, values.data()};
    Change change = about(nullptr);
    change.pNext = &all;
    failHeapAllocation(nth);
    const ur_result_t result = calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change);
    const bool failed = stopFailingHeap();
    EXPECT_EQ(result, failed ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_SUCCESS);
    const Event now = run(queue, of.buffer);
    signal(user);
    EXPECT_EQ(wait({putOff, now}), UR_RESULT_SUCCESS);
    expectWords(memory, failed ? 6 : 3);
    expectWords(other, failed ? 0 : 30);
    EXPECT_EQ(setBoth(of, memory, 100), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    expectWords(memory, failed ? 306 : 303);
    if (!failed)
      break;
    ++refusals;
  }
  EXPECT_GE(refusals, 3u) << "a copy of each launch";
}

TEST_P(ArgumentTableFaults, OfAnAppendLeaveTheBufferAsItWas) {
  if (!heapIsCounted())
    GTEST_SKIP() << "a sanitizer has the operators";
  uint32_t *memory = hostMemory(2);
  if (!add_)
    add_ = makeKernel("add_u32");
  const ur_laneway_argument_entry_t where = entry(kMemory), word = entry(kWord);
  const uint32_t none = 0;
  std::vector args = {pointerArg(0, nullptr), wordArg(1, none)};
  args[0].pNext = const_cast<ur_laneway_argument_entry_t *>(&where);
  args[1].pNext = const_cast<ur_laneway_argument_entry_t *>(&word);
  const size_t items = 2;
  const CommandBuffer buffer = makeTable();
  uint32_t appended = 0;
  for (size_t nth = 1; nth < 12; ++nth) {
    Command command = nullptr;
    failHeapAllocation(nth);
    const ur_result_t result =
        calls().pfnAppendKernelLaunchWithArgsExp(buffer, add_, 1, nullptr, &items, nullptr, 2, args.data(), 0, nullptr,
                                                 0, nullptr, 0, nullptr, nullptr, nullptr, &command);
    const bool failed = stopFailingHeap();
    EXPECT_EQ(result, failed ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_SUCCESS);
    appended += result == UR_RESULT_SUCCESS;
  }
  EXPECT_GT(appended, 0u);
  EXPECT_LT(appended, 8u);
  finalize(buffer);
  std::fill_n(memory, 2, 0);
  const Values values = {pointerOf(kMemory, memory), valueOf(kWord, *keep(5))};
  const ur_laneway_argument_values_t all{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 2, values.data()};
  Change change = about(nullptr);
  change.pNext = &all;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(buffer, 1, &change), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(inOrder(), buffer)}), UR_RESULT_SUCCESS);
  expectWords(memory, 5 * appended);
}

TEST_P(ArgumentTableFaults, OfARunLeaveEntriesAsTheyAre) {
  uint32_t *memory = hostMemory(2);
  for (const ur_queue_flags_t order : orders()) {
    std::fill_n(memory, 2, 0);
    const Recorded of = recorded({memory});
    EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
    const Queue queue = makeQueue(order);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(setBoth(of, memory, 10), UR_RESULT_SUCCESS);
    sim->failCall(GetParam().graphs ? Call::enqueueGraph : Call::launch);
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    EXPECT_TRUE(sim->stopFailing());
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    expectWords(memory, 11);
  }
}

TEST_P(ArgumentTableFaults, AreBesideArgumentsThatAreBuffers) {
  Buffer memory;
  EXPECT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 8, nullptr, memory.out()), UR_RESULT_SUCCESS);
  if (!add_)
    add_ = makeKernel("add_u32");
  const CommandBuffer buffer = makeTable();
  const ur_laneway_argument_entry_t word = entry(kWord), where = entry(kMemory);
  std::vector args = {pointerArg(0, nullptr), wordArg(1, *keep(0))};
  args[0].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
  args[0].value.memObjTuple = {memory.get(), 0};
  args[1].pNext = const_cast<ur_laneway_argument_entry_t *>(&word);
  args[0].pNext = const_cast<ur_laneway_argument_entry_t *>(&where);
  EXPECT_EQ(tryLaunchIn(buffer, add_, 2, args), UR_RESULT_ERROR_INVALID_VALUE) << "a buffer is no entry";
  args[0].pNext = nullptr;
  EXPECT_EQ(tryLaunchIn(buffer, add_, 2, args), UR_RESULT_SUCCESS);
  finalize(buffer);
  const Queue queue = inOrder();
  uint32_t words[2] = {0, 0};
  EXPECT_EQ(api().Enqueue.pfnMemBufferWrite(queue, memory, true, 0, 8, words, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  const UserEvent user = userEvent();
  for (const uint32_t value : {3u, 4u, 5u}) {
    const ur_laneway_argument_value_t given = valueOf(kWord, value);
    const ur_laneway_argument_values_t all{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &given};
    Change change = about(nullptr);
    change.pNext = &all;
    EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(buffer, 1, &change), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryRun(queue, buffer, value == 4 ? Waits{user} : Waits{}), UR_RESULT_SUCCESS);
  }
  signal(user);
  EXPECT_EQ(api().Enqueue.pfnMemBufferRead(queue, memory, true, 0, 8, words, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
  expectWords(words, 12);
}

class ArgumentTableGraphs : public ArgumentTableFaults {};
INSTANTIATE_TEST_SUITE_P(SimGraphs, ArgumentTableGraphs, ::testing::ValuesIn(kGraphShapes), shapeName);

TEST_P(ArgumentTableGraphs, HaveAllOfTheValuesOrAreGivenUp) {
  uint32_t *memory = hostMemory(2);
  for (uint64_t nth = 1; nth <= 3; ++nth) {
    std::fill_n(memory, 2, 0);
    const Recorded of = recorded({memory, memory, memory});
    EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
    const Queue queue = inOrder();
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    const uint64_t graphs = sim->calls(Call::enqueueGraph);
    sim->failCall(Call::updateNode, nth);
    EXPECT_EQ(setBoth(of, memory, 10), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_TRUE(sim->stopFailing());
    expectWords(memory, 33);
    EXPECT_EQ(setBoth(of, memory, 100), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    expectWords(memory, 333);
    EXPECT_EQ(sim->calls(Call::enqueueGraph), graphs) << "by the core since then";
  }
}

} // namespace
} // namespace ur::test
