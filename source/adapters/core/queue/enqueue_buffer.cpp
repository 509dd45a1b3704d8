// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands on buffers: reads, writes, copies, of ranges and of boxes, fills, mappings.
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/queue/memory_command.hpp"

namespace ur::core {
namespace {

/// Where a box lies in memory. Bytes.
struct Layout {
  size_t start = 0, rowPitch = 0, slicePitch = 0;
  size_t end = 0; ///< behind the last byte
};

/// Pitches of 0 mean no gaps. Throws INVALID_SIZE where the numbers overflow.
Layout layoutOf(const ur_rect_offset_t &origin, const ur_rect_region_t &region, size_t rowPitch, size_t slicePitch) {
  Layout layout;
  layout.rowPitch = rowPitch != 0 ? rowPitch : region.width;
  bool overflow = false;
  const auto times = [&](size_t a, size_t b) {
    size_t product = 0;
    overflow = __builtin_mul_overflow(a, b, &product) || overflow;
    return product;
  };
  const auto plus = [&](size_t a, size_t b) {
    size_t sum = 0;
    overflow = __builtin_add_overflow(a, b, &sum) || overflow;
    return sum;
  };
  layout.slicePitch = slicePitch != 0 ? slicePitch : times(layout.rowPitch, region.height);
  layout.start = plus(plus(times(origin.z, layout.slicePitch), times(origin.y, layout.rowPitch)), origin.x);
  const size_t slices = times(region.depth - 1, layout.slicePitch), rows = times(region.height - 1, layout.rowPitch);
  layout.end = plus(plus(layout.start, region.width), plus(slices, rows));
  if (overflow) {
    throw UR_RESULT_ERROR_INVALID_SIZE;
  }
  return layout;
}

Layout rangeOf(size_t offset, size_t size) noexcept {
  return {offset, size, size, offset + size};
}

void checkInside(const Mem &mem, const Layout &layout) {
  mem.checkRange(layout.start, layout.end - layout.start);
}

CopyDesc copyDesc(std::byte *dst, const Layout &dstLayout, const std::byte *src, const Layout &srcLayout,
                  const ur_rect_region_t &region) noexcept {
  CopyDesc desc;
  desc.dst = dst + dstLayout.start;
  desc.src = src + srcLayout.start;
  desc.width = region.width;
  desc.height = region.height;
  desc.depth = region.depth;
  desc.dstRowPitch = dstLayout.rowPitch;
  desc.dstSlicePitch = dstLayout.slicePitch;
  desc.srcRowPitch = srcLayout.rowPitch;
  desc.srcSlicePitch = srcLayout.slicePitch;
  return desc;
}

/// A command that writes that much of a buffer: all of its memory, or a part.
ContentsUse writing(const Mem &mem, size_t size) noexcept {
  return {size != mem.buffer().size(), true};
}

ur_result_t read(Queue &queue, Mem &buffer, const Layout &from, std::byte *dst, const Layout &to,
                 const ur_rect_region_t &region, const Command &command) {
  checkInside(buffer, from);
  MemoryCommand commands(queue, command);
  commands.use(buffer, {});
  commands.prepareCopy(region);
  const CopyDesc desc = copyDesc(dst, to, commands.address(buffer), from, region);
  commands.submit(CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

ur_result_t write(Queue &queue, Mem &buffer, const Layout &to, const std::byte *src, const Layout &from,
                  const ur_rect_region_t &region, const Command &command) {
  checkInside(buffer, to);
  MemoryCommand commands(queue, command);
  commands.use(buffer, writing(buffer, region.width * region.height * region.depth));
  commands.prepareCopy(region);
  const CopyDesc desc = copyDesc(commands.address(buffer), to, src, from, region);
  commands.submit(CopyPort{desc});
  return UR_RESULT_SUCCESS;
}

/// Whether boxes of one memory share a byte; of different pitches, whether their extents do.
bool overlap(const Layout &a, const Layout &b, const ur_rect_region_t &region) noexcept {
  if (a.start >= b.end || b.start >= a.end) {
    return false;
  }
  if (a.rowPitch != b.rowPitch || a.slicePitch != b.slicePitch) {
    return true;
  }
  const size_t apart = std::max(a.start, b.start) - std::min(a.start, b.start);
  const size_t column = apart % a.rowPitch, rows = apart / a.rowPitch, rowsOfSlice = a.slicePitch / a.rowPitch;
  const auto rowsMeet = [&](size_t rowsApart) {
    const size_t row = rowsApart % rowsOfSlice, slice = rowsApart / rowsOfSlice;
    return (row < region.height && slice < region.depth) ||
           (rowsOfSlice - row < region.height && slice + 1 < region.depth);
  };
  // The later box begins to the right of the earlier one's column, or, a row further, to the left.
  return (column < region.width && rowsMeet(rows)) || (a.rowPitch - column < region.width && rowsMeet(rows + 1));
}

ur_result_t copy(Queue &queue, Mem &src, Layout from, Mem &dst, Layout to, const ur_rect_region_t &region,
                 const Command &command) {
  checkInside(src, from);
  checkInside(dst, to);
  if (&src.buffer() == &dst.buffer()) {
    Layout wholeFrom = from, wholeTo = to;
    wholeFrom.start += src.offset();
    wholeFrom.end += src.offset();
    wholeTo.start += dst.offset();
    wholeTo.end += dst.offset();
    if (overlap(wholeFrom, wholeTo, region)) {
      return UR_RESULT_ERROR_OVERLAPPING_REGIONS;
    }
  }
  MemoryCommand commands(queue, command);
  commands.use(src, {});
  commands.use(dst, writing(dst, region.width * region.height * region.depth));
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
    if (memory_) {
      freeAfterAll(context_, Storage::host, memory_);
    }
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
  buffer->checkRange(offset, size);
  if (&buffer->context() != &queue->context()) {
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
  constexpr ur_map_flags_t kInvalidate = UR_MAP_FLAG_WRITE_INVALIDATE_REGION;
  if ((flags & kInvalidate) != 0 && (flags & ~kInvalidate) != 0) {
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
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
  if (&buffer->context() != &queue->context()) {
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  }
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
  if (mapping.temporary) {
    freeLater(queue->context(), Storage::host, mapping.host, std::move(done));
  }
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
