// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory and semaphores that Vulkan has made and exported, in use by both: on each device that both know. Skipped where
// there is none. Which kernels or fills the two sides run doesn't matter, but their order does: whoever comes too early
// reads what the other hasn't written yet.
#include "interop/vulkan_device.hpp"
#include "unified-runtime/ur_api.h"

#include <gtest/gtest.h>

namespace ur::test {
namespace {

#define OK(expression) ASSERT_EQ(UR_RESULT_SUCCESS, (expression))

constexpr size_t kBytes = 32 << 20;
constexpr int kRounds = 20;

class VulkanInterop : public ::testing::Test {
protected:
  void SetUp() override {
    OK(urLoaderInit(0, nullptr));
    find();
    if (!vulkan)
      GTEST_SKIP() << "no device is known to an adapter that takes memory of other APIs, and to Vulkan";
    OK(urContextCreate(1, &device, nullptr, &context));
    OK(urQueueCreate(context, device, nullptr, &queue));
    shared = vulkan->makeShared(kBytes);
    visible = vulkan->makeVisible(kBytes);
    ur_exp_file_descriptor_t file{UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, nullptr, vulkan->exported(shared)};
    ur_exp_external_mem_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_MEM_DESC, &file};
    OK(urBindlessImagesImportExternalMemoryExp(context, device, shared.size, UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD, &desc,
                                               &imported));
    OK(urBindlessImagesMapExternalLinearMemoryExp(context, device, 0, kBytes, imported, &memory));
  }
  void TearDown() override {
    // What there is of it, if setting up has ended early.
    const auto end = [](bool there, const auto &release) {
      if (there) {
        EXPECT_EQ(UR_RESULT_SUCCESS, release());
      }
    };
    end(memory, [&] { return urBindlessImagesFreeMappedLinearMemoryExp(context, device, memory); });
    end(imported, [&] { return urBindlessImagesReleaseExternalMemoryExp(context, device, imported); });
    end(queue, [&] { return urQueueRelease(queue); });
    end(context, [&] { return urContextRelease(context); });
    end(device, [&] { return urDeviceRelease(device); });
    for (const ur_adapter_handle_t each : adapters)
      EXPECT_EQ(UR_RESULT_SUCCESS, urAdapterRelease(each));
    EXPECT_EQ(UR_RESULT_SUCCESS, urLoaderTearDown());
  }

  ur_exp_external_semaphore_handle_t import(const VulkanSemaphore &semaphore) {
    ur_exp_file_descriptor_t file{UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, nullptr, vulkan->exported(semaphore)};
    ur_exp_external_semaphore_desc_t desc{UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC, &file};
    ur_exp_external_semaphore_handle_t made = nullptr;
    EXPECT_EQ(UR_RESULT_SUCCESS,
              urBindlessImagesImportExternalSemaphoreExp(context, device,
                                                         semaphore.timeline ? UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD
                                                                            : UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD,
                                                         &desc, &made));
    return made;
  }
  /// Vulkan writes, we copy what it has written and write ourselves, and it copies that: many times, without a wait of
  /// the host's between them.
  void takeTurns(bool timeline);

  std::vector<ur_adapter_handle_t> adapters;
  ur_device_handle_t device = nullptr;
  ur_context_handle_t context = nullptr;
  ur_queue_handle_t queue = nullptr;
  std::unique_ptr<VulkanDevice> vulkan;
  VulkanBuffer shared, visible;
  ur_exp_external_mem_handle_t imported = nullptr;
  void *memory = nullptr;

private:
  void find() {
    uint32_t count = 0;
    OK(urAdapterGet(0, nullptr, &count));
    adapters.resize(count);
    OK(urAdapterGet(count, adapters.data(), nullptr));
    for (const ur_adapter_handle_t adapter : adapters) {
      OK(urPlatformGet(adapter, 0, nullptr, &count));
      if (count == 0)
        continue;
      std::vector<ur_platform_handle_t> platforms(count);
      OK(urPlatformGet(adapter, count, platforms.data(), nullptr));
      for (const ur_platform_handle_t platform : platforms)
        findOn(platform);
    }
  }
  void findOn(ur_platform_handle_t platform) {
    uint32_t count = 0;
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, nullptr, &count));
    std::vector<ur_device_handle_t> devices(count);
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, count, devices.data(), nullptr));
    for (const ur_device_handle_t each : devices) {
      ur_bool_t takes = false;
      VulkanDevice::Uuid uuid{};
      const bool known =
          urDeviceGetInfo(each, UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP, sizeof takes, &takes, nullptr) ==
              UR_RESULT_SUCCESS &&
          takes && urDeviceGetInfo(each, UR_DEVICE_INFO_UUID, sizeof uuid, uuid.data(), nullptr) == UR_RESULT_SUCCESS;
      if (known && !vulkan)
        vulkan = VulkanDevice::open(uuid);
      if (known && vulkan && !device)
        device = each;
      else
        EXPECT_EQ(UR_RESULT_SUCCESS, urDeviceRelease(each));
    }
  }
};

/// After all that was recorded before, and before all that comes after.
void order(const VulkanApi &vk, VkCommandBuffer commands) {
  VkMemoryBarrier barrier{VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
  vk.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1,
                        &barrier, 0, nullptr, 0, nullptr);
}

TEST_F(VulkanInterop, memoryIsTheSame) {
  const uint32_t ours = 0x01020304, theirs = 0x0a0b0c0d;
  OK(urEnqueueUSMFill(queue, memory, sizeof ours, &ours, kBytes, 0, nullptr, nullptr));
  OK(urQueueFinish(queue));
  vulkan->submit(
      [&](const VulkanApi &vk, VkCommandBuffer commands) {
        const VkBufferCopy all{0, 0, kBytes};
        vk.CmdCopyBuffer(commands, shared.buffer, visible.buffer, 1, &all);
        order(vk, commands);
        vk.CmdFillBuffer(commands, shared.buffer, kBytes / 2, kBytes / 2, theirs);
        order(vk, commands);
      },
      {}, {});
  vulkan->finish();
  std::vector<uint32_t> seen(kBytes / sizeof(uint32_t));
  OK(urEnqueueUSMMemcpy(queue, true, seen.data(), memory, kBytes, 0, nullptr, nullptr));
  for (const size_t at : {size_t{0}, seen.size() / 2 - 1, seen.size() / 2, seen.size() - 1}) {
    EXPECT_EQ(ours, visible.words[at]) << at;
    EXPECT_EQ(at < seen.size() / 2 ? ours : theirs, seen[at]) << at;
  }
}

void VulkanInterop::takeTurns(bool timeline) {
  const VulkanSemaphore theirs = vulkan->makeSemaphore(timeline), ours = vulkan->makeSemaphore(timeline);
  const ur_exp_external_semaphore_handle_t written = import(theirs), answered = import(ours);
  ASSERT_TRUE(written && answered);
  constexpr size_t kWords = kBytes / sizeof(uint32_t);
  void *seen = nullptr;
  OK(urUSMHostAlloc(context, nullptr, nullptr, kRounds * sizeof(uint32_t), &seen));
  auto *const last = static_cast<uint32_t *>(seen);
  for (uint32_t round = 1; round <= kRounds; ++round) {
    // What we wrote in the round before must be copied before it is written over.
    vulkan->submit(
        [&](const VulkanApi &vk, VkCommandBuffer commands) {
          order(vk, commands);
          vk.CmdFillBuffer(commands, shared.buffer, 0, kBytes, round);
          order(vk, commands);
        },
        {}, VulkanPoint{theirs, round});
    OK(urBindlessImagesWaitExternalSemaphoreExp(queue, written, timeline, round, 0, nullptr, nullptr));
    OK(urEnqueueUSMMemcpy(queue, false, last + round - 1, static_cast<uint32_t *>(memory) + kWords - 1,
                          sizeof(uint32_t), 0, nullptr, nullptr));
    const uint32_t mine = ~round;
    OK(urEnqueueUSMFill(queue, memory, sizeof mine, &mine, kBytes, 0, nullptr, nullptr));
    OK(urBindlessImagesSignalExternalSemaphoreExp(queue, answered, timeline, round, 0, nullptr, nullptr));
    vulkan->submit(
        [&](const VulkanApi &vk, VkCommandBuffer commands) {
          const VkBufferCopy one{kBytes - sizeof(uint32_t), (round - 1) * sizeof(uint32_t), sizeof(uint32_t)};
          order(vk, commands);
          vk.CmdCopyBuffer(commands, shared.buffer, visible.buffer, 1, &one);
          order(vk, commands);
        },
        VulkanPoint{ours, round}, {});
  }
  vulkan->finish();
  OK(urQueueFinish(queue));
  for (uint32_t round = 1; round <= kRounds; ++round) {
    EXPECT_EQ(round, last[round - 1]) << "what Vulkan wrote, as we saw it";
    EXPECT_EQ(~round, visible.words[round - 1]) << "what we wrote, as Vulkan saw it";
  }
  OK(urUSMFree(context, seen));
  OK(urBindlessImagesReleaseExternalSemaphoreExp(context, device, written));
  OK(urBindlessImagesReleaseExternalSemaphoreExp(context, device, answered));
}

TEST_F(VulkanInterop, binarySemaphoresOrderBoth) {
  takeTurns(false);
}

TEST_F(VulkanInterop, timelinesOrderBoth) {
  takeTurns(true);
}

} // namespace
} // namespace ur::test
