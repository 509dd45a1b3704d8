// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/memory_file.hpp"

#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>

namespace ur::native_cpu {

namespace {

/// Where another process finds the file, and how it knows that it is this one.
struct Address {
  int32_t process, descriptor;
  uint64_t device, inode;
};

constexpr int kSeals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

bool sealed(int descriptor) {
  const int seals = fcntl(descriptor, F_GET_SEALS);
  return seals >= 0 && (seals & kSeals) == kSeals;
}

} // namespace

MemoryFile MemoryFile::make(size_t size) noexcept {
  MemoryFile file(memfd_create("ur-memory", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  // Sealed, so that nobody who maps it is ever left with addresses behind its end.
  if (file &&
      (ftruncate(file.descriptor_, static_cast<off_t>(size)) != 0 || fcntl(file.descriptor_, F_ADD_SEALS, kSeals) != 0))
    return {};
  return file;
}

bool MemoryFile::describe(std::vector<uint8_t> *bytes) const {
  struct stat found;
  if (fstat(descriptor_, &found) != 0)
    return false;
  const Address address{getpid(), descriptor_, found.st_dev, found.st_ino};
  bytes->resize(sizeof address);
  std::memcpy(bytes->data(), &address, sizeof address);
  return true;
}

MemoryFile MemoryFile::open(std::span<const uint8_t> bytes, size_t size) noexcept {
  Address address;
  if (bytes.size() != sizeof address)
    return {};
  std::memcpy(&address, bytes.data(), sizeof address);
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/fd/%d", address.process, address.descriptor);
  MemoryFile file(::open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  struct stat found;
  // The seals tell memory of ours from any other file, should the process have closed it and opened another.
  if (!file || fstat(file.descriptor_, &found) != 0 || found.st_dev != address.device ||
      found.st_ino != address.inode || static_cast<uint64_t>(found.st_size) < size || !sealed(file.descriptor_))
    return {};
  return file;
}

} // namespace ur::native_cpu
