// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stack.hpp"

#include "layers/bounds/bounds.hpp"
#include "layers/callbacks/callbacks.hpp"
#include "layers/faults/faults.hpp"
#include "layers/findings.hpp"
#include "layers/leak/leak.hpp"
#include "layers/lifetime/lifetime.hpp"
#include "layers/stream_safety/safety.hpp"
#include "layers/tracing/tracing.hpp"
#include "layers/tracing/vendor_calls.hpp"
#include "layers/validation/validation.hpp"

#include <unistd.h>

namespace ur::layers {
namespace {

constexpr LayerSet kHandles = kLifetimeValidation | kLeakChecking;

constinit std::atomic<LayerSet> running{0};
constinit std::atomic<pid_t> process{0};

/// Not in a child of the process that brought the loader up.
bool isOwnProcess() noexcept {
  return process.load(std::memory_order_relaxed) == ::getpid();
}

/// Behind the destructors of the program and of the libraries that use this one, which release handles too.
[[gnu::destructor]] void atExit() noexcept {
  if (isOwnProcess())
    stop(false);
}

} // namespace

void start(LayerSet layers, ur_code_location_callback_t codeLocation, void *userData) {
  configureFindings(codeLocation, userData);
  if (layers & kBoundsChecking)
    bounds::start();
  if (layers & kFaults)
    faults::start();
  if (layers & kHandles)
    lifetime::start(layers & kHandles);
  if (layers & kStreamSafety)
    stream_safety::start();
  if (layers & kTracing)
    tracing::start();
  process.store(::getpid(), std::memory_order_relaxed);
  running.store(layers, std::memory_order_relaxed);
}

const CallTable *top(LayerSet layers, const CallTable *bottom) noexcept {
  tracing::bottom.store(bottom, std::memory_order_relaxed);
  const CallTable *table = nullptr;
  const auto put = [&](std::atomic<const CallTable *> &next, const CallTable &layer) {
    next.store(table ? table : bottom, std::memory_order_relaxed);
    table = &layer;
  };
  if (layers & kBoundsChecking)
    put(bounds::next, bounds::kTable);
  if (layers & kFaults)
    put(faults::next, faults::kTable);
  if (layers & kHandles)
    put(lifetime::next, lifetime::kTable);
  if (layers & kStreamSafety)
    put(stream_safety::next, stream_safety::kTable);
  if (layers & kParameterValidation)
    put(validation::next, validation::kTable);
  if (layers & kTracing)
    put(tracing::next, tracing::kTable);
  return table;
}

const CallTable *withCallbacks(const CallTable *rest, const CallTable *bottom) noexcept {
  if (!callbacks::anyWanted())
    return rest;
  callbacks::next.store(rest ? rest : bottom, std::memory_order_relaxed);
  return &callbacks::kTable;
}

const VendorCallObserver *vendorCallsWanted() noexcept {
  return running.load(std::memory_order_relaxed) & kTracing ? tracing::vendorCallsWanted() : nullptr;
}

void stop(bool calls) noexcept {
  const LayerSet layers = running.exchange(0, std::memory_order_relaxed);
  if ((layers & kLeakChecking) && isOwnProcess()) // a child says nothing about what its parent holds
    (void)leak::report(*lifetime::registry());
  if (layers & kStreamSafety)
    stream_safety::stop();
  if (layers & kTracing)
    tracing::stop(calls);
  if (layers & kFaults)
    faults::stop();
}

} // namespace ur::layers
