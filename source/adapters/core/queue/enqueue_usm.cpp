// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies and fills of USM.
#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/host_fill.hpp"
#include "adapters/core/queue/enqueue.hpp"

#include <cstddef>

namespace ur::core {
namespace {

/// The bytes from the first of the first row to the last of the last; SIZE_MAX where that overflows.
size_t extent(size_t pitch, size_t width, size_t height) noexcept {
  size_t rows = 0, total = 0;
  if (__builtin_mul_overflow(pitch, height - 1, &rows) || __builtin_add_overflow(rows, width, &total))
    return SIZE_MAX;
  return total;
}

void checkRange(Queue &queue, const void *memory, size_t bytes, MemoryUse use,
                std::optional<OwnMemory> *own = nullptr) {
  check(queue.allocations().checkRange(memory, bytes, use, own));
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

/// Host memory that a command reads, which goes back after it.
class Staged {
public:
  Staged(Queue &queue, size_t bytes) : context_(queue.context()), memory_(std::make_unique<LeftOver>()) {
    users_.reserve(1);
    memory_->kind = MemoryKind::host;
    memory_->memory =
        allocateTrimming(context_, MemoryKind::host, queue.deviceIndex(), bytes, alignof(std::max_align_t));
  }
  ~Staged() { leave(context_, std::move(memory_), std::move(users_)); }
  [[nodiscard]] std::byte *bytes() const noexcept { return static_cast<std::byte *>(memory_->memory); }
  /// Without one, nothing reads it.
  void usedBy(Ref<Completion> command) { users_.push_back(std::move(command)); }

private:
  Context &context_;
  std::unique_ptr<LeftOver> memory_;
  Stamp users_;
};

/// Rows that don't begin with the pattern's first byte each, for which drivers have no fill: the pattern goes on from
/// row to row. What the rows are to hold is copied from the host.
ur_result_t fillByCopy(Queue &queue, const Command &command, const FillDesc &desc) {
  checkRange(queue, desc.dst, extent(desc.pitch, desc.width, desc.height), MemoryUse::write);
  const size_t size = desc.width * desc.height; // which the allocation has room for
  Enqueue enqueue(queue, command);
  Staged rows(queue, size);
  repeatPattern(rows.bytes(), size, static_cast<const std::byte *>(desc.pattern), desc.patternSize);
  CopyDesc copy;
  copy.dst = desc.dst;
  copy.src = rows.bytes();
  copy.width = copy.srcRowPitch = desc.width;
  copy.height = desc.height;
  copy.dstRowPitch = desc.pitch;
  copy.srcOwn = OwnMemory{MemoryKind::host, 0};
  rows.usedBy(enqueue.start(CopyPort{copy}, true));
  (void)enqueue.publish();
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
  return copy(*queue, {UR_COMMAND_USM_MEMCPY, {waits, count}, event, blocking}, desc);
}

ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t queue, bool blocking, void *dst, size_t dstPitch, const void *src,
                                 size_t srcPitch, size_t width, size_t height, uint32_t count,
                                 const ur_event_handle_t *waits, ur_event_handle_t *event) {
  if (width == 0)
    return UR_RESULT_ERROR_INVALID_SIZE;
  CopyDesc desc;
  desc.dst = dst;
  desc.src = src;
  desc.width = width;
  desc.height = height;
  desc.dstRowPitch = dstPitch;
  desc.srcRowPitch = srcPitch;
  return copy(*queue, {UR_COMMAND_USM_MEMCPY_2D, {waits, count}, event, blocking}, desc);
}

[[gnu::hot]] ur_result_t urEnqueueUSMFill(ur_queue_handle_t queue, void *memory, size_t patternSize,
                                          const void *pattern, size_t size, uint32_t count,
                                          const ur_event_handle_t *waits, ur_event_handle_t *event) {
  return fill(*queue, {UR_COMMAND_USM_FILL, {waits, count}, event}, {memory, pattern, patternSize, size, 1, size});
}

ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t queue, void *memory, size_t pitch, size_t patternSize,
                               const void *pattern, size_t width, size_t height, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) {
  const Command command{UR_COMMAND_USM_FILL_2D, {waits, count}, event};
  if (width % patternSize == 0) // rows alike, which is what drivers fill
    return fill(*queue, command, {memory, pattern, patternSize, width, height, pitch});
  size_t whole = 0;
  if (__builtin_mul_overflow(width, height, &whole))
    return UR_RESULT_ERROR_INVALID_SIZE;
  if (pitch == width)
    return fill(*queue, command, {memory, pattern, patternSize, whole, 1, whole});
  return fillByCopy(*queue, command, {memory, pattern, patternSize, width, height, pitch});
}

} // namespace api
} // namespace ur::core
