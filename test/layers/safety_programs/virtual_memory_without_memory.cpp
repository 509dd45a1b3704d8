// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

WRONG_PROGRAM(virtualMemoryWithoutMemory, "use of unmapped memory") {
  size_t page = 0;
  EXPECT_EQ(urVirtualMemGranularityGetInfo(world.context(), world.device(), 0,
                                           UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof page, &page, nullptr),
            UR_RESULT_SUCCESS);
  void *memory = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(urVirtualMemReserve(world.context(), nullptr, page, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(urPhysicalMemCreate(world.context(), world.device(), page, nullptr, &physical), UR_RESULT_SUCCESS);
  const ur_exp_command_buffer_handle_t buffer = world.makeCommandBuffer();
  EXPECT_EQ(urVirtualMemMap(world.context(), memory, page, physical, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE),
            UR_RESULT_SUCCESS);
  if (wrong) {
    EXPECT_EQ(urVirtualMemUnmap(world.context(), memory, page), UR_RESULT_SUCCESS);
  }
  // Recorded and not run: there is nothing to write to.
  const char pattern = 1;
  (void)urCommandBufferAppendUSMFillExp(buffer, memory, &pattern, 1, page, 0, nullptr, 0, nullptr, nullptr, nullptr,
                                        nullptr); // adapters may refuse it
  if (!wrong) {
    EXPECT_EQ(urVirtualMemUnmap(world.context(), memory, page), UR_RESULT_SUCCESS);
  }
  EXPECT_EQ(urPhysicalMemRelease(physical), UR_RESULT_SUCCESS);
  EXPECT_EQ(urVirtualMemFree(world.context(), memory, page), UR_RESULT_SUCCESS);
}
