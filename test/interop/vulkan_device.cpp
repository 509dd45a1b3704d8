// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "interop/vulkan_device.hpp"

#include <algorithm>
#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace ur::test {
namespace {

constexpr auto kMemoryFd = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
constexpr auto kSemaphoreFd = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;

void check(VkResult result, const char *call) {
  if (result != VK_SUCCESS)
    throw std::runtime_error(std::string(call) + " answers " + std::to_string(result));
}
#define VK(function, ...) check(vk_.function(__VA_ARGS__), "vk" #function)

} // namespace

std::unique_ptr<VulkanDevice> VulkanDevice::open(const Uuid &uuid) {
  void *library = dlopen("libvulkan.so.1", RTLD_NOW);
  if (!library)
    return nullptr;
  const auto find = reinterpret_cast<PFN_vkGetInstanceProcAddr>(dlsym(library, "vkGetInstanceProcAddr"));
  std::unique_ptr<VulkanDevice> made(new VulkanDevice);
  VulkanApi &vk = made->vk_;
#define GLOBAL(name) vk.name = reinterpret_cast<PFN_vk##name>(find(nullptr, "vk" #name));
  VULKAN_GLOBAL(GLOBAL)
#undef GLOBAL
  VkApplicationInfo application{VK_STRUCTURE_TYPE_APPLICATION_INFO};
  application.apiVersion = VK_API_VERSION_1_2;
  VkInstanceCreateInfo info{VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
  info.pApplicationInfo = &application;
  if (vk.CreateInstance(&info, nullptr, &made->instance_) != VK_SUCCESS)
    return nullptr; // no driver
#define INSTANCE(name) vk.name = reinterpret_cast<PFN_vk##name>(find(made->instance_, "vk" #name));
  VULKAN_INSTANCE(INSTANCE)
#undef INSTANCE
  if (!made->choose(uuid))
    return nullptr;
  made->makeDevice();
  return made;
}

bool VulkanDevice::choose(const Uuid &uuid) {
  uint32_t count = 0;
  VK(EnumeratePhysicalDevices, instance_, &count, nullptr);
  std::vector<VkPhysicalDevice> all(count);
  VK(EnumeratePhysicalDevices, instance_, &count, all.data());
  for (const VkPhysicalDevice each : all) {
    VkPhysicalDeviceIDProperties ids{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES};
    VkPhysicalDeviceProperties2 properties{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &ids, {}};
    vk_.GetPhysicalDeviceProperties2(each, &properties);
    if (std::equal(uuid.begin(), uuid.end(), ids.deviceUUID))
      physical_ = each;
  }
  return physical_ != VK_NULL_HANDLE;
}

void VulkanDevice::makeDevice() {
  uint32_t count = 0;
  vk_.GetPhysicalDeviceQueueFamilyProperties(physical_, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  vk_.GetPhysicalDeviceQueueFamilyProperties(physical_, &count, families.data());
  const auto computes = [](const VkQueueFamilyProperties &family) { return family.queueFlags & VK_QUEUE_COMPUTE_BIT; };
  family_ = static_cast<uint32_t>(std::find_if(families.begin(), families.end(), computes) - families.begin());
  const float priority = 1;
  VkDeviceQueueCreateInfo queue{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  queue.queueFamilyIndex = family_;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  VkPhysicalDeviceTimelineSemaphoreFeatures timelines{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES};
  timelines.timelineSemaphore = VK_TRUE;
  const char *const extensions[] = {VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME,
                                    VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME};
  VkDeviceCreateInfo info{VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &timelines};
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  info.enabledExtensionCount = 2;
  info.ppEnabledExtensionNames = extensions;
  VK(CreateDevice, physical_, &info, nullptr, &device_);
#define DEVICE(name) vk_.name = reinterpret_cast<PFN_vk##name>(vk_.GetDeviceProcAddr(device_, "vk" #name));
  VULKAN_DEVICE(DEVICE)
#undef DEVICE
  vk_.GetDeviceQueue(device_, family_, 0, &queue_);
  VkCommandPoolCreateInfo pool{VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  pool.queueFamilyIndex = family_;
  VK(CreateCommandPool, device_, &pool, nullptr, &pool_);
}

VulkanDevice::~VulkanDevice() {
  if (device_) {
    if (queue_)
      (void)vk_.QueueWaitIdle(queue_);
    for (const VulkanBuffer &each : buffers_) {
      vk_.DestroyBuffer(device_, each.buffer, nullptr);
      vk_.FreeMemory(device_, each.memory, nullptr);
    }
    for (const VkSemaphore each : semaphores_)
      vk_.DestroySemaphore(device_, each, nullptr);
    if (pool_)
      vk_.DestroyCommandPool(device_, pool_, nullptr);
    vk_.DestroyDevice(device_, nullptr);
  }
  if (instance_)
    vk_.DestroyInstance(instance_, nullptr);
}

VulkanBuffer VulkanDevice::make(VkDeviceSize size, VkMemoryPropertyFlags where, bool shared) {
  VulkanBuffer &made = buffers_.emplace_back();
  const VkExternalMemoryBufferCreateInfo external{VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, nullptr,
                                                  kMemoryFd};
  VkBufferCreateInfo info{VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, shared ? &external : nullptr};
  info.size = size;
  info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  VK(CreateBuffer, device_, &info, nullptr, &made.buffer);
  VkMemoryRequirements needs{};
  vk_.GetBufferMemoryRequirements(device_, made.buffer, &needs);
  VkPhysicalDeviceMemoryProperties kinds{};
  vk_.GetPhysicalDeviceMemoryProperties(physical_, &kinds);
  uint32_t kind = 0;
  while (kind < kinds.memoryTypeCount &&
         !((needs.memoryTypeBits >> kind & 1) != 0 && (kinds.memoryTypes[kind].propertyFlags & where) == where))
    ++kind;
  const VkExportMemoryAllocateInfo exports{VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, nullptr, kMemoryFd};
  VkMemoryAllocateInfo memory{VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, shared ? &exports : nullptr, needs.size, kind};
  VK(AllocateMemory, device_, &memory, nullptr, &made.memory);
  made.size = needs.size;
  VK(BindBufferMemory, device_, made.buffer, made.memory, 0);
  if (!shared) {
    void *mapped = nullptr;
    VK(MapMemory, device_, made.memory, 0, VK_WHOLE_SIZE, 0, &mapped);
    made.words = static_cast<const uint32_t *>(mapped);
  }
  return made;
}

VulkanBuffer VulkanDevice::makeShared(VkDeviceSize size) {
  return make(size, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, true);
}

VulkanBuffer VulkanDevice::makeVisible(VkDeviceSize size) {
  return make(size, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, false);
}

VulkanSemaphore VulkanDevice::makeSemaphore(bool timeline) {
  const VkExportSemaphoreCreateInfo exports{VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO, nullptr, kSemaphoreFd};
  const VkSemaphoreTypeCreateInfo kind{VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO, &exports,
                                       VK_SEMAPHORE_TYPE_TIMELINE, 0};
  const VkSemaphoreCreateInfo info{VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO,
                                   timeline ? static_cast<const void *>(&kind) : &exports, 0};
  VulkanSemaphore made{VK_NULL_HANDLE, timeline};
  VK(CreateSemaphore, device_, &info, nullptr, &made.semaphore);
  semaphores_.push_back(made.semaphore);
  return made;
}

int VulkanDevice::exported(const VulkanBuffer &buffer) {
  const VkMemoryGetFdInfoKHR info{VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR, nullptr, buffer.memory, kMemoryFd};
  int file = -1;
  VK(GetMemoryFdKHR, device_, &info, &file);
  return file;
}

int VulkanDevice::exported(const VulkanSemaphore &semaphore) {
  const VkSemaphoreGetFdInfoKHR info{VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR, nullptr, semaphore.semaphore,
                                     kSemaphoreFd};
  int file = -1;
  VK(GetSemaphoreFdKHR, device_, &info, &file);
  return file;
}

void VulkanDevice::submit(const std::function<void(const VulkanApi &, VkCommandBuffer)> &record,
                          const std::optional<VulkanPoint> &after, const std::optional<VulkanPoint> &signal) {
  VkCommandBufferAllocateInfo from{VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  from.commandPool = pool_;
  from.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  from.commandBufferCount = 1;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  VK(AllocateCommandBuffers, device_, &from, &commands);
  const VkCommandBufferBeginInfo once{VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, nullptr,
                                      VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, nullptr};
  VK(BeginCommandBuffer, commands, &once);
  record(vk_, commands);
  VK(EndCommandBuffer, commands);

  const uint64_t waitValue = after ? after->value : 0, signalValue = signal ? signal->value : 0;
  const VkTimelineSemaphoreSubmitInfo values{VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO,
                                             nullptr,
                                             after ? 1U : 0U,
                                             &waitValue,
                                             signal ? 1U : 0U,
                                             &signalValue};
  const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
  VkSubmitInfo info{VK_STRUCTURE_TYPE_SUBMIT_INFO, &values};
  info.waitSemaphoreCount = after ? 1 : 0;
  info.pWaitSemaphores = after ? &after->semaphore.semaphore : nullptr;
  info.pWaitDstStageMask = &stage;
  info.commandBufferCount = 1;
  info.pCommandBuffers = &commands;
  info.signalSemaphoreCount = signal ? 1 : 0;
  info.pSignalSemaphores = signal ? &signal->semaphore.semaphore : nullptr;
  VK(QueueSubmit, queue_, 1, &info, VK_NULL_HANDLE);
}

void VulkanDevice::finish() {
  VK(QueueWaitIdle, queue_);
}

} // namespace ur::test
