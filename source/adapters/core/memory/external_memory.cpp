// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory of other APIs: imported by file descriptors, and used where it is mapped.
#include "adapters/core/memory/external.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"

namespace ur::core {
namespace {

bool canImport(const Device &device, ur_exp_external_mem_type_t type) noexcept {
  return device.facts().externalMemory && type == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
}

/// Throws INVALID_DEVICE, and UNSUPPORTED_FEATURE where the device has no such memory.
ExternalDriver &importingOf(const Context &context, const Device *device) {
  (void)context.indexOf(device);
  ExternalDriver *driver = context.driver().external();
  if (!driver || !device->facts().externalMemory)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return *driver;
}

} // namespace

namespace api {

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t device, ur_exp_external_mem_type_t type,
                                                           ur_bool_t *supported) {
  if (!device->facts().externalMemory)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  *supported = canImport(*device, type);
  return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                                                    ur_exp_external_mem_type_t type, ur_exp_external_mem_desc_t *desc,
                                                    ur_exp_external_mem_handle_t *memory) {
  ExternalDriver &driver = importingOf(*context, device);
  if (!canImport(*device, type))
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  if (size == 0)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const int descriptor = descriptorIn(desc->pNext);
  auto block = makeRef<ExternalBlock>(driver, device, size);
  auto made = std::make_unique<ExternalMem>(*context, block);
  check(driver.importMemory(context->indexOf(device), descriptor, size, &block->native)); // Nothing can fail behind it.
  *memory = made.release();
  return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t context, ur_device_handle_t device,
                                                       uint64_t offset, uint64_t size,
                                                       ur_exp_external_mem_handle_t memory, void **address) {
  ExternalDriver &driver = importingOf(*context, device);
  const Ref<ExternalBlock> &block = memory->block();
  if (&memory->context() != context || block->device != device || size == 0 || offset > block->size ||
      size > block->size - offset)
    return UR_RESULT_ERROR_INVALID_VALUE;
  Allocation mapped{nullptr, size, MemoryKind::device, device};
  mapped.origin = Allocation::Origin::external;
  check(driver.mapMemory(block->native, offset, size, &mapped.base));
  try {
    context->externalMappings().add(mapped.base, block);
    context->allocations().insert(mapped);
  } catch (...) {
    (void)context->externalMappings().take(mapped.base);
    (void)driver.unmapMemory(block->native, mapped.base);
    throw;
  }
  *address = mapped.base;
  return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t context, ur_device_handle_t device,
                                                      void *memory) {
  (void)importingOf(*context, device);
  AllocationMap &allocations = context->allocations();
  const std::optional<Allocation> taken = allocations.take(memory, Allocation::Origin::external);
  if (!taken)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const ur_result_t result = taken->device == device ? giveBack(*context, *taken) : UR_RESULT_ERROR_INVALID_VALUE;
  if (result != UR_RESULT_SUCCESS)
    allocations.insert(*taken); // Not freed, so not forgotten.
  return result;
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t context, ur_device_handle_t device,
                                                     ur_exp_external_mem_handle_t memory) {
  (void)importingOf(*context, device);
  if (&memory->context() != context || memory->block()->device != device)
    return UR_RESULT_ERROR_INVALID_VALUE;
  ur::core::release(memory);
  return UR_RESULT_SUCCESS;
}

} // namespace api
} // namespace ur::core
