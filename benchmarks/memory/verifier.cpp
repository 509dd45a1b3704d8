// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/verifier.hpp"

#include <algorithm>
#include <iterator>

namespace memory {
namespace {

constexpr size_t kSlots = 2048, kSlotWords = 1024;
constexpr uint64_t kEvery = 7; // one block of so many is looked at

} // namespace

Verifier::Verifier(const bench::Machine &machine) : machine_(machine) {
  void *memory = nullptr;
  ur::check(urUSMHostAlloc(machine.context, nullptr, nullptr, kSlots * kSlotWords * sizeof(uint32_t), &memory),
            "urUSMHostAlloc");
  slots_ = static_cast<uint32_t *>(memory);
}

Verifier::~Verifier() {
  (void)urUSMFree(machine_.context, slots_);
}

void Verifier::allocated(const void *memory, uint64_t size) {
  const auto begin = reinterpret_cast<uintptr_t>(memory), end = begin + size;
  const auto after = spans_.lower_bound(begin);
  if ((after != spans_.end() && after->first < end) || (after != spans_.begin() && std::prev(after)->second > begin))
    ++faults_;
  spans_.insert_or_assign(begin, end);
}

void Verifier::freeing(Route &route, uint32_t block, const void *memory, uint64_t filled) {
  spans_.erase(reinterpret_cast<uintptr_t>(memory));
  const size_t words = filled / sizeof(uint32_t);
  if (++frees_ % kEvery != 0 || words == 0 || copies_.size() == kSlots)
    return;
  // The last words of what was filled; of a small block that is all.
  const size_t part = std::min(words, kSlotWords);
  const auto *const from = static_cast<const uint32_t *>(memory) + (frees_ % 2 ? words - part : 0);
  const auto waits = route.waits(Part::look, block);
  ur_event_handle_t event = nullptr;
  ur::check(urEnqueueUSMMemcpy(route.queue(Part::look, block), false, slots_ + copies_.size() * kSlotWords, from,
                               part * sizeof(uint32_t), static_cast<uint32_t>(waits.size()),
                               waits.empty() ? nullptr : waits.data(), route.wantsEvents() ? &event : nullptr),
            "urEnqueueUSMMemcpy");
  route.enqueued(Part::look, block, ur::Event::adopt(event));
  copies_.push_back({word(block), part});
}

void Verifier::finished() {
  for (size_t slot = 0; slot < copies_.size(); ++slot) {
    const uint32_t *const begin = slots_ + slot * kSlotWords;
    const bool good =
        std::all_of(begin, begin + copies_[slot].words, [&](uint32_t word) { return word == copies_[slot].word; });
    faults_ += good ? 0 : 1;
    ++looks_;
  }
  copies_.clear();
}

} // namespace memory
