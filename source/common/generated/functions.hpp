// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that adapters are called by as types: those of the tables in the order of their slots, then our own.
#pragma once

#include "common/function.hpp"
#include "common/generated/checks.hpp"

namespace ur::functions {

using reflection::RecordId;

struct urAdapterGet : Function<0, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGet, &checks::urAdapterGet,
                               RecordId::ur_adapter_get_params_t, ByNothing> {};
struct urAdapterRelease : Function<1, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRelease,
                                   &checks::urAdapterRelease, RecordId::ur_adapter_release_params_t> {};
struct urAdapterRetain : Function<2, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnRetain,
                                  &checks::urAdapterRetain, RecordId::ur_adapter_retain_params_t> {};
struct urAdapterGetLastError : Function<3, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetLastError,
                                        &checks::urAdapterGetLastError,
                                        RecordId::ur_adapter_get_last_error_params_t> {};
struct urAdapterGetInfo : Function<4, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnGetInfo,
                                   &checks::urAdapterGetInfo, RecordId::ur_adapter_get_info_params_t> {};
struct urAdapterSetLoggerCallback : Function<5, &ur_dditable_t::Adapter, &ur_adapter_dditable_t::pfnSetLoggerCallback,
                                             &checks::urAdapterSetLoggerCallback,
                                             RecordId::ur_adapter_set_logger_callback_params_t> {};
struct urAdapterSetLoggerCallbackLevel : Function<6, &ur_dditable_t::Adapter,
                                                  &ur_adapter_dditable_t::pfnSetLoggerCallbackLevel,
                                                  &checks::urAdapterSetLoggerCallbackLevel,
                                                  RecordId::ur_adapter_set_logger_callback_level_params_t> {};
struct urPlatformGet : Function<7, &ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGet, &checks::urPlatformGet,
                                RecordId::ur_platform_get_params_t> {};
struct urPlatformGetInfo : Function<8, &ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetInfo,
                                    &checks::urPlatformGetInfo, RecordId::ur_platform_get_info_params_t> {};
struct urPlatformGetNativeHandle : Function<9, &ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetNativeHandle,
                                            &checks::urPlatformGetNativeHandle,
                                            RecordId::ur_platform_get_native_handle_params_t> {};
struct urPlatformCreateWithNativeHandle : Function<10, &ur_dditable_t::Platform,
                                                   &ur_platform_dditable_t::pfnCreateWithNativeHandle,
                                                   &checks::urPlatformCreateWithNativeHandle,
                                                   RecordId::ur_platform_create_with_native_handle_params_t,
                                                   ByHandle<1>> {};
struct urPlatformGetApiVersion : Function<11, &ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetApiVersion,
                                          &checks::urPlatformGetApiVersion,
                                          RecordId::ur_platform_get_api_version_params_t> {};
struct urPlatformGetBackendOption : Function<12, &ur_dditable_t::Platform, &ur_platform_dditable_t::pfnGetBackendOption,
                                             &checks::urPlatformGetBackendOption,
                                             RecordId::ur_platform_get_backend_option_params_t> {};
struct urContextCreate : Function<13, &ur_dditable_t::Context, &ur_context_dditable_t::pfnCreate,
                                  &checks::urContextCreate, RecordId::ur_context_create_params_t, ByFirstOf<0, 1>> {};
struct urContextRetain : Function<14, &ur_dditable_t::Context, &ur_context_dditable_t::pfnRetain,
                                  &checks::urContextRetain, RecordId::ur_context_retain_params_t> {};
struct urContextRelease : Function<15, &ur_dditable_t::Context, &ur_context_dditable_t::pfnRelease,
                                   &checks::urContextRelease, RecordId::ur_context_release_params_t> {};
struct urContextGetInfo : Function<16, &ur_dditable_t::Context, &ur_context_dditable_t::pfnGetInfo,
                                   &checks::urContextGetInfo, RecordId::ur_context_get_info_params_t> {};
struct urContextGetNativeHandle : Function<17, &ur_dditable_t::Context, &ur_context_dditable_t::pfnGetNativeHandle,
                                           &checks::urContextGetNativeHandle,
                                           RecordId::ur_context_get_native_handle_params_t> {};
struct urContextCreateWithNativeHandle : Function<18, &ur_dditable_t::Context,
                                                  &ur_context_dditable_t::pfnCreateWithNativeHandle,
                                                  &checks::urContextCreateWithNativeHandle,
                                                  RecordId::ur_context_create_with_native_handle_params_t,
                                                  ByHandle<1>> {};
struct urContextSetExtendedDeleter : Function<19, &ur_dditable_t::Context,
                                              &ur_context_dditable_t::pfnSetExtendedDeleter,
                                              &checks::urContextSetExtendedDeleter,
                                              RecordId::ur_context_set_extended_deleter_params_t> {};
struct urEventGetInfo : Function<20, &ur_dditable_t::Event, &ur_event_dditable_t::pfnGetInfo, &checks::urEventGetInfo,
                                 RecordId::ur_event_get_info_params_t> {};
struct urEventGetProfilingInfo : Function<21, &ur_dditable_t::Event, &ur_event_dditable_t::pfnGetProfilingInfo,
                                          &checks::urEventGetProfilingInfo,
                                          RecordId::ur_event_get_profiling_info_params_t> {};
struct urEventWait : Function<22, &ur_dditable_t::Event, &ur_event_dditable_t::pfnWait, &checks::urEventWait,
                              RecordId::ur_event_wait_params_t, ByFirstOf<0, 1>> {};
struct urEventRetain : Function<23, &ur_dditable_t::Event, &ur_event_dditable_t::pfnRetain, &checks::urEventRetain,
                                RecordId::ur_event_retain_params_t> {};
struct urEventRelease : Function<24, &ur_dditable_t::Event, &ur_event_dditable_t::pfnRelease, &checks::urEventRelease,
                                 RecordId::ur_event_release_params_t> {};
struct urEventGetNativeHandle : Function<25, &ur_dditable_t::Event, &ur_event_dditable_t::pfnGetNativeHandle,
                                         &checks::urEventGetNativeHandle,
                                         RecordId::ur_event_get_native_handle_params_t> {};
struct urEventCreateWithNativeHandle : Function<26, &ur_dditable_t::Event,
                                                &ur_event_dditable_t::pfnCreateWithNativeHandle,
                                                &checks::urEventCreateWithNativeHandle,
                                                RecordId::ur_event_create_with_native_handle_params_t, ByHandle<1>> {};
struct urEventSetCallback : Function<27, &ur_dditable_t::Event, &ur_event_dditable_t::pfnSetCallback,
                                     &checks::urEventSetCallback, RecordId::ur_event_set_callback_params_t> {};
struct urEventCreateExp : Function<28, &ur_dditable_t::EventExp, &ur_event_exp_dditable_t::pfnCreateExp,
                                   &checks::urEventCreateExp, RecordId::ur_event_create_exp_params_t> {};
struct urProgramCreateWithIL : Function<29, &ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithIL,
                                        &checks::urProgramCreateWithIL,
                                        RecordId::ur_program_create_with_il_params_t> {};
struct urProgramCreateWithBinary : Function<30, &ur_dditable_t::Program, &ur_program_dditable_t::pfnCreateWithBinary,
                                            &checks::urProgramCreateWithBinary,
                                            RecordId::ur_program_create_with_binary_params_t> {};
struct urProgramBuild : Function<31, &ur_dditable_t::Program, &ur_program_dditable_t::pfnBuild, &checks::urProgramBuild,
                                 RecordId::ur_program_build_params_t> {};
struct urProgramCompile : Function<32, &ur_dditable_t::Program, &ur_program_dditable_t::pfnCompile,
                                   &checks::urProgramCompile, RecordId::ur_program_compile_params_t> {};
struct urProgramLink : Function<33, &ur_dditable_t::Program, &ur_program_dditable_t::pfnLink, &checks::urProgramLink,
                                RecordId::ur_program_link_params_t> {};
struct urProgramRetain : Function<34, &ur_dditable_t::Program, &ur_program_dditable_t::pfnRetain,
                                  &checks::urProgramRetain, RecordId::ur_program_retain_params_t> {};
struct urProgramRelease : Function<35, &ur_dditable_t::Program, &ur_program_dditable_t::pfnRelease,
                                   &checks::urProgramRelease, RecordId::ur_program_release_params_t> {};
struct urProgramGetFunctionPointer : Function<36, &ur_dditable_t::Program,
                                              &ur_program_dditable_t::pfnGetFunctionPointer,
                                              &checks::urProgramGetFunctionPointer,
                                              RecordId::ur_program_get_function_pointer_params_t> {};
struct urProgramGetGlobalVariablePointer : Function<37, &ur_dditable_t::Program,
                                                    &ur_program_dditable_t::pfnGetGlobalVariablePointer,
                                                    &checks::urProgramGetGlobalVariablePointer,
                                                    RecordId::ur_program_get_global_variable_pointer_params_t> {};
struct urProgramGetInfo : Function<38, &ur_dditable_t::Program, &ur_program_dditable_t::pfnGetInfo,
                                   &checks::urProgramGetInfo, RecordId::ur_program_get_info_params_t> {};
struct urProgramGetBuildInfo : Function<39, &ur_dditable_t::Program, &ur_program_dditable_t::pfnGetBuildInfo,
                                        &checks::urProgramGetBuildInfo,
                                        RecordId::ur_program_get_build_info_params_t> {};
struct urProgramSetSpecializationConstants : Function<40, &ur_dditable_t::Program,
                                                      &ur_program_dditable_t::pfnSetSpecializationConstants,
                                                      &checks::urProgramSetSpecializationConstants,
                                                      RecordId::ur_program_set_specialization_constants_params_t> {};
struct urProgramGetNativeHandle : Function<41, &ur_dditable_t::Program, &ur_program_dditable_t::pfnGetNativeHandle,
                                           &checks::urProgramGetNativeHandle,
                                           RecordId::ur_program_get_native_handle_params_t> {};
struct urProgramCreateWithNativeHandle : Function<42, &ur_dditable_t::Program,
                                                  &ur_program_dditable_t::pfnCreateWithNativeHandle,
                                                  &checks::urProgramCreateWithNativeHandle,
                                                  RecordId::ur_program_create_with_native_handle_params_t,
                                                  ByHandle<1>> {};
struct urProgramDynamicLinkExp : Function<43, &ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnDynamicLinkExp,
                                          &checks::urProgramDynamicLinkExp,
                                          RecordId::ur_program_dynamic_link_exp_params_t> {};
struct urProgramBuildExp : Function<44, &ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnBuildExp,
                                    &checks::urProgramBuildExp, RecordId::ur_program_build_exp_params_t> {};
struct urProgramCompileExp : Function<45, &ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnCompileExp,
                                      &checks::urProgramCompileExp, RecordId::ur_program_compile_exp_params_t> {};
struct urProgramLinkExp : Function<46, &ur_dditable_t::ProgramExp, &ur_program_exp_dditable_t::pfnLinkExp,
                                   &checks::urProgramLinkExp, RecordId::ur_program_link_exp_params_t> {};
struct urKernelCreate : Function<47, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnCreate, &checks::urKernelCreate,
                                 RecordId::ur_kernel_create_params_t> {};
struct urKernelGetInfo : Function<48, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetInfo,
                                  &checks::urKernelGetInfo, RecordId::ur_kernel_get_info_params_t> {};
struct urKernelGetGroupInfo : Function<49, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetGroupInfo,
                                       &checks::urKernelGetGroupInfo, RecordId::ur_kernel_get_group_info_params_t> {};
struct urKernelGetSubGroupInfo : Function<50, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSubGroupInfo,
                                          &checks::urKernelGetSubGroupInfo,
                                          RecordId::ur_kernel_get_sub_group_info_params_t> {};
struct urKernelRetain : Function<51, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRetain, &checks::urKernelRetain,
                                 RecordId::ur_kernel_retain_params_t> {};
struct urKernelRelease : Function<52, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnRelease,
                                  &checks::urKernelRelease, RecordId::ur_kernel_release_params_t> {};
struct urKernelGetNativeHandle : Function<53, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetNativeHandle,
                                          &checks::urKernelGetNativeHandle,
                                          RecordId::ur_kernel_get_native_handle_params_t> {};
struct urKernelCreateWithNativeHandle : Function<54, &ur_dditable_t::Kernel,
                                                 &ur_kernel_dditable_t::pfnCreateWithNativeHandle,
                                                 &checks::urKernelCreateWithNativeHandle,
                                                 RecordId::ur_kernel_create_with_native_handle_params_t,
                                                 ByHandle<1>> {};
struct urKernelGetSuggestedLocalWorkSize : Function<55, &ur_dditable_t::Kernel,
                                                    &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSize,
                                                    &checks::urKernelGetSuggestedLocalWorkSize,
                                                    RecordId::ur_kernel_get_suggested_local_work_size_params_t> {};
struct urKernelGetSuggestedLocalWorkSizeWithArgs : Function<
    56, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnGetSuggestedLocalWorkSizeWithArgs,
    &checks::urKernelGetSuggestedLocalWorkSizeWithArgs,
    RecordId::ur_kernel_get_suggested_local_work_size_with_args_params_t> {};
struct urKernelSetExecInfo : Function<57, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSetExecInfo,
                                      &checks::urKernelSetExecInfo, RecordId::ur_kernel_set_exec_info_params_t> {};
struct urKernelSetSpecializationConstants : Function<58, &ur_dditable_t::Kernel,
                                                     &ur_kernel_dditable_t::pfnSetSpecializationConstants,
                                                     &checks::urKernelSetSpecializationConstants,
                                                     RecordId::ur_kernel_set_specialization_constants_params_t> {};
struct urKernelSuggestMaxCooperativeGroupCount : Function<
    59, &ur_dditable_t::Kernel, &ur_kernel_dditable_t::pfnSuggestMaxCooperativeGroupCount,
    &checks::urKernelSuggestMaxCooperativeGroupCount,
    RecordId::ur_kernel_suggest_max_cooperative_group_count_params_t> {};
struct urQueueGetInfo : Function<60, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetInfo, &checks::urQueueGetInfo,
                                 RecordId::ur_queue_get_info_params_t> {};
struct urQueueCreate : Function<61, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnCreate, &checks::urQueueCreate,
                                RecordId::ur_queue_create_params_t> {};
struct urQueueRetain : Function<62, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRetain, &checks::urQueueRetain,
                                RecordId::ur_queue_retain_params_t> {};
struct urQueueRelease : Function<63, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnRelease, &checks::urQueueRelease,
                                 RecordId::ur_queue_release_params_t> {};
struct urQueueGetNativeHandle : Function<64, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnGetNativeHandle,
                                         &checks::urQueueGetNativeHandle,
                                         RecordId::ur_queue_get_native_handle_params_t> {};
struct urQueueCreateWithNativeHandle : Function<65, &ur_dditable_t::Queue,
                                                &ur_queue_dditable_t::pfnCreateWithNativeHandle,
                                                &checks::urQueueCreateWithNativeHandle,
                                                RecordId::ur_queue_create_with_native_handle_params_t, ByHandle<1>> {};
struct urQueueFinish : Function<66, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFinish, &checks::urQueueFinish,
                                RecordId::ur_queue_finish_params_t> {};
struct urQueueFlush : Function<67, &ur_dditable_t::Queue, &ur_queue_dditable_t::pfnFlush, &checks::urQueueFlush,
                               RecordId::ur_queue_flush_params_t> {};
struct urQueueBeginGraphCaptureExp : Function<68, &ur_dditable_t::QueueExp,
                                              &ur_queue_exp_dditable_t::pfnBeginGraphCaptureExp,
                                              &checks::urQueueBeginGraphCaptureExp,
                                              RecordId::ur_queue_begin_graph_capture_exp_params_t> {};
struct urQueueBeginCaptureIntoGraphExp : Function<69, &ur_dditable_t::QueueExp,
                                                  &ur_queue_exp_dditable_t::pfnBeginCaptureIntoGraphExp,
                                                  &checks::urQueueBeginCaptureIntoGraphExp,
                                                  RecordId::ur_queue_begin_capture_into_graph_exp_params_t> {};
struct urQueueEndGraphCaptureExp : Function<70, &ur_dditable_t::QueueExp,
                                            &ur_queue_exp_dditable_t::pfnEndGraphCaptureExp,
                                            &checks::urQueueEndGraphCaptureExp,
                                            RecordId::ur_queue_end_graph_capture_exp_params_t> {};
struct urQueueIsGraphCaptureEnabledExp : Function<71, &ur_dditable_t::QueueExp,
                                                  &ur_queue_exp_dditable_t::pfnIsGraphCaptureEnabledExp,
                                                  &checks::urQueueIsGraphCaptureEnabledExp,
                                                  RecordId::ur_queue_is_graph_capture_enabled_exp_params_t> {};
struct urQueueGetGraphExp : Function<72, &ur_dditable_t::QueueExp, &ur_queue_exp_dditable_t::pfnGetGraphExp,
                                     &checks::urQueueGetGraphExp, RecordId::ur_queue_get_graph_exp_params_t> {};
struct urSamplerCreate : Function<73, &ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnCreate,
                                  &checks::urSamplerCreate, RecordId::ur_sampler_create_params_t> {};
struct urSamplerRetain : Function<74, &ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRetain,
                                  &checks::urSamplerRetain, RecordId::ur_sampler_retain_params_t> {};
struct urSamplerRelease : Function<75, &ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnRelease,
                                   &checks::urSamplerRelease, RecordId::ur_sampler_release_params_t> {};
struct urSamplerGetInfo : Function<76, &ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetInfo,
                                   &checks::urSamplerGetInfo, RecordId::ur_sampler_get_info_params_t> {};
struct urSamplerGetNativeHandle : Function<77, &ur_dditable_t::Sampler, &ur_sampler_dditable_t::pfnGetNativeHandle,
                                           &checks::urSamplerGetNativeHandle,
                                           RecordId::ur_sampler_get_native_handle_params_t> {};
struct urSamplerCreateWithNativeHandle : Function<78, &ur_dditable_t::Sampler,
                                                  &ur_sampler_dditable_t::pfnCreateWithNativeHandle,
                                                  &checks::urSamplerCreateWithNativeHandle,
                                                  RecordId::ur_sampler_create_with_native_handle_params_t,
                                                  ByHandle<1>> {};
struct urMemImageCreate : Function<79, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageCreate,
                                   &checks::urMemImageCreate, RecordId::ur_mem_image_create_params_t> {};
struct urMemBufferCreate : Function<80, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferCreate,
                                    &checks::urMemBufferCreate, RecordId::ur_mem_buffer_create_params_t> {};
struct urMemRetain : Function<81, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRetain, &checks::urMemRetain,
                              RecordId::ur_mem_retain_params_t> {};
struct urMemRelease : Function<82, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnRelease, &checks::urMemRelease,
                               RecordId::ur_mem_release_params_t> {};
struct urMemBufferPartition : Function<83, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnBufferPartition,
                                       &checks::urMemBufferPartition, RecordId::ur_mem_buffer_partition_params_t> {};
struct urMemGetNativeHandle : Function<84, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetNativeHandle,
                                       &checks::urMemGetNativeHandle, RecordId::ur_mem_get_native_handle_params_t> {};
struct urMemBufferCreateWithNativeHandle : Function<85, &ur_dditable_t::Mem,
                                                    &ur_mem_dditable_t::pfnBufferCreateWithNativeHandle,
                                                    &checks::urMemBufferCreateWithNativeHandle,
                                                    RecordId::ur_mem_buffer_create_with_native_handle_params_t,
                                                    ByHandle<1>> {};
struct urMemImageCreateWithNativeHandle : Function<86, &ur_dditable_t::Mem,
                                                   &ur_mem_dditable_t::pfnImageCreateWithNativeHandle,
                                                   &checks::urMemImageCreateWithNativeHandle,
                                                   RecordId::ur_mem_image_create_with_native_handle_params_t,
                                                   ByHandle<1>> {};
struct urMemGetInfo : Function<87, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnGetInfo, &checks::urMemGetInfo,
                               RecordId::ur_mem_get_info_params_t> {};
struct urMemImageGetInfo : Function<88, &ur_dditable_t::Mem, &ur_mem_dditable_t::pfnImageGetInfo,
                                    &checks::urMemImageGetInfo, RecordId::ur_mem_image_get_info_params_t> {};
struct urPhysicalMemCreate : Function<89, &ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnCreate,
                                      &checks::urPhysicalMemCreate, RecordId::ur_physical_mem_create_params_t> {};
struct urPhysicalMemRetain : Function<90, &ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRetain,
                                      &checks::urPhysicalMemRetain, RecordId::ur_physical_mem_retain_params_t> {};
struct urPhysicalMemRelease : Function<91, &ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnRelease,
                                       &checks::urPhysicalMemRelease, RecordId::ur_physical_mem_release_params_t> {};
struct urPhysicalMemGetInfo : Function<92, &ur_dditable_t::PhysicalMem, &ur_physical_mem_dditable_t::pfnGetInfo,
                                       &checks::urPhysicalMemGetInfo, RecordId::ur_physical_mem_get_info_params_t> {};
struct urEnqueueEventsWait : Function<93, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnEventsWait,
                                      &checks::urEnqueueEventsWait, RecordId::ur_enqueue_events_wait_params_t> {};
struct urEnqueueEventsWaitWithBarrier : Function<94, &ur_dditable_t::Enqueue,
                                                 &ur_enqueue_dditable_t::pfnEventsWaitWithBarrier,
                                                 &checks::urEnqueueEventsWaitWithBarrier,
                                                 RecordId::ur_enqueue_events_wait_with_barrier_params_t> {};
struct urEnqueueMemBufferRead : Function<95, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferRead,
                                         &checks::urEnqueueMemBufferRead,
                                         RecordId::ur_enqueue_mem_buffer_read_params_t> {};
struct urEnqueueMemBufferWrite : Function<96, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferWrite,
                                          &checks::urEnqueueMemBufferWrite,
                                          RecordId::ur_enqueue_mem_buffer_write_params_t> {};
struct urEnqueueMemBufferReadRect : Function<97, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferReadRect,
                                             &checks::urEnqueueMemBufferReadRect,
                                             RecordId::ur_enqueue_mem_buffer_read_rect_params_t> {};
struct urEnqueueMemBufferWriteRect : Function<98, &ur_dditable_t::Enqueue,
                                              &ur_enqueue_dditable_t::pfnMemBufferWriteRect,
                                              &checks::urEnqueueMemBufferWriteRect,
                                              RecordId::ur_enqueue_mem_buffer_write_rect_params_t> {};
struct urEnqueueMemBufferCopy : Function<99, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopy,
                                         &checks::urEnqueueMemBufferCopy,
                                         RecordId::ur_enqueue_mem_buffer_copy_params_t> {};
struct urEnqueueMemBufferCopyRect : Function<100, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferCopyRect,
                                             &checks::urEnqueueMemBufferCopyRect,
                                             RecordId::ur_enqueue_mem_buffer_copy_rect_params_t> {};
struct urEnqueueMemBufferFill : Function<101, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferFill,
                                         &checks::urEnqueueMemBufferFill,
                                         RecordId::ur_enqueue_mem_buffer_fill_params_t> {};
struct urEnqueueMemImageRead : Function<102, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageRead,
                                        &checks::urEnqueueMemImageRead,
                                        RecordId::ur_enqueue_mem_image_read_params_t> {};
struct urEnqueueMemImageWrite : Function<103, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageWrite,
                                         &checks::urEnqueueMemImageWrite,
                                         RecordId::ur_enqueue_mem_image_write_params_t> {};
struct urEnqueueMemImageCopy : Function<104, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemImageCopy,
                                        &checks::urEnqueueMemImageCopy,
                                        RecordId::ur_enqueue_mem_image_copy_params_t> {};
struct urEnqueueMemBufferMap : Function<105, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemBufferMap,
                                        &checks::urEnqueueMemBufferMap,
                                        RecordId::ur_enqueue_mem_buffer_map_params_t> {};
struct urEnqueueMemUnmap : Function<106, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnMemUnmap,
                                    &checks::urEnqueueMemUnmap, RecordId::ur_enqueue_mem_unmap_params_t> {};
struct urEnqueueUSMFill : Function<107, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill,
                                   &checks::urEnqueueUSMFill, RecordId::ur_enqueue_usm_fill_params_t> {};
struct urEnqueueUSMMemcpy : Function<108, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy,
                                     &checks::urEnqueueUSMMemcpy, RecordId::ur_enqueue_usm_memcpy_params_t> {};
struct urEnqueueUSMPrefetch : Function<109, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMPrefetch,
                                       &checks::urEnqueueUSMPrefetch, RecordId::ur_enqueue_usm_prefetch_params_t> {};
struct urEnqueueUSMAdvise : Function<110, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMAdvise,
                                     &checks::urEnqueueUSMAdvise, RecordId::ur_enqueue_usm_advise_params_t> {};
struct urEnqueueUSMFill2D : Function<111, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMFill2D,
                                     &checks::urEnqueueUSMFill2D, RecordId::ur_enqueue_usm_fill_2d_params_t> {};
struct urEnqueueUSMMemcpy2D : Function<112, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnUSMMemcpy2D,
                                       &checks::urEnqueueUSMMemcpy2D, RecordId::ur_enqueue_usm_memcpy_2d_params_t> {};
struct urEnqueueDeviceGlobalVariableWrite : Function<113, &ur_dditable_t::Enqueue,
                                                     &ur_enqueue_dditable_t::pfnDeviceGlobalVariableWrite,
                                                     &checks::urEnqueueDeviceGlobalVariableWrite,
                                                     RecordId::ur_enqueue_device_global_variable_write_params_t> {};
struct urEnqueueDeviceGlobalVariableRead : Function<114, &ur_dditable_t::Enqueue,
                                                    &ur_enqueue_dditable_t::pfnDeviceGlobalVariableRead,
                                                    &checks::urEnqueueDeviceGlobalVariableRead,
                                                    RecordId::ur_enqueue_device_global_variable_read_params_t> {};
struct urEnqueueReadHostPipe : Function<115, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnReadHostPipe,
                                        &checks::urEnqueueReadHostPipe,
                                        RecordId::ur_enqueue_read_host_pipe_params_t> {};
struct urEnqueueWriteHostPipe : Function<116, &ur_dditable_t::Enqueue, &ur_enqueue_dditable_t::pfnWriteHostPipe,
                                         &checks::urEnqueueWriteHostPipe,
                                         RecordId::ur_enqueue_write_host_pipe_params_t> {};
struct urEnqueueEventsWaitWithBarrierExt : Function<117, &ur_dditable_t::Enqueue,
                                                    &ur_enqueue_dditable_t::pfnEventsWaitWithBarrierExt,
                                                    &checks::urEnqueueEventsWaitWithBarrierExt,
                                                    RecordId::ur_enqueue_events_wait_with_barrier_ext_params_t> {};
struct urEnqueueKernelLaunchWithArgsExp : Function<118, &ur_dditable_t::EnqueueExp,
                                                   &ur_enqueue_exp_dditable_t::pfnKernelLaunchWithArgsExp,
                                                   &checks::urEnqueueKernelLaunchWithArgsExp,
                                                   RecordId::ur_enqueue_kernel_launch_with_args_exp_params_t> {};
struct urEnqueueUSMDeviceAllocExp : Function<119, &ur_dditable_t::EnqueueExp,
                                             &ur_enqueue_exp_dditable_t::pfnUSMDeviceAllocExp,
                                             &checks::urEnqueueUSMDeviceAllocExp,
                                             RecordId::ur_enqueue_usm_device_alloc_exp_params_t> {};
struct urEnqueueUSMSharedAllocExp : Function<120, &ur_dditable_t::EnqueueExp,
                                             &ur_enqueue_exp_dditable_t::pfnUSMSharedAllocExp,
                                             &checks::urEnqueueUSMSharedAllocExp,
                                             RecordId::ur_enqueue_usm_shared_alloc_exp_params_t> {};
struct urEnqueueUSMHostAllocExp : Function<121, &ur_dditable_t::EnqueueExp,
                                           &ur_enqueue_exp_dditable_t::pfnUSMHostAllocExp,
                                           &checks::urEnqueueUSMHostAllocExp,
                                           RecordId::ur_enqueue_usm_host_alloc_exp_params_t> {};
struct urEnqueueUSMFreeExp : Function<122, &ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnUSMFreeExp,
                                      &checks::urEnqueueUSMFreeExp, RecordId::ur_enqueue_usm_free_exp_params_t> {};
struct urEnqueueTimestampRecordingExp : Function<123, &ur_dditable_t::EnqueueExp,
                                                 &ur_enqueue_exp_dditable_t::pfnTimestampRecordingExp,
                                                 &checks::urEnqueueTimestampRecordingExp,
                                                 RecordId::ur_enqueue_timestamp_recording_exp_params_t> {};
struct urEnqueueCommandBufferExp : Function<124, &ur_dditable_t::EnqueueExp,
                                            &ur_enqueue_exp_dditable_t::pfnCommandBufferExp,
                                            &checks::urEnqueueCommandBufferExp,
                                            RecordId::ur_enqueue_command_buffer_exp_params_t> {};
struct urEnqueueHostTaskExp : Function<125, &ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnHostTaskExp,
                                       &checks::urEnqueueHostTaskExp, RecordId::ur_enqueue_host_task_exp_params_t> {};
struct urEnqueueNativeCommandExp : Function<126, &ur_dditable_t::EnqueueExp,
                                            &ur_enqueue_exp_dditable_t::pfnNativeCommandExp,
                                            &checks::urEnqueueNativeCommandExp,
                                            RecordId::ur_enqueue_native_command_exp_params_t> {};
struct urEnqueueGraphExp : Function<127, &ur_dditable_t::EnqueueExp, &ur_enqueue_exp_dditable_t::pfnGraphExp,
                                    &checks::urEnqueueGraphExp, RecordId::ur_enqueue_graph_exp_params_t> {};
struct urUSMHostAlloc : Function<128, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnHostAlloc, &checks::urUSMHostAlloc,
                                 RecordId::ur_usm_host_alloc_params_t> {};
struct urUSMDeviceAlloc : Function<129, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnDeviceAlloc,
                                   &checks::urUSMDeviceAlloc, RecordId::ur_usm_device_alloc_params_t> {};
struct urUSMSharedAlloc : Function<130, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnSharedAlloc,
                                   &checks::urUSMSharedAlloc, RecordId::ur_usm_shared_alloc_params_t> {};
struct urUSMFree : Function<131, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnFree, &checks::urUSMFree,
                            RecordId::ur_usm_free_params_t> {};
struct urUSMGetMemAllocInfo : Function<132, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnGetMemAllocInfo,
                                       &checks::urUSMGetMemAllocInfo, RecordId::ur_usm_get_mem_alloc_info_params_t> {};
struct urUSMPoolCreate : Function<133, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolCreate, &checks::urUSMPoolCreate,
                                  RecordId::ur_usm_pool_create_params_t> {};
struct urUSMPoolRetain : Function<134, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRetain, &checks::urUSMPoolRetain,
                                  RecordId::ur_usm_pool_retain_params_t> {};
struct urUSMPoolRelease : Function<135, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolRelease,
                                   &checks::urUSMPoolRelease, RecordId::ur_usm_pool_release_params_t> {};
struct urUSMPoolGetInfo : Function<136, &ur_dditable_t::USM, &ur_usm_dditable_t::pfnPoolGetInfo,
                                   &checks::urUSMPoolGetInfo, RecordId::ur_usm_pool_get_info_params_t> {};
struct urUSMPoolCreateExp : Function<137, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolCreateExp,
                                     &checks::urUSMPoolCreateExp, RecordId::ur_usm_pool_create_exp_params_t> {};
struct urUSMPoolDestroyExp : Function<138, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolDestroyExp,
                                      &checks::urUSMPoolDestroyExp, RecordId::ur_usm_pool_destroy_exp_params_t> {};
struct urUSMPoolGetDefaultDevicePoolExp : Function<139, &ur_dditable_t::USMExp,
                                                   &ur_usm_exp_dditable_t::pfnPoolGetDefaultDevicePoolExp,
                                                   &checks::urUSMPoolGetDefaultDevicePoolExp,
                                                   RecordId::ur_usm_pool_get_default_device_pool_exp_params_t> {};
struct urUSMPoolGetInfoExp : Function<140, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolGetInfoExp,
                                      &checks::urUSMPoolGetInfoExp, RecordId::ur_usm_pool_get_info_exp_params_t> {};
struct urUSMPoolSetInfoExp : Function<141, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolSetInfoExp,
                                      &checks::urUSMPoolSetInfoExp, RecordId::ur_usm_pool_set_info_exp_params_t> {};
struct urUSMPoolSetDevicePoolExp : Function<142, &ur_dditable_t::USMExp,
                                            &ur_usm_exp_dditable_t::pfnPoolSetDevicePoolExp,
                                            &checks::urUSMPoolSetDevicePoolExp,
                                            RecordId::ur_usm_pool_set_device_pool_exp_params_t> {};
struct urUSMPoolGetDevicePoolExp : Function<143, &ur_dditable_t::USMExp,
                                            &ur_usm_exp_dditable_t::pfnPoolGetDevicePoolExp,
                                            &checks::urUSMPoolGetDevicePoolExp,
                                            RecordId::ur_usm_pool_get_device_pool_exp_params_t> {};
struct urUSMPoolTrimToExp : Function<144, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPoolTrimToExp,
                                     &checks::urUSMPoolTrimToExp, RecordId::ur_usm_pool_trim_to_exp_params_t> {};
struct urUSMPitchedAllocExp : Function<145, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnPitchedAllocExp,
                                       &checks::urUSMPitchedAllocExp, RecordId::ur_usm_pitched_alloc_exp_params_t> {};
struct urUSMContextMemcpyExp : Function<146, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnContextMemcpyExp,
                                        &checks::urUSMContextMemcpyExp,
                                        RecordId::ur_usm_context_memcpy_exp_params_t> {};
struct urUSMHostAllocUnregisterExp : Function<147, &ur_dditable_t::USMExp,
                                              &ur_usm_exp_dditable_t::pfnHostAllocUnregisterExp,
                                              &checks::urUSMHostAllocUnregisterExp,
                                              RecordId::ur_usm_host_alloc_unregister_exp_params_t> {};
struct urUSMHostAllocRegisterExp : Function<148, &ur_dditable_t::USMExp,
                                            &ur_usm_exp_dditable_t::pfnHostAllocRegisterExp,
                                            &checks::urUSMHostAllocRegisterExp,
                                            RecordId::ur_usm_host_alloc_register_exp_params_t> {};
struct urUSMImportExp : Function<149, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnImportExp,
                                 &checks::urUSMImportExp, RecordId::ur_usm_import_exp_params_t> {};
struct urUSMReleaseExp : Function<150, &ur_dditable_t::USMExp, &ur_usm_exp_dditable_t::pfnReleaseExp,
                                  &checks::urUSMReleaseExp, RecordId::ur_usm_release_exp_params_t> {};
struct urBindlessImagesUnsampledImageHandleDestroyExp : Function<
    151, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnUnsampledImageHandleDestroyExp,
    &checks::urBindlessImagesUnsampledImageHandleDestroyExp,
    RecordId::ur_bindless_images_unsampled_image_handle_destroy_exp_params_t> {};
struct urBindlessImagesSampledImageHandleDestroyExp : Function<
    152, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnSampledImageHandleDestroyExp,
    &checks::urBindlessImagesSampledImageHandleDestroyExp,
    RecordId::ur_bindless_images_sampled_image_handle_destroy_exp_params_t> {};
struct urBindlessImagesImageAllocateExp : Function<153, &ur_dditable_t::BindlessImagesExp,
                                                   &ur_bindless_images_exp_dditable_t::pfnImageAllocateExp,
                                                   &checks::urBindlessImagesImageAllocateExp,
                                                   RecordId::ur_bindless_images_image_allocate_exp_params_t> {};
struct urBindlessImagesImageFreeExp : Function<154, &ur_dditable_t::BindlessImagesExp,
                                               &ur_bindless_images_exp_dditable_t::pfnImageFreeExp,
                                               &checks::urBindlessImagesImageFreeExp,
                                               RecordId::ur_bindless_images_image_free_exp_params_t> {};
struct urBindlessImagesUnsampledImageCreateExp : Function<
    155, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnUnsampledImageCreateExp,
    &checks::urBindlessImagesUnsampledImageCreateExp,
    RecordId::ur_bindless_images_unsampled_image_create_exp_params_t> {};
struct urBindlessImagesSampledImageCreateExp : Function<
    156, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnSampledImageCreateExp,
    &checks::urBindlessImagesSampledImageCreateExp, RecordId::ur_bindless_images_sampled_image_create_exp_params_t> {};
struct urBindlessImagesImageCopyExp : Function<157, &ur_dditable_t::BindlessImagesExp,
                                               &ur_bindless_images_exp_dditable_t::pfnImageCopyExp,
                                               &checks::urBindlessImagesImageCopyExp,
                                               RecordId::ur_bindless_images_image_copy_exp_params_t> {};
struct urBindlessImagesImageGetInfoExp : Function<158, &ur_dditable_t::BindlessImagesExp,
                                                  &ur_bindless_images_exp_dditable_t::pfnImageGetInfoExp,
                                                  &checks::urBindlessImagesImageGetInfoExp,
                                                  RecordId::ur_bindless_images_image_get_info_exp_params_t> {};
struct urBindlessImagesGetImageMemoryHandleTypeSupportExp : Function<
    159, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnGetImageMemoryHandleTypeSupportExp,
    &checks::urBindlessImagesGetImageMemoryHandleTypeSupportExp,
    RecordId::ur_bindless_images_get_image_memory_handle_type_support_exp_params_t> {};
struct urBindlessImagesGetImageUnsampledHandleSupportExp : Function<
    160, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnGetImageUnsampledHandleSupportExp,
    &checks::urBindlessImagesGetImageUnsampledHandleSupportExp,
    RecordId::ur_bindless_images_get_image_unsampled_handle_support_exp_params_t> {};
struct urBindlessImagesGetImageSampledHandleSupportExp : Function<
    161, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnGetImageSampledHandleSupportExp,
    &checks::urBindlessImagesGetImageSampledHandleSupportExp,
    RecordId::ur_bindless_images_get_image_sampled_handle_support_exp_params_t> {};
struct urBindlessImagesMipmapGetLevelExp : Function<162, &ur_dditable_t::BindlessImagesExp,
                                                    &ur_bindless_images_exp_dditable_t::pfnMipmapGetLevelExp,
                                                    &checks::urBindlessImagesMipmapGetLevelExp,
                                                    RecordId::ur_bindless_images_mipmap_get_level_exp_params_t> {};
struct urBindlessImagesMipmapFreeExp : Function<163, &ur_dditable_t::BindlessImagesExp,
                                                &ur_bindless_images_exp_dditable_t::pfnMipmapFreeExp,
                                                &checks::urBindlessImagesMipmapFreeExp,
                                                RecordId::ur_bindless_images_mipmap_free_exp_params_t> {};
struct urBindlessImagesImportExternalMemoryExp : Function<
    164, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImportExternalMemoryExp,
    &checks::urBindlessImagesImportExternalMemoryExp,
    RecordId::ur_bindless_images_import_external_memory_exp_params_t> {};
struct urBindlessImagesMapExternalArrayExp : Function<165, &ur_dditable_t::BindlessImagesExp,
                                                      &ur_bindless_images_exp_dditable_t::pfnMapExternalArrayExp,
                                                      &checks::urBindlessImagesMapExternalArrayExp,
                                                      RecordId::ur_bindless_images_map_external_array_exp_params_t> {};
struct urBindlessImagesMapExternalLinearMemoryExp : Function<
    166, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnMapExternalLinearMemoryExp,
    &checks::urBindlessImagesMapExternalLinearMemoryExp,
    RecordId::ur_bindless_images_map_external_linear_memory_exp_params_t> {};
struct urBindlessImagesReleaseExternalMemoryExp : Function<
    167, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnReleaseExternalMemoryExp,
    &checks::urBindlessImagesReleaseExternalMemoryExp,
    RecordId::ur_bindless_images_release_external_memory_exp_params_t> {};
struct urBindlessImagesFreeMappedLinearMemoryExp : Function<
    168, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnFreeMappedLinearMemoryExp,
    &checks::urBindlessImagesFreeMappedLinearMemoryExp,
    RecordId::ur_bindless_images_free_mapped_linear_memory_exp_params_t> {};
struct urBindlessImagesSupportsImportingHandleTypeExp : Function<
    169, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnSupportsImportingHandleTypeExp,
    &checks::urBindlessImagesSupportsImportingHandleTypeExp,
    RecordId::ur_bindless_images_supports_importing_handle_type_exp_params_t> {};
struct urBindlessImagesImportExternalSemaphoreExp : Function<
    170, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnImportExternalSemaphoreExp,
    &checks::urBindlessImagesImportExternalSemaphoreExp,
    RecordId::ur_bindless_images_import_external_semaphore_exp_params_t> {};
struct urBindlessImagesReleaseExternalSemaphoreExp : Function<
    171, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnReleaseExternalSemaphoreExp,
    &checks::urBindlessImagesReleaseExternalSemaphoreExp,
    RecordId::ur_bindless_images_release_external_semaphore_exp_params_t> {};
struct urBindlessImagesWaitExternalSemaphoreExp : Function<
    172, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnWaitExternalSemaphoreExp,
    &checks::urBindlessImagesWaitExternalSemaphoreExp,
    RecordId::ur_bindless_images_wait_external_semaphore_exp_params_t> {};
struct urBindlessImagesSignalExternalSemaphoreExp : Function<
    173, &ur_dditable_t::BindlessImagesExp, &ur_bindless_images_exp_dditable_t::pfnSignalExternalSemaphoreExp,
    &checks::urBindlessImagesSignalExternalSemaphoreExp,
    RecordId::ur_bindless_images_signal_external_semaphore_exp_params_t> {};
struct urCommandBufferCreateExp : Function<174, &ur_dditable_t::CommandBufferExp,
                                           &ur_command_buffer_exp_dditable_t::pfnCreateExp,
                                           &checks::urCommandBufferCreateExp,
                                           RecordId::ur_command_buffer_create_exp_params_t> {};
struct urCommandBufferRetainExp : Function<175, &ur_dditable_t::CommandBufferExp,
                                           &ur_command_buffer_exp_dditable_t::pfnRetainExp,
                                           &checks::urCommandBufferRetainExp,
                                           RecordId::ur_command_buffer_retain_exp_params_t> {};
struct urCommandBufferReleaseExp : Function<176, &ur_dditable_t::CommandBufferExp,
                                            &ur_command_buffer_exp_dditable_t::pfnReleaseExp,
                                            &checks::urCommandBufferReleaseExp,
                                            RecordId::ur_command_buffer_release_exp_params_t> {};
struct urCommandBufferFinalizeExp : Function<177, &ur_dditable_t::CommandBufferExp,
                                             &ur_command_buffer_exp_dditable_t::pfnFinalizeExp,
                                             &checks::urCommandBufferFinalizeExp,
                                             RecordId::ur_command_buffer_finalize_exp_params_t> {};
struct urCommandBufferAppendKernelLaunchExp : Function<
    178, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchExp,
    &checks::urCommandBufferAppendKernelLaunchExp, RecordId::ur_command_buffer_append_kernel_launch_exp_params_t> {};
struct urCommandBufferAppendKernelLaunchWithArgsExp : Function<
    179, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendKernelLaunchWithArgsExp,
    &checks::urCommandBufferAppendKernelLaunchWithArgsExp,
    RecordId::ur_command_buffer_append_kernel_launch_with_args_exp_params_t> {};
struct urCommandBufferAppendUSMMemcpyExp : Function<180, &ur_dditable_t::CommandBufferExp,
                                                    &ur_command_buffer_exp_dditable_t::pfnAppendUSMMemcpyExp,
                                                    &checks::urCommandBufferAppendUSMMemcpyExp,
                                                    RecordId::ur_command_buffer_append_usm_memcpy_exp_params_t> {};
struct urCommandBufferAppendUSMFillExp : Function<181, &ur_dditable_t::CommandBufferExp,
                                                  &ur_command_buffer_exp_dditable_t::pfnAppendUSMFillExp,
                                                  &checks::urCommandBufferAppendUSMFillExp,
                                                  RecordId::ur_command_buffer_append_usm_fill_exp_params_t> {};
struct urCommandBufferAppendMemBufferCopyExp : Function<
    182, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyExp,
    &checks::urCommandBufferAppendMemBufferCopyExp, RecordId::ur_command_buffer_append_mem_buffer_copy_exp_params_t> {};
struct urCommandBufferAppendMemBufferWriteExp : Function<
    183, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteExp,
    &checks::urCommandBufferAppendMemBufferWriteExp,
    RecordId::ur_command_buffer_append_mem_buffer_write_exp_params_t> {};
struct urCommandBufferAppendMemBufferReadExp : Function<
    184, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadExp,
    &checks::urCommandBufferAppendMemBufferReadExp, RecordId::ur_command_buffer_append_mem_buffer_read_exp_params_t> {};
struct urCommandBufferAppendMemBufferCopyRectExp : Function<
    185, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferCopyRectExp,
    &checks::urCommandBufferAppendMemBufferCopyRectExp,
    RecordId::ur_command_buffer_append_mem_buffer_copy_rect_exp_params_t> {};
struct urCommandBufferAppendMemBufferWriteRectExp : Function<
    186, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferWriteRectExp,
    &checks::urCommandBufferAppendMemBufferWriteRectExp,
    RecordId::ur_command_buffer_append_mem_buffer_write_rect_exp_params_t> {};
struct urCommandBufferAppendMemBufferReadRectExp : Function<
    187, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferReadRectExp,
    &checks::urCommandBufferAppendMemBufferReadRectExp,
    RecordId::ur_command_buffer_append_mem_buffer_read_rect_exp_params_t> {};
struct urCommandBufferAppendMemBufferFillExp : Function<
    188, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendMemBufferFillExp,
    &checks::urCommandBufferAppendMemBufferFillExp, RecordId::ur_command_buffer_append_mem_buffer_fill_exp_params_t> {};
struct urCommandBufferAppendUSMPrefetchExp : Function<189, &ur_dditable_t::CommandBufferExp,
                                                      &ur_command_buffer_exp_dditable_t::pfnAppendUSMPrefetchExp,
                                                      &checks::urCommandBufferAppendUSMPrefetchExp,
                                                      RecordId::ur_command_buffer_append_usm_prefetch_exp_params_t> {};
struct urCommandBufferAppendUSMAdviseExp : Function<190, &ur_dditable_t::CommandBufferExp,
                                                    &ur_command_buffer_exp_dditable_t::pfnAppendUSMAdviseExp,
                                                    &checks::urCommandBufferAppendUSMAdviseExp,
                                                    RecordId::ur_command_buffer_append_usm_advise_exp_params_t> {};
struct urCommandBufferAppendNativeCommandExp : Function<
    191, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnAppendNativeCommandExp,
    &checks::urCommandBufferAppendNativeCommandExp, RecordId::ur_command_buffer_append_native_command_exp_params_t> {};
struct urCommandBufferUpdateKernelLaunchExp : Function<
    192, &ur_dditable_t::CommandBufferExp, &ur_command_buffer_exp_dditable_t::pfnUpdateKernelLaunchExp,
    &checks::urCommandBufferUpdateKernelLaunchExp, RecordId::ur_command_buffer_update_kernel_launch_exp_params_t> {};
struct urCommandBufferUpdateSignalEventExp : Function<193, &ur_dditable_t::CommandBufferExp,
                                                      &ur_command_buffer_exp_dditable_t::pfnUpdateSignalEventExp,
                                                      &checks::urCommandBufferUpdateSignalEventExp,
                                                      RecordId::ur_command_buffer_update_signal_event_exp_params_t> {};
struct urCommandBufferUpdateWaitEventsExp : Function<194, &ur_dditable_t::CommandBufferExp,
                                                     &ur_command_buffer_exp_dditable_t::pfnUpdateWaitEventsExp,
                                                     &checks::urCommandBufferUpdateWaitEventsExp,
                                                     RecordId::ur_command_buffer_update_wait_events_exp_params_t> {};
struct urCommandBufferGetInfoExp : Function<195, &ur_dditable_t::CommandBufferExp,
                                            &ur_command_buffer_exp_dditable_t::pfnGetInfoExp,
                                            &checks::urCommandBufferGetInfoExp,
                                            RecordId::ur_command_buffer_get_info_exp_params_t> {};
struct urCommandBufferGetNativeHandleExp : Function<196, &ur_dditable_t::CommandBufferExp,
                                                    &ur_command_buffer_exp_dditable_t::pfnGetNativeHandleExp,
                                                    &checks::urCommandBufferGetNativeHandleExp,
                                                    RecordId::ur_command_buffer_get_native_handle_exp_params_t> {};
struct urGraphCreateExp : Function<197, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnCreateExp,
                                   &checks::urGraphCreateExp, RecordId::ur_graph_create_exp_params_t> {};
struct urGraphInstantiateGraphExp : Function<198, &ur_dditable_t::GraphExp,
                                             &ur_graph_exp_dditable_t::pfnInstantiateGraphExp,
                                             &checks::urGraphInstantiateGraphExp,
                                             RecordId::ur_graph_instantiate_graph_exp_params_t> {};
struct urGraphDestroyExp : Function<199, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnDestroyExp,
                                    &checks::urGraphDestroyExp, RecordId::ur_graph_destroy_exp_params_t> {};
struct urGraphExecutableGraphDestroyExp : Function<200, &ur_dditable_t::GraphExp,
                                                   &ur_graph_exp_dditable_t::pfnExecutableGraphDestroyExp,
                                                   &checks::urGraphExecutableGraphDestroyExp,
                                                   RecordId::ur_graph_executable_graph_destroy_exp_params_t> {};
struct urGraphIsEmptyExp : Function<201, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnIsEmptyExp,
                                    &checks::urGraphIsEmptyExp, RecordId::ur_graph_is_empty_exp_params_t> {};
struct urGraphGetIdExp : Function<202, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnGetIdExp,
                                  &checks::urGraphGetIdExp, RecordId::ur_graph_get_id_exp_params_t> {};
struct urGraphSetDestructionCallbackExp : Function<203, &ur_dditable_t::GraphExp,
                                                   &ur_graph_exp_dditable_t::pfnSetDestructionCallbackExp,
                                                   &checks::urGraphSetDestructionCallbackExp,
                                                   RecordId::ur_graph_set_destruction_callback_exp_params_t> {};
struct urGraphDumpContentsExp : Function<204, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnDumpContentsExp,
                                         &checks::urGraphDumpContentsExp,
                                         RecordId::ur_graph_dump_contents_exp_params_t> {};
struct urGraphGetNativeHandleExp : Function<205, &ur_dditable_t::GraphExp,
                                            &ur_graph_exp_dditable_t::pfnGetNativeHandleExp,
                                            &checks::urGraphGetNativeHandleExp,
                                            RecordId::ur_graph_get_native_handle_exp_params_t> {};
struct urGraphExecutableGraphGetNativeHandleExp : Function<
    206, &ur_dditable_t::GraphExp, &ur_graph_exp_dditable_t::pfnExecutableGraphGetNativeHandleExp,
    &checks::urGraphExecutableGraphGetNativeHandleExp,
    RecordId::ur_graph_executable_graph_get_native_handle_exp_params_t> {};
struct urIPCGetMemHandleExp : Function<207, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetMemHandleExp,
                                       &checks::urIPCGetMemHandleExp, RecordId::ur_ipc_get_mem_handle_exp_params_t> {};
struct urIPCPutMemHandleExp : Function<208, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutMemHandleExp,
                                       &checks::urIPCPutMemHandleExp, RecordId::ur_ipc_put_mem_handle_exp_params_t> {};
struct urIPCOpenMemHandleExp : Function<209, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenMemHandleExp,
                                        &checks::urIPCOpenMemHandleExp,
                                        RecordId::ur_ipc_open_mem_handle_exp_params_t> {};
struct urIPCCloseMemHandleExp : Function<210, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnCloseMemHandleExp,
                                         &checks::urIPCCloseMemHandleExp,
                                         RecordId::ur_ipc_close_mem_handle_exp_params_t> {};
struct urIPCGetPhysMemHandleExp : Function<211, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetPhysMemHandleExp,
                                           &checks::urIPCGetPhysMemHandleExp,
                                           RecordId::ur_ipc_get_phys_mem_handle_exp_params_t> {};
struct urIPCPutPhysMemHandleExp : Function<212, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutPhysMemHandleExp,
                                           &checks::urIPCPutPhysMemHandleExp,
                                           RecordId::ur_ipc_put_phys_mem_handle_exp_params_t> {};
struct urIPCOpenPhysMemHandleExp : Function<213, &ur_dditable_t::IPCExp,
                                            &ur_ipc_exp_dditable_t::pfnOpenPhysMemHandleExp,
                                            &checks::urIPCOpenPhysMemHandleExp,
                                            RecordId::ur_ipc_open_phys_mem_handle_exp_params_t> {};
struct urIPCClosePhysMemHandleExp : Function<214, &ur_dditable_t::IPCExp,
                                             &ur_ipc_exp_dditable_t::pfnClosePhysMemHandleExp,
                                             &checks::urIPCClosePhysMemHandleExp,
                                             RecordId::ur_ipc_close_phys_mem_handle_exp_params_t> {};
struct urIPCGetEventHandleExp : Function<215, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnGetEventHandleExp,
                                         &checks::urIPCGetEventHandleExp,
                                         RecordId::ur_ipc_get_event_handle_exp_params_t> {};
struct urIPCPutEventHandleExp : Function<216, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnPutEventHandleExp,
                                         &checks::urIPCPutEventHandleExp,
                                         RecordId::ur_ipc_put_event_handle_exp_params_t> {};
struct urIPCOpenEventHandleExp : Function<217, &ur_dditable_t::IPCExp, &ur_ipc_exp_dditable_t::pfnOpenEventHandleExp,
                                          &checks::urIPCOpenEventHandleExp,
                                          RecordId::ur_ipc_open_event_handle_exp_params_t> {};
struct urMemoryExportAllocExportableMemoryExp : Function<
    218, &ur_dditable_t::MemoryExportExp, &ur_memory_export_exp_dditable_t::pfnAllocExportableMemoryExp,
    &checks::urMemoryExportAllocExportableMemoryExp,
    RecordId::ur_memory_export_alloc_exportable_memory_exp_params_t> {};
struct urMemoryExportFreeExportableMemoryExp : Function<
    219, &ur_dditable_t::MemoryExportExp, &ur_memory_export_exp_dditable_t::pfnFreeExportableMemoryExp,
    &checks::urMemoryExportFreeExportableMemoryExp, RecordId::ur_memory_export_free_exportable_memory_exp_params_t> {};
struct urMemoryExportExportMemoryHandleExp : Function<220, &ur_dditable_t::MemoryExportExp,
                                                      &ur_memory_export_exp_dditable_t::pfnExportMemoryHandleExp,
                                                      &checks::urMemoryExportExportMemoryHandleExp,
                                                      RecordId::ur_memory_export_export_memory_handle_exp_params_t> {};
struct urUsmP2PEnablePeerAccessExp : Function<221, &ur_dditable_t::UsmP2PExp,
                                              &ur_usm_p2p_exp_dditable_t::pfnEnablePeerAccessExp,
                                              &checks::urUsmP2PEnablePeerAccessExp,
                                              RecordId::ur_usm_p2p_enable_peer_access_exp_params_t> {};
struct urUsmP2PDisablePeerAccessExp : Function<222, &ur_dditable_t::UsmP2PExp,
                                               &ur_usm_p2p_exp_dditable_t::pfnDisablePeerAccessExp,
                                               &checks::urUsmP2PDisablePeerAccessExp,
                                               RecordId::ur_usm_p2p_disable_peer_access_exp_params_t> {};
struct urUsmP2PPeerAccessGetInfoExp : Function<223, &ur_dditable_t::UsmP2PExp,
                                               &ur_usm_p2p_exp_dditable_t::pfnPeerAccessGetInfoExp,
                                               &checks::urUsmP2PPeerAccessGetInfoExp,
                                               RecordId::ur_usm_p2p_peer_access_get_info_exp_params_t> {};
struct urVirtualMemGranularityGetInfo : Function<224, &ur_dditable_t::VirtualMem,
                                                 &ur_virtual_mem_dditable_t::pfnGranularityGetInfo,
                                                 &checks::urVirtualMemGranularityGetInfo,
                                                 RecordId::ur_virtual_mem_granularity_get_info_params_t> {};
struct urVirtualMemReserve : Function<225, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnReserve,
                                      &checks::urVirtualMemReserve, RecordId::ur_virtual_mem_reserve_params_t> {};
struct urVirtualMemFree : Function<226, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnFree,
                                   &checks::urVirtualMemFree, RecordId::ur_virtual_mem_free_params_t> {};
struct urVirtualMemMap : Function<227, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnMap,
                                  &checks::urVirtualMemMap, RecordId::ur_virtual_mem_map_params_t> {};
struct urVirtualMemUnmap : Function<228, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnUnmap,
                                    &checks::urVirtualMemUnmap, RecordId::ur_virtual_mem_unmap_params_t> {};
struct urVirtualMemSetAccess : Function<229, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnSetAccess,
                                        &checks::urVirtualMemSetAccess,
                                        RecordId::ur_virtual_mem_set_access_params_t> {};
struct urVirtualMemGetInfo : Function<230, &ur_dditable_t::VirtualMem, &ur_virtual_mem_dditable_t::pfnGetInfo,
                                      &checks::urVirtualMemGetInfo, RecordId::ur_virtual_mem_get_info_params_t> {};
struct urDeviceGet : Function<231, &ur_dditable_t::Device, &ur_device_dditable_t::pfnGet, &checks::urDeviceGet,
                              RecordId::ur_device_get_params_t> {};
struct urDeviceGetInfo : Function<232, &ur_dditable_t::Device, &ur_device_dditable_t::pfnGetInfo,
                                  &checks::urDeviceGetInfo, RecordId::ur_device_get_info_params_t> {};
struct urDeviceRetain : Function<233, &ur_dditable_t::Device, &ur_device_dditable_t::pfnRetain, &checks::urDeviceRetain,
                                 RecordId::ur_device_retain_params_t> {};
struct urDeviceRelease : Function<234, &ur_dditable_t::Device, &ur_device_dditable_t::pfnRelease,
                                  &checks::urDeviceRelease, RecordId::ur_device_release_params_t> {};
struct urDevicePartition : Function<235, &ur_dditable_t::Device, &ur_device_dditable_t::pfnPartition,
                                    &checks::urDevicePartition, RecordId::ur_device_partition_params_t> {};
struct urDeviceSelectBinary : Function<236, &ur_dditable_t::Device, &ur_device_dditable_t::pfnSelectBinary,
                                       &checks::urDeviceSelectBinary, RecordId::ur_device_select_binary_params_t> {};
struct urDeviceGetNativeHandle : Function<237, &ur_dditable_t::Device, &ur_device_dditable_t::pfnGetNativeHandle,
                                          &checks::urDeviceGetNativeHandle,
                                          RecordId::ur_device_get_native_handle_params_t> {};
struct urDeviceCreateWithNativeHandle : Function<238, &ur_dditable_t::Device,
                                                 &ur_device_dditable_t::pfnCreateWithNativeHandle,
                                                 &checks::urDeviceCreateWithNativeHandle,
                                                 RecordId::ur_device_create_with_native_handle_params_t,
                                                 ByHandle<1>> {};
struct urDeviceGetGlobalTimestamps : Function<239, &ur_dditable_t::Device,
                                              &ur_device_dditable_t::pfnGetGlobalTimestamps,
                                              &checks::urDeviceGetGlobalTimestamps,
                                              RecordId::ur_device_get_global_timestamps_params_t> {};
struct urDeviceWaitExp : Function<240, &ur_dditable_t::DeviceExp, &ur_device_exp_dditable_t::pfnWaitExp,
                                  &checks::urDeviceWaitExp, RecordId::ur_device_wait_exp_params_t> {};

struct urLanewayEventWaitFor : Function<241, &CallTable::Own, &OwnTable::pfnLanewayEventWaitFor,
                                        &checks::urLanewayEventWaitFor, RecordId::ur_laneway_event_wait_for_params_t,
                                        ByFirstOf<0, 1>, Found::byName> {};

using All = FunctionList<urAdapterGet, urAdapterRelease, urAdapterRetain, urAdapterGetLastError, urAdapterGetInfo,
                         urAdapterSetLoggerCallback, urAdapterSetLoggerCallbackLevel, urPlatformGet, urPlatformGetInfo,
                         urPlatformGetNativeHandle, urPlatformCreateWithNativeHandle, urPlatformGetApiVersion,
                         urPlatformGetBackendOption, urContextCreate, urContextRetain, urContextRelease,
                         urContextGetInfo, urContextGetNativeHandle, urContextCreateWithNativeHandle,
                         urContextSetExtendedDeleter, urEventGetInfo, urEventGetProfilingInfo, urEventWait,
                         urEventRetain, urEventRelease, urEventGetNativeHandle, urEventCreateWithNativeHandle,
                         urEventSetCallback, urEventCreateExp, urProgramCreateWithIL, urProgramCreateWithBinary,
                         urProgramBuild, urProgramCompile, urProgramLink, urProgramRetain, urProgramRelease,
                         urProgramGetFunctionPointer, urProgramGetGlobalVariablePointer, urProgramGetInfo,
                         urProgramGetBuildInfo, urProgramSetSpecializationConstants, urProgramGetNativeHandle,
                         urProgramCreateWithNativeHandle, urProgramDynamicLinkExp, urProgramBuildExp,
                         urProgramCompileExp, urProgramLinkExp, urKernelCreate, urKernelGetInfo, urKernelGetGroupInfo,
                         urKernelGetSubGroupInfo, urKernelRetain, urKernelRelease, urKernelGetNativeHandle,
                         urKernelCreateWithNativeHandle, urKernelGetSuggestedLocalWorkSize,
                         urKernelGetSuggestedLocalWorkSizeWithArgs, urKernelSetExecInfo,
                         urKernelSetSpecializationConstants, urKernelSuggestMaxCooperativeGroupCount, urQueueGetInfo,
                         urQueueCreate, urQueueRetain, urQueueRelease, urQueueGetNativeHandle,
                         urQueueCreateWithNativeHandle, urQueueFinish, urQueueFlush, urQueueBeginGraphCaptureExp,
                         urQueueBeginCaptureIntoGraphExp, urQueueEndGraphCaptureExp, urQueueIsGraphCaptureEnabledExp,
                         urQueueGetGraphExp, urSamplerCreate, urSamplerRetain, urSamplerRelease, urSamplerGetInfo,
                         urSamplerGetNativeHandle, urSamplerCreateWithNativeHandle, urMemImageCreate, urMemBufferCreate,
                         urMemRetain, urMemRelease, urMemBufferPartition, urMemGetNativeHandle,
                         urMemBufferCreateWithNativeHandle, urMemImageCreateWithNativeHandle, urMemGetInfo,
                         urMemImageGetInfo, urPhysicalMemCreate, urPhysicalMemRetain, urPhysicalMemRelease,
                         urPhysicalMemGetInfo, urEnqueueEventsWait, urEnqueueEventsWaitWithBarrier,
                         urEnqueueMemBufferRead, urEnqueueMemBufferWrite, urEnqueueMemBufferReadRect,
                         urEnqueueMemBufferWriteRect, urEnqueueMemBufferCopy, urEnqueueMemBufferCopyRect,
                         urEnqueueMemBufferFill, urEnqueueMemImageRead, urEnqueueMemImageWrite, urEnqueueMemImageCopy,
                         urEnqueueMemBufferMap, urEnqueueMemUnmap, urEnqueueUSMFill, urEnqueueUSMMemcpy,
                         urEnqueueUSMPrefetch, urEnqueueUSMAdvise, urEnqueueUSMFill2D, urEnqueueUSMMemcpy2D,
                         urEnqueueDeviceGlobalVariableWrite, urEnqueueDeviceGlobalVariableRead, urEnqueueReadHostPipe,
                         urEnqueueWriteHostPipe, urEnqueueEventsWaitWithBarrierExt, urEnqueueKernelLaunchWithArgsExp,
                         urEnqueueUSMDeviceAllocExp, urEnqueueUSMSharedAllocExp, urEnqueueUSMHostAllocExp,
                         urEnqueueUSMFreeExp, urEnqueueTimestampRecordingExp, urEnqueueCommandBufferExp,
                         urEnqueueHostTaskExp, urEnqueueNativeCommandExp, urEnqueueGraphExp, urUSMHostAlloc,
                         urUSMDeviceAlloc, urUSMSharedAlloc, urUSMFree, urUSMGetMemAllocInfo, urUSMPoolCreate,
                         urUSMPoolRetain, urUSMPoolRelease, urUSMPoolGetInfo, urUSMPoolCreateExp, urUSMPoolDestroyExp,
                         urUSMPoolGetDefaultDevicePoolExp, urUSMPoolGetInfoExp, urUSMPoolSetInfoExp,
                         urUSMPoolSetDevicePoolExp, urUSMPoolGetDevicePoolExp, urUSMPoolTrimToExp, urUSMPitchedAllocExp,
                         urUSMContextMemcpyExp, urUSMHostAllocUnregisterExp, urUSMHostAllocRegisterExp, urUSMImportExp,
                         urUSMReleaseExp, urBindlessImagesUnsampledImageHandleDestroyExp,
                         urBindlessImagesSampledImageHandleDestroyExp, urBindlessImagesImageAllocateExp,
                         urBindlessImagesImageFreeExp, urBindlessImagesUnsampledImageCreateExp,
                         urBindlessImagesSampledImageCreateExp, urBindlessImagesImageCopyExp,
                         urBindlessImagesImageGetInfoExp, urBindlessImagesGetImageMemoryHandleTypeSupportExp,
                         urBindlessImagesGetImageUnsampledHandleSupportExp,
                         urBindlessImagesGetImageSampledHandleSupportExp, urBindlessImagesMipmapGetLevelExp,
                         urBindlessImagesMipmapFreeExp, urBindlessImagesImportExternalMemoryExp,
                         urBindlessImagesMapExternalArrayExp, urBindlessImagesMapExternalLinearMemoryExp,
                         urBindlessImagesReleaseExternalMemoryExp, urBindlessImagesFreeMappedLinearMemoryExp,
                         urBindlessImagesSupportsImportingHandleTypeExp, urBindlessImagesImportExternalSemaphoreExp,
                         urBindlessImagesReleaseExternalSemaphoreExp, urBindlessImagesWaitExternalSemaphoreExp,
                         urBindlessImagesSignalExternalSemaphoreExp, urCommandBufferCreateExp, urCommandBufferRetainExp,
                         urCommandBufferReleaseExp, urCommandBufferFinalizeExp, urCommandBufferAppendKernelLaunchExp,
                         urCommandBufferAppendKernelLaunchWithArgsExp, urCommandBufferAppendUSMMemcpyExp,
                         urCommandBufferAppendUSMFillExp, urCommandBufferAppendMemBufferCopyExp,
                         urCommandBufferAppendMemBufferWriteExp, urCommandBufferAppendMemBufferReadExp,
                         urCommandBufferAppendMemBufferCopyRectExp, urCommandBufferAppendMemBufferWriteRectExp,
                         urCommandBufferAppendMemBufferReadRectExp, urCommandBufferAppendMemBufferFillExp,
                         urCommandBufferAppendUSMPrefetchExp, urCommandBufferAppendUSMAdviseExp,
                         urCommandBufferAppendNativeCommandExp, urCommandBufferUpdateKernelLaunchExp,
                         urCommandBufferUpdateSignalEventExp, urCommandBufferUpdateWaitEventsExp,
                         urCommandBufferGetInfoExp, urCommandBufferGetNativeHandleExp, urGraphCreateExp,
                         urGraphInstantiateGraphExp, urGraphDestroyExp, urGraphExecutableGraphDestroyExp,
                         urGraphIsEmptyExp, urGraphGetIdExp, urGraphSetDestructionCallbackExp, urGraphDumpContentsExp,
                         urGraphGetNativeHandleExp, urGraphExecutableGraphGetNativeHandleExp, urIPCGetMemHandleExp,
                         urIPCPutMemHandleExp, urIPCOpenMemHandleExp, urIPCCloseMemHandleExp, urIPCGetPhysMemHandleExp,
                         urIPCPutPhysMemHandleExp, urIPCOpenPhysMemHandleExp, urIPCClosePhysMemHandleExp,
                         urIPCGetEventHandleExp, urIPCPutEventHandleExp, urIPCOpenEventHandleExp,
                         urMemoryExportAllocExportableMemoryExp, urMemoryExportFreeExportableMemoryExp,
                         urMemoryExportExportMemoryHandleExp, urUsmP2PEnablePeerAccessExp, urUsmP2PDisablePeerAccessExp,
                         urUsmP2PPeerAccessGetInfoExp, urVirtualMemGranularityGetInfo, urVirtualMemReserve,
                         urVirtualMemFree, urVirtualMemMap, urVirtualMemUnmap, urVirtualMemSetAccess,
                         urVirtualMemGetInfo, urDeviceGet, urDeviceGetInfo, urDeviceRetain, urDeviceRelease,
                         urDevicePartition, urDeviceSelectBinary, urDeviceGetNativeHandle,
                         urDeviceCreateWithNativeHandle, urDeviceGetGlobalTimestamps, urDeviceWaitExp,
                         urLanewayEventWaitFor>;
static_assert(sizeof(CallTable) == All::kCount * sizeof(void (*)()), "each slot has its function");
/// Those of our own.
using Own = FunctionList<urLanewayEventWaitFor>;

} // namespace ur::functions
