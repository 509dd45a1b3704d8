// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.hpp"

#include <algorithm>

namespace pipeline {

template <class Enqueue>
auto Chain::enqueue(Enqueue &&enqueue) {
  std::vector<ur::Event> waits = std::exchange(waits_, {});
  if (last_)
    waits.push_back(last_);
  return enqueue(ur::List<ur_event_handle_t>(waits), inOrder_ ? nullptr : &last_);
}

template <class Work>
auto Chain::accounted(Work &&work) {
  struct Stopwatch {
    AllocationAccount &account;
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
    ~Stopwatch() { account.spent += std::chrono::steady_clock::now() - start; }
  } stopwatch{*temporaries_->account};
  return work();
}

void Chain::after(ur::Event event) {
  waits_.push_back(std::move(event));
}

void *Chain::allocate(size_t size) {
  return accounted([&] {
    if (temporaries_->how == Allocation::asynchronous) {
      return enqueue([&](const auto &waits, ur::Event *event) {
        return queue_.enqueueUSMDeviceAllocExp(temporaries_->pool, size, nullptr, waits, event);
      });
    }
    AllocationAccount &account = *temporaries_->account;
    void *memory = temporaries_->context.usmDeviceAlloc(temporaries_->device, nullptr, nullptr, size);
    account.inUse += size;
    account.peak = std::max(account.peak, account.inUse);
    return memory;
  });
}

void Chain::free(void *memory, size_t size) {
  if (temporaries_->how == Allocation::synchronous) {
    gathered_.push_back({memory, size});
    return;
  }
  accounted([&] {
    enqueue([&](const auto &waits, ur::Event *event) {
      queue_.enqueueUSMFreeExp(temporaries_->pool, memory, waits, event);
    });
  });
}

void Chain::finishFrees() {
  if (gathered_.empty())
    return;
  accounted([&] {
    ur::Event::wait({mark()});
    for (const Gathered &block : gathered_) {
      temporaries_->context.usmFree(block.memory);
      temporaries_->account->inUse -= block.size;
    }
    gathered_.clear();
  });
}

void Chain::launch(const ur::Kernel &kernel, const Range &range,
                   const std::vector<ur_exp_kernel_arg_properties_t> &args) {
  const auto whole = [](size_t items, size_t group) { return (items + group - 1) / group * group; };
  const size_t local[2] = {range.groupColumns, range.groupRows};
  const size_t global[2] = {whole(range.columns, local[0]), whole(range.rows, local[1])};
  enqueue([&](const auto &waits, ur::Event *event) {
    queue_.enqueueKernelLaunchWithArgsExp(kernel, 2, nullptr, global, local, uint32_t(args.size()), args.data(),
                                          nullptr, waits, event);
  });
}

void Chain::fill(void *memory, uint32_t pattern, size_t size) {
  enqueue([&](const auto &waits, ur::Event *event) {
    queue_.enqueueUSMFill(memory, sizeof(pattern), &pattern, size, waits, event);
  });
}

ur::Event Chain::mark() {
  if (!inOrder_)
    return last_;
  ur::Event event;
  queue_.enqueueEventsWait({}, &event);
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
