// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "opencl/faults.hpp"

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace ur::opencl::fake {

namespace {

std::atomic<uint64_t> g_calls{0}, g_failAt{0};
std::atomic<int64_t> g_objects{0};
std::atomic<cl_int> g_error{CL_OUT_OF_RESOURCES};
std::atomic<bool> g_goneFromThere{false};
std::atomic<const char *> g_failed{""};

std::mutex g_mutex; // guards what follows
std::string g_named;
uint64_t g_namedLeft = 0;
std::string g_pausedAt;
void (*g_pause)() = nullptr;
std::map<std::string, uint64_t> &counts() {
  static auto *const made = new std::map<std::string, uint64_t>; // threads of drivers outlive static objects
  return *made;
}

/// As Intel's driver: its handlers of exit() take it apart, and whoever enqueues then ends the process by a signal.
/// Only where FAKE_OPENCL_ENDS_AT_EXIT is set.
std::atomic<bool> g_ended{false};
const bool g_endsAtExit = std::getenv("FAKE_OPENCL_ENDS_AT_EXIT") && std::atexit([] { g_ended = true; }) == 0;

void (*takePause(const char *function))() {
  std::lock_guard lock(g_mutex);
  return g_pausedAt == function ? std::exchange(g_pause, nullptr) : nullptr;
}

} // namespace

cl_int enter(const char *function) noexcept {
  if (void (*const pause)() = takePause(function))
    pause();
  if (g_ended && std::strncmp(function, "clEnqueue", 9) == 0)
    std::abort();
  const uint64_t call = ++g_calls, failAt = g_failAt;
  {
    std::lock_guard lock(g_mutex);
    ++counts()[function];
    if (g_namedLeft != 0 && g_named == function) {
      --g_namedLeft;
      return CL_OUT_OF_RESOURCES;
    }
  }
  if (failAt == 0 || call < failAt || (call > failAt && !g_goneFromThere))
    return CL_SUCCESS;
  if (call == failAt)
    g_failed = function;
  return g_error;
}

bool asksAgain(cl_event event) noexcept {
  thread_local cl_event last = nullptr;
  return std::exchange(last, event) == event && event && !gone();
}

bool gone() noexcept {
  return g_goneFromThere && g_failAt != 0 && g_calls >= g_failAt;
}

void born(const char *) noexcept {
  ++g_objects;
}
void died(const char *) noexcept {
  --g_objects;
}

bool lacks(std::string_view what) noexcept {
  const char *const text = std::getenv("FAKE_OPENCL_LACKS");
  if (!text)
    return false;
  std::string_view rest(text);
  while (!rest.empty()) {
    const size_t end = std::min(rest.find(' '), rest.size());
    if (rest.substr(0, end) == what)
      return true;
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return false;
}

} // namespace ur::opencl::fake

using namespace ur::opencl;

#define HOOK extern "C" __attribute__((visibility("default")))

/// Makes the n-th call from now on fail (0: none), and answers how many there were so far.
HOOK uint64_t fakeOpenClFailAt(uint64_t n) {
  const uint64_t calls = fake::g_calls;
  fake::g_failAt = n == 0 ? 0 : calls + n;
  return calls;
}
/// What it answers, and whether all later ones do, too.
HOOK void fakeOpenClFailWith(cl_int error, bool onwards) {
  fake::g_error = error;
  fake::g_goneFromThere = onwards;
}
/// Makes the next so many calls of one function fail with CL_OUT_OF_RESOURCES.
HOOK void fakeOpenClFailNamed(const char *function, uint64_t times) {
  std::lock_guard lock(fake::g_mutex);
  fake::g_named = function;
  fake::g_namedLeft = times;
}
/// Calls something on the thread that calls a function next, before that does anything.
HOOK void fakeOpenClPause(const char *function, void (*pause)()) {
  std::lock_guard lock(fake::g_mutex);
  fake::g_pausedAt = function;
  fake::g_pause = pause;
}
HOOK const char *fakeOpenClFailed() {
  return fake::g_failed;
}
HOOK uint64_t fakeOpenClCount(const char *function) {
  std::lock_guard lock(fake::g_mutex);
  return fake::counts()[function];
}
/// How many objects of OpenCL's are there, each counted as often as it is held.
HOOK int64_t fakeOpenClObjects() {
  return fake::g_objects;
}
