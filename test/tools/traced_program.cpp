// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program for the test of urtrace, which does what its one argument says:
//   flow      a queue's command waits for another queue's; one allocation is never freed
//   threads   three threads, each with a queue
//   pressure  allocations from a pool that has a maximum: one waits for a free that is pending, one fails
//   where     as flow, and says where in the program each call stands
//   fork      as flow, in a parent and in its child
//   exit      leaves with status 7 and tears nothing down
//   crash     ends by SIGSEGV behind its first command
//   large     makes more than a megabyte of trace
// and hangs:
//   hang      until a host task has read a byte of standard input: its queue, a queue behind it and two threads
//   circle    for ever: a host task waits for a command that comes after it
#include "unified-runtime/ur_api.h"

#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

namespace {

constexpr size_t kSize = 100'000, kBlock = size_t{3} << 20, kMost = size_t{4} << 20, kWork = size_t{256} << 20;

void check(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS) {
    std::fprintf(stderr, "traced_program: %s fails with %d\n", what, static_cast<int>(result));
    std::exit(99);
  }
}
#define CHECK(call) check(call, #call)

ur_code_location_t here(void *) {
  return {"work", "traced_program.cpp", 42, 0};
}

struct Device {
  explicit Device(bool says) {
    ur_loader_config_handle_t config = nullptr;
    if (says) {
      CHECK(urLoaderConfigCreate(&config));
      CHECK(urLoaderConfigSetCodeLocationCallback(config, here, nullptr));
    }
    CHECK(urLoaderInit(0, config));
    if (config)
      CHECK(urLoaderConfigRelease(config));
    CHECK(urAdapterGet(1, &adapter, nullptr));
    CHECK(urPlatformGet(adapter, 1, &platform, nullptr));
    CHECK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr));
    CHECK(urContextCreate(1, &device, nullptr, &context));
  }
  [[nodiscard]] ur_queue_handle_t queue() const {
    ur_queue_handle_t made = nullptr;
    CHECK(urQueueCreate(context, device, nullptr, &made));
    return made;
  }
  void end() const {
    CHECK(urContextRelease(context));
    CHECK(urLoaderTearDown());
  }
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
};

void *allocate(ur_queue_handle_t queue, size_t size, ur_usm_pool_handle_t pool = nullptr) {
  void *memory = nullptr;
  CHECK(urEnqueueUSMDeviceAllocExp(queue, pool, size, nullptr, 0, nullptr, &memory, nullptr));
  return memory;
}

void fill(ur_queue_handle_t queue, void *memory, size_t size, ur_event_handle_t after = nullptr,
          ur_event_handle_t *event = nullptr) {
  const uint32_t word = 7;
  CHECK(urEnqueueUSMFill(queue, memory, sizeof(word), &word, size, after ? 1 : 0, after ? &after : nullptr, event));
}

void flow(bool says = false) {
  const Device device(says);
  ur_queue_handle_t first = device.queue(), second = device.queue();
  void *const memory = allocate(first, kSize);
  ur_event_handle_t filled = nullptr;
  fill(first, memory, kSize, nullptr, &filled);
  fill(second, memory, kSize, filled);
  CHECK(urQueueFinish(second));
  CHECK(urEnqueueUSMFreeExp(first, nullptr, memory, 0, nullptr, nullptr));
  (void)allocate(first, 2 * kSize); // which nobody frees
  CHECK(urQueueFinish(first));
  CHECK(urEventRelease(filled));
  CHECK(urQueueRelease(first));
  CHECK(urQueueRelease(second));
  device.end();
}

void threads(int count, int rounds) {
  const Device device(false);
  std::vector<std::thread> all;
  for (int t = 0; t < count; ++t) {
    all.emplace_back([&device, rounds] {
      ur_queue_handle_t queue = device.queue();
      for (int i = 0; i < rounds; ++i) {
        void *const memory = allocate(queue, kSize);
        fill(queue, memory, kSize);
        CHECK(urEnqueueUSMFreeExp(queue, nullptr, memory, 0, nullptr, nullptr));
      }
      CHECK(urQueueFinish(queue));
      CHECK(urQueueRelease(queue));
    });
  }
  for (std::thread &thread : all)
    thread.join();
  device.end();
}

void pressure() {
  const Device device(false);
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, kMost, 0};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, 0};
  ur_usm_pool_handle_t pool = nullptr;
  CHECK(urUSMPoolCreateExp(device.context, device.device, &desc, &pool));
  ur_queue_handle_t first = device.queue(), second = device.queue();
  void *const memory = allocate(first, kBlock, pool);
  void *work = nullptr;
  CHECK(urUSMDeviceAlloc(device.context, device.device, nullptr, nullptr, kWork, &work));
  fill(first, work, kWork); // the device is busy when the free comes
  fill(first, memory, kBlock);
  CHECK(urEnqueueUSMFreeExp(first, pool, memory, 0, nullptr, nullptr));
  void *const other = allocate(second, kMost, pool);
  void *none = nullptr;
  if (urEnqueueUSMDeviceAllocExp(second, pool, 2 * kMost, nullptr, 0, nullptr, &none, nullptr) == UR_RESULT_SUCCESS)
    check(UR_RESULT_ERROR_UNKNOWN, "an allocation beyond the pool's maximum, which should");
  CHECK(urEnqueueUSMFreeExp(second, pool, other, 0, nullptr, nullptr));
  CHECK(urQueueFinish(first));
  CHECK(urQueueFinish(second));
  CHECK(urUSMFree(device.context, work));
  CHECK(urQueueRelease(first));
  CHECK(urQueueRelease(second));
  CHECK(urUSMPoolDestroyExp(device.context, device.device, pool));
  device.end();
}

void readInput(void *) {
  char byte = 0;
  (void)!::read(STDIN_FILENO, &byte, 1);
}

void waitFor(void *event) {
  (void)urEventWait(1, static_cast<ur_event_handle_t *>(event));
}

void task(ur_queue_handle_t queue, ur_exp_host_task_function_t function, void *data, ur_event_handle_t *event) {
  CHECK(urEnqueueHostTaskExp(queue, function, data, nullptr, 0, nullptr, event));
}

/// Who runs the program may ask now what hangs.
void sayReady() {
  std::puts("ready");
  (void)std::fflush(stdout);
}

/// A host task holds a queue, that one another, and two threads wait.
void hang() {
  const Device device(true);
  ur_queue_handle_t first = device.queue(), second = device.queue();
  void *const memory = allocate(first, kSize);
  CHECK(urQueueFinish(first));
  ur_event_handle_t filled = nullptr, done = nullptr;
  task(first, readInput, nullptr, nullptr);
  fill(first, memory, kSize, nullptr, &filled);
  fill(second, memory, kSize, filled, &done);
  std::thread other([&] {
    const ur_event_handle_t both[] = {filled, done};
    ur_laneway_event_wait_outcome_t outcome{};
    uint32_t index = 0;
    CHECK(urLanewayEventWaitFor(2, both, UR_LANEWAY_EVENT_WAIT_MODE_ANY, uint64_t{3600} * 1'000'000'000, &outcome,
                                &index));
  });
  sayReady();
  CHECK(urQueueFinish(second));
  other.join();
  CHECK(urEnqueueUSMFreeExp(first, nullptr, memory, 0, nullptr, nullptr));
  CHECK(urQueueFinish(first));
  CHECK(urEventRelease(filled));
  CHECK(urEventRelease(done));
  CHECK(urQueueRelease(first));
  CHECK(urQueueRelease(second));
  device.end();
}

/// The task begins once the event that it waits for is there.
struct Circle {
  ur_event_handle_t after = nullptr;
  int ready[2] = {-1, -1};
};

void waitForAfter(void *data) {
  auto *const circle = static_cast<Circle *>(data);
  char byte = 0;
  (void)!::read(circle->ready[0], &byte, 1);
  waitFor(&circle->after);
}

[[noreturn]] void circle() {
  const Device device(false);
  ur_queue_handle_t queue = device.queue();
  void *const memory = allocate(queue, kSize);
  Circle circle;
  if (::pipe(circle.ready) != 0)
    std::exit(98);
  task(queue, waitForAfter, &circle, nullptr);
  fill(queue, memory, kSize, nullptr, &circle.after);
  (void)!::write(circle.ready[1], "!", 1);
  CHECK(urQueueFinish(queue));
  std::exit(97); // it never ends
}

[[noreturn]] void leave(bool crashes) {
  const Device device(false);
  ur_queue_handle_t queue = device.queue();
  fill(queue, allocate(queue, kSize), kSize);
  CHECK(urQueueFinish(queue));
  if (crashes) {
    std::signal(SIGSEGV, SIG_DFL);
    std::raise(SIGSEGV);
  }
  std::exit(7);
}

/// A part of its caller, as compilers make many functions.
[[gnu::always_inline]] inline void playFlow(bool says) {
  flow(says);
}

} // namespace

int main(int argc, char **argv) {
  const std::string_view what = argc == 2 ? argv[1] : "";
  if (what == "flow" || what == "where") {
    playFlow(what == "where");
  } else if (what == "threads") {
    threads(3, 20);
  } else if (what == "large") {
    threads(2, 2000);
  } else if (what == "pressure") {
    pressure();
  } else if (what == "hang") {
    hang();
  } else if (what == "circle") {
    circle();
  } else if (what == "fork") {
    const pid_t child = ::fork();
    flow();
    int status = 0;
    if (child != 0 && (::waitpid(child, &status, 0) != child || status != 0))
      return 98;
  } else if (what == "exit" || what == "crash") {
    leave(what == "crash");
  } else {
    std::fprintf(stderr, "usage: traced_program flow|threads|pressure|where|fork|exit|crash|large|hang|circle\n");
    return 2;
  }
  return 0;
}
