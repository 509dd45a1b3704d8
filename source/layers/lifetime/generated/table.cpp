// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of the lifetime layer: each is the layer's one action, for its slot of the table.
#include "layers/lifetime/lifetime.hpp"

#include "common/generated/checks.hpp"
#include "layers/thunk.hpp"

namespace ur::layers::lifetime {
namespace {

using reflection::RecordId;

template <auto Table, auto Slot, RecordId Parameters, uint16_t Number, auto Checks>
constexpr auto through = Thunk<Guard, Table, Slot, Parameters, Number, Checks>::call;

} // namespace

constinit const ur_dditable_t kTable = {
    .Adapter =
        {
            .pfnGet =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGet,
                        RecordId::ur_adapter_get_params_t, 0, &checks::urAdapterGet>,
            .pfnRelease =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRelease,
                        RecordId::ur_adapter_release_params_t, 1, &checks::urAdapterRelease>,
            .pfnRetain =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRetain,
                        RecordId::ur_adapter_retain_params_t, 2, &checks::urAdapterRetain>,
            .pfnGetLastError =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetLastError,
                        RecordId::ur_adapter_get_last_error_params_t, 3, &checks::urAdapterGetLastError>,
            .pfnGetInfo =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetInfo,
                        RecordId::ur_adapter_get_info_params_t, 4, &checks::urAdapterGetInfo>,
            .pfnSetLoggerCallback =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnSetLoggerCallback,
                        RecordId::ur_adapter_set_logger_callback_params_t, 5, &checks::urAdapterSetLoggerCallback>,
            .pfnSetLoggerCallbackLevel =
                through<&ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnSetLoggerCallbackLevel,
                        RecordId::ur_adapter_set_logger_callback_level_params_t, 6,
                            &checks::urAdapterSetLoggerCallbackLevel>,
        },
    .Platform =
        {
            .pfnGet =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGet,
                        RecordId::ur_platform_get_params_t, 7, &checks::urPlatformGet>,
            .pfnGetInfo =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetInfo,
                        RecordId::ur_platform_get_info_params_t, 8, &checks::urPlatformGetInfo>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_platform_get_native_handle_params_t, 9, &checks::urPlatformGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_platform_create_with_native_handle_params_t, 10,
                            &checks::urPlatformCreateWithNativeHandle>,
            .pfnGetApiVersion =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetApiVersion,
                        RecordId::ur_platform_get_api_version_params_t, 11, &checks::urPlatformGetApiVersion>,
            .pfnGetBackendOption =
                through<&ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetBackendOption,
                        RecordId::ur_platform_get_backend_option_params_t, 12, &checks::urPlatformGetBackendOption>,
        },
    .Context =
        {
            .pfnCreate =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnCreate,
                        RecordId::ur_context_create_params_t, 13, &checks::urContextCreate>,
            .pfnRetain =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnRetain,
                        RecordId::ur_context_retain_params_t, 14, &checks::urContextRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnRelease,
                        RecordId::ur_context_release_params_t, 15, &checks::urContextRelease>,
            .pfnGetInfo =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnGetInfo,
                        RecordId::ur_context_get_info_params_t, 16, &checks::urContextGetInfo>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_context_get_native_handle_params_t, 17, &checks::urContextGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_context_create_with_native_handle_params_t, 18,
                            &checks::urContextCreateWithNativeHandle>,
            .pfnSetExtendedDeleter =
                through<&ur_dditable_t::Context, &ur_context_dditable_t::pfnSetExtendedDeleter,
                        RecordId::ur_context_set_extended_deleter_params_t, 19, &checks::urContextSetExtendedDeleter>,
        },
    .Event =
        {
            .pfnGetInfo =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetInfo,
                        RecordId::ur_event_get_info_params_t, 20, &checks::urEventGetInfo>,
            .pfnGetProfilingInfo =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetProfilingInfo,
                        RecordId::ur_event_get_profiling_info_params_t, 21, &checks::urEventGetProfilingInfo>,
            .pfnWait =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnWait,
                        RecordId::ur_event_wait_params_t, 22, &checks::urEventWait>,
            .pfnRetain =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnRetain,
                        RecordId::ur_event_retain_params_t, 23, &checks::urEventRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnRelease,
                        RecordId::ur_event_release_params_t, 24, &checks::urEventRelease>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_event_get_native_handle_params_t, 25, &checks::urEventGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_event_create_with_native_handle_params_t, 26,
                            &checks::urEventCreateWithNativeHandle>,
            .pfnSetCallback =
                through<&ur_dditable_t::Event, &ur_event_dditable_t::pfnSetCallback,
                        RecordId::ur_event_set_callback_params_t, 27, &checks::urEventSetCallback>,
        },
    .EventExp =
        {
            .pfnCreateExp =
                through<&ur_dditable_t::EventExp, &ur_event_exp_dditable_t::pfnCreateExp,
                        RecordId::ur_event_create_exp_params_t, 28, &checks::urEventCreateExp>,
        },
    .Program =
        {
            .pfnCreateWithIL =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithIL,
                        RecordId::ur_program_create_with_il_params_t, 29, &checks::urProgramCreateWithIL>,
            .pfnCreateWithBinary =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithBinary,
                        RecordId::ur_program_create_with_binary_params_t, 30, &checks::urProgramCreateWithBinary>,
            .pfnBuild =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnBuild,
                        RecordId::ur_program_build_params_t, 31, &checks::urProgramBuild>,
            .pfnCompile =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCompile,
                        RecordId::ur_program_compile_params_t, 32, &checks::urProgramCompile>,
            .pfnLink =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnLink,
                        RecordId::ur_program_link_params_t, 33, &checks::urProgramLink>,
            .pfnRetain =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnRetain,
                        RecordId::ur_program_retain_params_t, 34, &checks::urProgramRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnRelease,
                        RecordId::ur_program_release_params_t, 35, &checks::urProgramRelease>,
            .pfnGetFunctionPointer =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetFunctionPointer,
                        RecordId::ur_program_get_function_pointer_params_t, 36, &checks::urProgramGetFunctionPointer>,
            .pfnGetGlobalVariablePointer =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetGlobalVariablePointer,
                        RecordId::ur_program_get_global_variable_pointer_params_t, 37,
                            &checks::urProgramGetGlobalVariablePointer>,
            .pfnGetInfo =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetInfo,
                        RecordId::ur_program_get_info_params_t, 38, &checks::urProgramGetInfo>,
            .pfnGetBuildInfo =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetBuildInfo,
                        RecordId::ur_program_get_build_info_params_t, 39, &checks::urProgramGetBuildInfo>,
            .pfnSetSpecializationConstants =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnSetSpecializationConstants,
                        RecordId::ur_program_set_specialization_constants_params_t, 40,
                            &checks::urProgramSetSpecializationConstants>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_program_get_native_handle_params_t, 41, &checks::urProgramGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_program_create_with_native_handle_params_t, 42,
                            &checks::urProgramCreateWithNativeHandle>,
        },
    .ProgramExp =
        {
            .pfnDynamicLinkExp =
                through<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnDynamicLinkExp,
                        RecordId::ur_program_dynamic_link_exp_params_t, 43, &checks::urProgramDynamicLinkExp>,
            .pfnBuildExp =
                through<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnBuildExp,
                        RecordId::ur_program_build_exp_params_t, 44, &checks::urProgramBuildExp>,
            .pfnCompileExp =
                through<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnCompileExp,
                        RecordId::ur_program_compile_exp_params_t, 45, &checks::urProgramCompileExp>,
            .pfnLinkExp =
                through<&ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnLinkExp,
                        RecordId::ur_program_link_exp_params_t, 46, &checks::urProgramLinkExp>,
        },
    .Kernel =
        {
            .pfnCreate =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnCreate,
                        RecordId::ur_kernel_create_params_t, 47, &checks::urKernelCreate>,
            .pfnGetInfo =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetInfo,
                        RecordId::ur_kernel_get_info_params_t, 48, &checks::urKernelGetInfo>,
            .pfnGetGroupInfo =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetGroupInfo,
                        RecordId::ur_kernel_get_group_info_params_t, 49, &checks::urKernelGetGroupInfo>,
            .pfnGetSubGroupInfo =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSubGroupInfo,
                        RecordId::ur_kernel_get_sub_group_info_params_t, 50, &checks::urKernelGetSubGroupInfo>,
            .pfnRetain =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRetain,
                        RecordId::ur_kernel_retain_params_t, 51, &checks::urKernelRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRelease,
                        RecordId::ur_kernel_release_params_t, 52, &checks::urKernelRelease>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_kernel_get_native_handle_params_t, 53, &checks::urKernelGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_kernel_create_with_native_handle_params_t, 54,
                            &checks::urKernelCreateWithNativeHandle>,
            .pfnGetSuggestedLocalWorkSize =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSize,
                        RecordId::ur_kernel_get_suggested_local_work_size_params_t, 55,
                            &checks::urKernelGetSuggestedLocalWorkSize>,
            .pfnGetSuggestedLocalWorkSizeWithArgs =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSizeWithArgs,
                        RecordId::ur_kernel_get_suggested_local_work_size_with_args_params_t, 56,
                            &checks::urKernelGetSuggestedLocalWorkSizeWithArgs>,
            .pfnSetExecInfo =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSetExecInfo,
                        RecordId::ur_kernel_set_exec_info_params_t, 57, &checks::urKernelSetExecInfo>,
            .pfnSetSpecializationConstants =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSetSpecializationConstants,
                        RecordId::ur_kernel_set_specialization_constants_params_t, 58,
                            &checks::urKernelSetSpecializationConstants>,
            .pfnSuggestMaxCooperativeGroupCount =
                through<&ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSuggestMaxCooperativeGroupCount,
                        RecordId::ur_kernel_suggest_max_cooperative_group_count_params_t, 59,
                            &checks::urKernelSuggestMaxCooperativeGroupCount>,
        },
    .Queue =
        {
            .pfnGetInfo =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetInfo,
                        RecordId::ur_queue_get_info_params_t, 60, &checks::urQueueGetInfo>,
            .pfnCreate =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnCreate,
                        RecordId::ur_queue_create_params_t, 61, &checks::urQueueCreate>,
            .pfnRetain =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRetain,
                        RecordId::ur_queue_retain_params_t, 62, &checks::urQueueRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRelease,
                        RecordId::ur_queue_release_params_t, 63, &checks::urQueueRelease>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_queue_get_native_handle_params_t, 64, &checks::urQueueGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_queue_create_with_native_handle_params_t, 65,
                            &checks::urQueueCreateWithNativeHandle>,
            .pfnFinish =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFinish,
                        RecordId::ur_queue_finish_params_t, 66, &checks::urQueueFinish>,
            .pfnFlush =
                through<&ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFlush,
                        RecordId::ur_queue_flush_params_t, 67, &checks::urQueueFlush>,
        },
    .QueueExp =
        {
            .pfnBeginGraphCaptureExp =
                through<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnBeginGraphCaptureExp,
                        RecordId::ur_queue_begin_graph_capture_exp_params_t, 68, &checks::urQueueBeginGraphCaptureExp>,
            .pfnBeginCaptureIntoGraphExp =
                through<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnBeginCaptureIntoGraphExp,
                        RecordId::ur_queue_begin_capture_into_graph_exp_params_t, 69,
                            &checks::urQueueBeginCaptureIntoGraphExp>,
            .pfnEndGraphCaptureExp =
                through<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnEndGraphCaptureExp,
                        RecordId::ur_queue_end_graph_capture_exp_params_t, 70, &checks::urQueueEndGraphCaptureExp>,
            .pfnIsGraphCaptureEnabledExp =
                through<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnIsGraphCaptureEnabledExp,
                        RecordId::ur_queue_is_graph_capture_enabled_exp_params_t, 71,
                            &checks::urQueueIsGraphCaptureEnabledExp>,
            .pfnGetGraphExp =
                through<&ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnGetGraphExp,
                        RecordId::ur_queue_get_graph_exp_params_t, 72, &checks::urQueueGetGraphExp>,
        },
    .Sampler =
        {
            .pfnCreate =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnCreate,
                        RecordId::ur_sampler_create_params_t, 73, &checks::urSamplerCreate>,
            .pfnRetain =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRetain,
                        RecordId::ur_sampler_retain_params_t, 74, &checks::urSamplerRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRelease,
                        RecordId::ur_sampler_release_params_t, 75, &checks::urSamplerRelease>,
            .pfnGetInfo =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetInfo,
                        RecordId::ur_sampler_get_info_params_t, 76, &checks::urSamplerGetInfo>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_sampler_get_native_handle_params_t, 77, &checks::urSamplerGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_sampler_create_with_native_handle_params_t, 78,
                            &checks::urSamplerCreateWithNativeHandle>,
        },
    .Mem =
        {
            .pfnImageCreate =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageCreate,
                        RecordId::ur_mem_image_create_params_t, 79, &checks::urMemImageCreate>,
            .pfnBufferCreate =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferCreate,
                        RecordId::ur_mem_buffer_create_params_t, 80, &checks::urMemBufferCreate>,
            .pfnRetain =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRetain,
                        RecordId::ur_mem_retain_params_t, 81, &checks::urMemRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRelease,
                        RecordId::ur_mem_release_params_t, 82, &checks::urMemRelease>,
            .pfnBufferPartition =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferPartition,
                        RecordId::ur_mem_buffer_partition_params_t, 83, &checks::urMemBufferPartition>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_mem_get_native_handle_params_t, 84, &checks::urMemGetNativeHandle>,
            .pfnBufferCreateWithNativeHandle =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferCreateWithNativeHandle,
                        RecordId::ur_mem_buffer_create_with_native_handle_params_t, 85,
                            &checks::urMemBufferCreateWithNativeHandle>,
            .pfnImageCreateWithNativeHandle =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageCreateWithNativeHandle,
                        RecordId::ur_mem_image_create_with_native_handle_params_t, 86,
                            &checks::urMemImageCreateWithNativeHandle>,
            .pfnGetInfo =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetInfo,
                        RecordId::ur_mem_get_info_params_t, 87, &checks::urMemGetInfo>,
            .pfnImageGetInfo =
                through<&ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageGetInfo,
                        RecordId::ur_mem_image_get_info_params_t, 88, &checks::urMemImageGetInfo>,
        },
    .PhysicalMem =
        {
            .pfnCreate =
                through<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnCreate,
                        RecordId::ur_physical_mem_create_params_t, 89, &checks::urPhysicalMemCreate>,
            .pfnRetain =
                through<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRetain,
                        RecordId::ur_physical_mem_retain_params_t, 90, &checks::urPhysicalMemRetain>,
            .pfnRelease =
                through<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRelease,
                        RecordId::ur_physical_mem_release_params_t, 91, &checks::urPhysicalMemRelease>,
            .pfnGetInfo =
                through<&ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnGetInfo,
                        RecordId::ur_physical_mem_get_info_params_t, 92, &checks::urPhysicalMemGetInfo>,
        },
    .Enqueue =
        {
            .pfnEventsWait =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWait,
                        RecordId::ur_enqueue_events_wait_params_t, 93, &checks::urEnqueueEventsWait>,
            .pfnEventsWaitWithBarrier =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWaitWithBarrier,
                        RecordId::ur_enqueue_events_wait_with_barrier_params_t, 94,
                            &checks::urEnqueueEventsWaitWithBarrier>,
            .pfnMemBufferRead =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferRead,
                        RecordId::ur_enqueue_mem_buffer_read_params_t, 95, &checks::urEnqueueMemBufferRead>,
            .pfnMemBufferWrite =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferWrite,
                        RecordId::ur_enqueue_mem_buffer_write_params_t, 96, &checks::urEnqueueMemBufferWrite>,
            .pfnMemBufferReadRect =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferReadRect,
                        RecordId::ur_enqueue_mem_buffer_read_rect_params_t, 97, &checks::urEnqueueMemBufferReadRect>,
            .pfnMemBufferWriteRect =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferWriteRect,
                        RecordId::ur_enqueue_mem_buffer_write_rect_params_t, 98, &checks::urEnqueueMemBufferWriteRect>,
            .pfnMemBufferCopy =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopy,
                        RecordId::ur_enqueue_mem_buffer_copy_params_t, 99, &checks::urEnqueueMemBufferCopy>,
            .pfnMemBufferCopyRect =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopyRect,
                        RecordId::ur_enqueue_mem_buffer_copy_rect_params_t, 100, &checks::urEnqueueMemBufferCopyRect>,
            .pfnMemBufferFill =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferFill,
                        RecordId::ur_enqueue_mem_buffer_fill_params_t, 101, &checks::urEnqueueMemBufferFill>,
            .pfnMemImageRead =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageRead,
                        RecordId::ur_enqueue_mem_image_read_params_t, 102, &checks::urEnqueueMemImageRead>,
            .pfnMemImageWrite =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageWrite,
                        RecordId::ur_enqueue_mem_image_write_params_t, 103, &checks::urEnqueueMemImageWrite>,
            .pfnMemImageCopy =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageCopy,
                        RecordId::ur_enqueue_mem_image_copy_params_t, 104, &checks::urEnqueueMemImageCopy>,
            .pfnMemBufferMap =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferMap,
                        RecordId::ur_enqueue_mem_buffer_map_params_t, 105, &checks::urEnqueueMemBufferMap>,
            .pfnMemUnmap =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemUnmap,
                        RecordId::ur_enqueue_mem_unmap_params_t, 106, &checks::urEnqueueMemUnmap>,
            .pfnUSMFill =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill,
                        RecordId::ur_enqueue_usm_fill_params_t, 107, &checks::urEnqueueUSMFill>,
            .pfnUSMMemcpy =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy,
                        RecordId::ur_enqueue_usm_memcpy_params_t, 108, &checks::urEnqueueUSMMemcpy>,
            .pfnUSMPrefetch =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMPrefetch,
                        RecordId::ur_enqueue_usm_prefetch_params_t, 109, &checks::urEnqueueUSMPrefetch>,
            .pfnUSMAdvise =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMAdvise,
                        RecordId::ur_enqueue_usm_advise_params_t, 110, &checks::urEnqueueUSMAdvise>,
            .pfnUSMFill2D =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill2D,
                        RecordId::ur_enqueue_usm_fill_2d_params_t, 111, &checks::urEnqueueUSMFill2D>,
            .pfnUSMMemcpy2D =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy2D,
                        RecordId::ur_enqueue_usm_memcpy_2d_params_t, 112, &checks::urEnqueueUSMMemcpy2D>,
            .pfnDeviceGlobalVariableWrite =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnDeviceGlobalVariableWrite,
                        RecordId::ur_enqueue_device_global_variable_write_params_t, 113,
                            &checks::urEnqueueDeviceGlobalVariableWrite>,
            .pfnDeviceGlobalVariableRead =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnDeviceGlobalVariableRead,
                        RecordId::ur_enqueue_device_global_variable_read_params_t, 114,
                            &checks::urEnqueueDeviceGlobalVariableRead>,
            .pfnReadHostPipe =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnReadHostPipe,
                        RecordId::ur_enqueue_read_host_pipe_params_t, 115, &checks::urEnqueueReadHostPipe>,
            .pfnWriteHostPipe =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnWriteHostPipe,
                        RecordId::ur_enqueue_write_host_pipe_params_t, 116, &checks::urEnqueueWriteHostPipe>,
            .pfnEventsWaitWithBarrierExt =
                through<&ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWaitWithBarrierExt,
                        RecordId::ur_enqueue_events_wait_with_barrier_ext_params_t, 117,
                            &checks::urEnqueueEventsWaitWithBarrierExt>,
        },
    .EnqueueExp =
        {
            .pfnKernelLaunchWithArgsExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnKernelLaunchWithArgsExp,
                        RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t, 118,
                            &checks::urEnqueueKernelLaunchWithArgsExp>,
            .pfnUSMDeviceAllocExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMDeviceAllocExp,
                        RecordId::ur_enqueue_usm_device_alloc_exp_params_t, 119, &checks::urEnqueueUSMDeviceAllocExp>,
            .pfnUSMSharedAllocExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMSharedAllocExp,
                        RecordId::ur_enqueue_usm_shared_alloc_exp_params_t, 120, &checks::urEnqueueUSMSharedAllocExp>,
            .pfnUSMHostAllocExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMHostAllocExp,
                        RecordId::ur_enqueue_usm_host_alloc_exp_params_t, 121, &checks::urEnqueueUSMHostAllocExp>,
            .pfnUSMFreeExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMFreeExp,
                        RecordId::ur_enqueue_usm_free_exp_params_t, 122, &checks::urEnqueueUSMFreeExp>,
            .pfnTimestampRecordingExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnTimestampRecordingExp,
                        RecordId::ur_enqueue_timestamp_recording_exp_params_t, 123,
                            &checks::urEnqueueTimestampRecordingExp>,
            .pfnCommandBufferExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnCommandBufferExp,
                        RecordId::ur_enqueue_command_buffer_exp_params_t, 124, &checks::urEnqueueCommandBufferExp>,
            .pfnHostTaskExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnHostTaskExp,
                        RecordId::ur_enqueue_host_task_exp_params_t, 125, &checks::urEnqueueHostTaskExp>,
            .pfnNativeCommandExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnNativeCommandExp,
                        RecordId::ur_enqueue_native_command_exp_params_t, 126, &checks::urEnqueueNativeCommandExp>,
            .pfnGraphExp =
                through<&ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnGraphExp,
                        RecordId::ur_enqueue_graph_exp_params_t, 127, &checks::urEnqueueGraphExp>,
        },
    .USM =
        {
            .pfnHostAlloc =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnHostAlloc,
                        RecordId::ur_usm_host_alloc_params_t, 128, &checks::urUSMHostAlloc>,
            .pfnDeviceAlloc =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnDeviceAlloc,
                        RecordId::ur_usm_device_alloc_params_t, 129, &checks::urUSMDeviceAlloc>,
            .pfnSharedAlloc =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnSharedAlloc,
                        RecordId::ur_usm_shared_alloc_params_t, 130, &checks::urUSMSharedAlloc>,
            .pfnFree =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnFree,
                        RecordId::ur_usm_free_params_t, 131, &checks::urUSMFree>,
            .pfnGetMemAllocInfo =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnGetMemAllocInfo,
                        RecordId::ur_usm_get_mem_alloc_info_params_t, 132, &checks::urUSMGetMemAllocInfo>,
            .pfnPoolCreate =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolCreate,
                        RecordId::ur_usm_pool_create_params_t, 133, &checks::urUSMPoolCreate>,
            .pfnPoolRetain =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRetain,
                        RecordId::ur_usm_pool_retain_params_t, 134, &checks::urUSMPoolRetain>,
            .pfnPoolRelease =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRelease,
                        RecordId::ur_usm_pool_release_params_t, 135, &checks::urUSMPoolRelease>,
            .pfnPoolGetInfo =
                through<&ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolGetInfo,
                        RecordId::ur_usm_pool_get_info_params_t, 136, &checks::urUSMPoolGetInfo>,
        },
    .USMExp =
        {
            .pfnPoolCreateExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolCreateExp,
                        RecordId::ur_usm_pool_create_exp_params_t, 137, &checks::urUSMPoolCreateExp>,
            .pfnPoolDestroyExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolDestroyExp,
                        RecordId::ur_usm_pool_destroy_exp_params_t, 138, &checks::urUSMPoolDestroyExp>,
            .pfnPoolGetDefaultDevicePoolExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolGetDefaultDevicePoolExp,
                        RecordId::ur_usm_pool_get_default_device_pool_exp_params_t, 139,
                            &checks::urUSMPoolGetDefaultDevicePoolExp>,
            .pfnPoolGetInfoExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolGetInfoExp,
                        RecordId::ur_usm_pool_get_info_exp_params_t, 140, &checks::urUSMPoolGetInfoExp>,
            .pfnPoolSetInfoExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolSetInfoExp,
                        RecordId::ur_usm_pool_set_info_exp_params_t, 141, &checks::urUSMPoolSetInfoExp>,
            .pfnPoolSetDevicePoolExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolSetDevicePoolExp,
                        RecordId::ur_usm_pool_set_device_pool_exp_params_t, 142, &checks::urUSMPoolSetDevicePoolExp>,
            .pfnPoolGetDevicePoolExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolGetDevicePoolExp,
                        RecordId::ur_usm_pool_get_device_pool_exp_params_t, 143, &checks::urUSMPoolGetDevicePoolExp>,
            .pfnPoolTrimToExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolTrimToExp,
                        RecordId::ur_usm_pool_trim_to_exp_params_t, 144, &checks::urUSMPoolTrimToExp>,
            .pfnPitchedAllocExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPitchedAllocExp,
                        RecordId::ur_usm_pitched_alloc_exp_params_t, 145, &checks::urUSMPitchedAllocExp>,
            .pfnContextMemcpyExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnContextMemcpyExp,
                        RecordId::ur_usm_context_memcpy_exp_params_t, 146, &checks::urUSMContextMemcpyExp>,
            .pfnHostAllocUnregisterExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnHostAllocUnregisterExp,
                        RecordId::ur_usm_host_alloc_unregister_exp_params_t, 147, &checks::urUSMHostAllocUnregisterExp>,
            .pfnHostAllocRegisterExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnHostAllocRegisterExp,
                        RecordId::ur_usm_host_alloc_register_exp_params_t, 148, &checks::urUSMHostAllocRegisterExp>,
            .pfnImportExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnImportExp,
                        RecordId::ur_usm_import_exp_params_t, 149, &checks::urUSMImportExp>,
            .pfnReleaseExp =
                through<&ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnReleaseExp,
                        RecordId::ur_usm_release_exp_params_t, 150, &checks::urUSMReleaseExp>,
        },
    .BindlessImagesExp =
        {
            .pfnUnsampledImageHandleDestroyExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnUnsampledImageHandleDestroyExp,
                        RecordId::ur_bindless_images_unsampled_image_handle_destroy_exp_params_t, 151,
                            &checks::urBindlessImagesUnsampledImageHandleDestroyExp>,
            .pfnSampledImageHandleDestroyExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnSampledImageHandleDestroyExp,
                        RecordId::ur_bindless_images_sampled_image_handle_destroy_exp_params_t, 152,
                            &checks::urBindlessImagesSampledImageHandleDestroyExp>,
            .pfnImageAllocateExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImageAllocateExp,
                        RecordId::ur_bindless_images_image_allocate_exp_params_t, 153,
                            &checks::urBindlessImagesImageAllocateExp>,
            .pfnImageFreeExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImageFreeExp,
                        RecordId::ur_bindless_images_image_free_exp_params_t, 154,
                            &checks::urBindlessImagesImageFreeExp>,
            .pfnUnsampledImageCreateExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnUnsampledImageCreateExp,
                        RecordId::ur_bindless_images_unsampled_image_create_exp_params_t, 155,
                            &checks::urBindlessImagesUnsampledImageCreateExp>,
            .pfnSampledImageCreateExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnSampledImageCreateExp,
                        RecordId::ur_bindless_images_sampled_image_create_exp_params_t, 156,
                            &checks::urBindlessImagesSampledImageCreateExp>,
            .pfnImageCopyExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImageCopyExp,
                        RecordId::ur_bindless_images_image_copy_exp_params_t, 157,
                            &checks::urBindlessImagesImageCopyExp>,
            .pfnImageGetInfoExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImageGetInfoExp,
                        RecordId::ur_bindless_images_image_get_info_exp_params_t, 158,
                            &checks::urBindlessImagesImageGetInfoExp>,
            .pfnGetImageMemoryHandleTypeSupportExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnGetImageMemoryHandleTypeSupportExp,
                        RecordId::ur_bindless_images_get_image_memory_handle_type_support_exp_params_t, 159,
                            &checks::urBindlessImagesGetImageMemoryHandleTypeSupportExp>,
            .pfnGetImageUnsampledHandleSupportExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnGetImageUnsampledHandleSupportExp,
                        RecordId::ur_bindless_images_get_image_unsampled_handle_support_exp_params_t, 160,
                            &checks::urBindlessImagesGetImageUnsampledHandleSupportExp>,
            .pfnGetImageSampledHandleSupportExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnGetImageSampledHandleSupportExp,
                        RecordId::ur_bindless_images_get_image_sampled_handle_support_exp_params_t, 161,
                            &checks::urBindlessImagesGetImageSampledHandleSupportExp>,
            .pfnMipmapGetLevelExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnMipmapGetLevelExp,
                        RecordId::ur_bindless_images_mipmap_get_level_exp_params_t, 162,
                            &checks::urBindlessImagesMipmapGetLevelExp>,
            .pfnMipmapFreeExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnMipmapFreeExp,
                        RecordId::ur_bindless_images_mipmap_free_exp_params_t, 163,
                            &checks::urBindlessImagesMipmapFreeExp>,
            .pfnImportExternalMemoryExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnImportExternalMemoryExp,
                        RecordId::ur_bindless_images_import_external_memory_exp_params_t, 164,
                            &checks::urBindlessImagesImportExternalMemoryExp>,
            .pfnMapExternalArrayExp =
                through<&ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnMapExternalArrayExp,
                        RecordId::ur_bindless_images_map_external_array_exp_params_t, 165,
                            &checks::urBindlessImagesMapExternalArrayExp>,
            .pfnMapExternalLinearMemoryExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnMapExternalLinearMemoryExp,
                        RecordId::ur_bindless_images_map_external_linear_memory_exp_params_t, 166,
                            &checks::urBindlessImagesMapExternalLinearMemoryExp>,
            .pfnReleaseExternalMemoryExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnReleaseExternalMemoryExp,
                        RecordId::ur_bindless_images_release_external_memory_exp_params_t, 167,
                            &checks::urBindlessImagesReleaseExternalMemoryExp>,
            .pfnFreeMappedLinearMemoryExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnFreeMappedLinearMemoryExp,
                        RecordId::ur_bindless_images_free_mapped_linear_memory_exp_params_t, 168,
                            &checks::urBindlessImagesFreeMappedLinearMemoryExp>,
            .pfnSupportsImportingHandleTypeExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnSupportsImportingHandleTypeExp,
                        RecordId::ur_bindless_images_supports_importing_handle_type_exp_params_t, 169,
                            &checks::urBindlessImagesSupportsImportingHandleTypeExp>,
            .pfnImportExternalSemaphoreExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnImportExternalSemaphoreExp,
                        RecordId::ur_bindless_images_import_external_semaphore_exp_params_t, 170,
                            &checks::urBindlessImagesImportExternalSemaphoreExp>,
            .pfnReleaseExternalSemaphoreExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnReleaseExternalSemaphoreExp,
                        RecordId::ur_bindless_images_release_external_semaphore_exp_params_t, 171,
                            &checks::urBindlessImagesReleaseExternalSemaphoreExp>,
            .pfnWaitExternalSemaphoreExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnWaitExternalSemaphoreExp,
                        RecordId::ur_bindless_images_wait_external_semaphore_exp_params_t, 172,
                            &checks::urBindlessImagesWaitExternalSemaphoreExp>,
            .pfnSignalExternalSemaphoreExp =
                through<&ur_dditable_t::BindlessImagesExp,
                    &ur_bindless_images_exp_dditable_t::pfnSignalExternalSemaphoreExp,
                        RecordId::ur_bindless_images_signal_external_semaphore_exp_params_t, 173,
                            &checks::urBindlessImagesSignalExternalSemaphoreExp>,
        },
    .CommandBufferExp =
        {
            .pfnCreateExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnCreateExp,
                        RecordId::ur_command_buffer_create_exp_params_t, 174, &checks::urCommandBufferCreateExp>,
            .pfnRetainExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnRetainExp,
                        RecordId::ur_command_buffer_retain_exp_params_t, 175, &checks::urCommandBufferRetainExp>,
            .pfnReleaseExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnReleaseExp,
                        RecordId::ur_command_buffer_release_exp_params_t, 176, &checks::urCommandBufferReleaseExp>,
            .pfnFinalizeExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnFinalizeExp,
                        RecordId::ur_command_buffer_finalize_exp_params_t, 177, &checks::urCommandBufferFinalizeExp>,
            .pfnAppendKernelLaunchExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchExp,
                        RecordId::ur_command_buffer_append_kernel_launch_exp_params_t, 178,
                            &checks::urCommandBufferAppendKernelLaunchExp>,
            .pfnAppendKernelLaunchWithArgsExp =
                through<&ur_dditable_t::CommandBufferExp,
                    &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchWithArgsExp,
                        RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t, 179,
                            &checks::urCommandBufferAppendKernelLaunchWithArgsExp>,
            .pfnAppendUSMMemcpyExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendUSMMemcpyExp,
                        RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t, 180,
                            &checks::urCommandBufferAppendUSMMemcpyExp>,
            .pfnAppendUSMFillExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendUSMFillExp,
                        RecordId::ur_command_buffer_append_usm_fill_exp_params_t, 181,
                            &checks::urCommandBufferAppendUSMFillExp>,
            .pfnAppendMemBufferCopyExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyExp,
                        RecordId::ur_command_buffer_append_mem_buffer_copy_exp_params_t, 182,
                            &checks::urCommandBufferAppendMemBufferCopyExp>,
            .pfnAppendMemBufferWriteExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteExp,
                        RecordId::ur_command_buffer_append_mem_buffer_write_exp_params_t, 183,
                            &checks::urCommandBufferAppendMemBufferWriteExp>,
            .pfnAppendMemBufferReadExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadExp,
                        RecordId::ur_command_buffer_append_mem_buffer_read_exp_params_t, 184,
                            &checks::urCommandBufferAppendMemBufferReadExp>,
            .pfnAppendMemBufferCopyRectExp =
                through<&ur_dditable_t::CommandBufferExp,
                    &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyRectExp,
                        RecordId::ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t, 185,
                            &checks::urCommandBufferAppendMemBufferCopyRectExp>,
            .pfnAppendMemBufferWriteRectExp =
                through<&ur_dditable_t::CommandBufferExp,
                    &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteRectExp,
                        RecordId::ur_command_buffer_append_mem_buffer_write_rect_exp_params_t, 186,
                            &checks::urCommandBufferAppendMemBufferWriteRectExp>,
            .pfnAppendMemBufferReadRectExp =
                through<&ur_dditable_t::CommandBufferExp,
                    &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadRectExp,
                        RecordId::ur_command_buffer_append_mem_buffer_read_rect_exp_params_t, 187,
                            &checks::urCommandBufferAppendMemBufferReadRectExp>,
            .pfnAppendMemBufferFillExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferFillExp,
                        RecordId::ur_command_buffer_append_mem_buffer_fill_exp_params_t, 188,
                            &checks::urCommandBufferAppendMemBufferFillExp>,
            .pfnAppendUSMPrefetchExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendUSMPrefetchExp,
                        RecordId::ur_command_buffer_append_usm_prefetch_exp_params_t, 189,
                            &checks::urCommandBufferAppendUSMPrefetchExp>,
            .pfnAppendUSMAdviseExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendUSMAdviseExp,
                        RecordId::ur_command_buffer_append_usm_advise_exp_params_t, 190,
                            &checks::urCommandBufferAppendUSMAdviseExp>,
            .pfnAppendNativeCommandExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendNativeCommandExp,
                        RecordId::ur_command_buffer_append_native_command_exp_params_t, 191,
                            &checks::urCommandBufferAppendNativeCommandExp>,
            .pfnUpdateKernelLaunchExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnUpdateKernelLaunchExp,
                        RecordId::ur_command_buffer_update_kernel_launch_exp_params_t, 192,
                            &checks::urCommandBufferUpdateKernelLaunchExp>,
            .pfnUpdateSignalEventExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnUpdateSignalEventExp,
                        RecordId::ur_command_buffer_update_signal_event_exp_params_t, 193,
                            &checks::urCommandBufferUpdateSignalEventExp>,
            .pfnUpdateWaitEventsExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnUpdateWaitEventsExp,
                        RecordId::ur_command_buffer_update_wait_events_exp_params_t, 194,
                            &checks::urCommandBufferUpdateWaitEventsExp>,
            .pfnGetInfoExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnGetInfoExp,
                        RecordId::ur_command_buffer_get_info_exp_params_t, 195, &checks::urCommandBufferGetInfoExp>,
            .pfnGetNativeHandleExp =
                through<&ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnGetNativeHandleExp,
                        RecordId::ur_command_buffer_get_native_handle_exp_params_t, 196,
                            &checks::urCommandBufferGetNativeHandleExp>,
        },
    .GraphExp =
        {
            .pfnCreateExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnCreateExp,
                        RecordId::ur_graph_create_exp_params_t, 197, &checks::urGraphCreateExp>,
            .pfnInstantiateGraphExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnInstantiateGraphExp,
                        RecordId::ur_graph_instantiate_graph_exp_params_t, 198, &checks::urGraphInstantiateGraphExp>,
            .pfnDestroyExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnDestroyExp,
                        RecordId::ur_graph_destroy_exp_params_t, 199, &checks::urGraphDestroyExp>,
            .pfnExecutableGraphDestroyExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnExecutableGraphDestroyExp,
                        RecordId::ur_graph_executable_graph_destroy_exp_params_t, 200,
                            &checks::urGraphExecutableGraphDestroyExp>,
            .pfnIsEmptyExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnIsEmptyExp,
                        RecordId::ur_graph_is_empty_exp_params_t, 201, &checks::urGraphIsEmptyExp>,
            .pfnGetIdExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnGetIdExp,
                        RecordId::ur_graph_get_id_exp_params_t, 202, &checks::urGraphGetIdExp>,
            .pfnSetDestructionCallbackExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnSetDestructionCallbackExp,
                        RecordId::ur_graph_set_destruction_callback_exp_params_t, 203,
                            &checks::urGraphSetDestructionCallbackExp>,
            .pfnDumpContentsExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnDumpContentsExp,
                        RecordId::ur_graph_dump_contents_exp_params_t, 204, &checks::urGraphDumpContentsExp>,
            .pfnGetNativeHandleExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnGetNativeHandleExp,
                        RecordId::ur_graph_get_native_handle_exp_params_t, 205, &checks::urGraphGetNativeHandleExp>,
            .pfnExecutableGraphGetNativeHandleExp =
                through<&ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnExecutableGraphGetNativeHandleExp,
                        RecordId::ur_graph_executable_graph_get_native_handle_exp_params_t, 206,
                            &checks::urGraphExecutableGraphGetNativeHandleExp>,
        },
    .IPCExp =
        {
            .pfnGetMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetMemHandleExp,
                        RecordId::ur_ipc_get_mem_handle_exp_params_t, 207, &checks::urIPCGetMemHandleExp>,
            .pfnPutMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutMemHandleExp,
                        RecordId::ur_ipc_put_mem_handle_exp_params_t, 208, &checks::urIPCPutMemHandleExp>,
            .pfnOpenMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenMemHandleExp,
                        RecordId::ur_ipc_open_mem_handle_exp_params_t, 209, &checks::urIPCOpenMemHandleExp>,
            .pfnCloseMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnCloseMemHandleExp,
                        RecordId::ur_ipc_close_mem_handle_exp_params_t, 210, &checks::urIPCCloseMemHandleExp>,
            .pfnGetPhysMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetPhysMemHandleExp,
                        RecordId::ur_ipc_get_phys_mem_handle_exp_params_t, 211, &checks::urIPCGetPhysMemHandleExp>,
            .pfnPutPhysMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutPhysMemHandleExp,
                        RecordId::ur_ipc_put_phys_mem_handle_exp_params_t, 212, &checks::urIPCPutPhysMemHandleExp>,
            .pfnOpenPhysMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenPhysMemHandleExp,
                        RecordId::ur_ipc_open_phys_mem_handle_exp_params_t, 213, &checks::urIPCOpenPhysMemHandleExp>,
            .pfnClosePhysMemHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnClosePhysMemHandleExp,
                        RecordId::ur_ipc_close_phys_mem_handle_exp_params_t, 214, &checks::urIPCClosePhysMemHandleExp>,
            .pfnGetEventHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetEventHandleExp,
                        RecordId::ur_ipc_get_event_handle_exp_params_t, 215, &checks::urIPCGetEventHandleExp>,
            .pfnPutEventHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutEventHandleExp,
                        RecordId::ur_ipc_put_event_handle_exp_params_t, 216, &checks::urIPCPutEventHandleExp>,
            .pfnOpenEventHandleExp =
                through<&ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenEventHandleExp,
                        RecordId::ur_ipc_open_event_handle_exp_params_t, 217, &checks::urIPCOpenEventHandleExp>,
        },
    .MemoryExportExp =
        {
            .pfnAllocExportableMemoryExp =
                through<&ur_dditable_t::MemoryExportExp, &ur_memory_export_exp_dditable_t::pfnAllocExportableMemoryExp,
                        RecordId::ur_memory_export_alloc_exportable_memory_exp_params_t, 218,
                            &checks::urMemoryExportAllocExportableMemoryExp>,
            .pfnFreeExportableMemoryExp =
                through<&ur_dditable_t::MemoryExportExp, &ur_memory_export_exp_dditable_t::pfnFreeExportableMemoryExp,
                        RecordId::ur_memory_export_free_exportable_memory_exp_params_t, 219,
                            &checks::urMemoryExportFreeExportableMemoryExp>,
            .pfnExportMemoryHandleExp =
                through<&ur_dditable_t::MemoryExportExp, &ur_memory_export_exp_dditable_t::pfnExportMemoryHandleExp,
                        RecordId::ur_memory_export_export_memory_handle_exp_params_t, 220,
                            &checks::urMemoryExportExportMemoryHandleExp>,
        },
    .UsmP2PExp =
        {
            .pfnEnablePeerAccessExp =
                through<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnEnablePeerAccessExp,
                        RecordId::ur_usm_p2p_enable_peer_access_exp_params_t, 221,
                            &checks::urUsmP2PEnablePeerAccessExp>,
            .pfnDisablePeerAccessExp =
                through<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnDisablePeerAccessExp,
                        RecordId::ur_usm_p2p_disable_peer_access_exp_params_t, 222,
                            &checks::urUsmP2PDisablePeerAccessExp>,
            .pfnPeerAccessGetInfoExp =
                through<&ur_dditable_t::UsmP2PExp, &ur_usm_p2p_exp_dditable_t::pfnPeerAccessGetInfoExp,
                        RecordId::ur_usm_p2p_peer_access_get_info_exp_params_t, 223,
                            &checks::urUsmP2PPeerAccessGetInfoExp>,
        },
    .VirtualMem =
        {
            .pfnGranularityGetInfo =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnGranularityGetInfo,
                        RecordId::ur_virtual_mem_granularity_get_info_params_t, 224,
                            &checks::urVirtualMemGranularityGetInfo>,
            .pfnReserve =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnReserve,
                        RecordId::ur_virtual_mem_reserve_params_t, 225, &checks::urVirtualMemReserve>,
            .pfnFree =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnFree,
                        RecordId::ur_virtual_mem_free_params_t, 226, &checks::urVirtualMemFree>,
            .pfnMap =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnMap,
                        RecordId::ur_virtual_mem_map_params_t, 227, &checks::urVirtualMemMap>,
            .pfnUnmap =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnUnmap,
                        RecordId::ur_virtual_mem_unmap_params_t, 228, &checks::urVirtualMemUnmap>,
            .pfnSetAccess =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnSetAccess,
                        RecordId::ur_virtual_mem_set_access_params_t, 229, &checks::urVirtualMemSetAccess>,
            .pfnGetInfo =
                through<&ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnGetInfo,
                        RecordId::ur_virtual_mem_get_info_params_t, 230, &checks::urVirtualMemGetInfo>,
        },
    .Device =
        {
            .pfnGet =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGet,
                        RecordId::ur_device_get_params_t, 231, &checks::urDeviceGet>,
            .pfnGetInfo =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetInfo,
                        RecordId::ur_device_get_info_params_t, 232, &checks::urDeviceGetInfo>,
            .pfnRetain =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnRetain,
                        RecordId::ur_device_retain_params_t, 233, &checks::urDeviceRetain>,
            .pfnRelease =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnRelease,
                        RecordId::ur_device_release_params_t, 234, &checks::urDeviceRelease>,
            .pfnPartition =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnPartition,
                        RecordId::ur_device_partition_params_t, 235, &checks::urDevicePartition>,
            .pfnSelectBinary =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnSelectBinary,
                        RecordId::ur_device_select_binary_params_t, 236, &checks::urDeviceSelectBinary>,
            .pfnGetNativeHandle =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetNativeHandle,
                        RecordId::ur_device_get_native_handle_params_t, 237, &checks::urDeviceGetNativeHandle>,
            .pfnCreateWithNativeHandle =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnCreateWithNativeHandle,
                        RecordId::ur_device_create_with_native_handle_params_t, 238,
                            &checks::urDeviceCreateWithNativeHandle>,
            .pfnGetGlobalTimestamps =
                through<&ur_dditable_t::Device, &ur_device_dditable_t::pfnGetGlobalTimestamps,
                        RecordId::ur_device_get_global_timestamps_params_t, 239, &checks::urDeviceGetGlobalTimestamps>,
        },
    .DeviceExp =
        {
            .pfnWaitExp =
                through<&ur_dditable_t::DeviceExp, &ur_device_exp_dditable_t::pfnWaitExp,
                        RecordId::ur_device_wait_exp_params_t, 240, &checks::urDeviceWaitExp>,
        },
};

} // namespace ur::layers::lifetime
