// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/virtual_memory.hpp"

#include <algorithm>
#include <cstdio>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace ur::sim {

namespace {

uintptr_t key(const void *address) {
  return reinterpret_cast<uintptr_t>(address);
}
void *pointer(uintptr_t address) {
  return reinterpret_cast<void *>(address);
}

std::string describe(const void *start, size_t size) {
  char text[64];
  std::snprintf(text, sizeof text, "%zu bytes at %p", size, start);
  return text;
}

int protection(core::VirtualAccess access) {
  return access == core::VirtualAccess::readWrite ? PROT_READ | PROT_WRITE
         : access == core::VirtualAccess::read    ? PROT_READ
                                                  : PROT_NONE;
}

bool whole(size_t number) {
  return number % VirtualMemory::kGranularity == 0;
}

} // namespace

VirtualMemory::Physical::~Physical() {
  if (file >= 0)
    close(file);
}

ur_result_t VirtualMemory::bad(const std::string &text) {
  ledger_.report(Fault::badArgument, text);
  return UR_RESULT_ERROR_INVALID_VALUE;
}

ur_result_t VirtualMemory::reserve(const void *context, const void *wish, size_t size, void **start) {
  if (size == 0 || !whole(size))
    return bad("reserve of " + std::to_string(size) + " bytes");
  // With room for a start that is a multiple of the granularity; the ends go back at once.
  const size_t room = size + kGranularity;
  void *all = mmap(const_cast<void *>(wish), room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (all == MAP_FAILED)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  const uintptr_t begin = (key(all) + kGranularity - 1) & ~(kGranularity - 1), end = begin + size;
  if (begin != key(all))
    munmap(all, begin - key(all));
  if (end != key(all) + room)
    munmap(pointer(end), key(all) + room - end);
  reservations_[begin] = {context, size, {}};
  *start = pointer(begin);
  return UR_RESULT_SUCCESS;
}

VirtualMemory::Reservation *VirtualMemory::reservation(const void *context, const void *start, size_t size,
                                                       const char *what) {
  const auto found = rangeAt(reservations_, key(start));
  if (found != reservations_.end() && found->second.context == context && size != 0 && whole(key(start)) &&
      whole(size) && size <= found->second.size - (key(start) - found->first))
    return &found->second;
  static_cast<void>(bad(std::string(what) + " of " + describe(start, size) + ": not inside a reservation"));
  return nullptr;
}

ur_result_t VirtualMemory::unreserve(const void *context, void *start, size_t size) {
  Reservation *found = reservation(context, start, size, "unreserve");
  if (!found)
    return UR_RESULT_ERROR_INVALID_VALUE;
  if (found->size != size || !found->mappings.empty())
    return bad("unreserve of " + describe(start, size) + ": a part, or something is mapped there");
  munmap(start, size);
  reservations_.erase(key(start));
  return UR_RESULT_SUCCESS;
}

ur_result_t VirtualMemory::create(const void *context, uint32_t device, size_t size, bool shareable,
                                  uintptr_t *memory) {
  auto made = std::make_shared<Physical>();
  made->context = context;
  made->device = device;
  made->size = size;
  made->shareable = shareable;
  made->file = memfd_create("ur-sim-memory", MFD_CLOEXEC);
  if (made->file < 0 || ftruncate(made->file, static_cast<off_t>(size)) != 0)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  // New memory isn't zero.
  const std::vector<uint8_t> poison(std::min(size, size_t{1} << 20), 0xcb);
  if (pwrite(made->file, poison.data(), poison.size(), 0) != static_cast<ssize_t>(poison.size()))
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  physical_[++last_] = std::move(made);
  *memory = last_;
  return UR_RESULT_SUCCESS;
}

uintptr_t VirtualMemory::share(const void *context, uintptr_t memory, size_t size) {
  const auto found = physical_.find(memory);
  if (found == physical_.end() || !found->second->offered || found->second->size != size)
    return 0;
  auto made = std::make_shared<Physical>();
  made->context = context;
  made->device = found->second->device;
  made->size = size;
  made->shared = true;
  made->file = dup(found->second->file);
  if (made->file < 0)
    return 0;
  physical_[++last_] = std::move(made);
  return last_;
}

void VirtualMemory::offer(uintptr_t memory, bool offered) {
  const auto found = physical_.find(memory);
  if (found == physical_.end() || !found->second->shareable)
    ledger_.report(Fault::badArgument, "exportPhysical or withdrawPhysical of memory that is unknown or not shareable");
  else
    found->second->offered = offered;
}

int VirtualMemory::duplicate(const void *context, uintptr_t memory) {
  const auto found = physical_.find(memory);
  if (found != physical_.end() && found->second->context == context && found->second->shareable)
    return dup(found->second->file);
  ledger_.report(Fault::badArgument, "exportDescriptor of memory that is unknown, another context's or not shareable");
  return -1;
}

std::optional<VirtualMemory::Freed> VirtualMemory::destroy(const void *context, uintptr_t memory) {
  const auto found = physical_.find(memory);
  if (found == physical_.end() || found->second->context != context || found->second->mappings != 0) {
    ledger_.report(Fault::badFree, "destroyPhysical of memory that is unknown, another context's or still mapped");
    return std::nullopt;
  }
  const Freed freed{found->second->device, found->second->shared ? 0 : found->second->size};
  physical_.erase(found);
  return freed;
}

ur_result_t VirtualMemory::map(const void *context, void *start, size_t size, uintptr_t memory, size_t offset,
                               core::VirtualAccess access) {
  Reservation *in = reservation(context, start, size, "map");
  if (!in)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const auto found = physical_.find(memory);
  if (found == physical_.end() || found->second->context != context)
    return bad("map of physical memory that is unknown or another context's");
  const std::shared_ptr<Physical> &physical = found->second;
  if (!whole(offset) || offset > physical->size || size > physical->size - offset)
    return bad("map of " + describe(start, size) + ": not so much physical memory");
  const auto next = in->mappings.lower_bound(key(start));
  if (rangeAt(in->mappings, key(start)) != in->mappings.end() ||
      (next != in->mappings.end() && next->first < key(start) + size))
    return bad("map of " + describe(start, size) + ": something is mapped there");
  if (mmap(start, size, protection(access), MAP_SHARED | MAP_FIXED, physical->file, static_cast<off_t>(offset)) !=
      start)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  in->mappings[key(start)] = {size, physical, {{key(start), access}}};
  ++physical->mappings;
  return UR_RESULT_SUCCESS;
}

bool VirtualMemory::unmappable(const void *context, void *start, size_t size) {
  const Reservation *in = reservation(context, start, size, "unmap");
  uintptr_t at = key(start);
  for (auto mapping = in ? in->mappings.find(at) : decltype(in->mappings.find(at)){};
       in && at < key(start) + size && mapping != in->mappings.end() && mapping->first == at; ++mapping)
    at += mapping->second.size;
  if (in && at != key(start) + size)
    static_cast<void>(bad("unmap of " + describe(start, size) + ": not whole mappings"));
  return at == key(start) + size;
}

void VirtualMemory::unmap(void *start, size_t size) {
  auto &mappings = rangeAt(reservations_, key(start))->second.mappings;
  for (auto mapping = mappings.find(key(start)); mapping != mappings.end() && mapping->first < key(start) + size;) {
    --mapping->second.memory->mappings;
    mapping = mappings.erase(mapping);
  }
  mmap(start, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
}

ur_result_t VirtualMemory::setAccess(const void *context, void *start, size_t size, core::VirtualAccess access) {
  Reservation *in = reservation(context, start, size, "setAccess");
  if (!in)
    return UR_RESULT_ERROR_INVALID_VALUE;
  const uintptr_t begin = key(start), end = begin + size;
  for (uintptr_t at = begin; at < end;) {
    const auto mapping = rangeAt(in->mappings, at);
    if (mapping == in->mappings.end())
      return bad("setAccess of " + describe(start, size) + ": not mapped throughout");
    auto &accesses = mapping->second.access;
    const uintptr_t stop = std::min(end, mapping->first + mapping->second.size);
    const core::VirtualAccess behind = std::prev(accesses.upper_bound(stop))->second;
    if (stop != mapping->first + mapping->second.size)
      accesses[stop] = behind;
    accesses.erase(accesses.lower_bound(at), accesses.lower_bound(stop));
    accesses[at] = access;
    at = stop;
  }
  mprotect(start, size, protection(access));
  return UR_RESULT_SUCCESS;
}

VirtualMemory::Found VirtualMemory::check(const void *context, const void *memory, size_t size, Access access,
                                          const std::string &what) {
  const auto found = rangeAt(reservations_, key(memory));
  if (found == reservations_.end())
    return Found::elsewhere;
  const core::VirtualAccess needed =
      access == Access::write ? core::VirtualAccess::readWrite : core::VirtualAccess::read;
  const char *wrong = found->second.context != context ? "are another context's addresses" : nullptr;
  for (uintptr_t at = key(memory); !wrong && at < key(memory) + size;) {
    const auto mapping = rangeAt(found->second.mappings, at);
    if (mapping == found->second.mappings.end()) {
      wrong = "are not all mapped";
      break;
    }
    const auto &accesses = mapping->second.access;
    const auto next = accesses.upper_bound(at);
    if (std::prev(next)->second < needed)
      wrong = "don't give that access";
    at = next == accesses.end() ? mapping->first + mapping->second.size : next->first;
  }
  if (!wrong)
    return Found::mapped;
  ledger_.report(Fault::outOfBounds, what + ": " + describe(memory, size) + " " + wrong);
  return Found::bad;
}

std::optional<uint32_t> VirtualMemory::deviceAt(const void *memory) const {
  const auto found = rangeAt(reservations_, key(memory));
  if (found == reservations_.end())
    return std::nullopt;
  const auto mapping = rangeAt(found->second.mappings, key(memory));
  if (mapping == found->second.mappings.end())
    return std::nullopt;
  return mapping->second.memory->device;
}

void VirtualMemory::reportLeaks(const void *context) {
  std::erase_if(reservations_, [&](auto &entry) {
    if (entry.second.context != context)
      return false;
    ledger_.report(Fault::leak, "a reservation of " + describe(pointer(entry.first), entry.second.size) + " is left");
    munmap(pointer(entry.first), entry.second.size);
    return true;
  });
  std::erase_if(physical_, [&](auto &entry) {
    if (entry.second->context != context)
      return false;
    ledger_.report(Fault::leak, std::to_string(entry.second->size) + " bytes of physical memory are left");
    return true;
  });
}

} // namespace ur::sim
