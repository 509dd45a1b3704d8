// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/core/memory/buffer_memory.hpp"

#include "adapters/core/memory/usm.hpp"
#include "adapters/core/platform/adapter.hpp"

#include <algorithm>
#include <cstring>

namespace ur::core {
namespace {

constexpr size_t kPruneAt = 16; ///< so many uses of a copy are looked through for those that are over

/// Waits for it if it isn't over; how it ended is the business of those who wait for it by its event.
void waitIfPending(WaitSet &waits, const Ref<Completion> &completion) {
  if (completion && completion->progress() == Progress::pending) {
    waits.add(completion);
  }
}

void prune(Stamp &uses) noexcept {
  if (uses.size() >= kPruneAt) {
    std::erase_if(uses, [](const Ref<Completion> &use) { return use->query() != Progress::pending; });
  }
}

template <typename Holds>
bool everyDevice(const Context &context, Holds holds) {
  return std::all_of(context.devices().begin(), context.devices().end(),
                     [&](const Device *device) { return holds(device->facts()); });
}

} // namespace

void freeLater(Context &context, MemoryKind kind, void *memory, Stamp stamp) noexcept {
  if (stamp.empty()) {
    (void)context.driver().free(kind, memory);
    return;
  }
  try {
    auto block = std::make_unique<AsyncBlock>();
    block->memory = memory;
    block->kind = kind;
    block->stamp = std::move(stamp);
    context.lingerBlock(std::move(block));
  } catch (...) {
    logger().error("no memory to remember a block that is to be freed; it is lost until the driver's end");
  }
}

void freeAfterAll(Context &context, MemoryKind kind, void *memory, size_t size) noexcept {
  for (int attempt = 0; attempt < 2; ++attempt) { // A driver's call may fail once.
    try {
      freeLater(context, kind, memory, context.marksOfAll());
      return;
    } catch (...) {
    }
  }
  try { // Nobody can tell when it is over: it goes with the context, like USM that nobody has freed.
    context.allocations().insert({memory, size, kind, nullptr});
  } catch (...) {
    logger().error("no memory to remember %zu bytes that are to be freed; they are lost until the driver's end", size);
  }
}

BufferMemory::BufferMemory(Context &context, ur_mem_flags_t flags, size_t size, void *host)
    : context_(&context), size_(size) {
  for (const Device *device : context.devices()) {
    alignment_ = std::max<size_t>(alignment_, device->facts().memBaseAddrAlignBits / 8);
  }
  const bool takesHost = (flags & UR_MEM_FLAG_USE_HOST_POINTER) != 0;
  const bool hostReaches = everyDevice(context, [](const DeviceFacts &facts) { return facts.usmHost != 0; });
  const bool unified = everyDevice(context, [](const DeviceFacts &facts) { return facts.hostUnifiedMemory; });
  const bool anyPointer = everyDevice(context, [](const DeviceFacts &facts) { return facts.usmSharedSystem != 0; });
  const bool wantsHost = (flags & UR_MEM_FLAG_ALLOC_HOST_POINTER) != 0;
  single_ = takesHost ? unified && anyPointer : hostReaches && (unified || wantsHost);
  const size_t deviceCopies = context.caps().sharedDeviceMemory ? 1 : context.devices().size();
  copies_.resize(single_ ? 1 : 1 + deviceCopies);
  Copy &first = copies_[0];
  first.kind = MemoryKind::host;
  for (uint32_t i = 1; i < copies_.size(); ++i) {
    copies_[i].device = i - 1;
  }
  if (takesHost) {
    first.memory = static_cast<std::byte *>(host);
    first.owned = false;
    first.valid = true;
    hostPointer_ = single_ ? nullptr : first.memory;
  } else if (single_ || host) {
    first.memory = static_cast<std::byte *>(allocateTrimming(context, MemoryKind::host, 0, size, alignment_));
    first.valid = true;
    if (host) {
      std::memcpy(first.memory, host, size);
    }
  }
}

BufferMemory::~BufferMemory() {
  for (const Copy &copy : copies_) {
    if (copy.owned && copy.memory) {
      freeAfterAll(*context_, copy.kind, copy.memory, size_);
    }
  }
  for (const Mapping &mapping : mappings_) {
    if (mapping.temporary) {
      freeAfterAll(*context_, MemoryKind::host, mapping.host, mapping.size);
    }
  }
}

BufferMemory::Copy &BufferMemory::copyOf(uint32_t device) noexcept {
  const size_t place = single_ ? 0 : copies_.size() == 2 ? 1 : 1 + device;
  return copies_[place];
}

void BufferMemory::reserve(uint32_t device) {
  Copy &copy = copyOf(device);
  {
    std::lock_guard lock(mutex_);
    if (copy.memory) {
      return;
    }
    copy.device = device; // where devices share memory, that of the first to use it
  }
  void *made = allocateTrimming(*context_, MemoryKind::device, device, size_, alignment_);
  {
    std::lock_guard lock(mutex_);
    if (!copy.memory) {
      copy.memory = static_cast<std::byte *>(made);
      return;
    }
  }
  (void)context_->driver().free(MemoryKind::device, made); // another thread was faster
}

BufferMemory::Copy *BufferMemory::sourceFor(const Copy &target) noexcept {
  for (Copy &copy : copies_) {
    if (&copy != &target && copy.valid) {
      return &copy;
    }
  }
  return nullptr;
}

/// Copies everything to another place: after what fills the source and after what uses the target.
void BufferMemory::bring(Queue &queue, const Command &command, Copy &source, Copy &target) {
  const Command move{UR_COMMAND_MEM_BUFFER_COPY, command.waitCount, command.waits, nullptr};
  Enqueue enqueue(queue, move);
  for (const Copy *copy : {&source, &target}) {
    waitIfPending(enqueue.waits, copy->ready);
    for (const Ref<Completion> &use : copy->uses) {
      waitIfPending(enqueue.waits, use);
    }
  }
  CopyDesc desc;
  desc.dst = target.memory;
  desc.src = source.memory;
  desc.width = desc.dstRowPitch = desc.srcRowPitch = size_;
  prune(source.uses);
  source.uses.reserve(source.uses.size() + 1);
  Ref<Completion> moved = enqueue.submit(
      [desc](Driver &driver, Stream stream, const Fence &fence) { return driver.copy(stream, desc, fence); }, true);
  target.uses.clear(); // The copy comes after them.
  target.ready = moved;
  target.valid = true;
  source.uses.push_back(std::move(moved));
  if (&source == &copies_[0] && source.owned) { // Initial contents have served their purpose.
    freeLater(*context_, source.kind, std::exchange(source.memory, nullptr), std::exchange(source.uses, {}));
    source.valid = false;
  }
}

std::byte *BufferMemory::acquire(Queue &queue, const Command &command, WaitSet &waits, BufferUse use) {
  Copy &target = copyOf(queue.deviceIndex());
  Copy *source = sourceFor(target);
  if (target.ready && target.ready->progress() == Progress::failed) {
    logger().error("contents of a buffer of %zu bytes failed to reach a device", size_);
    target.ready = {};
    target.valid = target.valid && !source; // What failed to come is brought again, if somebody has it still.
  }
  if (!target.valid && source && use.reads) {
    bring(queue, command, *source, target);
  }
  waitIfPending(waits, target.ready);
  prune(target.uses);
  target.uses.reserve(target.uses.size() + 1);
  return target.memory;
}

void BufferMemory::used(uint32_t device, BufferUse use, const Ref<Completion> &completion) noexcept {
  Copy &target = copyOf(device);
  target.valid = true;
  if (use.writes) {
    for (Copy &copy : copies_) {
      copy.valid = &copy == &target;
    }
  }
  if (completion && tracked()) {
    target.uses.push_back(completion); // acquire() has made room
  }
}

void BufferMemory::addMapping(const Mapping &mapping) {
  std::lock_guard lock(mutex_);
  mappings_.push_back(mapping);
}

BufferMemory::Mapping BufferMemory::takeMapping(const void *host) {
  std::lock_guard lock(mutex_);
  const auto found =
      std::find_if(mappings_.begin(), mappings_.end(), [host](const Mapping &mapping) { return mapping.host == host; });
  if (found == mappings_.end()) {
    throw UR_RESULT_ERROR_INVALID_VALUE;
  }
  const Mapping taken = *found;
  mappings_.erase(found);
  return taken;
}

} // namespace ur::core
