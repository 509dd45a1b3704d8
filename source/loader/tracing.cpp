// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// urxTracing, the interface of ur_tracing.h: subscriptions, and with each change the table that calls go through.
#include "layers/callbacks/subscribers.hpp"
#include "layers/exporters/exporters.hpp"
#include "loader/dispatch.hpp"
#include "loader/lifetime.hpp"

#include <new>

namespace ur::loader {
namespace {

namespace callbacks = layers::callbacks;

ur_result_t publish(ur_result_t result) noexcept {
  if (result == UR_RESULT_SUCCESS)
    subscribersChanged();
  return result;
}

ur_result_t UR_APICALL subscribe(urx_tracing_callback_t callback, void *userData, uint32_t functionCount,
                                 const ur_function_t *functions, urx_tracing_subscription_t *subscription) {
  return publish(callbacks::subscribe(callback, userData, functionCount, functions, subscription));
}

ur_result_t UR_APICALL unsubscribe(urx_tracing_subscription_t subscription) {
  return publish(callbacks::unsubscribe(subscription));
}

ur_result_t UR_APICALL setFunctions(urx_tracing_subscription_t subscription, uint32_t functionCount,
                                    const ur_function_t *functions, ur_bool_t on) {
  return publish(callbacks::setFunctions(subscription, functionCount, functions, on != 0));
}

ur_result_t UR_APICALL setExporter(urx_tracing_exporter_t exporter, ur_bool_t on) {
  try {
    std::string problem;
    const ur_result_t result = layers::exporters::set(exporter, on != 0, problem);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
      logger.warning("%s can't be switched on: %s", layers::exporters::find(exporter)->name, problem.c_str());
    return publish(result);
  } catch (const std::bad_alloc &) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

constexpr urx_tracing_interface_t kInterface{sizeof(urx_tracing_interface_t), subscribe, unsubscribe, setFunctions,
                                             setExporter};

} // namespace
} // namespace ur::loader

extern "C" UR_APIEXPORT const urx_tracing_interface_t *const urxTracing = &ur::loader::kInterface;
