// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A subscriber of XPTI, which the real framework loads: writes one line for each notification of the stream ur.call to
// standard error. Uses the framework that is in the process.
#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>

namespace {

struct FunctionWithArguments {
  uint32_t function;
  const char *name;
  void *parameters;
  void *result;
  void *reserved;
};

using Callback = void (*)(uint16_t kind, void *parent, void *event, uint64_t instance, const void *data);

void hear(uint16_t kind, void *, void *, uint64_t instance, const void *data) {
  const auto &call = *static_cast<const FunctionWithArguments *>(data);
  const bool begin = (kind & 1) == 0;
  std::fprintf(stderr, "xpti %s %s %u instance %d result %d", begin ? "begin" : "end", call.name, call.function,
               instance != 0, begin ? -1 : static_cast<int>(*static_cast<ur_result_t *>(call.result)));
  if (call.function == UR_FUNCTION_QUEUE_CREATE && !begin) {
    std::fprintf(stderr, " queue %p",
                 static_cast<void *>(**static_cast<ur_queue_create_params_t *>(call.parameters)->pphQueue));
  }
  std::fputc('\n', stderr);
}

} // namespace

extern "C" {

UR_APIEXPORT void xptiTraceInit(unsigned major, unsigned minor, const char *version, const char *stream) {
  void *const framework = dlopen("libxptifw.so.1", RTLD_NOW | RTLD_NOLOAD);
  if (!framework || std::strcmp(stream, "ur.call") != 0)
    return;
  std::fprintf(stderr, "xpti stream %s %u.%u %s\n", stream, major, minor, version);
  const auto registerStream = reinterpret_cast<uint8_t (*)(const char *)>(dlsym(framework, "xptiRegisterStream"));
  const auto registerCallback =
      reinterpret_cast<uint16_t (*)(uint8_t, uint16_t, Callback)>(dlsym(framework, "xptiRegisterCallback"));
  const uint8_t id = registerStream(stream);
  (void)registerCallback(id, 28, hear);
  (void)registerCallback(id, 29, hear);
}

UR_APIEXPORT void xptiTraceFinish(const char *) {}
}
