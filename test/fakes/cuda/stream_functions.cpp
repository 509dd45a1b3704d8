// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/functions.hpp"
#include "fakes/cuda/memory.hpp"
#include "fakes/cuda/shared_records.hpp"
#include "fakes/threads.hpp"

#include <atomic>
#include <chrono>

namespace ur::cuda::fake {

namespace {

/// A stream that a command may go to from here.
Stream &own(CUstream handle, const char *function) {
  if (!handle)
    die("%s: on the default stream", function);
  Stream &stream = streamOf(handle, function);
  if (stream.context != t_current && !worksUnderAny(function))
    die("%s: another device's context is current", function);
  return stream;
}

} // namespace

CUresult cuStreamCreateWithPriority(CUstream *stream, unsigned flags, int priority) {
  BEGIN();
  if (flags > CU_STREAM_NON_BLOCKING || priority > 0 || priority < -5)
    die("cuStreamCreateWithPriority: flags %u, priority %d", flags, priority);
  engine().counts.note("streams of priority " + std::to_string(priority));
  if (flags == CU_STREAM_DEFAULT)
    engine().counts.note("streams with the default one");
  *stream = reinterpret_cast<CUstream>(
      makeStream(flags == CU_STREAM_NON_BLOCKING ? Stream::Default::none : Stream::Default::ordered));
  return CUDA_SUCCESS;
}
CUresult cuStreamGetCtx(CUstream handle, CUcontext *context) {
  BEGIN();
  *context = reinterpret_cast<CUcontext>(streamOf(handle, __func__).context);
  return CUDA_SUCCESS;
}
CUresult cuStreamDestroy(CUstream handle) {
  ENDING();
  Stream &stream = engine().streams.of(handle, __func__);    // no default stream
  engine().streams.take(stream).release()->destroyed = true; // its thread ends it
  engine().ending.insert(&stream);
  fakes::Threads::get().oneLeaves();
  stream.wake.notify_one();
  return CUDA_SUCCESS;
}
CUresult cuStreamQuery(CUstream handle) {
  BEGIN();
  return streamOf(handle, __func__).idle() ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}
CUresult cuStreamSynchronize(CUstream handle) {
  BEGIN();
  Stream &stream = streamOf(handle, __func__);
  waitUntil(call, [&] { return stream.idle(); });
  trimPools();
  return stream.context->lost;
}
CUresult cuStreamWaitEvent(CUstream handle, CUevent awaited, unsigned) {
  BEGIN();
  Stream &stream = own(handle, __func__);
  const Event &event = engine().events.of(awaited, __func__);
  if (!event.record && !(event.shared && event.shared->newest()))
    die("cuStreamWaitEvent: the event has never been recorded");
  if (const std::shared_ptr<SharedRecords> shared = event.shared) {
    enqueue(
        stream, [] { return CUDA_SUCCESS; }, [shared, number = shared->newest()] { return shared->isOver(number); });
    return CUDA_SUCCESS;
  }
  const std::shared_ptr<Record> record = event.record;
  enqueue(
      stream, [] { return CUDA_SUCCESS; }, [record] { return record->done; });
  return CUDA_SUCCESS;
}
CUresult cuStreamAddCallback(CUstream handle, CUstreamCallback callback, void *data, unsigned) {
  BEGIN();
  enqueue(own(handle, __func__), [=] {
    callBack([=] { callback(handle, CUDA_SUCCESS, data); });
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}
CUresult cuLaunchHostFunc(CUstream handle, CUhostFn function, void *data) {
  BEGIN();
  enqueue(own(handle, __func__), [=] {
    callBack([=] { function(data); });
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}
CUresult cuStreamWaitValue32(CUstream handle, CUdeviceptr address, uint32_t value, unsigned flags) {
  BEGIN();
  auto *word = reinterpret_cast<uint32_t *>(address);
  memory().check(word, sizeof *word, __func__);
  if (flags != CU_STREAM_WAIT_VALUE_GEQ)
    return CUDA_ERROR_INVALID_VALUE;
  enqueue(
      own(handle, __func__), [] { return CUDA_SUCCESS; },
      [=] {
        const uint32_t now = std::atomic_ref<uint32_t>(*word).load(std::memory_order_acquire);
        return static_cast<int32_t>(now - value) >= 0;
      });
  return CUDA_SUCCESS;
}

CUresult cuEventCreate(CUevent *event, unsigned flags) {
  BEGIN();
  constexpr unsigned known = CU_EVENT_DISABLE_TIMING | CU_EVENT_INTERPROCESS;
  if ((flags & ~known) || flags == CU_EVENT_INTERPROCESS)
    die("cuEventCreate: flags %u", flags);
  auto made = std::make_unique<Event>();
  if (flags & CU_EVENT_INTERPROCESS) {
    made->shared = SharedRecords::make();
    if (!made->shared)
      return CUDA_ERROR_OUT_OF_MEMORY;
  }
  made->context = t_current;
  made->timed = !(flags & CU_EVENT_DISABLE_TIMING);
  if (made->timed)
    engine().counts.note("timed events");
  *event = reinterpret_cast<CUevent>(engine().events.add(std::move(made)));
  return CUDA_SUCCESS;
}
CUresult cuEventDestroy(CUevent handle) {
  ENDING();
  engine().events.take(engine().events.of(handle, __func__));
  return CUDA_SUCCESS;
}
CUresult cuEventRecord(CUevent handle, CUstream to) {
  BEGIN();
  Stream &stream = own(to, __func__);
  Event &event = engine().events.of(handle, __func__);
  if (event.context != stream.context)
    die("cuEventRecord: the event is another device's");
  if (const std::shared_ptr<SharedRecords> shared = event.shared) {
    enqueue(stream, [shared, number = shared->begin()] {
      shared->end(number);
      return CUDA_SUCCESS;
    });
    return CUDA_SUCCESS;
  }
  auto record = std::make_shared<Record>();
  event.record = record;
  enqueue(stream, [record] {
    std::lock_guard lock(engine().mutex);
    record->done = true;
    record->ns = nowNs();
    return CUDA_SUCCESS;
  });
  return CUDA_SUCCESS;
}
CUresult cuEventQuery(CUevent handle) {
  BEGIN();
  const Event &event = engine().events.of(handle, __func__);
  if (event.shared)
    return event.shared->isOver(event.shared->newest()) ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
  return !event.record || event.record->done ? CUDA_SUCCESS : CUDA_ERROR_NOT_READY;
}
CUresult cuEventSynchronize(CUevent handle) {
  BEGIN();
  const Event &event = engine().events.of(handle, __func__);
  Context *const context = event.context;
  if (const std::shared_ptr<SharedRecords> shared = event.shared) { // What other processes do isn't announced.
    for (const uint64_t number = shared->newest(); !shared->isOver(number) && context->lost == CUDA_SUCCESS;)
      engine().changed.wait_for(call.lock(), std::chrono::microseconds(200));
  }
  if (const std::shared_ptr<Record> record = event.record)
    waitUntil(call, [&] { return record->done || context->lost != CUDA_SUCCESS; });
  return context->lost;
}
CUresult cuEventElapsedTime(float *ms, CUevent from, CUevent to) {
  BEGIN();
  const Event &first = engine().events.of(from, __func__), &last = engine().events.of(to, __func__);
  if (!first.timed || !last.timed)
    die("cuEventElapsedTime: an event without timing");
  if (!first.record || !last.record)
    return CUDA_ERROR_INVALID_HANDLE;
  if (!first.record->done || !last.record->done)
    return CUDA_ERROR_NOT_READY;
  // As the real one: in single precision, of moments half a microsecond apart.
  const auto moment = [](const Event &event) { return static_cast<int64_t>(event.record->ns / 500 * 500); };
  *ms = static_cast<float>(static_cast<double>(moment(last) - moment(first)) / 1e6);
  return CUDA_SUCCESS;
}

} // namespace ur::cuda::fake
