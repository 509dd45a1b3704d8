// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The positions of one lane that somebody keeps: completions without a native event, of frees and of commands that are
// none. Events have the hot path of asynchronous memory to themselves: all those between two commands share a
// completion, and the room that each has keeps its references of that and of the queue for the next.
//
// Thread-safe. The lock is held for a few instructions, and no other is taken under it.
#pragma once

#include "adapters/core/object/spin_lock.hpp"
#include "adapters/core/order/record.hpp"

#include <mutex>

namespace ur::core {

class Positions {
public:
  explicit Positions(EventPool &pool) noexcept : pool_(pool) {}
  Positions(const Positions &) = delete;
  Positions &operator=(const Positions &) = delete;
  /// Closed, or never used.
  ~Positions() = default;

  /// Of everything submitted so far, for pools. Throws.
  [[nodiscard]] Ref<Completion> take(Lane &lane);
  void giveBack(Record *record) noexcept;

  // Events, with the user's reference. A queue has the rooms of one lane only. Throw.
  /// At the lane's present position; null, with nothing done: shared() has to begin that first.
  [[nodiscard]] Event *makeEvent(Queue &queue, ur_command_t type, const Lane &lane);
  /// Of something that is over.
  [[nodiscard]] Event *makeCompleteEvent(Queue &queue, ur_command_t type);
  /// Of another command's completion.
  [[nodiscard]] Event *makeAlias(Queue &queue, ur_command_t type, Completion &completion);
  /// The end of such an event; may be the end of the queue.
  static void giveBack(Event *event) noexcept;

  // Rule 1: the events of a position are owed a mark before the lane's next command. Under the lane's lock, but for
  // owes().
  /// Begins to share the present position. Throws.
  void share(Lane &lane);
  /// A look. What another thread adds meanwhile may as well come after the lane's next command.
  [[nodiscard]] bool owes() const noexcept { return owes_.load(std::memory_order_relaxed); }
  /// The shared position, if one of its events is still held.
  [[nodiscard]] Ref<Completion> owed() noexcept;
  [[nodiscard]] bool isOwed(const Completion &position) noexcept;
  /// It is paid, or needn't be.
  void settle() noexcept;

  /// The queue has no user any more: rooms don't keep it from now on. The caller does.
  void dropQueue() noexcept;
  /// Frees what nobody has needed since the last call. The caller keeps the queue, if there is one.
  void trim() noexcept;
  /// Frees the records that are here, and from now on those that come back. The caller keeps the lane.
  void close() noexcept;

private:
  struct Room;
  [[nodiscard]] Ref<Completion> addRoom(std::unique_lock<SpinLock> &lock, Queue &queue, Completion &completion);
  [[nodiscard]] Event *makeIn(std::unique_lock<SpinLock> &lock, Queue &queue, ur_command_t type,
                              Completion &completion);
  static void drop(Room *rooms) noexcept;

  EventPool &pool_;
  std::atomic<bool> owes_{false}; ///< whether there is a shared position
  SpinLock lock_;                 // guards what follows
  FreeList<Room> rooms_;
  Ref<Completion> shared_, complete_;
  size_t sharing_ = 0; ///< events of the shared position that are held
  FreeList<Record> records_;
  bool keepsQueue_ = true, closed_ = false;
};

} // namespace ur::core
