// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/safety.hpp"

#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/state.hpp"

namespace ur::layers::stream_safety {

constinit std::atomic<const CallTable *> next{nullptr};

namespace {

using reflection::RecordId;
using After = Order::After;

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

/// Takes memory back only after all that was enqueued before.
bool freesByHost(RecordId record) noexcept {
  return record == RecordId::ur_usm_free_params_t ||
         record == RecordId::ur_memory_export_free_exportable_memory_exp_params_t ||
         record == RecordId::ur_bindless_images_free_mapped_linear_memory_exp_params_t;
}

/// What the call frees: by the host, or in the order of a queue.
void *freedBy(const Call &call) noexcept {
  return call.parameter<void *>(call.record == RecordId::ur_usm_free_params_t ? 1 : 2);
}

/// Takes away memory that was registered, imported or opened.
bool closes(RecordId record) noexcept {
  return record == RecordId::ur_ipc_close_mem_handle_exp_params_t ||
         record == RecordId::ur_usm_host_alloc_unregister_exp_params_t ||
         record == RecordId::ur_usm_release_exp_params_t;
}

/// What runs when the command does: of a command buffer or of a graph.
std::shared_ptr<Recording> runOf(const Call &call) noexcept {
  if (call.record == RecordId::ur_enqueue_command_buffer_exp_params_t ||
      call.record == RecordId::ur_enqueue_graph_exp_params_t)
    return state().recordings.find(call.parameter<const void *>(1));
  return nullptr;
}

} // namespace

State &state() noexcept {
  static auto *const instance = new State;
  return *instance;
}

void start() {
  configureReports();
  State &all = state();
  all.order.clear();
  all.pools.clear();
  all.recordings.clear();
  all.awaited.clear();
  all.objects.clear();
  all.blocks.clear();
  all.aliases.clear();
  all.maps.clear();
  all.blocked.clear();
  all.reached.clear();
}

void stop() noexcept {
  closeReports();
}

Guard::Guard(const Call &call, const void *caller) noexcept : call_(call), shape_(shapeOf(call_)), caller_(caller) {}

Guard::~Guard() = default;

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
  if (waits_)
    state().blocked.ends(*Callback::running());
  if (sound_) {
    try {
      if (result == UR_RESULT_SUCCESS)
        after();
      else
        failed(result);
    } catch (const std::bad_alloc &) {
    }
  }
  return result;
}

void Guard::locate(const void *queue) noexcept {
  if (place_.call == 0)
    place_ = placeOf(call_.slot, queue, caller_);
}

void Guard::before() {
  switch (call_.record) {
  case RecordId::ur_enqueue_usm_free_exp_params_t:
  case RecordId::ur_usm_free_params_t:
  case RecordId::ur_memory_export_free_exportable_memory_exp_params_t:
  case RecordId::ur_bindless_images_free_mapped_linear_memory_exp_params_t:
    return beforeFree();
  case RecordId::ur_event_wait_params_t:
  case RecordId::ur_queue_finish_params_t:
  case RecordId::ur_device_wait_exp_params_t:
    return beforeWait();
  case RecordId::ur_laneway_event_wait_for_params_t:
    return beforeTimedWait();
  case RecordId::ur_event_release_params_t:
    return state().order.releaseEvent(call_.parameter<const void *>(0));
  case RecordId::ur_command_buffer_release_exp_params_t:
  case RecordId::ur_graph_destroy_exp_params_t:
  case RecordId::ur_graph_executable_graph_destroy_exp_params_t:
    return beforeRecordingGoes();
  case RecordId::ur_mem_release_params_t:
    if (const auto last = state().objects.release(call_.parameter<const void *>(0)))
      state().aliases.removeTarget(last.get());
    return;
  case RecordId::ur_program_release_params_t:
    return state().objects.forgetVariables(call_.parameter<const void *>(0));
  case RecordId::ur_ipc_close_mem_handle_exp_params_t:
  case RecordId::ur_usm_host_alloc_unregister_exp_params_t:
  case RecordId::ur_usm_release_exp_params_t:
    return beforeClose();
  case RecordId::ur_virtual_mem_unmap_params_t:
  case RecordId::ur_virtual_mem_free_params_t:
    place_ = placeOf(call_.slot, nullptr, caller_);
    return state().blocks.ends(call_.parameter<void *>(1), call_.parameter<size_t>(2), Blocks::End::unmapped,
                               state().order.hostAtMost(), place_);
  case RecordId::ur_physical_mem_release_params_t:
    (void)state().objects.release(call_.parameter<const void *>(0));
    return;
  case RecordId::ur_context_release_params_t:
    if (state().pools.release(call_.parameter<const void *>(0)))
      state().blocks.returnFreed();
    return;
  case RecordId::ur_usm_pool_release_params_t:
  case RecordId::ur_usm_pool_destroy_exp_params_t: {
    const auto pool =
        call_.parameter<ur_usm_pool_handle_t>(call_.record == RecordId::ur_usm_pool_release_params_t ? 0 : 2);
    if (state().pools.release(pool))
      state().blocks.returnFreed(pool);
    return;
  }
  case RecordId::ur_queue_release_params_t:
    return state().order.releaseQueue(call_.parameter<const void *>(0));
  case RecordId::ur_enqueue_host_task_exp_params_t:
    hand(1, 2);
    return beforeTask();
  case RecordId::ur_event_set_callback_params_t:
    if (call_.parameter<ur_execution_info_t>(1) != UR_EXECUTION_INFO_COMPLETE)
      return;
    hand(2, 3);
    return callback_->handedOver({}, state().order.knownAfter(call_.parameter<const void *>(0)), {}, false);
  default:
    break;
  }
  if (shape_.enqueues && state().blocks.anyGone())
    beforeUse();
  if (shape_.blocking == Shape::kNone || !shape_.enqueues)
    return;
  if (const Command command(call_, shape_); command.blocks())
    beforeBlocking(command);
}

/// Before the call: once it runs, the memory may be somebody else's.
void Guard::beforeFree() {
  State &all = state();
  if (freesByHost(call_.record)) {
    place_ = placeOf(call_.slot, nullptr, caller_);
    freed_ = all.blocks.freed(freedBy(call_), nullptr, place_);
    return;
  }
  const Command command(call_, shape_);
  place_ = placeOf(call_.slot, command.queue(), caller_);
  all.order.command(place_, command.waits(), After::listed, nullptr, nullptr,
                    [&](const Clock &clock, Epoch epoch, const std::shared_ptr<Recording> &recording) {
                      if (command.wantsEvent())
                        clock_ = clock;
                      if (recording)
                        return capturedFree(recording, freedBy(call_), clock, epoch);
                      const Moment moment{clock, epoch, place_};
                      freed_ = all.blocks.freed(freedBy(call_), &moment, place_);
                    });
}

/// Before the call, too: the task may run before it returns.
void Guard::beforeTask() {
  const Command command(call_, shape_);
  place_ = placeOf(call_.slot, command.queue(), caller_);
  const auto inside = [&](const Clock &clock, Epoch epoch, const std::shared_ptr<Recording> &recording) {
    callback_->handedOver(place_, clock, epoch, recording != nullptr);
    clock_ = clock;
    recording_ = recording;
  };
  state().order.command(place_, command.waits(), After::listed, nullptr, nullptr, inside);
}

/// What the host has freed, and the command uses all the same.
void Guard::beforeUse() {
  Blocks &blocks = state().blocks;
  const Accesses accesses(call_, state().objects, state().reached);
  locate(call_.parameter<const void *>(shape_.queue));
  for (const Access &access : accesses.all())
    blocks.gone(access, place_);
  if (const std::shared_ptr<Recording> run = runOf(call_)) {
    const std::scoped_lock lock(run->mutex);
    for (const Recording::Use &use : run->uses) {
      if (!run->allocates(use.access.begin)) // what it allocates is there again
        blocks.gone(use.access, use.place);
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
void Guard::failed(ur_result_t result) {
  const bool isForeign = result == UR_RESULT_ERROR_INVALID_VALUE || result == UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  delete std::exchange(callback_, nullptr);                                // nobody has it
  if (call_.record == RecordId::ur_queue_end_graph_capture_exp_params_t) { // it ends all the same
    if (const std::shared_ptr<Recording> ended = state().order.endCapture(call_.parameter<const void *>(0))) {
      neverCame(*ended);
      ended->captureFailed();
    }
    return;
  }
  if (recording_ && call_.record == RecordId::ur_enqueue_usm_free_exp_params_t)
    return recording_->inside.restore(std::move(*freed_), freedBy(call_), place_);
  const bool isLaunch = call_.record == RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t ||
                        call_.record == RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t;
  if ((shape_.enqueues || shape_.appends) && !freed_ && !isLaunch) {
    const Accesses accesses(call_, state().objects, state().reached);
    locate(shape_.enqueues ? call_.parameter<const void *>(shape_.queue) : nullptr);
    for (const Access &access : accesses.all()) {
      state().blocks.recorded(access, place_);
      if (isForeign)
        state().blocks.gone(access, place_, true);
    }
    if (result == UR_RESULT_ERROR_OVERLAPPING_REGIONS)
      checkOverlaps(accesses.all());
  }
  if (freed_)
    state().blocks.restore(std::move(*freed_), freedBy(call_), place_, isForeign);
  if (isForeign && closes(call_.record))
    state().blocks.restore({}, call_.parameter<const void *>(1), placeOf(call_.slot, nullptr, caller_));
}

void Guard::after() {
  State &all = state();
  Order &order = all.order;
  if (shape_.enqueues)
    return enqueued();
  if (shape_.appends)
    return appended();
  switch (call_.record) {
  case RecordId::ur_queue_create_params_t: {
    const auto *const properties = call_.parameter<const ur_queue_properties_t *>(2);
    const bool inOrder = !properties || !(properties->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    all.pools.addQueue(*call_.parameter<void **>(3), call_.parameter<ur_context_handle_t>(0));
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
  case RecordId::ur_laneway_event_wait_for_params_t:
    return waitedFor();
  case RecordId::ur_event_get_info_params_t:
  case RecordId::ur_event_get_profiling_info_params_t:
  case RecordId::ur_queue_get_info_params_t:
    return queried();
  case RecordId::ur_context_create_params_t:
    return all.pools.add(*call_.parameter<void **>(3));
  case RecordId::ur_usm_pool_create_params_t:
    return all.pools.add(*call_.parameter<void **>(2));
  case RecordId::ur_usm_pool_create_exp_params_t:
    return all.pools.add(*call_.parameter<void **>(3));
  case RecordId::ur_context_retain_params_t:
  case RecordId::ur_usm_pool_retain_params_t:
    return all.pools.retain(call_.parameter<const void *>(0));
  default:
    if (!recorded())
      memory();
    return;
  }
}

void Guard::enqueued() {
  State &all = state();
  const Command command(call_, shape_);
  if (call_.record == RecordId::ur_enqueue_host_task_exp_params_t) {
    if (command.wantsEvent())
      all.order.signals(command.event(), clock_, place_, recording_);
    return;
  }
  if (call_.record == RecordId::ur_enqueue_usm_free_exp_params_t) {
    if (freed_)
      Blocks::confirm(*freed_, place_);
    if (recording_) {
      const std::scoped_lock lock(recording_->mutex);
      recording_->frees.push_back({freedBy(call_), 0, place_});
    }
    if (command.wantsEvent())
      all.order.signals(command.event(), clock_, place_, recording_);
    return;
  }
  locate(command.queue());
  const Accesses accesses(call_, state().objects, state().reached);
  const std::shared_ptr<Recording> run = runOf(call_);
  Clock known;
  const bool allocates = isAllocation(call_.record);
  const bool isDevices = call_.record == RecordId::ur_enqueue_usm_device_alloc_exp_params_t;
  // Out of order and without an event, memory is given out that may be used at once.
  const bool atOnce = allocates && !command.wantsEvent() && !all.order.isInOrder(command.queue());
  checkOverlaps(accesses.all());
  const auto inside = [&](const Clock &clock, Epoch epoch, const std::shared_ptr<Recording> &recording) {
    if (recording)
      return captured(recording, accesses.all(), run.get(), clock, epoch, atOnce);
    if (allocates) {
      const Moment moment{clock, epoch, place_};
      all.blocks.allocated(*call_.parameter<void **>(6), call_.parameter<size_t>(2), isDevices,
                           atOnce ? nullptr : &moment, place_, call_.parameter<ur_usm_pool_handle_t>(1));
    }
    for (const Access &access : accesses.all()) {
      all.used(access, {clock, epoch, place_});
      all.maps.used(access, place_);
    }
    if (run)
      runs(*run, clock, epoch);
    maps({clock, epoch, place_});
    if (command.blocks())
      known = clock;
  };
  all.order.command(place_, command.waits(), afterOf(call_.record), command.event(), run.get(), inside, &awaited_);
  if (command.blocks())
    all.order.hostKnows(known);
}

/// Of a copy, the two pieces. One onto itself does no harm.
void Guard::checkOverlaps(std::span<const Access> accesses) {
  if (accesses.size() != 2 || accesses[0].isKernels() || accesses[0].kind == accesses[1].kind ||
      accesses[0].begin == accesses[1].begin || !accesses[0].overlaps(accesses[1]))
    return;
  report("overlapping copy", place_, nullptr,
         nameOf(place_) + " reads what it writes: " + accesses[0].argument + " and " + accesses[1].argument +
             " overlap");
}

/// A map reads the buffer, and what the host has written goes there when it is unmapped.
void Guard::maps(const Moment &when) {
  State &all = state();
  if (call_.record == RecordId::ur_enqueue_mem_buffer_map_params_t) {
    const auto &given = as<ur_enqueue_mem_buffer_map_params_t>(call_);
    const auto object = all.objects.find(*given.phBuffer);
    if (!object)
      return;
    Access piece{.begin = object->begin + *given.poffset, .size = *given.psize, .argument = "hBuffer"};
    all.used(piece, when);
    all.aliases.add(**given.pppRetMap, *given.psize, piece.begin, object);
    if (*given.pmapFlags & (UR_MAP_FLAG_WRITE | UR_MAP_FLAG_WRITE_INVALIDATE_REGION))
      piece.kind = Access::Kind::write;
    all.maps.mapped(piece, **given.pppRetMap, place_);
  } else if (call_.record == RecordId::ur_enqueue_mem_unmap_params_t) {
    const auto *const at = call_.parameter<const void *>(2);
    all.aliases.remove(at);
    const std::optional<Access> piece = all.maps.unmapped(at);
    if (piece && piece->kind == Access::Kind::write)
      all.used(*piece, when);
    else if (piece && !all.aliases.haveAny(at, piece->size)) // by another map, or what it is made of
      all.blocks.unmaps(at, piece->size, when);
  }
}

} // namespace ur::layers::stream_safety
