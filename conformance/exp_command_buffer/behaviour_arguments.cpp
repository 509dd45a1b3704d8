// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments at launch, an extension of our own: tables of arguments, whose entries get values between runs.
#include "support/buffers.hpp"
#include "support/info.hpp"
#include "support/optional_objects.hpp"

#include <numeric>

namespace conformance {

class CommandBufferArgumentsBehaviour : public KernelsOnQueuesTest {
protected:
  using Words = std::vector<uint32_t>;
  using Values = std::vector<ur_laneway_argument_value_t>;
  enum : uint32_t { kTo, kWord };

  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(KernelsOnQueuesTest::SetUp());
    if (IsSkipped())
      return;
    ur_bool_t supported = 0;
    if (urDeviceGetInfo(device(), UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT, sizeof supported, &supported,
                        nullptr) != UR_RESULT_SUCCESS ||
        !supported)
      GTEST_SKIP() << "command buffers have no tables of arguments";
    ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_DEVICE, context(), device(), kWords * 4));
    const Words zeros(kWords);
    writeMemory(queue(), words(), zeros.data(), kWords * 4);
  }

  /// A buffer of launches that fill 8 words with the second entry: the first of them at the first entry, and each of
  /// the others at a place of its own behind that, at words() + 64 * i.
  void create(uint32_t launches) {
    const ur_laneway_argument_entry_desc_t entries[] = {{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)},
                                                        {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4}};
    const ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 2, entries};
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, &table, true, true, false};
    ASSERT_OK(urCommandBufferCreateExp(context(), device(), &desc, buffer_.out()));
    ur_laneway_argument_entry_t to{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, kTo};
    ur_laneway_argument_entry_t word{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY, nullptr, kWord};
    for (uint32_t i = 0; i < launches; ++i) {
      Arguments arguments;
      arguments.pointer(i == 0 ? nullptr : words() + 64 * i).value(uint32_t{12345});
      if (i == 0)
        arguments[0].pNext = &to;
      arguments[1].pNext = &word;
      const size_t items = 8;
      ASSERT_OK(urCommandBufferAppendKernelLaunchWithArgsExp(buffer_, kernel("fill"), 1, nullptr, &items, nullptr,
                                                             arguments.size(), arguments.data(), 0, nullptr, 0, nullptr,
                                                             0, nullptr, nullptr, nullptr, nullptr));
    }
    ASSERT_OK(urCommandBufferFinalizeExp(buffer_));
  }
  ur_result_t set(const Values &values) {
    const ur_laneway_argument_values_t all{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr,
                                           static_cast<uint32_t>(values.size()), values.data()};
    auto change = structure<ur_exp_command_buffer_update_kernel_launch_desc_t>(
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC);
    change.pNext = &all;
    return urCommandBufferUpdateKernelLaunchExp(buffer_, 1, &change);
  }
  ur_result_t set(uint32_t *to, uint32_t word) { return set({{kTo, sizeof(void *), &to}, {kWord, 4, &word}}); }
  ur_result_t run(ur_event_handle_t *event = nullptr, std::span<const ur_event_handle_t> waits = {}) {
    return urEnqueueCommandBufferExp(queue(), buffer_, static_cast<uint32_t>(waits.size()),
                                     waits.empty() ? nullptr : waits.data(), event);
  }
  uint32_t *words() const { return memory_.as<uint32_t>(); }
  uint32_t at(size_t word) { return readWords(queue(), words() + word, 1)[0]; }

  static constexpr size_t kWords = 8192;
  UsmBlock memory_;
  Ref<ur_exp_command_buffer_handle_t> buffer_;
};
CONFORMANCE_ON_QUEUES(CommandBufferArgumentsBehaviour);

TEST_P(CommandBufferArgumentsBehaviour, promiseEachRunHasItsOwn) {
  ASSERT_NO_FATAL_FAILURE(create(2));
  for (uint32_t i = 0; i < 100; ++i) {
    ASSERT_OK(set(words() + 1024 + 8 * i, i + 1));
    ASSERT_OK(run());
  }
  ASSERT_OK(urQueueFinish(queue()));
  const Words found = readWords(queue(), words() + 1024, 800);
  for (uint32_t i = 0; i < 800; ++i)
    EXPECT_EQ(found[i], i / 8 + 1);
  EXPECT_EQ(at(64), 100u);
}

TEST_P(CommandBufferArgumentsBehaviour, promiseOneEntryIsOfManyLaunches) {
  constexpr uint32_t kLaunches = 100;
  ASSERT_NO_FATAL_FAILURE(create(kLaunches));
  for (const uint32_t value : {7u, 7u, 9u}) {
    ASSERT_OK(set(words(), value));
    ASSERT_OK(run());
    ASSERT_OK(urQueueFinish(queue()));
    for (const uint32_t launch : {0u, 1u, 50u, kLaunches - 1})
      EXPECT_EQ(at(64 * launch + 7), value);
  }
}

TEST_P(CommandBufferArgumentsBehaviour, promiseRunsOnTheirWayKeepTheirs) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Queue other;
  ASSERT_NO_FATAL_FAILURE(makeQueue(0, &other));
  ASSERT_NO_FATAL_FAILURE(create(2));
  ASSERT_OK(set(words() + 1024, 3));
  Event closed, held;
  ASSERT_OK(gate.close(other, closed.out()));
  ASSERT_OK(run(held.out(), {closed.list(), 1}));
  ASSERT_OK(set(words() + 2048, 4));
  ASSERT_OK(run());
  gate.open();
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_TRUE(gate.wasOpened());
  EXPECT_EQ(at(1024), 3u);
  EXPECT_EQ(at(2048), 4u);
  EXPECT_EQ(at(64), 4u);
}

TEST_P(CommandBufferArgumentsBehaviour, promiseAllValuesOrNone) {
  ASSERT_NO_FATAL_FAILURE(create(1));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_OPERATION, run()) << "no entry has a value";
  uint32_t *to = words() + 1024, *elsewhere = words() + 2048;
  ASSERT_OK(set({{kTo, sizeof(void *), &to}}));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_OPERATION, run()) << "one has none";
  const uint32_t one = 1, two[] = {2, 2}; // as many bytes as any size below says
  ASSERT_OK(set({{kWord, 4, &one}}));
  const ur_laneway_argument_value_t good{kTo, sizeof(void *), &elsewhere};
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, set({good, {kWord, 8, two}}));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_VALUE, set({good, {2, 4, two}}));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER, set({good, {kWord, 4, nullptr}}));
  ASSERT_OK(run());
  ASSERT_OK(urQueueFinish(queue()));
  EXPECT_EQ(at(1024), 1u);
  EXPECT_EQ(at(2048), 0u);
}

} // namespace conformance
