// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Of the OpenCL API: contexts, queues, events, memory without images.
#pragma once

#include "adapters/opencl/api/device_types.hpp"

namespace ur::opencl {

using cl_mem_flags = cl_bitfield;
using cl_svm_mem_flags = cl_bitfield;
using cl_queue_properties = cl_properties;
using cl_mem_properties_intel = cl_properties;

enum : cl_uint { // of clGetContextInfo
  CL_CONTEXT_DEVICES = 0x1081,
  CL_CONTEXT_NUM_DEVICES = 0x1083,
};
enum : cl_context_properties {
  CL_CONTEXT_PLATFORM = 0x1084,
};

enum : cl_uint { // of clGetCommandQueueInfo
  CL_QUEUE_CONTEXT = 0x1090,
  CL_QUEUE_DEVICE = 0x1091,
};
enum : cl_queue_properties { // that is asked, and given
  CL_QUEUE_PROPERTIES = 0x1093,
  CL_QUEUE_PRIORITY_KHR = 0x1096,
};
enum : cl_queue_properties {
  CL_QUEUE_PRIORITY_HIGH_KHR = 1,
  CL_QUEUE_PRIORITY_MED_KHR = 2,
  CL_QUEUE_PRIORITY_LOW_KHR = 4,
};

enum : cl_uint { // of clGetEventInfo
  CL_EVENT_COMMAND_QUEUE = 0x11D0,
  CL_EVENT_COMMAND_TYPE = 0x11D1,
  CL_EVENT_COMMAND_EXECUTION_STATUS = 0x11D3,
  CL_EVENT_CONTEXT = 0x11D4,
};
enum : cl_int { // how far a command is; negative: how it failed
  CL_COMPLETE = 0,
  CL_RUNNING = 1,
  CL_SUBMITTED = 2,
  CL_QUEUED = 3,
};
enum : cl_uint { // kinds of commands
  CL_COMMAND_USER = 0x1204,
};
enum : cl_uint { // of clGetEventProfilingInfo
  CL_PROFILING_COMMAND_QUEUED = 0x1280,
  CL_PROFILING_COMMAND_SUBMIT = 0x1281,
  CL_PROFILING_COMMAND_START = 0x1282,
  CL_PROFILING_COMMAND_END = 0x1283,
};

enum : cl_mem_flags {
  CL_MEM_READ_WRITE = 1,
  CL_MEM_WRITE_ONLY = 2,
  CL_MEM_READ_ONLY = 4,
  CL_MEM_USE_HOST_PTR = 8,
  CL_MEM_ALLOC_HOST_PTR = 1u << 4,
  CL_MEM_COPY_HOST_PTR = 1u << 5,
  CL_MEM_SVM_FINE_GRAIN_BUFFER = 1u << 10,
  CL_MEM_SVM_ATOMICS = 1u << 11,
};
enum : cl_uint { // of clGetMemObjectInfo, and the kind of object that is no image
  CL_MEM_TYPE = 0x1100,
  CL_MEM_FLAGS = 0x1101,
  CL_MEM_SIZE = 0x1102,
  CL_MEM_HOST_PTR = 0x1103,
  CL_MEM_CONTEXT = 0x1106,
  CL_MEM_ASSOCIATED_MEMOBJECT = 0x1107,
  CL_MEM_OFFSET = 0x1108,
  CL_MEM_USES_SVM_POINTER = 0x1109,
  CL_MEM_OBJECT_BUFFER = 0x10F0,
};

enum : cl_bitfield { // where memory is to go; 0: to the queue's device
  CL_MIGRATE_MEM_OBJECT_HOST = 1,
};
enum : cl_bitfield { // what a mapping is for
  CL_MAP_READ = 1,
  CL_MAP_WRITE = 2,
};

enum : cl_uint { // of clGetMemAllocInfoINTEL
  CL_MEM_ALLOC_TYPE_INTEL = 0x419A,
  CL_MEM_ALLOC_BASE_PTR_INTEL = 0x419B,
  CL_MEM_ALLOC_SIZE_INTEL = 0x419C,
  CL_MEM_ALLOC_DEVICE_INTEL = 0x419D,
};
enum : cl_uint {
  CL_MEM_TYPE_UNKNOWN_INTEL = 0x4196,
  CL_MEM_TYPE_HOST_INTEL = 0x4197,
  CL_MEM_TYPE_DEVICE_INTEL = 0x4198,
  CL_MEM_TYPE_SHARED_INTEL = 0x4199,
};

} // namespace ur::opencl
