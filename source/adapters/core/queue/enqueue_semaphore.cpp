// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Semaphores of other APIs, which queues wait for and signal.
#include "adapters/core/memory/external.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/enqueue.hpp"

using namespace ur::core;

ur_exp_external_semaphore_handle_t_::ur_exp_external_semaphore_handle_t_(Context &context, Device *device,
                                                                         bool timeline, int descriptor)
    : Object(Tag::externalSemaphore, 1), context_(&context), device_(device), timeline_(timeline) {
  check(context.driver().external()->importSemaphore(context.indexOf(device), timeline, descriptor, &native_));
}

ur_exp_external_semaphore_handle_t_::~ur_exp_external_semaphore_handle_t_() {
  context_->driver().external()->releaseSemaphore(native_);
}

namespace ur::core {
namespace {

/// Throws INVALID_DEVICE, and UNSUPPORTED_FEATURE where the device has no such semaphores.
void checkSupport(const Context &context, const Device *device) {
  (void)context.indexOf(device);
  if (!context.driver().external() || !device->facts().externalSemaphores)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

struct SemaphorePort {
  ExternalSemaphore *semaphore;
  bool signal = false;
  uint64_t value = 0;
  Ref<ExternalSemaphore> kept = {};

  /// See Lane::mayAwaitHost().
  [[nodiscard]] bool awaitsHost() const noexcept { return !signal; }

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    ExternalDriver &external = *driver.external();
    return signal ? external.signalSemaphore(stream, semaphore->native(), value, fence)
                  : external.waitSemaphore(stream, semaphore->native(), value, fence);
  }
  [[nodiscard]] SemaphorePort owned() const { return {semaphore, signal, value, Ref<ExternalSemaphore>(semaphore)}; }
};

ur_result_t enqueueFor(Queue &queue, const Command &command, ExternalSemaphore &semaphore, bool signal, bool hasValue,
                       uint64_t value) {
  if (&semaphore.context() != &queue.context() || semaphore.device() != &queue.device() ||
      hasValue != semaphore.timeline())
    return UR_RESULT_ERROR_INVALID_VALUE;
  enqueue(queue, command, SemaphorePort{&semaphore, signal, value});
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urBindlessImagesImportExternalSemaphoreExp(ur_context_handle_t context, ur_device_handle_t device,
                                                       ur_exp_external_semaphore_type_t type,
                                                       ur_exp_external_semaphore_desc_t *desc,
                                                       ur_exp_external_semaphore_handle_t *semaphore) {
  checkSupport(*context, device);
  const bool timeline = type == UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD;
  if (!timeline && type != UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *semaphore = new ExternalSemaphore(*context, device, timeline, descriptorIn(desc->pNext));
  return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(ur_context_handle_t context, ur_device_handle_t device,
                                                        ur_exp_external_semaphore_handle_t semaphore) {
  checkSupport(*context, device);
  if (&semaphore->context() != context || semaphore->device() != device)
    return UR_RESULT_ERROR_INVALID_VALUE;
  ur::core::release(semaphore);
  return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t queue,
                                                     ur_exp_external_semaphore_handle_t semaphore, bool hasValue,
                                                     uint64_t value, uint32_t count, const ur_event_handle_t *waits,
                                                     ur_event_handle_t *event) {
  checkSupport(queue->context(), &queue->device());
  return enqueueFor(*queue, {UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP, {waits, count}, event}, *semaphore, false,
                    hasValue, value);
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t queue,
                                                       ur_exp_external_semaphore_handle_t semaphore, bool hasValue,
                                                       uint64_t value, uint32_t count, const ur_event_handle_t *waits,
                                                       ur_event_handle_t *event) {
  checkSupport(queue->context(), &queue->device());
  return enqueueFor(*queue, {UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP, {waits, count}, event}, *semaphore, true,
                    hasValue, value);
}

} // namespace api
} // namespace ur::core
