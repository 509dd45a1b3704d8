// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Intrusive reference counting: Ref<T> owns one reference of an object that counts its own (T::addRef, T::dropRef).
//
// A Ref is used by one thread at a time; the counts may be changed from any. The last Ref to go destroys the object:
// by T::destroy(T *) where the class has it (it may hand the work to another thread, or keep the memory), else by
// delete.
#pragma once

#include <atomic>
#include <cstdint>
#include <utility>

namespace ur::core {

/// One more, unless there is none.
inline bool tryIncrement(std::atomic<uint32_t> &count) noexcept {
  uint32_t seen = count.load(std::memory_order_relaxed);
  while (seen != 0) {
    if (count.compare_exchange_weak(seen, seen + 1, std::memory_order_relaxed))
      return true;
  }
  return false;
}

/// The count of objects that no caller of the API sees. A new object has one reference, its maker's.
class RefCounted {
public:
  RefCounted() = default;
  RefCounted(const RefCounted &) = delete;
  RefCounted &operator=(const RefCounted &) = delete;
  void addRef() const noexcept { refs_.fetch_add(1, std::memory_order_relaxed); }
  void addRefs(uint32_t count) const noexcept { refs_.fetch_add(count, std::memory_order_relaxed); }
  /// For lists of objects that don't own them: false where the object is on its way out.
  [[nodiscard]] bool tryAddRef() const noexcept { return tryIncrement(refs_); }
  /// True when that was the last one.
  [[nodiscard]] bool dropRef() const noexcept { return refs_.fetch_sub(1, std::memory_order_acq_rel) == 1; }
  /// False, with nothing done, where it is the last one.
  [[nodiscard]] bool dropRefUnlessLast() const noexcept {
    uint32_t seen = refs_.load(std::memory_order_relaxed);
    while (seen > 1) {
      if (refs_.compare_exchange_weak(seen, seen - 1, std::memory_order_release, std::memory_order_relaxed))
        return true;
    }
    return false;
  }
  [[nodiscard]] bool onlyRef() const noexcept { return refs_.load(std::memory_order_acquire) == 1; }

private:
  mutable std::atomic<uint32_t> refs_{1};
};

/// A class that says kFoundOnlyByOwners is in no list that would give out references to objects it doesn't own: who
/// has the only reference of one is alone, and needs no atomic exchange to end it.
template <typename T>
concept FoundOnlyByOwners = requires {
  requires T::kFoundOnlyByOwners;
};

/// Gives one reference back.
template <typename T>
void unref(T *object) noexcept {
  bool last = false;
  if constexpr (FoundOnlyByOwners<T>)
    last = object->onlyRef();
  if (last || object->dropRef()) {
    if constexpr (requires { T::destroy(object); })
      T::destroy(object);
    else
      delete object;
  }
}

template <typename T>
class Ref {
public:
  Ref() = default;
  /// Takes a new reference.
  explicit Ref(T *object) noexcept : object_(object) {
    if (object_)
      object_->addRef();
  }
  /// Takes over a reference that the caller holds.
  [[nodiscard]] static Ref adopt(T *object) noexcept {
    Ref ref;
    ref.object_ = object;
    return ref;
  }
  Ref(const Ref &other) noexcept : Ref(other.object_) {}
  Ref(Ref &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  // Not one operator that takes a value: of `ref = {}` in a template, clang 14 leaves out that value's end.
  Ref &operator=(const Ref &other) noexcept { return *this = Ref(other); }
  Ref &operator=(Ref &&other) noexcept {
    Ref taken(std::move(other));
    std::swap(object_, taken.object_);
    return *this;
  }
  ~Ref() {
    if (object_)
      unref(object_);
  }

  /// Gives up the reference without dropping it.
  [[nodiscard]] T *release() noexcept { return std::exchange(object_, nullptr); }
  [[nodiscard]] T *get() const noexcept { return object_; }
  T *operator->() const noexcept { return object_; }
  T &operator*() const noexcept { return *object_; }
  explicit operator bool() const noexcept { return object_ != nullptr; }

private:
  T *object_ = nullptr;
};

template <typename T, typename... Arguments>
[[nodiscard]] Ref<T> makeRef(Arguments &&...arguments) {
  return Ref<T>::adopt(new T(std::forward<Arguments>(arguments)...));
}

} // namespace ur::core
