// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device.hpp"

#include <cinttypes>
#include <cstdio>

namespace ur::pools {
namespace {

std::string hex(const void *address) {
  char text[32];
  std::snprintf(text, sizeof text, "0x%" PRIxPTR, reinterpret_cast<uintptr_t>(address));
  return text;
}

/// What a lack of memory is called, by adapters and by the checks before them.
bool isLackOfMemory(ur_result_t result) noexcept {
  return result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || result == UR_RESULT_ERROR_OUT_OF_RESOURCES ||
         result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY || result == UR_RESULT_ERROR_INVALID_USM_SIZE;
}

/// Events that are given back at the end, whatever happens.
class Events {
public:
  explicit Events(size_t most) { events_.reserve(most); }
  Events(const Events &) = delete;
  Events &operator=(const Events &) = delete;
  ~Events() {
    for (const ur_event_handle_t event : events_)
      (void)urEventRelease(event); // nobody is left to hear of it
  }
  /// One that is complete when everything is that the stream has been given so far.
  void addEndOf(const Stream &stream) {
    ur_event_handle_t event = nullptr;
    check(urEnqueueEventsWait(stream.queue, 0, nullptr, &event), "urEnqueueEventsWait",
          "for an event behind the work of " + nameOf(stream) + ", which has used memory that is freed");
    events_.push_back(event);
  }
  [[nodiscard]] uint32_t count() const noexcept { return static_cast<uint32_t>(events_.size()); }
  [[nodiscard]] const ur_event_handle_t *data() const noexcept { return events_.data(); }

private:
  std::vector<ur_event_handle_t> events_;
};

} // namespace

std::string nameOf(const void *stream, int device) {
  return (stream ? "stream " + hex(stream) : std::string("the default stream")) + " of device " +
         std::to_string(device);
}
std::string nameOf(const Stream &stream) {
  return nameOf(stream.native, stream.number);
}

Device::Device(int number, ur_device_handle_t device, size_t maximum)
    : number_(number), device_(device), maximum_(maximum) {
  const std::string what = "for device " + std::to_string(number);
  ur_bool_t supported = false;
  check(
      urDeviceGetInfo(device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP, sizeof supported, &supported, nullptr),
      "urDeviceGetInfo(ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)", what);
  if (!supported) {
    throw Error("laneway: urDeviceGetInfo(ASYNC_USM_ALLOCATIONS_SUPPORT_EXP) says false " + what +
                ", expected true; is UR_ASYNC_ALLOC off?");
  }
  check(urDeviceGetInfo(device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof total_, &total_, nullptr),
        "urDeviceGetInfo(GLOBAL_MEM_SIZE)", what);
  check(urContextCreate(1, &device, nullptr, &context_), "urContextCreate", what);
  // The release threshold is the second field: everything, as programs' own allocators have it.
  ur_usm_pool_limits_desc_t limits{UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC, nullptr, maximum, SIZE_MAX};
  ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, &limits, 0};
  const ur_result_t made = urUSMPoolCreateExp(context_, device, &desc, &pool_);
  if (made != UR_RESULT_SUCCESS)
    (void)urContextRelease(context_); // the next attempt makes another
  check(made, "urUSMPoolCreateExp",
        what + " and a maximum of " + (maximum ? sizeText(maximum) : std::string("all there is")));
}

std::unique_ptr<Stream> Device::import(void *native) {
  auto made = std::make_unique<Stream>(Stream{this, number_, native, nullptr});
  ur_queue_native_properties_t properties{};
  properties.stype = UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES;
  properties.isNativeHandleOwned = false;
  const ur_result_t result = urQueueCreateWithNativeHandle(reinterpret_cast<ur_native_handle_t>(native), context_,
                                                           device_, &properties, &made->queue);
  if (result == UR_RESULT_SUCCESS)
    return made;
  if (native) {
    check(result, "urQueueCreateWithNativeHandle",
          "for " + nameOf(*made) +
              ", expected a stream of that device's primary context, and not the one that each thread has for itself");
  }
  // A queue of ours that is the default stream does too, once its handle is out: from then on the adapter counts on
  // work that it doesn't see.
  const ur_queue_properties_t own{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, UR_QUEUE_FLAG_USE_DEFAULT_STREAM};
  ur_native_handle_t exposed = 0;
  const ur_result_t created = urQueueCreate(context_, device_, &own, &made->queue);
  if (created == UR_RESULT_SUCCESS) {
    const ur_result_t out = urQueueGetNativeHandle(made->queue, nullptr, &exposed);
    if (out != UR_RESULT_SUCCESS)
      (void)urQueueRelease(made->queue);
    check(out, "urQueueGetNativeHandle", "for " + nameOf(*made));
    std::fprintf(stderr,
                 "laneway: urQueueCreateWithNativeHandle answered %s for %s; a queue of "
                 "UR_QUEUE_FLAG_USE_DEFAULT_STREAM takes its place\n",
                 nameOf(result).c_str(), nameOf(*made).c_str());
    return made;
  }
  check(created, "urQueueCreate(UR_QUEUE_FLAG_USE_DEFAULT_STREAM)",
        "for " + nameOf(*made) + ", after urQueueCreateWithNativeHandle answered " + nameOf(result) +
            " for the handle 0, expected a queue on the default stream");
  return made;
}

bool Device::owns(const void *memory) const noexcept {
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  return urUSMGetMemAllocInfo(context_, memory, UR_USM_ALLOC_INFO_TYPE, sizeof type, &type, nullptr) ==
             UR_RESULT_SUCCESS &&
         type != UR_USM_TYPE_UNKNOWN;
}

void Device::refuse(ur_result_t result, const Stream &stream, size_t size) {
  failures_.fetch_add(1, std::memory_order_relaxed);
  std::string text = "laneway: urEnqueueUSMDeviceAllocExp answered " + nameOf(result) + " for " + sizeText(size) +
                     " on " + nameOf(stream);
  if (!isLackOfMemory(result))
    throw Error(text);
  // Words that programs look for.
  text = "CUDA out of memory. Tried to allocate " + sizeText(size) + ". " + text;
  try {
    text += ": " + sizeText(figure(UR_USM_POOL_INFO_USED_CURRENT_EXP)) + " are in use and " +
            sizeText(figure(UR_USM_POOL_INFO_RESERVED_CURRENT_EXP)) + " reserved, of " + sizeText(total_) +
            " that the device has" + (maximum_ ? " and " + sizeText(maximum_) + " that the pool may have" : "");
  } catch (const Error &) { // the request's failure is what matters
  }
  throw OutOfMemory(text);
}

std::string Device::freeContext(const Stream &stream, const void *memory) {
  return "for memory at " + hex(memory) + " on " + nameOf(stream) +
         ", expected a live block of the device's pool; it stays allocated";
}

ur_queue_handle_t Device::aside() {
  std::lock_guard lock(asideMutex_);
  if (!aside_) {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    check(urQueueCreate(context_, device_, &properties, &aside_), "urQueueCreate",
          "for frees of device " + std::to_string(number_) + " that wait for several streams");
  }
  return aside_;
}

void Device::freeAfter(const Stream &stream, const std::vector<const Stream *> &others, void *memory) {
  Events events(others.size() + 1);
  events.addEndOf(stream);
  for (const Stream *other : others)
    events.addEndOf(*other);
  check(urEnqueueUSMFreeExp(aside(), pool_, memory, events.count(), events.data(), nullptr), "urEnqueueUSMFreeExp",
        freeContext(stream, memory));
}

size_t Device::figure(ur_usm_pool_info_t which) const {
  size_t value = 0;
  check(urUSMPoolGetInfoExp(pool_, which, &value, nullptr), "urUSMPoolGetInfoExp",
        "for figure " + std::to_string(which) + " of the pool of device " + std::to_string(number_));
  return value;
}

std::vector<ur_laneway_usm_pool_part_t> Device::parts() const {
  const std::string what = "for the parts of the pool of device " + std::to_string(number_);
  std::vector<ur_laneway_usm_pool_part_t> parts;
  for (;;) {
    size_t size = 0;
    check(urUSMPoolGetInfo(pool_, UR_USM_POOL_INFO_LANEWAY_PARTS, 0, nullptr, &size), "urUSMPoolGetInfo", what);
    if (size == 0)
      return {};
    parts.resize(size / sizeof parts[0] * 9 / 8 + 1); // the pool may change until the next call
    const ur_result_t result =
        urUSMPoolGetInfo(pool_, UR_USM_POOL_INFO_LANEWAY_PARTS, parts.size() * sizeof parts[0], parts.data(), &size);
    if (result == UR_RESULT_ERROR_INVALID_SIZE)
      continue;
    check(result, "urUSMPoolGetInfo", what);
    parts.resize(size / sizeof parts[0]);
    return parts;
  }
}

void Device::resetPeaks() {
  for (const ur_usm_pool_info_t peak : {UR_USM_POOL_INFO_USED_HIGH_EXP, UR_USM_POOL_INFO_RESERVED_HIGH_EXP}) {
    size_t none = 0;
    check(urUSMPoolSetInfoExp(pool_, peak, &none, sizeof none), "urUSMPoolSetInfoExp",
          "for the peaks of device " + std::to_string(number_));
  }
}

void Device::trim(size_t keep) {
  check(urUSMPoolTrimToExp(context_, device_, pool_, keep), "urUSMPoolTrimToExp",
        "for device " + std::to_string(number_) + " and " + sizeText(keep) + " to keep");
}

} // namespace ur::pools
