// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/graph_driver.hpp"

#include "adapters/native_cpu/graph.hpp"
#include "adapters/native_cpu/stream.hpp"
#include "adapters/native_cpu/work.hpp"

#include <new>
#include <utility>

namespace ur::native_cpu {

using namespace core;

namespace {

using After = std::span<const uint32_t>;

Graph &graphOf(NativeGraph graph) {
  return *reinterpret_cast<Graph *>(graph);
}

} // namespace

/// Whose threads run it is its stream's business.
ur_result_t GraphPart::create(const GraphDesc &, NativeGraph *graph) noexcept {
  auto *made = new (std::nothrow) Graph;
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *graph = reinterpret_cast<NativeGraph>(made);
  return UR_RESULT_SUCCESS;
}

ur_result_t GraphPart::addLaunch(NativeGraph graph, const LaunchDesc &desc, After after) noexcept {
  return graphOf(graph).add(after, [&](Work &work, Payload &payload) { return prepareLaunch(work, payload, desc); });
}

ur_result_t GraphPart::addCopy(NativeGraph graph, const CopyDesc &desc, After after) noexcept {
  return graphOf(graph).add(after, [&](Work &work, Payload &) { return prepareCopy(work, desc); });
}

ur_result_t GraphPart::addFill(NativeGraph graph, const FillDesc &desc, After after) noexcept {
  return graphOf(graph).add(after, [&](Work &work, Payload &payload) { return prepareFill(work, payload, desc); });
}

ur_result_t GraphPart::addEmpty(NativeGraph graph, After after) noexcept {
  return graphOf(graph).add(after, [](Work &, Payload &) { return UR_RESULT_SUCCESS; });
}

ur_result_t GraphPart::instantiate(NativeGraph graph) noexcept {
  return graphOf(graph).complete();
}

ur_result_t GraphPart::updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept {
  return graphOf(graph).update(node, desc);
}

ur_result_t GraphPart::enqueue(core::Stream stream, NativeGraph graph, const Fence &fence) noexcept {
  Graph &it = graphOf(graph);
  const auto prepare = [&](Command &command) {
    it.prepareRun(command);
    return UR_RESULT_SUCCESS;
  };
  const ur_result_t result = reinterpret_cast<native_cpu::Stream *>(stream)->submit(fence, prepare, &it.last);
  if (result == UR_RESULT_SUCCESS)
    it.begun();
  return result;
}

/// Runs on their way have references of their own.
void GraphPart::destroy(NativeGraph graph) noexcept {
  Graph &gone = graphOf(graph);
  if (Command *last = std::exchange(gone.last, nullptr))
    engine_.release(last);
  gone.release();
}

} // namespace ur::native_cpu
