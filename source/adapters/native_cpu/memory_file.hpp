// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory as a file without a name: it can be mapped several times, and by other processes. It goes with its last
// mapping and its last descriptor, whatever becomes of the process that made it.
#pragma once

#include <cstddef>
#include <utility>

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

  /// A new one of that size, which reads as zeros; empty where the system has no descriptor or no memory for it.
  [[nodiscard]] static MemoryFile make(size_t size) noexcept {
    MemoryFile file(memfd_create("ur-memory", MFD_CLOEXEC));
    if (file && ftruncate(file.descriptor_, static_cast<off_t>(size)) != 0)
      return {};
    return file;
  }

  explicit operator bool() const noexcept { return descriptor_ >= 0; }
  [[nodiscard]] int descriptor() const noexcept { return descriptor_; }

private:
  int descriptor_ = -1;
};

} // namespace ur::native_cpu
