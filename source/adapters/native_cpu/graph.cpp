// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/graph.hpp"

#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/work.hpp"

#include <utility>

namespace ur::native_cpu {

Graph::Version::~Version() {
  if (work.action == Action::launch)
    work.launch.kernel->release();
}

Graph::~Graph() {
  for (const Node &node : nodes_)
    drop(node.newest);
}

/// That version and all before it.
void Graph::drop(Version *oldest) noexcept {
  while (oldest)
    delete std::exchange(oldest, oldest->former);
}

ur_result_t Graph::add(std::span<const uint32_t> after, std::unique_ptr<Version> first) noexcept {
  const size_t index = nodes_.size();
  const bool follows = index == 0 ? after.empty() : after.size() == 1 && after[0] == index - 1;
  try {
    if (chain_ && !follows) {
      // What was left out so far.
      for (size_t i = 1; i < index; ++i) {
        after_.push_back(static_cast<uint32_t>(i - 1));
        nodes_[i].firstAfter = static_cast<uint32_t>(i - 1);
        nodes_[i].afterCount = 1;
      }
      chain_ = false;
    }
    const auto firstAfter = static_cast<uint32_t>(after_.size());
    nodes_.push_back({first.get(), firstAfter, chain_ ? 0 : static_cast<uint32_t>(after.size())});
    (void)first.release();
    if (!chain_)
      after_.insert(after_.end(), after.begin(), after.end());
    return UR_RESULT_SUCCESS;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t Graph::complete() noexcept {
  try {
    if (!chain_) {
      state_.helpers.resize(size());
      state_.failed.resize(size());
    }
    return UR_RESULT_SUCCESS;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t Graph::update(uint32_t node, const core::LaunchDesc &desc) noexcept {
  Version *&newest = nodes_[node].newest;
  if (newest->work.action != Action::launch)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  const uint64_t ended = ended_.load(std::memory_order_acquire);
  Work changed;
  if (ended == begun_ || newest->since > begun_) { // No run needs it as it is.
    const ur_result_t result = prepareLaunch(changed, newest->payload, desc);
    if (result != UR_RESULT_SUCCESS)
      return result;
    newest->work.launch.kernel->release();
    newest->work = changed;
  } else {
    std::unique_ptr<Version> made(new (std::nothrow) Version);
    if (!made)
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (const ur_result_t result = prepareLaunch(made->work, made->payload, desc); result != UR_RESULT_SUCCESS)
      return result;
    made->since = begun_ + 1;
    made->former = newest;
    std::atomic_ref(newest).store(made.release(), std::memory_order_release);
  }
  // The oldest that the next run to end does; those before are nobody's.
  Version *needed = newest;
  while (needed->since > ended + 1)
    needed = needed->former;
  drop(std::exchange(needed->former, nullptr));
  return UR_RESULT_SUCCESS;
}

void Graph::prepareRun(Command &command) noexcept {
  retain();
  command.action = Action::graph;
  command.graph = {this, begun_ + 1};
}

const Work &Graph::work(size_t node, uint64_t run) noexcept {
  const Version *version = std::atomic_ref(nodes_[node].newest).load(std::memory_order_acquire);
  while (version->since > run)
    version = version->former;
  return version->work;
}

} // namespace ur::native_cpu
