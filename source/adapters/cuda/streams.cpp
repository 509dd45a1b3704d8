// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda/streams.hpp"

#include <algorithm>
#include <new>

namespace ur::cuda {

Streams::~Streams() {
  const Api &api = device_.api();
  (void)device_.with([&] {
    for (Stream *stream : all_) {
      (void)api.cuStreamSynchronize(stream->native);
      (void)api.cuStreamDestroy(stream->native);
    }
    for (const CUevent end : left_) {
      (void)api.cuEventSynchronize(end);
      (void)api.cuEventDestroy(end);
    }
    return CUDA_SUCCESS;
  });
  for (Stream *stream : all_)
    delete stream;
}

ur_result_t Streams::take(const core::StreamDesc &desc, Stream **stream) noexcept {
  if (desc.defaultStream == core::DefaultStream::same)
    return import(kLegacyStream, false, stream);
  const int8_t priority = desc.priority;
  const unsigned flags =
      desc.defaultStream == core::DefaultStream::ordered ? CU_STREAM_DEFAULT : CU_STREAM_NON_BLOCKING;
  std::lock_guard lock(mutex_);
  if (Stream *idle = takeIdle(priority, flags)) {
    *stream = idle;
    return UR_RESULT_SUCCESS;
  }
  std::unique_ptr<Stream> made(new (std::nothrow)
                                   Stream{device_, lanes_, nullptr, priority, Stream::Owner::streams, flags});
  try {
    unused_.reserve(all_.size() + 1);
    all_.reserve(all_.size() + 1);
  } catch (...) {
    made.reset();
  }
  if (!made)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const CUresult result = device_.with(
      [&] { return device_.api().cuStreamCreateWithPriority(&made->native, flags, device_.priority(priority)); });
  if (result != CUDA_SUCCESS)
    return translate(result);
  made->takesGraphs = device_.api().launchesByGraphs && priority == 0 && flags == CU_STREAM_NON_BLOCKING;
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
    if (device_.with([&] { return device_.api().cuStreamQuery((*place)->native); }) == CUDA_SUCCESS) {
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

ur_result_t Streams::import(CUstream native, bool owned, Stream **stream) noexcept {
  std::unique_ptr<Stream> made(
      new (std::nothrow) Stream{device_, lanes_, native, 0, owned ? Stream::Owner::import : Stream::Owner::caller});
  try {
    std::lock_guard lock(mutex_);
    left_.reserve(left_.size() + foreign_ + 1);
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
  (void)device_.with([&] {
    std::erase_if(left_, [&](CUevent end) {
      return api.cuEventQuery(end) != CUDA_ERROR_NOT_READY && (api.cuEventDestroy(end), true);
    });
    CUevent end = nullptr;
    CUresult result = api.cuEventCreate(&end, CU_EVENT_DISABLE_TIMING);
    if (result == CUDA_SUCCESS) {
      left_.push_back(end);
      result = api.cuEventRecord(end, foreign->native);
    }
    if (result != CUDA_SUCCESS)
      (void)api.cuStreamSynchronize(foreign->native);
    return foreign->owner == Stream::Owner::import ? api.cuStreamDestroy(foreign->native) : CUDA_SUCCESS;
  });
  --foreign_;
}

CUresult Event::create(Device &device, bool timed, core::NativeEvent *event) noexcept {
  const Api &api = device.api();
  if (!timed)
    return api.cuEventCreate(reinterpret_cast<CUevent *>(event), CU_EVENT_DISABLE_TIMING);
  std::unique_ptr<EventClock::Timed> pair(new (std::nothrow) EventClock::Timed(device.clock()));
  if (!pair)
    return CUDA_ERROR_OUT_OF_MEMORY;
  CUresult result = api.cuEventCreate(&pair->start, CU_EVENT_DEFAULT);
  if (result == CUDA_SUCCESS) {
    result = api.cuEventCreate(&pair->end, CU_EVENT_DEFAULT);
    if (result != CUDA_SUCCESS)
      (void)api.cuEventDestroy(pair->start);
  }
  if (result == CUDA_SUCCESS)
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
    (void)api.cuEventDestroy(timed->start);
  }
  if (!parts.foreign_)
    (void)api.cuEventDestroy(parts.end());
  delete parts.timed();
}

} // namespace ur::cuda
