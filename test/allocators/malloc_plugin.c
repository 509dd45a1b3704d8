// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A plugin for bench_allocators of the process's own memory: one subject that works, one that is given all its memory
// at once and refuses what is more, and one that can't be created.
#include "allocators/allocator_subject.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

struct heap {
  uint64_t most; // 0: no limit
  atomic_ullong live, peak;
};

static void *create(const allocator_subject *self, uint64_t bytes, char *problem, size_t capacity) {
  struct heap *heap = calloc(1, sizeof *heap);
  if (!heap)
    snprintf(problem, capacity, "calloc gives nothing");
  else if (self->flags & ALLOCATOR_SUBJECT_FIXED)
    heap->most = bytes;
  return heap;
}

static void *cannot(const allocator_subject *self, uint64_t bytes, char *problem, size_t capacity) {
  (void)bytes;
  snprintf(problem, capacity, "%s can't be \"created\"\nand has more to say", self->name);
  return NULL;
}

static uint64_t reserved(void *subject) {
  struct heap *heap = subject;
  return heap->most ? heap->most : atomic_load(&heap->peak);
}

static void *enter(void *subject, void *stream, char *problem, size_t capacity) {
  if (stream) {
    snprintf(problem, capacity, "there is a stream, expected none");
    return NULL;
  }
  return subject;
}

static void leave(void *user) {
  (void)user;
}

static void *allocate(void *user, size_t size) {
  struct heap *heap = user;
  const unsigned long long live = atomic_fetch_add(&heap->live, size) + size;
  if (heap->most && live > heap->most) {
    atomic_fetch_sub(&heap->live, size);
    return NULL;
  }
  unsigned long long peak = atomic_load(&heap->peak);
  while (peak < live && !atomic_compare_exchange_weak(&heap->peak, &peak, live)) {
  }
  return malloc(size);
}

static int release(void *user, void *memory, size_t size) {
  atomic_fetch_sub(&((struct heap *)user)->live, size);
  free(memory);
  return 0;
}

#define SUBJECT(name_, what_, flags_, create_)                                                                         \
  {                                                                                                                    \
    .name = name_, .what = what_, .flags = flags_, .create = create_, .destroy = free, .reserved = reserved,           \
    .enter = enter, .leave = leave, .allocate = allocate, .free = release                                              \
  }

__attribute__((visibility("default"))) const allocator_subject *allocator_subjects(uint32_t version, size_t *count);
const allocator_subject *allocator_subjects(uint32_t version, size_t *count) {
  static const allocator_subject all[] = {
      SUBJECT("malloc", "the process's own memory", 0, create),
      SUBJECT("malloc_fixed", "the same, of a given size", ALLOCATOR_SUBJECT_FIXED, create),
      SUBJECT("malloc_broken", "what can't be created", 0, cannot)};
  *count = sizeof all / sizeof *all;
  return version == ALLOCATOR_SUBJECT_VERSION ? all : NULL;
}
