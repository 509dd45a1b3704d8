// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handles that a program was given: kind, references that it holds, and whence they come. Handles are only numbers
// here and never looked into.
//
// A handle is good while the program holds a reference to it, or while something lends it: a context lends the devices
// that its information names, for as long as the context is good itself. Handles that nobody holds any more are
// remembered for a while, so that a sentence can say who gave up the last reference. An address that is given out again
// is a new handle.
//
// All functions may be called from any thread; threads wait for each other only where addresses fall into the same
// shard. Where memory runs out the registry forgets something and is not complete() any more.
#pragma once

#include "common/reflection.hpp"
#include "common/spin_lock.hpp"
#include "layers/call_counts.hpp"
#include "layers/shards.hpp"

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <unordered_map>
#include <vector>

namespace ur::layers {

using reflection::HandleId;

/// The call that gave a handle: the function's slot, and the how many-eth call of it that gave any.
struct Origin {
  uint16_t slot;
  uint64_t call;
};

/// What is known of a handle.
struct Known {
  enum class State : uint8_t {
    Foreign, // never given out, or long forgotten
    Stale,   // no longer held, nor lent
    Lent,    // not held, but good while its lender is
    Held,    // the program holds a reference
  };
  State state = State::Foreign;
  HandleId type = HandleId::None; // but for foreign ones
  uint64_t serial = 0;            // of this handle, never used again; but for foreign ones
  uint16_t releasedBy = 0;        // for stale ones: slot of the function that took the last reference

  [[nodiscard]] bool good() const noexcept { return state == State::Lent || state == State::Held; }
};

class Registry {
public:
  struct Holding {
    const void *handle;
    HandleId type;
    uint64_t references;
    uint64_t serial;
    Origin origin;
  };

  [[nodiscard]] Known look(const void *handle) noexcept;
  /// One reference more. `fresh`: the function makes a new object, so that whatever was known of the address is past.
  void give(const void *handle, HandleId type, Origin origin, bool fresh) noexcept;
  /// The handle is good while `lender` is; for ever where that is null.
  void lend(const void *handle, HandleId type, const void *lender) noexcept;
  /// One reference more to a handle that is known.
  void retain(const void *handle) noexcept;
  /// Takes a reference that the program holds, if it is of this type, and answers what was known before.
  [[nodiscard]] Known release(const void *handle, HandleId type, uint16_t slot) noexcept;
  /// Undoes a release that failed; `before` is what it answered.
  void restore(const void *handle, const Known &before) noexcept;
  /// The number of a call that gives handles.
  [[nodiscard]] uint64_t count(uint16_t slot) noexcept { return counts_.next(slot); }

  /// Handles with references, in the order in which they were given. Throws std::bad_alloc.
  [[nodiscard]] std::vector<Holding> holdings();
  void clear() noexcept;
  [[nodiscard]] bool complete() const noexcept { return complete_.load(std::memory_order_relaxed); }

private:
  struct Lender {
    const void *handle;
    uint64_t serial;
  };
  struct Entry {
    HandleId type = HandleId::None;
    bool forEver = false; // lent by nothing that could end
    uint16_t releasedBy = 0;
    uint64_t references = 0;
    uint64_t serial = 0;
    Origin origin{};
    std::vector<Lender> lenders;

    [[nodiscard]] Known known(Known::State state) const noexcept { return {state, type, serial, releasedBy}; }
    [[nodiscard]] bool dead() const noexcept { return references == 0 && !forEver && lenders.empty(); }
  };
  struct alignas(64) Shard {
    SpinLock mutex; // guards what follows but for the versions
    std::unordered_map<const void *, Entry> entries;
    size_t dead = 0; // entries kept for sentences only; a guess from above

    // One for each remainder of the address: another one whenever a handle is no longer held, so that what threads have
    // seen before counts no more. Of all shards of all registries no two have had the same.
    std::array<std::atomic<uint64_t>, 16> versions;

    Shard() {
      for (std::atomic<uint64_t> &version : versions)
        version.store(newVersion(), std::memory_order_relaxed);
    }
    [[nodiscard]] std::atomic<uint64_t> &versionOf(const void *handle) noexcept {
      return versions[layers::shardOf(handle, versions.size())];
    }
  };
  static constexpr size_t kShards = 64;
  static constexpr size_t kMaxDead = 512;  // in a shard
  static constexpr size_t kMaxLenders = 8; // of a handle; with more it counts as lent for ever
  static constexpr int kMaxDepth = 8;      // of lending what is lent

  static void change(Shard &shard, const void *handle) noexcept {
    shard.versionOf(handle).store(newVersion(), std::memory_order_release);
  }
  [[nodiscard]] Shard &shardOf(const void *handle) noexcept {
    return shards_[layers::shardOfNeighbours(handle, kShards)];
  }
  [[nodiscard]] Known look(const void *handle, int depth) noexcept;
  [[nodiscard]] uint64_t newSerial() noexcept { return serial_.fetch_add(1, std::memory_order_relaxed) + 1; }
  /// False where there are too many lenders already. Throws std::bad_alloc.
  bool addLender(const void *handle, HandleId type, const void *lender, uint64_t serial);
  void dropStaleLenders(const void *handle);
  static void sweep(Shard &shard) noexcept;

  std::array<Shard, kShards> shards_;
  CallCounts counts_;
  alignas(64) std::atomic<uint64_t> serial_{0}; // all threads write it
  alignas(64) std::atomic<bool> complete_{true};
};

} // namespace ur::layers
