// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/capture.hpp"

#include "adapters/core/device/adapter.hpp"
#include "adapters/core/object/room.hpp"

#include <algorithm>

namespace ur::core {
namespace {

// Places are in their order, each once: a capture may have very many, and a command looks for one of them.

bool contains(const std::vector<uint32_t> &places, uint32_t place) noexcept {
  return std::binary_search(places.begin(), places.end(), place);
}

/// Doesn't throw where there is room.
void addOnce(std::vector<uint32_t> &places, uint32_t place) {
  const auto at = std::lower_bound(places.begin(), places.end(), place);
  if (at == places.end() || *at != place)
    places.insert(at, place);
}

void drop(std::vector<uint32_t> &from, const std::vector<uint32_t> &places) noexcept {
  if (places.size() > from.size() / 16) {
    std::erase_if(from, [&](uint32_t one) { return contains(places, one); });
    return;
  }
  for (const uint32_t place : places) {
    const auto at = std::lower_bound(from.begin(), from.end(), place);
    if (at != from.end() && *at == place)
      from.erase(at);
  }
}

Capture &of(const CapturedPlace &place) noexcept {
  return static_cast<Capture &>(*place.capture);
}

/// What a list has of captures; null: nothing. Errors of lists are for others to find.
const CapturedPlace *capturedAmong(const Queue &queue, const Command &command) noexcept {
  for (const Event *event : command.waits) {
    const CapturedPlace *place = event && event->isOfAdapterOf(queue) ? event->captured() : nullptr;
    if (place)
      return place;
  }
  return nullptr;
}

[[noreturn, gnu::cold]] void refuse(const char *why) {
  explain(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, "%s", why);
  throw UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED;
}

} // namespace

void throwUncapturable() {
  refuse("the queue captures a graph, and this can't be captured; the capture goes on without it");
}

Ref<Capture> captureOf(Queue &queue) noexcept {
  Ref<CaptureBase> capture = queue.capturing() ? queue.capture() : Ref<CaptureBase>();
  return Ref<Capture>::adopt(static_cast<Capture *>(capture.release()));
}

Ref<Capture> findCapture(Queue &queue, const Command &command) {
  Ref<Capture> own = captureOf(queue);
  const CapturedPlace *place = own ? nullptr : capturedAmong(queue, command);
  if (!place)
    return own;
  Capture &joined = of(*place);
  if (joined.ended())
    throw UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT;
  return Ref<Capture>(&joined);
}

void leaveCapture(Queue &queue) noexcept {
  if (const Ref<Capture> capture = captureOf(queue))
    capture->leave(queue);
}

Capture::Capture(Queue &first, Ref<CapturedGraph> graph, bool owned)
    : first_(first), graph_(std::move(graph)), base_(graph_->nodes().size()),
      formerMemory_(graph_->memory() ? graph_->memory()->blocks() : std::vector<GraphMemory::Held>()),
      owned_(owned), lines_{{&first}} {}

void Capture::begin(Queue &queue, Ref<CapturedGraph> graph, bool owned) {
  std::lock_guard lock(graph->mutex());
  CapturedGraph &into = *graph;
  const Ref<Capture> made = Ref<Capture>::adopt(new Capture(queue, std::move(graph), owned));
  into.beginCapture(queue.deviceIndex());
  if (!queue.beginCapture(Ref<CaptureBase>(made.get()))) {
    into.endCapture();
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  }
  queue.context().captureBegins();
}

void Capture::checkCapturable(const Queue &queue, const Command &command) const {
  if (command.blocking)
    refuse("a command that blocks can't be captured: it ends when the graph runs");
  if (command.timed)
    refuse("the recording of a timestamp can't be captured");
  if (&queue.context() != &graph_->context() || queue.deviceIndex() != first_.deviceIndex())
    refuse("a queue of another device or context can't join a capture");
}

Capture::Line *Capture::lineOf(const Queue &queue) noexcept {
  const auto found = std::find_if(lines_.begin(), lines_.end(), [&](const Line &line) { return line.queue == &queue; });
  return found == lines_.end() ? nullptr : &*found;
}

Capture::Joining::Joining(Capture &capture, Queue &queue) : line(capture.lineOf(queue)), capture_(capture) {
  if (line)
    return;
  line = &capture.lines_.emplace_back(Line{&queue});
  if (!queue.beginCapture(Ref<CaptureBase>(&capture))) {
    capture.lines_.pop_back(); // another thread's call has taken it elsewhere
    throw UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT;
  }
  fresh_ = true;
}

Capture::Joining::~Joining() {
  if (!fresh_)
    return;
  line->queue->endCapture();
  capture_.lines_.pop_back();
}

/// Throws INVALID_EVENT_WAIT_LIST, INVALID_CONTEXT, GRAPH_INTERNAL_EVENT for an event of a capture that has ended,
/// GRAPH_CAPTURE_MERGE_ATTEMPT for one of another, IN_EVENT_LIST_EXEC_STATUS for one that has failed.
Capture::Waits Capture::read(const Queue &queue, const Command &command) const {
  Waits waits;
  for (Event *event : command.waits) {
    if (!event)
      throw UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
    if (!event->isOfAdapterOf(queue) || &event->context() != &graph_->context())
      throw UR_RESULT_ERROR_INVALID_CONTEXT;
    if (const CapturedPlace *place = event->captured()) {
      if (&of(*place) != this)
        throw of(*place).ended() ? UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT : UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT;
      const bool implied = place->node == CapturedPlace::kBeginning ||
                           (queue.inOrder() && origins_[place->node - base_].queue == &queue);
      if (!implied)
        waits.places.push_back(place->node);
      continue;
    }
    const Progress progress = event->reusable() ? Progress::pending : event->completion().progress();
    if (progress == Progress::failed)
      throw UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS;
    if (progress == Progress::pending)
      waits.others.push(Ref<Event>(event));
  }
  std::sort(waits.places.begin(), waits.places.end());
  waits.places.erase(std::unique(waits.places.begin(), waits.places.end()), waits.places.end());
  return waits;
}

/// Throws, with nothing changed.
void Capture::push(const Line &line, Node node) {
  Nodes &nodes = graph_->nodes();
  origins_.push_back({line.queue, line.barriers});
  try {
    nodes.push_back(std::move(node));
  } catch (...) {
    origins_.pop_back();
    throw;
  }
  for (const uint32_t earlier : nodes.back().after)
    nodes[earlier].open = false;
}

/// Null: the caller wants none. Throws.
Ref<Event> Capture::eventFor(Queue &queue, const Command &command, uint32_t node) {
  return command.event ? Event::makeCaptured(queue, command.type, {Ref<CaptureBase>(this), node}) : Ref<Event>();
}

bool Capture::add(Queue &queue, const Command &command, Node node) {
  std::lock_guard lock(graph_->mutex());
  if (ended())
    return false;
  checkCapturable(queue, command);
  Waits waits = read(queue, command);
  const auto index = static_cast<uint32_t>(graph_->nodes().size());
  Ref<Event> event = eventFor(queue, command, index);
  Joining joining(*this, queue);
  Line &line = *joining.line;
  Places places = waits.places;
  addBefore(places, line);
  node.after = Few<uint32_t>(places);
  node.waits = std::move(waits.others);
  line.before.reserve(1);
  haveRoom(line.since);
  push(line, std::move(node)); // What follows can't fail.
  joining.keep();
  if (queue.inOrder()) {
    line.before.assign(1, index);
  } else {
    drop(line.since, waits.places);
    line.since.push_back(index);
  }
  if (event)
    *command.event = event.release();
  return true;
}

/// What everything of the line comes after, unless one of the places does already.
void Capture::addBefore(Places &places, const Line &line) const {
  const bool isCovered = !line.queue->inOrder() && std::any_of(places.begin(), places.end(), [&](uint32_t place) {
    const Origin &origin = origins_[place - base_];
    return origin.queue == line.queue && origin.barriers == line.barriers;
  });
  if (isCovered)
    return;
  for (const uint32_t place : line.before)
    addOnce(places, place);
}

Capture::Places Capture::placesBehind(const Line *line, Places named, bool ofAll) const {
  if (!line)
    return named;
  if (ofAll)
    named = line->since;
  addBefore(named, *line);
  return named;
}

bool Capture::addPlace(Queue &queue, const Command &command, Order order) {
  std::lock_guard lock(graph_->mutex());
  if (ended())
    return false;
  (void)addPlaceLocked(queue, command, order);
  return true;
}

Capture::Places Capture::addPlaceLocked(Queue &queue, const Command &command, Order order) {
  checkCapturable(queue, command);
  Waits waits = read(queue, command);
  const bool ofAll = order == Order::all || (order == Order::barrier && command.waits.empty());
  Joining joining(*this, queue);
  Line &line = *joining.line;
  Places places = placesBehind(&line, std::move(waits.places), ofAll);
  // The beginning, the only one, or a node that comes after all of them and does nothing.
  const bool joins = places.size() > 1 || !waits.others.empty();
  const uint32_t place = joins            ? static_cast<uint32_t>(graph_->nodes().size())
                         : places.empty() ? CapturedPlace::kBeginning
                                          : places.front();
  Ref<Event> event = eventFor(queue, command, place);
  line.before.reserve(1);
  haveRoom(line.since);
  if (joins)
    push(line, {command.type, {}, false, true, Few<uint32_t>(places), {}, std::move(waits.others)});
  joining.keep();
  if (event)
    *command.event = event.release();
  if (place == CapturedPlace::kBeginning)
    return places;
  if (&queue == &first_)
    origins_[place - base_].joined = true;
  if (ofAll)
    line.since.clear();
  else if (joins)
    drop(line.since, places);
  if (queue.inOrder() || order == Order::barrier) {
    line.before.assign(1, place);
    ++line.barriers;
  } else if (!contains(line.before, place)) {
    addOnce(line.since, place); // A later barrier comes after it.
  }
  return places;
}

size_t Capture::unjoined() const noexcept {
  size_t count = 0;
  for (size_t i = 0; i < origins_.size(); ++i)
    count += origins_[i].queue != &first_ && !origins_[i].joined && graph_->nodes()[base_ + i].open ? 1 : 0;
  return count;
}

/// With the lock.
void Capture::close(bool keep) noexcept {
  if (!keep) {
    graph_->nodes().erase(graph_->nodes().begin() + static_cast<std::ptrdiff_t>(base_), graph_->nodes().end());
    if (GraphMemory *memory = graph_->memory())
      memory->restore(std::move(formerMemory_));
  }
  for (const Line &line : lines_)
    line.queue->endCapture();
  lines_.clear();
  graph_->endCapture();
  graph_->context().captureEnds();
  ended_.store(true, std::memory_order_release);
}

CapturedGraph *Capture::end() {
  std::unique_lock lock(graph_->mutex());
  if (ended())
    throw UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING;
  const size_t unjoined = this->unjoined();
  close(unjoined == 0);
  if (unjoined == 0) {
    owned_ = false;
    return graph_.get();
  }
  discard(std::move(lock));
  explain(UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS,
          "urQueueEndGraphCaptureExp: the queue doesn't come after %zu commands of other queues that joined its "
          "capture; it has to wait for them before the end",
          unjoined);
  throw UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS;
}

/// The graph, once the capture has failed, if nobody else has it.
void Capture::discard(std::unique_lock<std::mutex> lock) {
  const bool drop = std::exchange(owned_, false);
  lock.unlock();
  if (drop)
    graph_->destroyByUser();
}

void Capture::leave(const Queue &queue) noexcept {
  std::unique_lock lock(graph_->mutex());
  if (ended())
    return;
  if (&queue != &first_) {
    if (Line *line = lineOf(queue)) {
      line->queue->endCapture();
      lines_.erase(lines_.begin() + (line - lines_.data()));
    }
    for (Origin &origin : origins_) { // Another queue may get its address.
      if (origin.queue == &queue)
        origin.queue = nullptr;
    }
    return;
  }
  close(false);
  discard(std::move(lock));
}

} // namespace ur::core
