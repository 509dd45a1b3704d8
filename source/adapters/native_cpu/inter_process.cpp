// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/inter_process.hpp"

#include "adapters/native_cpu/virtual_memory.hpp"

#include <atomic>
#include <fcntl.h>
#include <sys/resource.h>

namespace ur::native_cpu {

namespace {

size_t pageSize() {
  static const auto size = static_cast<size_t>(sysconf(_SC_PAGESIZE));
  return size;
}

size_t wholePages(size_t size) {
  return (size + pageSize() - 1) & ~(pageSize() - 1);
}

/// How many descriptors such memory may have in all contexts together, and has.
size_t mostFiles() {
  rlimit limit;
  return getrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_cur / 4 : 0;
}
std::atomic<size_t> g_files{0};

void *mapFile(const MemoryFile &file, size_t size) {
  void *start = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor(), 0);
  return start == MAP_FAILED ? nullptr : start;
}

} // namespace

InterProcess::~InterProcess() {
  for (auto &[start, shared] : shared_) {
    munmap(start, shared.size);
    memory_.give(shared.size);
    --g_files;
  }
}

ur_result_t InterProcess::allocShareable(uint32_t, size_t size, size_t alignment, void **memory) noexcept {
  const bool room = g_files.fetch_add(1) < mostFiles();
  if (room && size != 0 && size <= SIZE_MAX - pageSize() && alignment <= pageSize()) {
    const size_t whole = wholePages(size);
    if (!memory_.take(whole)) {
      --g_files;
      return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    Shared shared{MemoryFile::make(whole), whole};
    if (void *start = shared.file ? mapFile(shared.file, whole) : nullptr) {
      try {
        std::lock_guard lock(mutex_);
        shared_.emplace(start, std::move(shared));
        *memory = start;
        return UR_RESULT_SUCCESS;
      } catch (...) { // no memory for the entry
        munmap(start, whole);
      }
    }
    memory_.give(whole);
  }
  --g_files;
  return memory_.alloc(core::MemoryKind::device, size, alignment, memory);
}

bool InterProcess::free(void *memory) noexcept {
  std::map<void *, Shared>::node_type taken;
  {
    std::lock_guard lock(mutex_);
    taken = shared_.extract(memory);
  }
  if (taken.empty())
    return false;
  munmap(memory, taken.mapped().size);
  memory_.give(taken.mapped().size);
  --g_files;
  return true;
}

ur_result_t InterProcess::exportMemory(void *memory, std::vector<uint8_t> *bytes) noexcept {
  try {
    std::lock_guard lock(mutex_);
    const auto found = shared_.find(memory);
    return found != shared_.end() && found->second.file.describe(bytes) ? UR_RESULT_SUCCESS
                                                                        : UR_RESULT_ERROR_OUT_OF_RESOURCES;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

ur_result_t InterProcess::openMemory(uint32_t, std::span<const uint8_t> bytes, size_t size, void **memory) noexcept {
  if (size == 0 || size > SIZE_MAX - pageSize())
    return UR_RESULT_ERROR_INVALID_VALUE;
  const MemoryFile file = MemoryFile::open(bytes, wholePages(size));
  if (!file)
    return UR_RESULT_ERROR_INVALID_VALUE;
  void *start = mapFile(file, wholePages(size)); // which needs no descriptor any more
  if (!start)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  *memory = start;
  return UR_RESULT_SUCCESS;
}

ur_result_t InterProcess::closeMemory(void *memory, size_t size) noexcept {
  return munmap(memory, wholePages(size)) == 0 ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

ur_result_t InterProcess::exportPhysical(core::NativePhysicalMem memory, std::vector<uint8_t> *bytes) noexcept {
  MemoryFile &offered = VirtualMemory::offerOf(memory);
  if (!offered) // a descriptor of its own, which can be closed while the memory is used
    offered = MemoryFile(fcntl(VirtualMemory::fileOf(memory).descriptor(), F_DUPFD_CLOEXEC, 0));
  try {
    return offered && offered.describe(bytes) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_RESOURCES;
  } catch (...) {
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
}

void InterProcess::withdrawPhysical(core::NativePhysicalMem memory) noexcept {
  VirtualMemory::offerOf(memory) = MemoryFile();
}

ur_result_t InterProcess::openPhysical(uint32_t, std::span<const uint8_t> bytes, size_t size,
                                       core::NativePhysicalMem *memory) noexcept {
  MemoryFile file = MemoryFile::open(bytes, size);
  return file ? virtualMemory_.adopt(std::move(file), memory) : UR_RESULT_ERROR_INVALID_VALUE;
}

ur_result_t InterProcess::exportDescriptor(core::NativePhysicalMem memory, int *descriptor) noexcept {
  const int made = fcntl(VirtualMemory::fileOf(memory).descriptor(), F_DUPFD_CLOEXEC, 0);
  if (made < 0)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  *descriptor = made;
  return UR_RESULT_SUCCESS;
}

} // namespace ur::native_cpu
