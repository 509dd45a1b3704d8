// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Careful dispatch, the bottom of the layers: by the table that a handle belongs to, whatever table it carries, and
// with a look at the slot, which an adapter that isn't ours may have left empty. Functions of our own are looked for
// with the adapter. And the table of a loader that isn't initialised.
#include "loader/dispatch.hpp"

#include "common/generated/functions.hpp"
#include "common/generated/tables.hpp"
#include "loader/lifetime.hpp"
#include "loader/substitutes.hpp"

namespace ur::loader {
namespace {

/// The adapter that a handle is of: that which has its urAdapterGet, since handles may carry a table of an adapter's
/// own or of ours. Null where another loader stands between.
const Adapter *adapterOf(const void *handle) noexcept {
  const auto get = tableOf(handle)->Adapter.pfnGet;
  for (const auto &adapter : session()->found.adapters) {
    if (adapter->table.Adapter.pfnGet == get)
      return adapter.get();
  }
  return nullptr;
}

const char *pathOf(const void *handle) noexcept {
  const Adapter *const adapter = adapterOf(handle);
  return adapter ? adapter->path.c_str() : "an adapter that this loader hasn't opened";
}

/// The function F of ur::functions.
template <typename F, typename Pointer = typename F::Pointer>
struct Dispatch;

template <typename F, typename... Parameters>
struct Dispatch<F, ur_result_t(UR_APICALL *)(Parameters...)> {
  static ur_result_t UR_APICALL call(Parameters... parameters) {
    if constexpr (std::is_same_v<typename F::Dispatch, ByNothing>) {
      return adapterGet(parameters...);
    } else {
      if (F::Dispatch::missing(parameters...)) [[unlikely]] {
        return otherwise(parameters...);
      }
      if constexpr (F::kOwn) {
        return callOwn(parameters...);
      } else {
        const ur_dditable_t *const table = carriedBy(F::Dispatch::handle(parameters...));
        if (isLayered(table)) [[unlikely]] {
          return otherwise(parameters...);
        }
        return callBy(table, parameters...);
      }
    }
  }

  [[gnu::always_inline]] static ur_result_t callBy(const ur_dditable_t *table, const Parameters &...parameters) {
    const auto slot = F::of(*table);
    if (!slot) [[unlikely]] {
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
    return slot(parameters...);
  }

  /// A function of our own, whose handles must all be of one adapter.
  static ur_result_t callOwn(Parameters... parameters) noexcept {
    const void *const first = F::Dispatch::handle(parameters...);
    const void *stranger = nullptr;
    const auto isOfSame = [&](const void *handle) {
      const bool same = !handle || tableOf(handle)->Adapter.pfnGet == tableOf(first)->Adapter.pfnGet;
      stranger = same ? nullptr : handle;
      return same;
    };
    if (!F::Dispatch::each(isOfSame, parameters...)) {
      logger.error("%s answers UR_RESULT_ERROR_INVALID_CONTEXT: %p is a handle of %s and %p one of %s, expected "
                   "handles of one adapter",
                   kFunctionNames[F::kNumber], first, pathOf(first), stranger, pathOf(stranger));
      return UR_RESULT_ERROR_INVALID_CONTEXT;
    }
    const Adapter *const adapter = adapterOf(first);
    const auto own = adapter ? F::of(adapter->table) : nullptr;
    return own ? own(parameters...) : substitute(F{}, parameters...);
  }

  /// A call whose handle carries one of layeredTables, or is missing: then the answer is the error that an adapter's
  /// own checks would give. Cold and out of line, so that dispatch itself stays short. Used, or GCC 12 would leave out
  /// parameters that it doesn't read, and dispatch would move the others about for it, also where it isn't called.
  [[gnu::cold, gnu::noinline, gnu::used]] static ur_result_t otherwise(Parameters... parameters) {
    if constexpr (!std::is_same_v<typename F::Dispatch, ByNothing> && !F::kOwn) {
      if (!F::Dispatch::missing(parameters...))
        return callBy(tableOf(F::Dispatch::handle(parameters...)), parameters...);
    }
    const ur_result_t result = F::kCheck(parameters...);
    return result == UR_RESULT_SUCCESS ? UR_RESULT_ERROR_INVALID_NULL_HANDLE : result;
  }
};

template <typename... Parameters>
ur_result_t UR_APICALL uninitialised(Parameters...) noexcept {
  return UR_RESULT_ERROR_UNINITIALIZED;
}

} // namespace

constinit const CallTable kDispatchTable = functions::All::table([](auto f) { return Dispatch<decltype(f)>::call; });

constinit const CallTable kUninitialisedTable =
    functions::All::table([]<typename F>(F) -> typename F::Pointer { return uninitialised; });

} // namespace ur::loader
