// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/lifetime/registry.hpp"

#include <algorithm>
#include <new>

namespace ur::layers {

namespace {

/// Of handles that were held when a thread looked last.
struct Seen {
  const void *handle = nullptr;
  uint64_t version = 0; // of the shard, for its address
  Known known;
};
constexpr size_t kSeen = 32; // of a thread, one for each remainder of the address

Seen &lastSeen(const void *handle) noexcept {
  thread_local std::array<Seen, kSeen> seen;
  return seen[layers::shardOf(handle, kSeen)];
}

} // namespace

Known Registry::look(const void *handle) noexcept {
  Seen &last = lastSeen(handle);
  const uint64_t version = shardOf(handle).versionOf(handle).load(std::memory_order_acquire);
  if (last.handle == handle && last.version == version)
    return last.known;
  const Known known = look(handle, 0);
  if (known.state == Known::State::Held)
    last = {handle, version, known};
  return known;
}

Known Registry::look(const void *handle, int depth) noexcept {
  Known known;
  std::array<Lender, kMaxLenders> lenders;
  size_t lenderCount = 0;
  {
    Shard &shard = shardOf(handle);
    const std::lock_guard lock(shard.mutex);
    const auto found = shard.entries.find(handle);
    if (found == shard.entries.end())
      return known;
    const Entry &entry = found->second;
    known = entry.known(Known::State::Stale);
    if (entry.references > 0) {
      known.state = Known::State::Held;
    } else if (entry.forEver) {
      known.state = Known::State::Lent;
    } else {
      lenderCount = entry.lenders.size();
      std::copy(entry.lenders.begin(), entry.lenders.end(), lenders.begin());
    }
  }
  // Outside the lock: lenders are in other shards.
  for (size_t i = 0; i < lenderCount && known.state == Known::State::Stale; ++i) {
    const Known lender = depth < kMaxDepth ? look(lenders[i].handle, depth + 1) : Known{};
    if (lender.serial == lenders[i].serial && lender.good())
      known.state = Known::State::Lent;
  }
  return known;
}

void Registry::give(const void *handle, HandleId type, Origin origin, bool fresh) noexcept {
  try {
    Shard &shard = shardOf(handle);
    const std::lock_guard lock(shard.mutex);
    if (shard.dead > kMaxDead)
      sweep(shard);
    Entry &entry = shard.entries[handle];
    if (entry.serial == 0 || entry.type != type || entry.dead() || (fresh && entry.references == 0)) {
      if (entry.references > 0)
        change(shard, handle);
      entry = Entry{};
      entry.type = type;
      entry.serial = newSerial();
    }
    if (entry.references++ == 0)
      entry.origin = origin;
    // The thread that is given a handle is mostly the one that uses it next.
    lastSeen(handle) = {handle, shard.versionOf(handle).load(std::memory_order_relaxed),
                        entry.known(Known::State::Held)};
  } catch (const std::bad_alloc &) {
    complete_.store(false, std::memory_order_relaxed);
  }
}

void Registry::lend(const void *handle, HandleId type, const void *lender) noexcept {
  const uint64_t lenderSerial = lender ? look(lender).serial : 0;
  if (lender == handle || (lender && lenderSerial == 0 && !complete()))
    return;
  try {
    if (addLender(handle, type, lender, lenderSerial))
      return;
    dropStaleLenders(handle);
    if (!addLender(handle, type, lender, lenderSerial))
      addLender(handle, type, nullptr, 0);
  } catch (const std::bad_alloc &) {
    complete_.store(false, std::memory_order_relaxed);
  }
}

bool Registry::addLender(const void *handle, HandleId type, const void *lender, uint64_t serial) {
  Shard &shard = shardOf(handle);
  const std::lock_guard lock(shard.mutex);
  Entry &entry = shard.entries[handle];
  if (entry.serial == 0 || entry.type != type) {
    if (entry.references > 0)
      change(shard, handle);
    entry = Entry{};
    entry.type = type;
    entry.serial = newSerial();
  }
  if (!lender) {
    entry.forEver = true;
    return true;
  }
  const auto same = [&](const Lender &l) { return l.handle == lender && l.serial == serial; };
  if (std::any_of(entry.lenders.begin(), entry.lenders.end(), same))
    return true;
  if (entry.lenders.size() == kMaxLenders)
    return false;
  entry.lenders.push_back({lender, serial});
  return true;
}

void Registry::dropStaleLenders(const void *handle) {
  Shard &shard = shardOf(handle);
  std::vector<Lender> lenders;
  {
    const std::lock_guard lock(shard.mutex);
    lenders = shard.entries[handle].lenders;
  }
  std::erase_if(lenders, [this](const Lender &lender) {
    const Known known = look(lender.handle);
    return known.good() && known.serial == lender.serial;
  });
  const std::lock_guard lock(shard.mutex);
  std::erase_if(shard.entries[handle].lenders, [&lenders](const Lender &lender) {
    return std::any_of(lenders.begin(), lenders.end(), [&](const Lender &stale) {
      return stale.handle == lender.handle && stale.serial == lender.serial;
    });
  });
}

void Registry::retain(const void *handle) noexcept {
  Shard &shard = shardOf(handle);
  const std::lock_guard lock(shard.mutex);
  if (const auto found = shard.entries.find(handle); found != shard.entries.end())
    ++found->second.references;
}

Known Registry::release(const void *handle, HandleId type, uint16_t slot) noexcept {
  {
    Shard &shard = shardOf(handle);
    const std::lock_guard lock(shard.mutex);
    const auto found = shard.entries.find(handle);
    if (found != shard.entries.end() && found->second.type == type && found->second.references > 0) {
      Entry &entry = found->second;
      const Known known = entry.known(Known::State::Held);
      if (--entry.references == 0) {
        change(shard, handle);
        entry.releasedBy = slot;
        ++shard.dead;
      }
      return known;
    }
  }
  return look(handle);
}

void Registry::restore(const void *handle, const Known &before) noexcept {
  try {
    Shard &shard = shardOf(handle);
    const std::lock_guard lock(shard.mutex);
    Entry &entry = shard.entries[handle];
    if (entry.serial == 0) { // forgotten meanwhile
      entry.type = before.type;
      entry.serial = before.serial;
    }
    if (entry.serial == before.serial)
      ++entry.references;
  } catch (const std::bad_alloc &) {
    complete_.store(false, std::memory_order_relaxed);
  }
}

void Registry::sweep(Shard &shard) noexcept {
  std::erase_if(shard.entries, [](const auto &item) { return item.second.dead(); });
  shard.dead = 0;
}

std::vector<Registry::Holding> Registry::holdings() {
  std::vector<Holding> all;
  for (Shard &shard : shards_) {
    const std::lock_guard lock(shard.mutex);
    for (const auto &[handle, entry] : shard.entries) {
      if (entry.references > 0)
        all.push_back({handle, entry.type, entry.references, entry.serial, entry.origin});
    }
  }
  std::sort(all.begin(), all.end(), [](const Holding &a, const Holding &b) { return a.serial < b.serial; });
  return all;
}

void Registry::clear() noexcept {
  for (Shard &shard : shards_) {
    const std::lock_guard lock(shard.mutex);
    for (std::atomic<uint64_t> &version : shard.versions)
      version.store(newVersion(), std::memory_order_release);
    shard.entries.clear();
    shard.dead = 0;
  }
  counts_.clear();
  complete_.store(true, std::memory_order_relaxed);
}

} // namespace ur::layers
