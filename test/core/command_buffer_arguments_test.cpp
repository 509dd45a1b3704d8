// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments at launch: tables of arguments of command buffers, whose entries get their values between runs (G14 of
// docs/promises.md).
#include "core/argument_table_rig.hpp"
#include "support/heap_count.hpp"

#include <thread>

namespace ur::test {
namespace {

class ArgumentTables : public ArgumentTableTest {};
UR_TEST_ALL_SHAPES_AND_GRAPHS(ArgumentTables);

TEST_P(ArgumentTables, GiveEachRunItsOwn) {
  uint32_t *first = hostMemory(2), *second = hostMemory(2);
  for (const bool inOrder : {true, false}) {
    std::fill_n(first, 2, 0);
    std::fill_n(second, 2, 0);
    const Recorded of = recorded({first}, inOrder);
    const Queue queue = this->inOrder();
    uint32_t word = 5;
    uint32_t *where = first;
    EXPECT_EQ(set(of, {pointerOf(kMemory, where), valueOf(kWord, word)}), UR_RESULT_SUCCESS);
    word = 100; // read before the call returned
    where = nullptr;
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(first[1], 5u);
    where = second;
    EXPECT_EQ(set(of, {pointerOf(kMemory, where)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(second[1], 5u) << "the other entry keeps its value";
    const uint32_t seven = 7;
    EXPECT_EQ(set(of, {valueOf(kWord, word), valueOf(kWord, seven)}), UR_RESULT_SUCCESS) << "the last one counts";
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(second[1], 12u);
    EXPECT_EQ(first[1], 5u);
    EXPECT_EQ(set(of, {}), UR_RESULT_SUCCESS) << "no values change nothing";
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(second[1], 19u);
  }
}

TEST_P(ArgumentTables, LeaveRunsOnTheirWayAsTheyWere) {
  uint32_t *memory = hostMemory(2);
  for (const ur_queue_flags_t order : orders()) {
    const Recorded of = recorded({memory});
    std::fill_n(memory, 2, 0);
    EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
    const Queue queue = makeQueue(order);
    const UserEvent user = userEvent();
    const Event putOff = run(queue, of.buffer, {user});
    EXPECT_EQ(setBoth(of, memory, 100), UR_RESULT_SUCCESS);
    signal(user);
    EXPECT_EQ(wait({putOff}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 1u);
    sim::Hold hold = sim->holdDevice(0);
    const Event held = run(queue, of.buffer);
    EXPECT_EQ(setBoth(of, memory, 1000), UR_RESULT_SUCCESS);
    hold.open();
    EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 101u);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 1101u);
  }
}

TEST_P(ArgumentTables, TouchOnlyWhatUsesWhatChanges) {
  uint32_t *memory = hostMemory(2), *other = hostMemory(2);
  std::fill_n(memory, 2, 0);
  std::fill_n(other, 2, 0);
  const Recorded of = recorded({memory, memory, memory}, true, 2); // three with both entries, two with their own values
  const Queue queue = inOrder();
  const uint64_t all = sim->allCalls();
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->allCalls(), all) << "an update makes none";
  const auto expectTold = [&](uint64_t nodes) {
    const uint64_t before = sim->calls(Call::updateNode);
    EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(sim->calls(Call::updateNode) - before, GetParam().graphs ? nodes : 0);
  };
  expectTold(3);
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS); // as it is
  expectTold(0);
  EXPECT_EQ(setBoth(of, other, 1), UR_RESULT_SUCCESS);
  EXPECT_EQ(setBoth(of, other, 2), UR_RESULT_SUCCESS);
  expectTold(3);
  const uint32_t two = 2, nine = 9;
  EXPECT_EQ(set(of, {valueOf(kWord, nine), valueOf(kWord, two)}), UR_RESULT_SUCCESS); // and back again
  expectTold(0);
  const uint64_t wide = 9;
  EXPECT_EQ(set(of, {{kUnused, 8, &wide}}), UR_RESULT_SUCCESS);
  expectTold(0);
  EXPECT_EQ(memory[1], 2 * 3 * 1u + 5 * 2 * 1u);
  EXPECT_EQ(other[1], 3 * 3 * 2u);
}

TEST_P(ArgumentTables, NeedAValueBeforeARun) {
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  const Recorded of = recorded({nullptr, memory}, true, 1);
  const Queue queue = inOrder();
  const auto refused = [&](const char *what) {
    const uint64_t before = sim->allCalls();
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_ERROR_INVALID_OPERATION);
    EXPECT_EQ(sim->allCalls(), before);
    EXPECT_NE(lastError().find(what), std::string::npos) << lastError();
  };
  refused("urEnqueueCommandBufferExp: entry 0 of the table of arguments, a pointer of 8 bytes, has no value yet; "
          "argument 0 of command 1, a launch of the kernel \"add_u32\", needs one");
  EXPECT_EQ(set(of, {pointerOf(kMemory, memory)}), UR_RESULT_SUCCESS);
  refused("entry 1 of the table of arguments, a value of 4 bytes");
  const uint32_t zero = 0;
  EXPECT_EQ(set(of, {valueOf(kWord, zero)}), UR_RESULT_SUCCESS) << "which the placeholder is, too";
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS) << "no launch names the third entry";
  EXPECT_EQ(memory[0], 1u);
}

TEST_P(ArgumentTables, OfOneCallAllOrNoneTakeEffect) {
  uint32_t *memory = hostMemory(2), *own = hostMemory(2);
  std::fill_n(memory, 2, 0);
  std::fill_n(own, 2, 0);
  const Recorded of = recorded({memory}, true, 1, own);
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
  const uint32_t ten = 10;
  const uint64_t wide = 10;
  auto larger = valueOf(kWord, ten), nowhere = valueOf(kWord, ten), unknown = valueOf(3, ten);
  larger.pValue = &wide;
  larger.size = 8;
  nowhere.pValue = nullptr;
  uint32_t *const null = nullptr;
  const auto pointer = pointerOf(kMemory, null);
  Change launch = ownWord(of, ten), wrong = ownWord(of, ten, 7);
  EXPECT_EQ(set(of, {pointer, larger}, {launch}), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(lastError(), "urCommandBufferUpdateKernelLaunchExp: a value of 8 bytes for entry 1, which has 4");
  EXPECT_EQ(set(of, {pointer, nowhere}, {launch}), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(set(of, {pointer, unknown}, {launch}), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(lastError(),
            "urCommandBufferUpdateKernelLaunchExp: a value for entry 3; the table of arguments has 3 entries");
  EXPECT_EQ(set(of, {pointer, valueOf(kWord, ten)}, {launch, wrong}), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
  const Queue queue = inOrder();
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  EXPECT_EQ(own[0], 1u);
  EXPECT_EQ(set(of, {valueOf(kWord, ten)}, {launch}), UR_RESULT_SUCCESS) << "entries and launches by one call";
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 11u);
  EXPECT_EQ(own[0], 11u);
  size_t one = 1;
  launch.newWorkDim = 1;
  launch.pNewGlobalWorkSize = &one;
  EXPECT_EQ(set(of, {valueOf(kWord, *keep(100))}, {launch}), UR_RESULT_SUCCESS) << "also where a launch is made anew";
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 111u);
  EXPECT_EQ(own[0], 21u);
  EXPECT_EQ(own[1], 11u);
}

TEST_P(ArgumentTables, StayWithLaunchesThatChange) {
  uint32_t *memory = hostMemory(2), *other = hostMemory(2);
  std::fill_n(memory, 2, 0);
  std::fill_n(other, 2, 0);
  const Kernel again = makeKernel("add_u32"), nop = makeKernel("nop");
  const Recorded of = recorded({memory}, true, 0, nullptr, {again, nop});
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
  Change change = about(of.commands[0]);
  size_t one = 1;
  change.hNewKernel = again;
  change.newWorkDim = 1;
  change.pNewGlobalWorkSize = &one;
  uint32_t *const where = other;
  EXPECT_EQ(set(of, {pointerOf(kMemory, where)}, {change}), UR_RESULT_SUCCESS) << "both about one launch";
  const Queue queue = inOrder();
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(setBoth(of, other, 10), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[0], 11u);
  EXPECT_EQ(other[1], 0u);
  EXPECT_EQ(memory[0], 0u);
  one = 0; // a launch that does nothing takes values, too
  EXPECT_EQ(set(of, {}, {change}), UR_RESULT_SUCCESS);
  EXPECT_EQ(setBoth(of, memory, 3), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  one = 2;
  EXPECT_EQ(set(of, {}, {change}), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 3u);
  EXPECT_EQ(other[0], 11u);
  const uint32_t ten = 10;
  EXPECT_EQ(set(of, {}, {ownWord(of, ten)}), UR_RESULT_ERROR_INVALID_VALUE) << "the argument has no value of its own";
  EXPECT_EQ(lastError(), "urCommandBufferUpdateKernelLaunchExp: argument 1 of command 0 is an entry of the table of "
                         "arguments, which is to be given the value");
  change.hNewKernel = nop;
  EXPECT_EQ(set(of, {}, {change}), UR_RESULT_ERROR_INVALID_VALUE) << "it doesn't have the arguments";
  EXPECT_EQ(lastError(), "urCommandBufferUpdateKernelLaunchExp: argument 0 of command 0 is an entry of the table of "
                         "arguments; the new kernel \"nop\" has 0 arguments");
  EXPECT_EQ(wait({run(queue, of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 6u);
}

TEST_P(ArgumentTables, AreForCommandsThatNameThemInTheirBuffer) {
  uint32_t *memory = hostMemory(2);
  if (!add_)
    add_ = makeKernel("add_u32");
  const CommandBuffer buffer = makeTable(), plain = makeBuffer(true, true);
  const auto append = [&](const CommandBuffer &to, uint32_t memoryEntry, uint32_t wordEntry, size_t size = 4) {
    const ur_laneway_argument_entry_t first = entry(memoryEntry), second = entry(wordEntry);
    auto args = std::vector{pointerArg(0, memory), wordArg(1, *keep(1))};
    args[0].pNext = const_cast<ur_laneway_argument_entry_t *>(&first);
    args[1].pNext = const_cast<ur_laneway_argument_entry_t *>(&second);
    args[1].size = size;
    return tryLaunchIn(to, add_, 2, args);
  };
  EXPECT_EQ(append(plain, kMemory, kWord), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(append(buffer, kMemory, 3), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(append(buffer, kMemory, kMemory), UR_RESULT_ERROR_INVALID_VALUE) << "a value where a pointer is declared";
  EXPECT_EQ(append(buffer, kWord, kWord), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(append(buffer, kMemory, kWord, 8), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(append(buffer, kMemory, kUnused, 8), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE) << "the kernel's is 4";
  EXPECT_EQ(append(buffer, kMemory, kWord), UR_RESULT_SUCCESS);
  const ur_laneway_argument_entry_t named = entry(kWord);
  auto args = std::vector{pointerArg(0, memory), wordArg(1, *keep(1))};
  args[1].pNext = const_cast<ur_laneway_argument_entry_t *>(&named);
  const Queue queue = inOrder();
  EXPECT_EQ(tryLaunch(queue, add_, 2, args), UR_RESULT_ERROR_INVALID_VALUE) << "no buffer, no table";
  finalize(plain);
  const Recorded none{makeBuffer(true, true)};
  finalize(none.buffer);
  EXPECT_EQ(setBoth(none, memory, 1), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(append(buffer, kMemory, kWord), UR_RESULT_SUCCESS);
  EXPECT_EQ(setBoth(Recorded{makeTable()}, memory, 1), UR_RESULT_ERROR_INVALID_OPERATION) << "not finalized";
}

TEST_P(ArgumentTables, NeedNoHandleOfACommandForValuesAlone) {
  uint32_t *memory = hostMemory(2);
  const Recorded of = recorded({memory}, true, 1, memory);
  const uint32_t ten = 10;
  Change change = ownWord(of, ten);
  change.hCommand = nullptr;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  const ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 0, nullptr};
  change.pNext = &values;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_ERROR_INVALID_NULL_HANDLE) << "and more";
  change = Change{};
  change.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
  const ur_base_desc_t stranger{UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, nullptr};
  change.pNext = &stranger;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  change.pNext = &values;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_SUCCESS);
  const ur_laneway_argument_values_t nowhere{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, nullptr};
  change.pNext = &nowhere;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  const ur_laneway_argument_value_t first = pointerOf(kMemory, memory), second = valueOf(kWord, ten);
  const ur_laneway_argument_values_t last{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &second};
  const ur_laneway_argument_values_t both{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, &last, 1, &first};
  change = about(of.commands[0]);
  change.pNext = &both; // a chain may have several, and a handle that nothing is said about
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_SUCCESS);
  std::fill_n(memory, 2, 0);
  EXPECT_EQ(wait({run(inOrder(), of.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 11u);
}

TEST_P(ArgumentTables, AreDeclaredByUpdatableBuffers) {
  const Entries good = entries();
  CommandBuffer made;
  EXPECT_EQ(tryCreateTable(made, good, false), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(tryCreateTable(made, {}), UR_RESULT_ERROR_INVALID_SIZE);
  const auto with = [&](ur_exp_kernel_arg_type_t type, size_t size) {
    Entries bad = good;
    bad.back() = {type, size};
    return tryCreateTable(made, bad);
  };
  EXPECT_EQ(with(UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, 8), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(with(UR_EXP_KERNEL_ARG_TYPE_LOCAL, 8), UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(with(UR_EXP_KERNEL_ARG_TYPE_VALUE, 0), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(with(UR_EXP_KERNEL_ARG_TYPE_VALUE, SIZE_MAX), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(with(UR_EXP_KERNEL_ARG_TYPE_POINTER, 4), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(made.get(), nullptr);
  ur_laneway_argument_table_desc_t table{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_TABLE_DESC, nullptr, 1, nullptr};
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, &table, true, true, false};
  EXPECT_EQ(calls().pfnCreateExp(context, devices[0], &desc, made.out()), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  ur_bool_t supported = false;
  EXPECT_EQ(api().Device.pfnGetInfo(devices[0], UR_DEVICE_INFO_LANEWAY_LAUNCH_ARGUMENTS_SUPPORT, sizeof(supported),
                                    &supported, nullptr),
            UR_RESULT_SUCCESS);
  EXPECT_TRUE(supported);
}

TEST_P(ArgumentTables, TakeNoMemoryForValues) {
  if (!heapIsCounted())
    GTEST_SKIP() << "a sanitizer has the operators";
  uint32_t *memory = hostMemory(2);
  const Recorded of = recorded({memory, memory, memory});
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
  uint32_t word = 0;
  const ur_laneway_argument_value_t value = valueOf(kWord, word);
  const ur_laneway_argument_values_t values{UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, 1, &value};
  Change change = about(nullptr);
  change.pNext = &values;
  EXPECT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_SUCCESS);
  const size_t before = heapAllocations();
  for (; word < 1000; ++word)
    ASSERT_EQ(calls().pfnUpdateKernelLaunchExp(of.buffer, 1, &change), UR_RESULT_SUCCESS);
  EXPECT_EQ(heapAllocations(), before);
}

TEST_P(ArgumentTables, ChangeTogetherWhileOthersRun) {
  uint32_t *memory = hostMemory(3);
  std::fill_n(memory, 3, 0);
  const Recorded of = recorded({memory, memory});
  EXPECT_EQ(setBoth(of, memory, 1), UR_RESULT_SUCCESS);
  // Both launches add the same: whatever comes between, the sum is even.
  std::thread changing([&] {
    for (uint32_t i = 0; i < 300; ++i)
      EXPECT_EQ(setBoth(of, memory + i % 2, i), UR_RESULT_SUCCESS);
  });
  const Queue queue = outOfOrder();
  for (uint32_t i = 0; i < 100; ++i)
    EXPECT_EQ(tryRun(queue, of.buffer), UR_RESULT_SUCCESS);
  changing.join();
  finish(queue);
  for (size_t i = 0; i < 3; ++i)
    EXPECT_EQ(memory[i] % 2, 0u);
}

TEST_P(ArgumentTables, MayBeForgottenBeforeTheirRunEnds) {
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  Recorded of = recorded({memory});
  EXPECT_EQ(setBoth(of, memory, 4), UR_RESULT_SUCCESS);
  const Queue queue = outOfOrder();
  const UserEvent user = userEvent();
  const Event putOff = run(queue, of.buffer, {user});
  EXPECT_EQ(setBoth(of, nullptr, 5), UR_RESULT_SUCCESS);
  of.buffer.reset();
  signal(user);
  EXPECT_EQ(wait({putOff}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 4u);
}

} // namespace
} // namespace ur::test
