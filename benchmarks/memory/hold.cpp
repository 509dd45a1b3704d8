// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/hold.hpp"

namespace memory {
namespace {

constexpr size_t kScratch = size_t{64} << 20;
constexpr int kFills = 4; // some 50 ms of a small machine's processor

} // namespace

Hold::Hold(Busy busy, const bench::Machine &machine, Route &route) : busy_(busy), machine_(machine), route_(route) {
  if (busy_ != Busy::no && route_.waitsAtOnce())
    throw Skipped("the host waits for each free");
  if (busy_ == Busy::fills) {
    ur::check(urUSMDeviceAlloc(machine_.context, machine_.device, nullptr, nullptr, kScratch, &scratch_),
              "urUSMDeviceAlloc");
  }
}

Hold::~Hold() {
  open();
  try {
    route_.finish();
  } catch (const ur::Error &) {
    // Whatever has failed has ended.
  }
  if (scratch_)
    (void)urUSMFree(machine_.context, scratch_);
}

void Hold::close() {
  if (busy_ == Busy::hold)
    hold();
  else if (busy_ == Busy::fills)
    fill();
}

void Hold::open() noexcept {
  if (!gates_.empty()) {
    gates_.back()->open.store(true);
    gates_.back()->open.notify_all();
  }
}

void Hold::hold() {
  Gate &gate = *gates_.emplace_back(std::make_unique<Gate>());
  ur_event_handle_t event = nullptr;
  const ur_result_t result = urEnqueueHostTaskExp(
      route_.first(), [](void *data) { static_cast<Gate *>(data)->open.wait(false); }, &gate, nullptr, 0, nullptr,
      &event);
  if (result != UR_RESULT_SUCCESS)
    throw Skipped("urEnqueueHostTaskExp answers " + std::to_string(result));
  route_.comeAfter(ur::Event::adopt(event));
  ur::check(urQueueFlush(route_.first()), "urQueueFlush");
}

void Hold::fill() {
  ur::Event last;
  for (int i = 0; i < kFills; ++i) {
    const uint32_t pattern = 0;
    const ur_event_handle_t before = last;
    ur_event_handle_t event = nullptr;
    ur::check(urEnqueueUSMFill(route_.first(), scratch_, sizeof pattern, &pattern, kScratch, before ? 1 : 0,
                               before ? &before : nullptr, &event),
              "urEnqueueUSMFill");
    last = ur::Event::adopt(event);
  }
  route_.comeAfter(std::move(last));
}

} // namespace memory
