// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/memory.hpp"

#include "fakes/cuda/external.hpp"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::cuda::fake {

namespace {

size_t roundUp(size_t size, size_t unit) {
  return (size + unit - 1) / unit * unit;
}

/// Pages of their own, so that what is freed can't be touched unnoticed.
void *map(size_t size) {
  void *made = mmap(nullptr, roundUp(size, 4096), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return made == MAP_FAILED ? nullptr : made;
}

} // namespace

Memory &memory() {
  static auto *const instance = new Memory;
  return *instance;
}
Live<Pool> &pools() {
  static auto *const instance = new Live<Pool>("pool");
  return *instance;
}

CUresult Memory::alloc(Kind kind, Device &device, size_t size, Pool *pool, void **memory) {
  if (size == 0)
    return CUDA_ERROR_INVALID_VALUE;
  if (size > device.total || (kind != Kind::host && device.used + size > device.total))
    return CUDA_ERROR_OUT_OF_MEMORY;
  if (pool && pool->props.maxSize && roundUp(pool->used + size, kPoolUnit) > roundUp(pool->props.maxSize, kPoolUnit))
    return CUDA_ERROR_OUT_OF_MEMORY;
  void *made = map(size);
  if (!made)
    return CUDA_ERROR_OUT_OF_MEMORY;
  std::memset(made, 0xc5, std::min<size_t>(size, 4096)); // nobody may count on zeros
  if (kind != Kind::host)
    device.used += size;
  if (pool) {
    pool->used += size;
    pool->reserved = std::max<uint64_t>(pool->reserved, roundUp(pool->used, kPoolUnit));
    pool->high = std::max(pool->high, pool->reserved);
  }
  adopt(made, {.size = size, .kind = kind, .device = &device, .pool = pool});
  *memory = made;
  return CUDA_SUCCESS;
}

void Memory::adopt(void *memory, const Block &block) {
  const auto start = reinterpret_cast<uintptr_t>(memory);
  Block &known = blocks_[start] = block;
  known.start = start;
}
void Memory::abandon(void *memory) {
  blocks_.erase(reinterpret_cast<uintptr_t>(memory));
}

void Memory::free(void *memory, const char *function, bool host) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  if (found == blocks_.end())
    die("%s: %p isn't allocated", function, memory);
  const Block block = found->second;
  if ((block.kind == Kind::host && !block.pool) != host || block.registered || block.mapping || block.opened)
    die("%s: %p is another kind of memory", function, memory);
  blocks_.erase(found);
  if (block.external)
    return unmapExternal(block);
  if (block.kind != Kind::host)
    block.device->used -= block.size;
  if (block.pool) {
    block.pool->used -= block.size;
    if (block.pool->destroyed && block.pool->used == 0)
      delete block.pool;
  }
  munmap(memory, roundUp(block.size, 4096));
  if (block.file >= 0)
    close(block.file);
}

const Block *Memory::share(void *memory) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  if (found == blocks_.end())
    return nullptr;
  Block &block = found->second;
  const size_t size = roundUp(block.size, 4096);
  if (block.file >= 0)
    return &block;
  block.file = memfd_create("fake-cuda-shared", MFD_CLOEXEC);
  if (block.file < 0 || write(block.file, memory, size) != static_cast<ssize_t>(size) ||
      mmap(memory, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, block.file, 0) == MAP_FAILED)
    die("sharing memory: the system refuses");
  return &block;
}

const Block *Memory::find(const void *address) const {
  const auto at = reinterpret_cast<uintptr_t>(address);
  auto next = blocks_.upper_bound(at);
  if (next == blocks_.begin())
    return nullptr;
  --next;
  return at - next->first < next->second.size ? &next->second : nullptr;
}

bool Memory::isFree(const void *address, size_t size) const {
  const auto next = blocks_.lower_bound(reinterpret_cast<uintptr_t>(address));
  return !find(address) && (next == blocks_.end() || next->first >= reinterpret_cast<uintptr_t>(address) + size);
}

bool Memory::leavesRegistered(const void *address, size_t size) const {
  const Block *block = find(address);
  return block && block->registered && reinterpret_cast<uintptr_t>(address) + size > block->end();
}

template <class Visit>
void Memory::forEach(const void *address, size_t size, const char *function, Visit &&visit) const {
  auto at = reinterpret_cast<uintptr_t>(address);
  const uintptr_t end = at + size;
  do {
    const Block *block = find(reinterpret_cast<void *>(at));
    if (!block)
      die("%s: %p is no memory of the driver's", function, reinterpret_cast<void *>(at));
    visit(*block);
    at = block->end();
    if (at < end && !block->mapping)
      die("%s: %zu bytes at %p pass the end of their block", function, size, address);
  } while (at < end);
}

namespace {

/// The end of a copy may be another device's memory as well, unless it is a pool's or mapped: those serve only whom
/// they are told to.
bool isUsable(const Block &block, const Context &user, Use use) {
  if (block.mapping) {
    const auto found = block.mapping->access.find(user.device);
    const int needed = use == Use::copyFrom ? CU_MEM_ACCESS_FLAGS_PROT_READ : CU_MEM_ACCESS_FLAGS_PROT_READWRITE;
    return found != block.mapping->access.end() && (found->second & needed) == needed;
  }
  if (block.kind == Kind::managed || (block.kind == Kind::host && !block.pool) ||
      (block.kind == Kind::device && block.device == user.device))
    return true;
  return block.pool ? block.pool->access.contains(user.device) : use != Use::set || user.peers.contains(block.device);
}

} // namespace

void Memory::check(const void *address, size_t size, const char *function, const Context &user, Use use) const {
  forEach(address, size, function, [&](const Block &block) {
    if (!isUsable(block, user, use))
      die("%s: %p isn't usable on device %d", function, address, user.device->index);
  });
}

void Memory::check(const void *address, size_t size, const char *function) const {
  forEach(address, size, function, [](const Block &) {});
}

void trimPools() {
  for (Pool *pool : pools().all()) {
    if (pool->reserved > pool->threshold)
      pool->reserved = std::max<uint64_t>(roundUp(pool->used, kPoolUnit), pool->threshold / kPoolUnit * kPoolUnit);
  }
}

} // namespace ur::cuda::fake
