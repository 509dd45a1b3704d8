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

constexpr size_t kPruneAt = 16; ///< so many uses of a site are looked through for those that are over

/// If it isn't over; how it ended is the business of those who wait for it by its event.
void addIfPending(Stamp &to, const Ref<Completion> &completion) {
  if (completion && completion->progress() == Progress::pending)
    to.push_back(completion);
}

void prune(Stamp &uses) noexcept {
  if (uses.size() >= kPruneAt)
    std::erase_if(uses, [](const Ref<Completion> &use) { return use->query() != Progress::pending; });
}

/// An allocation may fail once; null where it does twice.
std::unique_ptr<LeftOver> asLeftOver(Storage kind, void *storage) noexcept {
  std::unique_ptr<LeftOver> memory;
  for (int attempt = 0; attempt < 2 && !memory; ++attempt)
    memory.reset(new (std::nothrow) LeftOver);
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
  if (std::popcount(flags & kMemAccess) > 1 || (usesHost && (flags & kAllocates) != 0))
    throw UR_RESULT_ERROR_INVALID_VALUE;
}

void freeLater(Context &context, Storage kind, void *storage, Stamp users) noexcept {
  if (std::unique_ptr<LeftOver> memory = asLeftOver(kind, storage))
    leave(context, std::move(memory), std::move(users));
}

void freeAfterAll(Context &context, Storage kind, void *storage) noexcept {
  if (std::unique_ptr<LeftOver> memory = asLeftOver(kind, storage))
    leaveAfterAll(context, std::move(memory));
}

Contents::Contents(Context &context, size_t size, bool single, Storage onDevices) : context_(&context), size_(size) {
  const DriverCaps &caps = context.caps();
  const bool shared = caps.sharedDeviceMemory && !(onDevices == Storage::image && caps.imagesOfOneDevice);
  const size_t deviceSites = shared ? 1 : context.devices().size();
  sites_.resize(single ? 1 : 1 + deviceSites);
  sites_[0].kind = Storage::host;
  for (uint32_t i = 1; i < sites_.size(); ++i) {
    sites_[i].kind = onDevices;
    sites_[i].device = i - 1;
  }
}

Contents::~Contents() {
  for (const Site &site : sites_) {
    if (site.owned && site.storage)
      freeAfterAll(*context_, site.kind, site.storage);
  }
}

Contents::Site &Contents::siteOf(uint32_t device) noexcept {
  return sites_[sites_.size() <= 2 ? sites_.size() - 1 : 1 + device];
}

void Contents::reserve(uint32_t device) {
  Site &site = siteOf(device);
  {
    std::lock_guard lock(mutex_);
    if (site.storage)
      return;
    site.device = device; // where devices share memory, that of the first to use it
  }
  void *made = make(device);
  {
    std::lock_guard lock(mutex_);
    if (!site.storage) {
      site.storage = made;
      return;
    }
  }
  freeLater(*context_, site.kind, made, {}); // another thread was faster
}

Contents::End Contents::on(uint32_t device) {
  reserve(device);
  std::lock_guard lock(mutex_);
  return siteOf(device);
}

void Contents::adopt(uint32_t device, const End &storage, bool owned) noexcept {
  Site &site = siteOf(device);
  static_cast<End &>(site) = storage;
  site.device = home_ = device;
  site.owned = owned;
  site.valid = true;
}

Contents::Site *Contents::sourceFor(const Site &target) noexcept {
  for (Site &site : sites_) {
    if (&site != &target && site.valid)
      return &site;
  }
  return nullptr;
}

/// Finds out how the command ended that brought the contents. The driver is asked. If it failed, they are where they
/// came from; whatever was to change them here has failed with it.
void Contents::settle(Site &site) noexcept {
  if (!site.ready)
    return;
  const Progress progress = site.ready->query();
  if (progress == Progress::pending)
    return;
  site.ready = {};
  Site *const from = std::exchange(site.from, nullptr);
  if (progress == Progress::complete) {
    if (from == &sites_[0])
      giveUpInitial();
    return;
  }
  logger().error("contents of %zu bytes failed to reach a device", size_);
  if (from && from->storage && site.valid) {
    site.valid = false;
    from->valid = true;
  }
}

/// Initial contents have served their purpose.
void Contents::giveUpInitial() noexcept {
  Site &initial = sites_[0];
  if (!initial.owned || !initial.storage || initial.valid ||
      std::any_of(sites_.begin(), sites_.end(), [&](const Site &site) { return site.from == &initial; }))
    return;
  freeLater(*context_, initial.kind, std::exchange(initial.storage, nullptr), std::exchange(initial.uses, {}));
}

/// Copies everything to another site: after what fills the source and after what uses the target.
void Contents::bring(ContentsMover &mover, Site &source, Site &target) {
  Stamp after;
  for (const Site *site : {&source, &target}) {
    addIfPending(after, site->ready);
    for (const Ref<Completion> &use : site->uses)
      addIfPending(after, use);
  }
  prune(source.uses);
  source.uses.reserve(source.uses.size() + 1);
  Ref<Completion> moved = mover.submitMove({this, source, target}, source.ready, after);
  target.uses.clear(); // The copy comes after them.
  target.ready = moved;
  target.valid = true;
  source.uses.push_back(std::move(moved));
  target.from = &source;
  if (&source == &sites_[0] && source.owned) {
    source.valid = false;
    if (!context_->caps().isolatedFailures) { // A failure takes the device with it, and all contents.
      target.from = nullptr;
      giveUpInitial();
    }
  }
}

void *Contents::acquire(uint32_t device, ContentsMover &mover, WaitSet &waits, ContentsUse use) {
  Site &target = siteOf(device);
  for (Site &site : sites_)
    settle(site);
  Site *const source = sourceFor(target);
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
  Site &target = siteOf(device);
  target.valid = true;
  if (use.writes) {
    for (Site &site : sites_)
      site.valid = &site == &target;
  }
  if (completion && tracked())
    target.uses.push_back(completion); // acquire() has made room
}

} // namespace ur::core
