// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Native handles of buffers and images: of what they are on one device. That of a buffer's part begins where the part
// does. Where devices have copies of their own, an import is that of its device, and the others get theirs by moves.
#include "adapters/core/device/native.hpp"
#include "adapters/core/memory/mem.hpp"
#include "adapters/core/object/generated/api.hpp"

namespace ur::core::api {

// Where an import is an argument of `new`, the handle's own memory is there before anything is taken over.

ur_result_t urMemGetNativeHandle(ur_mem_handle_t memory, ur_device_handle_t device, ur_native_handle_t *native) {
  NativeDriver &driver = nativeHandles(memory->context());
  Contents &contents = memory->contents();
  const Contents::End there = contents.on(device ? memory->context().indexOf(device) : contents.home());
  if (there.kind == Storage::image)
    return driver.imageHandle(static_cast<NativeImage>(there.storage), native);
  const bool callers = there.kind == Storage::host && (memory->flags() & UR_MEM_FLAG_USE_HOST_POINTER) != 0;
  return driver.memoryHandle(memoryKind(there.kind), static_cast<std::byte *>(there.storage) + memory->offset(),
                             callers ? 0 : memory->size(), native);
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                              const ur_mem_native_properties_t *properties, ur_mem_handle_t *buffer) {
  ImportedMemory facts;
  check(nativeHandles(*context).importMemory(native, false, &facts));
  *buffer = new Mem(makeRef<BufferMemory>(*context, native, takesOver(properties), facts), 0, 0, facts.size, false);
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t native, ur_context_handle_t context,
                                             const ur_image_format_t *format, const ur_image_desc_t *desc,
                                             const ur_mem_native_properties_t *properties, ur_mem_handle_t *image) {
  if (desc->stype != UR_STRUCTURE_TYPE_IMAGE_DESC || desc->type > UR_MEM_TYPE_IMAGE1D_ARRAY || desc->numMipLevel != 0 ||
      desc->numSamples != 0) // The checks that urMemImageCreate has in the specification.
    return UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR;
  *image = new Mem(makeRef<ImageMemory>(*context, native, takesOver(properties), *format, *desc), 0);
  return UR_RESULT_SUCCESS;
}

} // namespace ur::core::api
