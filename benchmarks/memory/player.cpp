// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/player.hpp"

#include "memory/random.hpp"

#include <algorithm>

namespace memory {

Figures play(const bench::Machine &machine, const Program &program, Mode mode, const Setting &setting) {
  Session session(machine, mode, setting);
  session.begin();
  size_t waits = 0, step = 0;
  for (const Step &one : program.steps) {
    switch (one.kind) {
    case Step::Kind::alloc:
      session.alloc(one.block, one.size);
      break;
    case Step::Kind::free:
      session.free(one.block);
      break;
    case Step::Kind::wait:
      session.wait();
      session.begin();
      ++waits;
    }
    if (program.recorded ? waits == 2 : ++step == program.steps.size() / 10)
      session.settled(); // a real program's steps end with waits
    if (session.stopped())
      break;
  }
  return session.end();
}

Bounded playBounded(const bench::Machine &machine, Mode mode, Setting setting, uint64_t maximum, uint32_t steps) {
  constexpr uint64_t kParts = 64, kLeast = 4096;
  setting.maximum = maximum;
  Session session(machine, mode, setting);
  session.begin();
  Random random;
  Bounded seen;
  struct Live {
    uint32_t block;
    uint64_t size;
  };
  std::vector<Live> blocks;
  uint64_t live = 0;
  for (uint32_t block = 0; block < steps; ++block) {
    if (block == steps / 10)
      session.settled();
    const uint64_t size = std::max(random.below(maximum / kParts), kLeast);
    if (session.alloc(block, size)) {
      blocks.push_back({block, size});
      live += size;
      seen.livePeak = std::max(seen.livePeak, live);
      continue;
    }
    const double share = static_cast<double>(live) / static_cast<double>(maximum);
    seen.firstRefusal = session.refusals() == 1 ? share : seen.firstRefusal;
    seen.lowestRefusal = std::min(seen.lowestRefusal, share);
    if (!blocks.empty()) {
      std::swap(blocks[random.below(blocks.size())], blocks.back());
      session.free(blocks.back().block);
      live -= blocks.back().size;
      blocks.pop_back();
    }
  }
  seen.figures = session.end();
  return seen;
}

} // namespace memory
