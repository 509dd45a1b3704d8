// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/fault_rig.hpp"

#include "support/heap_count.hpp"

#include <algorithm>

namespace ur::test {

std::vector<Scenario> &scenarios() {
  static std::vector<Scenario> rows;
  return rows;
}

bool addScenarios(std::initializer_list<Scenario> rows) {
  scenarios().insert(scenarios().end(), rows);
  return true;
}

bool FaultRig::isCanary(const void *place, size_t size) {
  const auto *bytes = static_cast<const uint8_t *>(place);
  return std::all_of(bytes, bytes + size, [](uint8_t byte) { return byte == kCanary; });
}

void FaultRig::arm() {
  made_ = sim->allCalls();
  submitted_ = sim->commands().size();
  if (source_ == Source::driver)
    sim->failAnyCall(nth_, failure_);
  else if (source_ == Source::command)
    sim->failCommand(nth_, failure_);
  else if (source_ == Source::heap)
    failHeapAllocation(nth_);
}

void FaultRig::disarm() {
  if (source_ == Source::heap)
    hit_ = stopFailingHeap();
  if (source_ == Source::driver)
    hit_ = sim->stopFailing();
  made_ = sim->allCalls() - made_;
  submitted_ = sim->commands().size() - submitted_;
  if (source_ == Source::command)
    hit_ = submitted_ >= nth_;
  source_ = Source::none;
}

bool FaultRig::written() const {
  const size_t count = static_cast<size_t>(
      std::count_if(outputs_.begin(), outputs_.end(), [](const Output &output) { return output.written(); }));
  EXPECT_TRUE(count == 0 || count == outputs_.size()) << "some outputs were written, others not";
  return count != 0;
}

void FaultRig::forget() {
  event_ = nullptr;
  std::vector<Output> outputs = std::move(outputs_);
  outputs_.clear();
  for (const Output &output : outputs)
    output.giveBack();
}

ur_queue_handle_t FaultRig::queue() {
  usedQueue_ = true;
  if (!queue_.get())
    queue_ = outOfOrder_ ? outOfOrder() : inOrder();
  return queue_;
}

ur_queue_handle_t FaultRig::other() {
  if (!other_.get())
    other_ = inOrder();
  return other_;
}

ur_queue_handle_t FaultRig::farQueue() {
  if (!far_.get())
    far_ = makeQueue(0, 1);
  return far_;
}

const ur_event_handle_t *FaultRig::foreign() {
  foreign_ = fill(other(), deviceMemory(4), 4, 1);
  return keep(foreign_.get());
}

ur_mem_handle_t FaultRig::buffer(size_t words) {
  Buffer made;
  EXPECT_EQ(api().Mem.pfnBufferCreate(context, UR_MEM_FLAG_READ_WRITE, words * 4, nullptr, made.out()),
            UR_RESULT_SUCCESS);
  return buffers_.emplace_back(std::move(made));
}

ur_kernel_handle_t FaultRig::kernel(const std::string &name) {
  return kernels_.emplace_back(makeKernel(name));
}

ur_usm_pool_handle_t FaultRig::pool(ur_usm_pool_handle_t &made, ur_usm_pool_flags_t flags) {
  if (!made) {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, flags};
    EXPECT_EQ(api().USMExp.pfnPoolCreateExp(context, devices[0], &desc, &made), UR_RESULT_SUCCESS);
  }
  return made;
}

ur_usm_pool_handle_t FaultRig::asyncPool() {
  return pool(asyncPool_, 0);
}

ur_usm_pool_handle_t FaultRig::nativePool() {
  return pool(nativePool_, UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP);
}

ur_program_handle_t FaultRig::unbuilt() {
  const std::string code = "SIMK nop add_u32";
  EXPECT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, unbuilt_.out()),
            UR_RESULT_SUCCESS);
  return unbuilt_;
}

void FaultRig::fresh() {
  TearDown();
  memory_.clear();
  SetUp();
}

void FaultRig::TearDown() {
  for (const Queue *used : {&queue_, &other_, &far_}) {
    if (used->get())
      finish(*used);
  }
  forget();
  kept_.clear();
  foreign_.reset();
  buffers_.clear();
  kernels_.clear();
  unbuilt_.reset();
  for (ur_usm_pool_handle_t *made : {&asyncPool_, &nativePool_}) {
    if (*made) {
      EXPECT_EQ(api().USMExp.pfnPoolDestroyExp(context, devices[0], std::exchange(*made, nullptr)), UR_RESULT_SUCCESS);
    }
  }
  for (Queue *used : {&queue_, &other_, &far_})
    used->reset();
  CoreTest::TearDown();
}

} // namespace ur::test
