// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "measures.hpp"

#include "support/figures.hpp"

#include <algorithm>
#include <chrono>

namespace allocators {
namespace {

/// Plays a program, and sees how long its calls take.
class Play {
public:
  Play(User &user, const memory::Program &program) : user_(user), program_(program), blocks_(program.blocks) {}

  void run() {
    constexpr int kSettled = 2; // the steps of a program whose calls don't count for the longest: it is warming up
    user_.fallBehind();
    int waits = 0;
    for (const memory::Step &step : program_.steps) {
      switch (step.kind) {
      case memory::Step::Kind::alloc:
        allocate(blocks_[step.block], step.size);
        break;
      case memory::Step::Kind::free:
        free(blocks_[step.block]);
        break;
      case memory::Step::Kind::wait:
        user_.finish();
        user_.fallBehind();
        settled_ = ++waits >= kSettled;
      }
    }
    for (Block &block : blocks_) {
      if (block.memory)
        free(block);
    }
    user_.finish();
  }

  /// Nanoseconds of an allocation with its free.
  [[nodiscard]] double mean() const { return sum_ / program_.blocks; }
  [[nodiscard]] double longest() const { return longest_; }

private:
  struct Block {
    void *memory = nullptr;
    size_t size = 0;
  };
  void allocate(Block &block, size_t size) {
    timed([&] { block.memory = user_.allocate(size); });
    if (!block.memory) {
      freeAll();
      user_.refuse(size);
    }
    block.size = size;
    user_.fill(block.memory, size);
  }
  void free(Block &block) {
    bool done = false;
    timed([&] { done = user_.free(block.memory, block.size); });
    if (!done)
      user_.failToFree(block.memory);
    block.memory = nullptr;
  }
  void freeAll() {
    for (const Block &block : blocks_) {
      if (block.memory)
        (void)user_.free(block.memory, block.size);
    }
  }
  template <class Call>
  void timed(Call call) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    call();
    const double ns = std::max(0.0, std::chrono::duration<double, std::nano>(Clock::now() - start).count() - clock_);
    sum_ += ns;
    longest_ = settled_ ? std::max(longest_, ns) : 0;
  }

  User &user_;
  const memory::Program &program_;
  const double clock_ = bench::clockCost();
  std::vector<Block> blocks_;
  bool settled_ = false;
  double sum_ = 0, longest_ = 0;
};

} // namespace

Measure programMeasure(const memory::Program &program) {
  Measure made;
  const std::string &name = program.name;
  made.rows = {{name + "_reserved", name + ": peak reserved, over peak live", "ratio"},
               {name + "_pair", name + ": allocation and free", "ns"},
               {name + "_longest", name + ": longest call after the second step", "us"}};
  for (const double factor : {1.02, 1.05, 1.1, 1.2, 1.35, 1.5, 2.0, 3.0})
    made.sizes.push_back(static_cast<uint64_t>(factor * static_cast<double>(program.livePeak)));
  made.run = [&program](const allocator_subject &subject, const Setting &setting, uint64_t bytes) {
    Held held(subject, setting, bytes);
    User user(held);
    Play play(user, program);
    play.run();
    return std::vector<double>{static_cast<double>(held.reserved()) / static_cast<double>(program.livePeak),
                               play.mean(), play.longest() / 1e3};
  };
  return made;
}

} // namespace allocators
