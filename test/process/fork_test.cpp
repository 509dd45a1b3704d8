// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fork in a process with work under way. In the child, objects made before answer DEVICE_LOST and can be released; it
// may make an adapter of its own, which works; the parent goes on; exec is always fine. While one thread forks, no
// other thread of the application is inside the API.
#include "application.hpp"

// The thread sanitizer can't start threads in a child of a process with threads.
#if !defined(__SANITIZE_THREAD__)

namespace ur::test {
namespace {

constexpr uint32_t kMoments = 12;

void some(Application &application, std::mt19937 &random) {
  for (uint32_t left = 1 + random() % 300; left != 0; --left)
    must(application.enqueue(random));
}

[[noreturn]] void worksAndEnds(Application &application, uint32_t seed) {
  std::mt19937 random{seed};
  some(application, random);
  for (ur_queue_handle_t queue : application.queues)
    must(urQueueFinish(queue));
  exit(kEnd);
}

/// Runs the child's part in a fork of the application, then checks that the application itself still works.
void withFork(const std::function<void(Application &)> &child) {
  for (uint32_t moment = 0; moment < kMoments; ++moment) {
    const int status = inChild([&] {
      std::mt19937 random{moment};
      auto &application = *new Application;
      some(application, random);
      const int inner = inChild([&] { child(application); });
      if (!WIFEXITED(inner) || WEXITSTATUS(inner) != kEnd)
        _exit(WIFEXITED(inner) ? WEXITSTATUS(inner) : 97);
      some(application, random);
      for (ur_queue_handle_t queue : application.queues)
        must(urQueueFinish(queue));
      const uint32_t value = 0x1234;
      must(urEnqueueUSMFill(application.queues[0], application.memory, 4, &value, 64, 0, nullptr, nullptr));
      must(urQueueFinish(application.queues[0]));
      exit(*static_cast<uint32_t *>(application.memory) == value ? kEnd : 2);
    });
    EXPECT_END(status) << ", moment " << moment;
  }
}

TEST(Fork, TheChildIsTold) {
  withFork([](Application &application) {
    const uint32_t value = 7;
    for (ur_queue_handle_t queue : application.queues) {
      if (urEnqueueUSMFill(queue, application.memory, 4, &value, 1 << 20, 0, nullptr, nullptr) !=
          UR_RESULT_ERROR_DEVICE_LOST)
        _exit(3);
      (void)urQueueFinish(queue); // returns
    }
    exit(kEnd);
  });
}

TEST(Fork, TheChildMayRelease) {
  withFork([](Application &application) {
    must(urUSMFree(application.context, application.memory));
    for (ur_queue_handle_t queue : application.queues)
      must(urQueueRelease(queue));
    must(urContextRelease(application.context));
    must(urDeviceRelease(application.device));
    must(urAdapterRelease(application.adapter));
    exit(kEnd);
  });
}

TEST(Fork, TheChildMayExit) {
  withFork([](Application &) { exit(kEnd); });
}

// GCC 12's address sanitizer has locks in its malloc that a child finds held for ever where another thread of its
// parent was allocating. The C library's malloc takes care of that.
#if !defined(__SANITIZE_ADDRESS__)
/// Works with what it makes, and not with what there was.
void beginAnew(const Application &lost, uint32_t seed) {
  std::mt19937 random{seed};
  auto &own = *new Application; // asks for adapter, platform and device again
  if (own.adapter == lost.adapter || own.device == lost.device)
    _exit(3);
  some(own, random);
  for (ur_queue_handle_t queue : own.queues)
    must(urQueueFinish(queue));
  uint32_t value = 0x5678;
  must(urEnqueueUSMFill(own.queues[0], own.memory, 4, &value, 64, 0, nullptr, nullptr));
  must(urQueueFinish(own.queues[0]));
  if (*static_cast<uint32_t *>(own.memory) != value)
    _exit(4);
  if (urEnqueueUSMFill(lost.queues[0], lost.memory, 4, &value, 64, 0, nullptr, nullptr) != UR_RESULT_ERROR_DEVICE_LOST)
    _exit(5);
  ur_adapter_handle_t again = nullptr;
  must(urAdapterGet(1, &again, nullptr));
  if (again != own.adapter)
    _exit(6);
}

TEST(Fork, TheChildMayMakeAnAdapterOfItsOwn) {
  withFork([](Application &application) {
    beginAnew(application, 1);
    exit(kEnd);
  });
}

TEST(Fork, TheChildOfAChildMayMakeOneToo) {
  withFork([](Application &application) {
    beginAnew(application, 1);
    const int inner = inChild([&] {
      auto &own = *new Application;
      if (own.adapter == application.adapter)
        _exit(7);
      worksAndEnds(own, 2);
    });
    exit(WIFEXITED(inner) ? WEXITSTATUS(inner) : 97);
  });
}

TEST(Fork, TheChildMayTearTheLoaderDownAndBeginAnew) {
  withFork([](Application &application) {
    must(urLoaderTearDown());
    beginAnew(application, 3);
    exit(kEnd);
  });
}
#endif

TEST(Fork, TheChildMayReadMemory) {
  withFork([](Application &application) {
    volatile char sum = 0;
    for (size_t i = 0; i < Application::kBytes; i += 4096)
      sum = char(sum + static_cast<char *>(application.memory)[i]);
    static_cast<char *>(application.memory)[0] = sum;
    _exit(kEnd);
  });
}

TEST(Fork, TheChildMayExec) {
  withFork([](Application &) {
    execl("/bin/sh", "sh", "-c", "exit 42", static_cast<char *>(nullptr));
    _exit(4);
  });
}

TEST(Fork, BeforeTheFirstCommandTheChildHasItsOwnThreads) {
  const int status = inChild([] {
    auto &application = *new Application; // has enqueued nothing yet
    const int inner = inChild([&] { worksAndEnds(application, 1); });
    exit(WIFEXITED(inner) ? WEXITSTATUS(inner) : 97);
  });
  EXPECT_END(status);
}

} // namespace
} // namespace ur::test
#endif
