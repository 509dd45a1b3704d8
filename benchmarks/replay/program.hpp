// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A trace made ready to be played: calls with their arguments resolved as far as can be before any object exists, so
// that playing one costs a few loads beside the call itself.
#pragma once

#include "unified-runtime/ur_api.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <vector>

namespace replay {

/// What calls are summed up as.
enum class Group : uint8_t { AsyncAlloc, AsyncFree, Alloc, Free, Command, StandIn, Wait, Other, Count };
constexpr size_t kGroups = static_cast<size_t>(Group::Count);
constexpr std::array<const char *, kGroups> kGroupNames = {"async alloc", "async free", "alloc", "free",
                                                           "command",     "stand-in",   "wait",  "other"};

/// Handles and addresses of a replay live in numbered slots. These two are always there.
constexpr uint32_t kNullSlot = 0;   // holds null
constexpr uint32_t kNobodySlot = 1; // for what failing calls would write
/// In place of a slot: the caller gave no place. In place of a list's length: the list itself is null.
constexpr uint64_t kNone = ~uint64_t{0};

/// What one thread plays with. The slots are shared: an operation that reads one comes after the one that wrote it.
struct Frame {
  void **handles;
  std::byte **memory;
  void **list; ///< of this thread, room for the longest list
};

using Play = ur_result_t (*)(Frame &frame, const uint64_t *words);

/// Operations of another thread that must have been played before.
struct Need {
  uint32_t thread;
  uint32_t operations;
};

struct Operation {
  Play play;
  uint32_t words; ///< index of the first
  uint32_t firstNeed, needs;
  uint32_t line; ///< of the trace; 0: not the program's own call
  ur_result_t result;
  bool maySucceed; ///< the result may be that of a command which is replaced: success is as good
  Group group;
  const char *function;
};

/// Host memory that the program passed to calls, as one piece.
struct Region {
  uint32_t slot;
  size_t size;
  size_t shift; ///< of its address from a multiple of kPage, as it was recorded
};
constexpr size_t kPage = 4096;

/// A member of a structure that is the address of host memory.
struct Member {
  uint64_t *where;
  uint32_t slot;
  uint64_t offset;
};

/// What the program has not given back when the trace ends.
struct Leftover {
  enum class Kind : uint8_t { Memory, Event, Buffer, Pool, AsyncPool, Queue, Context } kind;
  uint32_t slot;
  uint32_t context, device; ///< slots, where the kind needs them
  uint32_t references;
};

/// Calls that are not played, or not as they are.
struct Count {
  std::string what;
  uint64_t calls;
};

struct Program {
  std::string file;
  std::vector<std::vector<Operation>> threads;
  std::vector<Need> needs;
  std::vector<uint64_t> words;
  std::deque<std::vector<uint64_t>> structures; ///< what words point to
  uint32_t handleSlots = 2, memorySlots = 2;
  size_t longestList = 0;
  std::vector<uint32_t> devices; ///< slots, in the order in which the program used them first
  std::vector<Region> regions;
  std::vector<Member> members;
  std::vector<Leftover> leftovers; ///< in the order in which they have to go
  size_t unreleased = 0;           ///< how many of them are the program's own
  std::vector<Count> skipped, replaced, maySucceed;
  std::vector<std::string> warnings;
  std::array<uint64_t, kGroups> calls{}, recordedNanoseconds{};

  [[nodiscard]] uint64_t allCalls() const noexcept {
    uint64_t sum = 0;
    for (const uint64_t one : calls)
      sum += one;
    return sum;
  }
};

} // namespace replay
