// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's memory: real bytes of the host, known by their ranges.
#pragma once

#include "fakes/level_zero/engine.hpp"

namespace ur::level_zero::fake {

enum class Kind { device, host, shared, mapped };

class DmaBuf;
struct Physical;

struct Block {
  uint64_t number = 0; ///< never used again
  size_t size = 0;
  Kind kind = Kind::device;
  Device *device = nullptr; ///< null: the host's
  Context *context = nullptr;
  Physical *physical = nullptr;
  std::shared_ptr<DmaBuf> external{}; ///< of memory that leaves the process, or comes from another
  ze_memory_access_attribute_t access = ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE;
  uintptr_t mappedAt = 0; ///< where the mapping begins that it is, or is a part of
};

/// All under the engine's lock.
class Memory {
public:
  void add(void *memory, const Block &block);
  void remove(void *memory) { blocks_.erase(reinterpret_cast<uintptr_t>(memory)); }
  /// The block that holds an address, and where it begins; null: none.
  [[nodiscard]] Block *find(const void *address, uintptr_t *start = nullptr);
  /// Of a command in a context: all of a range has to lie in one block, or in mappings side by side, of that context,
  /// that may be used so. What isn't the driver's at all is the host's own, which copies may use.
  void check(const void *address, size_t size, const Context &context, bool writes, bool hostsOwn,
             const char *function);
  [[nodiscard]] size_t blocks() const noexcept { return blocks_.size(); }

private:
  std::map<uintptr_t, Block> blocks_;
  uint64_t numbers_ = 0;
};
Memory &memory();

} // namespace ur::level_zero::fake
