// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.hpp"

#include <algorithm>

namespace pipeline {

template <class Enqueue>
void Chain::enqueue(const char *call, Enqueue &&enqueue) {
  std::vector<ur_event_handle_t> waits = std::move(extra_);
  extra_.clear();
  if (last_)
    waits.push_back(last_.get());
  ur_event_handle_t event = nullptr;
  must(enqueue(uint32_t(waits.size()), waits.empty() ? nullptr : waits.data(), inOrder_ ? nullptr : &event), call);
  if (!inOrder_)
    last_ = Event(event);
}

template <class Work>
auto Chain::accounted(Work &&work) {
  struct Stopwatch {
    AllocationAccount &account;
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    ~Stopwatch() { account.spent += std::chrono::steady_clock::now() - start; }
  } stopwatch{*temporaries_.account};
  return work();
}

void Chain::after(const Event &event) {
  extra_.push_back(event.get());
}

void *Chain::allocate(size_t size) {
  return accounted([&] {
    void *memory = nullptr;
    if (temporaries_.how == Allocation::synchronous) {
      must(urUSMDeviceAlloc(temporaries_.context, temporaries_.device, nullptr, nullptr, size, &memory),
           "urUSMDeviceAlloc");
      AllocationAccount &account = *temporaries_.account;
      account.inUse += size;
      account.peak = std::max(account.peak, account.inUse);
    } else {
      enqueue(
          "urEnqueueUSMDeviceAllocExp", [&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
            return urEnqueueUSMDeviceAllocExp(queue_, temporaries_.pool, size, nullptr, count, waits, &memory, event);
          });
    }
    return memory;
  });
}

void Chain::free(void *memory, size_t size) {
  if (temporaries_.how == Allocation::synchronous) {
    gathered_.push_back({memory, size});
    return;
  }
  accounted([&] {
    enqueue("urEnqueueUSMFreeExp", [&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueUSMFreeExp(queue_, temporaries_.pool, memory, count, waits, event);
    });
  });
}

void Chain::finishFrees() {
  if (gathered_.empty())
    return;
  accounted([&] {
    const Event done = mark();
    const ur_event_handle_t handle = done.get();
    must(urEventWait(1, &handle), "urEventWait");
    for (const Gathered &block : gathered_) {
      must(urUSMFree(temporaries_.context, block.memory), "urUSMFree");
      temporaries_.account->inUse -= block.size;
    }
    gathered_.clear();
  });
}

void Chain::launch(ur_kernel_handle_t kernel, const Range &range,
                   std::span<const ur_exp_kernel_arg_properties_t> args) {
  const auto whole = [](size_t items, size_t group) { return (items + group - 1) / group * group; };
  const size_t local[2] = {range.groupColumns, range.groupRows};
  const size_t global[2] = {whole(range.columns, local[0]), whole(range.rows, local[1])};
  const size_t offset[2] = {0, 0};
  enqueue("urEnqueueKernelLaunchWithArgsExp",
          [&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
            return urEnqueueKernelLaunchWithArgsExp(queue_, kernel, 2, offset, global, local, uint32_t(args.size()),
                                                    args.data(), nullptr, count, waits, event);
          });
}

void Chain::fill(void *memory, uint32_t pattern, size_t size) {
  enqueue("urEnqueueUSMFill", [&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return urEnqueueUSMFill(queue_, memory, sizeof(pattern), &pattern, size, count, waits, event);
  });
}

Event Chain::mark() {
  Event event;
  if (inOrder_) {
    must(urEnqueueEventsWait(queue_, 0, nullptr, event.fresh()), "urEnqueueEventsWait");
  } else {
    must(urEventRetain(last_.get()), "urEventRetain");
    event = Event(last_.get());
  }
  return event;
}

namespace {

ur_exp_kernel_arg_properties_t argument(ur_exp_kernel_arg_type_t type, uint32_t index, size_t size) {
  ur_exp_kernel_arg_properties_t properties{};
  properties.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
  properties.type = type;
  properties.index = index;
  properties.size = size;
  return properties;
}

} // namespace

ur_exp_kernel_arg_properties_t pointerArgument(uint32_t index, const void *memory) {
  auto properties = argument(UR_EXP_KERNEL_ARG_TYPE_POINTER, index, sizeof(void *));
  properties.value.pointer = memory;
  return properties;
}

ur_exp_kernel_arg_properties_t valueArgument(uint32_t index, const void *value, size_t size) {
  auto properties = argument(UR_EXP_KERNEL_ARG_TYPE_VALUE, index, size);
  properties.value.value = value;
  return properties;
}

ur_exp_kernel_arg_properties_t localArgument(uint32_t index, size_t size) {
  return argument(UR_EXP_KERNEL_ARG_TYPE_LOCAL, index, size);
}

} // namespace pipeline
