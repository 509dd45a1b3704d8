// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/session.hpp"

#include "support/runner.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

namespace memory {
namespace {

constexpr uint64_t kTouched = 4096;

uint32_t count(std::span<const ur_event_handle_t> waits) {
  return static_cast<uint32_t>(waits.size());
}
/// Wait lists without events have no array.
const ur_event_handle_t *list(std::span<const ur_event_handle_t> waits) {
  return waits.empty() ? nullptr : waits.data();
}

} // namespace

double Figures::sum() const {
  return std::accumulate(quiet.begin(), quiet.end(), 0.0) + std::accumulate(mapping.begin(), mapping.end(), 0.0);
}

Session::Session(const bench::Machine &machine, Mode mode, const Setting &setting)
    : machine_(machine), setting_(setting), clock_(bench::clockCost()), route_(Route::make(mode, machine)) {
  hold_.emplace(setting.busy, machine, *route_);
  if (setting.verify)
    verifier_.emplace(machine);
  // No limit on what an idle pool keeps, as without limits.
  const ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, setting.maximum, SIZE_MAX};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, setting.maximum ? &limits : nullptr,
                          setting.nativePool ? ur_usm_pool_flags_t{UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP} : 0};
  ur::check(urUSMPoolCreateExp(machine.context, machine.device, &desc, &pool_), "urUSMPoolCreateExp");
  reserved_ = ask(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP);
}

Session::~Session() {
  hold_.reset(); // lets go and waits
  route_.reset();
  if (pool_)
    (void)urUSMPoolDestroyExp(machine_.context, machine_.device, pool_);
}

template <typename Call>
double Session::timed(Call call) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  call();
  const double ns = std::max(0.0, std::chrono::duration<double, std::nano>(Clock::now() - start).count() - clock_);
  figures_.longestLater = settled_ ? std::max(figures_.longestLater, ns) : 0;
  return ns;
}

bool Session::alloc(uint32_t block, uint64_t size) {
  blocks_.resize(std::max(blocks_.size(), size_t{block} + 1));
  Block &one = blocks_[block];
  ur_queue_handle_t queue = route_->queue(Part::alloc, block);
  const auto waits = route_->waits(Part::alloc, block);
  ur_event_handle_t event = nullptr;
  ur_result_t result = UR_RESULT_SUCCESS;
  one.allocNs = timed([&] { result = allocate(size, waits, queue, &one.memory, &event); });
  one.mapped = mapped();
  if (result != UR_RESULT_SUCCESS) {
    figures_.refusal = figures_.failures++ == 0 ? result : figures_.refusal;
    one.memory = nullptr;
    return false;
  }
  one.size = size;
  route_->enqueued(Part::alloc, block, ur::Event::adopt(event));
  if (verifier_)
    verifier_->allocated(one.memory, size);
  use(block);
  return true;
}

void Session::free(uint32_t block) {
  Block &one = blocks_.at(block);
  void *const memory = std::exchange(one.memory, nullptr);
  if (!memory)
    return;
  if (verifier_)
    verifier_->freeing(*route_, block, memory, filledOf(one));
  ur_queue_handle_t queue = route_->queue(Part::free, block);
  const auto waits = route_->waits(Part::free, block);
  ur_event_handle_t event = nullptr;
  ur_result_t result = UR_RESULT_SUCCESS;
  const double ns = timed([&] {
    result =
        urEnqueueUSMFreeExp(queue, pool_, memory, count(waits), list(waits), route_->wantsEvents() ? &event : nullptr);
  });
  ur::check(result, "urEnqueueUSMFreeExp");
  const bool either = mapped() || one.mapped;
  (either ? figures_.mapping : figures_.quiet).push_back(one.allocNs + ns);
  route_->enqueued(Part::free, block, ur::Event::adopt(event));
}

void Session::wait() {
  hold_->open();
  route_->finish();
  if (verifier_)
    verifier_->finished();
  (void)mapped();
}

Figures Session::end() {
  for (uint32_t block = 0; block < blocks_.size(); ++block)
    free(block);
  wait();
  figures_.reservedHigh = ask(UR_USM_POOL_INFO_RESERVED_HIGH_EXP);
  if (verifier_) {
    figures_.faults = verifier_->faults();
    figures_.looks = verifier_->looks();
  }
  return std::move(figures_);
}

ur_result_t Session::allocate(uint64_t size, std::span<const ur_event_handle_t> waits, ur_queue_handle_t queue,
                              void **memory, ur_event_handle_t *event) const {
  const auto call = setting_.kind == UR_USM_TYPE_HOST     ? urEnqueueUSMHostAllocExp
                    : setting_.kind == UR_USM_TYPE_SHARED ? urEnqueueUSMSharedAllocExp
                                                          : urEnqueueUSMDeviceAllocExp;
  return call(queue, pool_, size, nullptr, count(waits), list(waits), memory, route_->wantsEvents() ? event : nullptr);
}

void Session::use(uint32_t block) {
  const uint64_t words = filledOf(blocks_[block]) / sizeof(uint32_t);
  if (words == 0 && !route_->needsUses())
    return;
  const uint32_t pattern = Verifier::word(block);
  auto *const memory = static_cast<uint32_t *>(blocks_[block].memory);
  for (uint32_t i = 0; i < route_->uses(); ++i) {
    const uint64_t begin = words * i / route_->uses(), end = words * (i + 1) / route_->uses();
    ur_queue_handle_t queue = route_->queue(Part::use, block);
    const auto waits = route_->waits(Part::use, block);
    ur_event_handle_t event = nullptr;
    ur_event_handle_t *const wanted = route_->wantsEvents() ? &event : nullptr;
    ur::check(begin == end ? urEnqueueEventsWait(queue, count(waits), list(waits), wanted)
                           : urEnqueueUSMFill(queue, memory + begin, sizeof pattern, &pattern,
                                              (end - begin) * sizeof pattern, count(waits), list(waits), wanted),
              "a command that uses a block");
    route_->enqueued(Part::use, block, ur::Event::adopt(event));
  }
}

bool Session::mapped() {
  const uint64_t now = ask(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP), before = std::exchange(reserved_, now);
  size_t moves = 0; // of an adapter that doesn't tell
  (void)urUSMPoolGetInfoExp(pool_, UR_USM_POOL_INFO_LANEWAY_MOVES, &moves, nullptr);
  const uint64_t movedBefore = std::exchange(moves_, moves);
  figures_.growths += now > before ? 1 : 0;
  figures_.stopped = figures_.stopped || (setting_.stopAt != 0 && now >= setting_.stopAt);
  return now != before || moves != movedBefore;
}

uint64_t Session::filledOf(const Block &block) const noexcept {
  switch (setting_.work) {
  case Work::none:
    return 0;
  case Work::touch:
    return std::min(block.size, kTouched);
  case Work::fill:
    break;
  }
  return block.size;
}

size_t Session::ask(ur_usm_pool_info_t what) const {
  size_t value = 0;
  ur::check(urUSMPoolGetInfoExp(pool_, what, &value, nullptr), "urUSMPoolGetInfoExp");
  return value;
}

} // namespace memory
