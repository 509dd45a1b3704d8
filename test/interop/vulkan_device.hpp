// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The other API's side of shared memory and semaphores: a Vulkan device, whose library is opened at run time.
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace ur::test {

/// Functions without an instance are asked for before the others, and the device's last.
#define VULKAN_GLOBAL(F) F(CreateInstance)
#define VULKAN_INSTANCE(F)                                                                                             \
  F(DestroyInstance)                                                                                                   \
  F(EnumeratePhysicalDevices)                                                                                          \
  F(GetPhysicalDeviceProperties2)                                                                                      \
  F(GetPhysicalDeviceMemoryProperties)                                                                                 \
  F(GetPhysicalDeviceQueueFamilyProperties)                                                                            \
  F(CreateDevice)                                                                                                      \
  F(GetDeviceProcAddr)
#define VULKAN_DEVICE(F)                                                                                               \
  F(DestroyDevice)                                                                                                     \
  F(GetDeviceQueue)                                                                                                    \
  F(CreateBuffer)                                                                                                      \
  F(DestroyBuffer)                                                                                                     \
  F(GetBufferMemoryRequirements)                                                                                       \
  F(AllocateMemory)                                                                                                    \
  F(FreeMemory)                                                                                                        \
  F(BindBufferMemory)                                                                                                  \
  F(MapMemory)                                                                                                         \
  F(CreateSemaphore)                                                                                                   \
  F(DestroySemaphore)                                                                                                  \
  F(GetMemoryFdKHR)                                                                                                    \
  F(GetSemaphoreFdKHR)                                                                                                 \
  F(CreateCommandPool)                                                                                                 \
  F(DestroyCommandPool)                                                                                                \
  F(AllocateCommandBuffers)                                                                                            \
  F(BeginCommandBuffer)                                                                                                \
  F(EndCommandBuffer)                                                                                                  \
  F(CmdFillBuffer)                                                                                                     \
  F(CmdCopyBuffer)                                                                                                     \
  F(CmdPipelineBarrier)                                                                                                \
  F(QueueSubmit)                                                                                                       \
  F(QueueWaitIdle)

struct VulkanApi {
#define DECLARE(name) PFN_vk##name name = nullptr;
  VULKAN_GLOBAL(DECLARE)
  VULKAN_INSTANCE(DECLARE)
  VULKAN_DEVICE(DECLARE)
#undef DECLARE
};

/// A buffer and its memory; everything is gone with the device.
struct VulkanBuffer {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  VkDeviceSize size = 0;           ///< of the memory
  const uint32_t *words = nullptr; ///< where the host reads it
};

struct VulkanSemaphore {
  VkSemaphore semaphore = VK_NULL_HANDLE;
  bool timeline = false;
};
struct VulkanPoint {
  VulkanSemaphore semaphore;
  uint64_t value = 0; ///< of a timeline
};

class VulkanDevice {
public:
  using Uuid = std::array<uint8_t, VK_UUID_SIZE>;
  /// Null where there is no Vulkan, or it doesn't know the device.
  [[nodiscard]] static std::unique_ptr<VulkanDevice> open(const Uuid &uuid);
  ~VulkanDevice();
  VulkanDevice(const VulkanDevice &) = delete;
  VulkanDevice &operator=(const VulkanDevice &) = delete;

  // All throw std::runtime_error, which names the function.
  /// In the device's memory, to be exported.
  [[nodiscard]] VulkanBuffer makeShared(VkDeviceSize size);
  /// In the host's memory.
  [[nodiscard]] VulkanBuffer makeVisible(VkDeviceSize size);
  [[nodiscard]] VulkanSemaphore makeSemaphore(bool timeline);
  /// A file descriptor, the caller's.
  [[nodiscard]] int exported(const VulkanBuffer &buffer);
  [[nodiscard]] int exported(const VulkanSemaphore &semaphore);
  /// Submits what `record` records, behind one semaphore, and signals another. Doesn't block.
  void submit(const std::function<void(const VulkanApi &, VkCommandBuffer)> &record,
              const std::optional<VulkanPoint> &after, const std::optional<VulkanPoint> &signal);
  void finish();

private:
  VulkanDevice() = default;
  bool choose(const Uuid &uuid);
  void makeDevice();
  [[nodiscard]] VulkanBuffer make(VkDeviceSize size, VkMemoryPropertyFlags where, bool shared);

  VulkanApi vk_;
  VkInstance instance_ = VK_NULL_HANDLE;
  VkPhysicalDevice physical_ = VK_NULL_HANDLE;
  VkDevice device_ = VK_NULL_HANDLE;
  uint32_t family_ = 0;
  VkQueue queue_ = VK_NULL_HANDLE;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  std::vector<VulkanBuffer> buffers_;
  std::vector<VkSemaphore> semaphores_;
};

} // namespace ur::test
