/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 *
 * Tuning of a pool of asynchronous memory: an extension of this project's adapters, chained to ur_usm_pool_desc_t in
 * urUSMPoolCreateExp. Valid C11 and C++17. An adapter that doesn't know it ignores it, as any unknown structure of a
 * chain.
 *
 *   ur_usm_pool_tuning_desc_t tuning = {UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC, NULL};
 *   tuning.reuse = UR_USM_POOL_REUSE_DEFAULT | UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES;
 *   tuning.reserveSize = 64 << 20;
 *   tuning.reserveType = UR_USM_TYPE_DEVICE;
 *   ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, &tuning, 0};
 *   urUSMPoolCreateExp(context, device, &desc, &pool);
 */
#ifndef UR_USM_POOL_TUNING_H
#define UR_USM_POOL_TUNING_H

#include "ur_api.h"

/* The structure's type, from a range that the API doesn't use. */
#ifdef __cplusplus
#define UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC static_cast<ur_structure_type_t>(0x4c570001)
#else
#define UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC ((ur_structure_type_t)0x4c570001)
#endif

/* Which memory whose free isn't over yet an allocation may be given. What was freed earlier on its own in-order queue
 * it may always have. */
typedef uint32_t ur_usm_pool_reuse_flags_t;
typedef enum ur_usm_pool_reuse_flag_t {
  /* What was freed no later than something that the allocation waits for anyway. */
  UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES = 1 << 0,
  /* What turns out to be over when the device is asked. */
  UR_USM_POOL_REUSE_OPPORTUNISTIC = 1 << 1,
  /* What the allocation's queue is then made to wait for, rather than the pool growing. Without it that is done only if
   * the request would fail otherwise. */
  UR_USM_POOL_REUSE_INTERNAL_DEPENDENCIES = 1 << 2,
  /* Not a kind of memory: an allocation for which there is no memory fails at once. Without it the host waits before
   * that for pending frees, at most as long as UR_USM_POOL_WAIT says; never inside a callback or host task, and never
   * for what comes after a host task, a semaphore or an event of others, or a command that isn't submitted. */
  UR_USM_POOL_REUSE_FAIL_AT_ONCE = 1 << 3,
  /* What a pool does without this structure. */
  UR_USM_POOL_REUSE_DEFAULT = UR_USM_POOL_REUSE_FOLLOW_EVENT_DEPENDENCIES | UR_USM_POOL_REUSE_OPPORTUNISTIC
} ur_usm_pool_reuse_flag_t;

typedef struct ur_usm_pool_tuning_desc_t {
  ur_structure_type_t stype; /* Must be UR_STRUCTURE_TYPE_USM_POOL_TUNING_DESC. */
  const void *pNext;         /* Next descriptor of the pool, or NULL. */
  ur_usm_pool_reuse_flags_t
      reuse;                 /* Bits of ur_usm_pool_reuse_flag_t; others are UR_RESULT_ERROR_INVALID_ENUMERATION. */
  size_t reserveSize;        /* Bytes that the pool reserves at its creation, which fails if it can't; 0: none.
                                Over the pool's maximum: UR_RESULT_ERROR_INVALID_USM_SIZE. They go back like other memory
                                that the pool doesn't use: by urUSMPoolTrimToExp, and beyond the release threshold. */
  ur_usm_type_t reserveType; /* Their kind: device, shared or host. Not read if reserveSize is 0. */
} ur_usm_pool_tuning_desc_t;

#endif
