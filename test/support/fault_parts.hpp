// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of the API, each with all that it needs, for tests in which any call of the vendor's may fail, also while what
// was made is given back. Together with FaultProgram they call every function of an adapter's table.
#pragma once

#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace ur::test {

/// What the adapter has.
struct FaultScene {
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  std::vector<ur_device_handle_t> devices;
  std::vector<uint8_t> code; ///< the conformance suite's kernels
  bool intermediate = false; ///< they are for urProgramCreateWithIL
};

/// One run of a part. Steps take what they need from those before, and are left out where it is missing. In the end
/// everything is given back, the newest first.
class FaultRun {
public:
  static constexpr size_t kSize = 4096;

  explicit FaultRun(const FaultScene &scene) : scene_(scene) {}
  FaultRun(const FaultRun &) = delete;
  FaultRun &operator=(const FaultRun &) = delete;
  ~FaultRun() { giveBack(); }

  [[nodiscard]] const FaultScene &scene() const noexcept { return scene_; }
  [[nodiscard]] ur_device_handle_t device(size_t i = 0) const { return scene_.devices[i]; }

  /// A step. What the adapter doesn't have is none.
  bool step(const char *name, ur_result_t result) {
    if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      refused_ += std::string(name) + " answers " + std::to_string(result) + "; ";
    return result == UR_RESULT_SUCCESS;
  }
  /// The steps that have failed; none: an empty text.
  [[nodiscard]] const std::string &refused() const noexcept { return refused_; }

  /// A release, which never fails.
  template <class Handle>
  void releases(const char *name, ur_result_t (*release)(Handle), Handle handle) {
    ends_.emplace_back([=] { EXPECT_EQ(UR_RESULT_SUCCESS, release(handle)) << name; });
  }
  /// What may be refused, and works the second time: one call of the vendor's fails.
  void undoes(const char *name, std::function<ur_result_t()> undo) {
    ends_.emplace_back([name, undo = std::move(undo)] {
      if (undo() != UR_RESULT_SUCCESS) {
        EXPECT_EQ(UR_RESULT_SUCCESS, undo()) << name << ", again";
      }
    });
  }
  void giveBack() {
    for (; !ends_.empty(); ends_.pop_back())
      ends_.back()();
  }

  // Each makes an object, which is given back in the end; null: it couldn't be had.
  ur_context_handle_t makeContext() { return makeContext(scene_.devices.size()); }
  ur_context_handle_t makeContext(size_t devices); ///< on the first ones
  ur_queue_handle_t makeQueue(ur_context_handle_t context, ur_queue_flags_t flags = 0, size_t on = 0);
  /// Of a device (`on`), of the host, shared with a device.
  void *makeDeviceMemory(ur_context_handle_t context, size_t on = 0);
  void *makeHostMemory(ur_context_handle_t context);
  void *makeSharedMemory(ur_context_handle_t context);
  ur_program_handle_t makeProgram(ur_context_handle_t context, bool build = true);
  ur_kernel_handle_t makeKernel(ur_program_handle_t program, const char *name);
  /// A place for an event, which is released in the end.
  ur_event_handle_t *event();

private:
  const FaultScene &scene_;
  std::string refused_;
  std::vector<std::function<void()>> ends_;
};

/// A step of `run`, named by its function.
#define STEP(function, ...) run.step(#function, function(__VA_ARGS__))
/// What `run` does with a handle in the end.
#define RELEASE(function, handle) run.releases(#function, &function, handle)

struct FaultPart {
  const char *name;
  void (*go)(FaultRun &run);
};
[[nodiscard]] std::span<const FaultPart> memoryFaultParts();
[[nodiscard]] std::span<const FaultPart> workFaultParts();
[[nodiscard]] std::span<const FaultPart> nativeFaultParts();

} // namespace ur::test
