// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A process may end at any moment: from any thread, in a callback, with commands under way and threads that enqueue
// more. It ends with its own status, neither by a signal nor not at all.
#include "application.hpp"

#include <atomic>
#include <dlfcn.h>

#if defined(__SANITIZE_ADDRESS__)
// What a process that ends in the middle of its work leaves behind is no leak.
extern "C" const char *__asan_default_options();
extern "C" const char *__asan_default_options() {
  return "detect_leaks=0";
}
#endif

namespace ur::test {
namespace {

constexpr uint32_t kMoments = 12;

/// The body in a child, at many moments: it gets a number of commands to enqueue first.
void atManyMoments(const std::function<void(Application &, std::mt19937 &)> &end) {
  for (uint32_t moment = 0; moment < kMoments; ++moment) {
    const int status = inChild([&] {
      std::mt19937 random{moment};
      auto &application = *new Application; // never destroyed, as in an application that just exits
      for (uint32_t left = moment == 0 ? 0 : random() % 500; left != 0; --left)
        must(application.enqueue(random));
      end(application, random);
    });
    EXPECT_END(status) << ", moment " << moment;
  }
}

TEST(Exit, WithWorkUnderWay) {
  atManyMoments([](Application &, std::mt19937 &) { exit(kEnd); });
}

TEST(Exit, WhileThreadsEnqueue) {
  atManyMoments([](Application &application, std::mt19937 &random) {
    application.workForEver(3);
    for (uint32_t left = random() % 2000; left != 0; --left)
      must(application.enqueue(random));
    exit(kEnd);
  });
}

TEST(Exit, FromAnotherThread) {
  atManyMoments([](Application &application, std::mt19937 &) {
    application.workForEver(2);
    std::thread([] { exit(kEnd); }).join();
  });
}

TEST(Exit, InACallback) {
  atManyMoments([](Application &application, std::mt19937 &random) {
    ur_event_handle_t event = nullptr;
    must(application.enqueue(random, &event));
    must(urEventSetCallback(
        event, UR_EXECUTION_INFO_COMPLETE, [](ur_event_handle_t, ur_execution_info_t, void *) { exit(kEnd); },
        nullptr));
    for (;;)
      (void)application.enqueue(random);
  });
}

TEST(Exit, InAHostTask) {
  atManyMoments([](Application &application, std::mt19937 &random) {
    must(urEnqueueHostTaskExp(
        application.queues[0], [](void *) { exit(kEnd); }, nullptr, nullptr, 0, nullptr, nullptr));
    for (;;)
      (void)application.enqueue(random);
  });
}

TEST(Exit, AfterTheLoaderIsTornDown) {
  atManyMoments([](Application &, std::mt19937 &) {
    (void)urLoaderTearDown();
    exit(kEnd);
  });
}

TEST(Exit, AfterEverythingIsReleasedWithWorkUnderWay) {
  atManyMoments([](Application &application, std::mt19937 &) {
    for (ur_queue_handle_t queue : application.queues)
      must(urQueueRelease(queue));
    must(urContextRelease(application.context));
    must(urAdapterRelease(application.adapter));
    must(urLoaderTearDown());
    exit(kEnd);
  });
}

TEST(Exit, AfterAHostTaskHasReleasedItsOwnContext) {
  atManyMoments([](Application &application, std::mt19937 &random) {
    static std::atomic<bool> released;
    for (size_t i = 1; i < Application::kQueues; ++i)
      must(urQueueRelease(application.queues[i]));
    const auto task = [](void *data) {
      auto &its = *static_cast<Application *>(data);
      must(urQueueRelease(its.queues[0]));
      must(urContextRelease(its.context));
      released = true;
      released.notify_one();
    };
    must(urEnqueueHostTaskExp(application.queues[0], task, &application, nullptr, 0, nullptr, nullptr));
    released.wait(false);
    // The device is as good as before.
    ur_context_handle_t context = nullptr;
    ur_queue_handle_t queue = nullptr;
    must(urContextCreate(1, &application.device, nullptr, &context));
    must(urQueueCreate(context, application.device, nullptr, &queue));
    std::vector<char> to(1 << 20), from(1 << 20, char(random()));
    must(urEnqueueUSMMemcpy(queue, true, to.data(), from.data(), to.size(), 0, nullptr, nullptr));
    must(urQueueRelease(queue));
    must(urContextRelease(context));
    exit(to == from ? kEnd : 2);
  });
}

TEST(Exit, ByQuickExitAndByExitInAtexit) {
  atManyMoments([](Application &application, std::mt19937 &random) {
    if (random() % 2 == 0)
      quick_exit(kEnd);
    static Application *late = &application;
    // Work that is enqueued while the process ends already.
    atexit([] {
      std::mt19937 more{1};
      for (int i = 0; i < 100; ++i)
        (void)late->enqueue(more);
    });
    exit(kEnd);
  });
}

TEST(Exit, ClosingTheLibraryLeavesItsThreadsTheirCode) {
  const int status = inChild([] {
    // Somebody who opens the adapter by himself and closes it again.
    void *handle = dlopen(ADAPTER, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      _exit(2);
    auto &application = *new Application;
    std::mt19937 random{1};
    for (int i = 0; i < 200; ++i)
      must(application.enqueue(random));
    dlclose(handle);
    (void)urLoaderTearDown();
    void *again = dlopen(ADAPTER, RTLD_NOW | RTLD_LOCAL | RTLD_NOLOAD);
    if (!again)
      _exit(3); // it is never unloaded
    exit(kEnd);
  });
  EXPECT_END(status);
}

} // namespace
} // namespace ur::test
