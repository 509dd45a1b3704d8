// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs: many pieces of work that a stream takes as one command. A run of one is that command; graph_run.hpp does it.
//
// Nodes are added and changed, and runs are begun, by one thread at a time; runs go on meanwhile. They follow each
// other, whatever streams they are on. A run keeps what it was begun with: where a run on its way may still need a
// node, a change is another version of it, and each run does the newest that isn't younger than the run. Nothing
// blocks.
#pragma once

#include "adapters/native_cpu/command.hpp"

#include <memory>
#include <span>
#include <vector>

namespace ur::native_cpu {

class Graph {
public:
  Graph() = default; ///< with one reference
  Graph(const Graph &) = delete;
  Graph &operator=(const Graph &) = delete;

  void retain() noexcept { refs_.fetch_add(1, std::memory_order_relaxed); }
  void release() noexcept {
    if (refs_.fetch_sub(1, std::memory_order_acq_rel) == 1)
      delete this;
  }

  /// Adds a node after different earlier ones, which prepare(Work &, Payload &) fills in.
  template <class Prepare>
  [[nodiscard]] ur_result_t add(std::span<const uint32_t> after, Prepare &&prepare) noexcept {
    std::unique_ptr<Version> made(new (std::nothrow) Version);
    if (!made)
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    const ur_result_t result = prepare(made->work, made->payload);
    return result == UR_RESULT_SUCCESS ? add(after, std::move(made)) : result;
  }
  /// All nodes are there.
  [[nodiscard]] ur_result_t complete() noexcept;
  /// UNSUPPORTED_FEATURE where the node is none; as prepareLaunch().
  [[nodiscard]] ur_result_t update(uint32_t node, const core::LaunchDesc &desc) noexcept;

  /// Makes the command, which nobody knows yet, the next run; it gets a reference.
  void prepareRun(Command &command) noexcept;
  /// It was submitted: it is a run.
  void begun() noexcept { ++begun_; }
  /// It is over, or never will be anything else.
  void ended(uint64_t run) noexcept { ended_.store(run, std::memory_order_release); }
  /// The last one, with a reference, or null. Whoever destroys the graph gives it back.
  Command *last = nullptr;

  // For a run, until it has ended.
  [[nodiscard]] size_t size() const noexcept { return nodes_.size(); }
  /// Whether each node comes after the one before and after nothing else.
  [[nodiscard]] bool isChain() const noexcept { return chain_; }
  [[nodiscard]] std::span<const uint32_t> after(size_t node) const noexcept {
    return std::span(after_).subspan(nodes_[node].firstAfter, nodes_[node].afterCount);
  }
  [[nodiscard]] const Work &work(size_t node, uint64_t run) noexcept;
  /// How far the run has come. Only one goes on at a time.
  struct State {
    bool begun = false;
    size_t next = 0;                        ///< the node to be done
    size_t joined = 0;                      ///< nodes whose helpers are over
    ur_result_t result = UR_RESULT_SUCCESS; ///< the first failure
    Command *helper = nullptr;              ///< of a chain: what does its next node; with a reference
    std::vector<Command *> helpers = {};    ///< else, of each node that has one; with references
    std::vector<uint8_t> failed = {};       ///< nodes, but those that have helpers
  };
  [[nodiscard]] State &state() noexcept { return state_; }

private:
  struct Version {
    Version() = default;
    Version(const Version &) = delete;
    Version &operator=(const Version &) = delete;
    ~Version();

    Work work;
    Payload payload;
    uint64_t since = 0;        ///< the first run that does it
    Version *former = nullptr; ///< for runs before
  };
  struct Node {
    Version *newest; ///< read by runs, as an atomic
    uint32_t firstAfter, afterCount;
  };

  ~Graph();
  [[nodiscard]] ur_result_t add(std::span<const uint32_t> after, std::unique_ptr<Version> first) noexcept;
  static void drop(Version *oldest) noexcept;

  std::atomic<uint32_t> refs_{1};
  std::vector<Node> nodes_;
  std::vector<uint32_t> after_; ///< of all nodes, but of a chain's
  bool chain_ = true;
  uint64_t begun_ = 0; ///< runs
  std::atomic<uint64_t> ended_{0};
  State state_;
};

} // namespace ur::native_cpu
