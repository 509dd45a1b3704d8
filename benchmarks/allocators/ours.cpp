// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ours.hpp"

#include "subject_functions.hpp"

namespace allocators {
namespace {

struct Pool {
  const bench::Machine &machine;
  ur_usm_pool_handle_t handle = nullptr;
};

struct Thread {
  ur_queue_handle_t queue = nullptr;
  ur_usm_pool_handle_t pool = nullptr;
};

struct Functions {
  static void *create(const allocator_subject *self, uint64_t, char *problem, size_t capacity) {
    return makeOrExplain(problem, capacity, [&] {
      const auto &machine = *static_cast<const bench::Machine *>(self->data);
      auto pool = std::make_unique<Pool>(Pool{machine});
      ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
      ur::check(urUSMPoolCreateExp(machine.context, machine.device, &desc, &pool->handle), "urUSMPoolCreateExp");
      return pool.release();
    });
  }

  static void destroy(void *subject) {
    const std::unique_ptr<Pool> pool(static_cast<Pool *>(subject));
    (void)urUSMPoolDestroyExp(pool->machine.context, pool->machine.device, pool->handle);
  }

  static uint64_t reserved(void *subject) {
    size_t most = 0;
    return urUSMPoolGetInfoExp(static_cast<Pool *>(subject)->handle, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &most,
                               nullptr) == UR_RESULT_SUCCESS
               ? most
               : 0;
  }

  static void leave(void *user) {
    const std::unique_ptr<Thread> thread(static_cast<Thread *>(user));
    (void)urQueueRelease(thread->queue);
  }

  static void *allocate(void *user, size_t size) {
    const Thread &thread = *static_cast<Thread *>(user);
    void *memory = nullptr;
    return urEnqueueUSMDeviceAllocExp(thread.queue, thread.pool, size, nullptr, 0, nullptr, &memory, nullptr) ==
                   UR_RESULT_SUCCESS
               ? memory
               : nullptr;
  }

  static int free(void *user, void *memory, size_t) {
    const Thread &thread = *static_cast<Thread *>(user);
    return urEnqueueUSMFreeExp(thread.queue, thread.pool, memory, 0, nullptr, nullptr);
  }
};

struct OnQueues : Functions {
  static void *enter(void *subject, void *, char *problem, size_t capacity) {
    return makeOrExplain(problem, capacity, [&] {
      const Pool &pool = *static_cast<Pool *>(subject);
      return std::make_unique<Thread>(Thread{pool.machine.makeQueue(true), pool.handle}).release();
    });
  }

  static int fill(void *user, void *memory, size_t size) {
    const uint8_t pattern = 1;
    return urEnqueueUSMFill(static_cast<Thread *>(user)->queue, memory, sizeof pattern, &pattern, size, 0, nullptr,
                            nullptr);
  }

  static int finish(void *user) { return urQueueFinish(static_cast<Thread *>(user)->queue); }
};

/// On queues made of the caller's streams.
struct OnStreams : Functions {
  static void *enter(void *subject, void *stream, char *problem, size_t capacity) {
    return makeOrExplain(problem, capacity, [&] {
      const Pool &pool = *static_cast<Pool *>(subject);
      const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, nullptr, false};
      auto thread = std::make_unique<Thread>(Thread{nullptr, pool.handle});
      ur::check(urQueueCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(stream), pool.machine.context,
                                              pool.machine.device, &properties, &thread->queue),
                "urQueueCreateWithNativeHandle");
      return thread.release();
    });
  }
};

} // namespace

std::array<allocator_subject, 2> ours(const bench::Machine &machine) {
  void *const data = const_cast<bench::Machine *>(&machine);
  return {
      subjectOf<OnQueues>(
          "ours",
          "urEnqueueUSMDeviceAllocExp and urEnqueueUSMFreeExp, an in-order queue for each thread, a pool of its own", 0,
          data),
      subjectOf<OnStreams>("ours_native_stream",
                           "the same, on queues made of the caller's streams, which the caller fills and waits for",
                           ALLOCATOR_SUBJECT_ON_STREAMS, data)};
}

} // namespace allocators
