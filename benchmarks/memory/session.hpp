// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pool, the queues of a mode, and what is seen of them while a program's steps are played.
#pragma once

#include "memory/hold.hpp"
#include "memory/program.hpp"
#include "memory/verifier.hpp"

#include <optional>

namespace memory {

/// What a command does with each block right after its allocation.
enum class Work : uint8_t {
  none,
  touch, ///< fills its first 4 KiB
  fill   ///< fills it
};

struct Setting {
  Work work = Work::touch;
  Busy busy = Busy::no;
  ur_usm_type_t kind = UR_USM_TYPE_DEVICE;
  bool nativePool = false; ///< UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP
  bool verify = false;
  uint64_t stopAt = 0;  ///< a pool that has reserved that much is enough to see; 0: never
  uint64_t maximum = 0; ///< of the pool, in bytes; 0: none
};

/// What was seen. Times are nanoseconds of the host, without what reading the clock costs.
struct Figures {
  uint64_t reservedHigh = 0;
  uint32_t growths = 0;
  uint32_t failures = 0; ///< allocations that were refused
  ur_result_t refusal = UR_RESULT_SUCCESS;
  uint64_t faults = 0, looks = 0; ///< of the verification
  bool stopped = false;           ///< before the program's end
  std::vector<double> quiet;      ///< pairs of an allocation and its free in which nothing was mapped
  std::vector<double> mapping;    ///< the others: the pool grew or shrank, or moved memory
  double longestLater = 0;        ///< the longest single call since Session::settled

  [[nodiscard]] double sum() const;
};

/// One thread's.
class Session {
public:
  /// Throws Skipped or ur::Error.
  Session(const bench::Machine &machine, Mode mode, const Setting &setting);
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  /// Allocates and uses a block. False where the pool refuses; freeing it does nothing then.
  bool alloc(uint32_t block, uint64_t size);
  void free(uint32_t block);
  /// Until everything that was enqueued is over; nothing is held then.
  void wait();
  /// The device falls behind from here on, if it is to.
  void begin() { hold_->close(); }
  /// The program's beginning is over: from now on calls count for longestLater.
  void settled() noexcept { settled_ = true; }
  [[nodiscard]] bool stopped() const noexcept { return figures_.stopped; }
  [[nodiscard]] uint32_t refusals() const noexcept { return figures_.failures; }
  /// Frees what is live, waits, and tells. Once.
  [[nodiscard]] Figures end();

private:
  struct Block {
    void *memory = nullptr;
    uint64_t size = 0;
    double allocNs = 0;
    bool mapped = false;
  };
  template <typename Call>
  double timed(Call call);
  ur_result_t allocate(uint64_t size, std::span<const ur_event_handle_t> waits, ur_queue_handle_t queue, void **memory,
                       ur_event_handle_t *event) const;
  void use(uint32_t block);
  /// Whether the pool has grown, shrunk or moved memory since the last time.
  bool mapped();
  [[nodiscard]] uint64_t filledOf(const Block &block) const noexcept;
  [[nodiscard]] size_t ask(ur_usm_pool_info_t what) const;

  const bench::Machine &machine_;
  const Setting setting_;
  const double clock_;
  std::unique_ptr<Route> route_;
  std::optional<Hold> hold_;
  std::optional<Verifier> verifier_;
  ur_usm_pool_handle_t pool_ = nullptr;
  std::vector<Block> blocks_;
  uint64_t reserved_ = 0, moves_ = 0;
  bool settled_ = false;
  Figures figures_;
};

} // namespace memory
