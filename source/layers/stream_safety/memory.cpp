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
  const ur_dditable_t *const below = next.load(std::memory_order_relaxed);
  const ur_result_t result = below->USM.pfnGetMemAllocInfo(call.parameter<ur_context_handle_t>(0), memory,
                                                           UR_USM_ALLOC_INFO_SIZE, sizeof size, &size, nullptr);
  return result == UR_RESULT_SUCCESS ? size : 0;
}

} // namespace

void Guard::memory() {
  State &all = state();
  const auto appears = [&](const void *begin, size_t size, bool isDevices = false) {
    if (begin && size)
      all.blocks.allocated(begin, size, isDevices, nullptr, placeOf(call_.slot, nullptr, caller_));
  };
  switch (call_.record) {
  case RecordId::ur_usm_host_alloc_params_t:
    return appears(*call_.parameter<void **>(4), call_.parameter<size_t>(3));
  case RecordId::ur_usm_device_alloc_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<size_t>(4), true);
  case RecordId::ur_usm_shared_alloc_params_t:
    return appears(*call_.parameter<void **>(5), call_.parameter<size_t>(4));
  case RecordId::ur_usm_pitched_alloc_exp_params_t:
    return appears(*call_.parameter<void **>(7), *call_.parameter<size_t *>(8) * call_.parameter<size_t>(5), true);
  case RecordId::ur_usm_host_alloc_register_exp_params_t:
  case RecordId::ur_usm_import_exp_params_t:
  case RecordId::ur_virtual_mem_map_params_t:
    return appears(call_.parameter<void *>(1), call_.parameter<size_t>(2));
  case RecordId::ur_ipc_open_mem_handle_exp_params_t: {
    const void *const begin = *call_.parameter<void **>(4);
    return appears(begin, sizeOf(call_, begin));
  }
  case RecordId::ur_virtual_mem_reserve_params_t: {
    const void *const begin = *call_.parameter<void **>(3);
    appears(begin, call_.parameter<size_t>(2));
    return all.blocks.ended(begin, Blocks::End::reserved, {}, placeOf(call_.slot, nullptr, caller_));
  }
  case RecordId::ur_virtual_mem_unmap_params_t:
    return all.blocks.ended(call_.parameter<void *>(1), Blocks::End::unmapped, all.order.hostAtMost(),
                            placeOf(call_.slot, nullptr, caller_));
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
  all.blocks.ended(call_.parameter<void *>(1), Blocks::End::closed, all.order.hostAtMost(),
                   placeOf(call_.slot, nullptr, caller_));
}

/// The host copies, after what it knows of.
void Guard::copiedByHost() {
  State &all = state();
  const Accesses accesses(call_, all.objects, all.reached);
  place_ = placeOf(call_.slot, nullptr, caller_);
  checkOverlaps(accesses.all());
  const Clock host = all.order.hostAtMost();
  for (const Access &access : accesses.all())
    all.blocks.used(access, {host, {}, place_});
}

/// Buffers, images, variables and kernels.
void Guard::object() {
  State &all = state();
  switch (call_.record) {
  case RecordId::ur_mem_buffer_create_params_t:
    return all.objects.addBuffer(*call_.parameter<void **>(4), call_.parameter<size_t>(2),
                                 placeOf(call_.slot, nullptr, caller_));
  case RecordId::ur_mem_buffer_partition_params_t: {
    const auto &region = *call_.parameter<const ur_buffer_region_t *>(3);
    return all.objects.addPart(*call_.parameter<void **>(4), call_.parameter<const void *>(0), region.origin,
                               region.size);
  }
  case RecordId::ur_mem_image_create_params_t:
    return all.objects.addImage(*call_.parameter<void **>(5), *call_.parameter<const ur_image_desc_t *>(3),
                                placeOf(call_.slot, nullptr, caller_));
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
