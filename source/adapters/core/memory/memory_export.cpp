// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for other APIs: a range of its own, behind which lies physical memory that can be shared.
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/memory/exportable.hpp"
#include "adapters/core/memory/physical_mem.hpp"
#include "adapters/core/memory/usm.hpp"
#include "adapters/core/object/generated/api.hpp"
#include "adapters/core/port/driver_inter_process.hpp"

namespace ur::core {
namespace {

/// The driver's part, if the device has such memory. Throws UNSUPPORTED_FEATURE.
InterProcessDriver &exportingOf(const Context &context, const Device &device) {
  InterProcessDriver *driver = context.driver().interProcess();
  if (!driver || !context.driver().virtualMemory() || !device.facts().exportableMemory)
    throw UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  return *driver;
}

/// The size in whole units. Throws UNSUPPORTED_SIZE.
size_t wholeUnits(const Device &device, size_t size, size_t unit) {
  const uint64_t most = device.facts().maxMemAllocSize;
  if (size > SIZE_MAX - unit || (most != 0 && size > most))
    throw UR_RESULT_ERROR_UNSUPPORTED_SIZE;
  return (size + unit - 1) / unit * unit;
}

/// Addresses behind which nothing lies any more. Those that can't be given back go with the context.
void dropRange(Context &context, void *start, size_t size) noexcept {
  try {
    context.allocations().virtualRanges().free(virtualMemoryOf(context), start, size);
  } catch (...) {
    logger().warning("a range of addresses can't be given back before its context");
  }
}

} // namespace

namespace api {

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t context, ur_device_handle_t device,
                                                   size_t alignment, size_t size, ur_exp_external_mem_type_t type,
                                                   void **memory) {
  const uint32_t index = context->indexOf(device);
  (void)exportingOf(*context, *device);
  if (type != UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  VirtualMemoryDriver &driver = virtualMemoryOf(*context);
  const size_t unit = driver.granularity(index, size).minimum;
  if (alignment > unit)
    return UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
  const size_t whole = wholeUnits(*device, size, unit);
  auto block = makeRef<PhysicalBlock>(driver, device, whole, unit);
  makeTrimming(*context, index, [&] { return driver.createPhysical(index, whole, true, &block->native); });
  VirtualRanges &ranges = context->allocations().virtualRanges();
  void *start = ranges.reserve(driver, nullptr, whole, unit);
  ExportableMemory &exportable = context->exportableMemory();
  try {
    exportable.add(start, {block, type});
    ranges.map(start, whole, block, 0, VirtualAccess::readWrite);
  } catch (...) {
    (void)exportable.take(start);
    dropRange(*context, start, whole);
    throw;
  }
  *memory = start;
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t context, ur_device_handle_t device,
                                                  void *memory) {
  (void)context->indexOf(device);
  (void)exportingOf(*context, *device);
  ExportableMemory &exportable = context->exportableMemory();
  ExportableMemory::Node taken = exportable.take(memory);
  if (taken.empty())
    return UR_RESULT_ERROR_INVALID_VALUE;
  const PhysicalBlock &block = *taken.mapped().block;
  const size_t size = block.size;
  try {
    if (block.device != device)
      throw UR_RESULT_ERROR_INVALID_VALUE;
    context->allocations().virtualRanges().unmap(virtualMemoryOf(*context), memory, size);
  } catch (...) {
    exportable.putBack(std::move(taken));
    throw;
  }
  dropRange(*context, memory, size);
  return UR_RESULT_SUCCESS;
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t context, ur_device_handle_t device,
                                                ur_exp_external_mem_type_t type, void *memory, void *handle) {
  (void)context->indexOf(device);
  InterProcessDriver &driver = exportingOf(*context, *device);
  const std::optional<ExportableMemory::Piece> found = context->exportableMemory().find(memory);
  if (!found || found->type != type || found->block->device != device)
    return UR_RESULT_ERROR_INVALID_VALUE;
  return driver.exportDescriptor(found->block->native, static_cast<int *>(handle));
}

} // namespace api
} // namespace ur::core
