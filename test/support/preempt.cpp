// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// To be preloaded (LD_PRELOAD): stops each thread of a program at moments that nobody chose, for as long as others need
// to get far. Of two looks that should have been one, a free run meets the moment between them once in millions of
// programs, this once in some ten thousand.
//
//   UR_TEST_PREEMPT_EVERY  microseconds between two stops of a thread, on average (100)
//   UR_TEST_PREEMPT_FOR    how long a stop is, microseconds at most (100)
#include <cerrno>
#include <cstdint>
#include <cstdlib>
#include <ctime>
#include <memory>

#include <csignal>
#include <dlfcn.h>
#include <pthread.h>
#include <unistd.h>

namespace {

constexpr int kSignal = SIGUSR2;

uint32_t g_every = 100, g_for = 100;
thread_local uint64_t t_random = 0;
thread_local timer_t t_timer{};
thread_local bool t_runs = false;

void read(const char *name, uint32_t &value) {
  if (const char *text = std::getenv(name); text && std::atoi(text) > 0)
    value = static_cast<uint32_t>(std::atoi(text));
}

/// 1 to most. Not std::mt19937: it runs in a signal's handler.
long upTo(uint32_t most) {
  t_random ^= t_random << 13;
  t_random ^= t_random >> 7;
  t_random ^= t_random << 17;
  return static_cast<long>((t_random >> 11) % most) + 1;
}

timespec microseconds(long count) {
  return {count / 1'000'000, count % 1'000'000 * 1000};
}

void again() {
  const itimerspec next{{0, 0}, microseconds(upTo(2 * g_every))};
  timer_settime(t_timer, 0, &next, nullptr);
}

void stop(int) {
  if (!t_runs)
    return;
  const int before = errno;
  const timespec length = microseconds(upTo(g_for));
  nanosleep(&length, nullptr);
  again();
  errno = before;
}

void begin() {
  timespec now{};
  clock_gettime(CLOCK_MONOTONIC, &now);
  t_random = static_cast<uint64_t>(now.tv_nsec) * 0x9e3779b97f4a7c15 + reinterpret_cast<uintptr_t>(&t_random);
  sigevent event{};
  event.sigev_notify = SIGEV_THREAD_ID;
  event.sigev_signo = kSignal;
  event._sigev_un._tid = gettid();
  t_runs = timer_create(CLOCK_MONOTONIC, &event, &t_timer) == 0;
  if (t_runs)
    again();
}

void end() {
  if (t_runs)
    timer_delete(t_timer);
  t_runs = false;
}

[[gnu::constructor]] void beginProcess() {
  read("UR_TEST_PREEMPT_EVERY", g_every);
  read("UR_TEST_PREEMPT_FOR", g_for);
  struct sigaction action {};
  action.sa_handler = stop;
  action.sa_flags = SA_RESTART;
  sigaction(kSignal, &action, nullptr);
  begin();
}

struct Thread {
  void *(*body)(void *);
  void *data;
};

void *run(void *given) {
  const Thread thread = *std::unique_ptr<Thread>(static_cast<Thread *>(given));
  begin();
  void *result = thread.body(thread.data);
  end();
  return result;
}

} // namespace

extern "C" {

/// Nobody blocks signals: the adapter's own threads would.
[[gnu::visibility("default")]] int pthread_sigmask(int, const sigset_t *, sigset_t *before) noexcept {
  if (before)
    sigemptyset(before);
  return 0;
}

[[gnu::visibility("default")]] int pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                                                  void *(*body)(void *), void *data) noexcept {
  static const auto create = reinterpret_cast<decltype(&pthread_create)>(dlsym(RTLD_NEXT, "pthread_create"));
  auto given = std::make_unique<Thread>(Thread{body, data});
  const int result = create(thread, attributes, run, given.get());
  if (result == 0)
    static_cast<void>(given.release());
  return result;
}
}
