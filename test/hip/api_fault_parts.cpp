// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of the API on a runtime whose n-th call fails, for every n; and that together they call everything that the
// adapter knows of HIP.
#include "adapters/hip/api/types.hpp"
#include "cuda_like/api_calls.hpp"
#include "support/fault_cases.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::cuda_like::test {
namespace {

using namespace ur::test;

constexpr FaultHooks kHooks{fake::failAt, fake::objects, fake::failed, fake::count};
constexpr const char *kFunctions[] = {
#define FUNCTION(name, version, parameters) #name,
#include "adapters/hip/api/functions.def"
};

using AddNode = hip::hipError_t(hip::hipGraphNode_t *, hip::hipGraph_t, const hip::hipGraphNode_t *, size_t);

/// What no part calls, and why.
const std::map<std::string, const char *> kUncalled{
    {"hipStreamSynchronize", "only where there is no event to wait for, because a call has failed"},
    {"hipIpcOpenMemHandle", "by another process: HipFaultSharing"},
    {"hipIpcCloseMemHandle", "by another process: HipFaultSharing"},
    {"hipIpcOpenEventHandle", "by another process: HipFaultSharing"},
};

/// Memory that another API has, as a file.
void othersMemory(FaultRun &run) {
  constexpr size_t kBytes = 4 * FaultRun::kSize;
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  const int file = memfd_create("another", MFD_CLOEXEC);
  ur_exp_file_descriptor_t descriptor{UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, nullptr, file};
  ur_exp_external_mem_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC, &descriptor};
  ur_exp_external_mem_handle_t memory = nullptr;
  if (!queue || ftruncate(file, kBytes) != 0 ||
      !STEP(urBindlessImagesImportExternalMemoryExp, context, run.device(), kBytes, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD,
            &desc, &memory)) {
    close(file); // which an import that fails leaves to its owner
    return;
  }
  const ur_device_handle_t device = run.device();
  run.undoes("urBindlessImagesReleaseExternalMemoryExp",
             [=] { return urBindlessImagesReleaseExternalMemoryExp(context, device, memory); });
  void *mapped = nullptr;
  if (!STEP(urBindlessImagesMapExternalLinearMemoryExp, context, device, 0, kBytes, memory, &mapped))
    return;
  run.undoes("urBindlessImagesFreeMappedLinearMemoryExp",
             [=] { return urBindlessImagesFreeMappedLinearMemoryExp(context, device, mapped); });
  STEP(urEnqueueUSMFill, queue, mapped, 1, "x", kBytes, 0, nullptr, nullptr);
  STEP(urQueueFinish, queue);
}

void othersSemaphores(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  const int file = fake::hook<int(bool)>("fakeCudaMakeSemaphore")(false);
  ur_exp_file_descriptor_t descriptor{UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, nullptr, file};
  ur_exp_external_semaphore_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC, &descriptor};
  ur_exp_external_semaphore_handle_t semaphore = nullptr;
  const ur_device_handle_t device = run.device();
  if (!queue || !STEP(urBindlessImagesImportExternalSemaphoreExp, context, device,
                      UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD, &desc, &semaphore)) {
    close(file);
    return;
  }
  run.undoes("urBindlessImagesReleaseExternalSemaphoreExp",
             [=] { return urBindlessImagesReleaseExternalSemaphoreExp(context, device, semaphore); });
  if (STEP(urBindlessImagesSignalExternalSemaphoreExp, queue, semaphore, false, 0, 0, nullptr, nullptr))
    STEP(urBindlessImagesWaitExternalSemaphoreExp, queue, semaphore, false, 0, 0, nullptr, nullptr);
  STEP(urQueueFinish, queue);
}

/// A command that others record into a graph.
void nativeCommands(FaultRun &run) {
  const ur_context_handle_t context = run.makeContext();
  const ur_queue_handle_t queue = run.makeQueue(context);
  const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, false, true, false};
  ur_exp_command_buffer_handle_t buffer = nullptr, child = nullptr, empty = nullptr;
  for (ur_exp_command_buffer_handle_t *const each : {&buffer, &child, &empty}) {
    if (!queue || !STEP(urCommandBufferCreateExp, context, run.device(), &desc, each))
      return;
    RELEASE(urCommandBufferReleaseExp, *each);
  }
  const auto record = [](void *into) {
    ur_native_handle_t graph = 0;
    hip::hipGraphNode_t node = nullptr;
    if (urCommandBufferGetNativeHandleExp(static_cast<ur_exp_command_buffer_handle_t>(into), &graph) ==
        UR_RESULT_SUCCESS)
      (void)fake::hook<AddNode>("hipGraphAddEmptyNode")(&node, reinterpret_cast<hip::hipGraph_t>(graph), nullptr, 0);
  };
  STEP(urCommandBufferAppendNativeCommandExp, buffer, record, child, child, 0, nullptr, nullptr);
  STEP(
      urCommandBufferAppendNativeCommandExp, buffer, [](void *) {}, nullptr, empty, 0, nullptr, nullptr);
  if (STEP(urCommandBufferFinalizeExp, buffer))
    STEP(urEnqueueCommandBufferExp, queue, buffer, 0, nullptr, run.event());
  STEP(urQueueFinish, queue);
}

constexpr FaultPart kOwn[] = {
    {"othersMemory", othersMemory}, {"othersSemaphores", othersSemaphores}, {"nativeCommands", nativeCommands}};

class HipFaultScene : public ApiTest {
protected:
  void SetUp() override {
    ASSERT_NO_FATAL_FAILURE(ApiTest::SetUp());
    scene = {adapter, platform, {devices.rbegin(), devices.rend()}, image(), false}; // the caller's is the last
    ASSERT_FALSE(scene.code.empty());
  }

  FaultScene scene;
};

class HipFaultParts : public HipFaultScene, public ::testing::WithParamInterface<FaultPart> {};

TEST_P(HipFaultParts, leaveNothing) {
  for (const int failure : {999, 2}) { // unknown; no memory
    fake::failWith(failure);
    failEachCall(GetParam(), scene, kHooks);
    EXPECT_TRUE(fake::callersIsCurrent());
  }
}

INSTANTIATE_TEST_SUITE_P(All, HipFaultParts, ::testing::ValuesIn(faultParts(kOwn)),
                         [](const auto &info) { return std::string(info.param.name); });

class HipFaultCoverage : public HipFaultScene {};

/// In a process of its own, where nothing else calls. Other tests look for leaks; in this process LeakSanitizer itself
/// may crash among threads that end.
TEST_F(HipFaultCoverage, ofEveryFunction) {
  constexpr const char *kOther = "LANEWAY_TEST_COVERAGE";
  if (!std::getenv(kOther)) {
    EXPECT_EQ(
        0, runInOtherProcess("HipFaultCoverage.ofEveryFunction", {{kOther, "1"}, {"ASAN_OPTIONS", "detect_leaks=0"}}));
    return;
  }
  EXPECT_EQ("", uncalled(faultParts(kOwn), scene, kHooks, kFunctions, kUncalled))
      << "add a part to test/support/fault_parts_*.cpp";
}

class HipFaultSharing : public HipFaultScene {
protected:
  static constexpr const char *kMemory = "LANEWAY_TEST_MEMORY", *kEvent = "LANEWAY_TEST_EVENT";
  static inline std::vector<uint8_t> memoryBytes, eventBytes; ///< of the other process

  static std::string textOf(const void *of, size_t size) {
    const auto *bytes = static_cast<const uint8_t *>(of);
    return hexOf({bytes, bytes + size});
  }
  static void open(FaultRun &run) {
    const ur_context_handle_t context = run.makeContext();
    const ur_queue_handle_t queue = run.makeQueue(context);
    if (!queue)
      return;
    void *memory = nullptr;
    ur_event_handle_t event = nullptr;
    if (STEP(urIPCOpenMemHandleExp, context, run.device(), memoryBytes.data(), memoryBytes.size(), &memory))
      run.undoes("urIPCCloseMemHandleExp", [=] { return urIPCCloseMemHandleExp(context, memory); });
    if (STEP(urIPCOpenEventHandleExp, context, eventBytes.data(), eventBytes.size(), &event)) {
      RELEASE(urEventRelease, event);
      STEP(urEnqueueEventsWait, queue, 1, &event, nullptr);
    }
    STEP(urQueueFinish, queue);
  }
};

TEST_F(HipFaultSharing, otherProcessOpens) {
  memoryBytes = bytesOfHex(std::getenv(kMemory));
  eventBytes = bytesOfHex(std::getenv(kEvent));
  if (memoryBytes.empty())
    GTEST_SKIP() << "the part of the other process";
  for (const int failure : {999, 2}) {
    fake::failWith(failure);
    failEachCall({"open", open}, scene, kHooks);
  }
  for (const char *function : {"hipIpcOpenMemHandle", "hipIpcCloseMemHandle", "hipIpcOpenEventHandle"})
    EXPECT_LT(0u, fake::count(function)) << function;
}

TEST_F(HipFaultSharing, leavesNothing) {
  void *memory = nullptr, *data = nullptr, *eventData = nullptr;
  size_t size = 0, eventSize = 0;
  ur_event_handle_t event = nullptr;
  const ur_exp_event_desc_t shared{UR_STRUCTURE_TYPE_EXP_EVENT_DESC, nullptr, UR_EXP_EVENT_FLAG_IPC_EXP};
  OK(urUSMDeviceAlloc(context, scene.devices[0], nullptr, nullptr, FaultRun::kSize, &memory));
  OK(urIPCGetMemHandleExp(context, memory, &data, &size));
  OK(urEventCreateExp(context, scene.devices[0], &shared, &event));
  OK(urIPCGetEventHandleExp(event, &eventData, &eventSize));
  const ur_queue_handle_t queue = makeQueue();
  ur_event_handle_t signalled = event;
  OK(urEnqueueEventsWaitWithBarrierExt(queue, nullptr, 0, nullptr, &signalled));
  OK(urQueueFinish(queue));
  OK(urQueueRelease(queue));
  EXPECT_EQ(0, runInOtherProcess("HipFaultSharing.otherProcessOpens",
                                 {{kMemory, textOf(data, size)}, {kEvent, textOf(eventData, eventSize)}}));
  OK(urIPCPutMemHandleExp(context, data));
  OK(urIPCPutEventHandleExp(context, eventData));
  OK(urEventRelease(event));
  OK(urUSMFree(context, memory));
}

TEST(HipFaultStart, leavesOutWhatFails) {
  fake::failWith(999);
  failEachCallOfTheStart("HipFaultStart.leavesOutWhatFails", kHooks);
}

} // namespace
} // namespace ur::cuda_like::test
