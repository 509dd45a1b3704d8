// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device of Level Zero's by its own calls, in a context of their own.
#pragma once

#include "adapters/level_zero/api/command_types.hpp"
#include "side_by_side/our_side.hpp"

namespace bench {

/// Ends the program with a message where a call has failed.
void need(ur::level_zero::ze_result_t result, const char *what);

/// As programs have them, without what the adapter asks before each call.
struct RawApi {
#define FUNCTION(name, parameters) ur::level_zero::ze_result_t(*name) parameters = nullptr;
#include "functions.def"
};

/// Opens the loader of Level Zero, for the rest of the process. False, and why.
[[nodiscard]] bool openRawApi(std::string *reason);

/// The device that the machine has, with a context and the kernel.
class Raw {
public:
  /// `program`: SPIR-V. After openRawApi.
  Raw(const Machine &machine, const std::string &program);
  ~Raw();
  Raw(const Raw &) = delete;
  Raw &operator=(const Raw &) = delete;

  /// The first group of queues that runs kernels.
  [[nodiscard]] uint32_t computeGroup() const;

  const RawApi &api;
  ur::level_zero::ze_device_handle_t device = nullptr;
  ur::level_zero::ze_context_handle_t context = nullptr;
  ur::level_zero::ze_kernel_handle_t kernel = nullptr;

private:
  ur::level_zero::ze_module_handle_t module_ = nullptr;
};

/// An immediate list in order, with a block of 2 * kBlock that stays, and an event for each command of a batch.
class RawSide {
public:
  explicit RawSide(const Raw &raw);
  ~RawSide();
  RawSide(const RawSide &) = delete;
  RawSide &operator=(const RawSide &) = delete;

  using Event = ur::level_zero::ze_event_handle_t;
  /// On one item, with its arguments.
  void launch(uint32_t value, Event event) const;
  void fill(Event event) const;
  /// Half of the block to the other.
  void copy(Event event) const;
  /// The one of command i, which isn't signalled any more.
  [[nodiscard]] Event event(size_t i) const;
  void wait() const;
  void finish() const { wait(); }

  const Raw &raw;
  const RawApi &api;
  void *memory = nullptr;

private:
  ur::level_zero::ze_command_list_handle_t list_ = nullptr;
  ur::level_zero::ze_event_pool_handle_t pool_ = nullptr;
  std::array<Event, kBatch> events_{};
};

} // namespace bench
