// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Simulated virtual memory: real addresses and bytes, by mmap. What the core should have refused is a violation, and so
// is what is left when a context goes. Not thread-safe: the world's lock is held.
#pragma once

#include "adapters/core/port/driver_virtual_memory.hpp"
#include "sim/ledger.hpp"

#include <map>
#include <memory>
#include <optional>

namespace ur::sim {

class World;

class VirtualMemory {
public:
  static constexpr size_t kGranularity = size_t{64} << 10; ///< coarser than a page, so that mistakes show
  static constexpr size_t kLarge = size_t{2} << 20;        ///< what is recommended from that size on

  explicit VirtualMemory(Ledger &ledger) : ledger_(ledger) {}

  ur_result_t reserve(const void *context, const void *wish, size_t size, void **start);
  ur_result_t unreserve(const void *context, void *start, size_t size);
  /// The same memory again, as another context's; 0 where there is none of that number and size, or it can't be shared.
  uintptr_t share(const void *context, uintptr_t memory, size_t size);
  /// Whether the bytes that were made for it open anything.
  void offer(uintptr_t memory, bool offered);
  /// Its file once more; a violation, and -1, where the context has no such memory, or it can't be shared.
  int duplicate(const void *context, uintptr_t memory);
  /// Its size is the caller's to take from the device's memory, and to give back.
  ur_result_t create(const void *context, uint32_t device, size_t size, bool shareable, uintptr_t *memory);
  struct Freed {
    uint32_t device = 0;
    size_t size = 0;
  };
  std::optional<Freed> destroy(const void *context, uintptr_t memory);
  ur_result_t map(const void *context, void *start, size_t size, uintptr_t memory, size_t offset,
                  core::VirtualAccess access);
  /// Whether the range consists of whole mappings of the context; a violation otherwise.
  bool unmappable(const void *context, void *start, size_t size);
  void unmap(void *start, size_t size);
  ur_result_t setAccess(const void *context, void *start, size_t size, core::VirtualAccess access);
  void reportLeaks(const void *context);

  /// What a range is to a command that uses it: nothing of ours, or inside mappings of the context that let it, or a
  /// violation, reported with `what` as the culprit's name.
  enum class Found : uint8_t { elsewhere, mapped, bad };
  Found check(const void *context, const void *memory, size_t size, Access access, const std::string &what);
  /// The device whose memory is mapped there.
  std::optional<uint32_t> deviceAt(const void *memory) const;

private:
  struct Physical {
    const void *context = nullptr;
    uint32_t device = 0;
    size_t size = 0, mappings = 0;
    int file = -1;
    bool shareable = false, shared = false, offered = false;
    ~Physical();
  };
  struct Mapping {
    size_t size = 0;
    std::shared_ptr<Physical> memory;
    std::map<uintptr_t, core::VirtualAccess> access; ///< from there on, to the next one
  };
  struct Reservation {
    const void *context = nullptr;
    size_t size = 0;
    std::map<uintptr_t, Mapping> mappings;
  };
  template <class Map>
  static auto rangeAt(Map &map, uintptr_t address) {
    auto found = map.upper_bound(address);
    if (found == map.begin())
      return map.end();
    --found;
    return address - found->first < found->second.size ? found : map.end();
  }
  Reservation *reservation(const void *context, const void *start, size_t size, const char *what);
  ur_result_t bad(const std::string &text);

  Ledger &ledger_;
  std::map<uintptr_t, Reservation> reservations_;
  std::map<uintptr_t, std::shared_ptr<Physical>> physical_; ///< by number
  uintptr_t last_ = 0;
};

} // namespace ur::sim
