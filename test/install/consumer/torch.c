/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What opens liblaneway_torch itself has the types of its functions from the installed header. */
#include <laneway/laneway_torch.h>

void *(*const wanted)(ssize_t, int, void *) = laneway_torch_malloc;
