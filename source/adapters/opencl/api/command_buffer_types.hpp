// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of cl_khr_command_buffer, from 0.9.8 on, and of cl_khr_command_buffer_mutable_dispatch, from 0.9.3 on. Older ones
// have other parameters and layouts.
#pragma once

#include "adapters/opencl/api/device_types.hpp"

namespace ur::opencl {

using cl_command_buffer_khr = struct _cl_command_buffer_khr *;
using cl_mutable_command_khr = struct _cl_mutable_command_khr *;
using cl_sync_point_khr = cl_uint;
using cl_command_buffer_properties_khr = cl_properties;
using cl_command_properties_khr = cl_properties;
using cl_command_buffer_update_type_khr = cl_uint;

enum : cl_uint { // of clGetDeviceInfo
  CL_DEVICE_COMMAND_BUFFER_SUPPORTED_QUEUE_PROPERTIES_KHR = 0x129A,
  CL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR = 0x12A9,
  CL_DEVICE_COMMAND_BUFFER_REQUIRED_QUEUE_PROPERTIES_KHR = 0x12AA,
  CL_DEVICE_MUTABLE_DISPATCH_CAPABILITIES_KHR = 0x12B0,
};
enum : cl_bitfield { // what devices' command buffers are able to do
  CL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR = 4,
};
enum : cl_command_buffer_properties_khr {
  CL_COMMAND_BUFFER_FLAGS_KHR = 0x1293,
};
enum : cl_bitfield { // flags
  CL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR = 1,
  CL_COMMAND_BUFFER_MUTABLE_KHR = 2,
};
enum : cl_command_properties_khr {
  CL_MUTABLE_DISPATCH_UPDATABLE_FIELDS_KHR = 0x12B1,
};
enum : cl_bitfield { // fields of launches
  CL_MUTABLE_DISPATCH_GLOBAL_OFFSET_KHR = 1,
  CL_MUTABLE_DISPATCH_GLOBAL_SIZE_KHR = 2,
  CL_MUTABLE_DISPATCH_LOCAL_SIZE_KHR = 4,
  CL_MUTABLE_DISPATCH_ARGUMENTS_KHR = 8,
};
enum : cl_command_buffer_update_type_khr {
  CL_STRUCTURE_TYPE_MUTABLE_DISPATCH_CONFIG_KHR = 0,
};

struct cl_mutable_dispatch_arg_khr {
  cl_uint arg_index;
  size_t arg_size;
  const void *arg_value;
};
struct cl_mutable_dispatch_exec_info_khr;
struct cl_mutable_dispatch_config_khr {
  cl_mutable_command_khr command;
  cl_uint num_args, num_svm_args, num_exec_infos, work_dim;
  const cl_mutable_dispatch_arg_khr *arg_list, *arg_svm_list;
  const cl_mutable_dispatch_exec_info_khr *exec_info_list;
  const size_t *global_work_offset, *global_work_size, *local_work_size;
};

} // namespace ur::opencl
