/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* A program that links liblaneway_allocator. There may be no GPU here: a request fails with a reason, or succeeds. */
#include <laneway/laneway_allocator.h>

#include <stdio.h>

int main(void) {
  void *memory = laneway_allocator_malloc(NULL, 1024, 0);
  const char *reason = laneway_allocator_last_error();
  if (!memory && !(reason && reason[0])) {
    fprintf(stderr, "no memory, and no reason\n");
    return 1;
  }
  printf("%s\n", memory ? "memory of a device" : reason);
  laneway_allocator_free(NULL, memory, 0);
  return 0;
}
