// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Queues of OpenCL's as streams of ours, and how commands go there.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/opencl/context.hpp"
#include "adapters/opencl/errors.hpp"

#include <atomic>
#include <mutex>

namespace ur::opencl {

struct Stream {
  enum class Owner : uint8_t { streams, import };
  Context &context;
  uint32_t position = 0; ///< of its device
  cl_command_queue native = nullptr;
  bool ordered = true;
  int8_t priority = 0;
  Owner owner = Owner::streams;      ///< import: somebody else has made it; a reference is this one's
  std::atomic<bool> used = false;    ///< commands went there since it was last known to be idle
  std::atomic<bool> exposed = false; ///< others know the queue
  bool profiling = false;            ///< its events have times
  cl_command_queue clock = nullptr;  ///< a queue with times beside one without; made when somebody asks for a time
  cl_event last = nullptr;           ///< of one that nobody has: where its work ends; null: it is idle

  const Api &api() const noexcept { return context.api(); }
  const Device &device() const noexcept { return context.device(position); }
  static Stream &of(core::Stream stream) noexcept { return *reinterpret_cast<Stream *>(stream); }
};

inline cl_event eventOf(core::NativeEvent event) noexcept {
  return reinterpret_cast<cl_event>(event);
}
/// Whether what it stands for has come to an end, well or not. An event that can't be asked is over.
[[nodiscard]] inline bool isOver(const Api &api, cl_event event) noexcept {
  cl_int status = CL_QUEUED;
  return api.clGetEventInfo(event, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr) != CL_SUCCESS ||
         status <= CL_COMPLETE;
}

/// What a command waits for, as OpenCL's functions take it.
struct Waits {
  explicit Waits(std::span<const core::NativeEvent> events) noexcept
      : count(static_cast<cl_uint>(events.size())),
        list(events.empty() ? nullptr : reinterpret_cast<const cl_event *>(events.data())) {}
  cl_uint count;
  const cl_event *list;
};

/// One call for one command: enqueue(queue, number of waits, waits, event), which answers a cl_int.
template <class Enqueue>
[[nodiscard]] ur_result_t submit(const core::DriverPass &, core::Stream to, const core::Fence &fence,
                                 Enqueue &&enqueue) noexcept {
  Stream &stream = Stream::of(to);
  const Waits waits(fence.waits);
  cl_event event = nullptr;
  const cl_int result = enqueue(stream.native, waits.count, waits.list, fence.signal ? &event : nullptr);
  stream.used.store(true, std::memory_order_relaxed); // only now: somebody may have made it idle before
  stream.context.releaseGivenUp();
  if (result == CL_SUCCESS && fence.signal)
    *fence.signal = reinterpret_cast<core::NativeEvent>(event);
  return translate(result);
}
template <class Enqueue>
[[nodiscard]] ur_result_t submit(core::Stream to, const core::Fence &fence, Enqueue &&enqueue) noexcept {
  return core::passGate([&](const core::DriverPass &pass) { return submit(pass, to, fence, enqueue); });
}

/// A command that does nothing but to wait and to signal.
[[nodiscard]] ur_result_t enqueueFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                                       const core::Fence &fence) noexcept;
[[nodiscard]] inline ur_result_t enqueueFence(core::Stream stream, core::FenceKind kind,
                                              const core::Fence &fence) noexcept {
  return core::passGate([&](const core::DriverPass &pass) { return enqueueFence(pass, stream, kind, fence); });
}
/// The same on a stream without profiling, with times. No other command has any there. By one thread at a time.
[[nodiscard]] ur_result_t enqueueTimedFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                                            const core::Fence &fence) noexcept;

/// Makes a queue of OpenCL's.
[[nodiscard]] cl_int createQueue(const Context &context, const core::StreamDesc &desc,
                                 cl_command_queue *native) noexcept;

/// The streams of a context. One that its user gives up is kept for the next, once it is idle.
class Streams {
public:
  explicit Streams(Context &context) noexcept : context_(context) {}
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;
  /// Waits for what is still running.
  ~Streams();

  [[nodiscard]] ur_result_t take(const core::StreamDesc &desc, Stream **stream) noexcept;
  /// One that somebody else has made, on the same context. Takes a reference over.
  [[nodiscard]] ur_result_t import(cl_command_queue native, uint32_t position, bool ordered, bool profiling,
                                   Stream **stream) noexcept;
  void give(Stream *stream) noexcept;

private:
  [[nodiscard]] Stream *takeIdle(const core::StreamDesc &desc) noexcept;
  void end(Stream *stream) noexcept;

  Context &context_;
  std::mutex mutex_;
  std::vector<Stream *> all_;    ///< that exist
  std::vector<Stream *> unused_; ///< of those, what nobody has; the oldest first. Room for all
  std::vector<cl_event> left_;   ///< where the work of streams that are gone ends. Room for all
};

} // namespace ur::opencl
