// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Programs' pipes to the host: reads and writes in the queues' order, and how long what they use lives.
#include "core/program_rig.hpp"
#include "sim/native.hpp"

namespace ur::test {
namespace {

class HostPipes : public ProgramTest {
protected:
  static constexpr const char *kItems = "nop pipe:words:4 pipe:pairs:8";

  ur_result_t read(ur_queue_handle_t queue, ur_program_handle_t from, const char *name, void *to, size_t size = 4,
                   bool blocking = true, const Waits &waits = {}, ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnReadHostPipe(queue, from, name, blocking, to, size, count(waits), list(waits), event);
  }
  ur_result_t write(ur_queue_handle_t queue, ur_program_handle_t to, const char *name, void *from, size_t size = 4,
                    bool blocking = true, const Waits &waits = {}, ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnWriteHostPipe(queue, to, name, blocking, from, size, count(waits), list(waits), event);
  }
};
UR_TEST_ALL_SHAPES(HostPipes);

TEST_P(HostPipes, WhatIsWrittenIsRead) {
  const Program program = built(kItems), other = built(kItems);
  const Queue queue = inOrder();
  uint32_t words[] = {5, 6}, pair[] = {7, 8}, back[2] = {};
  ASSERT_EQ(write(queue, program, "words", &words[0]), UR_RESULT_SUCCESS);
  ASSERT_EQ(write(queue, program, "words", &words[1], 4, false), UR_RESULT_SUCCESS);
  ASSERT_EQ(write(queue, other, "pairs", pair, 8, false), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "words", &back[0], 4, false), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "words", &back[1]), UR_RESULT_SUCCESS);
  EXPECT_EQ(back[0], 5u);
  EXPECT_EQ(back[1], 6u);
  ASSERT_EQ(read(queue, program, "pairs", back, 8), UR_RESULT_SUCCESS);
  EXPECT_EQ(back[0], 0u) << "each program has pipes of its own";
  ASSERT_EQ(read(queue, other, "pairs", back, 8), UR_RESULT_SUCCESS);
  EXPECT_EQ(back[1], 8u);
}

TEST_P(HostPipes, CommandsKeepTheirPlaceAndTellTheirType) {
  const Program program = built(kItems);
  const Queue queue = outOfOrder();
  uint32_t value = 5, back = 0;
  sim::Hold gate = sim->holdNextCommand();
  Event written, seen;
  ASSERT_EQ(write(queue, program, "words", &value, 4, false, {}, written.out()), UR_RESULT_SUCCESS);
  ASSERT_EQ(read(queue, program, "words", &back, 4, false, {written}, seen.out()), UR_RESULT_SUCCESS);
  EXPECT_NE(status(seen), UR_EVENT_STATUS_COMPLETE);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, written.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_WRITE_HOST_PIPE);
  EXPECT_EQ(query<ur_command_t>(api().Event.pfnGetInfo, seen.get(), UR_EVENT_INFO_COMMAND_TYPE),
            UR_COMMAND_READ_HOST_PIPE);
  gate.open();
  EXPECT_EQ(wait({seen}), UR_RESULT_SUCCESS);
  EXPECT_EQ(back, 5u);
}

TEST_P(HostPipes, WhatIsNoneIsRefused) {
  const Program program = built(kItems), unbuilt = binary(kItems);
  const Queue queue = inOrder();
  uint32_t value = 5;
  ur_event_handle_t event = nullptr;
  EXPECT_EQ(write(queue, program, "nothing", &value, 4, true, {}, &event), UR_RESULT_ERROR_INVALID_VALUE);
  EXPECT_EQ(read(queue, program, "words", &value, 8, true, {}, &event), UR_RESULT_ERROR_INVALID_SIZE);
  EXPECT_EQ(read(queue, unbuilt, "words", &value, 4, true, {}, &event), UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
  EXPECT_EQ(api().Enqueue.pfnReadHostPipe(queue, program, "words", false, &value, 4, 1, nullptr, &event),
            UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
  const Context elsewhere = makeContext();
  const Queue there = makeQueue(0, 0, elsewhere);
  EXPECT_EQ(read(there, program, "words", &value, 4, true, {}, &event), UR_RESULT_ERROR_INVALID_PROGRAM);
  EXPECT_EQ(event, nullptr);
  EXPECT_EQ(value, 5u);
}

TEST_P(HostPipes, ADeviceMayHaveNone) {
  const Program program = il(kItems);
  ASSERT_EQ(build(program), UR_RESULT_SUCCESS);
  uint32_t value = 5;
  for (size_t device = 0; device < 2; ++device) {
    const bool has =
        query<ur_bool_t>(api().Device.pfnGetInfo, devices[device], UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT) != 0;
    EXPECT_EQ(has, device == 0);
    const Queue queue = makeQueue(0, device);
    const ur_result_t wanted = has ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    EXPECT_EQ(write(queue, program, "words", &value), wanted);
    EXPECT_EQ(read(queue, program, "words", &value), wanted);
  }
}

TEST_P(HostPipes, LiveUntilTheirLastCommand) {
  for (const bool anew : {false, true}) {
    Program program = built(kItems);
    const Queue queue = inOrder();
    uint32_t value = 5, back = 0;
    sim::Hold gate = sim->holdDevice(0);
    Event event;
    ASSERT_EQ(write(queue, program, "words", &value, 4, false), UR_RESULT_SUCCESS);
    ASSERT_EQ(read(queue, program, "words", &back, 4, false, {}, event.out()), UR_RESULT_SUCCESS);
    if (anew) {
      ASSERT_EQ(build(program), UR_RESULT_SUCCESS); // neither blocks
    }
    program.reset();
    gate.open();
    EXPECT_EQ(wait({event}), UR_RESULT_SUCCESS);
    EXPECT_EQ(back, 5u);
  }
}

/// What is put off keeps the name, and the program as it is built.
TEST_P(HostPipes, CommandsMayBePutOff) {
  sim::Vendor vendor;
  const ur_native_handle_t native = vendor.userEvent();
  const ur_event_native_properties_t owned{UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, nullptr, true};
  Event user, written;
  ASSERT_EQ(api().Event.pfnCreateWithNativeHandle(native, context, &owned, user.out()), UR_RESULT_SUCCESS);
  Program program = built(kItems);
  const Queue queue = inOrder();
  uint32_t value = 5, back = 0;
  std::string name = "words";
  ASSERT_EQ(write(queue, program, name.c_str(), &value, 4, false, {user}, written.out()), UR_RESULT_SUCCESS);
  name = "gone!";
  EXPECT_EQ(build(program), UR_RESULT_ERROR_INVALID_OPERATION);
  ASSERT_EQ(read(queue, program, "words", &back, 4, false), UR_RESULT_SUCCESS);
  program.reset();
  EXPECT_EQ(status(written), UR_EVENT_STATUS_QUEUED);
  vendor.signal(native, UR_RESULT_SUCCESS);
  EXPECT_EQ(wait({written}), UR_RESULT_SUCCESS);
  finish(queue);
  EXPECT_EQ(back, 5u);
}

} // namespace
} // namespace ur::test
