// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>
#include <unistd.h>

namespace conformance {

bool isCapturing(ur_queue_handle_t queue) {
  bool capturing = false;
  EXPECT_OK(urQueueIsGraphCaptureEnabledExp(queue, &capturing));
  return capturing;
}

bool isEmpty(ur_exp_graph_handle_t graph) {
  bool empty = false;
  EXPECT_OK(urGraphIsEmptyExp(graph, &empty));
  return empty;
}

std::string dumpOf(ur_exp_graph_handle_t graph) {
  const std::string path = std::filesystem::temp_directory_path() / ("graph." + std::to_string(getpid()) + ".dot");
  EXPECT_OK(urGraphDumpContentsExp(graph, path.c_str()));
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  std::filesystem::remove(path);
  return text.str();
}

size_t countOf(const std::string &text, const std::string &part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size()))
    ++count;
  return count;
}

void GraphBehaviour::SetUp() {
  ASSERT_NO_FATAL_FAILURE(WaitListsTest::SetUp());
  if (IsSkipped())
    return;
  if (!deviceHas(UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP))
    GTEST_SKIP() << "the device captures no queues (UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP)";
  ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_DEVICE, context(), device(), kWords * sizeof(uint32_t)));
  slow_ = kernel("slow_copy");
  ASSERT_NO_FATAL_FAILURE(write(0, Words(kWords)));
}

void GraphBehaviour::capture(const std::function<void()> &send, Graph *graph) {
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  ASSERT_NO_FATAL_FAILURE(send());
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), graph->out()));
}

void GraphBehaviour::capture(const std::function<void()> &send, Executable *made) {
  Graph graph;
  ASSERT_NO_FATAL_FAILURE(capture(send, &graph));
  ASSERT_NO_FATAL_FAILURE(instantiate(graph, made));
}

void GraphBehaviour::instantiate(ur_exp_graph_handle_t graph, Executable *made) {
  ASSERT_OK(urGraphInstantiateGraphExp(graph, made->out()));
}

void GraphBehaviour::run(ur_exp_executable_graph_handle_t graph, ur_queue_handle_t on) {
  Event event;
  ASSERT_OK(urEnqueueGraphExp(on, graph, 0, nullptr, event.out()));
  ASSERT_OK(urEventWait(1, event.list()));
}

ur_result_t GraphBehaviour::fill(ur_queue_handle_t on, size_t first, size_t count, uint32_t value, Events waits,
                                 ur_event_handle_t *event) {
  return urEnqueueUSMFill(on, words(first), sizeof value, &value, count * sizeof value,
                          static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(), event);
}

ur_result_t GraphBehaviour::copy(ur_queue_handle_t on, size_t to, size_t from, size_t count, Events waits,
                                 ur_event_handle_t *event) {
  return urEnqueueUSMMemcpy(on, false, words(to), words(from), count * sizeof(uint32_t),
                            static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(), event);
}

ur_result_t GraphBehaviour::slowCopy(ur_queue_handle_t on, size_t to, size_t from, size_t count, Events waits,
                                     ur_event_handle_t *event) {
  Arguments arguments;
  arguments.pointer(words(to)).pointer(words(from)).value<uint32_t>(20);
  return launch(on, slow_, count, arguments, waits, event);
}

void CapturedGraphTest::SetUp() {
  ASSERT_NO_FATAL_FAILURE(GraphTest::SetUp());
  if (graph() == nullptr)
    GTEST_SKIP() << absent_;
  ASSERT_NO_FATAL_FAILURE(memory_.create(UR_USM_TYPE_DEVICE, context(), device(), kWords * sizeof(uint32_t)));
  const Words zeros(kWords);
  writeMemory(queue(), words(), zeros.data(), sizeof(uint32_t) * kWords);
  ASSERT_OK(urQueueBeginGraphCaptureExp(queue()));
  ASSERT_OK(urEnqueueUSMFill(queue(), words(), sizeof kValue, &kValue, kWords * sizeof kValue, 0, nullptr, nullptr));
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), captured_.out()));
  ASSERT_OK(urGraphInstantiateGraphExp(captured_, executable_.out()));
}

} // namespace conformance
