// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/shared_records.hpp"

#include <cstdio>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ur::cuda::fake {

namespace {

uint64_t inodeOf(int file) {
  struct stat found {};
  return fstat(file, &found) == 0 ? found.st_ino : 0;
}

} // namespace

std::shared_ptr<SharedRecords> SharedRecords::map(int file) {
  void *memory = mmap(nullptr, sizeof(Board), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (memory != MAP_FAILED)
    return std::make_shared<SharedRecords>(file, memory);
  close(file);
  return nullptr;
}

std::shared_ptr<SharedRecords> SharedRecords::make() {
  const int file = memfd_create("fake event", MFD_CLOEXEC);
  if (file >= 0 && ftruncate(file, sizeof(Board)) == 0)
    return map(file);
  close(file);
  return nullptr;
}

std::shared_ptr<SharedRecords> SharedRecords::open(int process, int descriptor, uint64_t inode) {
  char path[64];
  std::snprintf(path, sizeof path, "/proc/%d/fd/%d", process, descriptor);
  const int file = ::open(path, O_RDWR | O_CLOEXEC);
  if (file >= 0 && inodeOf(file) == inode)
    return map(file);
  close(file);
  return nullptr;
}

SharedRecords::~SharedRecords() {
  munmap(board_, sizeof *board_);
  close(file_);
}

uint64_t SharedRecords::inode() const noexcept {
  return inodeOf(file_);
}

} // namespace ur::cuda::fake
