// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs' global variables and functions: their addresses, reads and writes in the queues' order, and their lives.
#include "core/program_rig.hpp"

namespace ur::test {
namespace {

class GlobalVariables : public ProgramTest {
protected:
  static constexpr const char *kItems = "count_up nop global:counter:4 global:table:64 function:helper";

  ur_result_t read(ur_queue_handle_t queue, ur_program_handle_t from, const char *name, void *to, size_t size,
                   size_t offset = 0, bool blocking = true, const Waits &waits = {},
                   ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnDeviceGlobalVariableRead(queue, from, name, blocking, size, offset, to, count(waits),
                                                     list(waits), event);
  }
  ur_result_t write(ur_queue_handle_t queue, ur_program_handle_t to, const char *name, const void *from, size_t size,
                    size_t offset = 0, bool blocking = true, const Waits &waits = {},
                    ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnDeviceGlobalVariableWrite(queue, to, name, blocking, size, offset, from, count(waits),
                                                      list(waits), event);
  }
  ur_result_t pointer(ur_program_handle_t of, const char *name, void **address, size_t *size, size_t device = 0) {
    return api().Program.pfnGetGlobalVariablePointer(devices[device], of, name, size, address);
  }
};
UR_TEST_ALL_SHAPES(GlobalVariables);

TEST_P(GlobalVariables, AreWrittenByTheHostAndByKernels) {
  const Program program = built(kItems);
  const Queue queue = inOrder();
  uint32_t value = 5;
  ASSERT_EQ(write(queue, program, "counter", &value, 4), UR_RESULT_SUCCESS);
  const Kernel kernel = kernelOf(program, "count_up");
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {wordArg(0, value)}), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "counter", &value, 4), UR_RESULT_SUCCESS);
  EXPECT_EQ(value, 10u);
}

TEST_P(GlobalVariables, AreEachDevicesOwn) {
  const Program program = il(kItems);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  for (size_t device = 0; device < 2; ++device) {
    const Queue queue = makeQueue(0, device);
    const uint32_t value = 7 + static_cast<uint32_t>(device);
    ASSERT_EQ(write(queue, program, "counter", &value, 4), UR_RESULT_SUCCESS);
  }
  for (size_t device = 0; device < 2; ++device) {
    const Queue queue = makeQueue(0, device);
    uint32_t value = 0;
    ASSERT_EQ(read(queue, program, "counter", &value, 4), UR_RESULT_SUCCESS);
    EXPECT_EQ(value, 7 + device);
  }
}

TEST_P(GlobalVariables, PartsAndRanges) {
  const Program program = built(kItems);
  const Queue queue = inOrder();
  const uint32_t words[] = {1, 2};
  uint32_t back[16] = {};
  ASSERT_EQ(write(queue, program, "table", words, 8, 56), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "table", back, 64), UR_RESULT_SUCCESS);
  EXPECT_EQ(back[13], 0u);
  EXPECT_EQ(back[14], 1u);
  EXPECT_EQ(back[15], 2u);
  const uint64_t copies = sim->calls(Call::copy);
  EXPECT_EQ(write(queue, program, "table", words, 8, 60), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(write(queue, program, "table", words, 8, SIZE_MAX - 3), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(read(queue, program, "table", back, 68), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(read(queue, program, "table", back, 0), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(read(queue, program, "nothing", back, 4), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(sim->calls(Call::copy), copies);
}

TEST_P(GlobalVariables, CommandsKeepTheirPlaceAndTellTheirType) {
  const Program program = built(kItems);
  const Queue queue = outOfOrder();
  uint32_t value = 5, back = 0;
  sim::Hold gate = sim->holdNextCommand();
  Event written, seen;
  ASSERT_EQ(write(queue, program, "counter", &value, 4, 0, false, {}, written.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "counter", &back, 4, 0, false, {written}, seen.out()), UR_RESULT_SUCCESS);
  EXPECT_NE(status(seen), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, written.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, seen.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ);
  gate.open();
  EXPECT_EQ(wait({seen}), UR_RESULT_SUCCESS);
  EXPECT_EQ(back, 5u);
}

TEST_P(GlobalVariables, HaveAnAddressOnTheirDevice) {
  const Program program = il(kItems);
  void *address = nullptr;
  size_t size = 0;
  EXPECT_EQ(pointer(program, "counter", &address, &size), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  void *other = nullptr;
  ASSERT_EQ(pointer(program, "table", &address, &size), UR_RESULT_SUCCESS);
  EXPECT_EQ(size, 64u);
  ASSERT_EQ(pointer(program, "table", &other, nullptr, 1), UR_RESULT_SUCCESS);
  EXPECT_NE(address, other);
  const Queue queue = inOrder();
  fillOnly(queue, static_cast<uint32_t *>(address), 16, 9); // as any device memory
  finish(queue);
  uint32_t last = 0;
  ASSERT_EQ(read(queue, program, "table", &last, 4, 60), UR_RESULT_SUCCESS);
  EXPECT_EQ(last, 9u);
  address = nullptr;
  size = 1;
  EXPECT_EQ(pointer(program, "nothing", &address, &size), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(pointer(program, "table", &address, &size, 2), UR_RESULT_ERROR_INVALID_DEVICE);
  EXPECT_EQ(address, nullptr);
  EXPECT_EQ(size, 1u);
}

TEST_P(GlobalVariables, FunctionsHaveAddressesToo) {
  const Program program = built(kItems);
  void *address = nullptr;
  EXPECT_EQ(api().Program.pfnGetFunctionPointer(devices[0], program, "nothing", &address),
            UR_RESULT_ERROR_INVALID_KERNEL_NAME);
  EXPECT_EQ(api().Program.pfnGetFunctionPointer(devices[0], program, "nop", &address),
            UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE);
  EXPECT_EQ(address, nullptr);
  ASSERT_EQ(api().Program.pfnGetFunctionPointer(devices[0], program, "helper", &address), UR_RESULT_SUCCESS);
  EXPECT_NE(address, nullptr);
}

TEST_P(GlobalVariables, OfAnotherContextAreRefused) {
  const Program program = built(kItems);
  const Context other = makeContext();
  const Queue there = makeQueue(0, 0, other);
  uint32_t value = 1;
  EXPECT_EQ(write(there, program, "counter", &value, 4), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(read(there, program, "counter", &value, 4), UR_RESULT_ERROR_INVALID_PROGRAM);
}

TEST_P(GlobalVariables, LiveUntilTheirLastCommand) {
  Program program = built(kItems);
  const Queue queue = inOrder();
  uint32_t value = 5, back = 0;
  sim::Hold gate = sim->holdDevice(0);
  ASSERT_EQ(write(queue, program, "counter", &value, 4, 0, false), UR_RESULT_SUCCESS);
  Kernel kernel = kernelOf(program, "count_up");
  ASSERT_EQ(tryLaunch(queue, kernel, 1, {wordArg(0, value)}), UR_RESULT_SUCCESS);
  Event event;
  ASSERT_EQ(read(queue, program, "counter", &back, 4, 0, false, {}, event.out()), UR_RESULT_SUCCESS);
  kernel.reset();
  program.reset(); // doesn't block
  gate.open();
  EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
  EXPECT_EQ(back, 10u);
}

TEST_P(GlobalVariables, LiveUntilTheirLastCommandBeforeABuildAnew) {
  const Program program = built(kItems);
  const Queue queue = inOrder();
  const uint32_t value = 5;
  uint32_t back = 7;
  sim::Hold gate = sim->holdDevice(0);
  Event written;
  ASSERT_EQ(write(queue, program, "counter", &value, 4, 0, false, {}, written.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  gate.open();
  EXPECT_EQ(wait({written}), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "counter", &back, 4), UR_RESULT_SUCCESS);
  EXPECT_EQ(back, 0u) << "a new program has new variables";
}

TEST_P(GlobalVariables, EveryFailedCallIsAnErrorAndLeavesNothing) {
  const Queue queue = inOrder();
  expectRefusals_ = true;
  failEveryCall("global variables", [&] {
    const Program program = binary(kItems);
    uint32_t value = 5;
    void *address = nullptr, *function = nullptr;
    ur_result_t result = build(program);
    if (result == UR_RESULT_SUCCESS)
      result = pointer(program, "counter", &address, nullptr);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, address != nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = api().Program.pfnGetFunctionPointer(devices[0], program, "helper", &function);
    EXPECT_EQ(result == UR_RESULT_SUCCESS, function != nullptr);
    Event event;
    if (result == UR_RESULT_SUCCESS)
      result = write(queue, program, "counter", &value, 4, 0, false, {}, event.out());
    EXPECT_EQ(result == UR_RESULT_SUCCESS, event.get() != nullptr);
    if (result == UR_RESULT_SUCCESS)
      result = read(queue, program, "counter", &value, 4);
    stopFailing();
    if (result != UR_RESULT_SUCCESS)
      static_cast<void>(api().Queue.pfnFinish(queue)); // a wait that failed may leave the copy running
    return result;
  });
}

} // namespace
} // namespace ur::test
