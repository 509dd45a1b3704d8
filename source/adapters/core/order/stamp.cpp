// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/order/stamp.hpp"

#include "adapters/core/order/lane.hpp"

#include <algorithm>

namespace ur::core {

bool isOver(const Stamp &stamp) noexcept {
  return std::all_of(stamp.begin(), stamp.end(),
                     [](const Ref<Completion> &one) { return one->progress() != Progress::pending; });
}

bool askIfOver(const Stamp &stamp) noexcept {
  return std::all_of(stamp.begin(), stamp.end(),
                     [](const Ref<Completion> &one) { return one->query() != Progress::pending; });
}

bool isComplete(const Stamp &stamp) noexcept {
  return std::all_of(stamp.begin(), stamp.end(), [](const auto &one) { return one->progress() == Progress::complete; });
}

void dropComplete(Stamp &stamp) noexcept {
  std::erase_if(stamp, [](const Ref<Completion> &one) { return one->progress() == Progress::complete; });
}

namespace {

void add(Stamp &to, const Ref<Completion> &one) {
  const auto same = std::find_if(to.begin(), to.end(), [&](const Ref<Completion> &have) {
    const Lane *lane = one->lane();
    return have.get() == one.get() || (lane && lane == have->lane() && lane->ordered());
  });
  if (same == to.end())
    to.push_back(one);
  else if ((*same)->epoch() < one->epoch())
    *same = one;
}

} // namespace

bool join(Stamp &into, const Ref<Completion> &one) noexcept {
  try {
    add(into, one);
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

bool join(Stamp &into, const Stamp &other, size_t most) noexcept {
  if (other.empty())
    return true;
  try {
    Stamp joined = into;
    for (const Ref<Completion> &one : other)
      add(joined, one);
    dropComplete(joined);
    if (joined.size() > most)
      return false;
    into = std::move(joined);
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

} // namespace ur::core
