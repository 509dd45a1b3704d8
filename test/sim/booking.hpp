// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How each function of the port begins: the call is counted, its ordered failure answered, and no exception let out.
#pragma once

#include "sim/world.hpp"

#include <new>

namespace ur::sim {

template <class F>
ur_result_t book(Call call, F body) noexcept {
  const InsideDriver inside;
  try {
    Ledger &ledger = World::instance().ledger;
    if (insideNotification())
      ledger.report(Fault::callFromNotification, name(call));
    if (const auto failure = ledger.enter(call))
      return *failure;
    return body();
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  } catch (const std::exception &) {
    return UR_RESULT_ERROR_UNKNOWN;
  }
}

} // namespace ur::sim
