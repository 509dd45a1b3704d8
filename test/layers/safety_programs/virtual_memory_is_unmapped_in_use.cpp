// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/safety_programs.hpp"

#include <atomic>
#include <thread>

WRONG_PROGRAM(virtualMemoryIsUnmappedInUse, "unmapped in use") {
  size_t page = 0;
  EXPECT_EQ(urVirtualMemGranularityGetInfo(world.context(), world.device(), 0,
                                           UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof page, &page, nullptr),
            UR_RESULT_SUCCESS);
  void *memory = nullptr;
  ur_physical_mem_handle_t physical = nullptr;
  EXPECT_EQ(urVirtualMemReserve(world.context(), nullptr, page, &memory), UR_RESULT_SUCCESS);
  EXPECT_EQ(urPhysicalMemCreate(world.context(), world.device(), page, nullptr, &physical), UR_RESULT_SUCCESS);
  EXPECT_EQ(urVirtualMemMap(world.context(), memory, page, physical, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE),
            UR_RESULT_SUCCESS);
  (void)world.fill(world.first, memory);
  // The wrong one waits, too, so that nothing is harmed, but by what it reads: nobody promises that this is enough.
  auto *const flag = reinterpret_cast<std::atomic<char> *>(world.allocateHost());
  flag->store(0);
  (void)world.fill(world.first, flag, {}, 1);
  while (wrong && flag->load() == 0)
    std::this_thread::yield();
  world.finish(wrong ? world.second : world.first);
  EXPECT_EQ(urVirtualMemUnmap(world.context(), memory, page), UR_RESULT_SUCCESS);
  EXPECT_EQ(urPhysicalMemRelease(physical), UR_RESULT_SUCCESS);
  EXPECT_EQ(urVirtualMemFree(world.context(), memory, page), UR_RESULT_SUCCESS);
}
