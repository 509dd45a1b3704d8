// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The calls that are under way, thread by thread, for whoever tells what hangs (UR_LOG_TRACING: hang). A thread's calls
// are behind a lock of its own, which it holds for as long as it takes to note one: never while an adapter is called.
#pragma once

#include "layers/call.hpp"
#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <string>
#include <vector>

namespace ur::layers::tracing {

/// A host task's command, as a trace names commands: by the thread of its call, and when that started.
struct TaskOf {
  uint32_t thread = 0; ///< 0: none
  uint64_t begin = 0;
};

/// In the place of a program's host task: while it runs, calls on its thread are known as the task's.
class WatchedTask {
public:
  /// Before a call with sound parameters: where it enqueues a host task that runs once, ours takes its place. Without
  /// memory it stays the program's.
  void enter(const Call &call, uint64_t begin) noexcept;
  /// After the call, in any case: the parameters are the program's again.
  void restore(const Call &call, ur_result_t result) noexcept;

private:
  struct Task {
    ur_exp_host_task_function_t function;
    void *data;
    TaskOf of;
  };
  static void run(void *task);
  Task *task_ = nullptr; // its run deletes it
  ur_exp_host_task_function_t programs_ = nullptr;
  void *programsData_ = nullptr;
};

/// A call that is under way.
struct InFlight {
  const char *function;
  uint64_t begin;           ///< by the trace's clock
  std::string more;         ///< its members in the trace's JSON, each with a comma before it
  TaskOf task;              ///< in whose run it was made
  bool told = false;        ///< tooLong() has answered it
  uint32_t thread = 0;      ///< as in the trace
  uint32_t threadOfSys = 0; ///< as the system has it
};

/// On the thread of the call. Without memory it isn't known.
void noteBegin(const char *function, uint64_t begin, std::string &&more) noexcept;
/// Of the one that began last.
void noteEnd(uint64_t begin) noexcept;
/// A call of a vendor's library that is under way.
struct VendorInFlight {
  const char *function;
  uint64_t begin;           ///< by the trace's clock
  uint32_t thread = 0;      ///< as in the trace
  uint32_t threadOfSys = 0; ///< as the system has it
  std::string threadName;   ///< likewise
};
/// As noteBegin() and noteEnd().
void noteVendorBegin(const char *function, uint64_t begin) noexcept;
void noteVendorEnd(uint64_t begin) noexcept;
/// As inFlight().
[[nodiscard]] std::vector<VendorInFlight> vendorInFlight();
/// All of them; those of a thread follow each other, the innermost last. Any thread. Throws std::bad_alloc.
[[nodiscard]] std::vector<InFlight> inFlight();
/// Whether one is under way for so many ns that wasn't when this was asked last. Any thread.
[[nodiscard]] bool tooLong(uint64_t after) noexcept;
/// In a child process after fork: its parent's threads are none of its own.
void forgetInFlight() noexcept;

} // namespace ur::layers::tracing
