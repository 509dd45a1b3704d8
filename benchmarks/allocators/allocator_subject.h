// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What bench_allocators measures: an allocator behind a few C functions. A plugin, which is a shared library of its
// own, exports allocator_subjects; nothing else of it is used, and it needs nothing of ours but this file.
#pragma once

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define ALLOCATOR_SUBJECT_VERSION 1u

enum {
  ALLOCATOR_SUBJECT_ON_STREAMS = 1, // each user has a stream of CUDA (a CUstream of device 0's primary context)
  ALLOCATOR_SUBJECT_FIXED = 2       // takes all its memory when it is created, and refuses what is more
};

// Functions are never null unless it says so. A function that has `problem` returns null where it fails, and writes
// why, in one line of at most `capacity` bytes with its null at the end. No function throws.
typedef struct allocator_subject {
  const char *name; // of its column: letters, digits and underscores
  const char *what; // one line: what it is, of which version, set up how
  uint32_t flags;
  void *data; // for the functions

  // bytes: how much is to be taken; of ALLOCATOR_SUBJECT_FIXED. One subject of a plugin exists at a time.
  void *(*create)(const struct allocator_subject *self, uint64_t bytes, char *problem, size_t capacity);
  // All users have left; their streams are still there.
  void (*destroy)(void *subject);
  // The most bytes that it has had of the driver since it was created.
  uint64_t (*reserved)(void *subject);

  // A thread's own; called by that thread, as all that takes a user. The device's primary context is current.
  // stream: null without ALLOCATOR_SUBJECT_ON_STREAMS.
  void *(*enter)(void *subject, void *stream, char *problem, size_t capacity);
  // Its commands are over, and what it has allocated is freed, unless a call has failed.
  void (*leave)(void *user);
  // Null: it refuses.
  void *(*allocate)(void *user, size_t size);
  // 0: it was freed. Comes after the stream's commands, without a wait of the host.
  int (*free)(void *user, void *memory, size_t size);

  // Both or none; where they are null, the program uses the user's stream, or the host where there is none.
  int (*fill)(void *user, void *memory, size_t size); // a command that writes it; 0: it was enqueued
  int (*finish)(void *user);                          // the host waits for the user's commands; 0: they are over
} allocator_subject;

// The plugin's subjects, which live as long as the process; null where it knows no such version.
typedef const allocator_subject *(*allocator_subjects_function)(uint32_t version, size_t *count);

#ifdef __cplusplus
}
#endif
