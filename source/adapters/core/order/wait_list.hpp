// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A wait list on its way to the driver, if all of it is submitted; else its command is deferred. It drops what is
// complete or earlier on the same ordered lane, and keeps one event for each other ordered lane: the newest. Where a
// command can fail alone, everything named that isn't over is kept, since its failure is to reach the command. Common
// lengths need no heap.
//
// Used by one thread, for one command. The caller's events stay alive during the call, so no references are taken.
#pragma once

#include "adapters/core/object/object.hpp"
#include "adapters/core/object/small_vector.hpp"
#include "adapters/core/order/completion.hpp"

#include <span>
#include <vector>

namespace ur::core {

class WaitSet {
public:
  /// `target`: the ordered lane that the command will go to, if that is already known. `open`: it will be one of
  /// several ordered ones, which aim() tells.
  WaitSet(const Context &context, const Lane *target, bool open = false) noexcept;

  /// The caller's list. Throws INVALID_EVENT_WAIT_LIST for a null event, INVALID_CONTEXT for another context's,
  /// IN_EVENT_LIST_EXEC_STATUS for one that is known to have failed, DEVICE_LOST if that was why, GRAPH_INTERNAL_EVENT
  /// for one of a captured command.
  void add(std::span<const ur_event_handle_t> events);
  /// One more, kept alive until the command is submitted. A virtual one gets a mark of its lane, so no lane's lock may
  /// be held here; while the set is open, aim() sees to that. `inherits`: its failure is the command's, also if it is
  /// earlier on the same ordered lane; without that, its order is all that counts there. Throws as above.
  void add(Ref<Completion> completion, bool inherits = false);

  /// A barrier of its queue's, which may be null. Until that is submitted, or where the command is deferred anyway, it
  /// is no more than order: the command comes after its end, whatever that is. Throws as above.
  void addBarrier(Ref<Completion> barrier);
  /// Those that are no more than that. The command is deferred, then.
  [[nodiscard]] std::span<const Ref<Completion>> order() const noexcept { return order_; }

  /// Of an open one: the command goes to `lane`, on which it waits for nothing of the same lane; null: that will be
  /// told another time, to others. What is virtual elsewhere gets a mark: no lane's lock may be held. Throws.
  void aim(const Lane *lane);

  /// Whether something is left to wait for, if the command goes to `lane`.
  [[nodiscard]] bool empty() const noexcept { return entries_.empty(); }
  /// Whether the command's outcome depends on earlier ones of the same ordered lane. It needn't wait for them.
  [[nodiscard]] bool inheritsFromLane() const noexcept { return !own_.empty(); }
  /// The lane of the newest completion that isn't over; null: none, or lane unknown.
  [[nodiscard]] Lane *preferredLane() const noexcept { return preferred_; }
  /// All completions that were not over when they were added.
  [[nodiscard]] std::span<Completion *const> completions() const noexcept { return entries_.span(); }

  /// How many things are left, the same one twice not told apart.
  [[nodiscard]] size_t size() const noexcept { return entries_.size(); }
  /// The only one that is left.
  [[nodiscard]] Ref<Completion> only() const noexcept { return Ref<Completion>(entries_.span().front()); }

  /// Whether the command must be deferred: something in the list wasn't submitted when it was added.
  [[nodiscard]] bool unsubmitted() const noexcept { return unsubmitted_; }
  /// The command is deferred whatever it waits for.
  void putOff() noexcept { unsubmitted_ = true; }
  /// References to all entries, for a command that is deferred. Throws.
  [[nodiscard]] std::vector<Ref<Completion>> references() const;

  /// The events that a command on `lane` waits for, with other lanes flushed as far as that takes. Valid until the next
  /// call. The lane's lock may be held. Throws.
  [[nodiscard]] std::span<const NativeEvent> resolve(const Lane &lane) {
    return entries_.empty() && own_.empty() ? std::span<const NativeEvent>() : resolveEntries(lane);
  }

private:
  [[nodiscard]] bool needsMark(const Completion &completion, bool submitted) const noexcept;
  void addOne(Completion &completion, bool submitted, bool inherits);
  void addVirtual(Completion &completion);
  void flushOthers(const Lane &lane) const;
  [[nodiscard]] std::span<const NativeEvent> resolveEntries(const Lane &lane);
  [[nodiscard]] std::span<const NativeEvent> resolveAll();

  const Context &context_;
  const Lane *target_;
  const bool isolatedFailures_, startsOnFlush_;
  bool open_;
  Lane *preferred_ = nullptr;
  bool unsubmitted_ = false;
  SmallVector<Completion *, 16> entries_;
  SmallVector<Completion *, 8> own_; ///< of the target, only for their failures
  SmallVector<NativeEvent, 16> events_;
  std::vector<Ref<Completion>> kept_, order_;
};

} // namespace ur::core
