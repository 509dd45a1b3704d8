// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on buffers: reads, writes, copies, of ranges and of boxes, fills, mappings.
#include "adapters/core/memory/box.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/memory_command.hpp"
#include "adapters/core/recorded/nodes.hpp"

namespace ur::core {
namespace {

ur_result_t read(Queue &queue, Mem &buffer, const BoxLayout &from, std::byte *dst, const BoxLayout &to,
                 const ur_rect_region_t &region, const Command &command) {
  if (capture(queue, command, [&] { return readNode(queue.context(), command.type, buffer, from, dst, to, region); }))
    return UR_RESULT_SUCCESS;
  checkInside(buffer, from);
  MemoryCommand commands(queue, command);
  commands.use(buffer, {});
  commands.prepareCopy(region);
  const CopyDesc desc = copyDesc(dst, to, commands.address(buffer), from, region);
  commands.submit(CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t write(Queue &queue, Mem &buffer, const BoxLayout &to, const std::byte *src, const BoxLayout &from,
                  const ur_rect_region_t &region, const Command &command) {
  if (capture(queue, command, [&] { return writeNode(queue.context(), command.type, buffer, to, src, from, region); }))
    return UR_RESULT_SUCCESS;
  checkInside(buffer, to);
  MemoryCommand commands(queue, command);
  commands.use(buffer, writing(buffer, bytesOf(region)));
  commands.prepareCopy(region);
  const CopyDesc desc = copyDesc(commands.address(buffer), to, src, from, region);
  commands.submit(CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t copy(Queue &queue, Mem &src, const BoxLayout &from, Mem &dst, const BoxLayout &to,
                 const ur_rect_region_t &region, const Command &command) {
  if (capture(queue, command, [&] { return copyNode(queue.context(), command.type, src, from, dst, to, region); }))
    return UR_RESULT_SUCCESS;
  checkCopy(src, from, dst, to, region);
  MemoryCommand commands(queue, command);
  commands.use(src, {});
  commands.use(dst, writing(dst, bytesOf(region)));
  commands.prepare();
  const CopyDesc desc = copyDesc(commands.address(dst), to, commands.address(src), from, region);
  commands.submit(CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

constexpr ur_map_flags_t kMapWrites = UR_MAP_FLAG_WRITE | UR_MAP_FLAG_WRITE_INVALIDATE_REGION;

/// The host's side of a mapping that isn't the buffer's own memory; what is made for it goes with it.
class HostSide {
public:
  HostSide(Context &context, std::byte *memory) noexcept : context_(context), memory_(memory) {}
  ~HostSide() {
    if (memory_)
      freeAfterAll(context_, Storage::host, memory_);
  }
  void keep() noexcept { memory_ = nullptr; }

private:
  Context &context_;
  std::byte *memory_;
};

} // namespace

namespace api {

ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool blocking, size_t offset,
                                   size_t size, void *dst, uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
  buffer->checkRange(offset, size);
  return read(*queue, *buffer, rangeOf(offset, size), static_cast<std::byte *>(dst), rangeOf(0, size), {size, 1, 1},
              {UR_COMMAND_MEM_BUFFER_READ, {waits, count}, event, blocking});
}

ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool blocking, size_t offset,
                                    size_t size, const void *src, uint32_t count, const ur_event_handle_t *waits,
                                    ur_event_handle_t *event) {
  buffer->checkRange(offset, size);
  return write(*queue, *buffer, rangeOf(offset, size), static_cast<const std::byte *>(src), rangeOf(0, size),
               {size, 1, 1}, {UR_COMMAND_MEM_BUFFER_WRITE, {waits, count}, event, blocking});
}

ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool blocking,
                                       ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                       ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                       size_t hostRowPitch, size_t hostSlicePitch, void *dst, uint32_t count,
                                       const ur_event_handle_t *waits, ur_event_handle_t *event) {
  return read(*queue, *buffer, layoutOf(bufferOrigin, region, bufferRowPitch, bufferSlicePitch),
              static_cast<std::byte *>(dst), layoutOf(hostOrigin, region, hostRowPitch, hostSlicePitch), region,
              {UR_COMMAND_MEM_BUFFER_READ_RECT, {waits, count}, event, blocking});
}

ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool blocking,
                                        ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
                                        ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch,
                                        size_t hostRowPitch, size_t hostSlicePitch, void *src, uint32_t count,
                                        const ur_event_handle_t *waits, ur_event_handle_t *event) {
  return write(*queue, *buffer, layoutOf(bufferOrigin, region, bufferRowPitch, bufferSlicePitch),
               static_cast<const std::byte *>(src), layoutOf(hostOrigin, region, hostRowPitch, hostSlicePitch), region,
               {UR_COMMAND_MEM_BUFFER_WRITE_RECT, {waits, count}, event, blocking});
}

ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t queue, ur_mem_handle_t src, ur_mem_handle_t dst, size_t srcOffset,
                                   size_t dstOffset, size_t size, uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
  src->checkRange(srcOffset, size);
  dst->checkRange(dstOffset, size);
  return copy(*queue, *src, rangeOf(srcOffset, size), *dst, rangeOf(dstOffset, size), {size, 1, 1},
              {UR_COMMAND_MEM_BUFFER_COPY, {waits, count}, event});
}

ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t queue, ur_mem_handle_t src, ur_mem_handle_t dst,
                                       ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
                                       size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
                                       size_t dstSlicePitch, uint32_t count, const ur_event_handle_t *waits,
                                       ur_event_handle_t *event) {
  return copy(*queue, *src, layoutOf(srcOrigin, region, srcRowPitch, srcSlicePitch), *dst,
              layoutOf(dstOrigin, region, dstRowPitch, dstSlicePitch), region,
              {UR_COMMAND_MEM_BUFFER_COPY_RECT, {waits, count}, event});
}

ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t queue, ur_mem_handle_t buffer, const void *pattern,
                                   size_t patternSize, size_t offset, size_t size, uint32_t count,
                                   const ur_event_handle_t *waits, ur_event_handle_t *event) {
  buffer->checkRange(offset, size);
  const Command command{UR_COMMAND_MEM_BUFFER_FILL, {waits, count}, event};
  const auto node = [&] { return fillNode(queue->context(), *buffer, pattern, patternSize, offset, size); };
  if (capture(*queue, command, node))
    return UR_RESULT_SUCCESS;
  MemoryCommand commands(*queue, command);
  commands.use(*buffer, writing(*buffer, size));
  commands.prepare();
  const FillDesc desc{commands.address(*buffer) + offset, pattern, patternSize, size, 1, size};
  commands.submit(FillPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t queue, ur_mem_handle_t buffer, bool blocking, ur_map_flags_t flags,
                                  size_t offset, size_t size, uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event, void **mapped) {
  refuseCapture(*queue);
  buffer->checkRange(offset, size);
  if (&buffer->context() != &queue->context())
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  constexpr ur_map_flags_t kInvalidate = UR_MAP_FLAG_WRITE_INVALIDATE_REGION;
  if ((flags & kInvalidate) != 0 && (flags & ~kInvalidate) != 0)
    return UR_RESULT_ERROR_INVALID_VALUE;
  BufferMemory &memory = buffer->buffer();
  const size_t start = buffer->offset() + offset;
  BufferMemory::Mapping mapping{memory.hostView(), start, size, flags == 0 || (flags & kMapWrites) != 0, false};
  mapping.host = mapping.host ? mapping.host : memory.hostPointer();
  if (mapping.host) {
    mapping.host += start;
  } else {
    mapping.host = static_cast<std::byte *>(
        allocateTrimming(queue->context(), MemoryKind::host, queue->deviceIndex(), size, alignof(std::max_align_t)));
    mapping.temporary = true;
  }
  HostSide made(queue->context(), mapping.temporary ? mapping.host : nullptr);
  memory.addMapping(mapping);
  const Command command{UR_COMMAND_MEM_BUFFER_MAP, {waits, count}, event, blocking};
  try {
    if (memory.hostView() || (flags & kInvalidate) != 0) {
      enqueueMarker(*queue, command);
    } else {
      MemoryCommand commands(*queue, command);
      commands.use(*buffer, {});
      commands.prepareCopy({size, 1, 1});
      CopyDesc desc;
      desc.dst = mapping.host;
      desc.src = commands.address(*buffer) + offset;
      desc.width = desc.dstRowPitch = desc.srcRowPitch = size;
      commands.submit(CopyPort{desc});
    }
  } catch (...) {
    (void)memory.takeMapping(mapping.host);
    throw;
  }
  made.keep();
  *mapped = mapping.host;
  return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueMemUnmap(ur_queue_handle_t queue, ur_mem_handle_t buffer, void *mapped, uint32_t count,
                              const ur_event_handle_t *waits, ur_event_handle_t *event) {
  refuseCapture(*queue);
  if (&buffer->context() != &queue->context())
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  BufferMemory &memory = buffer->buffer();
  const BufferMemory::Mapping mapping = memory.takeMapping(mapped);
  const Command command{UR_COMMAND_MEM_UNMAP, {waits, count}, event};
  Stamp done;
  try {
    done.reserve(1);
    if (mapping.temporary && !mapping.writes) {
      done.push_back(Enqueue(*queue, command).submit(FencePort{}, true));
    } else if (memory.hostView() || !mapping.writes) {
      enqueueMarker(*queue, command);
    } else {
      MemoryCommand commands(*queue, command);
      commands.use(*buffer, {mapping.size != memory.size(), true});
      commands.prepare();
      CopyDesc desc;
      desc.dst = commands.address(*buffer) - buffer->offset() + mapping.offset;
      desc.src = mapping.host;
      desc.width = desc.dstRowPitch = desc.srcRowPitch = mapping.size;
      done.push_back(commands.submit(CopyPort{desc}, mapping.temporary));
    }
  } catch (...) {
    memory.addMapping(mapping); // still mapped
    throw;
  }
  if (mapping.temporary)
    freeLater(queue->context(), Storage::host, mapping.host, std::move(done));
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
