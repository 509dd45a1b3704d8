// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's memory: real bytes of the host, known by their ranges.
#pragma once

#include "fakes/cuda/engine.hpp"

#include <map>

namespace ur::cuda::fake {

enum class Kind { device, host, managed };

struct Pool {
  CUmemPoolProps props{};
  uint64_t threshold = 0, reserved = 0, high = 0, used = 0;
  bool destroyed = false;
  std::set<const Device *> access; ///< that was given it, besides the device whose memory it is
};

struct Block {
  size_t size = 0;
  Kind kind = Kind::device;
  Device *device = nullptr;
  Pool *pool = nullptr; ///< null: of no pool
};

/// All under the engine's lock.
class Memory {
public:
  [[nodiscard]] CUresult alloc(Kind kind, Device &device, size_t size, Pool *pool, void **memory);
  /// Memory that a module has; known until it goes.
  void adopt(void *memory, Device &device, size_t size);
  void abandon(void *memory);
  /// What isn't a block, or of another kind, is the end.
  void free(void *memory, const char *function, bool host);
  /// The block that holds an address; null: none.
  [[nodiscard]] const Block *find(const void *address) const;
  /// All of a range has to lie in one block.
  void check(const void *address, size_t size, const char *function) const;
  /// The same, and that commands in a context can use it; `copied`: as one end of a copy, for which more is allowed.
  void check(const void *address, size_t size, const char *function, const Context &user, bool copied = false) const;

private:
  std::map<uintptr_t, Block> blocks_;
};
Memory &memory();

constexpr size_t kPoolUnit = 32 << 20;
/// Applies the thresholds of pools, as waiting for a stream does.
void trimPools();
Live<Pool> &pools();

} // namespace ur::cuda::fake
