// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/allocator/virtual_ranges.hpp"

#include <algorithm>
#include <mutex>

namespace ur::core {
namespace {

uintptr_t key(const void *address) noexcept {
  return reinterpret_cast<uintptr_t>(address);
}

void *pointer(uintptr_t address) noexcept {
  return reinterpret_cast<void *>(address);
}

/// The entry of a map of ranges by their starts that holds the address.
template <typename Map>
auto rangeAt(Map &map, uintptr_t address) noexcept {
  auto found = map.upper_bound(address);
  if (found == map.begin())
    return map.end();
  --found;
  return address - found->first < found->second.size ? found : map.end();
}

void checkSize(size_t size, size_t granularity) {
  if (size == 0 || size % granularity != 0)
    throw UR_RESULT_ERROR_INVALID_SIZE;
}

} // namespace

/// The reservation that a range lies in.
VirtualRanges::Reservation &VirtualRanges::reservationOf(uintptr_t start, size_t size) {
  const auto found = rangeAt(reservations_, start);
  if (found == reservations_.end())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  if (size == 0 || size > found->second.size - (start - found->first))
    throw UR_RESULT_ERROR_INVALID_SIZE;
  if (found->second.busy)
    throw UR_RESULT_ERROR_INVALID_OPERATION;
  return found->second;
}

/// Makes a piece begin there, if one lies there.
void VirtualRanges::split(Pieces &pieces, uintptr_t at) {
  const auto found = rangeAt(pieces, at);
  if (found == pieces.end() || found->first == at)
    return;
  Piece &left = found->second;
  Piece right = left;
  right.first = false;
  right.size = left.size - (at - found->first);
  pieces.emplace(at, std::move(right));
  left.size = at - found->first;
}

void *VirtualRanges::reserve(VirtualMemoryDriver &driver, const void *wish, size_t size, size_t granularity) {
  checkSize(size, granularity);
  void *start = nullptr;
  check(driver.reserve(wish, size, &start));
  try {
    std::unique_lock lock(mutex_);
    reservations_[key(start)].size = size;
    count_.store(reservations_.size(), std::memory_order_relaxed);
  } catch (...) {
    (void)driver.unreserve(start, size);
    throw;
  }
  return start;
}

void VirtualRanges::free(VirtualMemoryDriver &driver, const void *start, size_t size) {
  decltype(reservations_)::node_type freed;
  {
    std::unique_lock lock(mutex_);
    const auto found = reservations_.find(key(start));
    if (found == reservations_.end())
      throw UR_RESULT_ERROR_INVALID_VALUE;
    if (found->second.size != size)
      throw UR_RESULT_ERROR_INVALID_SIZE;
    if (found->second.busy || !found->second.pieces.empty())
      throw UR_RESULT_ERROR_INVALID_OPERATION;
    freed = reservations_.extract(found); // Once it is free, the address may be given out again.
  }
  const ur_result_t result = driver.unreserve(pointer(key(start)), size);
  std::unique_lock lock(mutex_);
  if (result != UR_RESULT_SUCCESS)
    reservations_.insert(std::move(freed));
  count_.store(reservations_.size(), std::memory_order_relaxed);
  check(result);
}

void VirtualRanges::map(const void *start, size_t size, const Ref<PhysicalBlock> &memory, size_t offset,
                        VirtualAccess access) {
  const size_t granularity = memory->granularity;
  checkSize(size, granularity);
  if (key(start) % granularity != 0 || offset % granularity != 0)
    throw UR_RESULT_ERROR_INVALID_VALUE;
  if (offset >= memory->size || size > memory->size - offset)
    throw UR_RESULT_ERROR_INVALID_SIZE;
  Reservation *reservation;
  {
    std::unique_lock lock(mutex_);
    reservation = &reservationOf(key(start), size);
    const auto next = reservation->pieces.lower_bound(key(start));
    if (rangeAt(reservation->pieces, key(start)) != reservation->pieces.end() ||
        (next != reservation->pieces.end() && next->first - key(start) < size))
      throw UR_RESULT_ERROR_INVALID_VALUE; // something is mapped there already
    reservation->pieces[key(start)] = {size, memory, access, true, true};
  }
  // The reservation can't go meanwhile: something is in it.
  const ur_result_t result = memory->driver.map(pointer(key(start)), size, memory->native, offset, access);
  std::unique_lock lock(mutex_);
  if (result != UR_RESULT_SUCCESS) {
    reservation->pieces.erase(key(start));
    throw result;
  }
  reservation->pieces.find(key(start))->second.busy = false;
}

void VirtualRanges::unmap(VirtualMemoryDriver &driver, const void *start, size_t size) {
  Pieces gone; // their memory goes after the lock
  Reservation *reservation;
  const uintptr_t begin = key(start), end = begin + size;
  {
    std::unique_lock lock(mutex_);
    reservation = &reservationOf(begin, size);
    Pieces &pieces = reservation->pieces;
    uintptr_t at = begin;
    for (auto piece = pieces.find(at); at < end; at += piece++->second.size) {
      if (piece == pieces.end() || piece->first != at || (at == begin && !piece->second.first))
        throw UR_RESULT_ERROR_INVALID_VALUE;
      if (piece->second.busy)
        throw UR_RESULT_ERROR_INVALID_OPERATION;
    }
    const auto behind = pieces.find(end);
    if (at != end || (behind != pieces.end() && !behind->second.first))
      throw UR_RESULT_ERROR_INVALID_VALUE; // it ends inside a mapping
    for (auto piece = pieces.find(begin); piece != behind && piece != pieces.end() && piece->first < end; ++piece)
      piece->second.busy = true;
  }
  const ur_result_t result = driver.unmap(pointer(begin), size);
  std::unique_lock lock(mutex_);
  for (auto piece = reservation->pieces.find(begin); piece != reservation->pieces.end() && piece->first < end;) {
    piece->second.busy = false;
    const auto next = std::next(piece);
    if (result == UR_RESULT_SUCCESS)
      gone.insert(reservation->pieces.extract(piece));
    piece = next;
  }
  lock.unlock();
  check(result);
}

void VirtualRanges::setAccess(VirtualMemoryDriver &driver, const void *start, size_t size, VirtualAccess access) {
  const uintptr_t begin = key(start), end = begin + size;
  Reservation *reservation;
  const auto each = [&](auto visit) {
    for (auto piece = reservation->pieces.find(begin); piece != reservation->pieces.end() && piece->first < end;
         ++piece)
      visit(piece->second);
  };
  {
    std::unique_lock lock(mutex_);
    reservation = &reservationOf(begin, size);
    Pieces &pieces = reservation->pieces;
    for (uintptr_t at = begin; at < end;) {
      const auto piece = rangeAt(pieces, at);
      if (piece == pieces.end())
        throw UR_RESULT_ERROR_INVALID_VALUE;
      const size_t granularity = piece->second.memory->granularity;
      if (begin % granularity != 0 || size % granularity != 0)
        throw begin % granularity != 0 ? UR_RESULT_ERROR_INVALID_VALUE : UR_RESULT_ERROR_INVALID_SIZE;
      if (piece->second.busy)
        throw UR_RESULT_ERROR_INVALID_OPERATION;
      at = piece->first + piece->second.size;
    }
    split(pieces, begin);
    split(pieces, end);
    each([](Piece &piece) { piece.busy = true; });
  }
  const ur_result_t result = driver.setAccess(pointer(begin), size, access);
  std::unique_lock lock(mutex_);
  each([&](Piece &piece) {
    piece.busy = false;
    piece.access = result == UR_RESULT_SUCCESS ? access : piece.access;
  });
  check(result);
}

VirtualAccess VirtualRanges::access(const void *start, size_t size) const {
  std::shared_lock lock(mutex_);
  const uintptr_t begin = key(start);
  const auto found = rangeAt(reservations_, begin);
  if (found == reservations_.end())
    throw UR_RESULT_ERROR_INVALID_VALUE;
  if (size == 0 || size > found->second.size - (begin - found->first))
    throw UR_RESULT_ERROR_INVALID_SIZE;
  const Pieces &pieces = found->second.pieces;
  std::optional<VirtualAccess> common;
  for (uintptr_t at = begin; at < begin + size;) {
    const auto piece = rangeAt(pieces, at);
    const auto next = pieces.upper_bound(at);
    const VirtualAccess here = piece == pieces.end() ? VirtualAccess::none : piece->second.access;
    if (common && *common != here)
      throw UR_RESULT_ERROR_INVALID_VALUE;
    common = here;
    at = piece != pieces.end() ? piece->first + piece->second.size : next != pieces.end() ? next->first : begin + size;
  }
  return *common;
}

std::optional<VirtualRanges::Mapping> VirtualRanges::find(const void *address) const noexcept {
  if (count_.load(std::memory_order_relaxed) == 0)
    return {};
  std::shared_lock lock(mutex_);
  const auto found = rangeAt(reservations_, key(address));
  if (found == reservations_.end())
    return {};
  const Pieces &pieces = found->second.pieces;
  auto piece = rangeAt(pieces, key(address));
  if (piece == pieces.end())
    return {};
  while (!piece->second.first)
    --piece;
  Mapping mapping{pointer(piece->first), 0, piece->second.memory->device};
  do {
    mapping.size += piece->second.size;
    ++piece;
  } while (piece != pieces.end() && !piece->second.first);
  return mapping;
}

[[gnu::hot]] std::optional<VirtualAccess> VirtualRanges::leastAccess(const void *address, size_t size,
                                                                     bool *reserved) const noexcept {
  *reserved = false;
  if (count_.load(std::memory_order_relaxed) == 0)
    return {};
  std::shared_lock lock(mutex_);
  const uintptr_t begin = key(address);
  const auto found = rangeAt(reservations_, begin);
  *reserved = found != reservations_.end();
  if (!*reserved || size > found->second.size - (begin - found->first))
    return {};
  const Pieces &pieces = found->second.pieces;
  VirtualAccess least = VirtualAccess::readWrite;
  for (uintptr_t at = begin; at < begin + size;) {
    const auto piece = rangeAt(pieces, at);
    if (piece == pieces.end())
      return {};
    least = std::min(least, piece->second.access);
    at = piece->first + piece->second.size;
  }
  return least;
}

size_t VirtualRanges::clear(VirtualMemoryDriver &driver, bool forget) noexcept {
  const size_t count = reservations_.size();
  for (auto &[start, reservation] : reservations_) {
    for (auto run = reservation.pieces.begin(); run != reservation.pieces.end();) {
      auto end = run;
      size_t size = 0;
      for (; end != reservation.pieces.end() && end->first == run->first + size; ++end)
        size += end->second.size;
      const bool unmapped = !forget && driver.unmap(pointer(run->first), size) == UR_RESULT_SUCCESS;
      for (; run != end; ++run) {
        if (!unmapped)
          (void)run->second.memory.release(); // Mapped for ever, as far as we know.
      }
    }
    if (!forget) {
      reservation.pieces.clear();
      (void)driver.unreserve(pointer(start), reservation.size);
    }
  }
  reservations_.clear();
  count_.store(0, std::memory_order_relaxed);
  return count;
}

} // namespace ur::core
