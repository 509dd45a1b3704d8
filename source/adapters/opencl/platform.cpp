// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/opencl/platform.hpp"

#include "adapters/opencl/facts.hpp"
#include "adapters/opencl/info.hpp"

#include <algorithm>
#include <utility>

namespace ur::opencl {

core::DriverCaps capsOf(std::span<const std::shared_ptr<Device>> devices) noexcept {
  const auto all = [&](auto &&condition) { return std::all_of(devices.begin(), devices.end(), condition); };
  const bool onHost = all([](const auto &device) { return device->hostWork; });
  return {.unorderedStreams = all([](const auto &device) { return device->unordered; }),
          .eventsFromEnqueue = true,
          .eventsEndSingly = true,
          .timedEvents = all([](const auto &device) { return device->profiling; }),
          .hostCalls = true,
          .startsOnFlush = true,
          .isolatedFailures = true,
          .sharedDeviceMemory = onHost,
          .hostCopies = onHost,
          .launchesKeepPrograms = false}; // for what a driver drops behind a command's end: compiling.hpp
}

void Platform::findDevices() {
  const Api &api = found_.api;
  cl_uint count = 0;
  if (api.clGetDeviceIDs(found_.platform, CL_DEVICE_TYPE_ALL, 0, nullptr, &count) != CL_SUCCESS)
    return;
  std::vector<cl_device_id> natives(count);
  if (natives.empty() ||
      api.clGetDeviceIDs(found_.platform, CL_DEVICE_TYPE_ALL, count, natives.data(), nullptr) != CL_SUCCESS)
    return;
  for (const cl_device_id native : natives) {
    auto device = std::make_shared<Device>(api, native, false);
    if (readDevice(*this, nextIndex_, device.get()))
      devices_.emplace(nextIndex_++, std::move(device));
  }
  roots_ = nextIndex_;
  std::vector<std::shared_ptr<Device>> all;
  for (const auto &[index, device] : devices_)
    all.push_back(device);
  caps_ = capsOf(all);
}

core::PlatformFacts Platform::facts() const {
  const auto text = [&](cl_uint query) { return textOf(found_.api.clGetPlatformInfo, found_.platform, query); };
  core::PlatformFacts facts;
  facts.backend = UR_BACKEND_OPENCL;
  facts.name = text(CL_PLATFORM_NAME);
  facts.vendor = text(CL_PLATFORM_VENDOR);
  facts.version = text(CL_PLATFORM_VERSION);
  facts.profile = text(CL_PLATFORM_PROFILE);
  facts.extensions = words(text(CL_PLATFORM_EXTENSIONS));
  for (uint32_t i = 0; i < roots_; ++i)
    facts.devices.push_back(devices_.at(i)->facts); // the whole ones never change
  return facts;
}

std::shared_ptr<Device> Platform::device(uint32_t index) const noexcept {
  std::lock_guard lock(mutex_);
  const auto found = devices_.find(index);
  return found == devices_.end() ? nullptr : found->second;
}

ur_result_t Platform::addParts(const std::vector<cl_device_id> &natives, std::vector<core::DeviceFacts> *facts) {
  std::vector<std::shared_ptr<Device>> parts;
  size_t taken = 0;
  try {
    parts.reserve(natives.size()); // what is in there releases its own
    for (; taken < natives.size(); ++taken)
      parts.push_back(std::make_shared<Device>(found_.api, natives[taken], true));
  } catch (...) {
    for (; taken < natives.size(); ++taken)
      (void)found_.api.clReleaseDevice(natives[taken]);
    throw;
  }
  std::lock_guard lock(mutex_);
  uint32_t index = nextIndex_;
  std::map<uint32_t, std::shared_ptr<Device>> made;
  std::vector<core::DeviceFacts> read;
  for (std::shared_ptr<Device> &part : parts) {
    if (!readDevice(*this, index, part.get()))
      return UR_RESULT_ERROR_DEVICE_PARTITION_FAILED;
    read.push_back(part->facts);
    made.emplace(index++, std::move(part));
  }
  *facts = std::move(read);
  devices_.merge(made);
  nextIndex_ = index;
  return UR_RESULT_SUCCESS;
}

void Platform::removePart(uint32_t index) noexcept {
  std::shared_ptr<Device> gone; // given back without the lock
  std::lock_guard lock(mutex_);
  if (auto part = devices_.extract(index))
    gone = std::exchange(removed_[nextRemoved_++ % kKept], std::move(part.mapped()));
}

} // namespace ur::opencl
