// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/patterns.hpp"

#include "memory/random.hpp"

#include <array>
#include <deque>

namespace memory {
namespace {

constexpr uint64_t kKiB = 1024, kMiB = 1024 * kKiB, kGiB = 1024 * kMiB;

/// What a pattern is made of.
struct Maker {
  Builder builder;
  uint64_t divisor;
  uint32_t steps;
  Random random{};

  [[nodiscard]] bool goesOn() const { return builder.blocks() < steps; }
  uint32_t alloc(uint64_t size) { return builder.alloc(std::max<uint64_t>(size / divisor, 1)); }
  uint32_t alloc(uint64_t least, uint64_t most) { return alloc(random.spread(least, most)); }
  void free(uint32_t block) { builder.free(block); }
};

void lastInFirstOut(Maker &maker, uint64_t least, uint64_t most, size_t depth) {
  std::vector<uint32_t> stack;
  while (maker.goesOn()) {
    while (stack.size() < depth)
      stack.push_back(maker.alloc(least, most));
    for (; !stack.empty(); stack.pop_back())
      maker.free(stack.back());
  }
}

void randomLifetimes(Maker &maker, uint64_t least, uint64_t most, size_t live) {
  std::vector<uint32_t> blocks(live);
  for (uint32_t &block : blocks)
    block = maker.alloc(least, most);
  while (maker.goesOn()) {
    uint32_t &block = blocks[maker.random.below(live)];
    maker.free(block);
    block = maker.alloc(least, most);
  }
}

/// At most `live` blocks; `overlap`: a new one comes before the oldest goes.
void firstInFirstOut(Maker &maker, uint64_t least, uint64_t most, size_t live, bool overlap) {
  std::deque<uint32_t> blocks;
  while (maker.goesOn()) {
    const auto leave = [&](size_t most) {
      for (; blocks.size() > most; blocks.pop_front())
        maker.free(blocks.front());
    };
    leave(overlap ? live : live - 1);
    blocks.push_back(maker.alloc(least, most));
    leave(live);
  }
}

void ascending(Maker &maker, uint64_t least, uint64_t most) {
  for (uint64_t size = least; maker.goesOn(); size = size < most ? size + kMiB : least)
    maker.free(maker.alloc(size));
}

/// Layers whose outputs live until the way back, in batches of another size each time, with a workspace for each.
void network(Maker &maker) {
  constexpr size_t kLayers = 40;
  constexpr uint64_t kUnit = 256 * kKiB;
  std::array<uint64_t, kLayers> units;
  for (uint64_t &one : units)
    one = 4 + maker.random.below(77);
  while (maker.goesOn()) {
    const uint64_t batch = 1 + maker.random.below(8);
    std::vector<uint32_t> outputs;
    for (const uint64_t one : units) {
      const uint32_t workspace = maker.alloc(one * kUnit / 2);
      outputs.push_back(maker.alloc(one * batch * kUnit));
      maker.free(workspace);
    }
    uint32_t gradient = maker.alloc(units.back() * batch * kUnit);
    for (size_t layer = kLayers; layer-- > 0;) {
      const uint32_t next = maker.alloc(units[layer] * batch * kUnit);
      maker.free(gradient);
      maker.free(outputs[layer]);
      gradient = next;
    }
    maker.free(gradient);
  }
}

void smallThenLarge(Maker &maker) {
  while (maker.goesOn()) {
    for (const auto &[least, most, count] :
         {std::array<uint64_t, 3>{16 * kKiB, 256 * kKiB, 600}, std::array<uint64_t, 3>{4 * kMiB, 16 * kMiB, 6}}) {
      std::vector<uint32_t> blocks;
      for (uint64_t i = 0; i < count; ++i)
        blocks.push_back(maker.alloc(least, most));
      for (const uint32_t block : blocks)
        maker.free(block);
    }
  }
}

/// Of 64 blocks 63 go together; one stays for the time of 16 more rounds.
void oneOf64Kept(Maker &maker) {
  std::deque<uint32_t> kept;
  while (maker.goesOn()) {
    std::vector<uint32_t> blocks;
    for (int i = 0; i < 64; ++i)
      blocks.push_back(maker.alloc(4 * kKiB, 2 * kMiB));
    const size_t stays = maker.random.below(blocks.size());
    for (size_t i = 0; i < blocks.size(); ++i) {
      if (i != stays)
        maker.free(blocks[i]);
    }
    kept.push_back(blocks[stays]);
    if (kept.size() > 16) {
      maker.free(kept.front());
      kept.pop_front();
    }
  }
}

struct Named {
  const char *name;
  void (*make)(Maker &);
};
constexpr Named kPatterns[] = {
    {"lifo_small", [](Maker &maker) { lastInFirstOut(maker, kKiB, kMiB, 16); }},
    {"lifo_large", [](Maker &maker) { lastInFirstOut(maker, 33 * kMiB, 256 * kMiB, 5); }},
    {"random_small", [](Maker &maker) { randomLifetimes(maker, 256, 4 * kMiB, 64); }},
    {"random_large", [](Maker &maker) { randomLifetimes(maker, kMiB, 64 * kMiB, 16); }},
    {"fifo", [](Maker &maker) { firstInFirstOut(maker, 64 * kKiB, 8 * kMiB, 20, false); }},
    {"one_large", [](Maker &maker) { firstInFirstOut(maker, 33 * kMiB, kGiB, 1, false); }},
    {"one_medium", [](Maker &maker) { firstInFirstOut(maker, kMiB, 31 * kMiB, 1, false); }},
    {"one_ascending", [](Maker &maker) { ascending(maker, kMiB, 31 * kMiB); }},
    {"two_in_turns", [](Maker &maker) { firstInFirstOut(maker, 20 * kMiB, 60 * kMiB, 1, true); }},
    {"network", network},
    {"small_then_large", smallThenLarge},
    {"one_of_64_kept", oneOf64Kept},
};

} // namespace

std::vector<Program> patterns(uint64_t divisor, uint32_t steps) {
  std::vector<Program> all;
  for (const Named &one : kPatterns) {
    Maker maker{Builder(one.name, false), divisor, steps};
    one.make(maker);
    all.push_back(maker.builder.take());
  }
  return all;
}

} // namespace memory
