// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers and images: made, cut into parts, described. What is enqueued on them is in enqueue_buffer.cpp and
// enqueue_image.cpp.
#include "adapters/core/memory/mem.hpp"

#include "adapters/core/device/context.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/object/info.hpp"

namespace ur::core {
namespace {

void checkSize(const Context &context, size_t size) {
  for (const Device *device : context.devices()) {
    if (device->facts().maxMemAllocSize != 0 && size > device->facts().maxMemAllocSize)
      throw UR_RESULT_ERROR_INVALID_BUFFER_SIZE;
  }
}

/// The use of a part: its own where it says one, within the whole's.
ur_mem_flags_t partFlags(const Mem &whole, ur_mem_flags_t flags) {
  checkMemFlags(flags);
  if ((flags & ~kMemAccess) != 0)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  const ur_mem_flags_t limit = whole.flags() & kMemAccess;
  if (flags != 0 && limit != 0 && limit != UR_MEM_FLAG_READ_WRITE && flags != limit)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  return (flags != 0 ? flags : limit) | (whole.flags() & ~kMemAccess);
}

} // namespace

namespace api {

ur_result_t urMemBufferCreate(ur_context_handle_t context, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *properties, ur_mem_handle_t *buffer) {
  checkMemFlags(flags);
  checkSize(*context, size);
  // Channels and locations of chained properties are hints where the device has one memory, as all so far have.
  auto memory = makeRef<BufferMemory>(*context, flags, size, properties ? properties->pHost : nullptr);
  *buffer = new Mem(std::move(memory), flags, 0, size, false);
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemBufferPartition(ur_mem_handle_t buffer, ur_mem_flags_t flags, ur_buffer_create_type_t,
                                 const ur_buffer_region_t *region, ur_mem_handle_t *part) {
  BufferMemory &memory = buffer->buffer();
  if (buffer->part())
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  const ur_mem_flags_t own = partFlags(*buffer, flags);
  if (region->origin > buffer->size() || region->size > buffer->size() - region->origin)
    return UR_RESULT_ERROR_INVALID_VALUE;
  for (const Device *device : buffer->context().devices()) {
    if (region->origin % std::max<size_t>(device->facts().memBaseAddrAlignBits / 8, 1) != 0)
      return UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET;
  }
  *part = new Mem(Ref<BufferMemory>(&memory), own, region->origin, region->size, true);
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemGetInfo(ur_mem_handle_t memory, ur_mem_info_t query, size_t size, void *value, size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  switch (query) {
  case UR_MEM_INFO_SIZE:
    return info.put<UR_MEM_INFO_SIZE>(memory->size());
  case UR_MEM_INFO_CONTEXT:
    return info.put<UR_MEM_INFO_CONTEXT>(&memory->context());
  case UR_MEM_INFO_REFERENCE_COUNT:
    return info.put<UR_MEM_INFO_REFERENCE_COUNT>(memory->users());
  default:
    return unanswered(query);
  }
}

ur_result_t urMemImageCreate(ur_context_handle_t context, ur_mem_flags_t flags, const ur_image_format_t *format,
                             const ur_image_desc_t *desc, void *host, ur_mem_handle_t *image) {
  checkMemFlags(flags);
  *image = new Mem(makeRef<ImageMemory>(*context, flags, *format, *desc, host), flags);
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t memory, ur_image_info_t query, size_t size, void *value,
                              size_t *sizeRet) {
  const InfoWriter info(size, value, sizeRet);
  const ImageDesc &desc = memory->image().desc();
  const bool array = desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY || desc.type == UR_MEM_TYPE_IMAGE2D_ARRAY;
  const bool rowsOnly = desc.type == UR_MEM_TYPE_IMAGE1D || desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
  const bool flat = rowsOnly || desc.type == UR_MEM_TYPE_IMAGE2D;
  switch (query) { // 0: what images of the type don't have
  case UR_IMAGE_INFO_FORMAT:
    return info.put<UR_IMAGE_INFO_FORMAT>(desc.format);
  case UR_IMAGE_INFO_ELEMENT_SIZE:
    return info.put<UR_IMAGE_INFO_ELEMENT_SIZE>(desc.elementSize);
  case UR_IMAGE_INFO_ROW_PITCH:
    return info.put<UR_IMAGE_INFO_ROW_PITCH>(desc.rowPitch);
  case UR_IMAGE_INFO_SLICE_PITCH:
    return info.put<UR_IMAGE_INFO_SLICE_PITCH>(!flat                                    ? desc.slicePitch
                                               : desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY ? desc.rowPitch
                                                                                        : size_t{0});
  case UR_IMAGE_INFO_WIDTH:
    return info.put<UR_IMAGE_INFO_WIDTH>(desc.width);
  case UR_IMAGE_INFO_HEIGHT:
    return info.put<UR_IMAGE_INFO_HEIGHT>(rowsOnly ? size_t{0} : desc.height);
  case UR_IMAGE_INFO_DEPTH:
    return info.put<UR_IMAGE_INFO_DEPTH>(desc.type == UR_MEM_TYPE_IMAGE3D ? desc.depth : size_t{0});
  case UR_IMAGE_INFO_ARRAY_SIZE:
    return info.put<UR_IMAGE_INFO_ARRAY_SIZE>(array ? desc.layers : size_t{0});
  case UR_IMAGE_INFO_NUM_MIP_LEVELS:
    return info.put<UR_IMAGE_INFO_NUM_MIP_LEVELS>(uint32_t{0});
  case UR_IMAGE_INFO_NUM_SAMPLES:
    return info.put<UR_IMAGE_INFO_NUM_SAMPLES>(uint32_t{0});
  default:
    return unanswered(query);
  }
}

} // namespace api
} // namespace ur::core
