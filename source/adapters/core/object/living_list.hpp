// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A list of counted objects that come and go, and that it doesn't own: each adds itself when it begins and removes
// itself when it ends.
//
// Thread-safe, with a lock of its own, which is held for a short time, and under which nothing is called.
#pragma once

#include "adapters/core/object/ref.hpp"

#include <mutex>
#include <span>
#include <vector>

namespace ur::core {

template <typename T>
class LivingList {
public:
  /// Throws bad_alloc.
  void add(T &object) {
    std::lock_guard lock(mutex_);
    objects_.push_back(&object);
  }
  /// Nothing, if it isn't in the list.
  void remove(T &object) noexcept {
    std::lock_guard lock(mutex_);
    std::erase(objects_, &object);
  }
  /// References to all that aren't on their way out. Throws bad_alloc.
  [[nodiscard]] std::vector<Ref<T>> living() const {
    std::vector<Ref<T>> all; // Its references go without the lock, since an object that ends takes it.
    std::lock_guard lock(mutex_);
    all.reserve(objects_.size());
    for (T *object : objects_) {
      if (object->tryAddRef())
        all.push_back(Ref<T>::adopt(object));
    }
    return all;
  }
  /// All of them, where no other thread uses the list.
  [[nodiscard]] std::span<T *const> whereAlone() const noexcept { return objects_; }

private:
  mutable std::mutex mutex_; // guards what follows
  std::vector<T *> objects_;
};

} // namespace ur::core
