// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's memory: real bytes of the host, known by their ranges.
#pragma once

#include "fakes/cuda/engine.hpp"

#include <map>
#include <memory>

namespace ur::cuda::fake {

enum class Kind { device, host, managed };

struct Pool {
  CUmemPoolProps props{};
  uint64_t threshold = 0, reserved = 0, high = 0, used = 0;
  bool destroyed = false;
  std::set<const Device *> access; ///< that was given it, besides the device whose memory it is
};

/// What is mapped at a range of reserved addresses; whose devices may use it.
struct Mapping {
  struct Physical *memory = nullptr;
  std::map<const Device *, int> access; ///< CU_MEM_ACCESS_FLAGS_PROT_*
};

constexpr CUdevice kNowhere = -2;
/// What managed memory was last told.
struct Hints {
  bool readMostly = false;
  CUdevice preferred = kNowhere, prefetchedTo = kNowhere;
  std::set<CUdevice> accessedBy;
};

struct Block {
  uintptr_t start = 0;
  size_t size = 0;
  Kind kind = Kind::device;
  Device *device = nullptr;
  Pool *pool = nullptr;    ///< null: of no pool
  bool registered = false; ///< host memory of somebody else
  int file = -1;           ///< its bytes are shared with other processes by
  int opened = 0;          ///< of another process, and how often
  Hints hints = {};
  std::shared_ptr<Mapping> mapping = {};     ///< null: allocated
  struct ExternalMemory *external = nullptr; ///< of another API, from `offset` on; null: it isn't
  size_t offset = 0;
  [[nodiscard]] uintptr_t end() const noexcept { return start + size; }
};

/// What a command does with memory. Copies may do it with more memory than others.
enum class Use { set, copyTo, copyFrom };

/// All under the engine's lock.
class Memory {
public:
  [[nodiscard]] CUresult alloc(Kind kind, Device &device, size_t size, Pool *pool, void **memory);
  /// Memory that comes and goes otherwise: that a module has, that is registered or mapped.
  void adopt(void *memory, const Block &block);
  void abandon(void *memory);
  /// What isn't a block, or of another kind, is the end.
  void free(void *memory, const char *function, bool host);
  /// The block that holds an address; null: none.
  [[nodiscard]] const Block *find(const void *address) const;
  [[nodiscard]] size_t blocks() const noexcept { return blocks_.size(); }
  /// Puts its bytes into a file, for other processes. The block that begins there, or null.
  const Block *share(void *memory);
  /// Of a block that there is.
  Hints &hints(const void *address) { return blocks_.at(find(address)->start).hints; }
  /// Whether nothing of a range is known.
  [[nodiscard]] bool isFree(const void *address, size_t size) const;
  /// Whether a range begins in registered memory and ends behind it, which copies refuse.
  [[nodiscard]] bool leavesRegistered(const void *address, size_t size) const;
  /// All of a range has to lie in one block, or in mappings side by side, which commands in a context may use so.
  void check(const void *address, size_t size, const char *function, const Context &user, Use use) const;
  /// The same for who needs no right to use it.
  void check(const void *address, size_t size, const char *function) const;

private:
  template <class Visit>
  void forEach(const void *address, size_t size, const char *function, Visit &&visit) const;
  std::map<uintptr_t, Block> blocks_;
};
Memory &memory();

constexpr size_t kPoolUnit = 32 << 20;
/// Applies the thresholds of pools, as waiting for a stream does.
void trimPools();
Live<Pool> &pools();

} // namespace ur::cuda::fake
