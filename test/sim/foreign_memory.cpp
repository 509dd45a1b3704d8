// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Simulated memory that a context hasn't allocated: host memory of the caller's, and blocks of other contexts, which
// stand for other processes here.
#include "sim/memory.hpp"

#include <algorithm>

namespace ur::sim {

ur_result_t Memory::registerHost(const void *context, const void *memory, size_t size, bool readOnly) {
  const auto begin = reinterpret_cast<uintptr_t>(memory);
  const auto overlaps = [&](uintptr_t start, size_t length) { return start < begin + size && begin < start + length; };
  const bool known = std::any_of(registered_.begin(), registered_.end(),
                                 [&](const auto &entry) {
                                   return entry.first.first == context &&
                                          overlaps(reinterpret_cast<uintptr_t>(entry.first.second), entry.second.size);
                                 }) ||
                     std::any_of(blocks_.begin(), blocks_.end(), [&](const auto &entry) {
                       return entry.second.live && overlaps(entry.first, entry.second.size);
                     });
  if (size == 0 || known) {
    ledger_.report(Fault::badArgument, "registerHost of nothing, or of memory that is known already");
    return UR_RESULT_ERROR_INVALID_VALUE;
  }
  registered_[{context, memory}] = {size, readOnly};
  return UR_RESULT_SUCCESS;
}

bool Memory::registered(const void *context, const void *memory, size_t size) {
  const auto found = registered_.find({context, memory});
  if (found != registered_.end() && found->second.size == size)
    return true;
  ledger_.report(Fault::badFree, "unregisterHost of memory that isn't registered");
  return false;
}

std::optional<Memory::Found> Memory::checkRegistered(const void *context, const Range &range, const std::string &what) {
  auto found = registered_.upper_bound({context, range.memory});
  if (found == registered_.begin() || (--found)->first.first != context)
    return std::nullopt;
  const size_t offset = reinterpret_cast<uintptr_t>(range.memory) - reinterpret_cast<uintptr_t>(found->first.second);
  if (offset >= found->second.size)
    return std::nullopt;
  if (range.size > found->second.size - offset) {
    ledger_.report(Fault::outOfBounds, what + ": over the end of registered memory");
    return Found::bad;
  }
  if (found->second.readOnly && range.access == Access::write) {
    ledger_.report(Fault::badArgument, what + ": writes memory that was registered for reading");
    return Found::bad;
  }
  return Found::block;
}

uint64_t Memory::identity(const void *context, const void *memory) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  if (found == blocks_.end() || !found->second.live || found->second.context != context ||
      found->second.kind != core::MemoryKind::device) {
    ledger_.report(Fault::badArgument, "exportMemory of what isn't a block of device memory");
    return 0;
  }
  return found->second.identity;
}

void *Memory::open(const void *context, uint64_t identity, size_t size) {
  const auto found = std::find_if(blocks_.begin(), blocks_.end(), [&](const auto &entry) {
    return entry.second.identity == identity && entry.second.live;
  });
  if (found == blocks_.end() || found->second.size != size || found->second.context == context)
    return nullptr;
  found->second.openIn.insert(context);
  return reinterpret_cast<void *>(found->first);
}

bool Memory::close(const void *context, const void *memory) {
  const auto found = blocks_.find(reinterpret_cast<uintptr_t>(memory));
  if (found != blocks_.end() && found->second.openIn.contains(context)) {
    found->second.openIn.erase(found->second.openIn.find(context));
    return true;
  }
  ledger_.report(Fault::badFree, "closeMemory of memory that isn't open");
  return false;
}

} // namespace ur::sim
