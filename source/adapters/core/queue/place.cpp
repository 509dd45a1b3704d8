// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/queue/place.hpp"

#include <algorithm>

namespace ur::core {
namespace {

/// How a command of an ordered lane (null: of none) stands to something that it waits for. behind: it comes after that
/// on the lane, and fails only if the whole lane does. unknown: otherwise, or it takes more than a look.
enum class Standing : uint8_t { over, behind, unknown };

Standing standingTo(Completion &completion, const Lane *lane) noexcept {
  if (completion.phase() != Phase::submitted)
    return Standing::unknown;
  const bool behind = lane && completion.lane() == lane;
  if (completion.native()) {
    const Progress known = completion.known();
    if (known == Progress::complete)
      return Standing::over;
    const bool pending =
        behind && !lane->isolatedFailures() && lane->done() < completion.epoch() && known == Progress::pending;
    return pending ? Standing::behind : Standing::unknown;
  }
  const Progress progress = completion.progress();
  if (progress == Progress::complete)
    return Standing::over;
  return behind && progress == Progress::pending ? Standing::behind : Standing::unknown;
}

} // namespace

[[gnu::hot]] Place placeBehind(const Queue &queue, const Command &command) noexcept {
  // Out of order, barriers are on the first lane.
  const Lane *lane = queue.inOrder() || queue.severalLanes() ? &queue.firstLane() : nullptr;
  bool over = true;
  for (const Event *event : command.waits) {
    if (!event || !event->isOfAdapterOf(queue) || event->queue() != &queue || event->reusable())
      return Place::unknown;
    const Standing standing = standingTo(event->completion(), lane);
    if (standing == Standing::unknown)
      return Place::unknown;
    over = over && standing == Standing::over;
  }
  return over || queue.inOrder() ? Place::own : Place::chain;
}

[[gnu::hot]] Place placeInChain(const Queue &queue, const Command &command) noexcept {
  const Place place = placeBehind(queue, command);
  if (place != Place::chain)
    return place;
  const Lane &lane = queue.firstLane();
  const auto isNewest = [&](const Event *event) { return event->completion().epoch() == lane.submitted(); };
  return !lane.exposed() && std::any_of(command.waits.begin(), command.waits.end(), isNewest) ? place : Place::unknown;
}

[[gnu::hot]] Event *makePlaceEvent(Queue &queue, ur_command_t type, Place place) {
  Lane *lane = busyLaneAt(queue, place);
  return lane ? lane->makeEvent(queue, type) : queue.positions().makeCompleteEvent(queue, type);
}

} // namespace ur::core
