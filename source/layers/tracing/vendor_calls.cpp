// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/vendor_calls.hpp"

#include "layers/tracing/file.hpp"
#include "layers/tracing/in_flight.hpp"
#include "layers/tracing/json.hpp"

#include <array>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <new>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace ur::layers::tracing {
namespace {

struct Told {
  const char *function;
  uint64_t begin, duration; ///< ns of the trace's clock
  uint64_t entry;           ///< when that began; 0: none
};

/// Plain memory: the last calls of a thread may come behind the destructors of what belongs to it.
struct OfThread {
  uint64_t entry = 0;   ///< that the thread is in, by its begin; 0: none
  bool ignores = false; ///< what comes is the layer's own
  uint32_t namedIn = 0; ///< the trace that has the thread's name
  uint32_t count = 0;
  std::array<Told, 32> told{}; ///< not written yet, in the order in which they ended
};
thread_local constinit OfThread here;

constinit std::atomic<uint32_t> traces{0};

template <typename... Values>
void put(std::string &line, const char *format, Values... values) {
  std::array<char, 160> text;
  const int length = std::snprintf(text.data(), text.size(), format, values...);
  line.append(text.data(), static_cast<size_t>(length));
}

void append(std::string &lines, const Told &call) {
  put(lines, "{\"e\":\"vendor\",\"s\":%" PRIu64 ",\"a\":{\"f\":", call.begin);
  writeText(lines, call.function);
  put(lines, ",\"t\":%" PRIu32 ",\"d\":%" PRIu64, threadNumber(), call.duration);
  if (call.entry)
    put(lines, ",\"call\":%" PRIu64, call.entry);
  lines += "}}\n";
}

/// Who this thread is, once for each trace.
void appendName(std::string &lines) {
  const uint32_t trace = traces.load(std::memory_order_relaxed);
  if (here.namedIn == trace)
    return;
  here.namedIn = trace;
  std::array<char, 16> name{};
  (void)::pthread_getname_np(::pthread_self(), name.data(), name.size());
  put(lines, "{\"e\":\"thread\",\"s\":%" PRIu64 ",\"a\":{\"t\":%" PRIu32 ",\"tid\":%ld,\"name\":", now(),
      threadNumber(), ::syscall(SYS_gettid));
  writeText(lines, name.data());
  lines += "}}\n";
}

/// Those from the first one on become lines.
void writeOut(uint32_t first) noexcept {
  try {
    std::string lines;
    if (here.count > first && !here.told[first].entry)
      appendName(lines);
    for (uint32_t i = first; i < here.count; ++i)
      append(lines, here.told[i]);
    writeLine(lines);
  } catch (const std::bad_alloc &) {
    // The trace lacks lines.
  }
  here.count = first;
}

void begin(VendorCallRecord *call) noexcept {
  call->begin = 0;
  if (here.ignores || !fileOpen())
    return;
  call->begin = now();
  if (hangsAreWanted())
    noteVendorBegin(call->function, call->begin);
}

void end(VendorCallRecord *call) noexcept {
  if (!call->begin)
    return;
  const uint64_t duration = now() - call->begin;
  if (hangsAreWanted())
    noteVendorEnd(call->begin);
  if (duration < vendorCallsFrom().value_or(UINT64_MAX))
    return;
  if (here.count == here.told.size())
    writeOut(0);
  here.told[here.count++] = {call->function, call->begin, duration, here.entry};
  if (!here.entry)
    writeOut(here.count - 1);
}

constexpr VendorCallObserver kObserver{VendorCallObserver::kVersion, begin, end};

} // namespace

void startVendorCalls() noexcept {
  traces.fetch_add(1, std::memory_order_relaxed);
}

const VendorCallObserver *vendorCallsWanted() noexcept {
  return vendorCallsFrom() ? &kObserver : nullptr;
}

void ignoreVendorCallsHere() noexcept {
  here.ignores = true;
}

void VendorCallsOfEntry::enter() noexcept {
  outer_ = here.entry;
  outerIgnores_ = here.ignores;
  first_ = here.count;
  here.ignores = true;
}

void VendorCallsOfEntry::run(uint64_t begin) noexcept {
  here.entry = begin;
  here.ignores = outerIgnores_;
}

void VendorCallsOfEntry::leave() noexcept {
  here.ignores = true;
}

/// They may have been written meanwhile, where there were many.
void VendorCallsOfEntry::write(std::string &lines) const {
  for (uint32_t i = first_; i < here.count; ++i)
    append(lines, here.told[i]);
}

void VendorCallsOfEntry::end() noexcept {
  here.count = first_ < here.count ? first_ : here.count;
  here.entry = outer_;
  here.ignores = outerIgnores_;
}

} // namespace ur::layers::tracing
