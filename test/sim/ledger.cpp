// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/ledger.hpp"

#include <numeric>
#include <utility>

namespace ur::sim {

namespace {

// clang-format off: one a line
constexpr const char *kCallNames[] = {
    "enumerate",
    "openContext",
    "createStream",
    "destroyStream",
    "createEvents",
    "destroyEvents",
    "resetEvents",
    "copy",
    "fill",
    "launch",
    "fence",
    "hostCall",
    "flush",
    "finish",
    "wait",
    "query",
    "notify",
    "eventTimes",
    "deviceTime",
    "alloc",
    "free",
    "freeMemory",
    "buildProgram",
    "destroyProgram",
    "kernelNames",
    "createKernel",
    "destroyKernel",
    "split",
    "releasePart",
    "reserve",
    "unreserve",
    "createPhysical",
    "destroyPhysical",
    "map",
    "unmap",
    "setAccess",
    "compileProgram",
    "linkProgram",
    "dynamicLink",
    "programConstants",
    "programBinary",
    "globalVariable",
    "functionPointer",
    "hostPipe",
    "maxCooperativeGroups",
    "createImage",
    "destroyImage",
    "copyImage",
    "createSampler",
    "destroySampler",
    "nativeHandle",
    "importNative",
    "registerHost",
    "unregisterHost",
    "exportMemory",
    "openMemory",
    "closeMemory",
    "exportPhysical",
    "openPhysical",
    "exportDescriptor",
    "createSharedEvent",
    "shareEvent",
    "exportEvent",
    "openEvent",
    "setPeerAccess",
    "createPool",
    "destroyPool",
    "allocPooled",
    "freePooled",
    "trimPool",
    "setPoolThreshold",
    "poolReserved",
    "resetPoolHigh",
    "prefetch",
    "advise",
    "createGraph",
    "addNode",
    "instantiateGraph",
    "updateNode",
    "enqueueGraph",
    "destroyGraph",
    "retireGraph",
};
// clang-format on
static_assert(std::size(kCallNames) == kCalls);

constexpr const char *kFaultNames[] = {"unknown handle",
                                       "use after destroy",
                                       "missing capability",
                                       "bad argument",
                                       "wait for an unrecorded event",
                                       "duplicate wait",
                                       "wait for the own stream",
                                       "event recorded twice",
                                       "out of bounds",
                                       "use after free",
                                       "unknown memory",
                                       "bad free",
                                       "free of memory in use",
                                       "overrun",
                                       "race",
                                       "leak",
                                       "wait for what isn't flushed",
                                       "deadlock",
                                       "call from a notification"};
static_assert(std::size(kFaultNames) == static_cast<size_t>(Fault::callFromNotification) + 1);

/// Callers can do nothing about these failing, so "any call" leaves them out; by name they can be made to fail.
bool givesBack(Call call) {
  switch (call) {
  case Call::destroyStream:
  case Call::destroyEvents:
  case Call::destroyProgram:
  case Call::destroyKernel:
  case Call::destroyImage:
  case Call::destroySampler:
  case Call::free:
  case Call::releasePart:
  case Call::unreserve:
  case Call::destroyPhysical:
  case Call::unmap:
  case Call::unregisterHost:
  case Call::closeMemory:
  case Call::destroyPool:
  case Call::freePooled:
  case Call::destroyGraph:
  case Call::retireGraph:
    return true;
  default:
    return false;
  }
}

} // namespace

const char *name(Call call) noexcept {
  return kCallNames[static_cast<size_t>(call)];
}
const char *name(Fault fault) noexcept {
  return kFaultNames[static_cast<size_t>(fault)];
}

void Ledger::reset() {
  std::lock_guard lock(mutex_);
  counts_.fill(0);
  countdown_ = 0;
  failed_ = false;
  failedCall_.reset();
  violations_.clear();
}

void Ledger::during(Call call, std::function<void()> run) {
  std::lock_guard lock(mutex_);
  during_ = call;
  run_ = std::move(run);
}

std::optional<ur_result_t> Ledger::enter(Call call) {
  std::unique_lock lock(mutex_);
  if (during_ == call) {
    during_.reset();
    const std::function<void()> run = std::exchange(run_, nullptr);
    lock.unlock();
    run();
    lock.lock();
  }
  ++counts_[static_cast<size_t>(call)];
  if (countdown_ == 0 || (failing_ ? *failing_ != call : givesBack(call)) || --countdown_ != 0)
    return std::nullopt;
  failed_ = true;
  failedCall_ = call;
  return failure_;
}

uint64_t Ledger::calls(Call call) const {
  std::lock_guard lock(mutex_);
  return counts_[static_cast<size_t>(call)];
}

uint64_t Ledger::allCalls() const {
  std::lock_guard lock(mutex_);
  return std::accumulate(counts_.begin(), counts_.end(), uint64_t{0});
}

void Ledger::failAny(uint64_t nth, ur_result_t result) {
  std::lock_guard lock(mutex_);
  failing_.reset();
  countdown_ = nth;
  failure_ = result;
  failed_ = false;
}

void Ledger::fail(Call call, uint64_t nth, ur_result_t result) {
  std::lock_guard lock(mutex_);
  failing_ = call;
  countdown_ = nth;
  failure_ = result;
  failed_ = false;
}

bool Ledger::stopFailing() {
  std::lock_guard lock(mutex_);
  countdown_ = 0;
  return std::exchange(failed_, false);
}

std::optional<Call> Ledger::failedCall() const {
  std::lock_guard lock(mutex_);
  return failedCall_;
}

void Ledger::report(Fault fault, std::string text) {
  std::lock_guard lock(mutex_);
  violations_.push_back({fault, std::move(text)});
}

std::vector<Violation> Ledger::violations() const {
  std::lock_guard lock(mutex_);
  return violations_;
}

std::vector<Violation> Ledger::takeViolations() {
  std::lock_guard lock(mutex_);
  return std::exchange(violations_, {});
}

} // namespace ur::sim
