// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "allocator.hpp"

#include <algorithm>
#include <pthread.h>

namespace ur::pools {
namespace {

/// All that a function has to list, which is asked for their number first.
template <class Handle, class Function>
std::vector<Handle> listOf(const char *name, Function &&list) {
  uint32_t count = 0;
  check(list(0, nullptr, &count), name, "for a number");
  std::vector<Handle> all(count);
  if (count)
    check(list(count, all.data(), nullptr), name, "for " + std::to_string(count) + " handles");
  return all;
}

std::vector<ur_device_handle_t> devicesOf(ur_adapter_handle_t adapter) {
  std::vector<ur_device_handle_t> all;
  for (const auto platform :
       listOf<ur_platform_handle_t>("urPlatformGet", [&](auto... rest) { return urPlatformGet(adapter, rest...); })) {
    const auto devices = listOf<ur_device_handle_t>(
        "urDeviceGet", [&](auto... rest) { return urDeviceGet(platform, UR_DEVICE_TYPE_ALL, rest...); });
    all.insert(all.end(), devices.begin(), devices.end());
  }
  return all;
}

} // namespace

thread_local const Stream *Allocator::t_last = nullptr;
std::atomic<bool> Allocator::forked_{false};

Allocator &Allocator::get() {
  static auto *const made = new Allocator;
  return *made;
}

Allocator::Allocator() {
  pthread_atfork(nullptr, nullptr, [] { forked_.store(true, std::memory_order_relaxed); });
}

void Allocator::checkNumber(int device) const {
  if (device < 0 || device >= kMostDevices)
    throw Error("laneway: device " + std::to_string(device) + ", expected 0 to " + std::to_string(kMostDevices - 1));
}

Device &Allocator::device(int number) {
  checkNumber(number);
  if (Device *known = devices_[number].load(std::memory_order_acquire))
    return *known;
  std::lock_guard lock(openMutex_);
  return open(number);
}

Device &Allocator::open(int number) {
  if (Device *known = devices_[number].load(std::memory_order_relaxed))
    return *known;
  if (isForked()) {
    throw Error("laneway: this process is a child of fork, in which no CUDA device can be used, expected a process by "
                "exec, such as multiprocessing's start method 'spawn'");
  }
  auto opened = std::make_unique<Device>(number, handleOf(number), maxima_[number]);
  befriend(*opened);
  devices_[number].store(opened.get(), std::memory_order_release);
  return *opened.release();
}

std::vector<Device *> Allocator::openDevices() {
  std::vector<Device *> all;
  for (const auto &each : devices_) {
    if (Device *known = each.load(std::memory_order_acquire))
      all.push_back(known);
  }
  return all;
}

/// The devices of the CUDA adapter, which stay referenced.
void Allocator::findDevices() {
  check(urLoaderInit(0, nullptr), "urLoaderInit", "expected a loader that can be initialised; UR_LOG_LOADER says more");
  const auto adapters = listOf<ur_adapter_handle_t>("urAdapterGet", [](auto... rest) { return urAdapterGet(rest...); });
  for (const ur_adapter_handle_t adapter : adapters) {
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    std::vector<ur_device_handle_t> found;
    if (urAdapterGetInfo(adapter, UR_ADAPTER_INFO_BACKEND, sizeof backend, &backend, nullptr) == UR_RESULT_SUCCESS &&
        backend == UR_BACKEND_CUDA)
      found = devicesOf(adapter);
    if (!found.empty()) {
      handles_ = std::move(found);
      return;
    }
    (void)urAdapterRelease(adapter);
  }
  (void)urLoaderTearDown(); // so that the next attempt reads the environment again
  throw Error(
      "laneway: urAdapterGet found " + std::to_string(adapters.size()) +
      " adapters and no CUDA device among theirs, expected libur_adapter_cuda.so.0 beside libur_loader.so.0, or "
      "where UR_ADAPTERS_FORCE_LOAD says; UR_LOG_LOADER=level:info and UR_LOG_CUDA=level:info say why");
}

/// The number is CUDA's, which the native handle is.
ur_device_handle_t Allocator::handleOf(int number) {
  if (handles_.empty())
    findDevices();
  for (const ur_device_handle_t each : handles_) {
    ur_native_handle_t native = 0;
    check(urDeviceGetNativeHandle(each, &native), "urDeviceGetNativeHandle", "for a device of the CUDA adapter");
    if (native == static_cast<ur_native_handle_t>(number))
      return each;
  }
  throw Error("laneway: there is no device " + std::to_string(number) + " among the " +
              std::to_string(handles_.size()) + " of the CUDA adapter, expected CUDA's own number of it");
}

/// Devices that can reach each other's memory do: programs copy between them as if they could.
void Allocator::befriend(Device &opened) {
  for (Device *other : openDevices()) {
    for (const auto &[from, to] : {std::pair{opened.handle(), other->handle()}, {other->handle(), opened.handle()}}) {
      int supported = 0;
      if (urUsmP2PPeerAccessGetInfoExp(from, to, UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof supported, &supported,
                                       nullptr) == UR_RESULT_SUCCESS &&
          supported) {
        check(urUsmP2PEnablePeerAccessExp(from, to), "urUsmP2PEnablePeerAccessExp",
              "between devices " + std::to_string(opened.number()) + " and " + std::to_string(other->number()));
      }
    }
  }
}

const Stream &Allocator::findStream(int device, void *native) {
  const Key key{device, native};
  {
    std::shared_lock lock(streamsMutex_);
    if (const auto found = streams_.find(key); found != streams_.end()) {
      t_last = found->second.get();
      return *t_last;
    }
  }
  std::unique_ptr<Stream> made = this->device(device).import(native); // may block, so no lock is held
  std::unique_lock lock(streamsMutex_);
  const auto [entry, isNew] = streams_.try_emplace(key, std::move(made));
  t_last = entry->second.get();
  lock.unlock();
  if (!isNew) // another thread was first
    (void)urQueueRelease(made->queue);
  return *t_last;
}

uint64_t Allocator::countStreams(int device) {
  std::shared_lock lock(streamsMutex_);
  return static_cast<uint64_t>(
      std::count_if(streams_.begin(), streams_.end(), [&](const auto &each) { return each.first.device == device; }));
}

void Allocator::setMaximum(int device, size_t bytes) {
  if (device != -1)
    checkNumber(device);
  std::lock_guard lock(openMutex_);
  const int first = device == -1 ? 0 : device, last = device == -1 ? kMostDevices - 1 : device;
  for (int number = first; number <= last; ++number) {
    if (const Device *opened = devices_[number].load(std::memory_order_relaxed); opened && opened->maximum() != bytes) {
      throw Error("laneway: device " + std::to_string(number) + " has a pool, whose maximum is " +
                  (opened->maximum() ? sizeText(opened->maximum()) : std::string("all there is")) +
                  " and can't become " + sizeText(bytes) + ", expected a maximum before the device's first memory");
    }
  }
  std::fill(maxima_.begin() + first, maxima_.begin() + last + 1, bytes);
}

void Allocator::setMaximum(int device, double fraction) {
  checkNumber(device);
  if (!(fraction > 0 && fraction <= 1)) {
    throw Error("laneway: the fraction " + std::to_string(fraction) + " of device " + std::to_string(device) +
                "'s memory, expected more than 0 and at most 1");
  }
  ur_device_handle_t handle = nullptr;
  uint64_t total = 0;
  {
    std::lock_guard lock(openMutex_);
    handle = handleOf(device);
  }
  check(urDeviceGetInfo(handle, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof total, &total, nullptr),
        "urDeviceGetInfo(GLOBAL_MEM_SIZE)", "for device " + std::to_string(device));
  setMaximum(device, static_cast<size_t>(static_cast<double>(total) * fraction));
}

/// Whoever records says neither the memory's device nor the stream's.
const Stream &Allocator::streamOf(const void *memory, void *native) {
  std::vector<Device *> all = openDevices();
  std::stable_partition(all.begin(), all.end(), [&](const Device *each) { return each->owns(memory); });
  if (all.empty() || !all.front()->owns(memory))
    throw Error("laneway: no pool has the memory whose use on " + nameOf(native, -1) + " is recorded");
  if (native) {
    std::shared_lock lock(streamsMutex_);
    for (Device *each : all) {
      if (const auto found = streams_.find({each->number(), native}); found != streams_.end())
        return *found->second;
    }
  }
  for (size_t i = 0; i + 1 < all.size() && native; ++i) {
    try {
      return findStream(all[i]->number(), native);
    } catch (const Error &) { // another device's
    }
  }
  return findStream(native ? all.back()->number() : all.front()->number(), native);
}

void Allocator::record(void *memory, void *native) {
  const Stream &stream = streamOf(memory, native);
  std::lock_guard lock(recordedMutex_);
  std::vector<const Stream *> &streams = recorded_[memory];
  if (std::find(streams.begin(), streams.end(), &stream) == streams.end())
    streams.push_back(&stream);
  recordedCount_.store(recorded_.size(), std::memory_order_release);
}

std::vector<const Stream *> Allocator::findRecorded(const Stream &own, void *memory) {
  std::vector<const Stream *> streams;
  {
    std::lock_guard lock(recordedMutex_);
    const auto found = recorded_.find(memory);
    if (found == recorded_.end())
      return streams;
    streams = std::move(found->second);
    recorded_.erase(found);
    recordedCount_.store(recorded_.size(), std::memory_order_release);
  }
  streams.erase(std::remove(streams.begin(), streams.end(), &own), streams.end());
  return streams;
}

} // namespace ur::pools
