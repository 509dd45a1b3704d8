// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A library that has nothing to do with the API.
extern "C" __attribute__((visibility("default"))) int answerToEverything() {
  return 42;
}
