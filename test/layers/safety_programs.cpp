// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that are wrong in one thing, each with a twin that isn't.
#include "safety_programs.hpp"

#include <array>

namespace layers_test {

namespace {

constexpr const char *kEarly = "use before allocation", *kLate = "use after free", *kFree = "free before use",
                     *kFreeEarly = "free before allocation", *kRace = "race", *kMaps = "overlapping maps",
                     *kForeign = "free of foreign memory", *kSecond = "second free", *kInside = "free inside a block",
                     *kEndless = "wait without end";

using Events = World::Events;

constexpr Twins kPrograms[] = {
    {kEarly, "anotherQueueUsesABlock",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.first, &there);
       const ur_event_handle_t used = world.fill(world.second, memory, wrong ? Events{} : Events{there});
       world.wait({used, there});
       world.free(world.first, memory);
     }},
    {kEarly, "aQueueOutOfOrderUsesItsOwnBlock",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.loose, &there);
       const ur_event_handle_t used = world.fill(world.loose, memory, wrong ? Events{} : Events{there});
       world.wait({used, there});
       world.free(world.loose, memory);
     }},
    {kEarly, "aWaitForTheWrongEvent",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       const ur_event_handle_t before = world.marker(world.first);
       char *const memory = world.allocate(world.first, &there);
       const ur_event_handle_t used = world.fill(world.second, memory, {wrong ? before : there});
       world.wait({used, there});
       world.free(world.first, memory);
     }},
    {kEarly, "aCopyReadsTooSoon",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       char *const other = world.allocateDevice();
       const ur_event_handle_t filled = world.fill(world.first, memory);
       const ur_event_handle_t used = world.copy(world.second, other, memory, wrong ? Events{} : Events{filled});
       world.wait({used, filled});
       world.free(world.first, memory);
     }},
    {kEarly, "theHostKnowsOnlyHalf",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(wrong ? world.second : world.first);
       world.wait({world.fill(world.second, memory)});
       world.finish(world.first);
       world.free(world.first, memory);
     }},
    {kFree, "theFreeIsOnAnotherQueue",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       const ur_event_handle_t used = world.fill(world.first, memory);
       world.free(world.second, memory, wrong ? Events{} : Events{used});
     }},
    {kFree, "aQueueOutOfOrderFreesAtOnce",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.loose, &there);
       const ur_event_handle_t used = world.fill(world.loose, memory, {there});
       world.free(world.loose, memory, {wrong ? there : used});
     }},
    {kFree, "oneOfTwoUsersIsForgotten",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       const ur_event_handle_t one = world.fill(world.first, memory, {}, World::kSize / 2);
       const ur_event_handle_t two = world.fill(world.second, memory + World::kSize / 2, {}, World::kSize / 2);
       world.free(world.loose, memory, wrong ? Events{one} : Events{one, two});
     }},
    {kFree, "aReaderIsForgotten",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first), *const other = world.allocateDevice();
       const ur_event_handle_t filled = world.fill(world.first, memory);
       const ur_event_handle_t read = world.copy(world.second, other, memory, {filled});
       world.free(world.first, memory, wrong ? Events{} : Events{read});
       world.wait({read});
     }},
    {kFree, "aBarrierOfAnotherQueue",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.loose, &there);
       world.wait({there});
       (void)world.fill(world.loose, memory);
       const ur_event_handle_t all = world.barrier(wrong ? world.second : world.loose);
       world.free(world.second, memory, {all});
       world.finish(world.loose);
     }},
    {kFreeEarly, "theFreeDoesntWaitForTheAllocation",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.first, &there);
       world.free(world.second, memory, wrong ? Events{} : Events{there});
     }},
    {kLate, "afterTheFreeInOneQueue",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       if (wrong)
         world.free(world.first, memory);
       (void)world.fill(world.first, memory);
       if (!wrong)
         world.free(world.first, memory);
     }},
    {kLate, "anotherQueueAfterTheFree",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       if (!wrong)
         world.wait({world.fill(world.second, memory)});
       world.free(world.first, memory);
       if (wrong)
         (void)world.fill(world.second, memory);
     }},
    {kLate, "insideOfTheBlock",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first), *const other = world.allocate(world.first);
       world.free(world.first, wrong ? memory : other);
       (void)world.fill(world.first, memory + World::kSize / 2, {}, 8);
       world.free(world.first, wrong ? other : memory);
     }},
    {kRace, "twoQueuesWriteOneBlock",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       const ur_event_handle_t one = world.fill(world.first, memory);
       (void)world.fill(world.second, memory, wrong ? Events{} : Events{one});
     }},
    {kRace, "piecesThatOverlapByAByte",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       (void)world.fill(world.first, memory, {}, 100);
       (void)world.fill(world.second, memory + (wrong ? 99 : 100), {}, 100);
     }},
    {kRace, "aReaderBesideAWriter",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       const ur_event_handle_t read = world.copy(world.first, other, memory);
       (void)world.fill(world.second, memory, wrong ? Events{} : Events{read});
     }},
    {kRace, "aWriterBesideAReader",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       const ur_event_handle_t written = world.fill(world.first, memory);
       (void)world.copy(world.second, other, memory, wrong ? Events{} : Events{written});
     }},
    {kRace, "aQueueOutOfOrderIsTakenForOneInOrder",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       (void)world.fill(wrong ? world.loose : world.first, memory);
       (void)world.fill(wrong ? world.loose : world.first, memory);
     }},
    {kRace, "aMarkerHoldsNobodyUp",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       (void)world.fill(world.loose, memory);
       if (wrong)
         (void)world.marker(world.loose);
       else
         (void)world.barrier(world.loose);
       (void)world.fill(world.loose, memory);
     }},
    {kRace, "theHostWaitsForTheOtherOne",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       const ur_event_handle_t one = world.fill(world.first, memory);
       const ur_event_handle_t two = world.fill(world.second, other);
       world.wait({wrong ? two : one});
       (void)world.fill(world.loose, memory);
     }},
    {kEarly, "aKernelUsesABlockOfAnotherQueue",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.first, &there);
       world.wait({world.launchFill(world.second, memory, wrong ? Events{} : Events{there}), there});
       world.free(world.first, memory);
     }},
    {kEarly, "aKernelReadsTooSoon",
     [](World &world, bool wrong) {
       ur_event_handle_t there = nullptr;
       char *const memory = world.allocate(world.first, &there), *const other = world.allocateDevice();
       world.wait({world.launchCopy(world.loose, other, memory, wrong ? Events{} : Events{there}), there});
       world.free(world.first, memory);
     }},
    {kFree, "aKernelStillRuns",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       const ur_event_handle_t used = world.launchFill(world.second, memory);
       world.free(world.first, memory, wrong ? Events{} : Events{used});
       world.wait({used});
     }},
    {kLate, "aKernelGetsWhatIsFreed",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first), *const other = world.allocate(world.first);
       world.free(world.first, other);
       (void)world.launchFill(world.first, wrong ? other : memory);
       world.free(world.first, memory);
     }},
    {kRace, "theResultIsFetchedTooSoon",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       const ur_event_handle_t done = world.launchFill(world.first, memory);
       (void)world.copy(world.second, other, memory, wrong ? Events{} : Events{done});
     }},
    {kRace, "theInputComesTooLate",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice(),
                   *const third = world.allocateDevice();
       world.wait({world.fill(world.first, memory)});
       const ur_event_handle_t filled = world.copy(world.first, memory, third);
       (void)world.launchCopy(world.second, other, memory, wrong ? Events{} : Events{filled});
     }},
    {kRace, "theNextInputComesTooSoon",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       world.wait({world.fill(world.first, memory)});
       const ur_event_handle_t used = world.launchCopy(world.second, other, memory);
       (void)world.fill(world.first, memory, wrong ? Events{} : Events{used});
     }},
    {kRace, "rowsOverlap",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       const char pattern = 1;
       for (size_t i = 0; i < 2; ++i) {
         EXPECT_EQ(urEnqueueUSMFill2D(i == 0 ? world.first : world.second, memory + i * (wrong ? 31 : 32), 64, 1,
                                      &pattern, 32, 8, 0, nullptr, nullptr),
                   UR_RESULT_SUCCESS);
       }
     }},
    {kRace, "aBlockingCopyDoesNotWaitForOthers",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       char *const other = world.allocateDevice();
       (void)world.fill(world.first, memory);
       if (!wrong)
         world.finish(world.first);
       (void)world.copy(world.second, other, memory, {}, World::kSize, true);
     }},
    {kEndless, "theEventOfACapturedCommand",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       ur_exp_graph_handle_t graph = nullptr;
       EXPECT_EQ(urQueueBeginGraphCaptureExp(world.first), UR_RESULT_SUCCESS);
       const ur_event_handle_t filled = world.fill(world.first, memory);
       if (wrong)
         (void)urEventWait(1, &filled);
       EXPECT_EQ(urQueueEndGraphCaptureExp(world.first, &graph), UR_RESULT_SUCCESS);
       EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
     }},
    {kFree, "aCommandBufferStillRuns",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
       const ur_event_handle_t ran = world.run(world.second, buffer);
       world.free(world.first, memory, wrong ? Events{} : Events{ran});
       world.wait({ran});
     }},
    {kLate, "aCommandBufferRunsAfterTheFree",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.finish(world.first);
       const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
       if (wrong)
         world.free(world.first, memory);
       (void)world.run(world.first, buffer);
       if (!wrong)
         world.free(world.first, memory);
     }},
    {kRace, "twoCommandBuffersWriteOneBlock",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice();
       Events ran;
       for (const ur_queue_handle_t queue : {world.first, world.second}) {
         const ur_exp_command_buffer_handle_t buffer = world.recordFill(memory);
         ran.push_back(world.run(queue, buffer, wrong ? Events{} : ran));
       }
     }},
    {kRace, "aGraphRunsBesideACopy",
     [](World &world, bool wrong) {
       char *const memory = world.allocateDevice(), *const other = world.allocateDevice();
       ur_exp_graph_handle_t graph = nullptr;
       ur_exp_executable_graph_handle_t runs = nullptr;
       EXPECT_EQ(urQueueBeginGraphCaptureExp(world.first), UR_RESULT_SUCCESS);
       (void)world.fill(world.first, memory);
       EXPECT_EQ(urQueueEndGraphCaptureExp(world.first, &graph), UR_RESULT_SUCCESS);
       EXPECT_EQ(urGraphInstantiateGraphExp(graph, &runs), UR_RESULT_SUCCESS);
       ur_event_handle_t ran = nullptr;
       EXPECT_EQ(urEnqueueGraphExp(world.first, runs, 0, nullptr, &ran), UR_RESULT_SUCCESS);
       (void)world.keep(ran);
       (void)world.copy(world.second, other, memory, wrong ? Events{} : Events{ran});
       world.finish(world.first);
       EXPECT_EQ(urGraphExecutableGraphDestroyExp(runs), UR_RESULT_SUCCESS);
       EXPECT_EQ(urGraphDestroyExp(graph), UR_RESULT_SUCCESS);
     }},
    {kForeign, "whatNobodyHasAllocated",
     [](World &world, bool wrong) {
       static std::array<char, 64> mine;
       char *const memory = world.allocate(world.first);
       if (wrong) {
         EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, mine.data(), 0, nullptr, nullptr), UR_RESULT_SUCCESS);
       }
       world.free(world.first, memory);
     }},
    {kSecond, "twice",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       world.free(world.first, memory);
       if (wrong) {
         EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, memory, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
       }
     }},
    {kInside, "notItsBeginning",
     [](World &world, bool wrong) {
       char *const memory = world.allocate(world.first);
       if (wrong) {
         EXPECT_NE(urEnqueueUSMFreeExp(world.first, nullptr, memory + 256, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
       }
       world.free(world.first, memory);
     }},
    {kMaps, "twoMapsForWriting",
     [](World &world, bool wrong) {
       ur_mem_handle_t buffer = nullptr;
       EXPECT_EQ(urMemBufferCreate(world.context(), UR_MEM_FLAG_READ_WRITE, 64, nullptr, &buffer), UR_RESULT_SUCCESS);
       void *maps[2] = {};
       for (size_t i = 0; i < 2; ++i) {
         EXPECT_EQ(urEnqueueMemBufferMap(world.first, buffer, true, UR_MAP_FLAG_WRITE, i * (wrong ? 16 : 32), 32, 0,
                                         nullptr, nullptr, &maps[i]),
                   UR_RESULT_SUCCESS);
       }
       for (void *const map : maps) {
         EXPECT_EQ(urEnqueueMemUnmap(world.first, buffer, map, 0, nullptr, nullptr), UR_RESULT_SUCCESS);
       }
       world.finish(world.first);
       EXPECT_EQ(urMemRelease(buffer), UR_RESULT_SUCCESS);
     }},
};

} // namespace

std::span<const Twins> safetyPrograms() {
  return kPrograms;
}

} // namespace layers_test
