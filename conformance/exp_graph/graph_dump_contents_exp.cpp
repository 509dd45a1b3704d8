// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "support/graphs.hpp"

#include <filesystem>
#include <fstream>

namespace conformance {

class GraphDumpContentsExp : public GraphTest {
protected:
  auto call() { return Call(urGraphDumpContentsExp, graph(), "name"); }
};

TEST_F(GraphDumpContentsExp, nullHandles) {
  call().needsHandle<0>();
}

TEST_F(GraphDumpContentsExp, conditions) {
  CONFORMANCE_NEEDS(graph());
  call().needsPointer<1>();
  call().with<1>("/no/such/folder/graph.dot").answers(UR_RESULT_ERROR_INVALID_VALUE);
}

class GraphDumpContentsExp_Captured : public WithKernels<GraphTest> {};

/// In the language of Graphviz: a node for each command, with the kernel's name, and an edge for each order.
TEST_F(GraphDumpContentsExp_Captured, describesCommandsAndTheirOrder) {
  CONFORMANCE_NEEDS(graph());
  UsmBlock memory;
  ASSERT_NO_FATAL_FAILURE(memory.create(UR_USM_TYPE_DEVICE, context(), device(), 64));
  const std::string empty = dumpOf(graph());
  EXPECT_EQ(1u, countOf(empty, "digraph")) << empty;
  EXPECT_EQ(0u, countOf(empty, "label")) << empty;
  const uint32_t value = 1;
  Arguments arguments;
  arguments.pointer(memory.get()).value(value);
  ASSERT_OK(urQueueBeginCaptureIntoGraphExp(queue(), graph()));
  ASSERT_OK(urEnqueueUSMFill(queue(), memory.get(), 4, &value, 64, 0, nullptr, nullptr));
  ASSERT_OK(launch(queue(), kernel("fill"), 4, arguments));
  ASSERT_OK(urEnqueueUSMMemcpy(queue(), false, memory.get(), memory.as<char>() + 32, 32, 0, nullptr, nullptr));
  ur_exp_graph_handle_t made = nullptr;
  ASSERT_OK(urQueueEndGraphCaptureExp(queue(), &made));
  const std::string text = dumpOf(graph());
  EXPECT_EQ(1u, countOf(text, "digraph")) << text;
  EXPECT_EQ(3u, countOf(text, "label")) << text;
  EXPECT_EQ(2u, countOf(text, "->")) << text;
  EXPECT_NE(std::string::npos, text.find("fill")) << text;
}

TEST_F(GraphDumpContentsExp, replacesTheFile) {
  CONFORMANCE_NEEDS(graph());
  const std::filesystem::path path = std::filesystem::temp_directory_path() / "conformance_graph.dot";
  std::ofstream(path) << std::string(10000, 'x');
  call().with<1>(path.c_str()).succeeds();
  EXPECT_LT(std::filesystem::file_size(path), 10000u);
  std::filesystem::remove(path);
}

} // namespace conformance
