// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cuda_like/cases.hpp"

#include "side_by_side/our_buffers.hpp"

namespace bench {

using namespace vendor;

namespace {

/// A graph of launches, one after the other.
class RawGraph {
public:
  explicit RawGraph(const Raw &raw) : raw(raw), api(raw.api), current_(api, raw.context) {
    need(memAlloc(api, &memory, 2 * kBlock), "memAlloc");
  }
  ~RawGraph() {
    finish();
    destroy();
    need(memFree(api, memory), "memFree");
  }
  RawGraph(const RawGraph &) = delete;
  RawGraph &operator=(const RawGraph &) = delete;

  /// Another one in its place, for so many nodes.
  void create(size_t count = kRecorded) {
    destroy();
    nodes.clear();
    nodes.reserve(count);
    need(graphCreate(api, &graph, 0), "graphCreate");
  }
  void appendAll(size_t count = kRecorded) {
    for (size_t i = 0; i < count; ++i) {
      raw.withNode(memory, [&](const KernelNodeParams &params) {
        GraphNodeHandle node = nullptr;
        need(graphAddKernel(api, &node, graph, nodes.empty() ? nullptr : &nodes.back(), nodes.empty() ? 0 : 1, &params),
             "graphAddKernel");
        nodes.push_back(node);
      });
    }
  }
  void instantiate() { need(graphInstantiate(api, &executable, graph, 0), "graphInstantiate"); }
  void update(size_t i) const { set(i, i % kUpdated); }
  void set(size_t i, size_t node) const {
    raw.withNode(memory + (i % 2) * kBlock, [&](const KernelNodeParams &params) {
      need(graphExecSetKernel(api, executable, nodes[node], &params), "graphExecSetKernel");
    });
  }
  void run() const { need(graphLaunch(api, executable, raw.stream), "graphLaunch"); }
  void finish() const { need(rawWait(api, raw.stream), "rawWait"); }

  const Raw &raw;
  const Api &api;
  DeviceAddress memory = 0;
  GraphHandle graph = nullptr;
  GraphExecHandle executable = nullptr;
  std::vector<GraphNodeHandle> nodes;
  size_t turn = 0; ///< of changes of several

private:
  void destroy() {
    if (executable)
      need(graphExecDestroy(api, executable), "graphExecDestroy");
    if (graph)
      need(graphDestroy(api, graph), "graphDestroy");
    executable = nullptr;
    graph = nullptr;
  }
  const Current current_;
};

template <class Body>
Seconds timeOf(size_t count, Body &&body) {
  const auto start = countedTime();
  body();
  return Seconds(countedTime() - start) / static_cast<double>(count);
}

/// On a graph that doesn't exist yet: body(graph) makes it.
template <class Body>
Side making(const Raw &raw, Body body) {
  return timed([&raw] { return RawGraph(raw); }, body);
}

/// On one that does.
template <class Body>
Side having(const Raw &raw, Body body) {
  return timed([&raw] { return RawGraph(raw); },
               [body](RawGraph &graph) {
                 if (!graph.executable) {
                   graph.create();
                   graph.appendAll();
                   graph.instantiate();
                 }
                 return body(graph);
               });
}

} // namespace

std::vector<Case> buffers(const Raw &raw, const Ours &ours) {
  if (!raw.api.graphs())
    return {};
  const auto append = [](size_t count) {
    return [count](RawGraph &graph) {
      graph.create(count);
      return timeOf(count, [&] { graph.appendAll(count); });
    };
  };
  const auto make = [](RawGraph &graph) {
    graph.create();
    return timeOf(kRecorded, [&] {
      graph.appendAll();
      graph.instantiate();
    });
  };
  const auto update = [](RawGraph &graph) {
    return timeOf(kBatch, [&] {
      for (size_t i = 0; i < kBatch; ++i)
        graph.update(i);
    });
  };
  const auto enqueueOne = [](RawGraph &graph) {
    if (!graph.executable) {
      graph.create();
      graph.appendAll(1);
      graph.instantiate();
    }
    return timeOf(kBatch, [&] {
      for (size_t i = 0; i < kBatch; ++i)
        graph.run();
    });
  };
  const auto enqueue = [](RawGraph &graph) { return timeOf(1, [&] { graph.run(); }); };
  const auto runToItsEnd = [](RawGraph &graph) {
    return timeOf(kRecorded, [&] {
      graph.run();
      graph.finish();
    });
  };
  const auto oneByOne = [](RawGraph &graph) {
    return timeOf(kRecorded, [&] {
      for (size_t i = 0; i < kRecorded; ++i)
        graph.raw.launch(graph.raw.stream, graph.memory);
      graph.finish();
    });
  };
  const auto updateAndRun = [](RawGraph &graph) {
    return timeOf(kUpdated, [&] {
      for (size_t i = 0; i < kUpdated; ++i)
        graph.update(i);
      graph.run();
    });
  };
  const auto pointersAndRun = [](size_t launches) {
    return [launches](RawGraph &graph) {
      ++graph.turn;
      return timeOf(1, [&] {
        for (size_t i = 0; i < launches; ++i)
          graph.set(graph.turn, i);
        graph.run();
      });
    };
  };
  // The driver's nodes are made when a buffer is finalized.
  const char *kFinalize = "buffer: finalize, for each command";
  const auto appends = [&](const char *name, size_t count) {
    return Case{name, making(raw, append(count)), bufferAppends(ours, count), {0, {{1.5, name}}}};
  };
  const auto atMost = [](double factor, const char *name) { return Limit{0, {{factor, name}}}; };
  const char *kEnqueue = "buffer: enqueue of 1,000 launches", *kEnqueueOne = "buffer: enqueue of one launch";
  // What graphs gain over launches one by one is to be 0.95 of what they gain for the driver.
  const char *kRun = "buffer: 1,000 launches until all is over, for each";
  return {
      appends("buffer: append", kRecorded),
      appends("buffer: append, 10 in a buffer", 10),
      appends("buffer: append, 10,000 in a buffer", 10000),
      {kFinalize, making(raw, make), bufferFinalizes(ours, Shape::other), {0, {{1.05, kFinalize}}}},
      {"buffer: finalize one of a released shape, for each command",
       making(raw, make),
       bufferFinalizes(ours, Shape::same),
       {}},
      {"buffer: append and finalize, for each command", making(raw, make), buffersMade(ours, Shape::other), {}},
      {"buffer: update of a pointer", having(raw, update), bufferUpdates(ours), {200, {}}},
      {"buffer: 16 updates and a run, for each", having(raw, updateAndRun), bufferUpdatedRuns(ours), {}},
      {"buffer: a pointer of 16 launches by table and a run",
       having(raw, pointersAndRun(kUpdated)),
       pointerChanges(ours, Told::byTable, kUpdated, true),
       {}},
      {"buffer: a pointer of 1,000 launches by table and a run",
       having(raw, pointersAndRun(kRecorded)),
       pointerChanges(ours, Told::byTable, kRecorded, true),
       {}},
      {"buffer: a pointer of 1,000 launches one by one and a run",
       nullptr,
       pointerChanges(ours, Told::oneByOne, kRecorded, true),
       {}},
      {kEnqueue, having(raw, enqueue), bufferEnqueues(ours), atMost(1.1, kEnqueue)},
      {kEnqueueOne, making(raw, enqueueOne), bufferSmallEnqueues(ours), atMost(1.1, kEnqueueOne)},
      {kRun, having(raw, runToItsEnd), bufferRuns(ours, 1, 1), atMost(1 / 0.95, kRun)},
      {"1,000 launches one by one until all is over, for each", making(raw, oneByOne), plainRuns(ours, 1, 1), {}},
  };
}

} // namespace bench
