// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/tracing.hpp"

#include "layers/findings.hpp"
#include "layers/tracing/file.hpp"
#include "layers/tracing/hangs.hpp"
#include "layers/tracing/held_events.hpp"
#include "layers/tracing/json.hpp"
#include "layers/tracing/pool_samples.hpp"
#include "layers/tracing/stacks.hpp"

#include <array>
#include <cinttypes>
#include <cstdio>
#include <new>
#include <pthread.h>

namespace ur::layers::tracing {
namespace {

constinit std::atomic<Registry *> handles{nullptr}; // made once, never destroyed: threads may still call at exit

} // namespace

constinit std::atomic<const CallTable *> next{nullptr};

void start() {
  if (Registry *const known = handles.load(std::memory_order_relaxed))
    known->clear();
  else
    handles.store(new Registry, std::memory_order_release);
  openFile();
  startVendorCalls();
  if (deviceTimesWanted())
    startHeld();
  allowHangs();
  static const int registered = ::pthread_atfork(nullptr, nullptr, [] {
    afterFork();
    forgetHeld();
    forgetPools();
    forgetInFlight();
    forgetHangs();
  });
  (void)registered;
}

void stop(bool calls) noexcept {
  stopHangs();
  if (calls && deviceTimesWanted())
    stopHeld();
  flushFile();
}

Span::Span(const Call &call) noexcept : call_(call), effects_(*handles.load(std::memory_order_acquire), call_) {}

bool Span::enter(bool sound) noexcept {
  bool go = true;
  if (fileOpen()) {
    vendorCalls_.enter();
    // Before the effects: a handle that is released has its number now.
    try {
      inputs_.reserve(256);
      inputs_ = "{";
      writeInputs(inputs_, call_, sound, *handles.load(std::memory_order_relaxed));
      written_ = true;
    } catch (const std::bad_alloc &) {
      written_ = false;
    }
    if (sound && poolsAsked())
      samplePoolsBefore(call_, *handles.load(std::memory_order_relaxed));
    effects_.begin();
    if (sound && deviceTimesWanted())
      go = times_.emplace(call_, *handles.load(std::memory_order_relaxed)).enter();
    begin_ = now();
    if (go && hangsAreWanted())
      noteIt(sound);
    vendorCalls_.run(begin_);
  }
  return go;
}

ur_result_t Span::leave(ur_result_t result) noexcept {
  if (begin_ == 0)
    return result;
  const uint64_t end = now();
  vendorCalls_.leave();
  finish(result, end);
  vendorCalls_.end();
  return result;
}

void Span::finish(ur_result_t result, uint64_t end) noexcept {
  if (noted_) {
    noteEnd(begin_);
    task_.restore(call_, result);
  }
  if (times_)
    times_->restore();
  effects_.settle(result);
  if (!fileOpen())
    return;
  write(result, end);
  if (times_)
    times_->leave(result, begin_);
  if (result == UR_RESULT_SUCCESS && poolsAsked())
    samplePoolsAfter(call_, *handles.load(std::memory_order_relaxed));
}

/// As late as that, so that what the layer itself asks before a call isn't taken for the call.
void Span::noteIt(bool sound) noexcept {
  watchForHangs();
  noted_ = true;
  if (sound)
    task_.enter(call_, begin_);
  try {
    ur_code_location_t at{};
    if (findCodeLocation(&at)) {
      location_ = ",\"l\":";
      writeLocation(location_, at, *handles.load(std::memory_order_relaxed));
    }
    noteBegin(call_.name(), begin_, ",\"a\":" + (written_ ? inputs_ : std::string("{")) + '}' + location_);
  } catch (const std::bad_alloc &) {
    location_.clear(); // It isn't told of.
  }
}

void Span::write(ur_result_t result, uint64_t end) const noexcept {
  if (!written_)
    return;
  try {
    std::array<char, 192> head;
    const int length = std::snprintf(
        head.data(), head.size(),
        "{\"f\":\"%s\",\"t\":%" PRIu32 ",\"s\":%" PRIu64 ",\"d\":%" PRIu64 ",\"r\":%" PRIu32 ",\"a\":", call_.name(),
        threadNumber(), begin_, end - begin_, static_cast<uint32_t>(result));
    std::string line;
    vendorCalls_.write(line);
    line.append(head.data(), static_cast<size_t>(length));
    line += inputs_;
    line += '}';
    if (effects_.gave()) {
      line += ",\"o\":{";
      writeOutputs(line, call_, effects_, *handles.load(std::memory_order_relaxed));
      line += '}';
    }
    ur_code_location_t at{};
    if (!location_.empty()) {
      line += location_;
    } else if (findCodeLocation(&at)) {
      line += ",\"l\":";
      writeLocation(line, at, *handles.load(std::memory_order_relaxed));
    }
    if (framesWanted() && hasStack(call_.name())) {
      line += ",\"b\":";
      writeStack(line);
    }
    line += "}\n";
    writeLine(line);
  } catch (const std::bad_alloc &) {
    // The trace lacks a line.
  }
}

} // namespace ur::layers::tracing
