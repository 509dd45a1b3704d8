// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Immediate command lists as streams, and how commands go there.
#pragma once

#include "adapters/core/object/mutex.hpp"
#include "adapters/core/object/small_vector.hpp"
#include "adapters/level_zero/events.hpp"

namespace ur::level_zero {

class HostCall;

/// What each command needs of it lies together.
struct alignas(core::kCacheLine) Stream {
  /// May throw bad_alloc, and has taken nothing then. An import may have any order, or none. `same`: another stream on
  /// that list, which lives as long.
  Stream(const Context &of, Events &eventsOf, const core::StreamDesc &desc, ze_command_list_handle_t list,
         bool isImport = false, const Stream *same = nullptr)
      : native(list), functions(of.api()), ordered(desc.ordered), profiling(desc.profiling),
        orderedList(of.platform().orderedLists && !isImport),
        plain(eventsOf.stockFor(desc.ordered && !isImport, desc.device, false)), context(of), events(eventsOf),
        position(desc.device), priority(desc.priority), turn(same ? same->turn : &mutex),
        timed(eventsOf.stockFor(desc.ordered && !isImport, desc.device, true)), imported(isImport) {}

  const ze_command_list_handle_t native;
  const Api &functions;
  const bool ordered, profiling;
  const bool orderedList;           ///< the driver keeps what order the stream has
  bool appended = false;            ///< commands ever went there
  std::atomic<bool> used{false};    ///< and since it was last known to be idle
  std::atomic<bool> exposed{false}; ///< others know the list, and may append to it
  EventsAtHand plain;               ///< for its commands to signal
  const Context &context;
  Events &events;
  const uint32_t position; ///< of its device
  const int8_t priority;
  core::Mutex mutex;
  core::Mutex *const turn;     ///< one thread at a time may append; of all streams on the list
  EventsAtHand timed;          ///< as plain, of those with times
  Event *last = nullptr;       ///< of one that nobody has: where its work ends; null: it is idle
  HostCall *calling = nullptr; ///< the newest host call of an ordered one that isn't over; guarded by HostCalls
  const bool imported;         ///< somebody else has made the list, and nobody knows whether it keeps order
  bool owned = true;           ///< the list goes with this
  bool stuck = false;          ///< nobody knows whether its commands are over: the list is kept
  bool gone = false;           ///< an import that nobody has; guarded by Streams

  /// For one that appends. The commands of one stream come one at a time; but where the host can't wait for a list, its
  /// waits append, too, and a list that others know may be several streams.
  [[nodiscard]] std::unique_lock<core::Mutex> alone() noexcept {
    return orderedList && !exposed.load(std::memory_order_relaxed) ? std::unique_lock<core::Mutex>()
                                                                   : std::unique_lock(*turn);
  }
  [[nodiscard]] const Api &api() const noexcept { return functions; }
  [[nodiscard]] const Device &device() const noexcept { return context.device(position); }
  static Stream &of(core::Stream stream) noexcept { return *reinterpret_cast<Stream *>(stream); }
};

/// What one call for one command is given: what it waits for, and what it signals, or null.
struct Native {
  ze_event_handle_t signal = nullptr;
  uint32_t count = 0;
  ze_event_handle_t *waits = nullptr;
};

/// A command's way to a list, where no other is meanwhile: an event for it, and the handles of what it waits for. The
/// event goes back unless submitted() is called.
class Submission {
public:
  /// `needsEvent`: also where nobody has asked for one, and nothing is waited for.
  Submission(const core::DriverPass &pass, Stream &stream, const core::Fence &fence, bool needsEvent = false) noexcept;
  Submission(const Submission &) = delete;
  Submission &operator=(const Submission &) = delete;
  ~Submission() {
    if (event_ && !submitted_)
      event_->stock.drop(pass_, {&event_, 1});
  }

  /// Why there is none.
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }
  [[nodiscard]] Event *event() const noexcept { return event_; }
  [[nodiscard]] Native native() noexcept {
    return {event_ ? event_->native : nullptr, static_cast<uint32_t>(waits_.size()), waits_.begin()};
  }
  /// The command is on its way: hands its event to who asked for it.
  void submitted() noexcept;
  /// The same; the event is the caller's to give.
  [[nodiscard]] Event *take() noexcept {
    submitted_ = true;
    return event_;
  }

private:
  [[nodiscard]] ur_result_t prepare(bool needsEvent);

  const core::DriverPass &pass_;
  Stream &stream_;
  const std::unique_lock<core::Mutex> alone_;
  const core::Fence &fence_;
  Event *event_ = nullptr;
  bool submitted_ = false;
  core::SmallVector<ze_event_handle_t, 8> waits_;
  const ur_result_t result_;
};

/// What keeps an ordered stream's commands in order where its list doesn't: comes before each.
[[nodiscard]] inline ze_result_t keepOrder(const core::DriverPass &pass, const Stream &stream) noexcept {
  if (!stream.ordered || stream.orderedList || !stream.appended)
    return ZE_RESULT_SUCCESS;
  return stream.api().zeCommandListAppendBarrier(pass, stream.native, nullptr, 0, nullptr);
}

/// One call for one command: append(pass, list, signal, number of waits, waits), which answers a ze_result_t. `end`:
/// the command has an event, which the caller uses from then on.
template <class Append>
[[nodiscard]] ur_result_t submit(const core::DriverPass &pass, core::Stream to, const core::Fence &fence,
                                 Append &&append, Event **end = nullptr) noexcept {
  Stream &stream = Stream::of(to);
  Submission submission(pass, stream, fence, end != nullptr);
  if (submission.result() != UR_RESULT_SUCCESS)
    return submission.result();
  const Native with = submission.native();
  ze_result_t result = keepOrder(pass, stream);
  if (result == ZE_RESULT_SUCCESS)
    result = append(pass, stream.native, with.signal, with.count, with.waits);
  if (result == ZE_RESULT_SUCCESS) {
    stream.appended = true;
    stream.used.store(true, std::memory_order_relaxed); // only now: somebody may have made it idle before
    if (end) {
      stream.events.use(*submission.event());
      *end = submission.event();
    }
    submission.submitted();
  }
  return translate(result);
}

/// A command that does nothing but to wait and to signal. `scratch`: eight bytes that every device may write to.
[[nodiscard]] ur_result_t enqueueFence(const core::DriverPass &pass, core::Stream stream, core::FenceKind kind,
                                       const core::Fence &fence, uint64_t *scratch) noexcept;

/// Waits for all that the stream has. Blocks.
[[nodiscard]] ur_result_t finishStream(const core::DriverPass &pass, Stream &stream) noexcept;

/// The streams of a context. One that its user gives up is kept for the next, once it is idle.
class Streams {
public:
  Streams(const Context &context, Events &events) noexcept : context_(context), events_(events) {}
  Streams(const Streams &) = delete;
  Streams &operator=(const Streams &) = delete;
  ~Streams();
  /// Waits for all that runs on any of them. False: the driver refuses to say that it is over.
  [[nodiscard]] bool finish() noexcept;

  [[nodiscard]] ur_result_t take(const core::StreamDesc &desc, Stream **stream) noexcept;
  void give(const core::DriverPass &pass, Stream &stream) noexcept;
  /// A list that somebody else has made, which is immediate, of this context and for that device.
  [[nodiscard]] ur_result_t import(ze_command_list_handle_t native, bool owned, const core::StreamDesc &desc,
                                   Stream **stream) noexcept;

private:
  [[nodiscard]] const Stream *find(ze_command_list_handle_t list) const noexcept;
  [[nodiscard]] Stream *takeIdle(const core::DriverPass &pass, const core::StreamDesc &desc) noexcept;
  [[nodiscard]] bool isIdle(const core::DriverPass &pass, Stream &stream) noexcept;
  [[nodiscard]] bool markEnd(const core::DriverPass &pass, Stream &stream) noexcept;
  void leave(const core::DriverPass &pass, Stream &import) noexcept;
  void sweep(const core::DriverPass &pass) noexcept;

  const Context &context_;
  Events &events_;
  std::mutex mutex_; // guards what follows
  std::vector<std::unique_ptr<Stream>> all_;
  std::vector<Stream *> unused_;  ///< the oldest first. Room for all
  std::vector<Stream *> leaving_; ///< imports that nobody has, with work. Room for all
};

} // namespace ur::level_zero
