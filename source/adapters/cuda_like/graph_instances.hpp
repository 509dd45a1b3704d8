// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What graphs are instantiated into. To make one is the dear part of a graph; to give one other parameters is cheap. So
// those of graphs that are gone serve the next graphs of the same shape.
#pragma once

#include "adapters/cuda_like/module.hpp"

#include <array>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::LANEWAY_VENDOR {

/// What kinds of nodes a graph has, in which order they were added, and what each comes after.
class GraphShape {
public:
  enum class Kind : uint32_t { launch, copy, fill, empty };
  /// Throws bad_alloc.
  void add(Kind kind, std::span<const uint32_t> after);
  /// In words.
  [[nodiscard]] size_t size() const noexcept { return words_.size(); }
  /// Never 0.
  [[nodiscard]] size_t hash() const noexcept;
  void truncate(size_t size) noexcept { words_.resize(size); }
  bool operator==(const GraphShape &) const = default;

private:
  std::vector<uint32_t> words_;
};

/// The modules that nodes have kernels of. Who has the kernels keeps them loaded.
class GraphModules {
public:
  /// Throws bad_alloc.
  void add(const std::shared_ptr<Module> &module);
  /// Whether all are loaded, and nobody else may unload one of them.
  [[nodiscard]] bool loaded() const noexcept;
  [[nodiscard]] bool include(const std::weak_ptr<Module> &module) const noexcept;
  [[nodiscard]] bool includeAll(const GraphModules &others) const noexcept;

private:
  std::vector<std::weak_ptr<Module>> modules_; ///< few
  bool owned_ = true;
};

/// An executable graph, with the graph that it was made of: by the nodes of that one its own are named. Owns both.
struct GraphInstance {
  explicit GraphInstance(const Device &of) noexcept : device(of) {}
  GraphInstance(const GraphInstance &) = delete;
  GraphInstance &operator=(const GraphInstance &) = delete;
  /// What runs of it goes on: the driver frees it then.
  ~GraphInstance();

  const Device &device;
  GraphHandle graph = nullptr;
  GraphExecHandle executable = nullptr;
  std::vector<GraphNodeHandle> nodes = {};
  GraphShape shape = {};
  GraphModules modules = {}; ///< of that graph, and of what became of it since
  bool comesAgain = false;   ///< its shape has
  uint64_t keptAt = 0;       ///< how many had been kept when it was
};

/// Instances that nobody uses. Each costs those that are made later, since the driver works on memory then that no
/// cache has. So of shapes that haven't come again there is one, the newest; of those that have, up to kMost, for as
/// long as they come. Of kMostWords words of shapes in all; the oldest goes first. Thread-safe.
class SpareInstances {
public:
  static constexpr size_t kMost = 8, kMostWords = 65536;
  /// So many others are kept until one goes whose shape doesn't come again.
  static constexpr size_t kPatience = 64;

  /// Nothing of it may be on its way.
  void keep(std::unique_ptr<GraphInstance> instance) noexcept;
  /// The newest that an instance like that, without an executable, may be replaced by: of its shape, with kernels of
  /// its modules alone, which so stay loaded as long as it is used. Null: there is none. Notes whether its shape comes
  /// again.
  [[nodiscard]] std::unique_ptr<GraphInstance> take(GraphInstance &wanted) noexcept;
  /// The module is about to be unloaded: those with kernels of it go.
  void forget(const std::shared_ptr<Module> &module) noexcept;
  /// All go. False: there were none.
  bool clear() noexcept;

private:
  using Instances = std::vector<std::unique_ptr<GraphInstance>>;
  void makeRoom(Instances *gone) noexcept;
  void letGo(size_t at, Instances *gone) noexcept;

  std::mutex mutex_;
  Instances spare_; ///< the newest last
  uint64_t kept_ = 0;
  std::array<size_t, kMost> gone_ = {}; ///< hashes of shapes that had to go, 0 where there is none
  size_t nextGone_ = 0;
};

} // namespace ur::LANEWAY_VENDOR
