// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Command buffers and graphs: what goes into them, and their runs.
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/safety.hpp"
#include "layers/stream_safety/state.hpp"

namespace ur::layers::stream_safety {

using reflection::RecordId;

namespace {

/// Sync points are the events of their buffer's own order.
ur_event_handle_t eventOf(ur_exp_command_buffer_sync_point_t point) noexcept {
  return reinterpret_cast<ur_event_handle_t>(uintptr_t{point} + 1);
}

} // namespace

/// To a command buffer: what it will do, and whether its commands are in order among themselves.
void Guard::appended() {
  State &all = state();
  const std::shared_ptr<Recording> recording = all.recordings.find(call_.parameter<const void *>(0));
  if (!recording || !recording->order)
    return;
  const Accesses accesses(call_, all.objects, all.reached);
  place_ = placeOf(call_.slot, nullptr, caller_);
  checkOverlaps(accesses.all());
  std::vector<ur_event_handle_t> waits;
  const auto *const points = call_.parameter<const ur_exp_command_buffer_sync_point_t *>(shape_.points);
  for (uint32_t i = 0; points && i < call_.parameter<uint32_t>(shape_.pointCount); ++i)
    waits.push_back(eventOf(points[i]));
  const auto *const point = call_.parameter<const ur_exp_command_buffer_sync_point_t *>(shape_.point);
  const void *command = nullptr;
  if (shape_.command != Shape::kNone) {
    const auto *const given = call_.parameter<const ur_exp_command_buffer_command_handle_t *>(shape_.command);
    command = given ? *given : nullptr;
  }
  Place in = place_;
  in.queue = recording.get();
  const bool isNative = call_.record == RecordId::ur_command_buffer_append_native_command_exp_params_t;
  const bool inOrder = recording->order->isInOrder(recording.get());
  Recording::AllAwaited awaited;
  const auto inside = [&](const Clock &clock, Epoch epoch, const std::shared_ptr<Recording> &) {
    const std::scoped_lock lock(recording->mutex);
    awaited = awaits(*recording, command, inOrder);
    if (call_.record == RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t)
      nameEntries(*recording);
    for (const Access &access : accesses.all()) {
      all.blocks.recorded(access, place_);
      all.blocks.usedIn(recording->inside, access, {clock, epoch, place_});
      recording->uses.push_back({access, place_, command, awaited});
    }
    if (point && !awaited.empty())
      recording->awaitedBy[*point] = awaited;
  };
  recording->order->command(in, waits, isNative ? Order::After::everything : Order::After::listed,
                            point ? eventOf(*point) : nullptr, nullptr, inside);
}

/// Whatever the command waits for in each run, by itself or by those that it comes after.
Recording::AllAwaited Guard::awaits(Recording &recording, const void *command, bool inOrder) {
  Recording::AllAwaited all;
  if (inOrder) {
    all = recording.awaited;
  } else if (const auto *const points = call_.parameter<const ur_exp_command_buffer_sync_point_t *>(shape_.points)) {
    for (uint32_t i = 0; i < call_.parameter<uint32_t>(shape_.pointCount); ++i) {
      if (const auto found = recording.awaitedBy.find(points[i]); found != recording.awaitedBy.end())
        all.insert(all.end(), found->second.begin(), found->second.end());
    }
  }
  if (const std::span<const ur_event_handle_t> events = Command(call_, shape_).waits(); !events.empty()) {
    all.push_back(std::make_shared<Recording::Awaited>());
    all.back()->events.assign(events.begin(), events.end());
    recording.awaited.push_back(all.back());
    if (command)
      state().awaited.put(command, all.back());
  }
  return all;
}

/// Which arguments of a launch are entries of the buffer's table: runs find what the entries lead to.
void Guard::nameEntries(Recording &recording) {
  const auto &given = as<ur_command_buffer_append_kernel_launch_with_args_exp_params_t>(call_);
  for (uint32_t i = 0; i < *given.pnumArgs; ++i) {
    const ur_exp_kernel_arg_properties_t &argument = (*given.ppArgs)[i];
    if (argument.pNext && load<uint32_t>(argument.pNext) == UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_ENTRY) {
      const auto &entry = *static_cast<const ur_laneway_argument_entry_t *>(argument.pNext);
      recording.entries[entry.entry] = argument.type;
    }
  }
}

/// Of kernels that were appended: other arguments, for all later runs.
void Guard::updated() {
  State &all = state();
  place_ = placeOf(call_.slot, nullptr, caller_);
  const auto &given = as<ur_command_buffer_update_kernel_launch_exp_params_t>(call_);
  for (uint32_t i = 0; i < *given.pnumKernelUpdates; ++i) {
    const ur_exp_command_buffer_update_kernel_launch_desc_t &update = (*given.ppUpdateKernelLaunch)[i];
    const std::shared_ptr<Recording> recording = all.recordings.find(*given.phCommandBuffer);
    if (!recording)
      continue;
    const std::scoped_lock lock(recording->mutex);
    if (update.hCommand)
      updatedLaunch(*recording, update);
    updatedEntries(*recording, update.pNext);
  }
}

void Guard::updatedLaunch(Recording &recording, const ur_exp_command_buffer_update_kernel_launch_desc_t &update) {
  const auto drop = [&](uint32_t index) {
    std::erase_if(recording.uses, [&](const Recording::Use &use) {
      return use.command == update.hCommand && use.access.isKernels() && use.access.index == index;
    });
  };
  if (update.hNewKernel) // which knows some of them
    std::erase_if(recording.uses, [&](const Recording::Use &use) { return use.command == update.hCommand; });
  const auto gets = [&](ur_exp_kernel_arg_type_t type, uint32_t index, const char *name, const auto &fill) {
    drop(index);
    ur_exp_kernel_arg_properties_t argument{};
    argument.type = type;
    argument.index = index;
    fill(argument);
    const Accesses accesses(argument, name, state().objects, state().reached);
    for (const Access &access : accesses.all()) {
      state().blocks.recorded(access, place_);
      recording.uses.push_back({access, place_, update.hCommand});
    }
  };
  for (uint32_t j = 0; j < update.numNewValueArgs; ++j) {
    const ur_exp_command_buffer_update_value_arg_desc_t &value = update.pNewValueArgList[j];
    gets(UR_EXP_KERNEL_ARG_TYPE_VALUE, value.argIndex, "pNewValueArg", [&](ur_exp_kernel_arg_properties_t &argument) {
      argument.size = value.argSize;
      argument.value.value = value.pNewValueArg;
    });
  }
  for (uint32_t j = 0; j < update.numNewMemObjArgs; ++j) {
    const ur_exp_command_buffer_update_memobj_arg_desc_t &object = update.pNewMemObjArgList[j];
    gets(UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, object.argIndex, "hNewMemObjArg",
         [&](ur_exp_kernel_arg_properties_t &argument) {
           argument.value.memObjTuple = {object.hNewMemObjArg,
                                         object.pProperties ? object.pProperties->memoryAccess : ur_mem_flags_t{}};
         });
  }
  for (uint32_t j = 0; j < update.numNewPointerArgs; ++j) {
    const ur_exp_command_buffer_update_pointer_arg_desc_t &pointer = update.pNewPointerArgList[j];
    gets(UR_EXP_KERNEL_ARG_TYPE_POINTER, pointer.argIndex, "pNewPointerArg",
         [&](ur_exp_kernel_arg_properties_t &argument) {
           argument.value.pointer = pointer.pNewPointerArg ? load<const void *>(pointer.pNewPointerArg) : nullptr;
         });
  }
}

/// Values of the table's entries, for all launches that name them.
void Guard::updatedEntries(Recording &recording, const void *chain) {
  if (!chain || load<uint32_t>(chain) != UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES)
    return;
  const auto &values = *static_cast<const ur_laneway_argument_values_t *>(chain);
  for (uint32_t i = 0; i < values.numValues; ++i) {
    const ur_laneway_argument_value_t &value = values.pValues[i];
    const void *const entry = Recording::entryKey(value.entry);
    std::erase_if(recording.uses, [entry](const Recording::Use &use) { return use.command == entry; });
    const auto type = recording.entries.find(value.entry);
    if (type == recording.entries.end() || !value.pValue)
      continue;
    ur_exp_kernel_arg_properties_t argument{};
    argument.type = type->second;
    argument.size = value.size;
    if (argument.type == UR_EXP_KERNEL_ARG_TYPE_POINTER)
      argument.value.pointer = load<const void *>(value.pValue);
    else
      argument.value.value = value.pValue;
    const Accesses accesses(argument, "pValue", state().objects, state().reached);
    for (const Access &access : accesses.all()) {
      state().blocks.recorded(access, place_);
      recording.uses.push_back({access, place_, entry});
    }
  }
}

/// A command is captured.
void Guard::captured(const std::shared_ptr<Recording> &into, std::span<const Access> accesses, Recording *run,
                     const Clock &clock, Epoch epoch, bool atOnce) {
  State &all = state();
  const Moment moment{clock, epoch, place_};
  std::vector<Recording::Use> ofRun;
  if (run) {
    const std::scoped_lock lock(run->mutex);
    ofRun = run->uses;
  }
  const std::scoped_lock lock(into->mutex);
  const auto use = [&](const Access &access, const Place &place) {
    all.blocks.usedIn(into->inside, access, {clock, epoch, place});
    into->uses.push_back({access, place});
  };
  if (isAllocation(call_.record)) {
    const void *const begin = *call_.parameter<void **>(6);
    const auto size = call_.parameter<size_t>(2);
    all.blocks.allocated(begin, size, false, nullptr, place_);
    all.blocks.ended(begin, 0, Blocks::End::captured, place_);
    into->inside.allocated(begin, size, false, atOnce ? nullptr : &moment, place_);
    into->allocations.push_back({begin, size, place_, call_.parameter<ur_usm_pool_handle_t>(1)});
  }
  for (const Access &access : accesses)
    use(access, place_);
  for (const Recording::Use &one : ofRun)
    use(one.access, one.place);
}

/// A free is captured; before the call.
void Guard::capturedFree(const std::shared_ptr<Recording> &into, void *memory, const Clock &clock, Epoch epoch) {
  const std::scoped_lock lock(into->mutex);
  const Moment moment{clock, epoch, place_};
  freed_ = into->inside.freed(memory, &moment, place_);
  recording_ = into;
}

void Guard::joinAwaited(Clock *clock, Recording::Awaited &awaited) {
  const std::scoped_lock lock(awaited.mutex);
  state().order.joinAll(clock, awaited.events);
}

/// What was recorded, as one command. Memory that is allocated and not freed in it is the program's from then on.
void Guard::runs(Recording &run, const Clock &clock, Epoch epoch) {
  Blocks &blocks = state().blocks;
  const std::scoped_lock lock(run.mutex);
  for (const Recording::Memory &one : run.allocations) {
    const Moment moment{clock, epoch, one.place};
    blocks.allocated(one.begin, one.size, false, &moment, one.place, one.pool);
  }
  for (const Recording::Use &use : run.uses) {
    if (use.awaited.empty()) {
      state().used(use.access, {clock, epoch, use.place});
      continue;
    }
    Clock own = clock;
    for (const std::shared_ptr<Recording::Awaited> &one : use.awaited)
      joinAwaited(&own, *one);
    state().used(use.access, {own, epoch, use.place});
  }
  for (const std::shared_ptr<Recording::Awaited> &one : run.awaited)
    joinAwaited(&awaited_, *one);
  for (const Recording::Memory &one : run.frees) {
    const Moment moment{clock, epoch, one.place};
    Blocks::confirm(blocks.freed(one.begin, &moment, one.place), one.place);
  }
}

/// Calls about what is recorded; false: it is none.
bool Guard::recorded() {
  State &all = state();
  Order &order = all.order;
  const auto first = [&] { return call_.parameter<const void *>(0); }; // of these, a handle
  switch (call_.record) {
  case RecordId::ur_command_buffer_create_exp_params_t: {
    const auto *const desc = call_.parameter<const ur_exp_command_buffer_desc_t *>(2);
    all.recordings.put(*call_.parameter<void **>(3), makeBuffer(desc && desc->isInOrder));
    return true;
  }
  case RecordId::ur_command_buffer_retain_exp_params_t:
    if (const std::shared_ptr<Recording> recording = all.recordings.find(first()))
      recording->references.fetch_add(1, std::memory_order_relaxed);
    return true;
  case RecordId::ur_command_buffer_update_kernel_launch_exp_params_t:
    updated();
    return true;
  case RecordId::ur_command_buffer_update_wait_events_exp_params_t:
    if (const std::shared_ptr<Recording::Awaited> awaited = all.awaited.find(first())) {
      const auto *const events = call_.parameter<const ur_event_handle_t *>(2);
      const std::scoped_lock lock(awaited->mutex);
      awaited->events.assign(events, events + call_.parameter<uint32_t>(1));
    }
    return true;
  case RecordId::ur_graph_create_exp_params_t:
    all.recordings.put(*call_.parameter<void **>(1), std::make_shared<Recording>(nullptr));
    return true;
  case RecordId::ur_queue_begin_graph_capture_exp_params_t:
    order.beginCapture(first(), std::make_shared<Recording>(nullptr));
    return true;
  case RecordId::ur_queue_begin_capture_into_graph_exp_params_t: {
    const void *const graph = call_.parameter<const void *>(1);
    std::shared_ptr<Recording> into = all.recordings.find(graph);
    if (!into)
      all.recordings.put(graph, into = std::make_shared<Recording>(nullptr));
    into->captureBegins();
    order.beginCapture(first(), std::move(into));
    return true;
  }
  case RecordId::ur_queue_end_graph_capture_exp_params_t:
    all.recordings.put(*call_.parameter<void **>(1), order.endCapture(first()));
    return true;
  case RecordId::ur_graph_instantiate_graph_exp_params_t:
    if (const std::shared_ptr<Recording> graph = all.recordings.find(first())) {
      auto made = std::make_shared<Recording>(nullptr); // later captures aren't in it
      const std::scoped_lock lock(graph->mutex);
      made->lastRun = graph->lastRun;
      made->uses = graph->uses;
      made->allocations = graph->allocations;
      made->frees = graph->frees;
      all.recordings.put(*call_.parameter<void **>(1), std::move(made));
    }
    return true;
  default:
    return false;
  }
}

/// The program gives one up; before the call.
void Guard::beforeRecordingGoes() {
  State &all = state();
  const auto *const handle = call_.parameter<const void *>(0);
  const std::shared_ptr<Recording> recording = all.recordings.find(handle);
  if (!recording || recording->references.fetch_sub(1, std::memory_order_acq_rel) != 1)
    return;
  (void)all.recordings.take(handle);
  neverCame(*recording);
}

void Guard::neverCame(Recording &recording) {
  const std::scoped_lock lock(recording.mutex);
  for (const Recording::Memory &one : recording.allocations)
    state().blocks.neverCame(one.begin);
}

std::shared_ptr<Recording> Guard::makeBuffer(bool inOrder) {
  auto order = std::make_shared<Order>();
  auto made = std::make_shared<Recording>(order);
  order->addQueue(made.get(), inOrder, false);
  return made;
}

} // namespace ur::layers::stream_safety
