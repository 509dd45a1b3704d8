/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Our pools as PyTorch's allocator: what liblaneway_torch.so exports. Valid C11 and C++17.
 *
 * Every function may be called from any thread. Those of the first part never let an exception out; what went wrong is
 * the calling thread's laneway_torch_last_error(). Devices are numbered as CUDA numbers them in this process. A stream
 * is a cudaStream_t (NULL is the default stream), and stays valid as long as memory that came by it is in use. The
 * first call that needs a device opens the loader and the CUDA adapter, which the loader finds as always
 * (docs/loader.md).
 */
#ifndef LANEWAY_TORCH_H
#define LANEWAY_TORCH_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWAY_TORCH_API __attribute__((visibility("default")))

/* Memory in the order of the stream, of the device's one pool. NULL for size 0, and where it fails: then the last error
 * says what was asked of which function and what it answered. */
LANEWAY_TORCH_API void *laneway_torch_malloc(ssize_t size, int device, void *stream);

/* Gives it back in the order of the stream that is named, which is the one that it was allocated for, and after what
 * the streams of laneway_torch_record_stream have been given until now. NULL is nothing. A failure goes to stderr too,
 * since PyTorch has no way to hear of it. In a child of fork nothing happens. */
LANEWAY_TORCH_API void laneway_torch_free(void *memory, ssize_t size, int device, void *stream);

/* The memory is used on that stream too: its free waits for what the stream has by then. 0, or -1 with a last error. */
LANEWAY_TORCH_API int laneway_torch_record_stream(void *memory, void *stream);

typedef struct laneway_torch_statistics_t {
  size_t allocated, allocated_peak; /* bytes that PyTorch has, and the most since the last reset */
  size_t reserved, reserved_peak;   /* bytes that the pool has of the driver */
  size_t maximum;                   /* most that the pool may reserve; 0: no limit */
  size_t total;                     /* bytes of memory that the device has */
  uint64_t failures;                /* requests that were refused */
  uint64_t streams;                 /* streams that have queues */
} laneway_torch_statistics_t;

/* 0, or -1 with a last error. The first opens the device if it isn't yet. */
LANEWAY_TORCH_API int laneway_torch_statistics(int device, laneway_torch_statistics_t *statistics);
LANEWAY_TORCH_API int laneway_torch_reset_peaks(int device);

/* Gives memory that nobody uses back to the driver, until `keep` bytes are left; device -1: of all that are open. May
 * block. 0, or -1 with a last error. */
LANEWAY_TORCH_API int laneway_torch_trim(int device, size_t keep);

/* Most bytes that a device's pool may reserve, 0 for no limit; device -1: all that aren't open yet. 0, or -1 with a
 * last error: a pool that exists keeps its limit. */
LANEWAY_TORCH_API int laneway_torch_set_maximum(int device, size_t bytes);

/* What the last call of this thread that failed says; "" before any. Valid until the next one fails. */
LANEWAY_TORCH_API const char *laneway_torch_last_error(void);

/* What PyTorch is given. PyTorch is C++, takes NULL for a good address, and turns exceptions into Python's: so these
 * throw where those above fail, c10::OutOfMemoryError for lack of memory and std::runtime_error otherwise. For nobody
 * else. */
LANEWAY_TORCH_API void *laneway_torch_hook_malloc(ssize_t size, int device, void *stream);
LANEWAY_TORCH_API void laneway_torch_hook_record_stream(void *memory, void *stream);
LANEWAY_TORCH_API void laneway_torch_hook_empty_cache(void);
LANEWAY_TORCH_API void laneway_torch_hook_memory_fraction(double fraction, int device);
/* A capture of a CUDA graph, or a torch.cuda.MemPool, begins: always refused. */
LANEWAY_TORCH_API void laneway_torch_hook_begin_pool(int device);

#ifdef __cplusplus
}
#endif
#endif
