// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a program's commands go to queues, and what orders them: each mode is another way to say the same order.
#pragma once

#include "subjects.hpp"

#include <memory>
#include <span>
#include <stdexcept>

namespace memory {

enum class Mode : uint8_t {
  inOrder,      ///< one in-order queue, no events
  nativeStream, ///< the same, the queue being made of another one's native handle
  chain,        ///< one out-of-order queue; each command waits for the last one's event
  fourQueues,   ///< in-order queues: a block is used where it was allocated and freed on the next; whatever follows on
                ///< another queue than the last command waits for that one's event
  behindOthers, ///< a block is allocated and freed on one in-order queue, used on another: the free waits for that
  twoEvents     ///< out of order: a free waits for two commands that use its block, and the host for each free
};
inline constexpr Mode kModes[] = {Mode::inOrder,    Mode::nativeStream, Mode::chain,
                                  Mode::fourQueues, Mode::behindOthers, Mode::twoEvents};
[[nodiscard]] const char *nameOf(Mode mode) noexcept;

/// What this adapter can't do.
struct Skipped : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A command of a block.
enum class Part : uint8_t {
  alloc,
  use,  ///< Route::uses of them
  look, ///< at the contents, by a copy; at most one, after the last use
  free
};

/// One thread's. Queues live as long as the route.
class Route {
public:
  /// Throws Skipped where the adapter has no such queues, ur::Error where a call fails.
  static std::unique_ptr<Route> make(Mode mode, const bench::Machine &machine);
  virtual ~Route() = default;

  /// Where the command goes.
  [[nodiscard]] virtual ur_queue_handle_t queue(Part part, uint32_t block) const = 0;
  /// What it waits for, until the next call.
  [[nodiscard]] virtual std::span<const ur_event_handle_t> waits(Part part, uint32_t block) = 0;
  /// The command was enqueued; its event, where wantsEvents.
  virtual void enqueued(Part part, uint32_t block, ur::Event event) = 0;
  [[nodiscard]] virtual bool wantsEvents() const noexcept = 0;
  /// How many commands use each block, at the same time.
  [[nodiscard]] virtual uint32_t uses() const noexcept { return 1; }
  /// Whether each block has to be used by a command, even one that does nothing.
  [[nodiscard]] virtual bool needsUses() const noexcept { return false; }
  /// Whether the host waits for commands, so that nothing may hold them.
  [[nodiscard]] virtual bool waitsAtOnce() const noexcept { return false; }

  /// A command that isn't any block's, and that everything from now on has to come after: its queue, then its event.
  [[nodiscard]] ur_queue_handle_t first() const { return queues_.front(); }
  virtual void comeAfter(ur::Event event) = 0;
  /// The host waits for everything.
  void finish();

protected:
  std::vector<ur::Queue> queues_;
};

} // namespace memory
