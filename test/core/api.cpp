// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/owned.hpp"

#include <gtest/gtest.h>

namespace ur::test {
namespace {

ur_dditable_t readTables() {
  ur_dditable_t tables{};
  const auto read = [](auto getter, auto *table) {
    EXPECT_EQ(getter(UR_API_VERSION_CURRENT, table), UR_RESULT_SUCCESS);
  };
  read(urGetAdapterProcAddrTable, &tables.Adapter);
  read(urGetPlatformProcAddrTable, &tables.Platform);
  read(urGetContextProcAddrTable, &tables.Context);
  read(urGetEventProcAddrTable, &tables.Event);
  read(urGetEventExpProcAddrTable, &tables.EventExp);
  read(urGetProgramProcAddrTable, &tables.Program);
  read(urGetProgramExpProcAddrTable, &tables.ProgramExp);
  read(urGetKernelProcAddrTable, &tables.Kernel);
  read(urGetQueueProcAddrTable, &tables.Queue);
  read(urGetEnqueueProcAddrTable, &tables.Enqueue);
  read(urGetEnqueueExpProcAddrTable, &tables.EnqueueExp);
  read(urGetMemProcAddrTable, &tables.Mem);
  read(urGetSamplerProcAddrTable, &tables.Sampler);
  read(urGetCommandBufferExpProcAddrTable, &tables.CommandBufferExp);
  read(urGetGraphExpProcAddrTable, &tables.GraphExp);
  read(urGetQueueExpProcAddrTable, &tables.QueueExp);
  read(urGetUSMProcAddrTable, &tables.USM);
  read(urGetUSMExpProcAddrTable, &tables.USMExp);
  read(urGetVirtualMemProcAddrTable, &tables.VirtualMem);
  read(urGetPhysicalMemProcAddrTable, &tables.PhysicalMem);
  read(urGetUsmP2PExpProcAddrTable, &tables.UsmP2PExp);
  read(urGetIPCExpProcAddrTable, &tables.IPCExp);
  read(urGetMemoryExportExpProcAddrTable, &tables.MemoryExportExp);
  read(urGetDeviceProcAddrTable, &tables.Device);
  read(urGetDeviceExpProcAddrTable, &tables.DeviceExp);
  return tables;
}

} // namespace

const ur_dditable_t &api() {
  static const ur_dditable_t tables = readTables();
  return tables;
}

} // namespace ur::test
