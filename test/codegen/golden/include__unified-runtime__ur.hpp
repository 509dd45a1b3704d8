// Generated from spec/ by scripts/generate; edit the spec, not this file.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The API in C++17: handles that count their references, queries that know their types, errors as exceptions.
//
//   for (ur::Adapter &adapter : ur::adapters())
//     for (ur::Platform &platform : adapter.platforms())
//       for (ur::Device &device : platform.devices(UR_DEVICE_TYPE_ALL))
//         std::cout << device.info<UR_DEVICE_INFO_NAME>() << '\n';
//
// A class holds one reference to its handle: a copy retains, the destructor releases. Every class converts to its C
// handle, so the functions of ur_api.h take it too. Methods bear the names of those functions without the object that
// they belong to; they throw ur::Error and leave their arguments alone where they fail. Threads: as the functions
// beneath.
#pragma once

#if __cplusplus < 201703L
#error "ur.hpp needs C++17: compile with -std=c++17 or later"
#endif

#include "ur_api.h"
#include "ur_info.hpp"

#include <array>
#include <initializer_list>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace ur {

/// The name of a result; null where it has none.
[[nodiscard]] constexpr const char *resultName(ur_result_t result) noexcept {
  switch (result) {
  case UR_RESULT_SUCCESS:
    return "UR_RESULT_SUCCESS";
  case UR_RESULT_ERROR_INVALID_ARGUMENT:
    return "UR_RESULT_ERROR_INVALID_ARGUMENT";
  case UR_RESULT_ERROR_INVALID_NULL_HANDLE:
    return "UR_RESULT_ERROR_INVALID_NULL_HANDLE";
  case UR_RESULT_ERROR_INVALID_NULL_POINTER:
    return "UR_RESULT_ERROR_INVALID_NULL_POINTER";
  case UR_RESULT_ERROR_INVALID_SIZE:
    return "UR_RESULT_ERROR_INVALID_SIZE";
  case UR_RESULT_ERROR_INVALID_ENUMERATION:
    return "UR_RESULT_ERROR_INVALID_ENUMERATION";
  case UR_RESULT_ERROR_OUT_OF_RESOURCES:
    return "UR_RESULT_ERROR_OUT_OF_RESOURCES";
  default:
    return nullptr;
  }
}

/// A result that isn't success, and the function that gave it. what() says "urQueueFinish failed:
/// UR_RESULT_ERROR_DEVICE_LOST (20)", say.
class Error : public std::runtime_error {
public:
  Error(ur_result_t result, const char *function)
      : std::runtime_error(text(result, function)), result_(result), function_(function) {}
  [[nodiscard]] ur_result_t result() const noexcept { return result_; }
  [[nodiscard]] const char *function() const noexcept { return function_; }

private:
  static std::string text(ur_result_t result, const char *function) {
    const char *const name = resultName(result);
    return std::string(function) + " failed: " + (name ? name : "a result without a name") + " (" +
           std::to_string(static_cast<int>(result)) + ")";
  }

  ur_result_t result_;
  const char *function_;
};

/// Throws where the result isn't success.
inline void check(ur_result_t result, const char *function) {
  if (result != UR_RESULT_SUCCESS) {
    throw Error(result, function);
  }
}

/// Handles to pass as an array; made from what is at hand, e.g. `queue.enqueueEventsWait({first, second})`. It holds
/// no references: the handles must live until the call is over.
template <typename Handle>
class List {
public:
  List() = default;
  List(std::initializer_list<Handle> handles) : handles_(handles) {}
  template <typename Item>
  List(const std::vector<Item> &items) : handles_(items.begin(), items.end()) {}
  [[nodiscard]] uint32_t count() const noexcept { return static_cast<uint32_t>(handles_.size()); }
  [[nodiscard]] Handle *data() const noexcept { return handles_.empty() ? nullptr : handles_.data(); }

private:
  mutable std::vector<Handle> handles_;
};

namespace detail {

/// One function for all queries, told apart by the type of the query.
inline void ask(ur_thing_handle_t handle, ur_thing_info_t query, size_t bytes, void *value, size_t *needed) {
  check(::urThingGetInfo(handle, query, bytes, value, needed), "urThingGetInfo");
}

template <auto Query>
struct Answer {
  using Shape = InfoTraits<Query>;
  using Element = typename Shape::Element;
  static constexpr bool kBool = std::is_same_v<Element, ur_bool_t>;

  template <typename... Place>
  static auto get(Place... place) {
    if constexpr (Shape::kText) {
      std::string text(size(place...), '\0');
      if (!text.empty()) {
        ask(place..., Query, text.size(), text.data(), nullptr);
        text.resize(text.find('\0') == std::string::npos ? text.size() : text.find('\0'));
      }
      return text;
    } else if constexpr (Shape::kArray) {
      std::vector<Element> values(size(place...) / sizeof(Element));
      if (!values.empty()) {
        ask(place..., Query, values.size() * sizeof(Element), values.data(), nullptr);
      }
      return values;
    } else if constexpr (Shape::kCount > 1) {
      std::array<Element, Shape::kCount> values{};
      ask(place..., Query, sizeof(values), values.data(), nullptr);
      return values;
    } else {
      Element value{};
      ask(place..., Query, sizeof(value), &value, nullptr);
      if constexpr (kBool) {
        return value != 0;
      } else {
        return value;
      }
    }
  }

private:
  template <typename... Place>
  static size_t size(Place... place) {
    size_t bytes = 0;
    ask(place..., Query, 0, nullptr, &bytes);
    return bytes;
  }
};

/// Calls a function that lists handles: once for their number, once for them.
template <typename Class, typename Handle, typename Call>
std::vector<Class> listed(Call call, Class (*make)(Handle)) {
  uint32_t count = 0;
  call(0, nullptr, &count);
  std::vector<Handle> handles(count);
  if (count > 0) {
    call(count, handles.data(), nullptr);
  }
  std::vector<Class> result;
  result.reserve(count);
  for (Handle handle : handles) {
    result.push_back(make(handle));
  }
  return result;
}

/// A handle without references of its own.
template <typename Handle>
class View {
public:
  View() = default;
  [[nodiscard]] Handle get() const noexcept { return handle_; }
  operator Handle() const noexcept { return handle_; }
  explicit operator bool() const noexcept { return handle_ != nullptr; }

protected:
  explicit View(Handle handle) noexcept : handle_(handle) {}
  Handle handle_ = nullptr;
};

/// A handle that is given back when its owner goes; it can be moved.
template <typename Handle, ur_result_t (*Release)(Handle)>
class Unique : public View<Handle> {
public:
  Unique() = default;
  Unique(Unique &&other) noexcept : View<Handle>(other.detach()) {}
  Unique &operator=(Unique &&other) noexcept {
    Unique(std::move(other)).swap(*this);
    return *this;
  }
  /// The destructor can't report a failed release; reset() does.
  ~Unique() {
    if (this->handle_) {
      static_cast<void>(Release(this->handle_));
    }
  }
  /// Gives the handle up to the caller.
  [[nodiscard]] Handle detach() noexcept { return std::exchange(this->handle_, nullptr); }
  /// Releases the handle now.
  void reset() {
    if (Handle handle = detach()) {
      check(Release(handle), "release");
    }
  }
  void swap(Unique &other) noexcept { std::swap(this->handle_, other.handle_); }

protected:
  explicit Unique(Handle handle) noexcept : View<Handle>(handle) {}
};

/// A handle that counts its references; a copy is one more.
template <typename Handle, ur_result_t (*Retain)(Handle), ur_result_t (*Release)(Handle)>
class Shared : public Unique<Handle, Release> {
public:
  Shared() = default;
  Shared(Shared &&) noexcept = default;
  Shared &operator=(Shared &&) noexcept = default;
  Shared(const Shared &other) : Unique<Handle, Release>(retained(other.handle_)) {}
  Shared &operator=(const Shared &other) {
    Shared(other).swap(*this);
    return *this;
  }
  ~Shared() = default;

protected:
  explicit Shared(Handle handle) noexcept : Unique<Handle, Release>(handle) {}
  static Handle retained(Handle handle) {
    if (handle) {
      check(Retain(handle), "retain");
    }
    return handle;
  }
};

} // namespace detail

class Adapter;
class Thing;

/// An adapter.
class Adapter : public detail::View<ur_adapter_handle_t> {
  using Base = detail::View<ur_adapter_handle_t>;
  using Base::Base;

public:
  Adapter() = default;
  /// A look at a handle that somebody else owns.
  [[nodiscard]] static Adapter borrow(ur_adapter_handle_t handle) noexcept { return Adapter(handle); }
  /// urThingCreate
  Thing thingCreate(const ur_thing_properties_t *pProperties = nullptr) const;
};

/// A thing.
class Thing : public detail::Shared<ur_thing_handle_t, urThingRetain, urThingRelease> {
  using Base = detail::Shared<ur_thing_handle_t, urThingRetain, urThingRelease>;
  using Base::Base;

public:
  Thing() = default;
  /// Takes over one reference that the caller owns.
  [[nodiscard]] static Thing adopt(ur_thing_handle_t handle) noexcept { return Thing(handle); }
  /// Adds a reference to a handle that somebody else owns.
  [[nodiscard]] static Thing borrow(ur_thing_handle_t handle) { return Thing(retained(handle)); }
  /// The answer to a query: text, a vector, an array, or one value; `place` is what the query needs besides this
  /// object.
  template <auto Query, typename... Place>
  [[nodiscard]] auto info(Place... place) const {
    return detail::Answer<Query>::get(this->get(), place...);
  }
  /// urThingWait
  static void wait(const List<ur_thing_handle_t> &phThings);
  /// urThingCopy
  void *copy(bool blocking, const void *pPattern, size_t size, size_t patternSize, uint32_t numProperties,
             const ur_thing_properties_t *pProperties, const size_t *pSizes) const;
  /// urThingSparkExp
  ur_thing_handle_t sparkExp(ur_thing_callback_t pfnDone) const;
  /// urThingQuenchExp
  void quenchExp() const;
  /// urThingSetUpExp
  static void setUpExp();
};

/// urAdapterGet
inline std::vector<Adapter> adapters() {
  return detail::listed<Adapter, ur_adapter_handle_t>(
      [&](uint32_t count, ur_adapter_handle_t *array, uint32_t *total) {
        check(::urAdapterGet(count, array, total), "urAdapterGet");
      },
      Adapter::borrow);
}

/// urLanewayThingGlow
inline void lanewayThingGlow(const List<ur_thing_handle_t> &phThings) {
  check(::urLanewayThingGlow(phThings.count(), phThings.data()), "urLanewayThingGlow");
}

inline Thing Adapter::thingCreate(const ur_thing_properties_t *pProperties) const {
  ur_thing_handle_t result{};
  check(::urThingCreate(get(), pProperties, &result), "urThingCreate");
  return Thing::adopt(result);
}

inline void Thing::wait(const List<ur_thing_handle_t> &phThings) {
  check(::urThingWait(phThings.count(), phThings.data()), "urThingWait");
}

inline void *Thing::copy(bool blocking, const void *pPattern, size_t size, size_t patternSize, uint32_t numProperties,
                         const ur_thing_properties_t *pProperties, const size_t *pSizes) const {
  void *result{};
  check(::urThingCopy(get(), blocking, pPattern, size, patternSize, numProperties, pProperties, pSizes,
                      &result), "urThingCopy");
  return result;
}

inline ur_thing_handle_t Thing::sparkExp(ur_thing_callback_t pfnDone) const {
  ur_thing_handle_t result{};
  check(::urThingSparkExp(get(), pfnDone, &result), "urThingSparkExp");
  return result;
}

inline void Thing::quenchExp() const {
  check(::urThingQuenchExp(get()), "urThingQuenchExp");
}

inline void Thing::setUpExp() {
  check(::urThingSetUpExp(), "urThingSetUpExp");
}

} // namespace ur
