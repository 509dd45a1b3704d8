// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types.hpp is for memory and semaphores of other APIs.
#pragma once

namespace ur::cuda {

using CUexternalMemory = struct CUextMemory_st *;
using CUexternalSemaphore = struct CUextSemaphore_st *;

enum CUexternalMemoryHandleType : int { CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD = 1 };
struct CUDA_EXTERNAL_MEMORY_HANDLE_DESC {
  CUexternalMemoryHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
  } handle;
  unsigned long long size;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(CUDA_EXTERNAL_MEMORY_HANDLE_DESC) == 104);
struct CUDA_EXTERNAL_MEMORY_BUFFER_DESC {
  unsigned long long offset, size;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(CUDA_EXTERNAL_MEMORY_BUFFER_DESC) == 88);

enum CUexternalSemaphoreHandleType : int {
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD = 1,
  CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD = 9,
};
struct CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC {
  CUexternalSemaphoreHandleType type;
  union {
    int fd;
    struct {
      void *handle;
      const void *name;
    } win32;
  } handle;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC) == 96);
/// Waits and signals of semaphores of other APIs than ours hold more than a value, of which nothing is asked here.
struct CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS {
  struct {
    struct {
      unsigned long long value;
    } fence;
    unsigned long long other[8];
  } params;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS) == 144);
struct CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS {
  struct {
    struct {
      unsigned long long value;
    } fence;
    unsigned long long other[8];
  } params;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS) == 144);

} // namespace ur::cuda
