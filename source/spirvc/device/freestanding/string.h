// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All that the headers for kernels need of the C library, where there is none.
#pragma once

#include <stddef.h>

static inline void *memcpy(void *to, const void *from, size_t size) {
  return __builtin_memcpy(to, from, size);
}
