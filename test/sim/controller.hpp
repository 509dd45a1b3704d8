// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a test rules the simulated driver: make one Controller before the first context, and destroy it after the last.
//
// Waiting on a closed gate: a blocking call (wait, finish, a free that blocks) waits for another thread to open the
// gate; after Options::deadlockAfterMs of real time without any progress it reports a deadlock and answers DEVICE_LOST.
#pragma once

#include "sim/types.hpp"

#include <functional>
#include <memory>
#include <optional>

namespace ur::sim {

struct Gate;

/// A closed gate, opened by open() or at its end.
class Hold {
public:
  Hold() = default;
  explicit Hold(std::shared_ptr<Gate> gate) : gate_(std::move(gate)) {}
  Hold(Hold &&other) noexcept = default;
  Hold &operator=(Hold &&other) noexcept;
  ~Hold() { open(); }
  void open();

private:
  std::shared_ptr<Gate> gate_;
};

class Controller {
public:
  /// Starts a new world: time 0, empty memory, zero counters, the usual kernels. No context may be open.
  explicit Controller(const Options &options = {});
  /// Violations that nobody took are given to the handler, a context that is still open among them; one that another
  /// thread is closing is waited for.
  ~Controller();
  Controller(const Controller &) = delete;
  Controller &operator=(const Controller &) = delete;

  /// What happens to violations at the end: by default they are printed and the process is aborted.
  using Handler = void (*)(const Violation &violation);
  static void setHandler(Handler handler);

  // Running, of what may start: with caps.startsOnFlush, what is flushed. step runs one ready command, if there is one;
  // runUntilIdle all that become ready, and answers how many.
  bool step();
  size_t runUntilIdle();
  void advance(uint64_t ns);
  uint64_t now() const;
  void setQueryRuns(bool runs);

  // What others do with a graph by its native handle: a fill is added behind those of all of its nodes, whose position
  // among these is answered. How many there are; 0, too, where there is no such graph (any more).
  ur_result_t recordFill(ur_native_handle_t graph, const core::FillDesc &desc, std::vector<uint32_t> after = {},
                         uint32_t *node = nullptr);
  size_t nodesOf(ur_native_handle_t graph);

  // Gates. Streams are numbered in order of creation, in all contexts together; devices as the platform has them.
  [[nodiscard]] Hold holdStream(size_t stream);
  [[nodiscard]] Hold holdDevice(uint32_t device);
  [[nodiscard]] Hold holdKernel(const std::string &kernel);
  [[nodiscard]] Hold holdNextCommand();           ///< the next one that is submitted
  [[nodiscard]] Hold holdBuilds(uint32_t device); ///< builds, compilations and links for a device of the platform
  /// Blocks until so many of those wait at closed gates; false: they don't come.
  [[nodiscard]] bool awaitBuilds(size_t count);
  /// Blocks until so many blocking calls wait for commands that can't run now; false: they don't come.
  [[nodiscard]] bool awaitWaiting(size_t count);
  /// Notifications come late: meanwhile what they tell of can be seen.
  [[nodiscard]] Hold holdNotifications();

  // Failures. nth counts from 1, the next.
  void failCall(Call call, uint64_t nth = 1, ur_result_t result = UR_RESULT_ERROR_OUT_OF_RESOURCES);
  void failAnyCall(uint64_t nth, ur_result_t result = UR_RESULT_ERROR_OUT_OF_RESOURCES);
  bool stopFailing();                     ///< whether the ordered failure has happened
  std::optional<Call> failedCall() const; ///< which call that was, of the last order carried out
  /// Runs once, inside the next call of that name, which takes no lock of the simulated driver's meanwhile: who holds
  /// one of the core's can be found out by what another thread can do.
  void during(Call call, std::function<void()> run);
  /// The nth command submitted from now on is accepted, but fails when its turn comes.
  void failCommand(uint64_t nth = 1, ur_result_t result = UR_RESULT_ERROR_UNKNOWN);

  // Memory, in bytes; a limit below what is in use makes every new allocation fail.
  void setDeviceLimit(uint32_t device, uint64_t bytes);
  void setHostLimit(uint64_t bytes);
  uint64_t available(uint32_t device) const;
  void checkFreedMemory(); ///< reports writes to freed blocks; done at the end too

  void addKernel(KernelSpec spec);

  // Books.
  uint64_t calls(Call call) const;
  uint64_t allCalls() const;
  std::vector<CommandInfo> commands() const;
  std::vector<StreamInfo> streams() const;
  std::vector<PoolInfo> pools() const; ///< all that were made, in order
  size_t liveEvents() const;
  size_t liveContexts() const;
  /// Blocks until there are no more contexts than that; false: that takes longer than a deadlock is waited for.
  [[nodiscard]] bool awaitContexts(size_t atMost);
  std::vector<Violation> violations() const;
  std::vector<Violation> takeViolations(); ///< an expected violation is no failure once it is taken
};

} // namespace ur::sim
