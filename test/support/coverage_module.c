// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part of every library and program of a build that counts lines: tells coverage_exit.cpp how its counts are written.
// Each has a copy of GCC's functions to itself.
extern void __gcov_dump(void);
extern void lanewayCoverageAdd(void (*dump)(void)) __attribute__((weak));
extern void lanewayCoverageRemove(void (*dump)(void)) __attribute__((weak));

__attribute__((constructor)) static void add(void) {
  if (lanewayCoverageAdd)
    lanewayCoverageAdd(&__gcov_dump);
}

__attribute__((destructor)) static void remove(void) {
  if (lanewayCoverageRemove)
    lanewayCoverageRemove(&__gcov_dump);
}
