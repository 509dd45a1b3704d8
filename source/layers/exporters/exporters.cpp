// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/exporters/exporters.hpp"

#include "layers/callbacks/subscribers.hpp"

#include <array>
#include <mutex>

namespace ur::layers::exporters {
namespace {

struct State {
  bool open = false;
  urx_tracing_subscription_t subscription = 0; // with no function on while it is off; 0: none yet
};

constinit std::mutex switching; // guards what follows, and lets each library be opened once
constinit std::array<State, 2> states{};

} // namespace

const Exporter *find(urx_tracing_exporter_t exporter) noexcept {
  return exporter == URX_TRACING_XPTI ? &kXpti : exporter == URX_TRACING_NVTX ? &kNvtx : nullptr;
}

ur_result_t set(urx_tracing_exporter_t exporter, bool on, std::string &problem) {
  const Exporter *const known = find(exporter);
  if (!known)
    return UR_RESULT_ERROR_INVALID_ENUMERATION;
  const std::lock_guard lock(switching);
  State &state = states[exporter];
  if (on && !state.open) {
    state.open = known->open(problem);
    if (!state.open)
      return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  }
  if (!state.open)
    return UR_RESULT_SUCCESS; // off as ever
  // Never unsubscribed: so a call whose begin was told is told of its end, and ranges are closed.
  if (state.subscription == 0)
    return callbacks::subscribe(known->hear, nullptr, 0, nullptr, &state.subscription);
  return callbacks::setFunctions(state.subscription, 0, nullptr, on);
}

} // namespace ur::layers::exporters
