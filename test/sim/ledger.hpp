// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The driver's books: how often each call was made, which calls are to fail, and which rules were broken. Thread-safe
// by a lock of its own, which nothing else is taken under.
#pragma once

#include "sim/types.hpp"

#include <functional>
#include <mutex>
#include <optional>

namespace ur::sim {

class Ledger {
public:
  void reset();

  /// Counts a call; the result that it must answer without doing anything, if its turn to fail has come. Runs what was
  /// ordered by during(), without the lock.
  std::optional<ur_result_t> enter(Call call);

  void during(Call call, std::function<void()> run);

  uint64_t calls(Call call) const;
  uint64_t allCalls() const;

  /// The nth call from now (1: the next) that may fail answers result: of any name, or of one. The functions that
  /// give back resources aren't among "any". One such order stands at a time.
  void failAny(uint64_t nth, ur_result_t result);
  void fail(Call call, uint64_t nth, ur_result_t result);
  /// Withdraws the order; whether it has been carried out.
  bool stopFailing();
  std::optional<Call> failedCall() const; ///< the one that an order last made fail

  void report(Fault fault, std::string text);
  std::vector<Violation> violations() const;
  std::vector<Violation> takeViolations();

private:
  mutable std::mutex mutex_;
  std::array<uint64_t, kCalls> counts_{};
  std::optional<Call> during_;
  std::function<void()> run_;
  std::optional<Call> failing_; ///< none: any
  uint64_t countdown_ = 0;      ///< 0: nothing is ordered
  ur_result_t failure_ = UR_RESULT_SUCCESS;
  bool failed_ = false;
  std::optional<Call> failedCall_;
  std::vector<Violation> violations_;
};

/// Marks this thread as one inside the driver, for those who tell the driver's own doings from the core's.
class InsideDriver {
public:
  InsideDriver() noexcept { ++depth_; }
  ~InsideDriver() { --depth_; }
  static bool here() noexcept { return depth_ != 0; }

private:
  static inline thread_local unsigned depth_ = 0;
};

} // namespace ur::sim
