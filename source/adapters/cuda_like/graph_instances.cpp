// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/graph_instances.hpp"

#include "adapters/core/object/room.hpp"

#include <algorithm>
#include <functional>
#include <string_view>
#include <utility>

namespace ur::LANEWAY_VENDOR {

void GraphShape::add(Kind kind, std::span<const uint32_t> after) {
  core::haveRoom(words_, 1 + after.size());
  words_.push_back(static_cast<uint32_t>(kind) | static_cast<uint32_t>(after.size() << 2));
  words_.insert(words_.end(), after.begin(), after.end());
}

size_t GraphShape::hash() const noexcept {
  const auto *bytes = reinterpret_cast<const char *>(words_.data());
  return std::hash<std::string_view>{}({bytes, words_.size() * sizeof(uint32_t)}) | 1;
}

void GraphModules::add(const std::shared_ptr<Module> &module) {
  if (include(module))
    return;
  modules_.push_back(module);
  owned_ = owned_ && module->owned();
}

bool GraphModules::loaded() const noexcept {
  return owned_ && std::none_of(modules_.begin(), modules_.end(), [](const auto &module) { return module.expired(); });
}

/// Mostly it is that of the node before.
bool GraphModules::include(const std::weak_ptr<Module> &module) const noexcept {
  return std::any_of(modules_.rbegin(), modules_.rend(), [&](const std::weak_ptr<Module> &one) {
    return !one.owner_before(module) && !module.owner_before(one);
  });
}

bool GraphModules::includeAll(const GraphModules &others) const noexcept {
  return std::all_of(others.modules_.begin(), others.modules_.end(),
                     [this](const std::weak_ptr<Module> &module) { return include(module); });
}

GraphInstance::~GraphInstance() {
  if (!graph && !executable)
    return;
  (void)device.release([&] {
    if (executable)
      (void)graphExecDestroy(device.api(), executable);
    return graph ? graphDestroy(device.api(), graph) : kSuccess;
  });
}

void SpareInstances::keep(std::unique_ptr<GraphInstance> instance) noexcept {
  if (instance->shape.size() > kMostWords)
    return;
  Instances gone;
  try {
    std::lock_guard lock(mutex_);
    gone.reserve(spare_.size());
    spare_.reserve(spare_.size() + 1);
    instance->keptAt = ++kept_;
    spare_.push_back(std::move(instance));
    makeRoom(&gone);
  } catch (...) { // It goes.
  }
}

/// From the newest to the oldest. The newest stays.
void SpareInstances::makeRoom(Instances *gone) noexcept {
  size_t words = spare_.back()->shape.size(), again = spare_.back()->comesAgain ? 1 : 0, once = 1 - again;
  for (size_t at = spare_.size() - 1; at-- > 0;) {
    const GraphInstance &one = *spare_[at];
    words += one.shape.size();
    const bool stays =
        words <= kMostWords && (one.comesAgain ? ++again <= kMost && kept_ - one.keptAt <= kPatience : ++once <= 1);
    if (!stays) {
      words -= one.shape.size();
      letGo(at, gone);
    }
  }
}

void SpareInstances::letGo(size_t at, Instances *gone) noexcept {
  gone_[nextGone_++ % kMost] = spare_[at]->shape.hash();
  gone->push_back(std::move(spare_[at])); // which has room
  spare_.erase(spare_.begin() + static_cast<ptrdiff_t>(at));
}

std::unique_ptr<GraphInstance> SpareInstances::take(GraphInstance &wanted) noexcept {
  std::lock_guard lock(mutex_);
  const auto found = std::find_if(spare_.rbegin(), spare_.rend(), [&](const std::unique_ptr<GraphInstance> &one) {
    return &one->device == &wanted.device && one->shape == wanted.shape && one->modules.loaded() &&
           wanted.modules.includeAll(one->modules);
  });
  if (found == spare_.rend()) {
    const auto gone = std::find(gone_.begin(), gone_.end(), wanted.shape.hash());
    wanted.comesAgain = gone != gone_.end();
    return {};
  }
  std::unique_ptr<GraphInstance> taken = std::move(*found);
  spare_.erase(std::next(found).base());
  taken->comesAgain = true;
  return taken;
}

void SpareInstances::forget(const std::shared_ptr<Module> &module) noexcept {
  for (;;) {
    std::unique_ptr<GraphInstance> gone; // outside the lock
    std::lock_guard lock(mutex_);
    const auto found = std::find_if(spare_.begin(), spare_.end(), [&](const std::unique_ptr<GraphInstance> &one) {
      return one->modules.include(module);
    });
    if (found == spare_.end())
      return;
    gone = std::move(*found);
    spare_.erase(found);
  }
}

bool SpareInstances::clear() noexcept {
  Instances gone;
  std::lock_guard lock(mutex_);
  std::swap(gone, spare_);
  return !gone.empty();
}

} // namespace ur::LANEWAY_VENDOR
