// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arguments of kernels where the vendor's kernel object keeps them, as those of OpenCL and Level Zero do: what was
// given last, so that a launch sets only what differs; and as many such objects as threads launch the kernel at the
// same time.
#pragma once

#include "adapters/core/port/driver.hpp"

#include <array>
#include <atomic>
#include <cstring>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::core {

/// Whether local arguments have room in so many bytes. Drivers don't always look.
[[nodiscard]] inline bool hasLocalRoom(std::span<const KernelArg> args, size_t room) noexcept {
  for (const KernelArg &arg : args) {
    const size_t size = arg.kind == KernelArg::Kind::local ? arg.size : 0;
    if (size > room)
      return false;
    room -= size;
  }
  return true;
}

/// What one kernel object was given last. Used by one thread at a time.
class GivenArguments {
public:
  using Kind = KernelArg::Kind;

  /// Calls setOne(index, arg, expected) for what differs from the last time, until it answers something else than
  /// `good`. `kinds`: what the kernel's arguments are, empty where nobody knows. `memoryVersion`: another one since the
  /// last time says that equal pointers may lead to other memory; 0: they may at any time. May throw bad_alloc.
  template <class Result, class SetOne>
  [[nodiscard]] Result set(std::span<const KernelArg> args, std::span<const Kind> kinds, uint64_t memoryVersion,
                           Result good, SetOne &&setOne) {
    if (given_.size() != args.size())
      given_.assign(args.size(), Given());
    for (size_t i = 0; i < args.size(); ++i) {
      const KernelArg &arg = args[i];
      Given &given = given_[i];
      if (given.is(arg, memoryVersion))
        continue;
      const Kind expected = i < kinds.size() ? kinds[i] : arg.kind;
      given.known = false;
      if (const Result result = setOne(static_cast<uint32_t>(i), arg, expected); result != good)
        return result;
      given.note(arg, expected, memoryVersion);
    }
    return good;
  }
  /// Others may have set some.
  void forget() noexcept { given_.clear(); }

private:
  /// The bytes of a short value or a pointer, or the size of local memory. What objects stand for may change.
  struct Given {
    [[nodiscard]] bool is(const KernelArg &arg, uint64_t version) const noexcept {
      if (!known || kind != arg.kind || size != arg.size)
        return false;
      if (points && (version == 0 || memoryVersion != version))
        return false;
      return arg.kind == Kind::local || std::memcmp(bytes.data(), arg.data, arg.size) == 0;
    }
    void note(const KernelArg &arg, Kind expected, uint64_t version) noexcept {
      const bool hasBytes = (arg.kind == Kind::value || arg.kind == Kind::pointer) && arg.size <= bytes.size();
      known = hasBytes || arg.kind == Kind::local;
      points = arg.kind == Kind::pointer || expected == Kind::pointer;
      kind = arg.kind;
      size = arg.size;
      memoryVersion = version;
      if (hasBytes)
        std::memcpy(bytes.data(), arg.data, arg.size);
    }

    size_t size = 0;
    bool known = false, points = false;
    Kind kind = Kind::value;
    uint64_t memoryVersion = 0;
    std::array<std::byte, 16> bytes{};
  };

  std::vector<Given> given_;
};

/// The objects of one kernel. Thread-safe; takes no lock where one thread launches at a time.
template <class Instance>
class KernelInstances {
public:
  /// Has room for the first. Throws bad_alloc.
  KernelInstances() {
    unused_.reserve(1);
    all_.reserve(1);
  }
  KernelInstances(const KernelInstances &) = delete;
  KernelInstances &operator=(const KernelInstances &) = delete;

  /// Once, before all else.
  void addFirst(std::unique_ptr<Instance> first) noexcept {
    first_ = first.get();
    ready_.store(first_, std::memory_order_relaxed);
    all_.push_back(std::move(first));
  }
  [[nodiscard]] Instance &first() const noexcept { return *first_; }
  /// One that nobody else uses until give(); null: there is none, and add() brings another.
  [[nodiscard]] Instance *take() noexcept {
    if (Instance *one = ready_.exchange(nullptr, std::memory_order_acquire)) [[likely]]
      return one;
    std::lock_guard lock(mutex_);
    if (unused_.empty())
      return nullptr;
    Instance *one = unused_.back();
    unused_.pop_back();
    return one;
  }
  void give(Instance &one) noexcept {
    Instance *none = nullptr;
    if (ready_.compare_exchange_strong(none, &one, std::memory_order_release, std::memory_order_relaxed)) [[likely]]
      return;
    std::lock_guard lock(mutex_);
    unused_.push_back(&one); // There is room for all.
  }
  /// A new one, which its maker has taken. Throws bad_alloc.
  Instance &add(std::unique_ptr<Instance> one) {
    std::lock_guard lock(mutex_);
    unused_.reserve(all_.size() + 1);
    all_.push_back(std::move(one));
    return *all_.back();
  }

private:
  Instance *first_ = nullptr;
  std::atomic<Instance *> ready_{nullptr}; ///< unused; what one thread at a time needs
  std::mutex mutex_;                       // guards what follows
  std::vector<std::unique_ptr<Instance>> all_;
  std::vector<Instance *> unused_; ///< others; the last used at the end
};

/// The use of a kernel's object by one thread: what kernel.take(with..., &instance) answers, and gives the instance
/// for.
template <class Kernel, class Instance, class... With>
class KernelInstanceUse {
public:
  explicit KernelInstanceUse(Kernel &kernel, const With &...with) noexcept
      : kernel_(kernel), result_(kernel.take(with..., &instance_)) {}
  KernelInstanceUse(const KernelInstanceUse &) = delete;
  KernelInstanceUse &operator=(const KernelInstanceUse &) = delete;
  ~KernelInstanceUse() {
    if (instance_)
      kernel_.instances_.give(*instance_);
  }
  [[nodiscard]] auto result() const noexcept { return result_; }
  Instance &operator*() const noexcept { return *instance_; }
  Instance *operator->() const noexcept { return instance_; }

private:
  Kernel &kernel_;
  Instance *instance_ = nullptr;
  const decltype(kernel_.take(std::declval<const With &>()..., &instance_)) result_;
};

} // namespace ur::core
