// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random command buffers with tables of arguments, random updates between runs, and random runs: deferred, held up, on
// several queues. A model in the order of the calls knows the right contents; the simulated driver finds races.
//
// A failure names its seed, for support/seeds.hpp.
#include "core/argument_table_rig.hpp"
#include "support/seeds.hpp"

#include <random>
#include <sstream>

namespace ur::test {
namespace {

class CommandBufferRandom : public ArgumentTableTest {
protected:
  static constexpr uint32_t kCells = 5, kWords = 4, kPointers = 2, kEntries = 4; ///< two pointers, then two words
  static constexpr uint32_t kOwn = UINT32_MAX;
  using Arg = ur_exp_kernel_arg_properties_t;

  /// An argument of a launch: an entry, or a value of its own.
  struct Argument {
    uint32_t entry, own;
  };
  enum class Kind : uint8_t { add, fillLaunch, copyLaunch, fill, copy };
  struct Step {
    Kind kind;
    Argument first, second;
    size_t words;
    Command command = nullptr;
  };
  struct Made {
    CommandBuffer buffer;
    std::vector<Step> steps;
    std::array<uint32_t, kEntries> values{}; ///< cells, and words
    std::array<bool, kEntries> set{};
    ur_queue_handle_t last = nullptr;
  };

  uint32_t below(uint32_t bound) { return static_cast<uint32_t>(random_() % bound); }
  bool oneIn(uint32_t n) { return below(n) == 0; }
  uint32_t cellOr(uint32_t entry) { return entry < kPointers ? below(kCells) : below(1000); }

  uint32_t valueOf(const Made &of, const Argument &arg) { return arg.entry == kOwn ? arg.own : of.values[arg.entry]; }
  uint32_t *at(uint32_t cell) { return memory_[cell]; }

  Made make() {
    Made made;
    const bool inOrder = oneIn(2);
    const Entries entries = {{UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)},
                             {UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof(void *)},
                             {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4},
                             {UR_EXP_KERNEL_ARG_TYPE_VALUE, 4}};
    EXPECT_EQ(tryCreateTable(made.buffer, entries, true, inOrder), UR_RESULT_SUCCESS);
    Points points;
    const uint32_t count = 1 + below(6);
    for (uint32_t i = 0; i < count; ++i) {
      const bool isLaunch = !oneIn(4);
      Step step{isLaunch ? static_cast<Kind>(below(3)) : oneIn(2) ? Kind::fill : Kind::copy, {}, {}, 0};
      const auto pointer = [&] { return Argument{isLaunch && oneIn(2) ? below(kPointers) : kOwn, below(kCells)}; };
      const auto word = [&] { return Argument{isLaunch && oneIn(2) ? kPointers + below(2) : kOwn, below(1000)}; };
      const bool copies = step.kind == Kind::copy || step.kind == Kind::copyLaunch;
      step.first = pointer();
      step.second = copies ? pointer() : word();
      if (step.kind == Kind::copy && step.second.own == step.first.own)
        step.second.own = (step.first.own + 1) % kCells;
      step.words = isLaunch && oneIn(6) ? 0 : 1 + below(kWords);
      How how;
      if (!points.empty())
        how.after.push_back(points.back());
      while (!points.empty() && oneIn(3))
        how.after.push_back(points[below(static_cast<uint32_t>(points.size()))]);
      if (isLaunch)
        how.command = &step.command;
      points.push_back(append(made.buffer, step, how));
      made.steps.push_back(step);
    }
    finalize(made.buffer);
    return made;
  }
  Point append(ur_exp_command_buffer_handle_t buffer, const Step &step, const How &how) {
    Point point = 0;
    if (step.kind == Kind::fill)
      return fillIn(buffer, at(step.first.own), step.words, step.second.own, how);
    if (step.kind == Kind::copy)
      return copyIn(buffer, at(step.first.own), at(step.second.own), step.words, how);
    std::array named = {entry(step.first.entry), entry(step.second.entry)};
    std::vector<Arg> args = {pointerArg(0, at(step.first.own)), step.kind == Kind::copyLaunch
                                                                    ? pointerArg(1, at(step.second.own))
                                                                    : wordArg(1, step.second.own)};
    if (step.first.entry != kOwn)
      args[0].pNext = &named[0];
    if (step.second.entry != kOwn)
      args[1].pNext = &named[1];
    if (oneIn(2))
      std::swap(args[0], args[1]);
    const Kernel &kernel = kernels_[static_cast<size_t>(step.kind)];
    const std::vector<ur_kernel_handle_t> others =
        step.kind == Kind::copyLaunch ? std::vector<ur_kernel_handle_t>{}
                                      : std::vector<ur_kernel_handle_t>{kernels_[step.kind == Kind::add ? 1 : 0]};
    EXPECT_EQ(tryLaunchIn(buffer, kernel, step.words, args, how, &point, others), UR_RESULT_SUCCESS);
    return point;
  }

  void model(const Made &of) {
    for (const Step &step : of.steps) {
      auto &to = expected_[valueOf(of, step.first)];
      const uint32_t second = valueOf(of, step.second);
      const auto from = step.kind == Kind::copyLaunch || step.kind == Kind::copy ? expected_[second] : to;
      for (size_t i = 0; i < step.words; ++i) {
        if (step.kind == Kind::add)
          to[i] += second;
        else
          to[i] = step.kind == Kind::fillLaunch || step.kind == Kind::fill ? second : from[i];
      }
    }
  }
  /// A copy launch of a cell onto itself does nothing, but is a race for the driver.
  static bool isOntoItself(const Made &of, const Step &step, CommandBufferRandom &test) {
    return step.kind == Kind::copyLaunch && test.valueOf(of, step.first) == test.valueOf(of, step.second);
  }

  void update(Made &of) {
    Made after{{}, of.steps, of.values, of.set, of.last};
    std::deque<std::vector<ur_laneway_argument_value_t>> values;
    std::deque<ur_laneway_argument_values_t> chains;
    std::deque<uint32_t *> pointers;
    std::deque<uint32_t> words;
    std::deque<std::vector<ur_exp_command_buffer_update_pointer_arg_desc_t>> pointerLists;
    std::deque<std::vector<ur_exp_command_buffer_update_value_arg_desc_t>> wordLists;
    std::deque<size_t> sizes;
    std::vector<Change> changes;
    bool wrong = false;
    for (uint32_t n = 1 + below(3); n != 0; --n) {
      Step *step = nullptr;
      if (!oneIn(3)) {
        step = &after.steps[below(static_cast<uint32_t>(after.steps.size()))];
        step = step->command ? step : nullptr;
      }
      Change &change = changes.emplace_back(about(step ? step->command : nullptr));
      const void *next = nullptr;
      for (uint32_t chained = step ? below(3) : 1 + below(2); chained != 0; --chained) {
        auto &list = values.emplace_back();
        for (uint32_t k = below(4); k != 0; --k) {
          const uint32_t which = below(kEntries), value = cellOr(which);
          after.values[which] = value;
          after.set[which] = true;
          if (which < kPointers)
            list.push_back({which, sizeof(void *), &pointers.emplace_back(at(value))});
          else
            list.push_back({which, 4, &words.emplace_back(value)});
        }
        if (oneIn(25)) {
          wrong = true;
          static const uint32_t zero[4] = {};
          list.push_back(oneIn(2) ? ur_laneway_argument_value_t{kEntries + below(2), 4, zero}
                                  : ur_laneway_argument_value_t{2, 8, zero});
        }
        // The chain is read from its head: append at its end.
        chains.push_back({UR_STRUCTURE_TYPE_LANEWAY_ARGUMENT_VALUES, nullptr, static_cast<uint32_t>(list.size()),
                          list.empty() ? nullptr : list.data()});
        if (next)
          chains[chains.size() - 2].pNext = &chains.back();
        else
          next = &chains.back();
        if (!change.pNext)
          change.pNext = &chains.back();
      }
      if (!step)
        continue;
      if (oneIn(2)) {
        if (step->first.entry == kOwn || oneIn(20)) {
          wrong = wrong || step->first.entry != kOwn;
          step->first.own = below(kCells);
          auto &list = pointerLists.emplace_back();
          list.push_back({UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, nullptr, 0, nullptr,
                          &pointers.emplace_back(at(step->first.own))});
          change.numNewPointerArgs = 1;
          change.pNewPointerArgList = list.data();
        }
      }
      if (oneIn(2) && step->kind != Kind::copyLaunch && step->second.entry == kOwn) {
        step->second.own = below(1000);
        auto &list = wordLists.emplace_back();
        list.push_back({UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, nullptr, 1, 4, nullptr,
                        &words.emplace_back(step->second.own)});
        change.numNewValueArgs = 1;
        change.pNewValueArgList = list.data();
      }
      if (oneIn(3)) {
        step->words = oneIn(6) ? 0 : 1 + below(kWords);
        change.newWorkDim = 1;
        change.pNewGlobalWorkSize = &sizes.emplace_back(step->words);
      }
      if (oneIn(4) && step->kind != Kind::copyLaunch) {
        step->kind = oneIn(2) ? Kind::add : Kind::fillLaunch;
        change.hNewKernel = kernels_[static_cast<size_t>(step->kind)];
      }
      if (oneIn(40)) {
        wrong = true;
        change.hNewKernel = kernels_[step->kind == Kind::copyLaunch ? 0 : 2];
      }
    }
    const ur_result_t result =
        calls().pfnUpdateKernelLaunchExp(of.buffer, static_cast<uint32_t>(changes.size()), changes.data());
    EXPECT_EQ(result == UR_RESULT_SUCCESS, !wrong) << result;
    if (result != UR_RESULT_SUCCESS)
      return;
    of.steps = after.steps;
    of.values = after.values;
    of.set = after.set;
  }

  bool isReady(const Made &of) {
    for (const Step &step : of.steps) {
      for (const Argument &arg : {step.first, step.second}) {
        if (arg.entry != kOwn && !of.set[arg.entry])
          return false;
      }
    }
    return true;
  }

  void runOne(Made &of) {
    for (const Step &step : of.steps) {
      if (isReady(of) && isOntoItself(of, step, *this))
        return;
    }
    const size_t q = below(static_cast<uint32_t>(queues_.size()));
    Waits waits;
    const bool follows = lastMade_ == &of || (lastQueue_ == q && inOrder_[q]);
    if (last_ && !(follows && oneIn(2)))
      waits.push_back(last_);
    std::optional<UserEvent> user;
    if (oneIn(5)) {
      user = userEvent();
      waits.push_back(*user);
    }
    Event event;
    const bool quiet = inOrder_[q] && oneIn(2); // without an event: later ones come after it by the queue or the buffer
    const ur_result_t result = tryRun(queues_[q], of.buffer, waits, quiet ? nullptr : event.out());
    if (!isReady(of)) {
      EXPECT_EQ(result, UR_RESULT_ERROR_INVALID_OPERATION);
      if (user)
        signal(*user);
      return;
    }
    EXPECT_EQ(result, UR_RESULT_SUCCESS);
    if (quiet)
      event = marker(queues_[q]);
    if (user)
      users_.push_back(std::move(*user));
    model(of);
    last_ = std::move(event);
    lastMade_ = &of;
    lastQueue_ = q;
  }

  void check() {
    for (const UserEvent &user : users_)
      signal(user);
    users_.clear();
    if (!last_)
      return;
    EXPECT_EQ(wait({last_}), UR_RESULT_SUCCESS);
    for (uint32_t i = 0; i < kCells; ++i)
      EXPECT_TRUE(std::equal(expected_[i].begin(), expected_[i].end(), at(i))) << "cell " << i;
  }

  void program(uint64_t seed) {
    random_.seed(seed);
    for (uint32_t i = 0; i < kCells; ++i) {
      std::fill_n(at(i), kWords, i);
      expected_[i].fill(i);
    }
    queues_.clear();
    inOrder_.clear();
    const auto newQueue = [&](bool ordered) { return ordered ? inOrder() : outOfOrder(); };
    for (int i = 0; i < 3; ++i) {
      inOrder_.push_back(oneIn(2));
      queues_.push_back(newQueue(inOrder_.back()));
    }
    std::vector<Made> all;
    for (int i = 0; i < 2; ++i)
      all.push_back(make());
    last_.reset();
    lastMade_ = nullptr;
    for (int step = 0; step < 60 && !HasFailure(); ++step) {
      Made &made = all[below(2)];
      switch (below(8)) {
      case 0:
      case 1:
      case 2:
        update(made);
        break;
      case 3:
        if (!users_.empty()) {
          signal(users_.back());
          users_.pop_back();
        }
        break;
      case 4:
        if (oneIn(3)) {
          check();
        } else if (oneIn(3)) { // the old one's work goes on
          const size_t q = below(3);
          inOrder_[q] = oneIn(2);
          queues_[q] = newQueue(inOrder_[q]);
          lastQueue_ = lastQueue_ == q ? SIZE_MAX : lastQueue_;
        } else if (oneIn(6)) {
          lastMade_ = nullptr;
          made = make();
        }
        break;
      default:
        runOne(made);
      }
    }
    check();
    last_.reset();
    for (const Queue &queue : queues_)
      finish(queue);
  }

  void prepare() {
    for (uint32_t i = 0; i < kCells; ++i)
      memory_[i] = hostMemory(kWords);
    for (const char *name : {"add_u32", "fill_u32", "copy_u32"})
      kernels_.push_back(makeKernel(name));
  }
  void TearDown() override {
    queues_.clear();
    kernels_.clear();
    last_.reset();
    ArgumentTableTest::TearDown();
  }

  std::mt19937_64 random_;
  std::array<uint32_t *, kCells> memory_{};
  std::array<std::array<uint32_t, kWords>, kCells> expected_{};
  std::vector<Kernel> kernels_;
  std::vector<Queue> queues_;
  std::vector<bool> inOrder_;
  std::vector<UserEvent> users_;
  Event last_;
  const Made *lastMade_ = nullptr;
  size_t lastQueue_ = SIZE_MAX;
};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CommandBufferRandom);
INSTANTIATE_TEST_SUITE_P(SimHipGraphs, CommandBufferRandom, ::testing::Values(kHipGraphs), shapeName);

TEST_P(CommandBufferRandom, ContentsAreThoseOfTheModel) {
  prepare();
  const Seeds all = seeds(40);
  for (uint64_t seed = all.first; seed < all.first + all.count; ++seed) {
    program(seed);
    ASSERT_FALSE(HasFailure()) << "seed " << seed;
  }
}

} // namespace
} // namespace ur::test
