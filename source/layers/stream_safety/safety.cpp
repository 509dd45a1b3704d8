// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/safety.hpp"

#include "layers/stream_safety/accesses.hpp"
#include "layers/stream_safety/maps.hpp"
#include "layers/stream_safety/report.hpp"

namespace ur::layers::stream_safety {

constinit std::atomic<const ur_dditable_t *> next{nullptr};

namespace {

using reflection::RecordId;
using After = Order::After;

struct State {
  Order order;
  Blocks blocks;
  Maps maps;
  Sharded<std::shared_ptr<Recording>> recordings; // of command buffers, graphs and executable graphs
};
/// Made once, never destroyed: threads may still call at exit.
State &state() noexcept {
  static auto *const instance = new State;
  return *instance;
}

template <typename Params>
const Params &as(const Call &call) noexcept {
  return *reinterpret_cast<const Params *>(call.parameters);
}

After afterOf(RecordId record) noexcept {
  switch (record) {
  case RecordId::ur_enqueue_events_wait_params_t:
    return After::allIfNone;
  case RecordId::ur_enqueue_events_wait_with_barrier_params_t:
  case RecordId::ur_enqueue_events_wait_with_barrier_ext_params_t:
    return After::barrier;
  case RecordId::ur_enqueue_native_command_exp_params_t:
  case RecordId::ur_bindless_images_wait_external_semaphore_exp_params_t:
    return After::everything;
  default:
    return After::listed;
  }
}

bool isAllocation(RecordId record) noexcept {
  return record == RecordId::ur_enqueue_usm_device_alloc_exp_params_t ||
         record == RecordId::ur_enqueue_usm_shared_alloc_exp_params_t ||
         record == RecordId::ur_enqueue_usm_host_alloc_exp_params_t;
}

/// What the call frees: by the host, or in the order of a queue.
void *freedBy(const Call &call) noexcept {
  return call.parameter<void *>(call.record == RecordId::ur_usm_free_params_t ? 1 : 2);
}

/// What runs when the command does: of a command buffer or of a graph.
std::shared_ptr<Recording> runOf(const Call &call) noexcept {
  if (call.record == RecordId::ur_enqueue_command_buffer_exp_params_t ||
      call.record == RecordId::ur_enqueue_graph_exp_params_t)
    return state().recordings.find(call.parameter<const void *>(1));
  return nullptr;
}

} // namespace

void start() {
  configureReports();
  State &all = state();
  all.order.clear();
  all.blocks.clear();
  all.maps.clear();
  all.recordings.clear();
}

void stop() noexcept {
  closeReports();
}

bool Guard::enter(bool sound) noexcept {
  sound_ = sound;
  if (sound) {
    try {
      before();
    } catch (const std::bad_alloc &) { // then less is known
    }
  }
  return true;
}

ur_result_t Guard::leave(ur_result_t result) noexcept {
  if (sound_) {
    try {
      if (result == UR_RESULT_SUCCESS)
        after();
      else
        failed();
    } catch (const std::bad_alloc &) {
    }
  }
  return result;
}

void Guard::before() {
  switch (call_.record) {
  case RecordId::ur_enqueue_usm_free_exp_params_t:
  case RecordId::ur_usm_free_params_t:
    return beforeFree();
  case RecordId::ur_event_wait_params_t:
  case RecordId::ur_queue_finish_params_t:
    return beforeWait();
  case RecordId::ur_event_release_params_t:
    return state().order.releaseEvent(call_.parameter<const void *>(0));
  case RecordId::ur_queue_release_params_t:
    return state().order.releaseQueue(call_.parameter<const void *>(0));
  case RecordId::ur_enqueue_host_task_exp_params_t:
    return hand(1, 2);
  case RecordId::ur_event_set_callback_params_t:
    if (call_.parameter<ur_execution_info_t>(1) == UR_EXECUTION_INFO_COMPLETE)
      hand(2, 3);
    return;
  default:
    return;
  }
}

/// Before the call: once it runs, the memory may be somebody else's.
void Guard::beforeFree() {
  State &all = state();
  if (call_.record == RecordId::ur_usm_free_params_t) {
    place_ = placeOf(call_.slot, nullptr, caller_);
    freed_ = all.blocks.freed(freedBy(call_), nullptr, place_);
    return;
  }
  const Command command(call_, shape_);
  place_ = placeOf(call_.slot, command.queue(), caller_);
  all.order.command(place_, command.waits(), After::listed, nullptr, nullptr,
                    [&](const Clock &clock, Epoch epoch, Recording *recording) {
                      if (recording) {
                        const std::scoped_lock lock(recording->mutex);
                        recording->frees.push_back({freedBy(call_), 0, place_});
                        return;
                      }
                      const Moment moment{clock, epoch, place_};
                      freed_ = all.blocks.freed(freedBy(call_), &moment, place_);
                      if (command.wantsEvent())
                        clock_ = clock;
                    });
}

void Guard::beforeWait() {
  const Callback::Running *const task = Callback::running();
  Order &order = state().order;
  place_ = placeOf(call_.slot, nullptr, caller_);
  if (call_.record == RecordId::ur_queue_finish_params_t) {
    place_.queue = call_.parameter<const void *>(0);
    if (task && task->place.queue == place_.queue) {
      report("wait without end", place_, &task->place,
             nameOf(place_) + " is called by a host task of that queue, from " + nameOf(task->place) +
                 ": it waits for itself");
    }
    return;
  }
  const auto *const events = call_.parameter<const ur_event_handle_t *>(1);
  for (uint32_t i = 0; i < call_.parameter<uint32_t>(0); ++i) {
    if (const std::shared_ptr<const Place> captured = order.capturedFrom(events[i])) {
      report("wait without end", place_, captured.get(),
             nameOf(place_) + " waits for the event of " + nameOf(*captured) +
                 ", which is captured: it runs with its graph, and never signals that event");
    }
    const std::shared_ptr<const Clock> clock = task ? order.clockOf(events[i]) : nullptr;
    if (clock && clock->covers(task->epoch)) {
      report("wait without end", place_, &task->place,
             nameOf(place_) + " is called by a host task, from " + nameOf(task->place) +
                 ", and waits for a command that comes after that task: neither goes on");
    }
  }
}

/// Puts a callback of ours in the place of the program's.
void Guard::hand(uint16_t function, uint16_t data) {
  const bool isTask = call_.record == RecordId::ur_enqueue_host_task_exp_params_t;
  void *&given = call_.parameter<void *>(data);
  callback_ = new Callback(state().order, isTask ? call_.parameter<ur_exp_host_task_function_t>(function) : nullptr,
                           isTask ? nullptr : call_.parameter<ur_event_callback_t>(function), given);
  given = callback_;
  if (isTask)
    call_.parameter<ur_exp_host_task_function_t>(function) = &Callback::runTask;
  else
    call_.parameter<ur_event_callback_t>(function) = &Callback::runEvent;
}

/// What the adapter refuses may be of memory that is gone: then that is said. Not of kernels: what their arguments lead
/// to may be what is wrong.
void Guard::failed() {
  delete std::exchange(callback_, nullptr); // nobody has it
  if (shape_.enqueues && !freed_ && call_.record != RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t) {
    const Accesses accesses(call_);
    const Place place = placeOf(call_.slot, call_.parameter<const void *>(shape_.queue), caller_);
    for (const Access &access : accesses.all())
      state().blocks.recorded(access, place);
  }
  if (freed_)
    state().blocks.restore(std::move(*freed_), freedBy(call_), place_);
}

void Guard::after() {
  State &all = state();
  Order &order = all.order;
  if (shape_.enqueues)
    return enqueued();
  switch (call_.record) {
  case RecordId::ur_queue_create_params_t: {
    const auto *const properties = call_.parameter<const ur_queue_properties_t *>(2);
    const bool inOrder = !properties || !(properties->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    return order.addQueue(*call_.parameter<void **>(3), inOrder, false);
  }
  case RecordId::ur_queue_create_with_native_handle_params_t:
    return order.addQueue(*call_.parameter<void **>(4), true, true);
  case RecordId::ur_queue_get_native_handle_params_t:
    return order.openQueue(call_.parameter<const void *>(0));
  case RecordId::ur_ipc_get_event_handle_exp_params_t:
    return order.openEvent(call_.parameter<const void *>(0));
  case RecordId::ur_ipc_open_event_handle_exp_params_t:
  case RecordId::ur_event_create_with_native_handle_params_t:
    return order.openEvent(*call_.parameter<void **>(3));
  case RecordId::ur_queue_retain_params_t:
    return order.retainQueue(call_.parameter<const void *>(0));
  case RecordId::ur_event_retain_params_t:
    return order.retainEvent(call_.parameter<const void *>(0));
  case RecordId::ur_queue_finish_params_t:
    return order.finished(call_.parameter<const void *>(0));
  case RecordId::ur_device_wait_exp_params_t:
    return order.finishedAll();
  case RecordId::ur_event_wait_params_t:
    return order.waited({call_.parameter<const ur_event_handle_t *>(1), call_.parameter<uint32_t>(0)});
  case RecordId::ur_event_set_callback_params_t: {
    if (!callback_)
      return;
    const std::shared_ptr<const Clock> clock = order.clockOf(call_.parameter<const void *>(0));
    return callback_->handedOver(place_, clock ? *clock : Clock(), {}, false);
  }
  case RecordId::ur_event_get_info_params_t:
  case RecordId::ur_event_get_profiling_info_params_t:
  case RecordId::ur_queue_get_info_params_t:
    return queried();
  case RecordId::ur_context_release_params_t:
  case RecordId::ur_usm_pool_release_params_t:
  case RecordId::ur_usm_pool_trim_to_exp_params_t:
    return all.blocks.returnFreed();
  case RecordId::ur_usm_host_alloc_params_t:
    return all.blocks.allocated(*call_.parameter<void **>(4), call_.parameter<size_t>(3), false, nullptr,
                                placeOf(call_.slot, nullptr, caller_));
  case RecordId::ur_usm_device_alloc_params_t:
  case RecordId::ur_usm_shared_alloc_params_t:
    return all.blocks.allocated(*call_.parameter<void **>(5), call_.parameter<size_t>(4),
                                call_.record == RecordId::ur_usm_device_alloc_params_t, nullptr,
                                placeOf(call_.slot, nullptr, caller_));
  case RecordId::ur_command_buffer_create_exp_params_t:
    return all.recordings.put(*call_.parameter<void **>(3), std::make_shared<Recording>());
  case RecordId::ur_command_buffer_update_kernel_launch_exp_params_t: {
    // What its kernels are given isn't known any more.
    if (const std::shared_ptr<Recording> buffer = all.recordings.find(call_.parameter<const void *>(0))) {
      const std::scoped_lock lock(buffer->mutex);
      std::erase_if(buffer->uses, [](const Recording::Use &use) { return use.access.isKernels(); });
    }
    return;
  }
  case RecordId::ur_queue_begin_graph_capture_exp_params_t:
    return order.beginCapture(call_.parameter<const void *>(0), std::make_shared<Recording>());
  case RecordId::ur_queue_begin_capture_into_graph_exp_params_t: {
    const void *const graph = call_.parameter<const void *>(1);
    std::shared_ptr<Recording> into = all.recordings.find(graph);
    if (!into)
      all.recordings.put(graph, into = std::make_shared<Recording>());
    return order.beginCapture(call_.parameter<const void *>(0), std::move(into));
  }
  case RecordId::ur_queue_end_graph_capture_exp_params_t:
    return all.recordings.put(*call_.parameter<void **>(1), order.endCapture(call_.parameter<const void *>(0)));
  case RecordId::ur_graph_instantiate_graph_exp_params_t:
    return all.recordings.put(*call_.parameter<void **>(1), all.recordings.find(call_.parameter<const void *>(0)));
  case RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t:
  case RecordId::ur_command_buffer_append_usm_fill_exp_params_t:
  case RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t:
    return appended();
  default:
    return;
  }
}

/// Answers that tell that commands are over.
void Guard::queried() {
  Order &order = state().order;
  const auto name = call_.parameter<uint32_t>(1);
  const void *const value = call_.parameter<const void *>(3);
  const void *const object = call_.parameter<const void *>(0);
  if (call_.record == RecordId::ur_queue_get_info_params_t) {
    if (value && name == UR_QUEUE_INFO_EMPTY && load<ur_bool_t>(value))
      order.finished(object);
    return;
  }
  const bool over = call_.record == RecordId::ur_event_get_profiling_info_params_t
                        ? name == UR_PROFILING_INFO_COMMAND_END || name == UR_PROFILING_INFO_COMMAND_COMPLETE
                        : value && name == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS &&
                              load<uint32_t>(value) == UR_EVENT_STATUS_COMPLETE;
  if (over) {
    const auto event = static_cast<ur_event_handle_t>(const_cast<void *>(object));
    order.waited({&event, 1});
  }
}

/// To a command buffer: what it will do.
void Guard::appended() {
  const std::shared_ptr<Recording> recording = state().recordings.find(call_.parameter<const void *>(0));
  if (!recording)
    return;
  const Accesses accesses(call_);
  const Place place = placeOf(call_.slot, nullptr, caller_);
  const std::scoped_lock lock(recording->mutex);
  for (const Access &access : accesses.all()) {
    state().blocks.recorded(access, place);
    recording->uses.push_back({access, place});
  }
}

/// What was recorded, as one command. Memory that is allocated and not freed in it is the program's from then on.
void Guard::runs(Recording &run, const Clock &clock, Epoch epoch) {
  Blocks &blocks = state().blocks;
  for (const Recording::Memory &one : run.allocations) {
    const Moment moment{clock, epoch, one.place};
    blocks.allocated(one.begin, one.size, false, &moment, one.place);
  }
  for (const Recording::Use &use : run.uses)
    blocks.used(use.access, {clock, epoch, use.place});
  for (const Recording::Memory &one : run.frees) {
    const Moment moment{clock, epoch, one.place};
    Blocks::confirm(blocks.freed(one.begin, &moment, one.place), one.place);
  }
}

void Guard::enqueued() {
  State &all = state();
  const Command command(call_, shape_);
  if (call_.record == RecordId::ur_enqueue_usm_free_exp_params_t) {
    if (freed_)
      Blocks::confirm(*freed_, place_);
    if (command.wantsEvent())
      all.order.signals(command.event(), clock_, place_);
    return;
  }
  place_ = placeOf(call_.slot, command.queue(), caller_);
  const Accesses accesses(call_);
  const std::shared_ptr<Recording> run = runOf(call_);
  Clock known;
  const bool allocates = isAllocation(call_.record);
  const bool isDevices = call_.record == RecordId::ur_enqueue_usm_device_alloc_exp_params_t;
  // Out of order and without an event, memory is given out that may be used at once.
  const bool atOnce = allocates && !command.wantsEvent() && !all.order.isInOrder(command.queue());
  const auto inside = [&](const Clock &clock, Epoch epoch, Recording *recording) {
    if (callback_)
      callback_->handedOver(place_, clock, epoch, recording != nullptr);
    if (allocates) {
      const Moment moment{clock, epoch, place_};
      all.blocks.allocated(*call_.parameter<void **>(6), call_.parameter<size_t>(2), isDevices,
                           recording || atOnce ? nullptr : &moment, place_);
    }
    if (recording) {
      const std::scoped_lock lock(recording->mutex);
      for (const Access &access : accesses.all())
        recording->uses.push_back({access, place_});
      if (allocates)
        recording->allocations.push_back({*call_.parameter<void **>(6), call_.parameter<size_t>(2), place_});
      return;
    }
    for (const Access &access : accesses.all())
      all.blocks.used(access, {clock, epoch, place_});
    if (run)
      runs(*run, clock, epoch);
    if (command.blocks())
      known = clock;
  };
  all.order.command(place_, command.waits(), afterOf(call_.record), command.event(), run.get(), inside);
  if (command.blocks())
    all.order.hostKnows(known);
  if (call_.record == RecordId::ur_enqueue_mem_buffer_map_params_t) {
    const auto &given = as<ur_enqueue_mem_buffer_map_params_t>(call_);
    all.maps.mapped(*given.phBuffer, *given.poffset, *given.psize,
                    (*given.pmapFlags & (UR_MAP_FLAG_WRITE | UR_MAP_FLAG_WRITE_INVALIDATE_REGION)) != 0,
                    **given.pppRetMap, place_);
  } else if (call_.record == RecordId::ur_enqueue_mem_unmap_params_t) {
    all.maps.unmapped(call_.parameter<const void *>(1), call_.parameter<const void *>(2));
  }
}

} // namespace ur::layers::stream_safety
