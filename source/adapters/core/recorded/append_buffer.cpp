// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What command buffers take: commands on buffers. Where their contents are is found out by each run.
#include "adapters/core/memory/box.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/order/ports.hpp"
#include "adapters/core/recorded/command_buffer.hpp"

namespace ur::core {
namespace {

using Node = CommandBuffer::Node;
using Appended = CommandBuffer::Appended;

constexpr uint32_t kWritten = 0, kRead = 1; // slots of CopyPort

/// Throws INVALID_MEM_OBJECT for an object of another context.
void use(CommandBuffer &buffer, Node &node, Mem &mem, ContentsUse use, uint32_t slot, size_t offset) {
  if (&mem.context() != &buffer.context())
    throw UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  node.uses.push_back({Ref<Mem>(&mem), use, slot, offset});
}

/// Ends that are buffers begin where the run finds them.
Node copyNode(ur_command_t type, std::byte *dst, const BoxLayout &to, const std::byte *src, const BoxLayout &from,
              const ur_rect_region_t &region) {
  return {type, record(CopyPort{copyDesc(dst, to, src, from, region)})};
}

ur_result_t read(CommandBuffer &buffer, ur_command_t type, Mem &mem, const BoxLayout &from, void *dst,
                 const BoxLayout &to, const ur_rect_region_t &region, const Appended &how) {
  checkInside(mem, from);
  Node node = copyNode(type, static_cast<std::byte *>(dst), to, nullptr, from, region);
  use(buffer, node, mem, {}, kRead, from.start);
  buffer.append(std::move(node), how);
  return UR_RESULT_SUCCESS;
}

ur_result_t write(CommandBuffer &buffer, ur_command_t type, Mem &mem, const BoxLayout &to, const void *src,
                  const BoxLayout &from, const ur_rect_region_t &region, const Appended &how) {
  checkInside(mem, to);
  Node node = copyNode(type, nullptr, to, static_cast<const std::byte *>(src), from, region);
  use(buffer, node, mem, writing(mem, bytesOf(region)), kWritten, to.start);
  buffer.append(std::move(node), how);
  return UR_RESULT_SUCCESS;
}

ur_result_t copy(CommandBuffer &buffer, ur_command_t type, Mem &src, const BoxLayout &from, Mem &dst,
                 const BoxLayout &to, const ur_rect_region_t &region, const Appended &how) {
  checkCopy(src, from, dst, to, region);
  Node node = copyNode(type, nullptr, to, nullptr, from, region);
  use(buffer, node, src, {}, kRead, from.start);
  use(buffer, node, dst, writing(dst, bytesOf(region)), kWritten, to.start);
  buffer.append(std::move(node), how);
  return UR_RESULT_SUCCESS;
}

} // namespace

namespace api {

ur_result_t urCommandBufferAppendMemBufferCopyExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t src,
                                                  ur_mem_handle_t dst, size_t srcOffset, size_t dstOffset, size_t size,
                                                  uint32_t pointCount, const ur_exp_command_buffer_sync_point_t *points,
                                                  uint32_t count, const ur_event_handle_t *waits,
                                                  ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                  ur_exp_command_buffer_command_handle_t *command) {
  src->checkRange(srcOffset, size);
  dst->checkRange(dstOffset, size);
  return copy(*buffer, UR_COMMAND_MEM_BUFFER_COPY, *src, rangeOf(srcOffset, size), *dst, rangeOf(dstOffset, size),
              {size, 1, 1}, {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendMemBufferWriteExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                                   size_t offset, size_t size, const void *src, uint32_t pointCount,
                                                   const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                                   const ur_event_handle_t *waits,
                                                   ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                   ur_exp_command_buffer_command_handle_t *command) {
  mem->checkRange(offset, size);
  return write(*buffer, UR_COMMAND_MEM_BUFFER_WRITE, *mem, rangeOf(offset, size), src, rangeOf(0, size), {size, 1, 1},
               {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendMemBufferReadExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                                  size_t offset, size_t size, void *dst, uint32_t pointCount,
                                                  const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                                  const ur_event_handle_t *waits,
                                                  ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                  ur_exp_command_buffer_command_handle_t *command) {
  mem->checkRange(offset, size);
  return read(*buffer, UR_COMMAND_MEM_BUFFER_READ, *mem, rangeOf(offset, size), dst, rangeOf(0, size), {size, 1, 1},
              {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t src, ur_mem_handle_t dst, ur_rect_offset_t srcOrigin,
    ur_rect_offset_t dstOrigin, ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t pointCount, const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
    const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
    ur_exp_command_buffer_command_handle_t *command) {
  return copy(*buffer, UR_COMMAND_MEM_BUFFER_COPY_RECT, *src, layoutOf(srcOrigin, region, srcRowPitch, srcSlicePitch),
              *dst, layoutOf(dstOrigin, region, dstRowPitch, dstSlicePitch), region,
              {pointCount, points, count, waits, point, event, command});
}

ur_result_t
urCommandBufferAppendMemBufferWriteRectExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                           ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                           ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                           size_t hostRowPitch, size_t hostSlicePitch, void *src, uint32_t pointCount,
                                           const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                           const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point,
                                           ur_event_handle_t *event, ur_exp_command_buffer_command_handle_t *command) {
  return write(*buffer, UR_COMMAND_MEM_BUFFER_WRITE_RECT, *mem,
               layoutOf(bufferOrigin, region, bufferRowPitch, bufferSlicePitch), src,
               layoutOf(hostOrigin, region, hostRowPitch, hostSlicePitch), region,
               {pointCount, points, count, waits, point, event, command});
}

ur_result_t
urCommandBufferAppendMemBufferReadRectExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                          ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                          ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                          size_t hostRowPitch, size_t hostSlicePitch, void *dst, uint32_t pointCount,
                                          const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
                                          const ur_event_handle_t *waits, ur_exp_command_buffer_sync_point_t *point,
                                          ur_event_handle_t *event, ur_exp_command_buffer_command_handle_t *command) {
  return read(*buffer, UR_COMMAND_MEM_BUFFER_READ_RECT, *mem,
              layoutOf(bufferOrigin, region, bufferRowPitch, bufferSlicePitch), dst,
              layoutOf(hostOrigin, region, hostRowPitch, hostSlicePitch), region,
              {pointCount, points, count, waits, point, event, command});
}

ur_result_t urCommandBufferAppendMemBufferFillExp(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                                  const void *pattern, size_t patternSize, size_t offset, size_t size,
                                                  uint32_t pointCount, const ur_exp_command_buffer_sync_point_t *points,
                                                  uint32_t count, const ur_event_handle_t *waits,
                                                  ur_exp_command_buffer_sync_point_t *point, ur_event_handle_t *event,
                                                  ur_exp_command_buffer_command_handle_t *command) {
  mem->checkRange(offset, size);
  Node node{UR_COMMAND_MEM_BUFFER_FILL, record(FillPort{{nullptr, pattern, patternSize, size, 1, size}})};
  use(*buffer, node, *mem, writing(*mem, size), kWritten, offset);
  buffer->append(std::move(node), {pointCount, points, count, waits, point, event, command});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
