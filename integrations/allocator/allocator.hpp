// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The process's devices and streams, found by CUDA's numbers and handles.
#pragma once

#include "device.hpp"

#include <array>
#include <shared_mutex>
#include <unordered_map>

namespace ur::pools {

/// Lives for ever: memory outlives whatever runs at a process's end. Functions that fail throw Error.
class Allocator {
public:
  static Allocator &get();

  /// The stream's queue, which is made at its first use. The last one of each thread is remembered.
  [[nodiscard]] const Stream &stream(int device, void *native) {
    const Stream *last = t_last;
    if (last && last->native == native && last->number == device) [[likely]]
      return *last;
    return findStream(device, native);
  }
  /// Opens the device if it isn't yet.
  [[nodiscard]] Device &device(int number);
  [[nodiscard]] std::vector<Device *> openDevices();
  [[nodiscard]] uint64_t countStreams(int device);

  void setMaximum(int device, size_t bytes);
  /// A part of the device's memory.
  void setMaximum(int device, double fraction);

  /// The memory is used on that stream, too.
  void record(void *memory, void *native);
  /// Takes out what was recorded for memory that is freed, but for its own stream; mostly nothing.
  [[nodiscard]] std::vector<const Stream *> takeRecorded(const Stream &own, void *memory) {
    if (recordedCount_.load(std::memory_order_acquire) == 0) [[likely]]
      return {};
    return findRecorded(own, memory);
  }

  /// Whether this is a child of fork, where no device may be used.
  [[nodiscard]] static bool isForked() noexcept { return forked_.load(std::memory_order_relaxed); }

private:
  static constexpr int kMostDevices = 64;
  struct Key {
    int device;
    void *native;
    bool operator==(const Key &) const = default;
  };
  struct Hash {
    size_t operator()(const Key &key) const noexcept {
      return (reinterpret_cast<uintptr_t>(key.native) >> 4) * 31 + static_cast<size_t>(key.device);
    }
  };

  Allocator();
  [[nodiscard]] const Stream &findStream(int device, void *native);
  [[nodiscard]] const Stream &streamOf(const void *memory, void *native);
  [[nodiscard]] std::vector<const Stream *> findRecorded(const Stream &own, void *memory);
  [[nodiscard]] Device &open(int number); // with openMutex_ held
  void findDevices();
  [[nodiscard]] ur_device_handle_t handleOf(int number);
  void befriend(Device &opened);
  void checkNumber(int device) const;

  // In the library's static block, which costs no call.
  static thread_local const Stream *t_last __attribute__((tls_model("initial-exec")));
  static std::atomic<bool> forked_;

  std::mutex openMutex_; // what follows, but for reads of devices_
  std::vector<ur_device_handle_t> handles_;
  std::array<size_t, kMostDevices> maxima_{};
  std::array<std::atomic<Device *>, kMostDevices> devices_{};

  std::shared_mutex streamsMutex_;
  std::unordered_map<Key, std::unique_ptr<Stream>, Hash> streams_;

  std::mutex recordedMutex_;
  std::unordered_map<void *, std::vector<const Stream *>> recorded_;
  std::atomic<size_t> recordedCount_{0};
};

} // namespace ur::pools
