/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Our pools as PyTorch's allocator: what liblaneway_torch.so exports. Valid C11 and C++17.
 *
 * The functions of the first part are those of laneway_allocator.h, which says what they do, under PyTorch's names and
 * with its order of parameters: threads, devices, streams and errors are the same.
 */
#ifndef LANEWAY_TORCH_H
#define LANEWAY_TORCH_H

#include "laneway_allocator.h"

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWAY_TORCH_API __attribute__((visibility("default")))

/* laneway_allocator_malloc. A size less than 0 fails. */
LANEWAY_TORCH_API void *laneway_torch_malloc(ssize_t size, int device, void *stream);
/* laneway_allocator_free. PyTorch names the stream that the memory was allocated for; the size isn't looked at. */
LANEWAY_TORCH_API void laneway_torch_free(void *memory, ssize_t size, int device, void *stream);
LANEWAY_TORCH_API int laneway_torch_record_stream(void *memory, void *stream);

typedef laneway_allocator_statistics_t laneway_torch_statistics_t;

LANEWAY_TORCH_API int laneway_torch_statistics(int device, laneway_torch_statistics_t *statistics);
LANEWAY_TORCH_API int laneway_torch_reset_peaks(int device);
LANEWAY_TORCH_API int laneway_torch_trim(int device, size_t keep);
LANEWAY_TORCH_API int laneway_torch_set_maximum(int device, size_t bytes);
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
