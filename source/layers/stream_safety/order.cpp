// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/order.hpp"

#include "layers/per_thread.hpp"

namespace ur::layers::stream_safety {

namespace {
constexpr size_t kMostChains = 128; // of a queue out of order
/// Goes up whenever a queue comes or goes, in any Order.
constinit std::atomic<uint64_t> queuesVersion{1};
} // namespace

void Order::addQueue(const void *handle, bool inOrder, bool isNative) {
  auto queue = std::make_shared<Queue>();
  queue->inOrder = inOrder;
  queue->isNative = isNative;
  {
    const std::scoped_lock lock(allMutex_);
    std::erase_if(all_, [](const std::weak_ptr<Queue> &one) { return one.expired(); });
    all_.push_back(queue);
  }
  queues_.put(handle, std::move(queue));
  queuesVersion.fetch_add(1, std::memory_order_release);
}

/// A queue that nobody has given out here may be ordered by anybody.
std::shared_ptr<Order::Queue> Order::queueOf(const void *handle) {
  // Most threads use one queue again and again.
  struct Last {
    const Order *order = nullptr;
    const void *handle = nullptr;
    uint64_t version = 0;
    std::shared_ptr<Queue> queue;
  };
  Last *const last = perThread<Last>();
  const uint64_t version = queuesVersion.load(std::memory_order_acquire);
  if (last && last->order == this && last->handle == handle && last->version == version)
    return last->queue;
  std::shared_ptr<Queue> queue = queues_.find(handle);
  if (!queue) {
    addQueue(handle, true, true);
    queue = queues_.find(handle);
  }
  if (last)
    *last = {this, handle, version, queue};
  return queue;
}

void Order::retainQueue(const void *handle) noexcept {
  if (const std::shared_ptr<Queue> queue = queues_.find(handle)) {
    const std::scoped_lock lock(queue->mutex);
    ++queue->references;
  }
}

void Order::releaseQueue(const void *handle) noexcept {
  const std::shared_ptr<Queue> queue = queues_.find(handle);
  if (!queue)
    return;
  const std::scoped_lock lock(queue->mutex);
  if (--queue->references != 0)
    return;
  (void)queues_.take(handle);
  queuesVersion.fetch_add(1, std::memory_order_release);
  for (const Chain chain : queue->chains)
    chains_.giveBack(chain);
}

void Order::openQueue(const void *handle) noexcept {
  if (const std::shared_ptr<Queue> queue = queues_.find(handle)) {
    const std::scoped_lock lock(queue->mutex);
    queue->isNative = true;
    for (const Chain chain : queue->chains)
      chains_.open(chain);
  }
}

bool Order::isInOrder(const void *handle) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  return queue->inOrder;
}

/// From now on what it is sent is captured; the order in the capture isn't that of the commands outside.
void Order::join(Queue &queue, std::shared_ptr<Recording> recording) {
  queue.outside = queue.before;
  queue.allOutside = queue.all;
  queue.recording = std::move(recording);
}

/// Nobody knows what comes before.
void Order::raiseAll(Clock *clock) const {
  chains_.raiseAll(clock);
  clock->becomeVague();
}

Clock &Order::begin(Queue &queue, Events waits, After after, Clock *own) {
  if (const uint64_t version = hostVersion_.load(std::memory_order_acquire); version != queue.hostVersion) {
    const std::scoped_lock lock(hostMutex_);
    queue.before.join(host_);
    queue.hostVersion = version;
  }
  if (!queue.inOrder)
    *own = queue.before;
  Clock &clock = queue.inOrder ? queue.before : *own;
  for (const ur_event_handle_t event : waits) {
    const std::shared_ptr<Signal> signal = signals_.find(event);
    if (!signal || signal->isOpen) {
      raiseAll(&clock);
    } else {
      if (signal->recording && !queue.recording)
        join(queue, signal->recording); // who waits for a captured command is captured, too
      clock.join(signal->clock);
    }
  }
  if (queue.isNative || after == After::everything)
    raiseAll(&clock);
  else if (chains_.raiseOpen(&clock))
    clock.becomeVague();
  if (!queue.inOrder && waits.empty() && (after == After::allIfNone || after == After::barrier))
    clock.join(queue.all);
  return clock;
}

Epoch Order::append(Queue &queue, const Clock &clock) {
  for (const Chain chain : queue.chains) {
    if (queue.inOrder || clock.covers(chains_.last(chain)))
      return chains_.append(chain);
  }
  if (queue.chains.size() < kMostChains)
    queue.chains.push_back(chains_.take(host()));
  if (queue.isNative)
    chains_.open(queue.chains.back());
  return chains_.append(queue.chains.back());
}

void Order::end(Queue &queue, const Clock &clock, After after) {
  if (queue.inOrder)
    return;
  queue.all.join(clock);
  if (after == After::barrier)
    queue.before.join(clock);
}

void Order::hostKnows(const Clock &clock) {
  const std::scoped_lock lock(hostMutex_);
  host_.join(clock);
  hostVersion_.fetch_add(1, std::memory_order_release);
}

void Order::finished(const void *handle) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  hostKnows(queue->inOrder ? queue->before : queue->all);
}

void Order::finishedAll() {
  const std::scoped_lock lock(hostMutex_);
  chains_.raiseAll(&host_);
  hostVersion_.fetch_add(1, std::memory_order_release);
}

void Order::waited(Events events) {
  for (const ur_event_handle_t event : events)
    hostKnows(knownAfter(event));
}

std::shared_ptr<const Clock> Order::clockOf(const void *event) {
  const std::shared_ptr<Signal> signal = signals_.find(event);
  return signal ? std::shared_ptr<const Clock>(signal, &signal->clock) : nullptr;
}

Clock Order::knownAfter(const void *event) {
  const std::shared_ptr<Signal> signal = signals_.find(event);
  Clock known;
  if (!signal || signal->isOpen)
    raiseAll(&known);
  else if (!signal->recording)
    known = signal->clock;
  return known;
}

Clock Order::host() {
  const std::scoped_lock lock(hostMutex_);
  return host_;
}

Clock Order::hostAtMost() {
  Clock most = host();
  chains_.raiseOpen(&most);
  return most;
}

void Order::joinAll(Clock *clock, Events events) {
  for (const ur_event_handle_t event : events) {
    const std::shared_ptr<Signal> signal = signals_.find(event);
    if (signal && !signal->isOpen)
      clock->join(signal->clock);
    else
      raiseAll(clock);
  }
}

Clock Order::before(const void *handle, Events waits) {
  Clock clock;
  for (const ur_event_handle_t event : waits) {
    const std::shared_ptr<Signal> signal = signals_.find(event);
    if (signal && !signal->isOpen)
      clock.join(signal->clock);
  }
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  clock.join(queue->before);
  return clock;
}

Clock Order::allOf(const void *handle) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  return queue->inOrder ? queue->before : queue->all;
}

void Order::retainEvent(const void *event) noexcept {
  if (const std::shared_ptr<Signal> signal = signals_.find(event))
    signal->references.fetch_add(1, std::memory_order_relaxed);
}

void Order::releaseEvent(const void *event) noexcept {
  const std::shared_ptr<Signal> signal = signals_.find(event);
  if (signal && signal->references.fetch_sub(1, std::memory_order_acq_rel) == 1)
    (void)signals_.take(event);
}

std::shared_ptr<const Place> Order::capturedFrom(const void *event) {
  const std::shared_ptr<Signal> signal = signals_.find(event);
  return signal && signal->recording ? std::shared_ptr<const Place>(signal, &signal->place) : nullptr;
}

bool Order::isCapturing(const void *handle) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  return queue->recording != nullptr;
}

void Order::beginCapture(const void *handle, std::shared_ptr<Recording> into) {
  const std::shared_ptr<Queue> queue = queueOf(handle);
  const std::scoped_lock lock(queue->mutex);
  join(*queue, std::move(into));
}

std::shared_ptr<Recording> Order::endCapture(const void *handle) {
  std::shared_ptr<Recording> ended = [&] {
    const std::shared_ptr<Queue> queue = queueOf(handle);
    const std::scoped_lock lock(queue->mutex);
    return queue->recording;
  }();
  const std::scoped_lock all(allMutex_);
  for (const std::weak_ptr<Queue> &one : all_) {
    const std::shared_ptr<Queue> queue = one.lock();
    if (!queue)
      continue;
    const std::scoped_lock lock(queue->mutex);
    if (!queue->recording || queue->recording != ended)
      continue;
    queue->recording.reset();
    queue->before = std::move(queue->outside);
    queue->hostVersion = 0; // what the host has learnt since isn't in there
    queue->all = std::move(queue->allOutside);
  }
  return ended;
}

void Order::clear() noexcept {
  queues_.clear();
  queuesVersion.fetch_add(1, std::memory_order_release);
  signals_.clear();
  const std::scoped_lock all(allMutex_);
  const std::scoped_lock lock(hostMutex_);
  host_.clear();
  all_.clear();
  chains_.clear();
  hostVersion_.fetch_add(1, std::memory_order_release);
}

} // namespace ur::layers::stream_safety
