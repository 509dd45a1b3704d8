// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which callbacks of events run: that in which the events have become complete, as far as anybody can
// tell. The driver tells of an event some time after it is complete, and not always in order, while the host may have
// seen the end already. So the line knows for whom the driver's word is outstanding, and keeps a place free before
// - a callback that is due already when it is set: for those whose events are over by then;
// - a callback that the driver has told of: for those of earlier commands of the same ordered lane.
//
// Thread-safe. The lock is innermost, and not held across calls of the driver or callbacks.
#pragma once

#include "adapters/core/order/completion.hpp"

#include <condition_variable>
#include <map>
#include <mutex>

namespace ur::core {

class CallbackLine {
public:
  struct Entry;

private:
  /// Those of an ordered lane follow each other in the order of its commands. Lane 0: nothing is known of the order.
  struct Key {
    uint64_t lane = 0, epoch = 0, number = 0;
    auto operator<=>(const Key &) const = default; // NOLINT(modernize-use-nullptr): its 0 is no pointer
  };
  using Outstanding = std::map<Key, Entry *>;

public:
  /// One callback. Its memory is the caller's until take() has answered it, and the line's in between.
  struct Entry {
    /// Throws bad_alloc.
    explicit Entry(Ref<Completion> of);
    Entry(const Entry &) = delete;
    Entry &operator=(const Entry &) = delete;

    Ref<Completion> completion; ///< the event's when the callback was set

  private:
    friend class CallbackLine;
    Outstanding::node_type node;  ///< empty while the driver's word is outstanding
    Outstanding::iterator listed; ///< then: where
    Entry *previous = nullptr, *next = nullptr;
    Entry *before = nullptr; ///< what in the line keeps a place for this one
    size_t places = 0;       ///< how many such places it keeps, and one while it looks for whom to keep any
    bool asking = false;     ///< the call that asks the driver hasn't returned
    bool told = false;       ///< the driver's word came meanwhile
  };

  /// The driver will be asked to tell of a submitted command: to be called before.
  void expect(Entry &entry) noexcept;
  /// It was asked. The entry may be gone afterwards.
  void asked(Entry &entry) noexcept;
  /// It could not be asked: it will not tell. Nothing where it isn't expected to.
  void forget(Entry &entry) noexcept;
  /// The driver has told. Makes no call of it. The entry may be gone afterwards.
  void told(Entry &entry) noexcept;
  /// The callback is due, and the driver isn't asked: asks it about those that may come before. The entry may be gone
  /// afterwards.
  void due(Entry &entry) noexcept;

  /// Blocks for the next one whose turn it is; null once stop() was called and none is left.
  [[nodiscard]] Entry *take() noexcept;
  void stop() noexcept;

private:
  using Lock = std::unique_lock<std::mutex>;
  void unlist(Entry &entry) noexcept;
  void enter(Entry &entry) noexcept;
  void enterDue(Lock &lock, Entry &entry) noexcept;
  static void keepPlace(Entry &keeper, Entry &other) noexcept;
  void giveUpPlace(Entry &keeper) noexcept;
  [[nodiscard]] bool ready() const noexcept { return first_ && first_->places == 0; }

  std::mutex mutex_; // guards what follows, and the entries
  std::condition_variable wake_;
  Outstanding outstanding_;
  Entry *first_ = nullptr, *last_ = nullptr;
  uint64_t numbers_ = 0;
  bool stop_ = false;
};

} // namespace ur::core
