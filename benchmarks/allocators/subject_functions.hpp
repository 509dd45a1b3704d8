// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// For subjects that are written in C++: their table from a class with its functions, and what these do with exceptions.
// Plugins use it too.
#pragma once

#include "allocator_subject.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <utility>

namespace allocators {

/// What `make` returns; null, and the exception's text, where it throws.
template <class Make>
void *makeOrExplain(char *problem, size_t capacity, Make &&make) noexcept {
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

/// The table of a subject whose functions are static members of a class, by the names of the table. `fill` and `finish`
/// may be missing. The texts are the caller's, and live as long as the subject.
template <class Functions>
allocator_subject subjectOf(const char *name, const char *what, uint32_t flags, void *data = nullptr) {
  allocator_subject made{};
  made.name = name;
  made.what = what;
  made.flags = flags;
  made.data = data;
  made.create = &Functions::create;
  made.destroy = &Functions::destroy;
  made.reserved = &Functions::reserved;
  made.enter = &Functions::enter;
  made.leave = &Functions::leave;
  made.allocate = &Functions::allocate;
  made.free = &Functions::free;
  if constexpr (requires { &Functions::fill; }) {
    made.fill = &Functions::fill;
    made.finish = &Functions::finish;
  }
  return made;
}

} // namespace allocators
