// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of a vendor's library, and waits of our own code, told to whoever traces: which function, from when to when.
// An adapter's copy of this is told by the loader who listens (urxAdapterObserveVendorCalls), before the vendor's
// library is opened. Nobody listens: the library's functions are called as they are, and a wait of ours costs a load.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ur {

/// One call, on the stack of its thread while it is under way.
struct VendorCallRecord {
  const char *function; ///< of static duration
  uint64_t begin = 0;   ///< the observer's own, from begin() to end()
};

/// Who listens. Between libraries of possibly different releases, which is why it says its version. Lives for ever.
/// Both functions run on the thread of the call, under no lock, with a record that is the caller's; calls nest.
struct VendorCallObserver {
  static constexpr uint32_t kVersion = 1;
  uint32_t version = kVersion;
  void (*begin)(VendorCallRecord *call) noexcept = nullptr;
  void (*end)(VendorCallRecord *call) noexcept = nullptr;
};

/// What urxAdapterObserveVendorCalls is: from now on `observer` is told, or (`listens` false) no longer, unless another
/// one has taken its place. Calls that have begun are told of their end all the same. Any thread.
using ObserveVendorCalls = void (*)(const VendorCallObserver *observer, bool listens);
void observeVendorCalls(const VendorCallObserver *observer, bool listens) noexcept;

/// Null: nobody listens.
extern constinit std::atomic<const VendorCallObserver *> vendorCallObserver;

/// A call from here to the end of the scope.
class VendorCall {
public:
  explicit VendorCall(const char *function) noexcept
      : observer_(vendorCallObserver.load(std::memory_order_acquire)), record_{function} {
    if (observer_) [[unlikely]]
      observer_->begin(&record_);
  }
  VendorCall(const VendorCall &) = delete;
  VendorCall &operator=(const VendorCall &) = delete;
  ~VendorCall() {
    if (observer_) [[unlikely]]
      observer_->end(&record_);
  }

private:
  const VendorCallObserver *const observer_;
  VendorCallRecord record_;
};

/// A function that stands in for one of a library's. Each has a place for the real one; `place` tells those apart that
/// stand in for different functions of one name.
template <auto member, size_t place, class Result, class... Parameters>
struct ObservedFunction {
  static inline std::atomic<Result (*)(Parameters...)> real{nullptr};
  static inline std::atomic<const char *> name{nullptr};

  static Result call(Parameters... parameters) {
    const VendorCall observed(name.load(std::memory_order_relaxed));
    return real.load(std::memory_order_relaxed)(parameters...);
  }
  /// False: it stands in for another one already.
  static bool standInFor(Result (*function)(Parameters...), const char *functionName) noexcept {
    name.store(functionName, std::memory_order_relaxed);
    Result (*before)(Parameters...) = nullptr;
    return real.compare_exchange_strong(before, function) || before == function;
  }
};

/// The function to be called in place of a library's, while somebody listens; the function itself where nobody does, or
/// where there is none. `member` is where its pointer is kept, `name` has static duration. Of a function that several
/// libraries have, each otherwise, the first `places` are observed. While the library is opened, by one thread.
template <auto member, size_t places = 1, class Result, class... Parameters>
[[nodiscard]] auto observed(Result (*function)(Parameters...), const char *name) noexcept -> Result (*)(Parameters...) {
  if (!function || !vendorCallObserver.load(std::memory_order_acquire))
    return function;
  Result (*standIn)(Parameters...) = function;
  const auto take = [&]<size_t place>() {
    using Place = ObservedFunction<member, place, Result, Parameters...>;
    if (standIn == function && Place::standInFor(function, name))
      standIn = &Place::call;
  };
  [&]<size_t... numbers>(std::index_sequence<numbers...>) {
    (take.template operator()<numbers>(), ...);
  }
  (std::make_index_sequence<places>());
  return standIn;
}

} // namespace ur
