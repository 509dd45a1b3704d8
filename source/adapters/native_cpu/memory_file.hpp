// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory as a file without a name: it can be mapped several times, and by other processes. It goes with its last
// mapping and its last descriptor, whatever becomes of the process that made it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace ur::native_cpu {

/// Owns a descriptor.
class MemoryFile {
public:
  MemoryFile() = default;
  explicit MemoryFile(int descriptor) noexcept : descriptor_(descriptor) {}
  MemoryFile(MemoryFile &&other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  MemoryFile &operator=(MemoryFile &&other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~MemoryFile() {
    if (descriptor_ >= 0)
      close(descriptor_);
  }

  /// A new one of that size, which reads as zeros and keeps its size for ever; empty where the system has no descriptor
  /// or no memory for it.
  [[nodiscard]] static MemoryFile make(size_t size) noexcept;
  /// Bytes by which another process opens it, as long as this one lives and keeps it. False where the system doesn't
  /// say what that takes.
  [[nodiscard]] bool describe(std::vector<uint8_t> *bytes) const;
  /// The file that such bytes describe; empty where the process, the file or the permission isn't there, or the file is
  /// another one or smaller than that. The system lets the same user in, and those who may look at the process.
  [[nodiscard]] static MemoryFile open(std::span<const uint8_t> bytes, size_t size) noexcept;

  explicit operator bool() const noexcept { return descriptor_ >= 0; }
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }

private:
  int descriptor_ = -1;
};

} // namespace ur::native_cpu
