// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// spirv_parted MODULE: runs the kernels of parted.cl on the first device of the adapter that UR_ADAPTERS_FORCE_LOAD
// names, with groups of several sizes, and compares what they write with what is computed here.
//
// Exit status: 0 all is right, 1 something isn't, and what is told on standard error.
#include "spirv/kernel_arguments.hpp"
#include "spirv/kernels/open_device.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <iostream>
#include <iterator>
#include <random>
#include <vector>

namespace {

using Numbers = std::vector<int>;
using Lanes = std::vector<size_t>; // work-items of a sub-group, in order

class Kernels : ur::test::OpenProgram {
public:
  using OpenProgram::OpenProgram;
  ~Kernels() { close(); }

  /// What a kernel writes: `each` numbers for each work-item.
  Numbers run(const char *name, size_t items, size_t group, size_t each, const Numbers *from, size_t local = 0) {
    ur_kernel_handle_t kernel = nullptr;
    CHECK(urKernelCreate, program, name, &kernel);
    int *const to = shared(items * each), *const given = from ? shared(from->size()) : nullptr;
    std::fill_n(to, items * each, -1);
    std::vector<ur::test::Argument> arguments{pointer(to)};
    if (from) {
      std::copy(from->begin(), from->end(), given);
      arguments.push_back(pointer(given));
    }
    if (local != 0)
      arguments.push_back(ur::test::localArgument({local}));
    for (size_t i = 0; i < arguments.size(); ++i)
      arguments[i].index = static_cast<uint32_t>(i);
    CHECK(urEnqueueKernelLaunchWithArgsExp, queue, kernel, 1, nullptr, &items, &group,
          static_cast<uint32_t>(arguments.size()), arguments.data(), nullptr, 0, nullptr, nullptr);
    CHECK(urQueueFinish, queue);
    Numbers result(to, to + items * each);
    CHECK(urUSMFree, context, to);
    if (given)
      CHECK(urUSMFree, context, given);
    CHECK(urKernelRelease, kernel);
    return result;
  }

private:
  static ur::test::Argument pointer(void *to) {
    ur::test::Argument made = ur::test::argument(UR_EXP_KERNEL_ARG_TYPE_POINTER, sizeof to);
    made.value.pointer = to;
    return made;
  }
  int *shared(size_t count) {
    void *memory = nullptr;
    CHECK(urUSMSharedAlloc, context, device, nullptr, nullptr, count * sizeof(int), &memory);
    return static_cast<int *>(memory);
  }
};

/// Those of the lanes for which it holds.
template <class Holds>
Lanes those(const Lanes &lanes, Holds &&holds) {
  Lanes found;
  std::copy_if(lanes.begin(), lanes.end(), std::back_inserter(found), holds);
  return found;
}
int bits(const Lanes &lanes, size_t first) {
  uint32_t made = 0;
  for (const size_t lane : lanes)
    made |= uint32_t{1} << (lane - first);
  return static_cast<int>(made);
}
int sum(const Lanes &lanes, const Numbers &of) {
  int made = 0;
  for (const size_t lane : lanes)
    made += of[lane];
  return made;
}

/// Answers of one sub-group, `each` for each work-item of all.
using Expected = std::function<void(const Lanes &, Numbers *)>;

struct Test {
  Kernels &kernels;
  size_t items, group;
  std::vector<Lanes> subGroups;
  int wrong = 0;

  void compare(const char *name, size_t each, const Numbers &from, size_t local, const Expected &expected) {
    const Numbers found = kernels.run(name, items, group, each, &from, local);
    Numbers wanted(items * each, -1);
    for (const Lanes &lanes : subGroups)
      expected(lanes, &wanted);
    for (size_t i = 0; i < found.size(); ++i) {
      if (found[i] == wanted[i])
        continue;
      ++wrong;
      std::cerr << name << " with groups of " << group << ": work-item " << i / each << ", answer " << i % each << ": "
                << wanted[i] << " expected, " << found[i] << " found\n";
    }
  }
};

void compareBranches(Test *test, const Numbers &from) {
  test->compare("branches", 12, from, 0, [&](const Lanes &all, Numbers *to) {
    const size_t start = all.front();
    const auto has = [&](int bit) { return [&from, bit](size_t lane) { return (from[lane] & bit) != 0; }; };
    const Lanes odd = those(all, has(1)), even = those(all, std::not_fn(has(1)));
    const Lanes stay = those(all, [&](size_t lane) { return from[lane] % 5 != 0; });
    for (const size_t lane : all) {
      int *const answers = &(*to)[12 * lane];
      const auto upTo = [&](const Lanes &lanes, size_t end) {
        return those(lanes, [=](size_t at) { return at < end; });
      };
      if (from[lane] & 1) {
        answers[0] = bits(those(odd, has(2)), start);
        answers[1] = lane == odd.front();
        answers[2] = sum(odd, from);
        answers[3] = sum(upTo(odd, lane), from);
        int most = 0;
        for (const size_t other : upTo(odd, lane + 1))
          most = std::max(most, from[other]);
        answers[4] = most;
        answers[5] = from[odd.front()];
      } else {
        answers[0] = bits(even, start);
        answers[6] = sum(those(even, [&](size_t at) { return (at - start) / 4 == (lane - start) / 4; }), from);
        const Lanes two = those(even, has(2));
        answers[7] = two.empty() ? answers[7] : from[two.front()];
        const size_t fours = those(even, has(4)).size();
        answers[8] = (fours != 0) + 2 * (fours == even.size());
        const Lanes far = those(even, [&](size_t at) { return at - start > 2; });
        if (lane - start > 2) {
          const size_t twos = those(far, has(2)).size();
          answers[9] = twos == 0 || twos == far.size();
        }
      }
      answers[10] = bits(all, start);
      if (from[lane] % 5 != 0)
        answers[11] = bits(stay, start);
    }
  });
}

void compareLoops(Test *test, const Numbers &from) {
  test->compare("rounds", 3, from, 0, [&](const Lanes &all, Numbers *to) {
    const auto passes = [&](size_t lane, int k) { return (k + static_cast<int>(lane - all.front())) % 3 != 0; };
    for (const size_t lane : all) {
      int made = 0;
      for (int k = 0; k < from[lane]; ++k) {
        const Lanes with = those(all, [&](size_t other) { return from[other] > k; });
        made += (k + 1) * static_cast<int>(with.size());
        if (passes(lane, k))
          made += 100 * (k + 1) * static_cast<int>(those(with, [&](size_t other) { return passes(other, k); }).size());
      }
      int *const answers = &(*to)[3 * lane];
      answers[0] = made;
      answers[1] = static_cast<int>(all.size());
      answers[2] = sum(those(all, [&](size_t at) { return (at - all.front()) / 4 == (lane - all.front()) / 4; }), from);
    }
  });
  test->compare("alike", 1, from, 0, [&](const Lanes &all, Numbers *to) {
    for (const size_t lane : all)
      (*to)[lane] = static_cast<int>(those(all, [&](size_t other) { return from[other] == from[lane]; }).size());
  });
  test->compare("among_barriers", 1, from, test->group * sizeof(int), [&](const Lanes &all, Numbers *to) {
    const auto next = [&](size_t lane, int k) {
      const size_t first = lane / test->group * test->group;
      return from[first + (lane - first + 1) % test->group] + k;
    };
    for (const size_t lane : all) {
      (*to)[lane] = 0;
      for (int k = 0; k < 3; ++k) {
        for (const size_t other : all)
          (*to)[lane] += (next(lane, k) & 1) && (next(other, k) & 1) ? next(other, k) : 0;
      }
    }
  });
}

/// Answers how many answers are wrong.
int compareWith(Kernels &kernels, size_t group, std::mt19937 *random) {
  const size_t items = 3 * group;
  Test test{kernels, items, group, {}};
  const Numbers shape = kernels.run("shape", items, group, 2, nullptr);
  for (size_t lane = 0; lane < items; ++lane) {
    if (shape[2 * lane] == static_cast<int>(lane))
      test.subGroups.emplace_back();
    test.subGroups.back().push_back(lane);
  }
  for (const Lanes &lanes : test.subGroups) {
    if (static_cast<int>(lanes.size()) != shape[2 * lanes.front() + 1])
      throw std::runtime_error("a sub-group has another size than it says");
  }
  Numbers from(items);
  for (const unsigned most : {8u, 3u, 2u, 1u}) {
    for (int &number : from)
      number = static_cast<int>((*random)() % most);
    // Somebody has to be asked for by the shuffle, or its answer isn't defined.
    for (const Lanes &lanes : test.subGroups) {
      from[lanes.front()] = 2;
      from[lanes.back()] |= 2;
    }
    compareBranches(&test, from);
    compareLoops(&test, from);
  }
  return test.wrong;
}

} // namespace

int main(int count, char **arguments) {
  if (count != 2) {
    std::cerr << "usage: spirv_parted MODULE\n";
    return 2;
  }
  try {
    Kernels kernels(arguments[1]);
    std::mt19937 random(29);
    int wrong = 0;
    for (const size_t group : {16, 20, 64, 1, 100})
      wrong += compareWith(kernels, group, &random);
    std::cout << (wrong == 0 ? "all answers are right" : std::to_string(wrong) + " answers are wrong") << "\n";
    return wrong != 0;
  } catch (const std::exception &error) {
    std::cerr << "spirv_parted: " << error.what() << "\n";
    return 1;
  }
}
