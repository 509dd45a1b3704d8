// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the C functions of a subject that is written in C++ do with exceptions: plugins use it too.
#pragma once

#include <cstddef>
#include <cstdio>
#include <exception>
#include <utility>

namespace allocators {

/// What `make` returns; null, and the exception's text, where it throws.
template <class Make>
void *guarded(char *problem, size_t capacity, Make &&make) noexcept {
  try {
    return std::forward<Make>(make)();
  } catch (const std::exception &error) {
    std::snprintf(problem, capacity, "%s", error.what());
  } catch (...) {
    std::snprintf(problem, capacity, "it threw something that is no std::exception");
  }
  return nullptr;
}

/// The same of a call in the measured path: null where it throws.
template <class Call>
void *attempted(Call &&call) noexcept {
  try {
    return std::forward<Call>(call)();
  } catch (...) {
    return nullptr;
  }
}

} // namespace allocators
