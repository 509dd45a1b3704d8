// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/stream_safety/report.hpp"

#include "common/env.hpp"
#include "common/generated/tables.hpp"
#include "layers/call_counts.hpp"
#include "layers/findings.hpp"

#include <array>
#include <atomic>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <pthread.h>
#include <set>

namespace ur::layers::stream_safety {

namespace {

enum class Mode : uint8_t { report, abort, count };
constinit std::atomic<Mode> mode{Mode::report};
constinit std::atomic<uint64_t> found{0};
constinit CallCounts calls;

struct Known {
  std::mutex mutex; // guards what follows
  std::set<std::string> said;
};
/// Never destroyed: threads may still call at exit.
Known &known() {
  static auto *const instance = new Known;
  return *instance;
}

/// Where that is known of a call: by the program, or the symbol that it calls from.
std::string whereabouts(const Place &place) {
  if (place.location.functionName || place.location.sourceFile) {
    return std::string(", at ") + (place.location.sourceFile ? place.location.sourceFile : "?") + ":" +
           std::to_string(place.location.lineNumber) + " in " +
           (place.location.functionName ? place.location.functionName : "?");
  }
  Dl_info info{}, own{};
  static const char here = 0;
  if (!place.caller || ::dladdr(place.caller, &info) == 0 || !info.dli_sname)
    return {};
  if (::dladdr(&here, &own) != 0 && own.dli_fbase == info.dli_fbase)
    return {}; // another layer's
  std::array<char, 32> offset;
  std::snprintf(offset.data(), offset.size(), "+0x%tx",
                static_cast<const char *>(place.caller) - static_cast<const char *>(info.dli_saddr));
  return std::string(", from ") + info.dli_sname + offset.data();
}

std::string keyOf(const char *kind, const Place &call, const Place *other) {
  const auto part = [](const Place &place) {
    const void *const at =
        place.location.sourceFile ? static_cast<const void *>(place.location.sourceFile) : place.caller;
    return std::to_string(place.slot) + '@' + std::to_string(reinterpret_cast<uintptr_t>(at)) + ':' +
           std::to_string(place.location.lineNumber) + ' ';
  };
  return kind + (' ' + part(call)) + (other ? part(*other) : "");
}

} // namespace

void configureReports() {
  // A child counts its own.
  static const int registered = ::pthread_atfork(nullptr, nullptr, [] { found.store(0, std::memory_order_relaxed); });
  (void)registered;
  const auto wanted = env::text("UR_STREAM_SAFETY");
  if (!wanted || *wanted == "report")
    mode = Mode::report;
  else if (*wanted == "abort")
    mode = Mode::abort;
  else if (*wanted == "count")
    mode = Mode::count;
  else
    throw env::Error("UR_STREAM_SAFETY", "'" + *wanted + "' is none of report, abort and count");
}

Place placeOf(uint16_t slot, const void *queue, const void *caller) noexcept {
  Place place;
  place.slot = slot;
  place.call = calls.next(slot);
  place.queue = queue;
  place.caller = caller;
  (void)findCodeLocation(&place.location);
  return place;
}

std::string nameOf(const Place &place) {
  std::array<char, 96> text;
  if (place.queue)
    std::snprintf(text.data(), text.size(), " (its call number %" PRIu64 ", queue %p", place.call, place.queue);
  else
    std::snprintf(text.data(), text.size(), " (its call number %" PRIu64, place.call);
  return std::string(kFunctionNames[place.slot]) + text.data() + whereabouts(place) + ')';
}

void report(const char *kind, const Place &call, const Place *other, const std::string &sentence) noexcept {
  found.fetch_add(1, std::memory_order_relaxed);
  const Mode now = mode.load(std::memory_order_relaxed);
  if (now == Mode::count)
    return;
  try {
    Known &all = known();
    const std::scoped_lock lock(all.mutex);
    if (!all.said.insert(keyOf(kind, call, other)).second)
      return;
  } catch (...) { // then it is said again
  }
  find("stream safety, %s: %s", kind, sentence.c_str());
  if (now == Mode::abort)
    std::abort();
}

void closeReports() noexcept {
  if (const uint64_t all = found.exchange(0, std::memory_order_relaxed); all != 0)
    find("stream safety: %" PRIu64 " finding%s", all, all == 1 ? "" : "s");
  const std::scoped_lock lock(known().mutex);
  known().said.clear();
}

} // namespace ur::layers::stream_safety
