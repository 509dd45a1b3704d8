// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a context has mapped of other APIs' memory.
#pragma once

#include "adapters/core/object/object.hpp"
#include "adapters/core/port/driver_external.hpp"

#include <map>
#include <mutex>

namespace ur::core {

/// Memory of the driver's; goes with its handle and its last mapping, before the driver.
struct ExternalBlock : RefCounted {
  ExternalBlock(ExternalDriver &driver, Device *device, size_t size) noexcept
      : driver(driver), device(device), size(size) {}
  ~ExternalBlock() {
    if (native)
      driver.releaseMemory(native);
  }

  ExternalDriver &driver;
  Device *const device;
  const size_t size;
  NativeExternalMemory native = nullptr;
};

/// The memory behind each address. Thread-safe; nothing blocks.
class ExternalMappings {
public:
  using Node = std::map<void *, Ref<ExternalBlock>>::node_type;

  /// Throws bad_alloc.
  void add(void *address, Ref<ExternalBlock> block) {
    std::lock_guard lock(mutex_);
    mappings_.insert_or_assign(address, std::move(block));
  }
  /// Nothing is left to find there; an empty node where nothing was.
  [[nodiscard]] Node take(void *address) noexcept {
    std::lock_guard lock(mutex_);
    return mappings_.extract(address);
  }
  void putBack(Node node) noexcept {
    std::lock_guard lock(mutex_);
    mappings_.insert(std::move(node));
  }

private:
  std::mutex mutex_; // guards what follows
  std::map<void *, Ref<ExternalBlock>> mappings_;
};

} // namespace ur::core
