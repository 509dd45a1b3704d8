// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rule R14 against the truth, under threads, and in parts: clocks and chains.
#include "core/reach_test.hpp"

#include "adapters/core/order/chains.hpp"

#include <bitset>
#include <random>
#include <thread>

namespace ur::test {
namespace {

class ReachPrograms : public ReachTest {};
UR_TEST_ALL_ENDS(ReachPrograms);

/// Programs at random, against the truth: what the simulated driver was told, command by command.
class Truth {
public:
  static constexpr size_t kMost = 4096;
  explicit Truth(sim::Controller &sim) : sim_(sim), before_(kMost) {}
  /// The command made last, with what the driver has got since the last call.
  size_t update() {
    const std::vector<sim::CommandInfo> all = sim_.commands();
    size_t last = 0;
    for (; seen_ < all.size(); ++seen_) {
      const sim::CommandInfo &command = all[seen_];
      const bool ordered = sim_.streams()[command.stream].desc.ordered;
      const bool barrier = command.call == Call::fence && command.fence == core::FenceKind::barrier;
      Set &before = before_[seen_];
      for (const uint64_t wait : command.waits)
        before |= with(wait - 1);
      Stream &stream = streams_[command.stream];
      before |= ordered || barrier ? stream.all : stream.barriers;
      stream.all |= with(seen_);
      if (barrier)
        stream.barriers |= with(seen_);
      if (command.call == Call::fill)
        last = seen_;
    }
    return last;
  }
  [[nodiscard]] bool isAfter(size_t later, size_t earlier) const { return with(later)[earlier]; }

private:
  using Set = std::bitset<kMost>;
  struct Stream {
    Set all, barriers;
  };
  [[nodiscard]] Set with(size_t command) const { return Set(before_[command]).set(command); }

  sim::Controller &sim_;
  size_t seen_ = 0;
  std::vector<Set> before_;
  std::map<size_t, Stream> streams_;
};

TEST_P(ReachPrograms, NeverSaysMoreThanTheDriverWasTold) {
  size_t known = 0, all = 0;
  Truth truth(*sim);
  for (uint32_t seed = 1; seed <= 6; ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](size_t limit) { return random() % limit; };
    const std::vector<Queue> queues = [&] {
      std::vector<Queue> made;
      for (int i = 0; i < 3; ++i)
        made.push_back(inOrder());
      for (int i = 0; i < 2; ++i)
        made.push_back(outOfOrder());
      return made;
    }();
    (void)truth.update();
    struct Made {
      Event event;
      size_t command;
    };
    std::vector<Made> made;
    while (made.size() < 150) {
      const size_t on = below(queues.size());
      if (below(20) == 0)
        barrier(queues[on]);
      Waits waits;
      for (size_t i = below(4); i != 0 && !made.empty(); --i)
        waits.push_back(made[made.size() - 1 - below(std::min<size_t>(made.size(), 12))].event);
      Event event = next(queues[on], waits);
      const size_t command = truth.update();
      made.push_back({std::move(event), command});
      for (size_t i = below(3); i != 0; --i) { // What was made long ago, too.
        const Made &later = made[made.size() - 1 - below(std::min<size_t>(made.size(), i == 1 ? 10 : 150))];
        for (const Made &earlier : made) {
          const bool isAfter = truth.isAfter(later.command, earlier.command);
          const bool says = comesAfter({later.event}, earlier.event);
          ASSERT_LE(says, isAfter) << "seed " << seed << ": " << later.command + 1 << " after " << earlier.command + 1;
          known += says, all += isAfter;
        }
      }
    }
    for (const Queue &queue : queues)
      finish(queue);
  }
  RecordProperty("known", static_cast<int>(known * 100 / all));
  EXPECT_GE(known * 100, all * (tellsAll() ? 70 : 3)) << known << " of " << all;
}

TEST(Clocks, ForgetOnlyWhatIsOld) {
  core::Clock clock;
  const auto holds = [&](uint64_t line, uint64_t position, uint64_t epoch) {
    core::Past past;
    clock.addTo(past, epoch);
    return past.cover({line, position});
  };
  for (uint64_t i = 1; i <= 100; ++i)
    clock.raise(std::array{core::Spot{7, 10 * i}}, i);
  EXPECT_TRUE(holds(7, 1000, 100) && holds(7, 1000, 1000));
  for (uint64_t i = 1; i < 100; ++i) {
    EXPECT_FALSE(holds(7, 10 * i + 1, i)) << "what came later never holds before";
    EXPECT_EQ(holds(7, 10 * i, i), i >= 84) << i;
  }
  for (uint64_t i = 0; i < 20; ++i)
    clock.raise(std::array{core::Spot{7, 5 + i % 2}}, 101 + i);
  EXPECT_TRUE(holds(7, 1000, 130)) << "it never goes back";
  for (uint64_t line = 20; line < 60; ++line)
    clock.raise(std::array{core::Spot{line, line}, core::Spot{1, 1}}, 200 + line, 1);
  EXPECT_FALSE(holds(1, 1, 1000)) << "its own line says nothing new";
  size_t lines = 0;
  for (uint64_t line = 20; line < 60; ++line) {
    EXPECT_FALSE(holds(line, line, 200 + line - 1) || holds(line, line + 1, 1000));
    lines += holds(line, line, 1000);
  }
  EXPECT_GE(lines, 8u);
  EXPECT_TRUE(holds(59, 59, 1000));
}

TEST(ChainsOfCommands, HaveOneCommandAtEachPlace) {
  core::Chains chains;
  std::set<std::pair<uint64_t, uint64_t>> places;
  std::mt19937 random(3);
  std::vector<core::Chained> made;
  for (uint64_t epoch = 1; epoch <= 2000; ++epoch) {
    core::Past past;
    for (size_t i = random() % 3; i != 0 && !made.empty(); --i) {
      const core::Chained &wait = made[made.size() - 1 - random() % std::min<size_t>(made.size(), 40)];
      past.add(wait.own);
      for (const core::Spot spot : wait.others.span())
        past.add(spot);
    }
    core::Chained next;
    chains.append(next, epoch, past);
    EXPECT_TRUE(places.emplace(next.own.line, next.own.position).second);
    EXPECT_TRUE(next.own.position == 1 || past.cover({next.own.line, next.own.position - 1}));
    made.push_back(next);
  }
}

/// Under ThreadSanitizer above all: commands are submitted while others ask what they come after.
TEST_P(ReachPrograms, IsAskedByAnyThread) {
  constexpr size_t kThreads = 4, kRounds = 60;
  std::vector<Queue> queues;
  for (size_t i = 0; i < kThreads; ++i)
    queues.push_back(i % 2 == 0 ? inOrder() : outOfOrder());
  std::mutex mutex; // guards newest
  std::array<Event, kThreads> newest;
  std::array<uint32_t *, kThreads> words;
  for (size_t i = 0; i < kThreads; ++i) {
    words[i] = deviceMemory(kRounds);
    newest[i] = next(queues[i]);
  }
  const auto taken = [&](size_t i) {
    std::lock_guard lock(mutex);
    return core::Ref<core::Completion>(&at(newest[i]));
  };
  std::vector<std::thread> threads;
  for (size_t t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      for (size_t round = 0; round < kRounds; ++round) {
        const size_t from = (t + 1 + round % (kThreads - 1)) % kThreads;
        Event event;
        {
          std::lock_guard lock(mutex);
          event = fill(queues[t], words[t] + round, 1, 1, {newest[t], newest[from]});
          newest[t].reset();
          std::swap(newest[t], event);
        }
        const core::Ref<core::Completion> mine = taken(t), other = taken(from);
        core::Reach reach(GetParam().caps);
        reach.add(*mine), reach.add(laneOf(queues[from]));
        if (tellsAll()) {
          EXPECT_TRUE(reach.covers(*mine));
        }
        static_cast<void>(reach.covers(*other));
      }
    });
  }
  for (std::thread &thread : threads)
    thread.join();
  for (const Queue &queue : queues)
    finish(queue);
}

} // namespace
} // namespace ur::test
