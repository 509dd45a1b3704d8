// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// UR_LAYER_STREAM_SAFETY: finds memory that is used before it is allocated or after it is freed in the order of
// commands, accesses that nothing orders, and waits that don't end. docs/stream_safety.md describes it.
#pragma once

#include "common/generated/call_table.hpp"
#include "layers/stream_safety/blocks.hpp"
#include "layers/stream_safety/callbacks.hpp"
#include "layers/stream_safety/shapes.hpp"

#include <atomic>

namespace ur::layers::stream_safety {

/// The layer's own functions.
extern const CallTable kTable;

/// The table below. Set before the layer's table is published.
extern constinit std::atomic<const CallTable *> next;

/// With nothing known. Before the table is published. Throws std::bad_alloc, and env::Error for UR_STREAM_SAFETY.
void start();
/// Says how many findings there were.
void stop() noexcept;

[[nodiscard]] constexpr bool isAllocation(reflection::RecordId record) noexcept {
  return record == reflection::RecordId::ur_enqueue_usm_device_alloc_exp_params_t ||
         record == reflection::RecordId::ur_enqueue_usm_shared_alloc_exp_params_t ||
         record == reflection::RecordId::ur_enqueue_usm_host_alloc_exp_params_t;
}

/// What the layer does with one call.
class Guard {
public:
  static std::atomic<const CallTable *> &below() noexcept { return next; }

  [[gnu::always_inline]] explicit Guard(const Call &call) noexcept : Guard(call, __builtin_return_address(0)) {}
  // Not inlined: the functions of the table are optimised for size.
  Guard(const Call &call, const void *caller) noexcept;
  Guard(const Guard &) = delete;
  Guard &operator=(const Guard &) = delete;
  ~Guard();
  static constexpr bool kWantsChecks = true;
  [[nodiscard]] bool enter(bool sound) noexcept;
  [[nodiscard]] ur_result_t refuse() noexcept { return UR_RESULT_ERROR_UNKNOWN; } // nothing is refused
  [[nodiscard]] ur_result_t leave(ur_result_t result) noexcept;

private:
  /// Where this call is, unless that is known.
  void locate(const void *queue) noexcept;
  void before();
  void failed(ur_result_t result);
  void after();
  void beforeFree();
  void beforeTask();
  void beforeUse();
  void hand(uint16_t function, uint16_t data);
  void enqueued();
  void checkOverlaps(std::span<const Access> accesses);
  void maps(const Moment &when);
  // waits.cpp
  void beforeWait();
  void waitsFor(const Clock &wanted, const char *what);
  void beforeTimedWait();
  void waitedFor();
  void beforeBlocking(const Command &command);
  void queried();
  // memory.cpp
  void memory();
  void object();
  void beforeClose();
  void shared();
  void copiedByHost();
  // recordings.cpp
  [[nodiscard]] static std::shared_ptr<Recording> makeBuffer(bool inOrder);
  [[nodiscard]] bool recorded();
  void beforeRecordingGoes();
  static void neverCame(Recording &recording);
  void appended();
  void nameEntries(Recording &recording);
  void updated();
  void updatedLaunch(Recording &recording, const ur_exp_command_buffer_update_kernel_launch_desc_t &update);
  void updatedEntries(Recording &recording, const void *chain);
  void captured(const std::shared_ptr<Recording> &into, std::span<const Access> accesses, Recording *run,
                const Clock &clock, Epoch epoch, bool atOnce);
  void capturedFree(const std::shared_ptr<Recording> &into, void *memory, const Clock &clock, Epoch epoch);
  void runs(Recording &run, const Clock &clock, Epoch epoch);
  [[nodiscard]] Recording::AllAwaited awaits(Recording &recording, const void *command, bool inOrder);
  static void joinAwaited(Clock *clock, Recording::Awaited &awaited);

  Call call_;
  const Shape &shape_;
  const void *const caller_;
  bool sound_ = false;
  Place place_;
  std::optional<Blocks::Freed> freed_;
  std::shared_ptr<Recording> recording_; ///< that a free is captured into
  Clock awaited_;                        ///< by commands of what is run
  Clock clock_;                          ///< of a free, which comes before the call
  Callback *callback_ = nullptr;
  bool waits_ = false; ///< in a host task
  uint32_t index_ = 0; ///< of the event that a wait ended with, where the caller doesn't ask
};

} // namespace ur::layers::stream_safety
