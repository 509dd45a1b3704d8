// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The adapter's side of such a benchmark: a device through the loader, with a kernel, and a queue of it.
#pragma once

#include "side_by_side/cases.hpp"
#include "subjects.hpp"

#include <array>

namespace bench {

constexpr size_t kBlock = 4096;

/// The kernel of both sides: it takes a pointer and a 32-bit value, and writes that there.
constexpr const char *kKernelName = "fill";

/// Ends the program with a message where a call has failed.
void need(ur_result_t result, const char *what);

enum class Form {
  binary, ///< for urProgramCreateWithBinary
  source  ///< for urProgramCreateWithIL
};
/// Of programs for the machine's device: OpenCL's SPIR-V or OpenCL C are source.
[[nodiscard]] Form formFor(const Machine &machine);

/// The machine's device as the driver knows it.
struct NativeDevice {
  ur_native_handle_t platform = 0, device = 0;
};
[[nodiscard]] NativeDevice nativeOf(const Machine &machine);

/// The kernel's arguments. The value is the caller's.
struct LaunchArgs {
  LaunchArgs(void *memory, const uint32_t &value);
  ur_exp_kernel_arg_properties_t list[2] = {};
};

/// The machine's device with the kernel.
class Ours {
public:
  Ours(const Machine &machine, Form form, const std::string &program);
  ~Ours();
  Ours(const Ours &) = delete;
  Ours &operator=(const Ours &) = delete;

  /// A launch with its arguments.
  void launch(ur_queue_handle_t queue, void *memory, uint32_t value, uint32_t waits, const ur_event_handle_t *wait,
              ur_event_handle_t *event, size_t items = 1, size_t group = 1) const;
  [[nodiscard]] ur_kernel_handle_t kernel() const noexcept { return kernel_; }

  const Machine &machine;

private:
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
};

/// A queue with a block of 2 * kBlock that stays, and the events of a batch.
class OurSide {
public:
  OurSide(const Ours &ours, bool inOrder);
  ~OurSide();
  OurSide(const OurSide &) = delete;
  OurSide &operator=(const OurSide &) = delete;

  /// 2 * kBlock, after the last event of a chain.
  void *alloc(ur_event_handle_t *event = nullptr, ur_usm_pool_handle_t pool = nullptr) const;
  void free(void *block, const ur_event_handle_t *wait = nullptr, ur_event_handle_t *event = nullptr) const;
  /// Of the block that stays, half to half.
  void copy(const ur_event_handle_t *wait, ur_event_handle_t *event) const;
  void fill(void *memory, const ur_event_handle_t *wait, ur_event_handle_t *event) const;
  void launch(uint32_t value, const ur_event_handle_t *wait, ur_event_handle_t *event, size_t items = 1,
              size_t group = 1) const;
  void wait() const { need(urQueueFinish(queue), "urQueueFinish"); }
  static void waitFor(ur_event_handle_t event) { need(urEventWait(1, &event), "urEventWait"); }
  /// Waits, and lets go of the batch's events.
  void finish();

  static void drop(ur_event_handle_t *event);
  /// The next command of the chain waits for it.
  void chain(ur_event_handle_t next);
  [[nodiscard]] const ur_event_handle_t *before() const noexcept { return last_ ? &last_ : nullptr; }

  const Ours &ours;
  const ur_queue_handle_t queue;
  std::array<ur_event_handle_t, kBatch> kept{};
  void *memory = nullptr;

private:
  ur_event_handle_t last_ = nullptr;
};

} // namespace bench
