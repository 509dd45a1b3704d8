// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The getters by which a loader takes the adapter's table,
// and the functions of our own, which it finds by their names.
#include "adapters/mock/table.hpp"

namespace ur::mock {

namespace {

template <typename Table>
ur_result_t give(ur_api_version_t version, const Table &own, Table *table) noexcept {
  if (!table) {
    return UR_RESULT_ERROR_INVALID_NULL_POINTER;
  }
  if (version != UR_API_VERSION_CURRENT) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  const auto *const start = reinterpret_cast<const char *>(&kTable);
  if (refusesRelease(static_cast<std::size_t>(reinterpret_cast<const char *>(&own) - start), table)) {
    return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
  }
  *table = own;
  return UR_RESULT_SUCCESS;
}

} // namespace
} // namespace ur::mock

extern "C" {

UR_APIEXPORT ur_result_t UR_APICALL urGetAdapterProcAddrTable(ur_api_version_t version,
                                                              ur_adapter_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Adapter, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetPlatformProcAddrTable(ur_api_version_t version,
                                                               ur_platform_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Platform, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetContextProcAddrTable(ur_api_version_t version,
                                                              ur_context_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Context, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEventProcAddrTable(ur_api_version_t version, ur_event_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Event, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEventExpProcAddrTable(ur_api_version_t version,
                                                               ur_event_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.EventExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetProgramProcAddrTable(ur_api_version_t version,
                                                              ur_program_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Program, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetProgramExpProcAddrTable(ur_api_version_t version,
                                                                 ur_program_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.ProgramExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetKernelProcAddrTable(ur_api_version_t version,
                                                             ur_kernel_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Kernel, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetQueueProcAddrTable(ur_api_version_t version, ur_queue_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Queue, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetQueueExpProcAddrTable(ur_api_version_t version,
                                                               ur_queue_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.QueueExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetSamplerProcAddrTable(ur_api_version_t version,
                                                              ur_sampler_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Sampler, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetMemProcAddrTable(ur_api_version_t version, ur_mem_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Mem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetPhysicalMemProcAddrTable(ur_api_version_t version,
                                                                  ur_physical_mem_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.PhysicalMem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueProcAddrTable(ur_api_version_t version,
                                                              ur_enqueue_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Enqueue, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetEnqueueExpProcAddrTable(ur_api_version_t version,
                                                                 ur_enqueue_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.EnqueueExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUSMProcAddrTable(ur_api_version_t version, ur_usm_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.USM, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUSMExpProcAddrTable(ur_api_version_t version,
                                                             ur_usm_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.USMExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetBindlessImagesExpProcAddrTable(ur_api_version_t version,
                                                                        ur_bindless_images_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.BindlessImagesExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetCommandBufferExpProcAddrTable(ur_api_version_t version,
                                                                       ur_command_buffer_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.CommandBufferExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetGraphExpProcAddrTable(ur_api_version_t version,
                                                               ur_graph_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.GraphExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetIPCExpProcAddrTable(ur_api_version_t version,
                                                             ur_ipc_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.IPCExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetMemoryExportExpProcAddrTable(ur_api_version_t version,
                                                                      ur_memory_export_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.MemoryExportExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetUsmP2PExpProcAddrTable(ur_api_version_t version,
                                                                ur_usm_p2p_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.UsmP2PExp, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetVirtualMemProcAddrTable(ur_api_version_t version,
                                                                 ur_virtual_mem_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.VirtualMem, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceProcAddrTable(ur_api_version_t version,
                                                             ur_device_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.Device, pDdiTable);
}

UR_APIEXPORT ur_result_t UR_APICALL urGetDeviceExpProcAddrTable(ur_api_version_t version,
                                                                ur_device_exp_dditable_t *pDdiTable) {
  return ur::mock::give(version, ur::mock::kTable.DeviceExp, pDdiTable);
}

} // extern "C"

namespace own {
static ur_result_t UR_APICALL urLanewayEventWaitFor(uint32_t numEvents, const ur_event_handle_t *phEvents,
                                                    ur_laneway_event_wait_mode_t mode, uint64_t timeout,
                                                    ur_laneway_event_wait_outcome_t *pOutcome, uint32_t *pIndex) {
  return ur::mock::kTable.Own.pfnLanewayEventWaitFor(numEvents, phEvents, mode, timeout, pOutcome, pIndex);
}
} // namespace own
extern "C" const ur_pfnLanewayEventWaitFor_t urLanewayEventWaitFor = own::urLanewayEventWaitFor;
