// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Intel's XPTI: each call is a pair of notifications on the stream "ur.call", with the number of the function and the
// structure of its parameters. The framework finds its subscribers itself, by XPTI_SUBSCRIBERS.
#include "common/dynamic_library.hpp"
#include "common/env.hpp"
#include "common/function_search.hpp"
#include "layers/exporters/exporters.hpp"

#include <algorithm>

namespace ur::layers::exporters {
namespace {

constexpr const char *kStream = "ur.call";
constexpr uint16_t kBegin = 14 << 1; // function_with_args_begin
constexpr uint16_t kEnd = kBegin | 1;

/// What a notification carries: function_with_args_t.
struct FunctionWithArguments {
  uint32_t function;
  const char *name;
  void *parameters;
  void *result; // null at the begin
  void *reserved;
};

/// What we call of the framework.
struct Framework {
  void (*initialise)();
  bool (*traceEnabled)();
  uint8_t (*registerStream)(const char *name);
  uint16_t (*beginStream)(const char *name, uint32_t major, uint32_t minor, const char *version);
  uint64_t (*uniqueId)();
  bool (*checkEnabled)(uint16_t stream, uint16_t kind);
  uint16_t (*notify)(uint8_t stream, uint16_t kind, void *parent, void *event, uint64_t instance, const void *data);
  uint8_t stream;
};
constinit Framework framework{}; // written before anybody hears

bool wanted() {
  const auto text = env::text("XPTI_TRACE_ENABLE");
  return text && (*text == "1" || env::equalsIgnoringCase(*text, "true"));
}

/// The library that XPTI's own clients open, else the one that the linker finds.
bool openLibrary(DynamicLibrary &library, std::string &problem) {
  if (const auto chosen = env::text("XPTI_FRAMEWORK_DISPATCHER"))
    return library.open(chosen->c_str(), problem);
  std::string ignored;
  return library.open("libxptifw.so.1", problem) || library.open("libxptifw.so", ignored);
}

bool open(std::string &problem) {
  DynamicLibrary library;
  if (!openLibrary(library, problem))
    return false;
  FunctionSearch search(library);
  search.take(&framework.initialise, "xptiFrameworkInitialize", true);
  search.take(&framework.traceEnabled, "xptiTraceEnabled", true);
  search.take(&framework.registerStream, "xptiRegisterStream", true);
  search.take(&framework.beginStream, "xptiInitialize", true);
  search.take(&framework.uniqueId, "xptiGetUniqueId", true);
  search.take(&framework.checkEnabled, "xptiCheckTraceEnabled", true);
  search.take(&framework.notify, "xptiNotifySubscribers", true);
  if (search.missing()) {
    problem = library.path() + " has no function " + search.missing();
    return false;
  }
  framework.initialise();
  if (!framework.traceEnabled()) {
    problem = library.path() + " has no subscriber; XPTI_SUBSCRIBERS names them";
    library.leaveOpen(); // it counts its users
    return false;
  }
  framework.stream = framework.registerStream(kStream);
  const std::string version = std::to_string(UR_MAJOR_VERSION(UR_API_VERSION_CURRENT)) + '.' +
                              std::to_string(UR_MINOR_VERSION(UR_API_VERSION_CURRENT));
  (void)framework.beginStream(kStream, UR_MAJOR_VERSION(UR_API_VERSION_CURRENT),
                              UR_MINOR_VERSION(UR_API_VERSION_CURRENT), version.c_str());
  library.leaveOpen();
  return true;
}

void hear(void *, urx_tracing_site_t site, const urx_tracing_call_t *call) {
  const bool begin = site == URX_TRACING_BEGIN;
  uint64_t &instance = *call->datum; // 0: nobody listened at the begin
  if (begin && framework.checkEnabled(framework.stream, 0))
    instance = std::max<uint64_t>(1, framework.uniqueId());
  if (instance == 0)
    return;
  ur_result_t result = call->result;
  const FunctionWithArguments data{static_cast<uint32_t>(call->function), call->functionName,
                                   const_cast<void *>(call->parameters), begin ? nullptr : &result, nullptr};
  (void)framework.notify(framework.stream, begin ? kBegin : kEnd, nullptr, nullptr, instance, &data);
}

} // namespace

constinit const Exporter kXpti{"XPTI", wanted, open, hear};

} // namespace ur::layers::exporters
