/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Our pools as the allocator of programs that have CUDA streams of their own: what liblaneway_allocator exports, for
 * CuPy, for RMM, and for liblaneway_torch. Who calls it in one process shares one pool for each device. Valid C11 and
 * C++17.
 *
 * Every function may be called from any thread, and none lets an exception out; what went wrong is the calling thread's
 * laneway_allocator_last_error(). Devices are numbered as CUDA numbers them in this process. A stream is a cudaStream_t
 * (NULL is the default stream) with one meaning for all threads, so cudaStreamPerThread is refused. It stays valid
 * until the process ends: the pool waits for it after its memory is freed, too. The first call that needs a device
 * opens the loader and the CUDA adapter, which the loader finds as always (docs/loader.md).
 */
#ifndef LANEWAY_ALLOCATOR_H
#define LANEWAY_ALLOCATOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWAY_ALLOCATOR_API __attribute__((visibility("default")))

/* `size` bytes in the order of the stream, of the device's one pool, aligned to 256 bytes. The caller owns them until
 * laneway_allocator_free. Blocks only while the pool grows or waits for pending frees, for lack of memory. NULL for
 * size 0, and where it fails: then the last error says what was asked of which function and what it answered. This and
 * the next are as cupy.cuda.CFunctionAllocator calls them, with the stream as its `param`. */
LANEWAY_ALLOCATOR_API void *laneway_allocator_malloc(void *stream, size_t size, int device);

/* Gives it back in the order of the stream that is named, which is the one that it was allocated for or one that comes
 * after all use of it, and after what the streams of laneway_allocator_record_stream have been given until now. NULL is
 * nothing. Doesn't block. A failure goes to stderr too, since those who call this have no way to hear of it. In a child
 * of fork nothing happens. */
LANEWAY_ALLOCATOR_API void laneway_allocator_free(void *stream, void *memory, int device);

/* The memory is used on that stream too: its free waits for what the stream has by then. 0, or -1 with a last error. */
LANEWAY_ALLOCATOR_API int laneway_allocator_record_stream(void *memory, void *stream);

typedef struct laneway_allocator_statistics_t {
  size_t allocated, allocated_peak; /* bytes that are in use, and the most since the last reset */
  size_t reserved, reserved_peak;   /* bytes that the pool has of the driver */
  size_t maximum;                   /* most bytes that the pool may reserve; 0: no limit */
  size_t total;                     /* bytes of memory that the device has */
  uint64_t failures;                /* requests that were refused */
  uint64_t streams;                 /* streams that have queues */
} laneway_allocator_statistics_t;

/* 0, or -1 with a last error. The first opens the device if it isn't yet. */
LANEWAY_ALLOCATOR_API int laneway_allocator_statistics(int device, laneway_allocator_statistics_t *statistics);
LANEWAY_ALLOCATOR_API int laneway_allocator_reset_peaks(int device);

/* Addresses of a device's pool that lie side by side and are the same. Each block is a part of its own. */
typedef struct laneway_allocator_part_t {
  int device;
  int state;              /* laneway_allocator_state_t */
  void *memory;           /* the first address */
  size_t size, requested; /* bytes; of a block in use, what was asked for, else 0 */
  void *region;           /* the first address of what the driver was asked for in one piece */
  size_t region_size;     /* bytes of that */
  int expandable;         /* 1: the region's memory comes and goes piece by piece */
  uint64_t pending_on;    /* the number that dumps give the stream whose work must be over; 0: none, or several */
} laneway_allocator_part_t;

typedef enum laneway_allocator_state_t {
  LANEWAY_ALLOCATOR_LIVE,      /* a block in use */
  LANEWAY_ALLOCATOR_AT_HAND,   /* free, for the next request on its stream */
  LANEWAY_ALLOCATOR_PENDING,   /* free for everybody once work is over */
  LANEWAY_ALLOCATOR_FREE,      /* free for everybody */
  LANEWAY_ALLOCATOR_REMAINDER, /* reserved, and too small for a block */
  LANEWAY_ALLOCATOR_UNMAPPED,  /* addresses without memory */
  LANEWAY_ALLOCATOR_CHANGING   /* addresses that memory is on its way to, or has left; it isn't counted here */
} laneway_allocator_state_t;

/* All parts of a device's pool, device -1: of all that are open, in the order of devices and addresses. Regions have no
 * gaps. `count` receives how many there are; where that is more than `room`, nothing else is written, and the caller
 * asks again with more room: a pool changes in between. `parts` may be NULL where `room` is 0. The device isn't asked,
 * so what has ended since somebody waited last is still pending. 0, or -1 with a last error, and nothing is written. */
LANEWAY_ALLOCATOR_API int laneway_allocator_report(int device, laneway_allocator_part_t *parts, size_t room,
                                                   size_t *count);

/* Gives memory that nobody uses back to the driver, until `keep` bytes are left; device -1: of all that are open. May
 * block. 0, or -1 with a last error. */
LANEWAY_ALLOCATOR_API int laneway_allocator_trim(int device, size_t keep);

/* Most bytes that a device's pool may reserve, 0 for no limit; device -1: all that aren't open yet. 0, or -1 with a
 * last error: a pool that exists keeps its limit. */
LANEWAY_ALLOCATOR_API int laneway_allocator_set_maximum(int device, size_t bytes);
/* The same as a part of the device's memory, more than 0 and at most 1. */
LANEWAY_ALLOCATOR_API int laneway_allocator_set_fraction(int device, double fraction);

/* What the last call of this thread that failed says; "" before any. Valid until the next one fails. */
LANEWAY_ALLOCATOR_API const char *laneway_allocator_last_error(void);
/* 1 if it was lack of memory, which programs may answer by giving memory back, and 0 otherwise. */
LANEWAY_ALLOCATOR_API int laneway_allocator_lacks_memory(void);

#ifdef __cplusplus
}
#endif
#endif
