// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ours.hpp"

#include "problem.hpp"

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

void *create(const allocator_subject *self, uint64_t, char *problem, size_t capacity) {
  return guarded(problem, capacity, [&] {
    const auto &machine = *static_cast<const bench::Machine *>(self->data);
    auto pool = std::make_unique<Pool>(Pool{machine});
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
    ur::check(urUSMPoolCreateExp(machine.context, machine.device, &desc, &pool->handle), "urUSMPoolCreateExp");
    return pool.release();
  });
}

void destroy(void *subject) {
  const std::unique_ptr<Pool> pool(static_cast<Pool *>(subject));
  (void)urUSMPoolDestroyExp(pool->machine.context, pool->machine.device, pool->handle);
}

uint64_t reserved(void *subject) {
  size_t most = 0;
  return urUSMPoolGetInfoExp(static_cast<Pool *>(subject)->handle, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, &most,
                             nullptr) == UR_RESULT_SUCCESS
             ? most
             : 0;
}

void *enterOwn(void *subject, void *, char *problem, size_t capacity) {
  return guarded(problem, capacity, [&] {
    const Pool &pool = *static_cast<Pool *>(subject);
    return std::make_unique<Thread>(Thread{pool.machine.makeQueue(true), pool.handle}).release();
  });
}

void *enterNative(void *subject, void *stream, char *problem, size_t capacity) {
  return guarded(problem, capacity, [&] {
    const Pool &pool = *static_cast<Pool *>(subject);
    const ur_queue_native_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, nullptr, false};
    auto thread = std::make_unique<Thread>(Thread{nullptr, pool.handle});
    ur::check(urQueueCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(stream), pool.machine.context,
                                            pool.machine.device, &properties, &thread->queue),
              "urQueueCreateWithNativeHandle");
    return thread.release();
  });
}

void leave(void *user) {
  const std::unique_ptr<Thread> thread(static_cast<Thread *>(user));
  (void)urQueueRelease(thread->queue);
}

void *allocate(void *user, size_t size) {
  const Thread &thread = *static_cast<Thread *>(user);
  void *memory = nullptr;
  return urEnqueueUSMDeviceAllocExp(thread.queue, thread.pool, size, nullptr, 0, nullptr, &memory, nullptr) ==
                 UR_RESULT_SUCCESS
             ? memory
             : nullptr;
}

int free(void *user, void *memory, size_t) {
  const Thread &thread = *static_cast<Thread *>(user);
  return urEnqueueUSMFreeExp(thread.queue, thread.pool, memory, 0, nullptr, nullptr);
}

int fill(void *user, void *memory, size_t size) {
  const uint8_t pattern = 1;
  return urEnqueueUSMFill(static_cast<Thread *>(user)->queue, memory, sizeof pattern, &pattern, size, 0, nullptr,
                          nullptr);
}

int finish(void *user) {
  return urQueueFinish(static_cast<Thread *>(user)->queue);
}

} // namespace

std::array<allocator_subject, 2> ours(const bench::Machine &machine) {
  allocator_subject own{};
  own.name = "ours";
  own.what = "urEnqueueUSMDeviceAllocExp and urEnqueueUSMFreeExp, an in-order queue for each thread, a pool of its own";
  own.data = const_cast<bench::Machine *>(&machine);
  own.create = create;
  own.destroy = destroy;
  own.reserved = reserved;
  own.enter = enterOwn;
  own.leave = leave;
  own.allocate = allocate;
  own.free = free;
  allocator_subject native = own;
  own.fill = fill;
  own.finish = finish;
  native.name = "ours_native_stream";
  native.what = "the same, on queues made of the caller's streams, which the caller fills and waits for";
  native.flags = ALLOCATOR_SUBJECT_ON_STREAMS;
  native.enter = enterNative;
  return {own, native};
}

} // namespace allocators
