// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cases of sharing with other contexts and processes need: events that can be shared, and bytes that travel.
#pragma once

#include "other_process.hpp"
#include "support/fixtures.hpp"

namespace conformance {

/// An event that others can open, and commands of either side signal.
inline void makeSharedEvent(ur_context_handle_t context, ur_device_handle_t device, Event *event) {
  auto desc = structure<ur_exp_event_desc_t>(UR_STRUCTURE_TYPE_EXP_EVENT_DESC);
  desc.flags = UR_EXP_EVENT_FLAG_IPC_EXP;
  ASSERT_OK(urEventCreateExp(context, device, &desc, event->out()));
}

/// Enqueues a signal behind what the queue has.
inline void signal(ur_queue_handle_t on, const Event &event) {
  ur_event_handle_t handle = event;
  ASSERT_OK(urEnqueueEventsWaitWithBarrierExt(on, nullptr, 0, nullptr, &handle));
  EXPECT_EQ(handle, event.get()) << "the same event";
}

/// Bytes that an adapter has made for another process: urIPCGet...HandleExp; given back with their owner.
class SharedBytes {
public:
  SharedBytes() = default;
  SharedBytes(const SharedBytes &) = delete;
  SharedBytes &operator=(const SharedBytes &) = delete;
  ~SharedBytes() {
    if (data_) {
      EXPECT_OK(put_(context_, data_));
    }
  }
  void ofMemory(ur_context_handle_t context, void *memory) {
    ASSERT_OK(urIPCGetMemHandleExp(context, memory, &data_, &size_));
    made(context, urIPCPutMemHandleExp);
  }
  void ofPhysical(ur_context_handle_t context, ur_physical_mem_handle_t memory) {
    ASSERT_OK(urIPCGetPhysMemHandleExp(context, memory, &data_, &size_));
    made(context, urIPCPutPhysMemHandleExp);
  }
  void ofEvent(ur_context_handle_t context, ur_event_handle_t event) {
    ASSERT_OK(urIPCGetEventHandleExp(event, &data_, &size_));
    made(context, urIPCPutEventHandleExp);
  }
  std::string text() const {
    const auto *bytes = static_cast<const uint8_t *>(data_);
    return ur::test::hexOf({bytes, bytes + size_});
  }

private:
  void made(ur_context_handle_t context, std::function<ur_result_t(ur_context_handle_t, void *)> put) {
    context_ = context;
    put_ = std::move(put);
  }
  ur_context_handle_t context_ = nullptr;
  std::function<ur_result_t(ur_context_handle_t, void *)> put_;
  void *data_ = nullptr;
  size_t size_ = 0;
};

} // namespace conformance
