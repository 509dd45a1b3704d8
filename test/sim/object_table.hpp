// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Objects of one kind in one context by handles, some of which may be imports: handles of their own for objects that
// other contexts have made. The native handle of an object is its address. Everything with the world's lock.
#pragma once

#include "adapters/core/port/driver_native.hpp"
#include "sim/world.hpp"

#include <unordered_set>

namespace ur::sim {

inline uintptr_t g_lastObject = 0; ///< handles are never used again, and no two contexts have the same

template <class T>
class ObjectTable {
public:
  struct Object {
    T value;
    const void *owner; ///< the context whose end it mustn't outlive
    bool alive = true;
  };
  using Ref = std::shared_ptr<Object>;

  ObjectTable(const void *context, const char *what) : context_(context), what_(what) {}

  template <class Handle>
  void add(T value, Handle *handle) {
    emplace(std::make_shared<Object>(Object{std::move(value), context_}), handle);
  }
  /// What a handle stands for; null, with a violation, where that is nothing, or nothing any more.
  template <class Handle>
  Ref find(Handle handle, const char *use) {
    const auto number = reinterpret_cast<uintptr_t>(handle);
    const auto found = objects_.find(number);
    if (found == objects_.end())
      ledger().report(number != 0 && number <= g_lastObject ? Fault::useAfterDestroy : Fault::unknownHandle, use);
    else if (!found->second->alive)
      ledger().report(Fault::useAfterDestroy, std::string(use) + ": what was imported is destroyed");
    else
      return found->second;
    return nullptr;
  }
  /// The end of a handle. The object that has ended with it; null where it goes on: the handle was an import that owns
  /// nothing. A violation where an import has taken the object over.
  template <class Handle>
  Ref remove(Handle handle, const char *use) {
    const auto number = reinterpret_cast<uintptr_t>(handle);
    const bool borrowed = borrowed_.erase(number) != 0;
    const Ref object = borrowed ? nullptr : find(handle, use);
    objects_.erase(number);
    if (!object)
      return nullptr;
    if (object->owner != context_) {
      ledger().report(Fault::useAfterDestroy, std::string(use) + ": an import has taken it over");
      return nullptr;
    }
    object->alive = false;
    return object;
  }

  template <class Handle>
  bool handleOf(Handle handle, ur_native_handle_t *native) {
    const Ref object = find(handle, "a native handle");
    if (!object)
      return false;
    *native = reinterpret_cast<ur_native_handle_t>(object.get());
    exported()[*native] = object;
    return true;
  }
  /// Null: there is none, or none any more.
  static Ref behind(ur_native_handle_t native) {
    const auto found = exported().find(native);
    const Ref object = found == exported().end() ? nullptr : found->second.lock();
    return object && object->alive ? object : nullptr;
  }
  template <class Handle>
  void import(const Ref &object, bool owned, Handle *handle) {
    emplace(object, handle);
    if (owned)
      object->owner = context_;
    else
      borrowed_.insert(g_lastObject);
  }

  /// Violations for what was never destroyed. At the context's end.
  void reportLeaks() {
    size_t left = 0;
    for (const auto &[number, object] : objects_)
      left += object->owner == context_ || borrowed_.contains(number);
    if (left != 0)
      ledger().report(Fault::leak, std::to_string(left) + " " + what_ + " were never destroyed");
  }

private:
  /// Objects that are gone stay as names that lead nowhere.
  static std::unordered_map<ur_native_handle_t, std::weak_ptr<Object>> &exported() {
    static std::unordered_map<ur_native_handle_t, std::weak_ptr<Object>> objects;
    return objects;
  }
  static Ledger &ledger() { return World::instance().ledger; }

  template <class Handle>
  void emplace(const Ref &object, Handle *handle) {
    objects_.emplace(g_lastObject + 1, object);
    *handle = reinterpret_cast<Handle>(++g_lastObject);
  }

  const void *const context_;
  const char *const what_;
  std::unordered_map<uintptr_t, Ref> objects_;
  std::unordered_set<uintptr_t> borrowed_; ///< imports that own nothing
};

} // namespace ur::sim
