// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Random captures against a model of their order, and random runs with failures, late events and releases.
#include "core/capture_rig.hpp"

#include <random>
#include <thread>

namespace ur::test {
namespace {

class CaptureRandom : public CaptureTest {};
UR_TEST_ALL_SHAPES_AND_GRAPHS(CaptureRandom);
INSTANTIATE_TEST_SUITE_P(SimHipGraphs, CaptureRandom, ::testing::Values(kHipGraphs), shapeName);

/// Random programs against a model.
TEST_P(CaptureRandom, RandomOrder) {
  constexpr int kPrograms = 150, kSteps = 14, kQueues = 3;
  std::mt19937 random(GetParam().seed + 17);
  const auto below = [&](size_t n) { return random() % n; };
  uint32_t *memory = hostMemory(kSteps);
  for (int program = 0; program < kPrograms; ++program) {
    using Set = std::set<int>; // commands that come before
    struct Line {
      Queue queue;
      bool inOrder = false, joined = false;
      Set before = {}, all = {}; // what follows comes after; all that it was sent
    };
    std::vector<Line> lines(kQueues);
    for (Line &line : lines) {
      line.inOrder = below(2);
      line.queue = line.inOrder ? inOrder() : outOfOrder();
    }
    struct Known {
      Event event;
      Set stands;
    };
    std::vector<Known> events;
    struct Done {
      uint32_t node;
      Set after;
    };
    std::vector<Done> done;
    std::map<void *, Set> live; // alloc's order
    std::map<void *, Set> freed;
    begin(lines[0].queue);
    lines[0].joined = true;
    ur_exp_graph_handle_t graph = nullptr;
    EXPECT_EQ(captures().pfnGetGraphExp(lines[0].queue, &graph), UR_RESULT_SUCCESS);
    std::ostringstream text;
    for (int step = 0; step < kSteps; ++step) {
      const size_t which = below(kQueues), kind = below(8);
      if (kind == 3 && live.empty())
        continue;
      Line &line = lines[which];
      Waits list;
      Set named;
      for (size_t n = below(4); n != 0 && !events.empty(); --n) {
        const size_t e = below(events.size());
        list.push_back(events[e].event);
        named.insert(events[e].stands.begin(), events[e].stands.end());
        text << " [e" << e << "]";
      }
      if (!line.joined && list.empty())
        continue;
      line.joined = true;
      Set after = line.inOrder ? line.all : line.before;
      after.insert(named.begin(), named.end());
      Event event;
      text << " q" << which << (line.inOrder ? "i" : "o") << " kind" << kind << "\n";
      Set stands = after;
      switch (kind) {
      case 0: // wait
        if (list.empty())
          stands.insert(line.all.begin(), line.all.end());
        EXPECT_EQ(api().Enqueue.pfnEventsWait(line.queue, count(list), test::list(list), event.out()),
                  UR_RESULT_SUCCESS);
        break;
      case 1: // barrier
        if (list.empty())
          stands.insert(line.all.begin(), line.all.end());
        EXPECT_EQ(api().Enqueue.pfnEventsWaitWithBarrier(line.queue, count(list), test::list(list), event.out()),
                  UR_RESULT_SUCCESS);
        line.before.insert(stands.begin(), stands.end());
        break;
      case 2: { // alloc
        void *made = nullptr;
        EXPECT_EQ(tryAlloc(UR_USM_TYPE_HOST, line.queue, nullptr, 64, &made, list, event.out()), UR_RESULT_SUCCESS);
        EXPECT_EQ(live.count(made), 0u);
        if (const auto found = freed.find(made); found != freed.end()) {
          EXPECT_TRUE(std::includes(after.begin(), after.end(), found->second.begin(), found->second.end()));
          freed.erase(found);
        }
        live[made] = after;
        break;
      }
      case 3: { // free
        const auto one = std::next(live.begin(), below(live.size()));
        if (list.empty())
          stands.insert(line.all.begin(), line.all.end());
        EXPECT_EQ(tryFree(line.queue, one->first, nullptr, list, event.out()), UR_RESULT_SUCCESS);
        freed[one->first] = stands;
        live.erase(one);
        break;
      }
      default: {
        const uint32_t node = static_cast<uint32_t>(nodes(graph));
        EXPECT_EQ(tryFill(line.queue, memory + step, 1, 1, list, event.out()), UR_RESULT_SUCCESS);
        stands.insert(static_cast<int>(done.size()));
        done.push_back({node, after});
      }
      }
      line.all.insert(stands.begin(), stands.end());
      if (line.inOrder)
        line.before = line.all;
      if (below(4) != 0)
        events.push_back({std::move(event), stands});
      ASSERT_FALSE(HasFailure()) << program << "\n" << text.str();
    }
    // All join.
    Waits list;
    std::vector<Event> ends;
    for (size_t i = 1; i < lines.size(); ++i) {
      if (lines[i].joined) {
        ends.push_back(barrier(lines[i].queue));
        list.push_back(ends.back());
      }
    }
    if (!list.empty())
      (void)marker(lines[0].queue, list);
    const Graph made = end(lines[0].queue);
    // Closure.
    const Edges direct = edges(made);
    const size_t count = nodes(made);
    std::vector<std::set<uint32_t>> before(count);
    for (uint32_t to = 0; to < count; ++to) {
      for (const auto &[from, end] : direct) {
        if (end == to) {
          before[to].insert(from);
          before[to].insert(before[from].begin(), before[from].end());
        }
      }
    }
    for (size_t i = 0; i < done.size(); ++i) {
      for (size_t j = 0; j < i; ++j) {
        const bool is = before[done[i].node].count(done[j].node);
        const bool must = done[i].after.count(static_cast<int>(j));
        EXPECT_EQ(is, must) << program << ": " << j << " before " << i << "\n" << text.str() << dump(made);
      }
    }
    ASSERT_FALSE(HasFailure());
    const Executable executable = instantiate(made);
    const Queue runner = program % 2 ? inOrder() : outOfOrder();
    if (live.empty()) {
      EXPECT_EQ(wait({run(runner, executable)}), UR_RESULT_SUCCESS);
    }
    const Event last = run(runner, executable);
    EXPECT_EQ(wait({last}), UR_RESULT_SUCCESS);
    EXPECT_EQ(tryRun(runner, executable), live.empty() ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_OPERATION);
    for (const auto &[address, ignored] : live)
      EXPECT_EQ(tryFree(runner, address), UR_RESULT_SUCCESS);
    finish(runner);
  }
}

/// Random runs, frees and destructions, with user events that come late, or badly: the simulated driver finds races.
TEST_P(CaptureRandom, RandomRuns) {
  for (int round = 0; round < 20; ++round) {
    std::mt19937 random(1000 * GetParam().seed + round);
    const auto below = [&](size_t n) { return random() % n; };
    const bool fails = round % 2;
    const ur_usm_pool_handle_t pool = makePool({});
    std::vector<Queue> queues;
    for (int i = 0; i < 4; ++i)
      queues.push_back(makeQueue(orders()[below(2)]));
    std::vector<UserEvent> users;
    std::vector<bool> signalled;
    uint32_t *out = hostMemory(4096);
    size_t nextOut = 0;
    struct Made {
      Graph graph;
      std::vector<Executable> executables;
      std::vector<uint32_t *> kept;
      std::vector<bool> mine;
      Event last;
    };
    std::vector<Made> all;
    const auto capture = [&] {
      Made made;
      const bool ordered = below(2);
      const Queue queue = ordered ? inOrder() : outOfOrder();
      begin(queue);
      Waits outside;
      if (below(3) == 0 && !users.empty() && !signalled.back())
        outside.push_back(users.back().event);
      for (int i = 0; i < 6; ++i) {
        Event had;
        uint32_t *memory = alloc(queue, 16 + 16 * below(3), pool, {}, had.out());
        Waits list = i == 3 ? outside : Waits{};
        list.push_back(had);
        const Event one = fill(queue, memory, 8, 1, list), two = fill(queue, memory + 8, 8, 2, {had});
        const Event joined = add(queue, memory, 16, 1, {one, two});
        if (below(4) != 0) {
          Event freed;
          EXPECT_EQ(tryFree(queue, memory, pool, {joined}, freed.out()), UR_RESULT_SUCCESS);
          uint32_t *again = alloc(queue, 16, pool, {freed}, had.out());
          EXPECT_EQ(again, memory);
          const Event three = fill(queue, again, 16, 3, {had});
          EXPECT_EQ(tryFree(queue, again, pool, {three}), UR_RESULT_SUCCESS);
        } else {
          made.kept.push_back(memory);
          made.mine.push_back(false);
        }
        if (below(3) == 0)
          (void)barrier(queue);
      }
      made.graph = end(queue);
      made.executables.push_back(instantiate(made.graph));
      made.executables.push_back(instantiate(made.graph));
      all.push_back(std::move(made));
    };
    const auto someWaits = [&] {
      Waits list;
      if (!users.empty() && below(3) == 0)
        list.push_back(users[below(users.size())].event);
      return list;
    };
    const auto signalOne = [&](size_t i) {
      if (signalled[i])
        return;
      signalled[i] = true;
      signal(users[i], fails && below(2) ? UR_RESULT_ERROR_UNKNOWN : UR_RESULT_SUCCESS);
    };
    for (int step = 0; step < 60; ++step) {
      const size_t kind = below(12);
      ur_queue_handle_t queue = queues[below(queues.size())];
      if (all.empty() || (kind == 0 && all.size() < 3)) {
        capture();
        continue;
      }
      Made &made = all[below(all.size())];
      if (kind < 6) {
        if (made.executables.empty())
          continue;
        const bool mine = std::count(made.mine.begin(), made.mine.end(), true);
        Event ran;
        const ur_result_t result =
            tryRun(queue, made.executables[below(made.executables.size())], someWaits(), ran.out());
        if (mine) {
          EXPECT_EQ(result, UR_RESULT_ERROR_INVALID_OPERATION);
          continue;
        }
        if (result != UR_RESULT_SUCCESS) {
          EXPECT_EQ(result, UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
          continue;
        }
        made.mine.assign(made.mine.size(), true);
        made.last = std::move(ran);
      } else if (kind < 9) { // use and free what is the user's
        for (size_t i = 0; i < made.kept.size(); ++i) {
          if (!made.mine[i])
            continue;
          Waits list = someWaits();
          Waits behind = list;
          behind.push_back(made.last);
          Event copied, freed;
          const ur_result_t result = tryCopy(queue, out + nextOut, made.kept[i], 64, behind, copied.out());
          nextOut = (nextOut + 16) % 4080;
          Waits after = list;
          if (result == UR_RESULT_SUCCESS)
            after.push_back(copied);
          else
            after = {};
          const bool soon = below(4) == 0;
          ur_result_t done = soon ? api().USM.pfnFree(context, made.kept[i])
                                  : tryFree(queue, made.kept[i], nullptr, after, freed.out());
          if (done != UR_RESULT_SUCCESS) {
            EXPECT_EQ(done, UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
            EXPECT_EQ(api().USM.pfnFree(context, made.kept[i]), UR_RESULT_SUCCESS);
          }
          made.mine[i] = false;
        }
      } else if (kind == 9) {
        users.push_back(userEvent());
        signalled.push_back(false);
      } else if (kind == 10) {
        if (!users.empty())
          signalOne(below(users.size()));
        if (below(2))
          sim->runUntilIdle();
        flush(queue);
      } else if (below(3) == 0) {
        if (below(2))
          made.graph.reset();
        else if (!made.executables.empty())
          made.executables.pop_back();
      }
    }
    for (size_t i = 0; i < users.size(); ++i)
      signalOne(i);
    for (Made &made : all) {
      if (below(2)) {
        made.graph.reset();
        made.executables.clear();
      }
      for (size_t i = 0; i < made.kept.size(); ++i) {
        if (made.mine[i]) {
          EXPECT_EQ(api().USM.pfnFree(context, made.kept[i]), UR_RESULT_SUCCESS);
        }
      }
    }
    all.clear();
    for (Queue &queue : queues)
      (void)api().Queue.pfnFinish(queue);
    queues.clear();
    // A thread that has made a run's call keeps the graph for a moment longer.
    for (int i = 0; i < 1000 && used(pool) != 0; ++i)
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_EQ(used(pool), 0u);
    EXPECT_EQ(api().USM.pfnPoolRelease(pool), UR_RESULT_SUCCESS);
    ASSERT_FALSE(HasFailure()) << round;
  }
}

} // namespace
} // namespace ur::test
