// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/streams.hpp"

#include "adapters/core/object/room.hpp"

#include <algorithm>
#include <new>

namespace ur::LANEWAY_VENDOR {

namespace {

/// Nobody waits any more.
void dropSpare(const Stream &stream) noexcept {
  if (const EventHandle spare = stream.spareEnd.load())
    (void)eventDestroy(stream.device.api(), spare);
}

} // namespace

Streams::~Streams() {
  const Api &api = device_.api();
  (void)device_.release([&] {
    for (Stream *stream : all_) {
      (void)streamSynchronize(api, stream->native);
      (void)streamDestroy(api, stream->native);
      dropSpare(*stream);
    }
    for (const EventHandle end : left_) {
      (void)eventSynchronize(api, end);
      (void)eventDestroy(api, end);
    }
    return kSuccess;
  });
  for (Stream *stream : all_)
    delete stream;
}

ur_result_t Streams::take(const core::StreamDesc &desc, Stream **stream) noexcept {
  if (desc.defaultStream == core::DefaultStream::same)
    return import(kLegacyStream, false, stream);
  const int8_t priority = desc.priority;
  const unsigned flags = desc.defaultStream == core::DefaultStream::ordered ? kOrderedStream : kFreeStream;
  std::lock_guard lock(mutex_);
  if (Stream *idle = takeIdle(priority, flags)) {
    *stream = idle;
    return UR_RESULT_SUCCESS;
  }
  std::unique_ptr<Stream> made(new (std::nothrow)
                                   Stream{device_, resources_, nullptr, priority, Stream::Owner::streams, flags});
  try {
    unused_.reserve(all_.size() + 1);
    core::haveRoom(all_);
  } catch (...) {
    made.reset();
  }
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const Result result =
      device_.with([&] { return streamCreate(device_.api(), &made->native, flags, device_.priority(priority)); });
  if (result != kSuccess)
    return translate(result);
  made->takesGraphs = device_.api().launchesByGraphs && priority == 0 && flags == kFreeStream;
  all_.push_back(made.get());
  *stream = made.release();
  return UR_RESULT_SUCCESS;
}

/// One that still runs would hold up its new user, who has nothing to do with that. Few are asked, the oldest first.
Stream *Streams::takeIdle(int8_t priority, unsigned flags) noexcept {
  constexpr int kProbes = 4;
  int probes = 0;
  for (auto place = unused_.begin(); place != unused_.end() && probes < kProbes; ++place) {
    if ((*place)->priority != priority || (*place)->flags != flags)
      continue;
    ++probes;
    if (device_.with([&] { return streamQuery(device_.api(), (*place)->native); }) == kSuccess) {
      Stream *stream = *place;
      unused_.erase(place);
      return stream;
    }
  }
  return nullptr;
}

void Streams::give(Stream *stream) noexcept {
  std::lock_guard lock(mutex_);
  if (stream->owner == Stream::Owner::streams)
    unused_.push_back(stream);
  else
    leave(std::unique_ptr<Stream>(stream));
}

ur_result_t Streams::import(StreamHandle native, bool owned, Stream **stream) noexcept {
  std::unique_ptr<Stream> made(
      new (std::nothrow) Stream{device_, resources_, native, 0, owned ? Stream::Owner::import : Stream::Owner::caller});
  try {
    std::lock_guard lock(mutex_);
    core::haveRoom(left_, foreign_ + 1);
    ++foreign_;
  } catch (...) {
    made.reset();
  }
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  *stream = made.release();
  return UR_RESULT_SUCCESS;
}

/// What it was given still runs, and uses what is ours: at the end that is waited for.
void Streams::leave(std::unique_ptr<Stream> foreign) noexcept {
  const Api &api = device_.api();
  (void)device_.release([&] {
    std::erase_if(left_, [&](EventHandle end) {
      return eventQuery(api, end) != kNotReady && ((void)eventDestroy(api, end), true);
    });
    EventHandle end = nullptr;
    Result result = eventCreate(api, &end, kPlainEvent);
    if (result == kSuccess) {
      left_.push_back(end);
      result = eventRecord(api, end, foreign->native);
    }
    if (result != kSuccess)
      (void)streamSynchronize(api, foreign->native);
    dropSpare(*foreign);
    return foreign->owner == Stream::Owner::import ? streamDestroy(api, foreign->native) : kSuccess;
  });
  --foreign_;
}

Result Event::create(Device &device, bool timed, core::NativeEvent *event) noexcept {
  const Api &api = device.api();
  if (!timed)
    return eventCreate(api, reinterpret_cast<EventHandle *>(event), kPlainEvent);
  std::unique_ptr<EventClock::Timed> pair(new (std::nothrow) EventClock::Timed(device.clock()));
  if (!pair)
    return kOutOfMemory;
  Result result = eventCreate(api, &pair->start, kTimedEvent);
  if (result == kSuccess) {
    result = eventCreate(api, &pair->end, kTimedEvent);
    if (result != kSuccess)
      (void)eventDestroy(api, pair->start);
  }
  if (result == kSuccess)
    *event = reinterpret_cast<core::NativeEvent>(reinterpret_cast<uintptr_t>(pair.release()) | kTimed);
  return result;
}

void Event::destroy(const Api &api, core::NativeEvent event) noexcept {
  const Event parts(event);
  if (parts.shared()) {
    SharedEvent::drop(api, parts.shared());
    return;
  }
  if (EventClock::Timed *timed = parts.timed()) {
    timed->clock.end(*timed);
    (void)eventDestroy(api, timed->start);
  }
  if (!parts.foreign_)
    (void)eventDestroy(api, parts.end());
  delete parts.timed();
}

} // namespace ur::LANEWAY_VENDOR
