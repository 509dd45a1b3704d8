// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What command buffers take: commands on buffers.
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/recorded/command_buffer.hpp"
#include "adapters/core/recorded/nodes.hpp"

namespace ur::core {
namespace {

using Appended = CommandBuffer::Appended;

ur_result_t read(CommandBuffer &buffer, ur_command_t type, Mem &mem, const BoxLayout &from, void *dst,
                 const BoxLayout &to, const ur_rect_region_t &region, const Appended &how) {
  buffer.append(readNode(buffer.context(), type, mem, from, dst, to, region), how);
  return UR_RESULT_SUCCESS;
}

ur_result_t write(CommandBuffer &buffer, ur_command_t type, Mem &mem, const BoxLayout &to, const void *src,
                  const BoxLayout &from, const ur_rect_region_t &region, const Appended &how) {
  buffer.append(writeNode(buffer.context(), type, mem, to, src, from, region), how);
  return UR_RESULT_SUCCESS;
}

ur_result_t copy(CommandBuffer &buffer, ur_command_t type, Mem &src, const BoxLayout &from, Mem &dst,
                 const BoxLayout &to, const ur_rect_region_t &region, const Appended &how) {
  buffer.append(copyNode(buffer.context(), type, src, from, dst, to, region), how);
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
  buffer->append(fillNode(buffer->context(), *mem, pattern, patternSize, offset, size),
                 {pointCount, points, count, waits, point, event, command});
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
