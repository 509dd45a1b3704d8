// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A command: what is to be done, what it still waits for, and what waits for it. A command is its own event: whoever
// holds a reference may ask it for its state after it is done.
//
// Dependencies are edges from a command to its dependents. An edge lies in the dependent, which can't go away before
// all its edges have been walked, and hangs in a list of the command waited for. Finishing a command closes its list;
// from then on nothing can be hung in, and whoever tries knows that it is done.
#pragma once

#include "adapters/core/object/cache_line.hpp"
#include "adapters/core/object/host_threads.hpp"
#include "adapters/core/port/driver.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>

namespace ur::native_cpu {

struct Command;
class Crew;
class Graph;
class Kernel;

/// Low, normal and high, from 0.
inline constexpr uint8_t kPriorities = 3;

/// Bytes that travel with a command: short ones inside it, long ones in a block that the command keeps for its next
/// use.
class Payload {
public:
  /// Room for size bytes, aligned to 16; null if there is no memory. What was in it is lost.
  std::byte *reserve(size_t size) noexcept;
  /// Gives back what is too large to be kept for later commands.
  void shrink() noexcept;

private:
  static constexpr size_t kSmall = 256, kKept = 4096;
  alignas(16) std::array<std::byte, kSmall> small_;
  std::unique_ptr<std::byte[]> large_;
  size_t largeSize_ = 0;
};

struct Edge {
  Edge *next = nullptr;
  Command *dependent = nullptr;
  bool passesFailure = false; ///< a wait for an event does, the order of a stream doesn't
};

enum class Action : uint8_t { none, copy, fill, launch, hostCall, notify, graph };

/// A linear range is split into units of unitBytes; anything else into its rows.
struct CopyWork {
  core::CopyDesc desc;
  size_t unitBytes; ///< 0: a unit is a row
};

struct FillWork {
  void *dst;
  size_t patternSize, width, height, pitch;
  size_t unitBytes; ///< 0: a unit is a row
};

/// The data begins with one pointer for each argument; the bytes of the arguments follow. A local argument's entry is
/// its offset in the work-group's memory.
struct LaunchWork {
  Kernel *kernel; ///< with a reference
  uint32_t dims;
  std::array<size_t, 3> globalOffset, globalSize, localSize, numGroups;
  size_t localBytes;
  bool cooperative; ///< several groups, which wait for each other
};

struct CallWork {
  core::HostCall call;
  void *data;
  struct Ready : core::HostThreads::Task {
    Command *command;
  } ready{}; ///< once it is
};

struct NotifyWork {
  core::Notification call;
  void *data;
  Command *event; ///< with a reference
};

struct GraphWork {
  Graph *graph; ///< with a reference
  uint64_t run; ///< its number
};

/// What is to be done, cut into units that can be done in any order.
struct Work {
  Action action = Action::none;
  bool tiny = false; ///< cheaper to do at once than to hand over
  size_t units = 1;
  std::byte *data = nullptr; ///< a fill's pattern, a launch's arguments: in somebody's payload
  union {
    CopyWork copy;
    FillWork fill;
    LaunchWork launch;
    CallWork call;
    NotifyWork notify;
    GraphWork graph;
  };

  Work() noexcept : call{} {}
};

struct alignas(core::kCacheLine) Command : Work {
  // The word that waiters sleep on: one of the states, and whether somebody sleeps.
  static constexpr uint32_t kRunning = 1, kComplete = 2, kFailed = 4, kSleepers = 8;

  std::atomic<uint32_t> state{0};
  std::atomic<uint32_t> refs{0};
  std::atomic<uint32_t> pending{0};        ///< dependencies not done, and one while it is being submitted
  std::atomic<ur_result_t> waitError{};    ///< set if a dependency has failed: it is then not executed
  std::atomic<Edge *> dependents{nullptr}; ///< newest first; closedList() once the command is done
  std::atomic<ur_result_t> workError{};    ///< of its work, by whichever worker it happened on
  std::atomic<size_t> nextUnit{0};         ///< first unit of work not taken yet
  std::atomic<size_t> unitsLeft{0};        ///< units not finished
  ur_result_t result = UR_RESULT_SUCCESS;  ///< written before the state says complete or failed
  uint8_t priority = 1;
  bool timed = false;
  uint64_t start = 0, end = 0;
  uint64_t stream = 0; ///< its number
  core::FailureReport onFailure = nullptr;
  Crew *crew = nullptr;    ///< whose workers run it
  Command *join = nullptr; ///< on an unordered stream: the barrier that will follow it; counts it among its pending
  Command *next = nullptr; ///< in whichever list it is
  Payload payload;

  bool finished() const noexcept { return state.load(std::memory_order_acquire) & (kComplete | kFailed); }
  bool failed() const noexcept { return state.load(std::memory_order_acquire) & kFailed; }

  /// Back to the state in which a command is prepared; nobody else may know it. count references are handed out, and
  /// one pending is set for the submission itself.
  void open(uint32_t count) noexcept;
  /// Makes sure that n more edges can be made.
  [[nodiscard]] bool reserveEdges(size_t n) noexcept;
  /// Before it is kept for later use: drops blocks too large for that.
  void shrink() noexcept;
  /// This command is to follow another. Only before its submission ends; needs a reserved edge.
  void follow(Command &other, bool passesFailure) noexcept;
  /// By the worker that runs it: to be submitted once more, with all edges free again. Fits one edge without more.
  void reopen() noexcept;
  void retain() noexcept { refs.fetch_add(1, std::memory_order_relaxed); }

  static Edge *closedList() noexcept;

private:
  static constexpr size_t kInlineEdges = 4;
  std::array<Edge, kInlineEdges> edges_;
  std::unique_ptr<Edge[]> moreEdges_;
  size_t edgesUsed_ = 0, moreUsed_ = 0, moreCapacity_ = 0;
};

/// Commands linked by next, in order.
struct CommandList {
  Command *head = nullptr, *tail = nullptr;
  size_t size = 0;

  bool empty() const noexcept { return !head; }
  void push(Command *command) noexcept {
    command->next = nullptr;
    (tail ? tail->next : head) = command;
    tail = command;
    ++size;
  }
  void append(CommandList list) noexcept {
    if (list.empty())
      return;
    (tail ? tail->next : head) = list.head;
    tail = list.tail;
    size += list.size;
  }
  Command *pop() noexcept {
    Command *command = head;
    if (command) {
      head = command->next;
      if (!head)
        tail = nullptr;
      --size;
    }
    return command;
  }
};

} // namespace ur::native_cpu
