// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills of USM.
#include "adapters/core/generated/api.hpp"
#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {
namespace {

/// The bytes from the first of the first row to the last of the last; SIZE_MAX where that overflows.
size_t extent(size_t pitch, size_t width, size_t height) noexcept {
  size_t rows = 0, total = 0;
  if (__builtin_mul_overflow(pitch, height - 1, &rows) || __builtin_add_overflow(rows, width, &total)) {
    return SIZE_MAX;
  }
  return total;
}

void checkRange(Queue &queue, const void *memory, size_t bytes, MemoryUse use,
                std::optional<OwnMemory> *own = nullptr) {
  check(queue.context().allocations().checkRange(memory, bytes, use, own));
}

ur_result_t copy(Queue &queue, const Command &command, CopyDesc desc) {
  checkRange(queue, desc.dst, extent(desc.dstRowPitch, desc.width, desc.height), MemoryUse::write, &desc.dstOwn);
  checkRange(queue, desc.src, extent(desc.srcRowPitch, desc.width, desc.height), MemoryUse::read, &desc.srcOwn);
  enqueue(queue, command, CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t fill(Queue &queue, const Command &command, const FillDesc &desc) {
  checkRange(queue, desc.dst, extent(desc.pitch, desc.width, desc.height), MemoryUse::write);
  enqueue(queue, command, FillPort{desc});
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

[[gnu::hot]] ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t queue, bool blocking, void *dst, const void *src,
                                            size_t size, uint32_t count, const ur_event_handle_t *waits,
                                            ur_event_handle_t *event) {
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size;
  return copy(*queue, {UR_COMMAND_USM_MEMCPY, count, waits, event, blocking}, desc);
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t queue, bool blocking, void *dst, size_t dstPitch, const void *src,
                                 size_t srcPitch, size_t width, size_t height, uint32_t count,
                                 const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (width == 0) {
    return UR_RESULT_ERROR_INVALID_SIZE;
  }
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = width;
  desc.height = height;
  desc.dstRowPitch = dstPitch;
  desc.srcRowPitch = srcPitch;
  return copy(*queue, {UR_COMMAND_USM_MEMCPY_2D, count, waits, event, blocking}, desc);
}

[[gnu::hot]] ur_result_t urEnqueueUSMFill(ur_queue_handle_t queue, void *memory, size_t patternSize,
                                          const void *pattern, size_t size, uint32_t count,
                                          const ur_event_handle_t *waits, ur_event_handle_t *event) {
  return fill(*queue, {UR_COMMAND_USM_FILL, count, waits, event}, {memory, pattern, patternSize, size, 1, size});
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t queue, void *memory, size_t pitch, size_t patternSize,
                               const void *pattern, size_t width, size_t height, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) {
  // A pattern longer than a row would go on in the next one; drivers fill rows alike.
  if (width % patternSize != 0) {
    return UR_RESULT_ERROR_UNSUPPORTED_SIZE;
  }
  return fill(*queue, {UR_COMMAND_USM_FILL_2D, count, waits, event},
              {memory, pattern, patternSize, width, height, pitch});
}

} // namespace api
} // namespace ur::core
