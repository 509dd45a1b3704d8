// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams, all of them ordered, and the events that mark them.
#pragma once

#include "adapters/core/port/driver.hpp"
#include "adapters/cuda_like/device.hpp"
#include "adapters/cuda_like/shared_event.hpp"

#include <atomic>
#include <mutex>
#include <vector>

namespace ur::LANEWAY_VENDOR {

struct DeviceResources;

struct Stream {
  enum class Owner : uint8_t { streams, import, caller };
  Device &device;
  DeviceResources &resources; ///< its device's
  StreamHandle native = nullptr;
  int8_t priority = 0;
  Owner owner = Owner::streams; ///< import: what was taken over ends with this
  unsigned flags = 0;           ///< of its creation, where it is ours
  /// Whether launches may go by graphs: none that others know, or whose order or priority is a special one.
  std::atomic<bool> takesGraphs{false};
  mutable std::atomic<EventHandle> spareEnd{nullptr}; ///< for who waits for what it has

  static Stream &of(core::Stream stream) noexcept { return *reinterpret_cast<Stream *>(stream); }
};

/// The streams of a device. One that its user gives up is kept for the next, once it is idle, since making one takes
/// the driver long.
class Streams {
public:
  Streams(Device &device, DeviceResources &resources) noexcept : device_(device), resources_(resources) {}
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;
  /// Waits for what is still running.
  ~Streams();

  [[nodiscard]] ur_result_t take(const core::StreamDesc &desc, Stream **stream) noexcept;
  /// One that somebody else has made, on the same context.
  [[nodiscard]] ur_result_t import(StreamHandle native, bool owned, Stream **stream) noexcept;
  void give(Stream *stream) noexcept;

private:
  [[nodiscard]] Stream *takeIdle(int8_t priority, unsigned flags) noexcept;
  void leave(std::unique_ptr<Stream> foreign) noexcept;

  Device &device_;
  DeviceResources &resources_;
  std::mutex mutex_;
  std::vector<Stream *> all_;     ///< that exist
  std::vector<Stream *> unused_;  ///< of those, what nobody has; the oldest first. Room for all
  size_t foreign_ = 0;            ///< imports that exist
  std::vector<EventHandle> left_; ///< where the work on former imports ends. Room for all imports
};

/// What the core calls a native event: a driver's event, with timing a pair of them, or one that processes share.
class Event {
public:
  /// Under the device's context.
  [[nodiscard]] static Result create(Device &device, bool timed, core::NativeEvent *event) noexcept;
  /// Under any context.
  static void destroy(const Api &api, core::NativeEvent event) noexcept;
  /// What isn't owned, destroy() leaves alone.
  [[nodiscard]] static core::NativeEvent import(EventHandle event, bool owned) noexcept {
    return reinterpret_cast<core::NativeEvent>(reinterpret_cast<uintptr_t>(event) | (owned ? 0 : kForeign));
  }

  /// One of a user's.
  [[nodiscard]] static core::NativeEvent share(SharedEvent *event) noexcept {
    return reinterpret_cast<core::NativeEvent>(reinterpret_cast<uintptr_t>(event) | kShared);
  }

  explicit Event(core::NativeEvent event) noexcept {
    const auto bits = reinterpret_cast<uintptr_t>(event);
    if (!(bits & kTimed)) {
      foreign_ = (bits & kForeign) != 0;
      end_ = reinterpret_cast<EventHandle>(bits & ~kForeign);
    } else if (bits & kForeign) {
      shared_ = reinterpret_cast<SharedEvent *>(bits & ~kShared);
      end_ = shared_->native;
    } else {
      timed_ = reinterpret_cast<EventClock::Timed *>(bits & ~kTimed);
      end_ = timed_->end;
    }
  }
  EventHandle end() const noexcept { return end_; }
  EventClock::Timed *timed() const noexcept { return timed_; } ///< null: without timing
  SharedEvent *shared() const noexcept { return shared_; }     ///< null: this process's alone
  /// The host has seen that it is over.
  void see() const noexcept {
    if (timed_)
      timed_->see();
  }

private:
  // The driver's events are aligned pointers, and so are ours: the lowest bits tell a pair, what isn't ours, and what
  // is shared.
  static constexpr uintptr_t kTimed = 1, kForeign = 2, kShared = kTimed | kForeign;

  EventClock::Timed *timed_ = nullptr;
  SharedEvent *shared_ = nullptr;
  EventHandle end_ = nullptr;
  bool foreign_ = false;
};

/// What failed when a part of it had been submitted is over afterwards: nobody has an event to wait for it. Under the
/// stream's device's context.
[[nodiscard]] inline ur_result_t settled(const Stream &stream, ur_result_t result) noexcept {
  if (result != UR_RESULT_SUCCESS)
    (void)streamSynchronize(stream.device.api(), stream.native);
  return result;
}

/// Gives a command its place in a stream's order: waits, the body, which answers a Result or ur_result_t, the signal.
/// Under the stream's device's context, or, what may be under any, without a guard where the driver is known for that.
template <class Body>
[[nodiscard, gnu::hot]] ur_result_t submit(core::Stream to, const core::Fence &fence, Body &&body,
                                           bool any = false) noexcept {
  const Stream &stream = Stream::of(to);
  const Api &api = stream.device.api();
  // The default stream is the current context's.
  any = any && api.anyContext && stream.native != kLegacyStream &&
        !(fence.signal && Event(*fence.signal).timed()); // the clock makes events
  const Current current(api, stream.device.context(), !any);
  Result result = current.result();
  for (auto wait = fence.waits.begin(); wait != fence.waits.end() && result == kSuccess; ++wait)
    result = streamWaitEvent(api, stream.native, Event(*wait).end(), 0);
  if (EventClock::Timed *timed = fence.signal ? Event(*fence.signal).timed() : nullptr; timed && result == kSuccess) {
    [[unlikely]] {
      timed->clock.begin(*timed);
      result = eventRecord(api, timed->start, stream.native);
    }
  }
  if (result != kSuccess) [[unlikely]]
    return translate(result);
  ur_result_t done;
  if constexpr (std::is_same_v<decltype(body(stream)), Result>)
    done = translate(body(stream));
  else
    done = body(stream);
  if (!fence.signal || done != UR_RESULT_SUCCESS) [[likely]]
    return done;
  return settled(stream, translate(eventRecord(api, Event(*fence.signal).end(), stream.native)));
}

} // namespace ur::LANEWAY_VENDOR
