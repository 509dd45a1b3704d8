// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Simulated memory: real bytes, each block between guards and filled with a pattern when it is new and when it is
// freed; freed blocks are kept a while, so that their use is noticed. Not thread-safe: the world's lock is held.
#pragma once

#include "sim/virtual_memory.hpp"

#include <cstdlib>
#include <deque>
#include <map>
#include <memory>
#include <set>

namespace ur::sim {

/// What an allocation answers where there isn't enough.
ur_result_t exhausted(core::MemoryKind kind);

class Memory {
public:
  explicit Memory(Ledger &ledger) : ledger_(ledger), virtual_(ledger) {}

  void reset(uint64_t deviceBytes, uint64_t hostBytes);
  void setDeviceLimit(uint32_t device, uint64_t bytes) { places_[device].limit = bytes; }
  void setHostLimit(uint64_t bytes) { places_[kDevices].limit = bytes; }
  uint64_t available(uint32_t place) const { return places_[place].available(); } ///< kDevices: of the host

  /// context: whoever opened it, for the report of leaks. New memory holds the bytes 0xcb.
  ur_result_t alloc(const void *context, core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                    void **memory);
  /// The same in a pool, whose memory is counted already.
  ur_result_t allocPooled(const void *context, core::MemoryKind kind, uint32_t place, uintptr_t pool, size_t size,
                          size_t alignment, void **memory);
  /// Whether memory is the start of a live block of this context and kind, which free may be called for; a violation
  /// otherwise. Its size.
  std::optional<size_t> freeable(const void *context, core::MemoryKind kind, const void *memory);
  void free(const void *memory);
  /// The same for a block of a pool.
  std::optional<size_t> freeablePooled(const void *context, const void *memory);
  std::pair<uintptr_t, size_t> freePooled(const void *memory); ///< its pool and size
  void reportLeaks(const void *context);
  /// Memory of a device, or of the host (kDevices), that isn't in blocks of its own. False where there isn't so much.
  bool take(uint32_t place, size_t size);
  void give(uint32_t place, size_t size) { places_[place].used -= size; }
  VirtualMemory &virtualMemory() { return virtual_; }

  /// Host memory of the caller's that devices may use from now on. A violation where some of it is known already.
  ur_result_t registerHost(const void *context, const void *memory, size_t size, bool readOnly);
  /// Whether that is what was registered; a violation otherwise.
  bool registered(const void *context, const void *memory, size_t size);
  void unregisterHost(const void *context, const void *memory) { registered_.erase({context, memory}); }

  /// What identifies a live block of device memory that begins there, and is never the same again; 0: there is none.
  uint64_t identity(const void *context, const void *memory);
  /// Lets another context use the block; null where there is no such block, or it is that context's already.
  void *open(const void *context, uint64_t identity, size_t size);
  /// False, and a violation, where it isn't open there.
  bool close(const void *context, const void *memory);
  /// The live block that an address lies in, as what begins there.
  struct Part {
    core::MemoryKind kind;
    uint32_t device; ///< the world's number; of host memory kDevices
    size_t size;     ///< to the block's end
    bool whole;
  };
  std::optional<Part> at(const void *memory);
  /// Lets another context use that block as long as it is live, without a closing. `owned`: it is that context's own
  /// from then on.
  void share(const void *context, const void *memory, bool owned);
  void checkFreed() { shrinkQuarantine(0); } ///< looks for writes to freed blocks, and lets them go

  /// What a range is: inside a live block of the context or what is mapped there, plain host memory (no block at all),
  /// or a violation, which is reported with what as the culprit's name.
  enum class Found : uint8_t { block, host, bad };
  Found check(const void *context, const Range &range, const std::string &what);

  /// Whether commands of a device may use that memory where devices don't share theirs: not another device's, unless
  /// that is a peer.
  bool usableBy(const void *memory, uint32_t device);
  void setPeer(uint32_t device, uint32_t peer, bool enabled) { peers_[device][peer] = enabled; }

private:
  struct FreeBytes {
    void operator()(uint8_t *bytes) const { std::free(bytes); }
  };
  struct Block {
    const void *context = nullptr;
    core::MemoryKind kind = core::MemoryKind::device;
    uint32_t place = 0;
    size_t size = 0, guard = 0;
    std::unique_ptr<uint8_t, FreeBytes> bytes; ///< guard, memory, guard
    bool live = true;
    uint64_t identity = 0;
    uintptr_t pool = 0;                 ///< 0: none
    std::multiset<const void *> openIn; ///< other contexts, as often as they have opened it
    std::set<const void *> users;       ///< others by native handles
    const uint8_t *begin() const { return bytes.get() + guard; }
  };
  struct Registered {
    size_t size = 0;
    bool readOnly = false;
  };
  struct Budget {
    uint64_t limit = 0, used = 0;
    uint64_t available() const { return used < limit ? limit - used : 0; }
  };
  using Blocks = std::map<uintptr_t, Block>;

  Blocks::iterator find(uintptr_t address);
  ur_result_t make(const void *context, core::MemoryKind kind, uint32_t place, size_t size, size_t alignment,
                   uintptr_t pool, void **memory);
  const char *whyNotFreeable(Blocks::const_iterator block, const void *context) const;
  void checkGuards(const Block &block);
  std::optional<Found> checkRegistered(const void *context, const Range &range, const std::string &what);
  void shrinkQuarantine(size_t bytes);

  Ledger &ledger_;
  VirtualMemory virtual_;
  std::array<Budget, kDevices + 1> places_{};                              ///< the devices, then the host
  Blocks blocks_;                                                          ///< by their first byte behind the guard
  std::map<std::pair<const void *, const void *>, Registered> registered_; ///< by context and start
  bool peers_[kDevices][kDevices] = {};
  uint64_t lastIdentity_ = 0;
  std::deque<uintptr_t> quarantine_; ///< freed blocks, oldest first
  size_t quarantined_ = 0;           ///< bytes
};

} // namespace ur::sim
