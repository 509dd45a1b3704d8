// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that comes and goes by the host's calls.
#include "layers/stream_safety/report.hpp"
#include "layers/stream_safety/safety.hpp"
#include "layers/stream_safety/state.hpp"

namespace ur::layers::stream_safety {

using reflection::RecordId;

namespace {

/// As the adapter says; 0 where it doesn't.
size_t sizeOf(const Call &call, const void *memory) noexcept {
  size_t size = 0;
  const CallTable *const below = next.load(std::memory_order_relaxed);
  const ur_result_t result = below->USM.pfnGetMemAllocInfo(call.parameter<ur_context_handle_t>(0), memory,
                                                           UR_USM_ALLOC_INFO_SIZE, sizeof size, &size, nullptr);
  return result == UR_RESULT_SUCCESS ? size : 0;
}

} // namespace

void Guard::memory() {
  State &all = state();
  const auto appears = [&](const void *begin, size_t size, bool isDevices = false, ur_usm_pool_handle_t pool = {}) {
    locate(nullptr);
    if (begin && size)
      all.blocks.allocated(begin, size, isDevices, nullptr, place_, pool);
  };
  const auto poolAt = [&](uint16_t parameter) { return call_.parameter<ur_usm_pool_handle_t>(parameter); };
  switch (call_.record) {
  case RecordId::ur_usm_host_alloc_params_t:
    return appears(*call_.parameter<void **>(4), call_.parameter<size_t>(3), false, poolAt(2));
  case RecordId::ur_usm_device_alloc_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<size_t>(4), true, poolAt(3));
  case RecordId::ur_usm_shared_alloc_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<size_t>(4), false, poolAt(3));
  case RecordId::ur_usm_pitched_alloc_exp_params_t:
    return appears(*call_.parameter<void **>(7), *call_.parameter<size_t *>(8) * call_.parameter<size_t>(5), true);
  case RecordId::ur_memory_export_alloc_exportable_memory_exp_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<size_t>(3), true);
  case RecordId::ur_bindless_images_map_external_linear_memory_exp_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<uint64_t>(3));
  case RecordId::ur_usm_host_alloc_register_exp_params_t:
  case RecordId::ur_usm_import_exp_params_t:
    return appears(call_.parameter<void *>(1), call_.parameter<size_t>(2));
  case RecordId::ur_virtual_mem_map_params_t: {
    const auto &given = as<ur_virtual_mem_map_params_t>(call_);
    appears(*given.ppStart, *given.psize);
    if (const auto physical = all.objects.find(*given.phPhysicalMem))
      all.aliases.add(*given.ppStart, *given.psize, physical->begin + *given.poffset, physical);
    return;
  }
  case RecordId::ur_ipc_open_mem_handle_exp_params_t: {
    const void *const begin = *call_.parameter<void **>(4);
    const size_t size = sizeOf(call_, begin);
    const uintptr_t own = all.aliases.sharedBy({call_.parameter<const char *>(2), call_.parameter<size_t>(3)});
    appears(begin, size);
    if (own)
      all.aliases.add(begin, size, own, nullptr);
    return;
  }
  case RecordId::ur_ipc_get_mem_handle_exp_params_t:
    return shared();
  case RecordId::ur_virtual_mem_reserve_params_t: {
    const void *const begin = *call_.parameter<void **>(3);
    appears(begin, call_.parameter<size_t>(2));
    return all.blocks.ended(begin, 0, Blocks::End::reserved, place_);
  }
  case RecordId::ur_virtual_mem_unmap_params_t:
    all.aliases.removeWithin(call_.parameter<void *>(1), call_.parameter<size_t>(2));
    return all.blocks.ended(call_.parameter<void *>(1), call_.parameter<size_t>(2), Blocks::End::unmapped, place_);
  case RecordId::ur_virtual_mem_free_params_t:
    return all.blocks.forget(call_.parameter<void *>(1), call_.parameter<size_t>(2));
  case RecordId::ur_usm_context_memcpy_exp_params_t:
    return copiedByHost();
  default:
    return object();
  }
}

/// Before the call: afterwards the address may be somebody else's.
void Guard::beforeClose() {
  State &all = state();
  const auto *const begin = call_.parameter<const void *>(1);
  place_ = placeOf(call_.slot, nullptr, caller_);
  all.blocks.ends(begin, 0, Blocks::End::closed, all.order.hostAtMost(), place_);
  all.blocks.ended(begin, 0, Blocks::End::closed, place_);
  all.aliases.remove(begin);
}

/// The bytes by which the memory can be opened, here too.
void Guard::shared() {
  const auto &given = as<ur_ipc_get_mem_handle_exp_params_t>(call_);
  if (*given.pppIPCMemHandleData && *given.ppIPCMemHandleDataSizeRet) {
    state().aliases.shared({static_cast<const char *>(**given.pppIPCMemHandleData), **given.ppIPCMemHandleDataSizeRet},
                           *given.ppMem);
  }
}

/// The host copies, after what it knows of.
void Guard::copiedByHost() {
  State &all = state();
  const Accesses accesses(call_, all.objects, all.reached);
  place_ = placeOf(call_.slot, nullptr, caller_);
  checkOverlaps(accesses.all());
  const Clock host = all.order.hostAtMost();
  for (const Access &access : accesses.all())
    all.used(access, {host, {}, place_});
}

/// Buffers, images, variables and kernels.
void Guard::object() {
  State &all = state();
  switch (call_.record) {
  case RecordId::ur_mem_buffer_create_params_t: {
    const auto &given = as<ur_mem_buffer_create_params_t>(call_);
    all.objects.addBuffer(**given.pphBuffer, *given.psize, placeOf(call_.slot, nullptr, caller_));
    if (!(*given.pflags & UR_MEM_FLAG_USE_HOST_POINTER))
      return;
    const auto buffer = all.objects.find(**given.pphBuffer);
    return all.aliases.add((*given.ppProperties)->pHost, *given.psize, buffer->begin, buffer);
  }
  case RecordId::ur_physical_mem_create_params_t:
    return all.objects.addBuffer(*call_.parameter<void **>(4), call_.parameter<size_t>(2),
                                 placeOf(call_.slot, nullptr, caller_));
  case RecordId::ur_physical_mem_retain_params_t:
    return all.objects.retain(call_.parameter<const void *>(0));
  case RecordId::ur_mem_buffer_partition_params_t: {
    const auto &region = *call_.parameter<const ur_buffer_region_t *>(3);
    return all.objects.addPart(*call_.parameter<void **>(4), call_.parameter<const void *>(0), region.origin,
                               region.size);
  }
  case RecordId::ur_mem_image_create_params_t: {
    const auto &given = as<ur_mem_image_create_params_t>(call_);
    all.objects.addImage(**given.pphMem, **given.ppImageFormat, **given.ppImageDesc,
                         placeOf(call_.slot, nullptr, caller_));
    const auto image = all.objects.find(**given.pphMem);
    if (image && image->pixel && (*given.pflags & UR_MEM_FLAG_USE_HOST_POINTER))
      all.aliases.add(*given.ppHost, image->size, image->begin, image);
    return;
  }
  case RecordId::ur_mem_retain_params_t:
    return all.objects.retain(call_.parameter<const void *>(0));
  case RecordId::ur_kernel_set_exec_info_params_t: {
    const auto &given = as<ur_kernel_set_exec_info_params_t>(call_);
    if (*given.ppropName != UR_KERNEL_EXEC_INFO_USM_PTRS)
      return;
    const auto *const pointers = static_cast<const uintptr_t *>(*given.ppPropValue);
    all.reached.put(*given.phKernel, std::make_shared<const std::vector<uintptr_t>>(
                                         pointers, pointers + *given.ppropSize / sizeof(uintptr_t)));
    return;
  }
  case RecordId::ur_kernel_create_params_t:
    (void)all.reached.take(*call_.parameter<void **>(2));
    return;
  default:
    return;
  }
}

} // namespace ur::layers::stream_safety
