// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "subjects.hpp"

#include <cstdlib>
#include <dlfcn.h>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>

namespace bench {
namespace {

void check(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS)
    throw std::runtime_error(std::string(what) + " failed: " + std::to_string(static_cast<int>(result)));
}

class AsynchronousUser final : public User {
public:
  AsynchronousUser(const Machine &machine, Use use, ur_queue_handle_t shared, ur_usm_pool_handle_t pool)
      : use_(use), pool_(pool), queue_(shared ? shared : machine.makeQueue(use != Use::outOfOrder)), own_(!shared) {}
  ~AsynchronousUser() override {
    forget();
    urQueueFinish(queue_);
    if (own_)
      urQueueRelease(queue_);
  }
  void *allocate(size_t size) override {
    void *memory = nullptr;
    if (use_ == Use::bare) {
      check(urEnqueueUSMDeviceAllocExp(queue_, pool_, size, nullptr, 0, nullptr, &memory, nullptr), "an allocation");
      return memory;
    }
    ur_event_handle_t event = nullptr;
    const bool wait = use_ == Use::withEvents && last_;
    check(urEnqueueUSMDeviceAllocExp(queue_, pool_, size, nullptr, wait ? 1 : 0, wait ? &last_ : nullptr, &memory,
                                     &event),
          "an allocation");
    remember(event);
    return memory;
  }
  void free(void *memory, size_t) override {
    if (use_ == Use::bare) {
      check(urEnqueueUSMFreeExp(queue_, nullptr, memory, 0, nullptr, nullptr), "a free");
      return;
    }
    ur_event_handle_t event = nullptr;
    check(urEnqueueUSMFreeExp(queue_, nullptr, memory, last_ ? 1 : 0, last_ ? &last_ : nullptr, &event), "a free");
    remember(event);
  }
  void use(void *memory, size_t size) override {
    const uint32_t pattern = 1;
    ur_event_handle_t event = nullptr;
    const bool wait = use_ != Use::bare && last_;
    check(urEnqueueUSMFill(queue_, memory, sizeof pattern, &pattern, size, wait ? 1 : 0, wait ? &last_ : nullptr,
                           use_ == Use::bare ? nullptr : &event),
          "a fill");
    if (event)
      remember(event);
  }
  void finish() override {
    forget();
    check(urQueueFinish(queue_), "urQueueFinish");
  }

private:
  void remember(ur_event_handle_t event) {
    forget();
    last_ = event;
  }
  void forget() {
    if (last_) {
      urEventRelease(last_);
      last_ = nullptr;
    }
  }
  const Use use_;
  const ur_usm_pool_handle_t pool_;
  const ur_queue_handle_t queue_;
  const bool own_;
  ur_event_handle_t last_ = nullptr;
};

class Asynchronous final : public Subject {
public:
  Asynchronous(const Machine &machine, Use use, Queues queues, Memory memory)
      : Subject(nameOf(use, queues, memory)), machine_(machine), use_(use) {
    if (memory == Memory::native) {
      ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP};
      check(urUSMPoolCreateExp(machine.context, machine.device, &desc, &pool_), "urUSMPoolCreateExp");
    }
    if (queues == Queues::one)
      shared_ = machine.makeQueue(use != Use::outOfOrder);
  }
  ~Asynchronous() override {
    if (shared_)
      urQueueRelease(shared_);
    if (pool_)
      urUSMPoolDestroyExp(machine_.context, machine_.device, pool_);
  }
  std::unique_ptr<User> user() override { return std::make_unique<AsynchronousUser>(machine_, use_, shared_, pool_); }

private:
  static std::string nameOf(Use use, Queues queues, Memory memory) {
    std::string name = use == Use::bare         ? "ours/in_order"
                       : use == Use::withEvents ? "ours/in_order_events"
                                                : "ours/out_of_order_events";
    name += queues == Queues::one ? "/one_queue" : "";
    name += memory == Memory::native ? "/native_pool" : "";
    return name;
  }

  const Machine &machine_;
  const Use use_;
  ur_queue_handle_t shared_ = nullptr;
  ur_usm_pool_handle_t pool_ = nullptr;
};

/// Memory at once; commands, where they are wanted, by a queue that is waited for before a free.
class SynchronousUser : public User {
public:
  explicit SynchronousUser(const Machine &machine) : queue_(machine.makeQueue(true)) {}
  ~SynchronousUser() override { urQueueRelease(queue_); }
  void use(void *memory, size_t size) override {
    const uint32_t pattern = 1;
    check(urEnqueueUSMFill(queue_, memory, sizeof pattern, &pattern, size, 0, nullptr, nullptr), "a fill");
    finish();
  }
  void finish() override { check(urQueueFinish(queue_), "urQueueFinish"); }

private:
  const ur_queue_handle_t queue_;
};

class PlainUser final : public SynchronousUser {
public:
  PlainUser(const Machine &machine, ur_usm_pool_handle_t pool)
      : SynchronousUser(machine), machine_(machine), pool_(pool) {}
  void *allocate(size_t size) override {
    void *memory = nullptr;
    check(urUSMDeviceAlloc(machine_.context, machine_.device, nullptr, pool_, size, &memory), "urUSMDeviceAlloc");
    return memory;
  }
  void free(void *memory, size_t) override { check(urUSMFree(machine_.context, memory), "urUSMFree"); }

private:
  const Machine &machine_;
  const ur_usm_pool_handle_t pool_;
};

class Plain final : public Subject {
public:
  Plain(const Machine &machine, bool pooled)
      : Subject(pooled ? "ours/synchronous_pool" : "driver/plain"), machine_(machine) {
    if (pooled) {
      ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, 0};
      check(urUSMPoolCreate(machine.context, &desc, &pool_), "urUSMPoolCreate");
    }
  }
  ~Plain() override {
    if (pool_)
      urUSMPoolRelease(pool_);
  }
  std::unique_ptr<User> user() override { return std::make_unique<PlainUser>(machine_, pool_); }

private:
  const Machine &machine_;
  ur_usm_pool_handle_t pool_ = nullptr;
};

/// A mutex, an ordered set of free blocks by size, an ordered map of all blocks by address.
class OrderedSet final : public Subject {
public:
  explicit OrderedSet(const Machine &machine) : Subject("mutex_and_ordered_set"), machine_(machine) {}
  ~OrderedSet() override {
    for (const auto &[size, memory] : free_)
      urUSMFree(machine_.context, memory);
  }
  std::unique_ptr<User> user() override;
  void *allocate(size_t size) {
    std::lock_guard lock(mutex_);
    const auto found = free_.lower_bound({size, nullptr});
    if (found != free_.end() && found->first <= size + size / 8) {
      void *memory = found->second;
      sizes_.emplace(memory, found->first);
      free_.erase(found);
      return memory;
    }
    void *memory = nullptr;
    check(urUSMDeviceAlloc(machine_.context, machine_.device, nullptr, nullptr, size, &memory), "urUSMDeviceAlloc");
    sizes_.emplace(memory, size);
    return memory;
  }
  void free(void *memory) {
    std::lock_guard lock(mutex_);
    const auto found = sizes_.find(memory);
    free_.insert({found->second, memory});
    sizes_.erase(found);
  }
  [[nodiscard]] const Machine &machine() const noexcept { return machine_; }

private:
  const Machine &machine_;
  std::mutex mutex_;
  std::set<std::pair<size_t, void *>> free_;
  std::map<void *, size_t> sizes_;
};

class OrderedSetUser final : public SynchronousUser {
public:
  explicit OrderedSetUser(OrderedSet &set) : SynchronousUser(set.machine()), set_(set) {}
  void *allocate(size_t size) override { return set_.allocate(size); }
  void free(void *memory, size_t) override { set_.free(memory); }

private:
  OrderedSet &set_;
};

std::unique_ptr<User> OrderedSet::user() {
  return std::make_unique<OrderedSetUser>(*this);
}

class HeapUser final : public User {
public:
  HeapUser(void *(*allocate)(size_t), void (*free)(void *)) : allocate_(allocate), free_(free) {}
  void *allocate(size_t size) override { return allocate_(size); }
  void free(void *memory, size_t) override { free_(memory); }
  void use(void *, size_t) override {}
  void finish() override {}

private:
  void *(*const allocate_)(size_t);
  void (*const free_)(void *);
};

class Heap final : public Subject {
public:
  Heap(const std::string &name, void *(*allocate)(size_t), void (*free)(void *))
      : Subject(name), allocate_(allocate), free_(free) {}
  std::unique_ptr<User> user() override { return std::make_unique<HeapUser>(allocate_, free_); }
  bool takesCommands() const noexcept override { return false; }

private:
  void *(*const allocate_)(size_t);
  void (*const free_)(void *);
};

} // namespace

Machine::Machine(const std::string &library) {
  if (!library.empty())
    setenv("UR_ADAPTERS_FORCE_LOAD", library.c_str(), 1);
  check(urLoaderInit(0, nullptr), "urLoaderInit");
  uint32_t count = 0;
  check(urAdapterGet(1, &adapter, &count), "urAdapterGet");
  ur_platform_handle_t platform = nullptr;
  if (count == 0 || urPlatformGet(adapter, 1, &platform, &count) != UR_RESULT_SUCCESS || count == 0 ||
      urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, &count) != UR_RESULT_SUCCESS || count == 0)
    throw std::runtime_error("no device");
  char text[256] = {};
  check(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof text, text, nullptr), "urDeviceGetInfo");
  name = text;
  check(urContextCreate(1, &device, nullptr, &context), "urContextCreate");
}

ur_queue_handle_t Machine::makeQueue(bool inOrder) const {
  ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                   inOrder ? ur_queue_flags_t{0}
                                           : ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE}};
  ur_queue_handle_t queue = nullptr;
  check(urQueueCreate(context, device, &properties, &queue), "urQueueCreate");
  return queue;
}

Machine::~Machine() {
  urContextRelease(context);
  urAdapterRelease(adapter);
  urLoaderTearDown();
}

std::unique_ptr<Subject> asynchronous(const Machine &machine, Use use, Queues queues, Memory memory) {
  return std::make_unique<Asynchronous>(machine, use, queues, memory);
}

std::unique_ptr<Subject> plain(const Machine &machine) {
  return std::make_unique<Plain>(machine, false);
}

std::unique_ptr<Subject> pooled(const Machine &machine) {
  return std::make_unique<Plain>(machine, true);
}

std::unique_ptr<Subject> orderedSet(const Machine &machine) {
  return std::make_unique<OrderedSet>(machine);
}

std::unique_ptr<Subject> heap(const std::string &name, const char *library) {
  void *opened = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!opened)
    throw std::runtime_error(dlerror());
  // mimalloc's own names first: its malloc may be another's, depending on how it was built.
  void *allocate = dlsym(opened, "mi_malloc"), *free = dlsym(opened, "mi_free");
  if (!allocate || !free) {
    allocate = dlsym(opened, "malloc");
    free = dlsym(opened, "free");
  }
  if (!allocate || !free)
    throw std::runtime_error(std::string(library) + " has no malloc");
  return std::make_unique<Heap>(name, reinterpret_cast<void *(*)(size_t)>(allocate),
                                reinterpret_cast<void (*)(void *)>(free));
}

} // namespace bench
