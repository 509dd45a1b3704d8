// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "cuda_like/devices.hpp"

#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace bench {

using namespace vendor;

void need(Result result, const char *what) {
  if (result != kSuccess) {
    std::fprintf(stderr, "%s failed with the driver's %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

Raw::Raw(const std::string &code) {
  std::string reason;
  if (!openLibrary(&api, &reason))
    throw std::runtime_error(reason);
  if (!api.pools())
    throw std::runtime_error("the driver has no memory pools");
  need(deviceGet(api, &device_, 0), "the device");
  need(primaryRetain(api, &context, device_), "the context");
  const Current current(api, context);
  need(streamCreate(api, &stream, kFreeStream, 0), "a stream");
  need(rawLoad(api, &module_, code.c_str()), "the module");
  need(moduleFunction(api, &function_, module_, kKernelName), "the kernel");
  const PoolProps properties = poolProps(ur::core::MemoryKind::device, device_, 0);
  need(poolCreate(api, &pool, &properties), "a pool");
  uint64_t threshold = UINT64_MAX;
  need(poolSetAttribute(api, pool, kPoolThreshold, &threshold), "the pool's threshold");
}

Raw::~Raw() {
  const Current current(api, context);
  need(rawWait(api, stream), "a wait for the stream");
  need(streamDestroy(api, stream), "the stream's end");
  need(poolDestroy(api, pool), "the pool's end");
  need(moduleUnload(api, module_), "the module's end");
}

void Raw::launch(StreamHandle stream, DeviceAddress memory) const {
  uint32_t value = 1;
  void *args[] = {&memory, &value};
  need(rawLaunch(api, function_, stream, args), "a launch");
}

} // namespace bench
