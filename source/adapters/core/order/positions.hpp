// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The positions of one lane that somebody keeps: completions without a native event, of frees, of commands that are
// none, and of commands whose event is a mark that comes later, if at all. All events between two commands share a
// completion, the present one's, which is used again and again. A command's event lies beside it, all others have
// rooms; the references of the queue that events need are taken many at a time, and kept for the next.
//
// Thread-safe. The lock is held for a few instructions, and no other is taken under it. It is that of all that a queue
// has at hand: its caches of blocks share it (allocator/pool_cache.hpp).
#pragma once

#include "adapters/core/order/record.hpp"
#include "common/spin_lock.hpp"

#include <mutex>

namespace ur::core {

class Positions {
public:
  explicit Positions(EventPool &pool) noexcept : pool_(pool) {}
  Positions(const Positions &) = delete;
  Positions &operator=(const Positions &) = delete;
  /// Closed, or never used.
  ~Positions() = default;

  /// At home on the lane, not published. Throws.
  [[nodiscard]] Ref<Completion> make(Lane &lane);
  /// Of everything submitted so far, for pools. Throws.
  [[nodiscard]] Ref<Completion> take(Lane &lane);
  void giveBack(Record *record) noexcept;

  // Events, with the user's reference, of one queue only, whose lane this is. Throw.
  /// At the lane's present position; null, with nothing done: share() has to begin that first.
  [[nodiscard]] Event *makeEvent(QueueBase &queue, ur_command_t type, const Lane &lane);
  /// Of something that is over.
  [[nodiscard]] Event *makeCompleteEvent(QueueBase &queue, ur_command_t type);
  /// Of another command's completion.
  [[nodiscard]] Event *makeAlias(QueueBase &queue, ur_command_t type, Completion &completion);

  /// For who holds lock() for something else as well: at the lane's present position, or (lane null) of something that
  /// is over. Null, with nothing done: it takes more than a look.
  [[nodiscard]] Event *makeEventLocked(QueueBase &queue, const Lane *lane, ur_command_t type) noexcept;
  [[nodiscard]] SpinLock &lock() noexcept { return lock_; }
  /// The end of such an event; may be the end of the queue.
  static void giveBack(Event *event) noexcept;

  // Rule R1: the events of a position are owed a mark before the lane's next command. Under the lane's lock, which
  // guards what is shared, too; but for owes().
  [[nodiscard]] bool sharesPresent(const Lane &lane) noexcept;
  /// Begins to share the present position. Answers the one that was shared, if it is owed. Throws, with nothing
  /// changed.
  [[nodiscard]] Ref<Completion> share(Lane &lane) { return share(take(lane), true); }
  /// As above, that of the newest command, which has a completion of its own.
  [[nodiscard]] Ref<Completion> share(Ref<Completion> command) noexcept { return share(std::move(command), false); }
  /// The event of a command that the lane is about to get, whose position is shared from now on. Either publish()
  /// follows, or the event's end and settle(). `before`: as share() answers. Throws, with nothing changed.
  [[nodiscard]] Ref<Event> begin(QueueBase &queue, ur_command_t type, Lane &lane, Ref<Completion> &before);
  /// As begin(), in place of a shared position that nobody asks for; null, with nothing done, if it isn't that easy.
  [[nodiscard]] Ref<Event> beginAnew(QueueBase &queue, ur_command_t type) noexcept;
  /// The command is submitted, the lane's newest.
  void publish(Lane &lane) noexcept;
  /// A look. What another thread adds meanwhile may as well come after the lane's next command.
  [[nodiscard]] bool owes() const noexcept { return owes_.load(std::memory_order_relaxed); }
  /// The shared position, if it is not marked yet, and one of its events is still held, or somebody else asks for a
  /// command's end. A look, as above.
  [[nodiscard]] Completion *owed() const noexcept { return isHeld() && !shared_->marked() ? shared_.get() : nullptr; }
  [[nodiscard]] bool isShared(const Completion &position) const noexcept { return shared_.get() == &position; }
  /// It is paid, or needn't be: none is shared any more.
  void settle() noexcept;

  /// The queue has no user any more: only events keep it from now on. The caller does.
  void dropQueue(QueueBase &queue) noexcept;
  /// Frees what nobody has needed since the last call. The caller keeps the lane.
  void trim() noexcept;
  /// The queue's end, and so that of all its events: frees what is here, and from now on the records that come back.
  /// The caller keeps the lane.
  void close() noexcept;

private:
  struct Room;
  [[nodiscard]] Ref<Completion> makeIn(std::unique_lock<SpinLock> &lock, Lane &lane);
  [[nodiscard]] Ref<Completion> addRoom(std::unique_lock<SpinLock> &lock, Completion &completion);
  [[nodiscard]] Room *takeRoom(Completion &completion) noexcept;
  [[nodiscard]] QueueBase *takeQueue(QueueBase &queue) noexcept;
  [[nodiscard]] Event *makeEventIn(std::unique_lock<SpinLock> &lock, QueueBase &queue, ur_command_t type,
                                   Completion &completion);
  [[nodiscard]] Ref<Event> makeEventBeside(QueueBase &queue, ur_command_t type) noexcept;
  [[nodiscard]] bool isHeld() const noexcept {
    return sharing() != 0 || (shared_ && shared_->failsWithMark() && !shared_->onlyRef());
  }
  [[nodiscard]] uint32_t sharing() const noexcept { return sharing_.load(std::memory_order_relaxed); }
  /// With the lock.
  void addSharing(int more) noexcept {
    sharing_.store(sharing() + static_cast<uint32_t>(more), std::memory_order_relaxed);
  }
  [[nodiscard]] Ref<Completion> takeShared() noexcept;
  [[nodiscard]] Ref<Completion> exchange(Ref<Completion> &next, bool lends) noexcept;
  [[nodiscard]] Ref<Completion> share(Ref<Completion> next, bool lends) noexcept;
  /// Whether events have it without a reference of theirs, as long as it is shared. A command's own completion, which
  /// was known before it was shared, lends itself to nobody: its events may be older.
  [[nodiscard]] bool lends(const Completion &completion) const noexcept {
    return &completion == shared_.get() && lends_;
  }
  void leave(std::unique_lock<SpinLock> &lock, Completion *completion) noexcept;
  [[nodiscard]] bool endsHere(Completion &completion) const noexcept;
  static void drop(Room *rooms) noexcept;
  void retire(Record *record) noexcept;
  void dispose(Record *records) noexcept;

  EventPool &pool_;
  std::atomic<bool> owes_{false}; ///< whether there is a shared position
  SpinLock lock_;                 // guards what follows
  bool keepsQueue_ = true, closed_ = false, lends_ = false;
  uint32_t queueRefs_ = 0; ///< references of the queue, for events to come
  FreeList<Room> rooms_;
  Ref<Completion> shared_, complete_, spare_;
  std::atomic<uint32_t> sharing_ = 0; ///< events of the shared position that are held
  FreeList<Record> records_;
};

} // namespace ur::core
