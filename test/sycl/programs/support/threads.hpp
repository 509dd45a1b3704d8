// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The same work on several threads, whose failures are the program's.
#pragma once

#include "program.hpp"

#include <thread>

namespace testbed {

/// Runs body(0) to body(count - 1), each on a thread; throws the first failure when all have ended.
template <class Body>
void onThreads(size_t count, Body body) {
  std::vector<std::exception_ptr> failures(count);
  std::vector<std::thread> threads;
  for (size_t i = 0; i < count; ++i) {
    threads.emplace_back([&, i] {
      try {
        body(i);
      } catch (...) {
        failures[i] = std::current_exception();
      }
    });
  }
  for (auto &thread : threads)
    thread.join();
  for (const auto &failure : failures) {
    if (failure)
      std::rethrow_exception(failure);
  }
}

} // namespace testbed
