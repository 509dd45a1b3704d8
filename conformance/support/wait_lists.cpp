// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/wait_lists.hpp"

#include "support/info.hpp"

namespace conformance {

void WaitListsTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(KernelsOnQueuesTest::SetUp());
  if (!IsSkipped()) {
    ASSERT_NO_FATAL_FAILURE(makeQueue(flags(), &other_));
  }
}

void WaitListsTest::takesAllLists(const Enqueue &enqueue) {
  Event here, there, second;
  ASSERT_NO_FATAL_FAILURE(makeEvent(&here));
  ASSERT_OK(urEnqueueEventsWait(queue(), 0, nullptr, second.out()));
  ASSERT_OK(urEnqueueEventsWait(other(), 0, nullptr, there.out()));
  const std::vector<std::vector<ur_event_handle_t>> lists = {
      {}, {here}, {there}, {here, second, there}, {there, there}, {second, here, second, there, here, there}};
  for (const auto &list : lists) {
    SCOPED_TRACE("a list of " + std::to_string(list.size()));
    const auto count = static_cast<uint32_t>(list.size());
    const ur_event_handle_t *data = list.empty() ? nullptr : list.data();
    Event done;
    ASSERT_OK(enqueue(count, data, done.out()));
    ASSERT_NE(nullptr, done.get());
    EXPECT_OK(urEventWait(1, done.list()));
    EXPECT_TRUE(isComplete(done));
    EXPECT_OK(enqueue(count, data, nullptr)) << "without an out event";
    EXPECT_OK(urQueueFinish(queue())); // the next command writes the same memory
  }
  std::vector<ur_event_handle_t> many(200, there);
  for (size_t i = 0; i < many.size(); i += 3)
    many[i] = second;
  EXPECT_OK(enqueue(static_cast<uint32_t>(many.size()), many.data(), nullptr)) << "a list of 200";
  EXPECT_OK(urQueueFinish(queue()));
}

void WaitListsTest::waitsForItsList(const Enqueue &enqueue) {
  Gate gate;
  ASSERT_NO_FATAL_FAILURE(gate.create(context(), device(), kernel("gate")));
  if (IsSkipped())
    return;
  Beside beside;
  ASSERT_NO_FATAL_FAILURE(beside.create(context(), device(), program()));
  Event held, done;
  ASSERT_OK(gate.close(other(), held.out()));
  ur_event_handle_t list[2] = {held, held};
  ASSERT_OK(enqueue(2, list, done.out()));
  list[0] = list[1] = untouched<ur_event_handle_t>(); // The array is the caller's again.
  ASSERT_OK(urQueueFlush(queue()));
  ASSERT_NO_FATAL_FAILURE(beside.run());
  EXPECT_FALSE(isComplete(done)) << "complete before the event that it waits for";
  EXPECT_FALSE(isComplete(held));
  gate.open();
  EXPECT_OK(urEventWait(1, done.list()));
  EXPECT_TRUE(isComplete(done));
  EXPECT_TRUE(isComplete(held));
  EXPECT_TRUE(gate.wasOpened()) << "the gate's time ran out: something waited for it on the host";
}

void WaitListsTest::eventKnows(const Enqueue &enqueue, ur_command_t command) {
  Event done;
  ASSERT_OK(enqueue(0, nullptr, done.out()));
  const InfoQuery query = infoQuery(urEventGetInfo, done);
  EXPECT_EQ(command, infoOf<ur_command_t>(query, UR_EVENT_INFO_COMMAND_TYPE));
  EXPECT_EQ(queue(), infoOf<ur_queue_handle_t>(query, UR_EVENT_INFO_COMMAND_QUEUE));
  EXPECT_EQ(context(), infoOf<ur_context_handle_t>(query, UR_EVENT_INFO_CONTEXT));
  EXPECT_EQ(1U, references(query, UR_EVENT_INFO_REFERENCE_COUNT));
  EXPECT_OK(urEventWait(1, done.list()));
  EXPECT_EQ(UR_EVENT_STATUS_COMPLETE, infoOf<ur_event_status_t>(query, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS));
  if (!GetParam().profiling())
    return;
  uint64_t queued = 0, submitted = 0, started = 0, ended = 0;
  const auto time = [&](ur_profiling_info_t name, uint64_t *ns) {
    EXPECT_OK(urEventGetProfilingInfo(done, name, sizeof *ns, ns, nullptr)) << "profiling info " << name;
  };
  time(UR_PROFILING_INFO_COMMAND_QUEUED, &queued);
  time(UR_PROFILING_INFO_COMMAND_SUBMIT, &submitted);
  time(UR_PROFILING_INFO_COMMAND_START, &started);
  time(UR_PROFILING_INFO_COMMAND_END, &ended);
  EXPECT_NE(0U, queued);
  EXPECT_LE(queued, submitted);
  EXPECT_LE(submitted, started);
  EXPECT_LE(started, ended);
}

void WaitListsTest::check(const Enqueue &enqueue, ur_command_t command) {
  ASSERT_OK(urQueueFinish(queue())); // a case may have tried the command before
  eventKnows(enqueue, command);
  takesAllLists(enqueue);
  waitsForItsList(enqueue);
}

} // namespace conformance
