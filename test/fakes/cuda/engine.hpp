// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The fake driver's state: contexts, and streams that run their commands in order, each on a thread of its own. It is
// stricter than the real one: what is undefined there ends the process here, with a sentence.
#pragma once

#include "adapters/cuda/api/types.hpp"
#include "fakes/call_counts.hpp"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <sys/types.h>

namespace ur::cuda::fake {

/// Says what the caller did wrong, and aborts.
[[noreturn, gnu::format(printf, 1, 2)]] void die(const char *format, ...);

struct Device {
  int index = 0;
  size_t total = size_t{2} << 30, used = 0;
};
constexpr int kMaxDevices = 4;

struct Stream;

struct Context {
  Device *device = nullptr;
  int retained = 0;
  std::set<const Device *> peers; ///< whose memory its commands may use
  CUresult lost = CUDA_SUCCESS;   ///< sticky
  Stream *legacy = nullptr;       ///< the default stream, made when it is first used
};

/// One time that an event was recorded.
struct Record {
  bool done = false;
  uint64_t ns = 0;
};

class SharedRecords;

struct Event {
  Context *context = nullptr;
  bool timed = false;
  std::shared_ptr<Record> record;        ///< null: never recorded
  std::shared_ptr<SharedRecords> shared; ///< instead, of one for several processes
  bool opened = false;                   ///< another process has made it
};

/// A command: it runs once it is ready, which is asked under the lock; it runs without the lock.
struct Command {
  std::function<bool()> ready;
  std::function<CUresult()> run;
};

struct Stream {
  Context *context = nullptr;
  std::deque<Command> commands;
  bool busy = false, destroyed = false;
  std::condition_variable wake; ///< its thread's, while it has nothing to do
  /// What the default stream has to do with it: it is that, or their commands wait for each other.
  enum class Default { none, ordered, same } kind = Default::none;
  struct Progress {
    uint64_t given = 0, done = 0; ///< commands
  };
  std::shared_ptr<Progress> progress = std::make_shared<Progress>();
  [[nodiscard]] bool idle() const noexcept { return commands.empty() && !busy; }
};

/// Handles that are alive; using another one is the end.
template <class T>
class Live {
public:
  explicit Live(const char *what) : what_(what) {}
  T *add(std::unique_ptr<T> object) { return *all_.insert(object.release()).first; }
  template <class Handle>
  T &of(Handle handle, const char *function) {
    auto *object = reinterpret_cast<T *>(handle);
    if (!all_.contains(object))
      die("%s: %p is no %s, or no longer", function, static_cast<void *>(object), what_);
    return *object;
  }
  /// Takes it out; it belongs to the caller.
  std::unique_ptr<T> take(T &object) {
    all_.erase(&object);
    return std::unique_ptr<T>(&object);
  }
  const std::set<T *> &all() const noexcept { return all_; }

private:
  const char *what_;
  std::set<T *> all_;
};

struct Engine {
  std::mutex mutex;                ///< guards all state of the fake
  std::condition_variable changed; ///< commands are over, or something else that somebody waits for
  int deviceCount = 1;             ///< FAKE_CUDA_DEVICES
  Device devices[kMaxDevices];
  Context contexts[kMaxDevices];
  /// Of the devices the first two are peers.
  [[nodiscard]] static bool arePeers(int first, int second) noexcept { return first + second == 1; }
  Live<Context> others{"context of a program's own"};
  Live<Stream> streams{"stream"};
  /// All devices, or none any more. With the lock.
  void lose(CUresult how);
  std::set<Stream *> ending; ///< that are destroyed, but have work
  [[nodiscard]] bool idle() const;
  Live<Event> events{"event"};
  uint64_t calls = 0, failAt = 0;
  pid_t onlyIn = 0; ///< the process that may call; 0: any
  std::atomic<bool> ended{false};
  bool loses = false; ///< that failure is the end of all devices
  CUresult failure = CUDA_ERROR_UNKNOWN;
  const char *failed = ""; ///< the last call that was made to fail
  ur::test::CallCounts counts;
  /// FAKE_CUDA_CALLER: every thread begins with a context of the caller's own as the current one, which nobody but the
  /// caller uses, and which has to be the current one again at the thread's end.
  Context *caller = nullptr;
  int version = 13000;            ///< FAKE_CUDA_VERSION
  bool oneCallbackThread = false; ///< as if: a callback waits for that of another stream to return
  bool graphLaunchesWait = false; ///< for all that is before them on their stream
};
/// Lives as long as the process does: streams' threads use it to the end.
Engine &engine();

/// The thread's current context, and whether it is inside a callback, where no function may be called.
struct Current {
  Current();
  ~Current();
  Current(const Current &) = delete;
  Current &operator=(const Current &) = delete;
  Current &operator=(Context *context) noexcept {
    context_ = context;
    return *this;
  }
  operator Context *() const noexcept { return context_; }
  Context *operator->() const noexcept { return context_; }

private:
  Context *context_ = nullptr;
};
extern thread_local Current t_current;
extern thread_local bool t_inCallback;
/// The function that calls this one's, in a fake that is built of this; null: none does. Counts and sentences name it.
extern thread_local const char *t_calledAs;

/// Whether a function works under any context, and under none: as the driver of CUDA 13 was seen to do.
[[nodiscard]] bool worksUnderAny(const char *function);

/// Begins a call: counts it, and holds the lock as long as it lives.
class Call {
public:
  /// `mayFail`: a test can make it fail; calls that end something do what they say whatever they answer.
  explicit Call(const char *name, bool needsContext = true, bool mayFail = true);
  /// What the call has to answer at once, if not SUCCESS: it is the one that is to fail, or the context is lost.
  [[nodiscard]] CUresult refused() const noexcept { return refused_; }
  [[nodiscard]] std::unique_lock<std::mutex> &lock() noexcept { return lock_; }
  const char *const name;

private:
  std::unique_lock<std::mutex> lock_;
  CUresult refused_ = CUDA_SUCCESS;
};

/// Under the lock: a new stream of the current context, with its thread.
Stream *makeStream(Stream::Default kind);
/// Under the lock: the stream behind a handle, CU_STREAM_LEGACY of the current context too.
Stream &streamOf(CUstream handle, const char *function);
/// Under the lock. Without `ready`: always.
void enqueue(Stream &stream, std::function<CUresult()> run, std::function<bool()> ready = {});
/// Runs a callback of a stream's, in which no function may be called. Without the lock.
void callBack(const std::function<void()> &call);
/// Waits until it is true; the lock is given up meanwhile.
void waitUntil(Call &call, const std::function<bool()> &condition);
[[nodiscard]] uint64_t nowNs();

} // namespace ur::cuda::fake
