// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Nodes of graphs, as the release lays out what describes them. Where a node were refused, the core would run the
// commands one by one, and nobody would see it.
#include "hip/fixture.hpp"

#include "adapters/core/port/driver_graphs.hpp"

namespace ur::hip::test {
namespace {

using HipGraphs = HipTest;

TEST_F(HipGraphs, fillsAreNodesOnEachRelease) {
  constexpr size_t kBytes = 1024;
  const std::unique_ptr<Driver> driver = open({0});
  GraphDriver *const graphs = driver->graphs();
  ASSERT_TRUE(graphs);
  core::Stream stream = nullptr;
  OK(driver->createStream({}, &stream));
  void *memory = nullptr, *seen = nullptr;
  OK(driver->alloc(MemoryKind::device, 0, kBytes, 256, &memory));
  OK(driver->alloc(MemoryKind::host, 0, kBytes, 256, &seen));
  const uint32_t pattern = 0x04030201;
  for (const size_t size : {1, 2, 4}) {
    NativeGraph graph = nullptr;
    OK(graphs->create({}, &graph));
    OK(graphs->addFill(graph, {.dst = memory, .pattern = &pattern, .patternSize = size, .width = kBytes}, {}));
    OK(graphs->instantiate(graph));
    OK(graphs->enqueue(stream, graph, {}));
    OK(driver->copy(stream, {.dst = seen, .src = memory, .width = kBytes}, {}));
    OK(driver->finish(stream));
    for (size_t i = 0; i < kBytes; ++i)
      ASSERT_EQ(1 + i % size, static_cast<const uint8_t *>(seen)[i]) << "byte " << i << " of patterns of " << size;
    graphs->destroy(graph);
  }
  OK(driver->free(MemoryKind::host, seen));
  OK(driver->free(MemoryKind::device, memory));
  driver->destroyStream(stream);
}

} // namespace
} // namespace ur::hip::test
