// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What keeps other threads out of a vendor's driver while the process exits. Intel's drivers take themselves apart in
// handlers of exit() while threads of the program still enqueue: a call that is inside then ends the process by a
// signal.
//
// The gate closes in a handler of its own, which comes before the driver's, since it was registered later. It waits for
// the calls that are inside, for at most kPatience. Other threads that come then are held up, since the process is
// about to end; after kHeldUp they get DEVICE_LOST, in case that one of the program's handlers waits for them. The
// thread that exits passes as before: destructors of its static objects may release what they have.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <pthread.h>
#include <utility>

namespace ur::core {

class ExitGate {
public:
  static constexpr std::chrono::milliseconds kPatience{200}, kHeldUp{500};

  /// The adapter's. Lives for ever.
  [[nodiscard]] static ExitGate &ofProcess() noexcept { return ofProcess_; }

  /// When a driver may have registered handlers.
  enum class Moment : uint8_t { contextMade, programBuilt };
  /// Registers the handler, once for each of them: it runs before those that the driver has registered up to now.
  void watchAfter(Moment moment) noexcept;
  /// What exit() does, for tests.
  void close() noexcept;

  /// Whether this thread is kept out. Blocks where it is, as above. Who has a pass asks that instead.
  [[nodiscard]] bool isShut() noexcept { return closed_.load(std::memory_order_relaxed) && keepsOut(); }

  /// Some calls of the driver's, for which a closing gate waits. All calls of one command share a pass, and are handed
  /// it: one made within another is refused once the gate closes, while the gate waits for the other.
  class Pass {
  public:
    /// Blocks where this thread is kept out, as above.
    explicit Pass(ExitGate &gate = ofProcess()) noexcept : inside_(&gate.insideOfThread()) {
      // In one order with closed_ and close()'s look at the counters: one of the two sees the other.
      inside_->fetch_add(1, std::memory_order_seq_cst);
      if (gate.closed_.load(std::memory_order_seq_cst)) [[unlikely]] {
        std::exchange(inside_, nullptr)->fetch_sub(1, std::memory_order_release);
        refused_ = gate.keepsOut();
      }
    }
    Pass(const Pass &) = delete;
    Pass &operator=(const Pass &) = delete;
    ~Pass() {
      if (inside_) [[likely]]
        inside_->fetch_sub(1, std::memory_order_release);
    }
    /// Whether this thread was kept out, and may make no call.
    [[nodiscard]] bool isRefused() const noexcept { return refused_; }

  private:
    std::atomic<int32_t> *inside_; ///< null: nobody waits for this thread
    bool refused_ = false;
  };

private:
  struct alignas(64) Inside {
    std::atomic<int32_t> calls = 0;
  };

  /// Of several counters, so that threads don't meet at one.
  [[nodiscard]] std::atomic<int32_t> &insideOfThread() noexcept {
    return inside_[(static_cast<uintptr_t>(pthread_self()) >> 12) % inside_.size()].calls;
  }
  [[nodiscard]] bool keepsOut() noexcept;

  static ExitGate ofProcess_;
  std::atomic<bool> closed_ = false;
  std::atomic<pthread_t> exits_ = pthread_t{}; ///< the thread that does
  std::atomic<int64_t> closedAtNs_ = 0;
  std::array<std::atomic<bool>, 2> watched_{};
  std::array<Inside, 8> inside_;
};

} // namespace ur::core
