// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/memory.hpp"
#include "fakes/hip/functions.hpp"

#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <set>
#include <unistd.h>

namespace ur::hip::fake {

namespace {

/// FAKE_HIP_DEVICES, FAKE_HIP_FAIL_AT; with FAKE_HIP_CALLER every thread begins with that device as the current one,
/// which has to be so again at its end.
struct Setting {
  int first = 0;
  Setting() {
    cu::Engine &state = cu::engine();
    state.version = 0; // nothing works under any context
    state.oneCallbackThread = true;
    state.graphLaunchesWait = true; // AMD's may, as long as it likes
    if (const char *text = std::getenv("FAKE_HIP_DEVICES"))
      state.deviceCount = std::clamp(std::atoi(text), 0, cu::kMaxDevices);
    if (const char *text = std::getenv("FAKE_HIP_FAIL_AT"))
      state.failAt = std::strtoull(text, nullptr, 10);
    for (cu::Context &context : state.contexts)
      context.retained = 1;                     // they are always there
    if (std::getenv("FAKE_HIP_ENDS_AT_EXIT")) { // as a library with threads and static objects does
      state.onlyIn = getpid();
      (void)std::atexit([] { cu::engine().ended = true; });
    }
    if (const char *text = std::getenv("FAKE_HIP_CALLER"))
      first = std::clamp(std::atoi(text), 0, std::max(0, state.deviceCount - 1));
  }
};
const Setting &setting() {
  static const auto *const made = new Setting;
  return *made;
}

} // namespace

/// A thread's device, until the thread ends.
struct Thread {
  int device = setting().first;
  ~Thread() {
    if (device != setting().first)
      cu::die("a thread ends, and its caller's device isn't the current one");
  }
};
static thread_local Thread t_thread;

OnDevice::OnDevice(const char *function) {
  cu::t_current = &cu::engine().contexts[currentDevice()];
  cu::t_calledAs = function;
}
OnDevice::~OnDevice() {
  cu::t_current = nullptr;
  cu::t_calledAs = nullptr;
}

int &currentDevice() noexcept {
  return t_thread.device;
}
bool isCallers(int device) noexcept {
  return std::getenv("FAKE_HIP_CALLER") && device == setting().first;
}

CUcontext contextOf(int device) noexcept {
  return as<CUcontext>(&cu::engine().contexts[device]);
}

CUcontext ownerOf(const void *address) {
  std::lock_guard lock(cu::engine().mutex);
  const cu::Block *block = cu::memory().find(address);
  return block && block->kind == cu::Kind::device ? contextOf(block->device->index) : nullptr;
}

namespace {

/// Streams that somebody waits for.
struct Held {
  std::mutex mutex; // guards what follows
  std::condition_variable left;
  std::multiset<hipStream_t> streams;
};
Held &held() {
  static auto *const all = new Held;
  return *all;
}

} // namespace

Synchronizing::Synchronizing(hipStream_t stream) : stream_(stream) {
  std::lock_guard lock(held().mutex);
  held().streams.insert(stream);
}
Synchronizing::~Synchronizing() {
  std::lock_guard lock(held().mutex);
  held().streams.erase(held().streams.find(stream_));
  held().left.notify_all();
}

CUstream streamOf(hipStream_t stream, const char *function, bool any) {
  {
    std::unique_lock lock(held().mutex);
    held().left.wait(lock, [&] { return !held().streams.contains(stream); });
  }
  if (as<uintptr_t>(stream) == 1 || as<uintptr_t>(stream) == 2) {
    cu::die("%s: on a stream that is each thread's, or the legacy one by a name that older releases don't have",
            function);
  }
  if (stream && !any) {
    std::lock_guard lock(cu::engine().mutex);
    if (cu::engine().streams.of(as<CUstream>(stream), function).context->device->index != currentDevice())
      cu::die("%s: another device's context is current", function);
  }
  return stream ? as<CUstream>(stream) : as<CUstream>(uintptr_t{1});
}

} // namespace ur::hip::fake

/// Whether the caller's device is the thread's current one, as FAKE_HIP_CALLER has it.
EXPORT bool fakeHipCallersIsCurrent() {
  using namespace ur::hip::fake;
  return currentDevice() == setting().first;
}
