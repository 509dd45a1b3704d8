// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/tracing/in_flight.hpp"

#include "layers/tracing/device_times.hpp"
#include "layers/tracing/file.hpp"
#include "layers/tracing/inherited.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <new>
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <utility>

namespace ur::layers::tracing {
namespace {

/// Outlives its thread, since another one may look at it.
struct OfThread {
  std::mutex mutex; // guards what follows
  std::vector<InFlight> calls;
  std::vector<VendorInFlight> vendorCalls;
  bool ended = false; // its thread is gone
};

struct Threads {
  std::mutex mutex; // guards what follows
  std::vector<OfThread *> all;
  Threads *parents = nullptr; // of the process that this one is a fork of
};
constinit std::atomic<Threads *> madeThreads{nullptr}; // never destroyed: threads may still call at exit
constinit std::once_flag threadsOnce;

class Own {
public:
  ~Own() {
    if (!own_)
      return;
    OfThread *const mine = std::exchange(own_, nullptr); // who calls still gets another one
    const std::lock_guard lock(mine->mutex);
    mine->ended = true;
  }
  void forget() noexcept { own_ = nullptr; }
  [[nodiscard]] OfThread *known() const noexcept { return own_; }
  /// Throws std::bad_alloc.
  OfThread &get() {
    if (!own_) {
      std::call_once(threadsOnce, [] { madeThreads.store(new Threads, std::memory_order_release); });
      Threads *const threads = madeThreads.load(std::memory_order_acquire);
      if (!threads)
        throw std::bad_alloc();
      const std::lock_guard lock(threads->mutex);
      std::erase_if(threads->all, [](OfThread *one) {
        std::unique_lock own(one->mutex);
        const bool ended = one->ended;
        own.unlock();
        if (ended)
          delete one;
        return ended;
      });
      threads->all.reserve(threads->all.size() + 1);
      own_ = new OfThread;
      threads->all.push_back(own_);
    }
    return *own_;
  }

private:
  OfThread *own_ = nullptr;
};
thread_local Own own;
thread_local TaskOf running;

} // namespace

void WatchedTask::run(void *task) {
  const Task self = *static_cast<Task *>(task);
  delete static_cast<Task *>(task);
  const TaskOf before = std::exchange(running, self.of);
  self.function(self.data);
  running = before;
}

/// A captured task runs with each run of its graph: none of these is the captured command.
void WatchedTask::enter(const Call &call, uint64_t begin) noexcept {
  if (call.record != reflection::RecordId::ur_enqueue_host_task_exp_params_t)
    return;
  const auto &given = as<ur_enqueue_host_task_exp_params_t>(call);
  if (captures(*given.phQueue))
    return;
  programs_ = *given.ppfnHostTask;
  programsData_ = *given.pdata;
  task_ = new (std::nothrow) Task{programs_, programsData_, {threadNumber(), begin}};
  if (!task_)
    return;
  *given.ppfnHostTask = run;
  *given.pdata = task_;
}

void WatchedTask::restore(const Call &call, ur_result_t result) noexcept {
  if (!task_)
    return;
  const auto &given = as<ur_enqueue_host_task_exp_params_t>(call);
  *given.ppfnHostTask = programs_;
  *given.pdata = programsData_;
  if (result != UR_RESULT_SUCCESS)
    delete task_; // which never runs
  task_ = nullptr;
}

namespace {

uint32_t systemsNumber() noexcept {
  static thread_local const auto number = static_cast<uint32_t>(::syscall(SYS_gettid));
  return number;
}

const char *systemsName() noexcept {
  static thread_local const auto name = [] {
    std::array<char, 16> text{};
    (void)::pthread_getname_np(::pthread_self(), text.data(), text.size());
    return text;
  }();
  return name.data();
}

/// Takes a call out that ends on this thread.
template <typename Call>
void takeOut(std::vector<Call> OfThread::*calls, uint64_t begin) noexcept {
  OfThread *const of = own.known();
  if (!of)
    return;
  const std::lock_guard lock(of->mutex);
  if (!(of->*calls).empty() && (of->*calls).back().begin == begin)
    (of->*calls).pop_back();
}

/// Those of all threads. Throws std::bad_alloc.
template <typename Call>
std::vector<Call> ofAll(std::vector<Call> OfThread::*calls) {
  std::vector<Call> found;
  Threads *const threads = madeThreads.load(std::memory_order_acquire);
  if (!threads)
    return found;
  const std::lock_guard lock(threads->mutex);
  for (OfThread *const one : threads->all) {
    const std::lock_guard its(one->mutex);
    found.insert(found.end(), (one->*calls).begin(), (one->*calls).end());
  }
  return found;
}

} // namespace

void noteBegin(const char *function, uint64_t begin, std::string &&more) noexcept {
  try {
    OfThread &of = own.get();
    const std::lock_guard lock(of.mutex);
    of.calls.push_back({function, begin, std::move(more), running, false, threadNumber(), systemsNumber()});
  } catch (const std::bad_alloc &) {
    // It isn't told of.
  }
}

void noteEnd(uint64_t begin) noexcept {
  takeOut(&OfThread::calls, begin);
}

void noteVendorBegin(const char *function, uint64_t begin) noexcept {
  try {
    OfThread &of = own.get();
    const std::lock_guard lock(of.mutex);
    of.vendorCalls.push_back({function, begin, threadNumber(), systemsNumber(), systemsName()});
  } catch (const std::bad_alloc &) {
    // It isn't told of.
  }
}

void noteVendorEnd(uint64_t begin) noexcept {
  takeOut(&OfThread::vendorCalls, begin);
}

std::vector<InFlight> inFlight() {
  return ofAll(&OfThread::calls);
}

std::vector<VendorInFlight> vendorInFlight() {
  return ofAll(&OfThread::vendorCalls);
}

bool tooLong(uint64_t after) noexcept {
  Threads *const threads = madeThreads.load(std::memory_order_acquire);
  if (!threads)
    return false;
  const uint64_t time = now();
  bool any = false;
  const std::lock_guard lock(threads->mutex);
  for (OfThread *const one : threads->all) {
    const std::lock_guard its(one->mutex);
    for (InFlight &call : one->calls) {
      if (call.told || time < call.begin || time - call.begin < after)
        continue;
      call.told = any = true;
    }
  }
  return any;
}

void forgetInFlight() noexcept {
  madeThreads.store(anew(madeThreads.load(std::memory_order_relaxed)), std::memory_order_release);
  own.forget();
}

} // namespace ur::layers::tracing
