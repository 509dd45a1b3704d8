// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/positions.hpp"

#include "adapters/core/order/lane.hpp"
#include "adapters/core/queue/queue.hpp"

namespace ur::core {

/// Room for an event's handle, with what the last event left for the next: a reference each.
struct Positions::Room {
  alignas(Event) std::byte event[sizeof(Event)];
  Room *next = nullptr;
  Queue *queue = nullptr;
  Completion *completion = nullptr; ///< may be null
};

Ref<Completion> Positions::take(Lane &lane) {
  Record *record = nullptr;
  {
    std::lock_guard lock(lock_);
    record = records_.pop();
  }
  if (!record) [[unlikely]] {
    record = Record::make(lane, true);
  }
  auto position = Ref<Completion>::adopt(new (record->completion) Completion(pool_, lane, nullptr));
  position->publish(&lane, lane.submitted());
  return position;
}

void Positions::giveBack(Record *record) noexcept {
  {
    std::lock_guard lock(lock_);
    if (!closed_ && records_.push(record)) [[likely]] {
      return;
    }
  }
  Record::dispose(record);
}

/// A room more. The answer keeps the completion, since the lock isn't held meanwhile. Throws bad_alloc.
[[gnu::noinline]] Ref<Completion> Positions::addRoom(std::unique_lock<SpinLock> &lock, Queue &queue,
                                                     Completion &completion) {
  Ref<Completion> keep(&completion);
  lock.unlock();
  auto *fresh = new Room;
  fresh->queue = Ref<Queue>(&queue).release();
  lock.lock();
  (void)rooms_.push(fresh);
  return keep;
}

[[gnu::always_inline]] inline Event *Positions::makeIn(std::unique_lock<SpinLock> &lock, Queue &queue,
                                                       ur_command_t type, Completion &completion) {
  Ref<Completion> keep; // goes without the lock
  if (rooms_.empty()) [[unlikely]] {
    keep = addRoom(lock, queue, completion);
  }
  Room *room = rooms_.pop();
  Completion *stale = nullptr;
  if (room->completion != &completion) {
    stale = room->completion;
    completion.addRef();
  }
  sharing_ += &completion == shared_.get() ? 1 : 0;
  lock.unlock();
  if (stale) [[unlikely]] {
    unref(stale);
  }
  return new (room->event) Event(room->queue, type, &completion, Event::Place::room);
}

Event *Positions::makeEvent(Queue &queue, ur_command_t type, const Lane &lane) {
  std::unique_lock lock(lock_);
  if (!shared_ || shared_->epoch() != lane.submitted()) [[unlikely]] {
    return nullptr;
  }
  return makeIn(lock, queue, type, *shared_);
}

Event *Positions::makeCompleteEvent(Queue &queue, ur_command_t type) {
  std::unique_lock lock(lock_);
  if (!complete_) [[unlikely]] {
    lock.unlock();
    auto complete = makeRef<Completion>(nullptr, uint64_t{0});
    lock.lock();
    if (!complete_) {
      complete_ = std::move(complete);
    }
  }
  return makeIn(lock, queue, type, *complete_);
}

Event *Positions::makeAlias(Queue &queue, ur_command_t type, Completion &completion) {
  std::unique_lock lock(lock_);
  Event *event = makeIn(lock, queue, type, completion);
  event->setAlias();
  return event;
}

void Positions::giveBack(Event *event) noexcept {
  static_assert(offsetof(Room, event) == 0);
  auto *room = reinterpret_cast<Room *>(event);
  event->leaveRoom(&room->queue, &room->completion);
  Queue &queue = *room->queue;
  Positions &home = queue.positions();
  std::unique_lock lock(home.lock_);
  if (room->completion == home.shared_.get()) {
    --home.sharing_;
  } else if (room->completion != home.complete_.get()) [[unlikely]] {
    lock.unlock(); // Its end may take the lock, and needs what the room keeps.
    unref(std::exchange(room->completion, nullptr));
    lock.lock();
  }
  // A queue without users ends with its last event.
  const bool kept = home.keepsQueue_ && queue.users() != 0 && home.rooms_.push(room);
  lock.unlock();
  if (!kept) [[unlikely]] {
    room->next = nullptr;
    drop(room);
  }
}

void Positions::drop(Room *rooms) noexcept {
  forEachIn(rooms, [](Room *room) {
    const Ref<Queue> queue = Ref<Queue>::adopt(room->queue); // goes last: it keeps the context
    const Ref<Completion> completion = Ref<Completion>::adopt(room->completion);
    delete room;
  });
}

void Positions::share(Lane &lane) {
  Ref<Completion> position = take(lane);
  std::lock_guard lock(lock_);
  if (!shared_) {
    shared_ = std::move(position);
    sharing_ = 0;
    owes_.store(true, std::memory_order_relaxed);
  }
}

Ref<Completion> Positions::owed() noexcept {
  std::lock_guard lock(lock_);
  return sharing_ != 0 ? shared_ : Ref<Completion>();
}

bool Positions::isOwed(const Completion &position) noexcept {
  std::lock_guard lock(lock_);
  return shared_.get() == &position;
}

void Positions::settle() noexcept {
  Ref<Completion> settled; // outlives the lock
  std::lock_guard lock(lock_);
  std::swap(settled, shared_);
  sharing_ = 0;
  owes_.store(false, std::memory_order_relaxed);
}

void Positions::dropQueue() noexcept {
  Room *rooms = nullptr;
  {
    std::lock_guard lock(lock_);
    keepsQueue_ = false;
    rooms = rooms_.popAll();
  }
  drop(rooms);
}

void Positions::trim() noexcept {
  Room *rooms = nullptr;
  Record *records = nullptr;
  {
    std::lock_guard lock(lock_);
    rooms = rooms_.popSpare();
    records = records_.popSpare();
  }
  drop(rooms);
  forEachIn(records, Record::dispose);
}

void Positions::close() noexcept {
  Record *records = nullptr;
  {
    std::lock_guard lock(lock_);
    closed_ = true;
    records = records_.popAll();
  }
  forEachIn(records, Record::dispose);
}

} // namespace ur::core
