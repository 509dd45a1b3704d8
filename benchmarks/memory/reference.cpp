// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/reference.hpp"

#include <iterator>
#include <map>
#include <set>

namespace memory {
namespace {

constexpr uint64_t kRounding = 512;

uint64_t roundedUp(uint64_t size, uint64_t to) {
  return (size + to - 1) / to * to;
}

class BestFit {
public:
  explicit BestFit(uint64_t granule) : granule_(granule) {}

  /// The block's address.
  uint64_t alloc(uint64_t size) {
    auto found = bySize_.lower_bound({size, 0});
    if (found == bySize_.end()) {
      const uint64_t chunk = roundedUp(size, granule_);
      reserved_ += chunk;
      found = bySize_.insert({chunk, next_}).first;
      byPlace_.emplace(next_, chunk);
      next_ += chunk + granule_; // so that neighbours by chance are none
    }
    const auto [length, place] = *found;
    remove(place, length);
    if (length > size)
      add(place + size, length - size);
    return place;
  }

  void free(uint64_t place, uint64_t size) {
    auto after = byPlace_.lower_bound(place);
    if (after != byPlace_.end() && after->first == place + size) {
      const auto [start, length] = *after;
      size += length;
      remove(start, length);
    }
    after = byPlace_.lower_bound(place);
    if (after != byPlace_.begin()) {
      if (const auto [start, length] = *std::prev(after); start + length == place) {
        remove(start, length);
        place = start;
        size += length;
      }
    }
    add(place, size);
  }

  [[nodiscard]] uint64_t reserved() const noexcept { return reserved_; }

private:
  void add(uint64_t place, uint64_t size) {
    byPlace_.emplace(place, size);
    bySize_.emplace(size, place);
  }
  void remove(uint64_t place, uint64_t size) {
    byPlace_.erase(place);
    bySize_.erase({size, place});
  }

  const uint64_t granule_;
  uint64_t next_ = 0, reserved_ = 0;
  std::map<uint64_t, uint64_t> byPlace_;
  std::set<std::pair<uint64_t, uint64_t>> bySize_;
};

} // namespace

uint64_t referenceReserve(const Program &program, uint64_t granule) {
  BestFit fit(granule);
  struct Block {
    uint64_t place, size;
  };
  std::vector<Block> blocks(program.blocks);
  for (const Step &step : program.steps) {
    if (step.kind == Step::Kind::alloc) {
      const uint64_t size = roundedUp(step.size, kRounding);
      blocks[step.block] = {fit.alloc(size), size};
    } else if (step.kind == Step::Kind::free) {
      fit.free(blocks[step.block].place, blocks[step.block].size);
    }
  }
  return fit.reserved();
}

} // namespace memory
