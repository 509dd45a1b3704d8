// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The calls of the debug mode of pools (UR_USM_POOL_DEBUG), once their parameters are checked: allocations between
// guards, frees that look at them. queue/debug_table.cpp puts them in front of the core's own.
//
// A block is larger than was asked for by its guards. Commands of a queue are debugged by that queue, in its order:
// guards and poison behind the allocation, copies of the guards and the pattern of freed memory before the free, and
// nothing waits. Calls of the host's are debugged by the host, or by commands that are waited for. What fails leaves a
// check out, not the caller's command.
#pragma once

#include "adapters/core/queue/enqueue.hpp"

namespace ur::core {

using AllocateByQueue = ur_result_t (*)(ur_queue_handle_t, ur_usm_pool_handle_t, size_t,
                                        const ur_exp_async_usm_alloc_properties_t *, uint32_t,
                                        const ur_event_handle_t *, void **, ur_event_handle_t *);

/// `own`: what allocates; `function`: its name. All of them throw.
[[nodiscard]] ur_result_t allocateDebugged(AllocateByQueue own, const char *function, const Command &command,
                                           Queue &queue, UsmPool *pool, size_t asked,
                                           const ur_exp_async_usm_alloc_properties_t *properties, void **memory);
[[nodiscard]] ur_result_t freeDebugged(Queue &queue, UsmPool *pool, void *memory, const Command &command);

/// Of the host: urUSM...Alloc and urUSMFree. `device`: null of host memory.
[[nodiscard]] ur_result_t allocateDebugged(const char *function, Context &context, MemoryKind kind, Device *device,
                                           const ur_usm_desc_t *desc, UsmPool *pool, size_t size, void **memory);
[[nodiscard]] ur_result_t freeDebugged(Context &context, void *memory);

} // namespace ur::core
