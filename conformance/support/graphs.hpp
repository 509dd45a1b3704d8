// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs that are captured from queues.
#pragma once

#include "support/optional_objects.hpp"
#include "support/wait_lists.hpp"

#include <functional>
#include <span>
#include <string>

namespace conformance {

using Graph = Ref<ur_exp_graph_handle_t>;
using Executable = Ref<ur_exp_executable_graph_handle_t>;
using Events = std::span<const ur_event_handle_t>;

bool isCapturing(ur_queue_handle_t queue);
bool isEmpty(ur_exp_graph_handle_t graph);
/// What urGraphDumpContentsExp writes.
std::string dumpOf(ur_exp_graph_handle_t graph);
size_t countOf(const std::string &text, const std::string &part);

/// On every kind of queue, with words of device memory. Skips where the device captures no queues.
class GraphBehaviour : public WaitListsTest {
protected:
  using Words = std::vector<uint32_t>;
  void SetUp() override;

  /// Begins and ends a capture of queue() around what `send` sends.
  void capture(const std::function<void()> &send, Graph *graph);
  /// The same, ready to run. Nothing is left of the graph.
  void capture(const std::function<void()> &send, Executable *made);
  void instantiate(ur_exp_graph_handle_t graph, Executable *made);
  void run(ur_exp_executable_graph_handle_t graph, ur_queue_handle_t on);
  void runAndWait(ur_exp_executable_graph_handle_t graph) { run(graph, queue()); }

  // Commands on words of the memory, by their position.
  [[nodiscard]] ur_result_t fill(ur_queue_handle_t on, size_t first, size_t count, uint32_t value, Events waits = {},
                                 ur_event_handle_t *event = nullptr);
  [[nodiscard]] ur_result_t copy(ur_queue_handle_t on, size_t to, size_t from, size_t count, Events waits = {},
                                 ur_event_handle_t *event = nullptr);
  /// One that takes a while, so that who doesn't wait for it finds the words as they were.
  [[nodiscard]] ur_result_t slowCopy(ur_queue_handle_t on, size_t to, size_t from, size_t count, Events waits = {},
                                     ur_event_handle_t *event = nullptr);
  uint32_t *words(size_t first = 0) const { return memory_.as<uint32_t>() + first; }
  Words read(size_t first, size_t count) { return readWords(queue(), words(first), count); }
  void write(size_t first, const Words &values) {
    writeMemory(queue(), words(first), values.data(), values.size() * sizeof(uint32_t));
  }

  static constexpr size_t kWords = 4096;

private:
  UsmBlock memory_;
  ur_kernel_handle_t slow_ = nullptr;
};

/// With a graph that fills words, and what it was made into, for what single functions owe. Skips likewise.
class CapturedGraphTest : public GraphTest {
protected:
  using Words = std::vector<uint32_t>;
  void SetUp() override;
  ur_exp_graph_handle_t captured() const { return captured_; }
  ur_exp_executable_graph_handle_t executable() const { return executable_; }
  Graph takeCaptured() { return std::move(captured_); }
  Executable takeExecutable() { return std::move(executable_); }
  uint32_t *words() const { return memory_.as<uint32_t>(); }
  static constexpr size_t kWords = 16;
  static constexpr uint32_t kValue = 11;

private:
  UsmBlock memory_;
  Graph captured_;
  Executable executable_;
};

} // namespace conformance
