// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/contents.hpp"

#include "adapters/core/allocator/left_over.hpp"
#include "adapters/core/device/adapter.hpp"
#include "adapters/core/device/context.hpp"

#include <algorithm>
#include <bit>
#include <new>

namespace ur::core {
namespace {

constexpr size_t kPruneAt = 16; ///< so many uses of a place are looked through for those that are over

/// If it isn't over; how it ended is the business of those who wait for it by its event.
void addIfPending(Stamp &to, const Ref<Completion> &completion) {
  if (completion && completion->progress() == Progress::pending) {
    to.push_back(completion);
  }
}

void prune(Stamp &uses) noexcept {
  if (uses.size() >= kPruneAt) {
    std::erase_if(uses, [](const Ref<Completion> &use) { return use->query() != Progress::pending; });
  }
}

/// An allocation may fail once; null where it does twice.
std::unique_ptr<LeftOver> asLeftOver(Storage kind, void *storage) noexcept {
  std::unique_ptr<LeftOver> memory;
  for (int attempt = 0; attempt < 2 && !memory; ++attempt) {
    memory.reset(new (std::nothrow) LeftOver);
  }
  if (!memory) {
    logger().error("no memory to remember what is to be freed; it is lost until the driver's end");
    return memory;
  }
  memory->memory = storage;
  memory->kind = memoryKind(kind);
  memory->origin = kind == Storage::image ? LeftOver::Origin::image : LeftOver::Origin::driver;
  return memory;
}

} // namespace

MemoryKind memoryKind(Storage kind) noexcept {
  return kind == Storage::host ? MemoryKind::host : kind == Storage::shared ? MemoryKind::shared : MemoryKind::device;
}

void checkMemFlags(ur_mem_flags_t flags) {
  constexpr ur_mem_flags_t kAllocates = UR_MEM_FLAG_ALLOC_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
  const bool usesHost = (flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0;
  if (std::popcount(flags & kMemAccess) > 1 || (usesHost && (flags & kAllocates) != 0)) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
}

void freeLater(Context &context, Storage kind, void *storage, Stamp users) noexcept {
  if (std::unique_ptr<LeftOver> memory = asLeftOver(kind, storage)) {
    leave(context, std::move(memory), std::move(users));
  }
}

void freeAfterAll(Context &context, Storage kind, void *storage) noexcept {
  if (std::unique_ptr<LeftOver> memory = asLeftOver(kind, storage)) {
    leaveAfterAll(context, std::move(memory));
  }
}

Contents::Contents(Context &context, size_t size, bool single, Storage onDevices) : context_(&context), size_(size) {
  const size_t devicePlaces = context.caps().sharedDeviceMemory ? 1 : context.devices().size();
  places_.resize(single ? 1 : 1 + devicePlaces);
  places_[0].kind = Storage::host;
  for (uint32_t i = 1; i < places_.size(); ++i) {
    places_[i].kind = onDevices;
    places_[i].device = i - 1;
  }
}

Contents::~Contents() {
  for (const Place &place : places_) {
    if (place.owned && place.storage) {
      freeAfterAll(*context_, place.kind, place.storage);
    }
  }
}

Contents::Place &Contents::placeOf(uint32_t device) noexcept {
  return places_[places_.size() <= 2 ? places_.size() - 1 : 1 + device];
}

void Contents::reserve(uint32_t device) {
  Place &place = placeOf(device);
  {
    std::lock_guard lock(mutex_);
    if (place.storage) {
      return;
    }
    place.device = device; // where devices share memory, that of the first to use it
  }
  void *made = make(device);
  {
    std::lock_guard lock(mutex_);
    if (!place.storage) {
      place.storage = made;
      return;
    }
  }
  freeLater(*context_, place.kind, made, {}); // another thread was faster
}

Contents::End Contents::on(uint32_t device) {
  reserve(device);
  std::lock_guard lock(mutex_);
  return placeOf(device);
}

void Contents::adopt(uint32_t device, const End &storage, bool owned) noexcept {
  Place &place = placeOf(device);
  static_cast<End &>(place) = storage;
  place.device = home_ = device;
  place.owned = owned;
  place.valid = true;
}

Contents::Place *Contents::sourceFor(const Place &target) noexcept {
  for (Place &place : places_) {
    if (&place != &target && place.valid) {
      return &place;
    }
  }
  return nullptr;
}

/// Copies everything to another place: after what fills the source and after what uses the target.
void Contents::bring(ContentsMover &mover, Place &source, Place &target) {
  Stamp after;
  for (const Place *place : {&source, &target}) {
    addIfPending(after, place->ready);
    for (const Ref<Completion> &use : place->uses) {
      addIfPending(after, use);
    }
  }
  prune(source.uses);
  source.uses.reserve(source.uses.size() + 1);
  Ref<Completion> moved = mover.submitMove({this, source, target}, after);
  target.uses.clear(); // The copy comes after them.
  target.ready = moved;
  target.valid = true;
  source.uses.push_back(std::move(moved));
  if (&source == &places_[0] && source.owned) { // Initial contents have served their purpose.
    freeLater(*context_, source.kind, std::exchange(source.storage, nullptr), std::exchange(source.uses, {}));
    source.valid = false;
  }
}

void *Contents::acquire(uint32_t device, ContentsMover &mover, WaitSet &waits, ContentsUse use) {
  Place &target = placeOf(device);
  Place *source = sourceFor(target);
  if (target.ready && target.ready->query() == Progress::failed) { // the driver is asked, until the move is over
    logger().error("contents of %zu bytes failed to reach a device", size_);
    target.ready = {};
    target.valid = target.valid && !source; // What failed to come is brought again, if somebody has it still.
  }
  if (!target.valid && source && use.reads) {
    bring(mover, *source, target);
    waits.add(target.ready, true); // the command fails with it; at once, if it has failed already
  } else if (target.ready && target.ready->progress() == Progress::pending) {
    waits.add(target.ready, true);
  }
  prune(target.uses);
  target.uses.reserve(target.uses.size() + 1);
  return target.storage;
}

void Contents::used(uint32_t device, ContentsUse use, const Ref<Completion> &completion) noexcept {
  Place &target = placeOf(device);
  target.valid = true;
  if (use.writes) {
    for (Place &place : places_) {
      place.valid = &place == &target;
    }
  }
  if (completion && tracked()) {
    target.uses.push_back(completion); // acquire() has made room
  }
}

} // namespace ur::core
