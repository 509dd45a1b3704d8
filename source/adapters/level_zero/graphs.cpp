// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/graphs.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/kernels.hpp"
#include "adapters/level_zero/transfers.hpp"

#include <algorithm>

namespace ur::level_zero {

using namespace core;

namespace {

using After = std::span<const uint32_t>;

/// So many runs may be on their way as lists, each by one of its own; those beyond are done command by command.
constexpr size_t kMostLists = 16;
/// Of fewer commands a list costs more than they do.
constexpr size_t kFewestCommands = 2;

struct Graph {
  const Device &device;
  const bool updatable;
  std::vector<GraphCommand> commands = {};
  uint32_t behind = 0;                                ///< the first command behind the last barrier
  uint64_t version = 1, recorded = 1;                 ///< of the commands, and of their kernels and kinds
  std::vector<std::unique_ptr<GraphList>> lists = {}; ///< the one that ran last at the end

  static Graph &of(NativeGraph graph) noexcept { return *reinterpret_cast<Graph *>(graph); }
};

/// What a list refuses is none of its commands: done by itself it may succeed, or says better why it can't.
ur_result_t added(ze_result_t result) noexcept {
  const bool mayPass = result == ZE_RESULT_SUCCESS || result == ZE_RESULT_ERROR_DEVICE_LOST ||
                       result == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY || result == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
  return mayPass ? translate(result) : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/// The order is kept by barriers: one comes where a command is after another that no barrier is behind yet.
template <class What>
ur_result_t addCommand(const DriverPass &pass, NativeGraph graph, After after, What &&what) noexcept {
  return guarded([&] {
    Graph &to = Graph::of(graph);
    haveRoom(to.commands);
    const bool behindBarrier = std::ranges::any_of(after, [&](uint32_t position) { return position >= to.behind; });
    GraphCommand command{std::forward<What>(what), behindBarrier};
    const ze_result_t result = to.lists.front()->append(pass, command);
    if (result == ZE_RESULT_SUCCESS) {
      if (behindBarrier)
        to.behind = static_cast<uint32_t>(to.commands.size());
      to.commands.push_back(std::move(command));
    }
    return added(result);
  });
}

/// One that isn't running and does what the graph's commands say, at the end of its lists. Runs of a graph follow each
/// other: where the oldest isn't over, no other one is.
ur_result_t takeList(const DriverPass &pass, const Context &context, Events &events, Graph &graph) {
  auto &lists = graph.lists;
  if (!lists.front()->isRunning(pass)) {
    std::rotate(lists.begin(), lists.begin() + 1, lists.end());
  } else {
    if (lists.size() == kMostLists)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    haveRoom(lists);
    std::unique_ptr<GraphList> made;
    if (const ur_result_t result = GraphList::create(pass, context, events, graph.device, graph.updatable, &made);
        result != UR_RESULT_SUCCESS)
      return result;
    lists.push_back(std::move(made));
  }
  return added(lists.back()->bring(pass, graph.commands, graph.version, graph.recorded));
}

/// The event of a list has the time of its end alone: a run's times are those of barriers before and behind it. What
/// has been submitted of one that fails is over when the caller is told.
ur_result_t runWithTimes(const DriverPass &pass, GraphList &list, core::Stream stream, const Fence &fence) {
  level_zero::Stream &to = level_zero::Stream::of(stream);
  if (!to.ordered)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE; // where a barrier would hold up others
  const auto barrier = [&](const Fence &place) { return enqueueFence(pass, stream, FenceKind::wait, place, nullptr); };
  core::Few<Event *> begins;
  begins.reserve(1);
  NativeEvent begin = nullptr;
  ur_result_t result = barrier({fence.waits, &begin, true});
  if (result != UR_RESULT_SUCCESS)
    return result;
  begins.push(&Event::of(begin));
  result = list.run(pass, stream, {});
  if (result == UR_RESULT_SUCCESS)
    result = barrier({{}, fence.signal, true});
  if (result == UR_RESULT_SUCCESS)
    to.events.beginWith(Event::of(*fence.signal), std::move(begins));
  else
    (void)finishStream(pass, to);
  to.events.give(Event::of(begin));
  return result;
}

} // namespace

Graphs::~Graphs() {
  while (leaving_)
    leaving_ = std::move(leaving_->next);
}

void Graphs::leave(std::unique_ptr<GraphList> list) noexcept {
  if (!list->isRunning(DriverPass()))
    return;
  std::lock_guard lock(mutex_);
  list->next = std::move(leaving_);
  leaving_ = std::move(list);
}

void Graphs::sweep() noexcept {
  std::lock_guard lock(mutex_);
  for (std::unique_ptr<GraphList> *place = &leaving_; *place;) {
    if ((*place)->isRunning(DriverPass()))
      place = &(*place)->next;
    else
      *place = std::move((*place)->next);
  }
}

ur_result_t Graphs::create(const GraphDesc &desc, NativeGraph *graph) noexcept {
  sweep();
  return passGate([&](const DriverPass &pass) {
    return guarded([&] {
      std::unique_ptr<Graph> made(new Graph{context_.device(desc.device), desc.updatable});
      made->lists.resize(1);
      const ur_result_t result =
          GraphList::create(pass, context_, events_, made->device, desc.updatable, &made->lists.front());
      if (result == UR_RESULT_SUCCESS)
        *graph = reinterpret_cast<NativeGraph>(made.release());
      return result;
    });
  });
}

ur_result_t Graphs::addLaunch(NativeGraph graph, const LaunchDesc &desc, After after) noexcept {
  if (desc.objects)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return passGate([&](const DriverPass &pass) {
    return guarded([&] { return addCommand(pass, graph, after, KeptLaunch(desc)); });
  });
}

/// Pages of the host's own may be others when the list runs.
ur_result_t Graphs::addCopy(NativeGraph graph, const CopyDesc &desc, After after) noexcept {
  if (desc.width * desc.height * desc.depth == 0 || desc.dst == desc.src)
    return addEmpty(graph, after);
  if (!isOneCopy(desc))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return passGate([&](const DriverPass &pass) {
    if ((!desc.dstOwn && !context_.hasAllocated(pass, desc.dst)) ||
        (!desc.srcOwn && !context_.hasAllocated(pass, desc.src)))
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    return addCommand(pass, graph, after, desc);
  });
}

ur_result_t Graphs::addFill(NativeGraph graph, const FillDesc &desc, After after) noexcept {
  if (desc.width * desc.height == 0)
    return addEmpty(graph, after);
  if (!isOneFill(Graph::of(graph).device, desc))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return passGate([&](const DriverPass &pass) {
    return guarded([&] {
      const auto *pattern = static_cast<const std::byte *>(desc.pattern);
      return addCommand(pass, graph, after, KeptFill{desc, {pattern, pattern + desc.patternSize}});
    });
  });
}

ur_result_t Graphs::addEmpty(NativeGraph graph, After after) noexcept {
  return passGate([&](const DriverPass &pass) { return addCommand(pass, graph, after, std::monostate()); });
}

ur_result_t Graphs::instantiate(NativeGraph graph) noexcept {
  const Graph &of = Graph::of(graph);
  if (of.commands.size() < kFewestCommands)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return added(of.lists.front()->close(DriverPass(), of.version));
}

/// Lists that run stay as they are; the next run's gets the change.
ur_result_t Graphs::updateLaunch(NativeGraph graph, uint32_t node, const LaunchDesc &desc) noexcept {
  if (driverIsLost())
    return UR_RESULT_ERROR_DEVICE_LOST;
  if (desc.objects)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return guarded([&] {
    Graph &of = Graph::of(graph);
    auto *const launch = std::get_if<KeptLaunch>(&of.commands[node].what);
    if (!launch)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    KeptLaunch changed(desc);
    ++of.version;
    if (!launch->differsInParameters(changed))
      of.recorded = of.version;
    *launch = std::move(changed);
    of.commands[node].changed = of.version;
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Graphs::enqueue(core::Stream stream, NativeGraph graph, const Fence &fence) noexcept {
  return passGate([&](const DriverPass &pass) {
    return guarded([&] {
      Graph &it = Graph::of(graph);
      if (const ur_result_t result = takeList(pass, context_, events_, it); result != UR_RESULT_SUCCESS)
        return result;
      GraphList &list = *it.lists.back();
      const bool timed = fence.signal && (fence.timed || level_zero::Stream::of(stream).profiling);
      return timed ? runWithTimes(pass, list, stream, fence) : list.run(pass, stream, fence);
    });
  });
}

void Graphs::destroy(NativeGraph graph) noexcept {
  if (driverIsLost())
    return;
  const std::unique_ptr<Graph> gone(&Graph::of(graph));
  for (std::unique_ptr<GraphList> &list : gone->lists)
    leave(std::move(list));
  sweep();
}

} // namespace ur::level_zero
