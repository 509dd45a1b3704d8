// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The port's part for graphs, which are lists of commands here. A run submits a copy of each, by the graph's edges.
#include "sim/booking.hpp"
#include "sim/commands.hpp"
#include "sim/controller.hpp"
#include "sim/object_table.hpp"
#include "sim/parts.hpp"

#include <algorithm>
#include <utility>

namespace ur::sim {

void World::comeAfter(Command &command, const CommandRef &earlier) {
  command.info.waits.push_back(earlier->info.number);
  command.clock.join(earlier->clock);
  command.waits.push_back(earlier);
}

/// The nodes are on a stream of their own that orders nothing, so that what no edge orders is found to race.
ur_result_t World::submitGraph(const void *context, uintptr_t stream, uint32_t device, std::span<const GraphNode> nodes,
                               const core::Fence &fence, CommandRef *over) {
  Lock lock(mutex_);
  const auto on = findStream(context, stream, "enqueueGraph");
  if (!on)
    return UR_RESULT_ERROR_INVALID_QUEUE;
  if (on->device != device)
    ledger.report(Fault::badArgument, "enqueueGraph on a stream of another device");
  const auto inside = std::make_shared<StreamState>();
  inside->context = context;
  inside->device = on->device;
  inside->number = on->number;
  inside->info.desc.ordered = false;
  inside->tails = std::move(on->graphTails);
  uint64_t number = log_.size();
  std::vector<CommandRef> all;
  const auto add = [&](CommandRef command, const std::shared_ptr<StreamState> &to) {
    command->stream = to;
    command->context = context;
    command->info.number = ++number;
    command->info.stream = to->number;
    return all.emplace_back(std::move(command));
  };
  const CommandRef begin = add(make(Call::enqueueGraph), on);
  if (const ur_result_t result = resolveWaits(context, *begin, fence); result != UR_RESULT_SUCCESS)
    return result;
  for (const GraphNode &node : nodes) {
    if (!checkRanges(*add(std::make_shared<Command>(*node.what), inside), ""))
      return UR_RESULT_ERROR_INVALID_VALUE;
  }
  const CommandRef end = add(make(Call::enqueueGraph), on);
  if (const ur_result_t result = attachSignal(context, end, fence); result != UR_RESULT_SUCCESS)
    return result;
  end->begin = begin;
  begin->held = end->held = options_.caps.startsOnFlush;
  begin->gates = std::move(nextGates_);
  nextGates_.clear();
  log_.insert(log_.end(), all.begin(), all.end());
  place(begin);
  for (size_t i = 0; i < nodes.size(); ++i) {
    if (nodes[i].after.empty())
      comeAfter(*all[i + 1], begin);
    for (const uint32_t earlier : nodes[i].after)
      comeAfter(*all[i + 1], all[earlier + 1]);
    place(all[i + 1]);
  }
  on->graphTails = std::move(inside->tails); // the next run goes on there: clocks don't grow
  for (size_t i = 0; i <= nodes.size(); ++i)
    comeAfter(*end, all[i]);
  place(end);
  *over = end;
  return UR_RESULT_SUCCESS;
}

namespace {

struct SimGraph {
  core::GraphDesc desc = {};
  uint32_t device = 0; ///< the world's number
  std::vector<GraphNode> nodes = {};
  std::vector<uint32_t> positions = {}; ///< of the core's nodes among them, which others may have added to
  bool instantiated = false;
  std::vector<GraphNode> executable = {};
  bool used = false; ///< by a call
  CommandRef lastRun = {};

  /// After all that nothing comes after yet from there on, or else after those.
  [[nodiscard]] std::vector<uint32_t> ends(size_t from, std::vector<uint32_t> otherwise) const {
    std::vector<bool> open(nodes.size(), true);
    for (const GraphNode &node : nodes) {
      for (const uint32_t earlier : node.after)
        open[earlier] = false;
    }
    std::vector<uint32_t> found;
    for (size_t i = from; i < nodes.size(); ++i) {
      if (open[i])
        found.push_back(static_cast<uint32_t>(i));
    }
    return found.empty() ? otherwise : found;
  }
};

ur_result_t badGraph(const std::string &text) {
  World::instance().ledger.report(Fault::badArgument, "a graph: " + text);
  return UR_RESULT_ERROR_INVALID_VALUE;
}

class GraphPart final : public core::GraphDriver {
public:
  GraphPart(const void *context, Commands &commands, const std::vector<uint32_t> &devices)
      : context_(context), commands_(commands), devices_(devices), graphs_(context, "graphs") {}
  ~GraphPart() {
    std::lock_guard lock(world_.mutex());
    graphs_.reportLeaks();
  }

  ur_result_t create(const core::GraphDesc &desc, core::NativeGraph *graph) noexcept override {
    return book(Call::createGraph, [&] {
      if (desc.device >= devices_.size())
        return badGraph("the context has no such device");
      std::lock_guard lock(world_.mutex());
      graphs_.add(SimGraph{desc, devices_[desc.device]}, graph);
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t addLaunch(core::NativeGraph graph, const core::LaunchDesc &desc,
                        std::span<const uint32_t> after) noexcept override {
    return add(graph, after, [&] { return desc.objects ? Made(kUnsupported) : commands_.launch(desc); });
  }
  ur_result_t addCopy(core::NativeGraph graph, const core::CopyDesc &desc,
                      std::span<const uint32_t> after) noexcept override {
    return add(graph, after, [&] { return Commands::copy(desc); });
  }
  /// As where a node sets words only.
  ur_result_t addFill(core::NativeGraph graph, const core::FillDesc &desc,
                      std::span<const uint32_t> after) noexcept override {
    return add(graph, after, [&] { return desc.patternSize > 4 ? Made(kUnsupported) : Commands::fill(desc); });
  }
  ur_result_t addEmpty(core::NativeGraph graph, std::span<const uint32_t> after) noexcept override {
    return add(graph, after, [&] { return Made(make(Call::fence)); });
  }
  ur_result_t instantiate(core::NativeGraph graph) noexcept override {
    return use(Call::instantiateGraph, graph, [&](SimGraph &it) {
      if (it.instantiated || it.nodes.empty())
        return badGraph("instantiated twice, or without nodes");
      it.instantiated = true;
      it.executable = it.nodes;
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t updateLaunch(core::NativeGraph graph, uint32_t node, const core::LaunchDesc &desc) noexcept override {
    return use(Call::updateNode, graph, [&](SimGraph &it) {
      if (!it.instantiated || node >= it.positions.size() ||
          it.executable[it.positions[node]].what->info.call != Call::launch)
        return badGraph("no launch to be updated");
      if (!it.desc.updatable)
        return badGraph("an update of one that was to have none");
      if (desc.objects)
        return kUnsupported;
      Made made = commands_.launch(desc);
      if (made.command)
        it.executable[it.positions[node]].what = std::move(made.command);
      return made.result;
    });
  }
  ur_result_t enqueue(core::Stream stream, core::NativeGraph graph, const core::Fence &fence) noexcept override {
    return use(Call::enqueueGraph, graph, [&](SimGraph &it) {
      if (!it.instantiated)
        return badGraph("not instantiated");
      return world_.submitGraph(context_, reinterpret_cast<uintptr_t>(stream), it.device, it.executable, fence,
                                &it.lastRun);
    });
  }
  void destroy(core::NativeGraph graph) noexcept override {
    static_cast<void>(book(Call::destroyGraph, [&] {
      std::lock_guard lock(world_.mutex());
      static_cast<void>(graphs_.remove(graph, "destroyGraph"));
      return UR_RESULT_SUCCESS;
    }));
  }
  void retire(core::NativeGraph graph) noexcept override {
    static_cast<void>(book(Call::retireGraph, [&] {
      std::lock_guard lock(world_.mutex());
      const auto gone = graphs_.remove(graph, "retireGraph");
      if (gone && (!gone->value.instantiated || (gone->value.lastRun && !gone->value.lastRun->done())))
        world_.ledger.report(Fault::badArgument, "retireGraph of one that isn't instantiated, or has a run on its way");
      return UR_RESULT_SUCCESS;
    }));
  }

  /// A copy of its nodes, and one that they all come before.
  ur_result_t addChild(core::NativeGraph graph, core::NativeGraph child,
                       std::span<const uint32_t> after) noexcept override {
    return use(Call::addNode, graph, [&](SimGraph &it) {
      const auto from = findUnused(child);
      std::vector<uint32_t> before;
      if (!from || from->value.device != it.device || !placeOf(it, after, &before))
        return badGraph("a child that isn't there, is used, is itself, or is of another device");
      if (!world_.options().caps.childGraphs)
        world_.ledger.report(Fault::missingCapability, "a graph in a graph");
      const auto first = static_cast<uint32_t>(it.nodes.size());
      for (const GraphNode &node : from->value.nodes) {
        GraphNode &copy = it.nodes.emplace_back(node);
        for (uint32_t &earlier : copy.after)
          earlier += first;
        if (copy.after.empty())
          copy.after = before;
      }
      place(it, {make(Call::fence), it.ends(first, before)});
      return UR_RESULT_SUCCESS;
    });
  }
  ur_result_t nativeHandle(core::NativeGraph graph, ur_native_handle_t *handle) noexcept override {
    return use(Call::nativeHandle, graph, [&](const SimGraph &) {
      if (!world_.options().caps.childGraphs)
        world_.ledger.report(Fault::missingCapability, "a graph's native handle");
      std::lock_guard lock(world_.mutex());
      return graphs_.handleOf(graph, handle) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE;
    });
  }
  ur_result_t nativeExecutable(core::NativeGraph graph, ur_native_handle_t *handle) noexcept override {
    return use(Call::nativeHandle, graph, [&](SimGraph &it) {
      if (!world_.options().caps.childGraphs || !it.instantiated)
        return badGraph("has no executable");
      *handle = reinterpret_cast<ur_native_handle_t>(&it.executable);
      return UR_RESULT_SUCCESS;
    });
  }

private:
  static constexpr ur_result_t kUnsupported = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;

  /// Calls about one graph come one at a time.
  template <class F>
  ur_result_t use(Call call, core::NativeGraph graph, F body) noexcept {
    return book(call, [&] {
      ObjectTable<SimGraph>::Ref found;
      {
        std::lock_guard lock(world_.mutex());
        found = graphs_.find(graph, name(call));
        if (!found)
          return UR_RESULT_ERROR_INVALID_VALUE;
        if (std::exchange(found->value.used, true))
          world_.ledger.report(Fault::badArgument, std::string(name(call)) + ": another call is using the graph");
      }
      const ur_result_t result = body(found->value);
      std::lock_guard lock(world_.mutex());
      found->value.used = false;
      return result;
    });
  }
  template <class F>
  ur_result_t add(core::NativeGraph graph, std::span<const uint32_t> after, F command) noexcept {
    return use(Call::addNode, graph, [&](SimGraph &it) {
      std::vector<uint32_t> earlier;
      if (!placeOf(it, after, &earlier))
        return badGraph("a node too late, or after one that isn't there, or after one twice");
      const size_t before = it.nodes.size();
      if (it.desc.ordered && (earlier.size() != std::min<size_t>(before, 1) || (before && earlier[0] != before - 1)))
        return badGraph("a node of an ordered one that doesn't come after the one before, or after others");
      Made made = command();
      if (made.command)
        place(it, {std::move(made.command), std::move(earlier)});
      return made.result;
    });
  }
  /// The nodes at these positions. False: that is no place for a node.
  static bool placeOf(const SimGraph &graph, std::span<const uint32_t> after, std::vector<uint32_t> *earlier) {
    std::vector<uint32_t> sorted(after.begin(), after.end());
    std::sort(sorted.begin(), sorted.end());
    if (graph.instantiated || std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end() ||
        (!sorted.empty() && sorted.back() >= graph.positions.size()))
      return false;
    for (const uint32_t position : sorted)
      earlier->push_back(graph.positions[position]);
    return true;
  }
  static void place(SimGraph &graph, GraphNode node) {
    graph.positions.push_back(static_cast<uint32_t>(graph.nodes.size()));
    graph.nodes.push_back(std::move(node));
  }
  /// Null: there is none, or a call is on its way about it.
  ObjectTable<SimGraph>::Ref findUnused(core::NativeGraph graph) {
    std::lock_guard lock(world_.mutex());
    ObjectTable<SimGraph>::Ref found = graphs_.find(graph, "addChild");
    return found && !found->value.used ? found : nullptr;
  }

  World &world_ = World::instance();
  const void *context_;
  Commands &commands_;
  const std::vector<uint32_t> &devices_;
  ObjectTable<SimGraph> graphs_;
};

} // namespace

ur_result_t Controller::recordFill(ur_native_handle_t graph, const core::FillDesc &desc, std::vector<uint32_t> after,
                                   uint32_t *node) {
  const auto lock = std::lock_guard(World::instance().mutex());
  const auto found = ObjectTable<SimGraph>::behind(graph);
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  Made made = Commands::fill(desc);
  if (node)
    *node = static_cast<uint32_t>(found->value.nodes.size());
  if (made.command)
    found->value.nodes.push_back({std::move(made.command), std::move(after)});
  return made.result;
}

size_t Controller::nodesOf(ur_native_handle_t graph) {
  const auto lock = std::lock_guard(World::instance().mutex());
  const auto found = ObjectTable<SimGraph>::behind(graph);
  return found ? found->value.nodes.size() : 0;
}

Part<core::GraphDriver> makeGraphs(const void *context, Commands &commands, const std::vector<uint32_t> &devices) {
  return {new GraphPart(context, commands, devices),
          [](core::GraphDriver *part) { delete static_cast<GraphPart *>(part); }};
}

} // namespace ur::sim
