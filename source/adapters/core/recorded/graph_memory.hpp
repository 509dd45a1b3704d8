// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The memory that a captured graph allocates and frees: blocks of pools, taken when the alloc is captured, which have
// the same addresses in all runs. Within a run, what one node has freed another may have again, if it comes after that.
// So runs of all executables of such a graph follow each other. The blocks go back with the last of these.
//
// An alloc that isn't freed in the graph stays the user's after a run. Until it is freed, there can't be another run.
#pragma once

#include "adapters/core/allocator/block_holder.hpp"
#include "adapters/core/allocator/stream_pool.hpp"
#include "adapters/core/device/context.hpp"
#include "adapters/core/object/room.hpp"
#include "adapters/core/recorded/run_order.hpp"

#include <optional>
#include <unordered_map>

namespace ur::core {

class GraphMemory final : public BlockHolder {
public:
  explicit GraphMemory(Context &context) : context_(&context), order_(makeRef<RunOrder>()) {}
  ~GraphMemory() override;

  [[nodiscard]] const Ref<RunOrder> &order() const noexcept { return order_; }

  // Recording, with the graph's lock.
  using Places = std::vector<uint32_t>; ///< nodes
  /// A block as the end of the recording has it.
  struct Held {
    Block *block;
    std::optional<Places> freedAfter = {}; ///< none: it is in use
  };
  [[nodiscard]] const std::vector<Held> &blocks() const noexcept { return blocks_; }
  /// One for that kind and size that is free, as far as `precedes(places)` says; null: none is.
  template <class Precedes>
  [[nodiscard]] Held *findFree(const StreamPool &pool, MemoryKind kind, size_t size, Precedes &&precedes);
  /// Of one that is free: it is in use from now on. Answers the memory.
  [[nodiscard]] void *use(Held &free, size_t size) noexcept;
  /// Of one that is in use: it is free behind these. Once for each prepareFree().
  void free(Held &used, Places after) noexcept;
  /// Throws bad_alloc.
  void prepareFree() { haveRoom(free_); }
  /// A live block of a pool, which becomes the graph's. Throws bad_alloc, with nothing changed.
  void add(Block &block);
  void removeLast() noexcept; ///< which is in use
  /// The one that begins there, in use or free; null: there is none.
  [[nodiscard]] Held *find(const void *memory) noexcept;
  /// Back to what it was: a recording failed.
  void restore(std::vector<Held> former) noexcept;
  /// All that there is, for an executable. Throws bad_alloc.
  [[nodiscard]] std::vector<Block *> all();
  /// What isn't freed in the graph, for an executable of it. Throws bad_alloc.
  [[nodiscard]] std::vector<Block *> unpaired();

  // Runs, with the order's lock.
  /// Throws INVALID_OPERATION, and says so, where the user still has one of these.
  void checkFree(std::span<Block *const> blocks) const;
  /// A run is about to begin: what trim() gave back comes again. Throws where the driver doesn't have it.
  void returnMemory() {
    if (trimmed_) [[unlikely]]
      returnAll();
  }
  /// A run is on its way, after which they are the user's.
  void handOut(std::span<Block *const> unpaired) noexcept;

  /// Nothing where a run may be under way.
  void trim(StreamPool &pool, size_t keep) noexcept override;

  [[nodiscard]] bool beginFree(const void *memory) override;
  void keepLive(const void *memory) noexcept override;
  void freed(const void *memory, const Stamp &after) override;

private:
  void giveBack(Block &block) noexcept;
  void returnAll();
  [[nodiscard]] bool isIdle() const;

  const Ref<Context> context_;
  const Ref<RunOrder> order_;
  // With the graph's lock.
  std::vector<Held> blocks_;
  std::unordered_map<const void *, uint32_t> numbers_; ///< of the blocks, by their memory
  std::vector<uint32_t> free_;                         ///< those with freedAfter, in their order
  enum class Outside : uint8_t { no, users, freeing };
  /// With the order's lock: whether the user has it. Of all that an executable doesn't free.
  std::map<const void *, Outside> outside_;
  // With the order's lock.
  std::vector<Block *> ofRuns_; ///< all blocks of executables
  bool trimmed_ = false;        ///< memory of some of them was given back
};

template <class Precedes>
GraphMemory::Held *GraphMemory::findFree(const StreamPool &pool, MemoryKind kind, size_t size, Precedes &&precedes) {
  for (const uint32_t one : free_) {
    Held &held = blocks_[one];
    const Block &block = *held.block;
    const bool fits = block.kind == kind && block.span->pool == &pool && block.capacity >= size &&
                      block.capacity / 2 <= std::max<size_t>(size, 512);
    if (fits && precedes(*held.freedAfter))
      return &held;
  }
  return nullptr;
}

} // namespace ur::core
