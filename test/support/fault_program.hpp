// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A program that uses all main entry points, for tests in which any call of the vendor's may fail: whatever it is told,
// it can release what it has got.
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <chrono>
#include <list>
#include <thread>
#include <utility>
#include <vector>

namespace ur::test {

/// Called after each call of an entry point.
using FaultCheck = void(const char *function, ur_result_t result);

/// The conformance suite's kernels in the form that the adapter takes.
struct FaultKernels {
  std::vector<uint8_t> code;
  bool intermediate = false; ///< for urProgramCreateWithIL
};

/// What a run has got so far. Steps take what they need from here, and are left out where it is missing.
class FaultProgram {
public:
  /// `check` looks at the process after each call.
  FaultProgram(ur_device_handle_t device, const FaultKernels &image, FaultCheck *check = nullptr)
      : device_(device), image_(image), check_(check) {}

  /// All steps of a part in their order; how many of them have succeeded.
  size_t go(bool pictures) {
    size_t good = objects();
    good += pictures ? kernels() + links() + this->pictures() : memory() + kernels() + orders() + natives();
    return good;
  }
  void release();
  /// The device may be lost from now on: what it can't give back is told so.
  void mayBeLost() noexcept { lost_ = true; }

  /// How often functions that the program gave away have been called, in all programs. They outlive it.
  static uint64_t called() noexcept;

private:
  static constexpr size_t kSize = 4096;
  template <class... P, class... A>
  ur_result_t checked(const char *name, ur_result_t (*function)(P...), A &&...arguments) {
    const ur_result_t result = function(std::forward<A>(arguments)...);
    if (check_)
      check_(name, result);
    return result;
  }
  void works(ur_result_t result) const {
    EXPECT_TRUE(result == UR_RESULT_SUCCESS || (lost_ && result == UR_RESULT_ERROR_DEVICE_LOST)) << result;
  }
  bool is(ur_result_t result) { return result == UR_RESULT_SUCCESS; }
  ur_event_handle_t *event() {
    events_.push_back(nullptr);
    return &events_.back();
  }
  bool queue(ur_queue_flags_t flags, ur_queue_handle_t *queue);

  size_t objects();
  size_t memory();
  size_t kernels();
  size_t links();
  size_t pictures();
  size_t orders();
  size_t natives();

  bool lost_ = false;
  const ur_device_handle_t device_;
  const FaultKernels &image_;
  FaultCheck *const check_;
  ur_context_handle_t context_ = nullptr;
  ur_queue_handle_t inOrder_ = nullptr, outOfOrder_ = nullptr, imported_ = nullptr;
  void *deviceMemory_ = nullptr, *hostMemory_ = nullptr, *sharedMemory_ = nullptr;
  ur_usm_pool_handle_t pool_ = nullptr;
  ur_mem_handle_t buffer_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr, sample_ = nullptr;
  ur_program_handle_t object_ = nullptr, linked_ = nullptr;
  ur_mem_handle_t picture_ = nullptr, copy_ = nullptr;
  ur_sampler_handle_t sampler_ = nullptr;
  std::list<ur_event_handle_t> events_;
  std::vector<void *> blocks_; ///< whose frees failed
  std::vector<uint8_t> ordinary_ = std::vector<uint8_t>(kSize, 1);
};

/// A context ends with the last callback on it.
template <class Condition>
bool eventually(Condition &&condition) {
  for (int i = 0; i < 3000 && !condition(); ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  return condition();
}

} // namespace ur::test
