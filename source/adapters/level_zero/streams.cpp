// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/level_zero/streams.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/core/port/backend_log.hpp"
#include "adapters/core/port/guarded.hpp"
#include "adapters/core/port/idle_streams.hpp"

#include <algorithm>
#include <utility>

namespace ur::level_zero {

Submission::Submission(const core::DriverPass &pass, Stream &stream, const core::Fence &fence, bool needsEvent) noexcept
    : pass_(pass), stream_(stream), alone_(stream.alone()), fence_(fence),
      result_(needsEvent || fence.signal || !fence.waits.empty() ? core::guarded([&] { return prepare(needsEvent); })
                                                                 : UR_RESULT_SUCCESS) {}

/// A command that waits for plain events has an event always (event.hpp).
ur_result_t Submission::prepare(bool needsEvent) {
  core::SmallVector<Event *, 8> behind;
  for (const core::NativeEvent wait : fence_.waits) {
    Event &event = Event::of(wait);
    if (event.over.load(std::memory_order_acquire))
      continue;
    waits_.push(event.native);
    if (!event.stock.counts())
      behind.push(&event);
  }
  if (behind.empty() && !needsEvent && !fence_.signal)
    return UR_RESULT_SUCCESS;
  const bool timed = fence_.signal && (fence_.timed || stream_.profiling);
  return (timed ? stream_.timed : stream_.plain).take(pass_, stream_.device(), behind.span(), &event_);
}

void Submission::submitted() noexcept {
  submitted_ = true;
  if (!event_)
    return;
  if (fence_.signal)
    *fence_.signal = event_->handle();
  else
    stream_.events.give(*event_);
}

ur_result_t enqueueFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                         const core::Fence &fence, uint64_t *scratch) noexcept {
  const Stream &to = Stream::of(stream);
  const Api &api = to.api();
  if (to.ordered) {
    return fence.waits.empty() && !fence.signal ? UR_RESULT_SUCCESS
                                                : submit(pass, stream, fence, api.zeCommandListAppendBarrier);
  }
  if (kind == core::FenceKind::barrier) {
    // With a list, a barrier doesn't wait for what came before.
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!fence.waits.empty())
      result = submit(pass, stream, core::Fence{fence.waits}, api.zeCommandListAppendBarrier);
    return result == UR_RESULT_SUCCESS
               ? submit(pass, stream, core::Fence{{}, fence.signal, fence.timed}, api.zeCommandListAppendBarrier)
               : result;
  }
  if (!fence.signal)
    return UR_RESULT_SUCCESS;
  // A barrier would hold up all that follows; the time of day does not.
  return submit(pass, stream, fence, [&](auto &in, auto list, auto... with) {
    return api.zeCommandListAppendWriteGlobalTimestamp(in, list, scratch, with...);
  });
}

ur_result_t finishStream(const core::DriverPass &pass, Stream &stream) noexcept {
  const Api &api = stream.api();
  if (api.zeCommandListHostSynchronize) {
    stream.used.store(false, std::memory_order_relaxed);
    const ze_result_t result = api.zeCommandListHostSynchronize(pass, stream.native, UINT64_MAX);
    if (result != ZE_RESULT_SUCCESS)
      stream.used.store(true, std::memory_order_relaxed);
    return translate(result);
  }
  core::NativeEvent end = nullptr;
  const core::Fence fence{{}, &end};
  ur_result_t result = submit(pass, reinterpret_cast<core::Stream>(&stream), fence, api.zeCommandListAppendBarrier);
  if (result == UR_RESULT_SUCCESS) {
    result = stream.events.wait(pass, Event::of(end));
    stream.events.give(Event::of(end));
  }
  return result;
}

namespace {

ze_command_queue_priority_t priorityOf(int8_t priority) noexcept {
  return priority > 0   ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_HIGH
         : priority < 0 ? ZE_COMMAND_QUEUE_PRIORITY_PRIORITY_LOW
                        : ZE_COMMAND_QUEUE_PRIORITY_NORMAL;
}

ze_result_t createList(const core::DriverPass &pass, const Context &context, const core::StreamDesc &desc,
                       ze_command_list_handle_t *list) noexcept {
  const Device &device = context.device(desc.device);
  ze_command_queue_desc_t queue{};
  queue.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC;
  queue.ordinal = device.ordinal;
  queue.index = device.nextEngine.fetch_add(1, std::memory_order_relaxed) % device.engines;
  queue.flags = desc.ordered && context.platform().orderedLists ? uint32_t{ZE_COMMAND_QUEUE_FLAG_IN_ORDER} : 0;
  if (device.copyEngines)
    queue.flags |= ZE_COMMAND_QUEUE_FLAG_COPY_OFFLOAD_HINT;
  queue.mode = ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS;
  queue.priority = priorityOf(desc.priority);
  return context.api().zeCommandListCreateImmediate(pass, context.native(), device.native, &queue, list);
}

/// Waits for all that a list has. False: the driver doesn't say, though it was asked again, since a call may fail once.
bool isOver(Stream &stream) noexcept {
  constexpr int kAttempts = 3;
  for (int attempt = 0; attempt < kAttempts; ++attempt) {
    if (finishStream(core::DriverPass(), stream) == UR_RESULT_SUCCESS)
      return true;
  }
  if (log::Logger *const logger = core::adapterLog.load(std::memory_order_acquire))
    logger->error("zeCommandListHostSynchronize fails for a list at its context's end; both are kept");
  return false;
}

} // namespace

Streams::~Streams() {
  for (const std::unique_ptr<Stream> &stream : all_) {
    if (stream->owned && !stream->stuck)
      (void)context_.api().zeCommandListDestroy(stream->native);
  }
}

/// Of an import that is gone the list may be, too: where its work ends is known.
bool Streams::finish() noexcept {
  bool allOver = true;
  for (const std::unique_ptr<Stream> &stream : all_) {
    if (!stream->gone) {
      stream->stuck = !isOver(*stream);
      allOver = allOver && !stream->stuck;
    } else if (stream->last) {
      (void)events_.wait(core::DriverPass(), *stream->last);
    }
  }
  return allOver;
}

ur_result_t Streams::take(const core::StreamDesc &desc, Stream **stream) noexcept {
  return core::passGate([&](const core::DriverPass &pass) {
    return core::guarded([&] {
      std::lock_guard lock(mutex_);
      sweep(pass);
      if (Stream *idle = takeIdle(pass, desc)) {
        *stream = idle;
        return UR_RESULT_SUCCESS;
      }
      core::haveRoom(all_);
      unused_.reserve(all_.size() + 1);
      ze_command_list_handle_t native = nullptr;
      if (const ze_result_t result = createList(pass, context_, desc, &native); result != ZE_RESULT_SUCCESS)
        return translate(result);
      std::unique_ptr<Stream> made;
      try {
        made = std::make_unique<Stream>(context_, events_, desc, native);
      } catch (...) {
        (void)context_.api().zeCommandListDestroy(pass, native);
        throw;
      }
      *stream = made.get();
      all_.push_back(std::move(made));
      return UR_RESULT_SUCCESS;
    });
  });
}

ur_result_t Streams::import(ze_command_list_handle_t native, bool owned, const core::StreamDesc &desc,
                            Stream **stream) noexcept {
  return core::passGate([&](const core::DriverPass &pass) {
    return core::guarded([&] {
      std::lock_guard lock(mutex_);
      sweep(pass);
      core::haveRoom(all_);
      leaving_.reserve(all_.size() + 1);
      auto made = std::make_unique<Stream>(context_, events_, desc, native, true, find(native));
      made->appended = true;
      made->exposed.store(true, std::memory_order_relaxed);
      made->owned = owned;
      *stream = made.get();
      all_.push_back(std::move(made));
      return UR_RESULT_SUCCESS;
    });
  });
}

/// Also one that is gone: its list isn't, where somebody still has that.
const Stream *Streams::find(ze_command_list_handle_t list) const noexcept {
  const auto found = std::ranges::find(all_, list, [](const auto &stream) { return stream->native; });
  return found == all_.end() ? nullptr : found->get();
}

bool Streams::isIdle(const core::DriverPass &pass, Stream &stream) noexcept {
  if (stream.last && !stream.last->stock.isOver(pass, *stream.last))
    return false;
  if (stream.last)
    events_.give(*std::exchange(stream.last, nullptr));
  return true;
}

Stream *Streams::takeIdle(const core::DriverPass &pass, const core::StreamDesc &desc) noexcept {
  return core::takeIdle(unused_, desc, [&](Stream &stream) { return isIdle(pass, stream); });
}

/// What was given to it goes on. False: where it ends can't be marked.
bool Streams::markEnd(const core::DriverPass &pass, Stream &stream) noexcept {
  const core::Fence none;
  Submission submission(pass, stream, none, true);
  if (submission.result() != UR_RESULT_SUCCESS ||
      context_.api().zeCommandListAppendBarrier(pass, stream.native, submission.event()->native, 0, nullptr) !=
          ZE_RESULT_SUCCESS)
    return false;
  stream.last = submission.take();
  stream.plain.giveBack(pass);
  stream.timed.giveBack(pass);
  return true;
}

/// An owned list goes when its work is over. Where that can't be known, it stays.
void Streams::leave(const core::DriverPass &pass, Stream &import) noexcept {
  const bool known = !import.used.exchange(false) || markEnd(pass, import);
  std::lock_guard lock(mutex_);
  import.gone = true;
  import.owned = import.owned && known;
  leaving_.push_back(&import); // there is room for all
  sweep(pass);
}

void Streams::sweep(const core::DriverPass &pass) noexcept {
  std::erase_if(leaving_, [&](Stream *import) {
    if (!isIdle(pass, *import))
      return false;
    if (std::exchange(import->owned, false))
      (void)context_.api().zeCommandListDestroy(pass, import->native);
    return true;
  });
}

/// Where its end can't be marked, the stream is kept, and never used again.
void Streams::give(const core::DriverPass &pass, Stream &stream) noexcept {
  if (stream.imported)
    return leave(pass, stream);
  if (stream.exposed.load(std::memory_order_relaxed))
    return; // what others do with it isn't known: it is kept until the end
  if (stream.used.exchange(false) && !markEnd(pass, stream))
    return;
  std::lock_guard lock(mutex_);
  unused_.push_back(&stream);
}

} // namespace ur::level_zero
