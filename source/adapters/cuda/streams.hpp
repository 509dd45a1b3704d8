// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams, all of them ordered, and the events that mark them.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda/device.hpp"

#include <mutex>
#include <vector>

namespace ur::cuda {

struct Stream {
  Device &device;
  CUstream native = nullptr;
  int8_t priority = 0;

  static Stream &of(core::Stream stream) noexcept { return *reinterpret_cast<Stream *>(stream); }
};

/// The streams of a device. One that its user gives up is kept for the next, once it is idle, since making one takes
/// the driver long.
class Streams {
public:
  explicit Streams(Device &device) noexcept : device_(device) {}
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;
  /// Waits for what is still running.
  ~Streams();

  [[nodiscard]] ur_result_t take(int8_t priority, Stream **stream) noexcept;
  void give(Stream *stream) noexcept;

private:
  [[nodiscard]] Stream *takeIdle(int8_t priority) noexcept;

  Device &device_;
  std::mutex mutex_;
  std::vector<Stream *> all_;    ///< that exist
  std::vector<Stream *> unused_; ///< of those, what nobody has; the oldest first. Room for all
};

/// What the core calls a native event: a driver's event, or with timing a pair of them.
class Event {
public:
  /// Under the device's context.
  [[nodiscard]] static CUresult create(const Api &api, bool timed, core::NativeEvent *event) noexcept;
  static void destroy(const Api &api, core::NativeEvent event) noexcept;

  explicit Event(core::NativeEvent event) noexcept;
  CUevent end() const noexcept { return end_; }
  CUevent start() const noexcept { return start_; } ///< null: without timing

private:
  CUevent start_ = nullptr, end_ = nullptr;
};

/// Gives a command its place in a stream's order: waits, the body, which answers a CUresult or ur_result_t, the signal.
/// Under the stream's device's context.
template <class Body>
[[nodiscard]] ur_result_t submit(core::Stream to, const core::Fence &fence, Body &&body) noexcept {
  const Stream &stream = Stream::of(to);
  const Api &api = stream.device.api();
  const Current current(api, stream.device.context());
  CUresult result = current.result();
  for (auto wait = fence.waits.begin(); wait != fence.waits.end() && result == CUDA_SUCCESS; ++wait)
    result = api.cuStreamWaitEvent(stream.native, Event(*wait).end(), 0);
  if (result != CUDA_SUCCESS)
    return translate(result);
  if (!fence.signal) {
    if constexpr (std::is_same_v<decltype(body(stream)), CUresult>)
      return translate(body(stream));
    else
      return body(stream);
  }
  const Event signal(*fence.signal);
  if (signal.start())
    result = api.cuEventRecord(signal.start(), stream.native);
  if (result != CUDA_SUCCESS)
    return translate(result);
  if constexpr (std::is_same_v<decltype(body(stream)), CUresult>)
    result = body(stream);
  else if (const ur_result_t done = body(stream); done != UR_RESULT_SUCCESS)
    return done;
  return translate(result == CUDA_SUCCESS ? api.cuEventRecord(signal.end(), stream.native) : result);
}

} // namespace ur::cuda
