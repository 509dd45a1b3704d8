// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "machine.hpp"

#include "adapters/core/object/threads.hpp"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

namespace bench {
namespace {

constexpr size_t kMemory = 1 << 16;

ur_dditable_t readTables() {
  ur_dditable_t tables{};
  const auto read = [](auto getter, auto *table) { need(getter(UR_API_VERSION_CURRENT, table), "a table"); };
  read(urGetAdapterProcAddrTable, &tables.Adapter);
  read(urGetPlatformProcAddrTable, &tables.Platform);
  read(urGetDeviceProcAddrTable, &tables.Device);
  read(urGetContextProcAddrTable, &tables.Context);
  read(urGetEventProcAddrTable, &tables.Event);
  read(urGetProgramProcAddrTable, &tables.Program);
  read(urGetKernelProcAddrTable, &tables.Kernel);
  read(urGetQueueProcAddrTable, &tables.Queue);
  read(urGetEnqueueProcAddrTable, &tables.Enqueue);
  read(urGetEnqueueExpProcAddrTable, &tables.EnqueueExp);
  read(urGetUSMProcAddrTable, &tables.USM);
  return tables;
}

} // namespace

const ur_dditable_t &api() {
  static const ur_dditable_t tables = readTables();
  return tables;
}

void need(ur_result_t result, const char *what) {
  if (result != UR_RESULT_SUCCESS) {
    std::fprintf(stderr, "bench_core: %s failed with %d\n", what, static_cast<int>(result));
    std::exit(2);
  }
}

Machine::Machine() : life_(World::begin()), backend_(ur::core::makeBackend()), code_(World::program()) {
  ur_platform_handle_t platform = nullptr;
  need(api().Adapter.pfnGet(1, &adapter_, nullptr), "urAdapterGet");
  need(api().Platform.pfnGet(adapter_, 1, &platform, nullptr), "urPlatformGet");
  need(api().Device.pfnGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr), "urDeviceGet");
  need(api().Context.pfnCreate(1, &device, nullptr, &context), "urContextCreate");
  for (ur_queue_handle_t *made : {&queue, &other})
    need(api().Queue.pfnCreate(context, device, nullptr, made), "urQueueCreate");
  void *allocated = nullptr;
  need(api().USM.pfnDeviceAlloc(context, device, nullptr, nullptr, kMemory, &allocated), "urUSMDeviceAlloc");
  memory = static_cast<std::byte *>(allocated);
  size_t length = code_.size();
  const uint8_t *code = code_.data();
  need(api().Program.pfnCreateWithBinary(context, 1, &device, &length, &code, nullptr, &program_),
       "urProgramCreateWithBinary");
  need(api().Program.pfnBuild(context, program_, nullptr), "urProgramBuild");
  need(api().Kernel.pfnCreate(program_, "fill_u32", &kernel), "urKernelCreate");

  std::vector<ur::core::PlatformFacts> platforms;
  need(backend_->enumerate(&platforms), "enumerate");
  const uint32_t index = platforms.front().devices.front().index;
  need(backend_->openContext(0, {&index, 1}, &driver), "openContext");
  for (ur::core::Stream *made : {&stream, &otherStream})
    need(driver->createStream({}, made), "createStream");
  need(driver->alloc(ur::core::MemoryKind::device, 0, kMemory, 256, &allocated), "alloc");
  directMemory = static_cast<std::byte *>(allocated);
  ur::core::ProgramDesc desc;
  desc.code = code_;
  std::string log;
  need(driver->buildProgram(desc, &log, &nativeProgram_), "buildProgram");
  ur::core::KernelFacts facts;
  need(driver->createKernel(nativeProgram_, "fill_u32", &facts, &nativeKernel), "createKernel");
}

Machine::~Machine() {
  for (ur::core::Stream made : {stream, otherStream}) {
    need(driver->finish(made), "finish");
    driver->destroyStream(made);
  }
  driver->destroyKernel(nativeKernel);
  driver->destroyProgram(nativeProgram_);
  need(driver->free(ur::core::MemoryKind::device, directMemory), "free");
  driver.reset();
  need(api().Kernel.pfnRelease(kernel), "urKernelRelease");
  need(api().Program.pfnRelease(program_), "urProgramRelease");
  for (ur_queue_handle_t made : {queue, other}) {
    need(api().Queue.pfnFinish(made), "urQueueFinish");
    need(api().Queue.pfnRelease(made), "urQueueRelease");
  }
  need(api().USM.pfnFree(context, memory), "urUSMFree");
  need(api().Context.pfnRelease(context), "urContextRelease");
  need(api().Device.pfnRelease(device), "urDeviceRelease");
  need(api().Adapter.pfnRelease(adapter_), "urAdapterRelease");
  ur::core::waitForBackground();
}

} // namespace bench
