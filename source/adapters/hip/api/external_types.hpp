// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What types.hpp is for memory and semaphores of other APIs. HIP 5 knows no reserved words at their ends, nor the first
// of those within the parameters of waits and signals: where all of them are zero that makes no difference.
#pragma once

namespace ur::hip {

using hipExternalMemory_t = void *;
using hipExternalSemaphore_t = void *;

enum hipExternalMemoryHandleType : int { hipExternalMemoryHandleTypeOpaqueFd = 1 };
struct hipExternalMemoryHandleDesc {
  hipExternalMemoryHandleType type;
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
static_assert(sizeof(hipExternalMemoryHandleDesc) == 104);
struct hipExternalMemoryBufferDesc {
  unsigned long long offset, size;
  unsigned flags;
  unsigned reserved[16];
};
static_assert(sizeof(hipExternalMemoryBufferDesc) == 88);

enum hipExternalSemaphoreHandleType : int { hipExternalSemaphoreHandleTypeOpaqueFd = 1 };
struct hipExternalSemaphoreHandleDesc {
  hipExternalSemaphoreHandleType type;
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
static_assert(sizeof(hipExternalSemaphoreHandleDesc) == 96);
/// Waits and signals of semaphores of other APIs than ours hold more than a value, of which nothing is asked here.
struct hipExternalSemaphoreSignalParams {
  struct {
    struct {
      unsigned long long value;
    } fence;
    unsigned long long other[8];
  } params;
  unsigned flags;
  unsigned reserved[16];
};
struct hipExternalSemaphoreWaitParams : hipExternalSemaphoreSignalParams {};
static_assert(sizeof(hipExternalSemaphoreWaitParams) == 144);

} // namespace ur::hip
