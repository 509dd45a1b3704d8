// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/hangs.hpp"

#include "layers/tracing/device_times.hpp"
#include "layers/tracing/file.hpp"
#include "layers/tracing/held_events.hpp"
#include "layers/tracing/in_flight.hpp"
#include "layers/tracing/json.hpp"
#include "layers/tracing/vendor_calls.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <cinttypes>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <mutex>
#include <new>
#include <poll.h>
#include <pthread.h>
#include <sys/eventfd.h>
#include <sys/inotify.h>
#include <unistd.h>

namespace ur::layers::tracing {
namespace {

constexpr uint64_t kMillisecond = 1'000'000;
constexpr uint64_t kLongestTick = 250 * kMillisecond;

/// What the thread was started with. Its own: it outlives stopHangs() where a driver holds it.
struct Watch {
  uint64_t after = 0;
  int stop = -1;  // an eventfd
  int asked = -1; // inotify's; -1: nobody can ask
  uint32_t told = 0;
};

constinit std::mutex mutex;       // guards `watch` and `thread`
constinit Watch *watch = nullptr; // null: no thread
constinit pthread_t thread{};
constinit std::atomic<bool> decided{false}; // a thread runs, or none shall

/// Throws std::bad_alloc.
void addVendorCalls(std::string &line) {
  line += "],\"vendor\":[";
  bool first = true;
  for (const VendorInFlight &call : vendorInFlight()) {
    std::array<char, 128> text;
    line += first ? "{\"f\":" : ",{\"f\":";
    first = false;
    writeText(line, call.function);
    const int length = std::snprintf(
        text.data(), text.size(), ",\"t\":%" PRIu32 ",\"tid\":%" PRIu32 ",\"s\":%" PRIu64 ",\"thread\":", call.thread,
        call.threadOfSys, call.begin);
    line.append(text.data(), static_cast<size_t>(length));
    writeText(line, call.threadName.c_str());
    line += '}';
  }
}

void writeCalls(uint32_t number, const char *why) {
  std::array<char, 256> text;
  const auto put = [&text](std::string &line, int length) { line.append(text.data(), static_cast<size_t>(length)); };
  std::string line;
  put(line, std::snprintf(text.data(), text.size(),
                          "{\"e\":\"hang\",\"s\":%" PRIu64 ",\"a\":{\"number\":%" PRIu32 ",\"why\":\"%s\",\"calls\":[",
                          now(), number, why));
  bool first = true;
  for (const InFlight &call : inFlight()) {
    line += first ? "" : ",";
    first = false;
    put(line,
        std::snprintf(text.data(), text.size(), "{\"f\":\"%s\",\"t\":%" PRIu32 ",\"tid\":%" PRIu32 ",\"s\":%" PRIu64,
                      call.function, call.thread, call.threadOfSys, call.begin));
    line += call.more;
    if (call.task.thread) {
      put(line, std::snprintf(text.data(), text.size(), ",\"task\":{\"t\":%" PRIu32 ",\"call\":%" PRIu64 "}",
                              call.task.thread, call.task.begin));
    }
    line += '}';
  }
  if (vendorCallsFrom())
    addVendorCalls(line);
  writeLine(line + "]}}\n");
}

/// The calls first: the driver may not answer what is asked behind that.
void tell(uint32_t number, const char *why) noexcept {
  try {
    writeCalls(number, why);
  } catch (const std::bad_alloc &) {
    return;
  }
  flushFile();
  const size_t commands = deviceTimesWanted() ? tellHeld() : 0;
  std::array<char, 160> text;
  const int length =
      std::snprintf(text.data(), text.size(),
                    "{\"e\":\"hang told\",\"s\":%" PRIu64 ",\"a\":{\"number\":%" PRIu32 ",\"commands\":%zu}}\n", now(),
                    number, commands);
  writeLine({text.data(), static_cast<size_t>(length)});
  flushFile();
}

/// Reads what inotify has to say.
void drain(int descriptor) noexcept {
  std::array<char, 4096> events;
  while (::read(descriptor, events.data(), events.size()) > 0) {
  }
}

void close(const Watch &of) noexcept {
  for (const int descriptor : {of.stop, of.asked}) {
    if (descriptor >= 0)
      ::close(descriptor);
  }
}

void *run(void *data) {
  ignoreVendorCallsHere();
  auto *const own = static_cast<Watch *>(data);
  const auto tick = static_cast<int>(std::clamp(own->after / 4, kMillisecond, kLongestTick) / kMillisecond);
  for (;;) {
    std::array<pollfd, 2> on = {{{own->stop, POLLIN, 0}, {own->asked, POLLIN, 0}}}; // poll passes over -1
    const int ready = ::poll(on.data(), on.size(), own->after ? tick : -1);
    if ((ready < 0 && errno != EINTR) || on[0].revents)
      break;
    if (ready > 0 && on[1].revents) {
      drain(own->asked);
      tell(++own->told, "asked");
    } else if (own->after && tooLong(own->after)) {
      tell(++own->told, "long");
    }
  }
  return nullptr;
}

/// Throws std::bad_alloc.
void startWatching() {
  const HangsWanted wanted = hangsWanted();
  auto *const made = new Watch{wanted.after, ::eventfd(0, EFD_CLOEXEC), -1, 0};
  if (!wanted.ask.empty()) {
    made->asked = ::inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
    if (made->asked < 0 || ::inotify_add_watch(made->asked, wanted.ask.c_str(), IN_CLOSE_WRITE) < 0)
      std::fprintf(stderr, "<TRACING>[ERROR]: %s can't be watched: nobody can ask what hangs\n", wanted.ask.c_str());
  }
  // The program's signals are for its own threads.
  sigset_t all, before;
  ::sigfillset(&all);
  ::pthread_sigmask(SIG_SETMASK, &all, &before);
  const bool runs = made->stop >= 0 && ::pthread_create(&thread, nullptr, run, made) == 0;
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
  if (runs) {
    watch = made;
    (void)::pthread_setname_np(thread, "ur-hangs");
  } else {
    std::fprintf(stderr, "<TRACING>[ERROR]: there is no thread to tell what hangs\n");
    close(*made);
    delete made;
  }
}

} // namespace

void allowHangs() noexcept {
  decided.store(false, std::memory_order_relaxed);
}

void watchForHangs() noexcept {
  if (decided.load(std::memory_order_acquire))
    return;
  const std::lock_guard lock(mutex);
  if (decided.load(std::memory_order_relaxed))
    return;
  try {
    if (!watch)
      startWatching();
  } catch (const std::bad_alloc &) {
    // Nothing is told.
  }
  decided.store(true, std::memory_order_release);
}

void stopHangs() noexcept {
  const std::lock_guard lock(mutex);
  decided.store(true, std::memory_order_relaxed);
  if (!watch)
    return;
  const uint64_t one = 1;
  (void)!::write(watch->stop, &one, sizeof(one));
  timespec until{};
  ::clock_gettime(CLOCK_REALTIME, &until);
  until.tv_sec += 1;
  if (::pthread_timedjoin_np(thread, nullptr, &until) == 0) {
    close(*watch);
    delete watch;
  } else {
    (void)::pthread_detach(thread); // a driver doesn't answer
  }
  watch = nullptr;
}

void forgetHangs() noexcept {
  new (&mutex) std::mutex; // the parent's may be taken for ever
  if (watch)
    close(*watch);
  watch = nullptr;
  decided.store(false, std::memory_order_relaxed);
}

} // namespace ur::layers::tracing
