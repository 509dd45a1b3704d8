// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A request on its way through the places of a pool: which free memory it may have, and on what terms.
#pragma once

#include "adapters/core/allocator/block.hpp"

namespace ur::core {

class Search {
public:
  Search(const AllocRequest &asked, const ReusePolicy &policy) noexcept
      : request(asked),
        sizeClass(asked.size <= kLargestSmall ? size_class::of(asked.size) : size_class::floorOf(inPages(asked.size))),
        policy_(policy) {}

  const AllocRequest &request;
  const unsigned sizeClass; ///< as of its block
  /// Before the pool grows, which costs more than that: of so many commands the driver may be asked whether they are
  /// over.
  void askMore() noexcept { questions_ = kMostQuestions; }

  bool anyFit = false;     ///< also blocks much larger than the request
  bool everywhere = false; ///< also behind much that it can't have
  bool pending = false;    ///< also what the request must be made to wait for
  uint32_t fetch = 1;      ///< how many blocks to look for in all
  BlockList surplus;       ///< what was found beside the one, for the queue's cache

  [[nodiscard]] bool isSmall() const noexcept { return sizeClass < size_class::kSmallCount; }
  /// Whether a block of that size suits it, if there is a choice.
  [[nodiscard]] bool fits(size_t capacity) const noexcept;

  /// Most free memory: it was freed earlier on the request's lane, or nobody uses it any more, which needs no asking.
  [[nodiscard]] bool isPlain(const Freed &freed) const noexcept {
    return !freed.command && (!freed.lane || freed.lane.get() == request.lane);
  }
  /// Whether the request may have what is free since then. The terms are those of all that was accepted since begin().
  [[nodiscard]] bool accepts(const Freed &freed) { return isPlain(freed) || acceptsOther(freed); }
  void begin() noexcept { terms_ = Terms::none; }
  /// Of what was accepted: the request must be made to come after its free.
  [[nodiscard]] bool mustWait() const noexcept { return terms_ == Terms::wait; }
  /// Of what was accepted: later requests of the queue may have their part of it too.
  [[nodiscard]] bool servesLaterOnes() const noexcept { return terms_ == Terms::none && fetch > 1; }
  /// Whether the request's lane has it behind it, or it is over.
  [[nodiscard]] bool isBehind(const Freed &freed) const noexcept { return isPlain(freed) || isBehindOther(freed); }

private:
  static constexpr unsigned kMostQuestions = 256;
  enum class Terms : uint8_t {
    none,   ///< nobody uses it any more, or it was freed earlier on the request's lane
    listed, ///< the request waits for its free anyway
    wait
  };
  [[nodiscard]] bool acceptsOther(const Freed &freed);
  [[nodiscard]] bool isBehindOther(const Freed &freed) const noexcept;
  [[nodiscard]] bool isEarlierOfQueue(const Completion &one) const noexcept;
  [[nodiscard]] bool acceptsPlace(Lane &lane, uint64_t epoch);
  [[nodiscard]] bool acceptsOne(Completion &freed);
  [[nodiscard]] bool acceptsPending() noexcept;

  const ReusePolicy &policy_;
  Terms terms_ = Terms::none;
  const Lane *asked_ = nullptr; ///< the last
  unsigned questions_ = 1;      ///< of the driver, that may still be asked
};

} // namespace ur::core
