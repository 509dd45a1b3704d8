// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Weak definitions: the answer of an adapter for what it doesn't implement. A definition of the same function
// anywhere else in the core takes its place.
#include "adapters/core/object/generated/api.hpp"

#define UR_WEAK __attribute__((weak))

namespace ur::core::api {

UR_WEAK ur_result_t urAdapterGet(uint32_t, ur_adapter_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urAdapterGetLastError(ur_adapter_handle_t, const char **, int32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urAdapterGetInfo(ur_adapter_handle_t, ur_adapter_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urAdapterSetLoggerCallback(ur_adapter_handle_t, ur_logger_callback_t, void *, ur_logger_level_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urAdapterSetLoggerCallbackLevel(ur_adapter_handle_t, ur_logger_level_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformGet(ur_adapter_handle_t, uint32_t, ur_platform_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformGetInfo(ur_platform_handle_t, ur_platform_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                     const ur_platform_native_properties_t *, ur_platform_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformGetApiVersion(ur_platform_handle_t, ur_api_version_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPlatformGetBackendOption(ur_platform_handle_t, const char *, const char **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urContextCreate(uint32_t, const ur_device_handle_t *, const ur_context_properties_t *,
                                    ur_context_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urContextGetInfo(ur_context_handle_t, ur_context_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urContextGetNativeHandle(ur_context_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t, uint32_t,
                                                    const ur_device_handle_t *, const ur_context_native_properties_t *,
                                                    ur_context_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urContextSetExtendedDeleter(ur_context_handle_t, ur_context_extended_deleter_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventGetInfo(ur_event_handle_t, ur_event_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventGetProfilingInfo(ur_event_handle_t, ur_profiling_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventWait(uint32_t, const ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventGetNativeHandle(ur_event_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                  const ur_event_native_properties_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventSetCallback(ur_event_handle_t, ur_execution_info_t, ur_event_callback_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEventCreateExp(ur_context_handle_t, ur_device_handle_t, const ur_exp_event_desc_t *,
                                     ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramCreateWithIL(ur_context_handle_t, const void *, size_t, const ur_program_properties_t *,
                                          ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramCreateWithBinary(ur_context_handle_t, uint32_t, ur_device_handle_t *, size_t *,
                                              const uint8_t **, const ur_program_properties_t *,
                                              ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramBuild(ur_context_handle_t, ur_program_handle_t, const char *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramCompile(ur_context_handle_t, ur_program_handle_t, const char *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramLink(ur_context_handle_t, uint32_t, const ur_program_handle_t *, const char *,
                                  ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramGetFunctionPointer(ur_device_handle_t, ur_program_handle_t, const char *, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramGetGlobalVariablePointer(ur_device_handle_t, ur_program_handle_t, const char *, size_t *,
                                                      void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramGetInfo(ur_program_handle_t, ur_program_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramGetBuildInfo(ur_program_handle_t, ur_device_handle_t, ur_program_build_info_t, size_t,
                                          void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramSetSpecializationConstants(ur_program_handle_t, uint32_t,
                                                        const ur_specialization_constant_info_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramGetNativeHandle(ur_program_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                    const ur_program_native_properties_t *, ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramDynamicLinkExp(ur_context_handle_t, uint32_t, const ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramBuildExp(ur_program_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t,
                                      const char *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramCompileExp(ur_program_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t,
                                        const char *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urProgramLinkExp(ur_context_handle_t, uint32_t, ur_device_handle_t *, ur_exp_program_flags_t,
                                     uint32_t, const ur_program_handle_t *, const char *, ur_program_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelCreate(ur_program_handle_t, const char *, ur_kernel_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetInfo(ur_kernel_handle_t, ur_kernel_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t, ur_device_handle_t, ur_kernel_group_info_t, size_t, void *,
                                         size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t, ur_device_handle_t, ur_kernel_sub_group_info_t, size_t,
                                            void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t, ur_program_handle_t,
                                                   const ur_kernel_native_properties_t *, ur_kernel_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetSuggestedLocalWorkSize(ur_kernel_handle_t, ur_queue_handle_t, uint32_t, const size_t *,
                                                      const size_t *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelGetSuggestedLocalWorkSizeWithArgs(ur_kernel_handle_t, ur_queue_handle_t, uint32_t,
                                                              const size_t *, const size_t *, uint32_t,
                                                              const ur_exp_kernel_arg_properties_t *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelSetExecInfo(ur_kernel_handle_t, ur_kernel_exec_info_t, size_t,
                                        const ur_kernel_exec_info_properties_t *, const void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelSetSpecializationConstants(ur_kernel_handle_t, uint32_t,
                                                       const ur_specialization_constant_info_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urKernelSuggestMaxCooperativeGroupCount(ur_kernel_handle_t, ur_device_handle_t, uint32_t,
                                                            const size_t *, size_t, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueGetInfo(ur_queue_handle_t, ur_queue_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueCreate(ur_context_handle_t, ur_device_handle_t, const ur_queue_properties_t *,
                                  ur_queue_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueGetNativeHandle(ur_queue_handle_t, ur_queue_native_desc_t *, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t, ur_device_handle_t,
                                                  const ur_queue_native_properties_t *, ur_queue_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueFinish(ur_queue_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueFlush(ur_queue_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t, ur_exp_graph_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t, ur_exp_graph_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t, bool *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urQueueGetGraphExp(ur_queue_handle_t, ur_exp_graph_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urSamplerCreate(ur_context_handle_t, const ur_sampler_desc_t *, ur_sampler_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urSamplerGetInfo(ur_sampler_handle_t, ur_sampler_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                    const ur_sampler_native_properties_t *, ur_sampler_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemImageCreate(ur_context_handle_t, ur_mem_flags_t, const ur_image_format_t *,
                                     const ur_image_desc_t *, void *, ur_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemBufferCreate(ur_context_handle_t, ur_mem_flags_t, size_t, const ur_buffer_properties_t *,
                                      ur_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemBufferPartition(ur_mem_handle_t, ur_mem_flags_t, ur_buffer_create_type_t,
                                         const ur_buffer_region_t *, ur_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemGetNativeHandle(ur_mem_handle_t, ur_device_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t,
                                                      const ur_mem_native_properties_t *, ur_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t, ur_context_handle_t, const ur_image_format_t *,
                                                     const ur_image_desc_t *, const ur_mem_native_properties_t *,
                                                     ur_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemGetInfo(ur_mem_handle_t, ur_mem_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemImageGetInfo(ur_mem_handle_t, ur_image_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPhysicalMemCreate(ur_context_handle_t, ur_device_handle_t, size_t,
                                        const ur_physical_mem_properties_t *, ur_physical_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t, ur_physical_mem_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueEventsWait(ur_queue_handle_t, uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueEventsWaitWithBarrier(ur_queue_handle_t, uint32_t, const ur_event_handle_t *,
                                                   ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferRead(ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, void *, uint32_t,
                                           const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferWrite(ur_queue_handle_t, ur_mem_handle_t, bool, size_t, size_t, const void *,
                                            uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferReadRect(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t,
                                               ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t,
                                               void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferWriteRect(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t,
                                                ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t,
                                                void *, uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferCopy(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, size_t, size_t, size_t,
                                           uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferCopyRect(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t,
                                               ur_rect_offset_t, ur_rect_region_t, size_t, size_t, size_t, size_t,
                                               uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferFill(ur_queue_handle_t, ur_mem_handle_t, const void *, size_t, size_t, size_t,
                                           uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemImageRead(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t,
                                          size_t, size_t, void *, uint32_t, const ur_event_handle_t *,
                                          ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemImageWrite(ur_queue_handle_t, ur_mem_handle_t, bool, ur_rect_offset_t, ur_rect_region_t,
                                           size_t, size_t, void *, uint32_t, const ur_event_handle_t *,
                                           ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemImageCopy(ur_queue_handle_t, ur_mem_handle_t, ur_mem_handle_t, ur_rect_offset_t,
                                          ur_rect_offset_t, ur_rect_region_t, uint32_t, const ur_event_handle_t *,
                                          ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemBufferMap(ur_queue_handle_t, ur_mem_handle_t, bool, ur_map_flags_t, size_t, size_t,
                                          uint32_t, const ur_event_handle_t *, ur_event_handle_t *, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueMemUnmap(ur_queue_handle_t, ur_mem_handle_t, void *, uint32_t, const ur_event_handle_t *,
                                      ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMFill(ur_queue_handle_t, void *, size_t, const void *, size_t, uint32_t,
                                     const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMMemcpy(ur_queue_handle_t, bool, void *, const void *, size_t, uint32_t,
                                       const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMPrefetch(ur_queue_handle_t, const void *, size_t, ur_usm_migration_flags_t, uint32_t,
                                         const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMAdvise(ur_queue_handle_t, const void *, size_t, ur_usm_advice_flags_t,
                                       ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMFill2D(ur_queue_handle_t, void *, size_t, size_t, const void *, size_t, size_t,
                                       uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMMemcpy2D(ur_queue_handle_t, bool, void *, size_t, const void *, size_t, size_t, size_t,
                                         uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueDeviceGlobalVariableWrite(ur_queue_handle_t, ur_program_handle_t, const char *, bool,
                                                       size_t, size_t, const void *, uint32_t,
                                                       const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueDeviceGlobalVariableRead(ur_queue_handle_t, ur_program_handle_t, const char *, bool,
                                                      size_t, size_t, void *, uint32_t, const ur_event_handle_t *,
                                                      ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueReadHostPipe(ur_queue_handle_t, ur_program_handle_t, const char *, bool, void *, size_t,
                                          uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueWriteHostPipe(ur_queue_handle_t, ur_program_handle_t, const char *, bool, void *, size_t,
                                           uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueEventsWaitWithBarrierExt(ur_queue_handle_t, const ur_exp_enqueue_ext_properties_t *,
                                                      uint32_t, const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueKernelLaunchWithArgsExp(ur_queue_handle_t, ur_kernel_handle_t, uint32_t, const size_t *,
                                                     const size_t *, const size_t *, uint32_t,
                                                     const ur_exp_kernel_arg_properties_t *,
                                                     const ur_kernel_launch_ext_properties_t *, uint32_t,
                                                     const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMDeviceAllocExp(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
                                               const ur_exp_async_usm_alloc_properties_t *, uint32_t,
                                               const ur_event_handle_t *, void **, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMSharedAllocExp(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
                                               const ur_exp_async_usm_alloc_properties_t *, uint32_t,
                                               const ur_event_handle_t *, void **, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMHostAllocExp(ur_queue_handle_t, ur_usm_pool_handle_t, const size_t,
                                             const ur_exp_async_usm_alloc_properties_t *, uint32_t,
                                             const ur_event_handle_t *, void **, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t, ur_usm_pool_handle_t, void *, uint32_t,
                                        const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueTimestampRecordingExp(ur_queue_handle_t, bool, uint32_t, const ur_event_handle_t *,
                                                   ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueCommandBufferExp(ur_queue_handle_t, ur_exp_command_buffer_handle_t, uint32_t,
                                              const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueHostTaskExp(ur_queue_handle_t, ur_exp_host_task_function_t, void *,
                                         const ur_exp_host_task_properties_t *, uint32_t, const ur_event_handle_t *,
                                         ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueNativeCommandExp(ur_queue_handle_t, ur_exp_enqueue_native_command_function_t, void *,
                                              uint32_t, const ur_mem_handle_t *,
                                              const ur_exp_enqueue_native_command_properties_t *, uint32_t,
                                              const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urEnqueueGraphExp(ur_queue_handle_t, ur_exp_executable_graph_handle_t, uint32_t,
                                      const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMHostAlloc(ur_context_handle_t, const ur_usm_desc_t *, ur_usm_pool_handle_t, size_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMDeviceAlloc(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *,
                                     ur_usm_pool_handle_t, size_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMSharedAlloc(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *,
                                     ur_usm_pool_handle_t, size_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMFree(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t, const void *, ur_usm_alloc_info_t, size_t, void *,
                                         size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolCreate(ur_context_handle_t, ur_usm_pool_desc_t *, ur_usm_pool_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t, ur_usm_pool_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolCreateExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_desc_t *,
                                       ur_usm_pool_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolDestroyExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t, ur_usm_pool_info_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t, ur_usm_pool_info_t, void *, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPoolTrimToExp(ur_context_handle_t, ur_device_handle_t, ur_usm_pool_handle_t, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMPitchedAllocExp(ur_context_handle_t, ur_device_handle_t, const ur_usm_desc_t *,
                                         ur_usm_pool_handle_t, size_t, size_t, size_t, void **, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMContextMemcpyExp(ur_context_handle_t, void *, const void *, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMHostAllocRegisterExp(ur_context_handle_t, void *, size_t,
                                              const ur_exp_usm_host_alloc_register_properties_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMImportExp(ur_context_handle_t, void *, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUSMReleaseExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t, ur_device_handle_t,
                                                                   ur_exp_image_native_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t, ur_device_handle_t,
                                                                 ur_exp_image_native_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImageAllocateExp(ur_context_handle_t, ur_device_handle_t, const ur_image_format_t *,
                                                     const ur_image_desc_t *, ur_exp_image_mem_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImageFreeExp(ur_context_handle_t, ur_device_handle_t,
                                                 ur_exp_image_mem_native_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t, ur_device_handle_t,
                                                            ur_exp_image_mem_native_handle_t, const ur_image_format_t *,
                                                            const ur_image_desc_t *, ur_exp_image_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t, ur_device_handle_t,
                                                          ur_exp_image_mem_native_handle_t, const ur_image_format_t *,
                                                          const ur_image_desc_t *, const ur_sampler_desc_t *,
                                                          ur_exp_image_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImageCopyExp(ur_queue_handle_t, const void *, void *, const ur_image_desc_t *,
                                                 const ur_image_desc_t *, const ur_image_format_t *,
                                                 const ur_image_format_t *, ur_exp_image_copy_region_t *,
                                                 ur_exp_image_copy_flags_t, ur_exp_image_copy_input_types_t, uint32_t,
                                                 const ur_event_handle_t *, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImageGetInfoExp(ur_context_handle_t, ur_exp_image_mem_native_handle_t,
                                                    ur_image_info_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesGetImageMemoryHandleTypeSupportExp(ur_context_handle_t, ur_device_handle_t,
                                                                       const ur_image_desc_t *,
                                                                       const ur_image_format_t *,
                                                                       ur_exp_image_mem_type_t, ur_bool_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesGetImageUnsampledHandleSupportExp(ur_context_handle_t, ur_device_handle_t,
                                                                      const ur_image_desc_t *,
                                                                      const ur_image_format_t *,
                                                                      ur_exp_image_mem_type_t, ur_bool_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesGetImageSampledHandleSupportExp(ur_context_handle_t, ur_device_handle_t,
                                                                    const ur_image_desc_t *, const ur_image_format_t *,
                                                                    ur_exp_image_mem_type_t, ur_bool_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesMipmapGetLevelExp(ur_context_handle_t, ur_device_handle_t,
                                                      ur_exp_image_mem_native_handle_t, uint32_t,
                                                      ur_exp_image_mem_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesMipmapFreeExp(ur_context_handle_t, ur_device_handle_t,
                                                  ur_exp_image_mem_native_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t, ur_device_handle_t, size_t,
                                                            ur_exp_external_mem_type_t, ur_exp_external_mem_desc_t *,
                                                            ur_exp_external_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t, ur_device_handle_t,
                                                        const ur_image_format_t *, const ur_image_desc_t *,
                                                        ur_exp_external_mem_handle_t,
                                                        ur_exp_image_mem_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t, ur_device_handle_t, uint64_t,
                                                               uint64_t, ur_exp_external_mem_handle_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t, ur_device_handle_t,
                                                             ur_exp_external_mem_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t, ur_device_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t, ur_exp_external_mem_type_t,
                                                                   ur_bool_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesImportExternalSemaphoreExp(ur_context_handle_t, ur_device_handle_t,
                                                               ur_exp_external_semaphore_type_t,
                                                               ur_exp_external_semaphore_desc_t *,
                                                               ur_exp_external_semaphore_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesReleaseExternalSemaphoreExp(ur_context_handle_t, ur_device_handle_t,
                                                                ur_exp_external_semaphore_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t, ur_exp_external_semaphore_handle_t,
                                                             bool, uint64_t, uint32_t, const ur_event_handle_t *,
                                                             ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urBindlessImagesSignalExternalSemaphoreExp(ur_queue_handle_t, ur_exp_external_semaphore_handle_t,
                                                               bool, uint64_t, uint32_t, const ur_event_handle_t *,
                                                               ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferCreateExp(ur_context_handle_t, ur_device_handle_t,
                                             const ur_exp_command_buffer_desc_t *, ur_exp_command_buffer_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferFinalizeExp(ur_exp_command_buffer_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendKernelLaunchExp(ur_exp_command_buffer_handle_t, ur_kernel_handle_t, uint32_t,
                                                         const size_t *, const size_t *, const size_t *, uint32_t,
                                                         ur_kernel_handle_t *, uint32_t,
                                                         const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                         const ur_event_handle_t *,
                                                         ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                         ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendKernelLaunchWithArgsExp(ur_exp_command_buffer_handle_t, ur_kernel_handle_t,
                                                                 uint32_t, const size_t *, const size_t *,
                                                                 const size_t *, uint32_t,
                                                                 const ur_exp_kernel_arg_properties_t *, uint32_t,
                                                                 ur_kernel_handle_t *, uint32_t,
                                                                 const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                                 const ur_event_handle_t *,
                                                                 ur_exp_command_buffer_sync_point_t *,
                                                                 ur_event_handle_t *,
                                                                 ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendUSMMemcpyExp(ur_exp_command_buffer_handle_t, void *, const void *, size_t,
                                                      uint32_t, const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                      const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *,
                                                      ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendUSMFillExp(ur_exp_command_buffer_handle_t, void *, const void *, size_t,
                                                    size_t, uint32_t, const ur_exp_command_buffer_sync_point_t *,
                                                    uint32_t, const ur_event_handle_t *,
                                                    ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                    ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferCopyExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t,
                                                          ur_mem_handle_t, size_t, size_t, size_t, uint32_t,
                                                          const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                          const ur_event_handle_t *,
                                                          ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                          ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferWriteExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t,
                                                           size_t, const void *, uint32_t,
                                                           const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                           const ur_event_handle_t *,
                                                           ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                           ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferReadExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t, size_t,
                                                          size_t, void *, uint32_t,
                                                          const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                          const ur_event_handle_t *,
                                                          ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                          ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferCopyRectExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t,
                                                              ur_mem_handle_t, ur_rect_offset_t, ur_rect_offset_t,
                                                              ur_rect_region_t, size_t, size_t, size_t, size_t,
                                                              uint32_t, const ur_exp_command_buffer_sync_point_t *,
                                                              uint32_t, const ur_event_handle_t *,
                                                              ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                              ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferWriteRectExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t,
                                                               ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t,
                                                               size_t, size_t, size_t, size_t, void *, uint32_t,
                                                               const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                               const ur_event_handle_t *,
                                                               ur_exp_command_buffer_sync_point_t *,
                                                               ur_event_handle_t *,
                                                               ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferReadRectExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t,
                                                              ur_rect_offset_t, ur_rect_offset_t, ur_rect_region_t,
                                                              size_t, size_t, size_t, size_t, void *, uint32_t,
                                                              const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                              const ur_event_handle_t *,
                                                              ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                              ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendMemBufferFillExp(ur_exp_command_buffer_handle_t, ur_mem_handle_t, const void *,
                                                          size_t, size_t, size_t, uint32_t,
                                                          const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                          const ur_event_handle_t *,
                                                          ur_exp_command_buffer_sync_point_t *, ur_event_handle_t *,
                                                          ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendUSMPrefetchExp(ur_exp_command_buffer_handle_t, const void *, size_t,
                                                        ur_usm_migration_flags_t, uint32_t,
                                                        const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                        const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *,
                                                        ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendUSMAdviseExp(ur_exp_command_buffer_handle_t, const void *, size_t,
                                                      ur_usm_advice_flags_t, uint32_t,
                                                      const ur_exp_command_buffer_sync_point_t *, uint32_t,
                                                      const ur_event_handle_t *, ur_exp_command_buffer_sync_point_t *,
                                                      ur_event_handle_t *, ur_exp_command_buffer_command_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferAppendNativeCommandExp(ur_exp_command_buffer_handle_t,
                                                          ur_exp_command_buffer_native_command_function_t, void *,
                                                          ur_exp_command_buffer_handle_t, uint32_t,
                                                          const ur_exp_command_buffer_sync_point_t *,
                                                          ur_exp_command_buffer_sync_point_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferUpdateKernelLaunchExp(ur_exp_command_buffer_handle_t, uint32_t,
                                                         const ur_exp_command_buffer_update_kernel_launch_desc_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferUpdateSignalEventExp(ur_exp_command_buffer_command_handle_t, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferUpdateWaitEventsExp(ur_exp_command_buffer_command_handle_t, uint32_t,
                                                       const ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferGetInfoExp(ur_exp_command_buffer_handle_t, ur_exp_command_buffer_info_t, size_t,
                                              void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urCommandBufferGetNativeHandleExp(ur_exp_command_buffer_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphCreateExp(ur_context_handle_t, ur_exp_graph_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t, ur_exp_executable_graph_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t, bool *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t, uint64_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t, ur_exp_graph_destruction_callback_t,
                                                     void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphDumpContentsExp(ur_exp_graph_handle_t, const char *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCGetMemHandleExp(ur_context_handle_t, void *, void **, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCPutMemHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t, ur_device_handle_t, void *, size_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t, void **, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t, const void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t, ur_device_handle_t, const void *, size_t,
                                              ur_physical_mem_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t, ur_physical_mem_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCGetEventHandleExp(ur_event_handle_t, void **, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCPutEventHandleExp(ur_context_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t, const void *, size_t, ur_event_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t, ur_device_handle_t, size_t, size_t,
                                                           ur_exp_external_mem_type_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t, ur_device_handle_t, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t, ur_device_handle_t,
                                                        ur_exp_external_mem_type_t, void *, void *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUsmP2PEnablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUsmP2PDisablePeerAccessExp(ur_device_handle_t, ur_device_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urUsmP2PPeerAccessGetInfoExp(ur_device_handle_t, ur_device_handle_t, ur_exp_peer_info_t, size_t,
                                                 void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t, ur_device_handle_t, size_t,
                                                   ur_virtual_mem_granularity_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemReserve(ur_context_handle_t, const void *, size_t, void **) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemFree(ur_context_handle_t, const void *, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemMap(ur_context_handle_t, const void *, size_t, ur_physical_mem_handle_t, size_t,
                                    ur_virtual_mem_access_flags_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemUnmap(ur_context_handle_t, const void *, size_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemSetAccess(ur_context_handle_t, const void *, size_t, ur_virtual_mem_access_flags_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urVirtualMemGetInfo(ur_context_handle_t, const void *, size_t, ur_virtual_mem_info_t, size_t,
                                        void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceGet(ur_platform_handle_t, ur_device_type_t, uint32_t, ur_device_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceGetInfo(ur_device_handle_t, ur_device_info_t, size_t, void *, size_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDevicePartition(ur_device_handle_t, const ur_device_partition_properties_t *, uint32_t,
                                      ur_device_handle_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceSelectBinary(ur_device_handle_t, const ur_device_binary_t *, uint32_t, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceGetNativeHandle(ur_device_handle_t, ur_native_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t, ur_adapter_handle_t,
                                                   const ur_device_native_properties_t *, ur_device_handle_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t, uint64_t *, uint64_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urDeviceWaitExp(ur_device_handle_t) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}
UR_WEAK ur_result_t urLanewayEventWaitFor(uint32_t, const ur_event_handle_t *, ur_laneway_event_wait_mode_t, uint64_t,
                                          ur_laneway_event_wait_outcome_t *, uint32_t *) {
  return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

} // namespace ur::core::api
