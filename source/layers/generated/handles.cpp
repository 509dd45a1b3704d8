// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/handles.hpp"

namespace ur::layers {

using reflection::HandleId;
using reflection::RecordId;

constinit const HandleKind kHandleKinds[] = {
    {"", "", UR_RESULT_ERROR_INVALID_ARGUMENT, false},
    {"loader config", "ur_loader_config_handle_t", UR_RESULT_ERROR_INVALID_ARGUMENT, true},
    {"adapter", "ur_adapter_handle_t", UR_RESULT_ERROR_INVALID_ARGUMENT, true},
    {"platform", "ur_platform_handle_t", UR_RESULT_ERROR_INVALID_PLATFORM, false},
    {"device", "ur_device_handle_t", UR_RESULT_ERROR_INVALID_DEVICE, true},
    {"context", "ur_context_handle_t", UR_RESULT_ERROR_INVALID_CONTEXT, true},
    {"mem", "ur_mem_handle_t", UR_RESULT_ERROR_INVALID_MEM_OBJECT, true},
    {"sampler", "ur_sampler_handle_t", UR_RESULT_ERROR_INVALID_SAMPLER, true},
    {"usm pool", "ur_usm_pool_handle_t", UR_RESULT_ERROR_INVALID_ARGUMENT, true},
    {"physical mem", "ur_physical_mem_handle_t", UR_RESULT_ERROR_INVALID_MEM_OBJECT, true},
    {"program", "ur_program_handle_t", UR_RESULT_ERROR_INVALID_PROGRAM, true},
    {"kernel", "ur_kernel_handle_t", UR_RESULT_ERROR_INVALID_KERNEL, true},
    {"queue", "ur_queue_handle_t", UR_RESULT_ERROR_INVALID_QUEUE, true},
    {"event", "ur_event_handle_t", UR_RESULT_ERROR_INVALID_EVENT, true},
    {"external mem", "ur_exp_external_mem_handle_t", UR_RESULT_ERROR_INVALID_MEM_OBJECT, true},
    {"external semaphore", "ur_exp_external_semaphore_handle_t", UR_RESULT_ERROR_INVALID_SYNCHRONIZATION_OBJECT, true},
    {"command buffer", "ur_exp_command_buffer_handle_t", UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP, true},
    {"command buffer command", "ur_exp_command_buffer_command_handle_t",
     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP, false},
    {"graph", "ur_exp_graph_handle_t", UR_RESULT_ERROR_INVALID_GRAPH, true},
    {"executable graph", "ur_exp_executable_graph_handle_t", UR_RESULT_ERROR_INVALID_GRAPH, true},
};

constinit const LentHandle kLentHandles[] = {
    {RecordId::ur_platform_get_info_params_t, UR_PLATFORM_INFO_ADAPTER, HandleId::ur_adapter_handle_t},
    {RecordId::ur_context_get_info_params_t, UR_CONTEXT_INFO_DEVICES, HandleId::ur_device_handle_t},
    {RecordId::ur_event_get_info_params_t, UR_EVENT_INFO_COMMAND_QUEUE, HandleId::ur_queue_handle_t},
    {RecordId::ur_event_get_info_params_t, UR_EVENT_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_program_get_info_params_t, UR_PROGRAM_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_program_get_info_params_t, UR_PROGRAM_INFO_DEVICES, HandleId::ur_device_handle_t},
    {RecordId::ur_kernel_get_info_params_t, UR_KERNEL_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_kernel_get_info_params_t, UR_KERNEL_INFO_PROGRAM, HandleId::ur_program_handle_t},
    {RecordId::ur_queue_get_info_params_t, UR_QUEUE_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_queue_get_info_params_t, UR_QUEUE_INFO_DEVICE, HandleId::ur_device_handle_t},
    {RecordId::ur_queue_get_info_params_t, UR_QUEUE_INFO_DEVICE_DEFAULT, HandleId::ur_queue_handle_t},
    {RecordId::ur_sampler_get_info_params_t, UR_SAMPLER_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_mem_get_info_params_t, UR_MEM_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_physical_mem_get_info_params_t, UR_PHYSICAL_MEM_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_physical_mem_get_info_params_t, UR_PHYSICAL_MEM_INFO_DEVICE, HandleId::ur_device_handle_t},
    {RecordId::ur_usm_get_mem_alloc_info_params_t, UR_USM_ALLOC_INFO_DEVICE, HandleId::ur_device_handle_t},
    {RecordId::ur_usm_get_mem_alloc_info_params_t, UR_USM_ALLOC_INFO_POOL, HandleId::ur_usm_pool_handle_t},
    {RecordId::ur_usm_pool_get_info_params_t, UR_USM_POOL_INFO_CONTEXT, HandleId::ur_context_handle_t},
    {RecordId::ur_device_get_info_params_t, UR_DEVICE_INFO_PLATFORM, HandleId::ur_platform_handle_t},
    {RecordId::ur_device_get_info_params_t, UR_DEVICE_INFO_PARENT_DEVICE, HandleId::ur_device_handle_t},
    {RecordId::ur_device_get_info_params_t, UR_DEVICE_INFO_COMPONENT_DEVICES, HandleId::ur_device_handle_t},
    {RecordId::ur_device_get_info_params_t, UR_DEVICE_INFO_COMPOSITE_DEVICE, HandleId::ur_device_handle_t},
};
const size_t kLentHandleCount = 22;

} // namespace ur::layers
