// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Changes of finalized command buffers: for all later runs, never for those on their way; all of a call, or none.
#include "core/command_buffer_rig.hpp"
#include "support/heap_count.hpp"

namespace ur::test {
namespace {

class CommandBufferUpdates : public CommandBufferTest {
protected:
  struct Launched {
    CommandBuffer buffer;
    Command command = nullptr;
  };
  /// One launch that adds 1 to each of two words.
  Launched launched(uint32_t *memory, std::vector<ur_kernel_handle_t> alternatives = {}) {
    if (!add_)
      add_ = makeKernel("add_u32");
    Launched made{makeBuffer(true, true)};
    const uint32_t one = 1;
    EXPECT_EQ(tryLaunchIn(made.buffer, add_, 2, {pointerArg(0, memory), wordArg(1, one)},
                          {{}, {}, nullptr, &made.command}, nullptr, std::move(alternatives)),
              UR_RESULT_SUCCESS);
    finalize(made.buffer);
    return made;
  }

  /// What an update may say of one launch.
  struct Change : ur_exp_command_buffer_update_kernel_launch_desc_t {
    explicit Change(Command command) : ur_exp_command_buffer_update_kernel_launch_desc_t{} {
      stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC;
      hCommand = command;
    }
  };
  template <class Word>
  static ur_exp_command_buffer_update_value_arg_desc_t value(uint32_t index, const Word &word) {
    return {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, index, sizeof word, nullptr, &word};
  }
  static ur_exp_command_buffer_update_pointer_arg_desc_t pointer(uint32_t index, void *const &address) {
    return {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, index, nullptr, &address};
  }
  ur_result_t update(const Launched &launched, const Change &change) {
    return calls().pfnUpdateKernelLaunchExp(launched.buffer, 1, &change);
  }
  ur_result_t setValue(const Launched &launched, uint32_t word) {
    const auto arg = value(1, word);
    Change change(launched.command);
    change.numNewValueArgs = 1;
    change.pNewValueArgList = &arg;
    return update(launched, change);
  }
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CommandBufferUpdates);
INSTANTIATE_TEST_SUITE_P(SimHipGraphs, CommandBufferUpdates, ::testing::Values(kHipGraphs), shapeName);

TEST_P(CommandBufferUpdates, ChangeValuesPointersAndSizes) {
  uint32_t *memory = hostMemory(2), *other = hostMemory(2);
  const Launched one = launched(memory);
  const Queue queue = inOrder();
  std::fill_n(memory, 2, 0);
  std::fill_n(other, 2, 0);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(setValue(one, 10), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 11u);

  void *address = other;
  const auto where = pointer(0, address);
  Change change(one.command);
  change.numNewPointerArgs = 1;
  change.pNewPointerArgList = &where;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS);
  address = nullptr; // read before the call returned
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 11u);
  EXPECT_EQ(other[1], 10u);

  size_t items = 1;
  Change smaller(one.command);
  smaller.newWorkDim = 1;
  smaller.pNewGlobalWorkSize = &items;
  EXPECT_EQ(update(one, smaller), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[0], 20u);
  EXPECT_EQ(other[1], 10u);

  items = 0; // a launch that does nothing, and may be more again
  EXPECT_EQ(update(one, smaller), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[0], 20u);
  items = 2;
  EXPECT_EQ(update(one, smaller), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[0], 30u);
}

TEST_P(CommandBufferUpdates, LeaveRunsOnTheirWayAsTheyWere) { // G10
  uint32_t *memory = hostMemory(2);
  for (const ur_queue_flags_t order : orders()) {
    const Launched one = launched(memory);
    std::fill_n(memory, 2, 0);
    const Queue queue = makeQueue(order);
    const UserEvent user = userEvent();
    const Event putOff = run(queue, one.buffer, {user});
    EXPECT_EQ(setValue(one, 100), UR_RESULT_SUCCESS);
    signal(user);
    EXPECT_EQ(wait({putOff}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 1u);
    sim::Hold hold = sim->holdDevice(0);
    const Event held = run(queue, one.buffer);
    EXPECT_EQ(setValue(one, 1000), UR_RESULT_SUCCESS);
    hold.open();
    EXPECT_EQ(wait({held}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 101u);
    EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[0], 1101u);
  }
}

TEST_P(CommandBufferUpdates, AThousandNeedNothingOfTheDriver) { // G7: but to tell the graph, once for the next run
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  const Launched one = launched(memory);
  const uint64_t before = sim->allCalls();
  for (uint32_t i = 0; i < 1000; ++i)
    ASSERT_EQ(setValue(one, i), UR_RESULT_SUCCESS);
  EXPECT_EQ(sim->allCalls(), before);
  const Queue queue = inOrder();
  for (uint32_t i = 1; i <= 2; ++i) {
    EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
    EXPECT_EQ(memory[1], 999 * i);
    EXPECT_EQ(sim->calls(Call::updateNode), GetParam().graphs ? 1u : 0u);
  }
}

TEST_P(CommandBufferUpdates, OfValuesAndPointersTakeNoMemory) { // also where all else is said again, as it is
  if (!heapIsCounted())
    GTEST_SKIP() << "a sanitizer has the operators";
  uint32_t *memory = hostMemory(2), *other = hostMemory(2);
  const Launched one = launched(memory);
  std::fill_n(other, 2, 0);
  void *address = other;
  uint32_t word = 7;
  const auto where = pointer(0, address);
  const auto what = value(1, word);
  size_t zero = 0, items = 2;
  Change change(one.command);
  change.hNewKernel = add_;
  change.newWorkDim = 1;
  change.pNewGlobalWorkOffset = &zero;
  change.pNewGlobalWorkSize = &items;
  change.numNewPointerArgs = change.numNewValueArgs = 1;
  change.pNewPointerArgList = &where;
  change.pNewValueArgList = &what;
  ASSERT_EQ(update(one, change), UR_RESULT_SUCCESS);
  const size_t before = heapAllocations();
  for (int i = 0; i < 1000; ++i)
    ASSERT_EQ(update(one, change), UR_RESULT_SUCCESS);
  EXPECT_EQ(heapAllocations(), before);
  EXPECT_EQ(wait({run(inOrder(), one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[1], 7u);
  items = 1; // The same with other sizes is more.
  word = 100;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(inOrder(), one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(other[0], 107u);
  EXPECT_EQ(other[1], 7u);
}

TEST_P(CommandBufferUpdates, RefuseValuesOfOtherSizesAndKinds) {
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  const Launched one = launched(memory);
  const uint64_t wide = 5;
  auto long_ = value(1, wide);
  void *address = memory;
  const auto misplaced = pointer(1, address);
  Change change(one.command);
  change.numNewValueArgs = 1;
  change.pNewValueArgList = &long_;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(lastError(), "urCommandBufferUpdateKernelLaunchExp: 8 bytes for argument 1 of command 0, a launch of the "
                         "kernel \"add_u32\"; it has 4");
  long_.argIndex = 7;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
  EXPECT_EQ(lastError(), "urCommandBufferUpdateKernelLaunchExp: argument 7 of command 0, a launch of the kernel "
                         "\"add_u32\", which has 2 arguments");
  Change other(one.command);
  other.numNewPointerArgs = 1;
  other.pNewPointerArgList = &misplaced;
  EXPECT_NE(update(one, other), UR_RESULT_SUCCESS);
  for (uint32_t Change::*count : {&Change::numNewMemObjArgs, &Change::numNewPointerArgs, &Change::numNewValueArgs}) {
    Change without(one.command);
    without.*count = 1;
    EXPECT_EQ(update(one, without), UR_RESULT_ERROR_INVALID_NULL_POINTER) << "the list isn't there";
  }
  EXPECT_EQ(wait({run(inOrder(), one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 1u);
}

// As of OpenCL C: no driver tells how large a kernel's values are.
TEST_P(CommandBufferUpdates, RefuseValuesOfOtherSizesThanTheLaunchHas) {
  sim->addKernel({"loose_add",
                  {},
                  false,
                  [](const sim::Invocation &call) {
                    for (size_t i = 0; i < call.items(); ++i)
                      call.pointer<uint32_t>(0)[i] += call.value<uint32_t>(1);
                  },
                  {}});
  program = makeProgram("loose_add");
  add_ = makeKernel("loose_add");
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  const Launched one = launched(memory);
  const uint64_t wide = 5;
  auto wrong = value(1, wide);
  Change change(one.command);
  change.numNewValueArgs = 1;
  change.pNewValueArgList = &wrong;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  wrong.argIndex = 0; // the pointer, which may be given as a value
  wrong.argSize = 4;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
  EXPECT_EQ(setValue(one, 3), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(inOrder(), one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[1], 3u);
}

TEST_P(CommandBufferUpdates, PutAlternativesInPlace) {
  uint32_t *memory = hostMemory(2);
  const Kernel nop = makeKernel("nop"), again = makeKernel("add_u32"), stranger = makeKernel("add_u32");
  const Launched one = launched(memory, {nop, again});
  std::fill_n(memory, 2, 0);
  const Queue queue = inOrder();
  Change change(one.command);
  change.hNewKernel = again;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS) << "with the arguments that are there";
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  change.hNewKernel = stranger;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 2u);
  change.hNewKernel = add_;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS) << "and back again";
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 3u);
}

TEST_P(CommandBufferUpdates, PutKernelsInPlaceThatTakeFewerArguments) {
  uint32_t *memory = hostMemory(2);
  const Kernel nop = makeKernel("nop");
  const Launched one = launched(memory, {nop});
  std::fill_n(memory, 2, 0);
  const Queue queue = inOrder();
  const uint32_t ten = 10;
  const auto word = value(1, ten);
  Change change(one.command);
  change.hNewKernel = nop;
  change.numNewValueArgs = 1;
  change.pNewValueArgList = &word;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX) << "it has none";
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u) << "as it was";
  change.numNewValueArgs = 0;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  change.hNewKernel = add_;
  EXPECT_EQ(update(one, change), UR_RESULT_ERROR_INVALID_VALUE) << "its arguments are forgotten";
  const ur_exp_command_buffer_update_pointer_arg_desc_t pointer{
      UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 0, nullptr, &memory};
  change.numNewValueArgs = change.numNewPointerArgs = 1;
  change.pNewPointerArgList = &pointer;
  EXPECT_EQ(update(one, change), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 11u);
}

TEST_P(CommandBufferUpdates, OfOneCallAllOrNoneTakeEffect) {
  uint32_t *memory = hostMemory(2);
  const Launched one = launched(memory);
  std::fill_n(memory, 2, 0);
  const uint32_t ten = 10, five = 5;
  const auto good = value(1, ten), second = value(1, five), bad = value(7, ten);
  std::vector<Change> changes(2, Change(one.command));
  for (Change &change : changes)
    change.numNewValueArgs = 1;
  changes[0].pNewValueArgList = &good;
  changes[1].pNewValueArgList = &bad;
  const auto both = [&] { return calls().pfnUpdateKernelLaunchExp(one.buffer, 2, changes.data()); };
  EXPECT_EQ(both(), UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
  const Queue queue = inOrder();
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  changes[1].pNewValueArgList = &second;
  EXPECT_EQ(both(), UR_RESULT_SUCCESS) << "of one command the later says more";
  EXPECT_EQ(wait({run(queue, one.buffer)}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 6u);
}

TEST_P(CommandBufferUpdates, AreForFinalizedBuffersThatAllowThem) {
  uint32_t *memory = hostMemory(2);
  const Kernel kernel = makeKernel("add_u32");
  const uint32_t one = 1;
  const std::vector<ur_exp_kernel_arg_properties_t> args = {pointerArg(0, memory), wordArg(1, one)};
  const CommandBuffer fixed = makeBuffer(true);
  Command command = nullptr;
  EXPECT_EQ(tryLaunchIn(fixed, kernel, 2, args, {{}, {}, nullptr, &command}), UR_RESULT_ERROR_INVALID_OPERATION);
  EXPECT_EQ(command, nullptr);
  Launched open{makeBuffer(true, true)};
  EXPECT_EQ(tryLaunchIn(open.buffer, kernel, 2, args, {{}, {}, nullptr, &open.command}), UR_RESULT_SUCCESS);
  EXPECT_EQ(setValue(open, 2), UR_RESULT_ERROR_INVALID_OPERATION) << "not finalized";
  Command filled = nullptr;
  fillIn(open.buffer, memory, 1, 1, {{}, {}, nullptr, &filled});
  finalize(open.buffer);
  EXPECT_EQ(setValue(open, 2), UR_RESULT_SUCCESS);
  const Launched other = launched(memory);
  const Change foreign(other.command), noLaunch(filled);
  EXPECT_EQ(update(open, foreign), UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP);
  EXPECT_EQ(update(open, noLaunch), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST_P(CommandBufferUpdates, GiveCommandsOtherEvents) {
  uint32_t *memory = hostMemory(2);
  std::fill_n(memory, 2, 0);
  const CommandBuffer buffer = makeBuffer(false, true);
  const UserEvent first = userEvent(), second = userEvent();
  Event ends;
  Command command = nullptr, silent = nullptr;
  fillIn(buffer, memory, 1, 1, {{}, {first}, ends.out(), &command});
  fillIn(buffer, memory + 1, 1, 1, {{}, {}, nullptr, &silent});
  finalize(buffer);
  const ur_event_handle_t list[] = {second};
  EXPECT_EQ(calls().pfnUpdateWaitEventsExp(command, 1, list), UR_RESULT_SUCCESS);
  Event fresh;
  EXPECT_EQ(calls().pfnUpdateSignalEventExp(silent, fresh.out()), UR_RESULT_ERROR_INVALID_VALUE);
  ASSERT_EQ(calls().pfnUpdateSignalEventExp(command, fresh.out()), UR_RESULT_SUCCESS);
  const Queue queue = inOrder();
  const Event done = run(queue, buffer);
  EXPECT_FALSE(complete(fresh));
  EXPECT_TRUE(complete(ends)) << "no run signals it any more";
  signal(second);
  EXPECT_EQ(wait({fresh, done}), UR_RESULT_SUCCESS);
  EXPECT_EQ(memory[0], 1u);
  EXPECT_EQ(calls().pfnUpdateWaitEventsExp(command, 0, nullptr), UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({run(queue, buffer)}), UR_RESULT_SUCCESS);
  signal(first);
}

} // namespace
} // namespace ur::test
