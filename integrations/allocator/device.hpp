// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device as such a program uses it: a context on it alone, a pool, and a queue for each of the program's streams.
#pragma once

#include "errors.hpp"

#include <atomic>
#include <memory>
#include <mutex>
#include <vector>

namespace ur::pools {

class Device;

/// One of the program's streams, and the queue that stands for it. Lives for ever, so threads may remember it.
struct Stream {
  Device *device;
  int number; // the device's
  void *native;
  ur_queue_handle_t queue;
};

/// Lives for ever. Every function may be called from any thread; those that fail throw Error.
class Device {
public:
  /// Opens it. maximum: most bytes that its pool may reserve, 0 for no limit.
  Device(int number, ur_device_handle_t device, size_t maximum);
  Device(const Device &) = delete;
  Device &operator=(const Device &) = delete;

  [[nodiscard]] int number() const noexcept { return number_; }
  [[nodiscard]] ur_device_handle_t handle() const noexcept { return device_; }
  [[nodiscard]] size_t total() const noexcept { return total_; }
  [[nodiscard]] size_t maximum() const noexcept { return maximum_; }
  [[nodiscard]] uint64_t failures() const noexcept { return failures_.load(std::memory_order_relaxed); }

  /// A queue on the native stream, in order. The stream's owner keeps it.
  [[nodiscard]] std::unique_ptr<Stream> import(void *native);
  /// Whether the address is in memory of this device's context.
  [[nodiscard]] bool owns(const void *memory) const noexcept;

  [[nodiscard]] void *alloc(const Stream &stream, size_t size) {
    void *memory = nullptr;
    const ur_result_t result =
        urEnqueueUSMDeviceAllocExp(stream.queue, pool_, size, nullptr, 0, nullptr, &memory, nullptr);
    if (result != UR_RESULT_SUCCESS) [[unlikely]]
      refuse(result, stream, size);
    return memory;
  }
  void free(const Stream &stream, void *memory) {
    const ur_result_t result = urEnqueueUSMFreeExp(stream.queue, pool_, memory, 0, nullptr, nullptr);
    if (result != UR_RESULT_SUCCESS) [[unlikely]]
      check(result, "urEnqueueUSMFreeExp", freeContext(stream, memory));
  }
  /// Frees it once what `stream` and the others have been given until now is done; none of them waits for another.
  void freeAfter(const Stream &stream, const std::vector<const Stream *> &others, void *memory);

  [[nodiscard]] size_t figure(ur_usm_pool_info_t which) const;
  /// All that the pool holds, of one moment.
  [[nodiscard]] std::vector<ur_laneway_usm_pool_part_t> parts() const;
  void resetPeaks();
  void trim(size_t keep);

private:
  [[noreturn]] void refuse(ur_result_t result, const Stream &stream, size_t size);
  [[nodiscard]] static std::string freeContext(const Stream &stream, const void *memory);
  [[nodiscard]] ur_queue_handle_t aside();

  int number_;
  ur_device_handle_t device_;
  size_t maximum_;
  uint64_t total_ = 0;
  ur_context_handle_t context_ = nullptr;
  ur_usm_pool_handle_t pool_ = nullptr;
  std::atomic<uint64_t> failures_{0};
  std::mutex asideMutex_;
  ur_queue_handle_t aside_ = nullptr; // for frees that come after several streams
};

/// "stream 0x... of device 1"
[[nodiscard]] std::string nameOf(const Stream &stream);
[[nodiscard]] std::string nameOf(const void *stream, int device);

} // namespace ur::pools
