// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/memory.hpp"

#include <algorithm>
#include <cstring>

namespace ur::sim {

namespace {

constexpr size_t kGuard = 64;                   // checked bytes on each side
constexpr size_t kPoisoned = size_t{128} << 10; // a block of twice that has its pattern at both ends only
constexpr size_t kQuarantine = size_t{64} << 20;
constexpr uint8_t kGuardByte = 0xfb, kNewByte = 0xcb, kFreedByte = 0xdd;

/// Calls visit(offset, size) for the bytes of a block of this size that carry the pattern.
template <class F>
void poisonedParts(size_t size, F visit) {
  if (size <= 2 * kPoisoned)
    return visit(size_t{0}, size);
  visit(size_t{0}, kPoisoned);
  visit(size - kPoisoned, kPoisoned);
}

bool allBytes(const uint8_t *begin, size_t size, uint8_t value) {
  return size == 0 || (*begin == value && std::memcmp(begin, begin + 1, size - 1) == 0); // each as the one before it
}

std::string describe(const void *memory, size_t size) {
  char text[64];
  std::snprintf(text, sizeof text, "%zu bytes at %p", size, memory);
  return text;
}

} // namespace

ur_result_t exhausted(core::MemoryKind kind) {
  return kind == core::MemoryKind::host ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
}

void Memory::reset(uint64_t deviceBytes, uint64_t hostBytes) {
  shrinkQuarantine(0);
  blocks_.clear();
  for (Budget &place : places_)
    place = {deviceBytes, 0};
  places_[kDevices].limit = hostBytes;
  registered_.clear();
  for (auto &peers : peers_)
    std::fill(std::begin(peers), std::end(peers), false);
}

ur_result_t Memory::alloc(const void *context, core::MemoryKind kind, uint32_t device, size_t size, size_t alignment,
                          void **memory) {
  const uint32_t place = kind == core::MemoryKind::host ? kDevices : device;
  if (size > available(place))
    return exhausted(kind);
  const ur_result_t result = make(context, kind, place, size, alignment, 0, memory);
  if (result == UR_RESULT_SUCCESS)
    static_cast<void>(take(place, size));
  return result;
}

ur_result_t Memory::allocPooled(const void *context, core::MemoryKind kind, uint32_t place, uintptr_t pool, size_t size,
                                size_t alignment, void **memory) {
  return make(context, kind, place, size, alignment, pool, memory);
}

ur_result_t Memory::make(const void *context, core::MemoryKind kind, uint32_t place, size_t size, size_t alignment,
                         uintptr_t pool, void **memory) {
  if (size == 0 || (alignment & (alignment - 1)) != 0) {
    ledger_.report(Fault::badArgument,
                   "alloc of " + std::to_string(size) + " bytes aligned to " + std::to_string(alignment));
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  const size_t guard = std::max(alignment, kGuard);
  const size_t total = (guard + size + kGuard + guard - 1) / guard * guard;
  std::unique_ptr<uint8_t, FreeBytes> bytes(static_cast<uint8_t *>(std::aligned_alloc(guard, total)));
  if (!bytes)
    return exhausted(kind);
  uint8_t *begin = bytes.get() + guard;
  std::memset(begin - kGuard, kGuardByte, kGuard);
  std::memset(begin + size, kGuardByte, kGuard);
  poisonedParts(size, [&](size_t offset, size_t count) { std::memset(begin + offset, kNewByte, count); });
  blocks_.emplace(reinterpret_cast<uintptr_t>(begin),
                  Block{context, kind, place, size, guard, std::move(bytes), true, ++lastIdentity_, pool, {}, {}});
  *memory = begin;
  return UR_RESULT_SUCCESS;
}

Memory::Blocks::iterator Memory::find(uintptr_t address) {
  auto found = blocks_.upper_bound(address);
  if (found == blocks_.begin())
    return blocks_.end();
  --found;
  return address - found->first < found->second.size ? found : blocks_.end();
}

/// Null: nothing stands in the way.
const char *Memory::whyNotFreeable(Blocks::const_iterator block, const void *context) const {
  return block == blocks_.end()             ? "no block begins there"
         : !block->second.live              ? "it is freed already"
         : block->second.context != context ? "it is another context's"
         : !block->second.openIn.empty()    ? "it is open elsewhere"
                                            : nullptr;
}

std::optional<size_t> Memory::freeable(const void *context, core::MemoryKind kind, const void *memory) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  const char *wrong = whyNotFreeable(found, context);
  if (!wrong && found->second.kind != kind)
    wrong = "it is memory of another kind";
  if (!wrong && found->second.pool != 0)
    wrong = "it is a pool's";
  if (!wrong)
    return found->second.size;
  ledger_.report(Fault::badFree, "free of " + describe(memory, 0) + ": " + wrong);
  return std::nullopt;
}

std::optional<size_t> Memory::freeablePooled(const void *context, const void *memory) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  const char *wrong = whyNotFreeable(found, context);
  if (!wrong && found->second.pool == 0)
    wrong = "it is no pool's";
  if (!wrong)
    return found->second.size;
  ledger_.report(Fault::badFree, "free to a pool of " + describe(memory, 0) + ": " + wrong);
  return std::nullopt;
}

std::pair<uintptr_t, size_t> Memory::freePooled(const void *memory) {
  const Block &block = blocks_.find(reinterpret_cast<uintptr_t>(memory))->second;
  const std::pair<uintptr_t, size_t> freed{block.pool, block.size};
  free(memory);
  return freed;
}

void Memory::checkGuards(const Block &block) {
  if (!allBytes(block.begin() - kGuard, kGuard, kGuardByte) ||
      !allBytes(block.begin() + block.size, kGuard, kGuardByte))
    ledger_.report(Fault::overrun, "bytes around a block of " + describe(block.begin(), block.size) + " were written");
}

void Memory::free(const void *memory) {
  Block &block = blocks_.find(reinterpret_cast<uintptr_t>(memory))->second;
  checkGuards(block);
  places_[block.place].used -= block.pool == 0 ? block.size : 0;
  block.live = false;
  uint8_t *begin = block.bytes.get() + block.guard;
  poisonedParts(block.size, [&](size_t offset, size_t count) { std::memset(begin + offset, kFreedByte, count); });
  quarantine_.push_back(reinterpret_cast<uintptr_t>(memory));
  quarantined_ += block.size;
  shrinkQuarantine(kQuarantine);
}

void Memory::shrinkQuarantine(size_t bytes) {
  while (!quarantine_.empty() && (quarantined_ > bytes || bytes == 0)) {
    const auto oldest = blocks_.find(quarantine_.front());
    const Block &block = oldest->second;
    bool intact = true;
    poisonedParts(block.size, [&](size_t offset, size_t count) {
      intact = intact && allBytes(block.begin() + offset, count, kFreedByte);
    });
    if (!intact)
      ledger_.report(Fault::overrun, "a freed block of " + describe(block.begin(), block.size) + " was written");
    quarantined_ -= block.size;
    quarantine_.pop_front();
    blocks_.erase(oldest);
  }
}

void Memory::reportLeaks(const void *context) {
  virtual_.reportLeaks(context);
  std::erase_if(registered_, [&](const auto &entry) {
    if (entry.first.first != context)
      return false;
    ledger_.report(Fault::leak, std::to_string(entry.second.size) + " bytes of host memory are still registered");
    return true;
  });
  for (auto &[begin, block] : blocks_) {
    block.users.erase(context);
    if (block.openIn.erase(context))
      ledger_.report(Fault::leak, "memory of another process was never closed");
  }
  for (auto at = blocks_.begin(); at != blocks_.end();) {
    if (!at->second.live || at->second.context != context) {
      ++at;
      continue;
    }
    ledger_.report(Fault::leak, "a block of " + describe(at->second.begin(), at->second.size) + " was never freed");
    checkGuards(at->second);
    places_[at->second.place].used -= at->second.pool == 0 ? at->second.size : 0;
    at = blocks_.erase(at);
  }
}

std::optional<Memory::Part> Memory::at(const void *memory) {
  const auto address = reinterpret_cast<uintptr_t>(memory);
  const auto found = find(address);
  if (found == blocks_.end() || !found->second.live)
    return std::nullopt;
  const size_t offset = address - found->first;
  return Part{found->second.kind, found->second.place, found->second.size - offset, offset == 0};
}

void Memory::share(const void *context, const void *memory, bool owned) {
  Block &block = find(reinterpret_cast<uintptr_t>(memory))->second;
  if (block.context != context)
    block.users.insert(owned ? block.context : context);
  if (owned)
    block.context = context;
}

bool Memory::usableBy(const void *memory, uint32_t device) {
  std::optional<uint32_t> owner = virtual_.deviceAt(memory);
  if (const auto found = find(reinterpret_cast<uintptr_t>(memory));
      !owner && found != blocks_.end() && found->second.kind == core::MemoryKind::device)
    owner = found->second.place;
  return !owner || *owner == device || peers_[device][*owner];
}

bool Memory::take(uint32_t place, size_t size) {
  if (size > places_[place].available())
    return false;
  places_[place].used += size;
  return true;
}

Memory::Found Memory::check(const void *context, const Range &range, const std::string &what) {
  const void *const memory = range.memory;
  const size_t size = range.size;
  const Access access = range.access;
  switch (virtual_.check(context, memory, size, access, what)) {
  case VirtualMemory::Found::mapped:
    return Found::block;
  case VirtualMemory::Found::bad:
    return Found::bad;
  default:
    break;
  }
  const auto address = reinterpret_cast<uintptr_t>(memory);
  const auto found = find(address);
  if (found == blocks_.end()) {
    if (const auto found = checkRegistered(context, range, what))
      return *found;
    // Not the middle of a block; it must not reach into the next one either.
    const auto next = blocks_.lower_bound(address);
    if (next == blocks_.end() || next->first - address >= size)
      return Found::host;
    ledger_.report(Fault::outOfBounds, what + ": " + describe(memory, size) + " begin before a block");
    return Found::bad;
  }
  const Block &block = found->second;
  if (!block.live) {
    ledger_.report(Fault::useAfterFree, what + ": " + describe(memory, size) + " were freed");
  } else if (address - found->first + size > block.size) {
    ledger_.report(Fault::outOfBounds, what + ": " + describe(memory, size) + " reach over the end of a block of " +
                                           std::to_string(block.size));
  } else if (block.context != context && !block.openIn.contains(context) && !block.users.contains(context)) {
    ledger_.report(Fault::unknownHandle, what + ": " + describe(memory, size) + " are another context's memory");
  } else {
    return Found::block;
  }
  return Found::bad;
}

} // namespace ur::sim
