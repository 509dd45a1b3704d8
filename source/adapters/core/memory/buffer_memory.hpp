// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contents of one buffer, which its parts share, and the host's mappings of them.
#pragma once

#include "adapters/core/device/context.hpp"
#include "adapters/core/memory/contents.hpp"
#include "adapters/core/port/driver_native.hpp"

#include <cstddef>

namespace ur::core {

class BufferMemory final : public Contents {
public:
  /// `host`: the caller's memory, used or copied as the flags have it. Throws.
  BufferMemory(Context &context, ur_mem_flags_t flags, size_t size, void *host);
  /// Over memory of the vendor's; `facts`: of an import that owns nothing. Throws, and has taken nothing over then.
  BufferMemory(Context &context, ur_native_handle_t native, bool owned, const ImportedMemory &facts);
  ~BufferMemory() override;

  /// The host may use the memory itself, in order with the commands; null: by copies.
  [[nodiscard]] std::byte *hostView() const noexcept {
    return single() ? static_cast<std::byte *>(first().storage) : nullptr;
  }
  /// The caller's memory that mappings show, where it isn't the memory itself; null: none.
  [[nodiscard]] std::byte *hostPointer() const noexcept { return hostPointer_; }

  /// A range that the host has an address for.
  struct Mapping {
    std::byte *host = nullptr;
    size_t offset = 0, size = 0;
    bool writes = false;
    bool temporary = false; ///< host memory made for this mapping
  };
  void addMapping(const Mapping &mapping);
  /// Takes a mapping with that address out of the list. Throws INVALID_VALUE.
  [[nodiscard]] Mapping takeMapping(const void *host);

private:
  [[nodiscard]] void *make(uint32_t device) override;
  [[nodiscard]] ur_result_t move(Driver &driver, Stream stream, const Fence &fence, const End &from,
                                 const End &to) const noexcept override;

  std::byte *hostPointer_ = nullptr;
  const size_t alignment_;
  std::mutex mappingsMutex_; // guards what follows
  std::vector<Mapping> mappings_;
};

/// Whether that is so on every device of the context.
template <typename Holds>
bool onEveryDevice(const Context &context, Holds holds) {
  for (const Device *device : context.devices()) {
    if (!holds(device->facts()))
      return false;
  }
  return true;
}

} // namespace ur::core
