// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of captured graphs stand on: short forms of their calls, and a graph's edges as its dump has them.
#pragma once

#include "core/deferral_test.hpp"

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>

namespace ur::test {

using Graph = Owned<ur_exp_graph_handle_t>;
using Executable = Owned<ur_exp_executable_graph_handle_t>;
using Edges = std::set<std::pair<uint32_t, uint32_t>>;

class CaptureTest : public DeferralTest {
protected:
  static const ur_graph_exp_dditable_t &graphs() { return api().GraphExp; }
  static const ur_queue_exp_dditable_t &captures() { return api().QueueExp; }

  void begin(ur_queue_handle_t queue) {
    EXPECT_EQ(captures().pfnBeginGraphCaptureExp(queue), UR_RESULT_SUCCESS);
    EXPECT_TRUE(capturing(queue));
  }
  Graph end(ur_queue_handle_t queue) {
    Graph made;
    EXPECT_EQ(captures().pfnEndGraphCaptureExp(queue, made.out()), UR_RESULT_SUCCESS);
    EXPECT_FALSE(capturing(queue));
    return made;
  }
  static bool capturing(ur_queue_handle_t queue) {
    bool result = false;
    EXPECT_EQ(captures().pfnIsGraphCaptureEnabledExp(queue, &result), UR_RESULT_SUCCESS);
    return result;
  }
  static bool isEmpty(ur_exp_graph_handle_t graph) {
    bool result = false;
    EXPECT_EQ(graphs().pfnIsEmptyExp(graph, &result), UR_RESULT_SUCCESS);
    return result;
  }
  static Executable instantiate(ur_exp_graph_handle_t graph) {
    Executable made;
    EXPECT_EQ(graphs().pfnInstantiateGraphExp(graph, made.out()), UR_RESULT_SUCCESS);
    return made;
  }
  ur_result_t tryRun(ur_queue_handle_t queue, ur_exp_executable_graph_handle_t graph, const Waits &waits = {},
                     ur_event_handle_t *event = nullptr) {
    return api().EnqueueExp.pfnGraphExp(queue, graph, count(waits), test::list(waits), event);
  }
  Event run(ur_queue_handle_t queue, ur_exp_executable_graph_handle_t graph, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(tryRun(queue, graph, waits, event.out()), UR_RESULT_SUCCESS);
    return event;
  }
  /// A host task that counts its runs.
  Event countRuns(ur_queue_handle_t queue, std::atomic<uint32_t> &runs, const Waits &waits = {}) {
    Event event;
    EXPECT_EQ(api().EnqueueExp.pfnHostTaskExp(
                  queue, [](void *data) { ++*static_cast<std::atomic<uint32_t> *>(data); }, &runs, nullptr,
                  count(waits), test::list(waits), event.out()),
              UR_RESULT_SUCCESS);
    return event;
  }

  /// The graph's dump.
  static std::string dump(ur_exp_graph_handle_t graph) {
    const auto path = std::filesystem::temp_directory_path() / ("laneway_graph_" + std::to_string(getpid()) + ".dot");
    EXPECT_EQ(graphs().pfnDumpContentsExp(graph, path.c_str()), UR_RESULT_SUCCESS);
    std::ostringstream text;
    text << std::ifstream(path).rdbuf();
    std::filesystem::remove(path);
    return text.str();
  }
  /// Its edges: from the first to the second.
  static Edges edges(ur_exp_graph_handle_t graph) {
    const std::string text = dump(graph);
    const std::regex edge("n([0-9]+) -> n([0-9]+);");
    Edges all;
    for (auto at = std::sregex_iterator(text.begin(), text.end(), edge); at != std::sregex_iterator(); ++at)
      all.emplace(std::stoul((*at)[1]), std::stoul((*at)[2]));
    return all;
  }
  static size_t nodes(ur_exp_graph_handle_t graph) {
    const std::string text = dump(graph);
    const std::regex node("\\[label=");
    return static_cast<size_t>(
        std::distance(std::sregex_iterator(text.begin(), text.end(), node), std::sregex_iterator()));
  }
};

} // namespace ur::test
