// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/positions.hpp"

#include "adapters/core/order/lane.hpp"
#include "adapters/core/order/queue_base.hpp"

namespace ur::core {

namespace {

constexpr uint32_t kQueueRefs = 64; ///< taken at a time

} // namespace

/// Room for an event's handle.
struct Positions::Room {
  alignas(Event) std::byte event[sizeof(Event)];
  Room *next = nullptr;
};

/// The lock isn't held while a record is made. Throws bad_alloc.
[[gnu::always_inline]] inline Ref<Completion> Positions::makeIn(std::unique_lock<SpinLock> &lock, Lane &lane) {
  if (spare_) [[likely]] {
    return std::move(spare_);
  }
  Record *record = records_.pop();
  if (!record) [[unlikely]] {
    lock.unlock();
    record = Record::make(lane, true);
    lock.lock();
  }
  return Ref<Completion>::adopt(new (record->completion) Completion(pool_, lane, nullptr));
}

Ref<Completion> Positions::make(Lane &lane) {
  std::unique_lock lock(lock_);
  return makeIn(lock, lane);
}

Ref<Completion> Positions::take(Lane &lane) {
  Ref<Completion> position = make(lane);
  position->publish(&lane, lane.submitted());
  return position;
}

[[gnu::hot]] void Positions::giveBack(Record *record) noexcept {
  if (!pool_.resetsPending())
    retire(record);
  {
    std::lock_guard lock(lock_);
    if (!closed_ && records_.push(record)) [[likely]] {
      return;
    }
  }
  retire(record);
  Record::dispose(record);
}

/// Its event is the pool's.
void Positions::retire(Record *record) noexcept {
  if (record->used.event) {
    pool_.retire({&record->used, 1});
    record->used = {};
  }
}

void Positions::dispose(Record *records) noexcept {
  forEachIn(records, [this](Record *record) {
    retire(record);
    Record::dispose(record);
  });
}

/// A room more. The answer keeps the completion, since the lock isn't held meanwhile. Throws bad_alloc.
[[gnu::noinline]] Ref<Completion> Positions::addRoom(std::unique_lock<SpinLock> &lock, Completion &completion) {
  Ref<Completion> keep(&completion);
  lock.unlock();
  auto *fresh = new Room;
  lock.lock();
  (void)rooms_.push(fresh);
  return keep;
}

/// One that is there, for an event of that completion.
[[gnu::always_inline]] inline Positions::Room *Positions::takeRoom(Completion &completion) noexcept {
  if (lends(completion))
    addSharing(+1);
  else if (&completion != complete_.get())
    completion.addRef();
  return rooms_.pop();
}

/// A reference of the queue's, for an event.
[[gnu::always_inline]] inline QueueBase *Positions::takeQueue(QueueBase &queue) noexcept {
  if (queueRefs_ == 0) [[unlikely]] {
    queueRefs_ = keepsQueue_ ? kQueueRefs : 1;
    queue.addRefs(queueRefs_);
  }
  --queueRefs_;
  return &queue;
}

[[gnu::hot]] Event *Positions::makeEventLocked(QueueBase &queue, const Lane *lane, ur_command_t type) noexcept {
  const bool there = lane ? owes() && shared_->epoch() == lane->submitted() : static_cast<bool>(complete_);
  if (!there || rooms_.empty()) [[unlikely]] {
    return nullptr;
  }
  Completion &completion = lane ? *shared_ : *complete_;
  Room *room = takeRoom(completion);
  return new (room->event) Event(takeQueue(queue), type, &completion, Event::Storage::room);
}

[[gnu::always_inline]] inline Event *Positions::makeEventIn(std::unique_lock<SpinLock> &lock, QueueBase &queue,
                                                            ur_command_t type, Completion &completion) {
  Ref<Completion> keep; // goes without the lock
  if (rooms_.empty()) [[unlikely]] {
    keep = addRoom(lock, completion);
  }
  Room *room = takeRoom(completion);
  QueueBase *keeping = takeQueue(queue);
  lock.unlock();
  return new (room->event) Event(keeping, type, &completion, Event::Storage::room);
}

/// Of the command whose position is shared: the only event there, which so has the place beside it.
[[gnu::always_inline]] inline Ref<Event> Positions::makeEventBeside(QueueBase &queue, ur_command_t type) noexcept {
  addSharing(+1);
  Completion &position = *shared_;
  return Ref<Event>::adopt(new (Record::of(position).event)
                               Event(takeQueue(queue), type, &position, Event::Storage::besidePosition));
}

[[gnu::hot]] Event *Positions::makeEvent(QueueBase &queue, ur_command_t type, const Lane &lane) {
  std::unique_lock lock(lock_);
  if (!owes() || shared_->epoch() != lane.submitted()) [[unlikely]] {
    return nullptr;
  }
  return makeEventIn(lock, queue, type, *shared_);
}

/// None is shared from now on; the answer goes without the lock. What nobody else has is there for the next.
[[gnu::always_inline]] inline Ref<Completion> Positions::takeShared() noexcept {
  Ref<Completion> shared = std::move(shared_);
  owes_.store(false, std::memory_order_relaxed);
  if (const uint32_t events = sharing(); events != 0) { // From now on they have a reference each, one of them this.
    if (events > 1)
      shared->addRefs(events - 1);
    (void)shared.release();
    sharing_.store(0, std::memory_order_relaxed);
  } else if (shared && !spare_ && !closed_ && shared->onlyRef() && shared->renew()) {
    spare_ = std::exchange(shared, {});
  }
  return shared;
}

/// `next` is shared from now on, and becomes what must go without the lock. Answers what was shared, if it is owed.
[[gnu::always_inline]] inline Ref<Completion> Positions::exchange(Ref<Completion> &next, bool lends) noexcept {
  Ref<Completion> before(owed());
  Ref<Completion> settled = takeShared();
  lends_ = lends;
  shared_ = std::exchange(next, std::move(settled));
  return before;
}

Ref<Completion> Positions::share(Ref<Completion> next, bool lends) noexcept {
  std::lock_guard lock(lock_);
  Ref<Completion> before = exchange(next, lends);
  owes_.store(true, std::memory_order_relaxed);
  return before;
}

[[gnu::hot]] Ref<Event> Positions::begin(QueueBase &queue, ur_command_t type, Lane &lane, Ref<Completion> &before) {
  Ref<Completion> made; // goes without the lock
  std::unique_lock lock(lock_);
  made = makeIn(lock, lane);
  made->failWithMark();
  before = exchange(made, true);
  return makeEventBeside(queue, type);
}

[[gnu::hot]] Ref<Event> Positions::beginAnew(QueueBase &queue, ur_command_t type) noexcept {
  if (owed())
    return {};
  std::lock_guard lock(lock_);
  if (!shared_ || sharing() != 0 || !shared_->onlyRef() || !shared_->renew())
    return {};
  owes_.store(false, std::memory_order_relaxed);
  lends_ = true;
  shared_->failWithMark();
  return makeEventBeside(queue, type);
}

[[gnu::hot]] void Positions::publish(Lane &lane) noexcept {
  shared_->publish(&lane, lane.submitted());
  owes_.store(true, std::memory_order_relaxed);
}

[[gnu::hot]] Event *Positions::makeCompleteEvent(QueueBase &queue, ur_command_t type) {
  std::unique_lock lock(lock_);
  if (!complete_) [[unlikely]] {
    lock.unlock();
    auto complete = makeRef<Completion>(nullptr, uint64_t{0});
    lock.lock();
    if (!complete_)
      complete_ = std::move(complete);
  }
  return makeEventIn(lock, queue, type, *complete_);
}

Event *Positions::makeAlias(QueueBase &queue, ur_command_t type, Completion &completion) {
  std::unique_lock lock(lock_);
  Event *event = makeEventIn(lock, queue, type, completion);
  event->setAlias();
  return event;
}

/// Whether a position that nobody else has can end with the lock held.
[[gnu::always_inline]] inline bool Positions::endsHere(Completion &completion) const noexcept {
  return completion.home() && &completion.home()->positions() == this && Record::of(completion).ofPosition &&
         completion.endsAlone() && pool_.resetsPending() && !closed_ && !records_.full();
}

/// What an event has had of its completion.
[[gnu::always_inline]] inline void Positions::leave(std::unique_lock<SpinLock> &lock, Completion *completion) noexcept {
  if (lends(*completion)) {
    addSharing(-1);
  } else if (completion == complete_.get()) {
    // It isn't counted.
  } else if (completion->onlyRef() && endsHere(*completion)) {
    (void)records_.push(Record::end(completion));
  } else if (!completion->dropRefUnlessLast()) {
    lock.unlock(); // Its end may take the lock.
    unref(completion);
    lock.lock();
  }
}

[[gnu::hot]] void Positions::giveBack(Event *event) noexcept {
  static_assert(offsetof(Room, event) == 0);
  auto *room = event->storage() == Event::Storage::room ? reinterpret_cast<Room *>(event) : nullptr;
  QueueBase *queue = nullptr;
  Completion *completion = nullptr;
  event->leave(&queue, &completion);
  Positions &home = queue->positions();
  std::unique_lock lock(home.lock_);
  if (room && home.rooms_.push(room))
    room = nullptr;
  home.leave(lock, completion);
  const bool kept = home.keepsQueue_;
  home.queueRefs_ += kept ? 1 : 0;
  lock.unlock();
  if (room) [[unlikely]] {
    delete room;
  }
  if (!kept) [[unlikely]] { // A queue without users ends with its last event.
    unref(queue);
  }
}

void Positions::drop(Room *rooms) noexcept {
  forEachIn(rooms, [](Room *room) { delete room; });
}

bool Positions::sharesPresent(const Lane &lane) noexcept {
  std::lock_guard lock(lock_);
  return owes() && shared_->epoch() == lane.submitted();
}

[[gnu::hot]] void Positions::settle() noexcept {
  Ref<Completion> settled;
  std::lock_guard lock(lock_);
  settled = takeShared();
}

void Positions::dropQueue(QueueBase &queue) noexcept {
  std::lock_guard lock(lock_);
  keepsQueue_ = false;
  queue.dropRefs(std::exchange(queueRefs_, 0));
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
  dispose(records);
}

void Positions::close() noexcept {
  Room *rooms = nullptr;
  Record *records = nullptr;
  Ref<Completion> spare; // goes without the lock
  {
    std::lock_guard lock(lock_);
    closed_ = true;
    spare = std::move(spare_);
    rooms = rooms_.popAll();
    records = records_.popAll();
  }
  drop(rooms);
  dispose(records);
}

} // namespace ur::core
