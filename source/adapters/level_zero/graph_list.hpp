// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A closed command list that does what a graph's commands say. The device may run it once at a time: while it does, the
// list may neither be given to it again, nor changed, nor destroyed.
#pragma once

#include "adapters/level_zero/graph_commands.hpp"
#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

/// Used by one thread at a time.
class GraphList {
public:
  /// Open, and without commands. `updatable`: it is mutable, where the platform has that.
  [[nodiscard]] static ur_result_t create(const core::DriverPass &pass, const Context &context, Events &events,
                                          const Device &device, bool updatable, std::unique_ptr<GraphList> *list);
  GraphList(const GraphList &) = delete;
  GraphList &operator=(const GraphList &) = delete;
  /// It isn't running.
  ~GraphList();

  // These may throw bad_alloc, and answer why the driver refuses a command.
  [[nodiscard]] ze_result_t append(const core::DriverPass &pass, const GraphCommand &command);
  [[nodiscard]] ze_result_t close(const core::DriverPass &pass, uint64_t version) noexcept;
  /// It is made what the commands say: `recorded` is the version since which a list has to be recorded anew.
  [[nodiscard]] ze_result_t bring(const core::DriverPass &pass, std::span<const GraphCommand> commands,
                                  uint64_t version, uint64_t recorded);

  /// The version of the graph's commands that it does; 0: it is open, or half of it is.
  [[nodiscard]] uint64_t version() const noexcept { return version_; }
  [[nodiscard]] bool isRunning(const core::DriverPass &pass) noexcept;
  /// It isn't. A command of the stream, which has an event.
  [[nodiscard]] ur_result_t run(const core::DriverPass &pass, core::Stream stream, const core::Fence &fence) noexcept;

  std::unique_ptr<GraphList> next; ///< in the line of those that are leaving

private:
  GraphList(const Context &context, Events &events, ze_command_list_handle_t native, bool isMutable) noexcept
      : context_(context), events_(events), native_(native), mutable_(isMutable) {}
  [[nodiscard]] ze_result_t append(const core::DriverPass &pass, const KeptLaunch &launch);
  [[nodiscard]] ze_result_t update(const core::DriverPass &pass, std::span<const GraphCommand> commands);
  [[nodiscard]] ze_result_t record(const core::DriverPass &pass, std::span<const GraphCommand> commands);

  const Context &context_;
  Events &events_;
  const ze_command_list_handle_t native_;
  const bool mutable_;
  uint64_t version_ = 0;
  std::vector<uint64_t> ids_; ///< of the commands, by which launches are changed
  Event *end_ = nullptr;      ///< of the last run, used by this; null: it is known to be over
};

} // namespace ur::level_zero
