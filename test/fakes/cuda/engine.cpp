// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/engine.hpp"
#include "fakes/threads.hpp"

#include <algorithm>
#include <chrono>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <unistd.h>
#include <vector>

namespace ur::cuda::fake {

thread_local Current t_current;
thread_local bool t_inCallback = false;
thread_local const char *t_calledAs = nullptr;

void die(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  std::fputs("fake CUDA driver: ", stderr);
  std::vfprintf(stderr, format, arguments);
  std::fputs("\n", stderr);
  va_end(arguments);
  std::abort();
}

Engine &engine() {
  static Engine *const instance = [] {
    auto *made = new Engine;
    if (const char *text = std::getenv("FAKE_CUDA_DEVICES"))
      made->deviceCount = std::clamp(std::atoi(text), 0, kMaxDevices);
    for (int i = 0; i < kMaxDevices; ++i) {
      made->devices[i].index = i;
      made->contexts[i].device = &made->devices[i];
    }
    if (const char *text = std::getenv("FAKE_CUDA_FAIL_AT"))
      made->failAt = std::strtoull(text, nullptr, 10);
    if (const char *text = std::getenv("FAKE_CUDA_VERSION"))
      made->version = std::atoi(text);
    if (std::getenv("FAKE_CUDA_CALLER"))
      made->caller = new Context{.device = &made->devices[0], .retained = 1, .peers = {}};
    return made;
  }();
  return *instance;
}

bool Engine::idle() const {
  return ending.empty() &&
         std::all_of(streams.all().begin(), streams.all().end(), [](const Stream *stream) { return stream->idle(); });
}

Current::Current() : context_(engine().caller) {}
Current::~Current() {
  if (engine().caller && context_ != engine().caller)
    die("a thread ends, and its caller's context isn't the current one");
}

bool worksUnderAny(const char *function) {
  static constexpr std::string_view kFunctions[] = {
      "cuLaunchKernel",      "cuLaunchHostFunc", "cuMemcpyAsync",     "cuMemcpy3DAsync",       "cuMemsetD8Async",
      "cuMemsetD16Async",    "cuMemsetD32Async", "cuMemsetD2D8Async", "cuMemsetD2D16Async",    "cuMemsetD2D32Async",
      "cuStreamWaitEvent",   "cuEventRecord",    "cuEventQuery",      "cuEventSynchronize",    "cuEventElapsedTime",
      "cuStreamSynchronize", "cuStreamQuery",    "cuEventDestroy",    "cuPointerGetAttribute", "cuLaunchKernelEx",
      "cuGraphLaunch"};
  return engine().version >= 13000 &&
         std::find(std::begin(kFunctions), std::end(kFunctions), function) != std::end(kFunctions);
}

void Engine::lose(CUresult how) {
  for (Context &context : contexts)
    context.lost = how;
  changed.notify_all();
}

namespace {

/// Before the lock, which a child of fork may find taken.
std::mutex &mutexFor(const char *name) {
  const Engine &state = engine();
  if (state.onlyIn != 0 && state.onlyIn != getpid())
    die("%s: in a child of fork, where the runtime's threads aren't", name);
  if (state.ended)
    die("%s: the process exits, and has taken the runtime apart", name);
  return engine().mutex;
}

} // namespace

Call::Call(const char *function, bool needsContext, bool mayFail)
    : name(t_calledAs ? t_calledAs : function), lock_(mutexFor(name)) {
  if (t_inCallback)
    die("%s: called inside a callback", name);
  Engine &state = engine();
  state.counts.note(name);
  if (mayFail && ++state.calls == state.failAt) {
    refused_ = state.failure;
    state.failed = name;
    if (state.loses)
      state.lose(state.failure);
    return;
  }
  if (!needsContext)
    return;
  if (worksUnderAny(name)) { // A context that is lost is told of whatever is current.
    for (const Context &context : state.contexts) {
      if (context.lost != CUDA_SUCCESS)
        refused_ = context.lost;
    }
    return;
  }
  if (!t_current)
    die("%s: the thread has no current context", name);
  if (t_current == state.caller)
    die("%s: under the context of the caller", name);
  if (t_current->retained == 0)
    die("%s: the current context is released", name);
  refused_ = t_current->lost;
}

uint64_t nowNs() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return static_cast<uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(now).count());
}

void callBack(const std::function<void()> &call) {
  static auto *const one = new std::mutex; // streams' threads use it to the end
  std::unique_lock<std::mutex> turn;
  if (engine().oneCallbackThread)
    turn = std::unique_lock(*one);
  t_inCallback = true;
  call();
  t_inCallback = false;
}

void waitUntil(Call &call, const std::function<bool()> &condition) {
  engine().changed.wait(call.lock(), condition);
}

namespace {

/// Runs a stream's commands until it is destroyed and nothing is left.
void serve(Stream *stream) {
  Engine &state = engine();
  std::unique_lock lock(state.mutex);
  for (;;) {
    stream->wake.wait(lock, [&] { return !stream->commands.empty() || stream->destroyed; });
    if (stream->commands.empty())
      break;
    Command command = std::move(stream->commands.front());
    stream->commands.pop_front();
    stream->busy = true;
    // A word that the host writes isn't announced: so it is looked at now and then.
    while (command.ready && stream->context->lost == CUDA_SUCCESS && !command.ready())
      state.changed.wait_for(lock, std::chrono::microseconds(200));
    if (stream->context->lost == CUDA_SUCCESS) {
      lock.unlock();
      const CUresult result = command.run();
      command = {};
      lock.lock();
      if (result != CUDA_SUCCESS)
        stream->context->lost = result;
    }
    stream->busy = false;
    ++stream->progress->done;
    state.changed.notify_all();
  }
  state.ending.erase(stream);
  state.changed.notify_all();
  lock.unlock();
  delete stream;
}

} // namespace

Stream *makeStream(Stream::Default kind) {
  auto made = std::make_unique<Stream>();
  made->context = t_current;
  made->kind = kind;
  Stream *stream = engine().streams.add(std::move(made));
  fakes::Threads::get().start([stream] { serve(stream); });
  return stream;
}

Stream &streamOf(CUstream handle, const char *function) {
  if (reinterpret_cast<uintptr_t>(handle) != 1)
    return engine().streams.of(handle, function);
  if (!t_current || t_current == engine().caller)
    die("%s: on the default stream of no context of the adapter's", function);
  if (!t_current->legacy)
    t_current->legacy = makeStream(Stream::Default::same);
  return *t_current->legacy;
}

namespace {

/// What the default stream and those that are ordered with it have been given before.
std::function<bool()> behind(const Stream &stream, std::function<bool()> ready) {
  using Default = Stream::Default;
  std::vector<std::pair<std::shared_ptr<Stream::Progress>, uint64_t>> earlier;
  const auto add = [&](const Stream *other) {
    const bool ordered = (stream.kind == Default::same && other->kind == Default::ordered) ||
                         (stream.kind == Default::ordered && other->kind == Default::same);
    if (ordered && other->context == stream.context)
      earlier.emplace_back(other->progress, other->progress->given);
  };
  if (stream.kind == Default::none)
    return ready;
  std::for_each(engine().streams.all().begin(), engine().streams.all().end(), add);
  std::for_each(engine().ending.begin(), engine().ending.end(), add);
  return [earlier = std::move(earlier), ready = std::move(ready)] {
    return std::all_of(earlier.begin(), earlier.end(), [](const auto &of) { return of.first->done >= of.second; }) &&
           (!ready || ready());
  };
}

} // namespace

void enqueue(Stream &stream, std::function<CUresult()> run, std::function<bool()> ready) {
  ready = behind(stream, std::move(ready));
  ++stream.progress->given;
  stream.commands.push_back({std::move(ready), std::move(run)});
  stream.wake.notify_one();
}

} // namespace ur::cuda::fake
