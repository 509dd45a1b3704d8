// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The contents of a buffer or an image. Where the host and all devices of the context reach one memory, there is one
// site for them. Elsewhere each site (the host, and each device, or all devices together where they share memory) may
// have a copy of its own, made when a command there first needs it; a command finds the contents moved to its device in
// front of it, in order with whatever else uses them. If the move fails, so does the command (where
// the driver tells the failures of one stream apart); the next one has the contents moved again.
//
// Thread-safe. What is said to need the lock is called with mutex() held, which is taken before a queue's lock, and of
// several contents in the order of their addresses; nothing blocks under it but short copies by the host. Storage is
// given back once no command of the context that was submitted before its end can use it.
#pragma once

#include "adapters/core/order/stamp.hpp"
#include "adapters/core/order/wait_list.hpp"
#include "adapters/core/port/driver.hpp"

#include <mutex>

namespace ur::core {

/// What a site keeps contents in: memory of one of the driver's kinds, or an image of the driver's.
enum class Storage : uint8_t { host, device, shared, image };

/// Of images: device.
[[nodiscard]] MemoryKind memoryKind(Storage kind) noexcept;

/// How a command uses contents.
struct ContentsUse {
  bool reads = true; ///< false: the command writes all of it, so what was there needn't be brought
  bool writes = false;
};

inline constexpr ur_mem_flags_t kMemAccess = UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;

/// Throws INVALID_VALUE for flags that contradict each other.
void checkMemFlags(ur_mem_flags_t flags);

class ContentsMover;

class Contents : public RefCounted {
public:
  virtual ~Contents();

  [[nodiscard]] Context &context() const noexcept { return *context_; }
  /// Bytes of it all.
  [[nodiscard]] size_t size() const noexcept { return size_; }
  [[nodiscard]] std::mutex &mutex() noexcept { return mutex_; }

  /// Sees to it that the device has storage. Without any lock. Throws.
  void reserve(uint32_t device);
  /// With the lock, and after reserve(): the storage for a command on that device, which waits for what it must. May
  /// submit a copy that brings the contents. Throws.
  [[nodiscard]] void *acquire(uint32_t device, ContentsMover &mover, WaitSet &waits, ContentsUse use);
  /// With the lock: whether used() needs the command's completion.
  [[nodiscard]] bool tracked() const noexcept { return sites_.size() > 2 || (sites_.size() == 2 && sites_[0].valid); }
  /// With the lock: a command with storage of acquire() is on its way.
  void used(uint32_t device, ContentsUse use, const Ref<Completion> &completion) noexcept;

  /// An address, or a NativeImage.
  struct End {
    Storage kind = Storage::device;
    void *storage = nullptr;
  };
  /// What a device, named by its position, has for the contents, whether they are there now or not: the same for ever.
  /// Without any lock. Throws.
  [[nodiscard]] End on(uint32_t device);
  /// The device of storage that was taken in; else the first.
  [[nodiscard]] uint32_t home() const noexcept { return home_; }

protected:
  struct Site : End {
    uint32_t device = 0;
    bool owned = true, valid = false;
    Ref<Completion> ready; ///< of the command that brought the contents; null: long ago
    Site *from = nullptr;  ///< until that is over: what has the contents still if it fails
    Stamp uses;            ///< since then
  };

  /// `single`: one site, which everybody reaches; else one for the host, and those of the devices, whose storage is of
  /// that kind. Throws.
  Contents(Context &context, size_t size, bool single, Storage onDevices);

  /// Storage on a device, not yet anybody's. Without locks. Throws.
  [[nodiscard]] virtual void *make(uint32_t device) = 0;
  /// Before others know the object: the contents are in storage that exists. Not owned: it isn't given back.
  void adopt(uint32_t device, const End &storage, bool owned) noexcept;
  /// The port call that copies everything from one site to another.
  [[nodiscard]] virtual ur_result_t move(Driver &driver, Stream stream, const Fence &fence, const End &from,
                                         const End &to) const noexcept = 0;

  [[nodiscard]] bool single() const noexcept { return sites_.size() == 1; }
  /// The single site, or the host's. Without the lock only before others know the object, or for what is constant.
  [[nodiscard]] Site &first() noexcept { return sites_[0]; }
  [[nodiscard]] const Site &first() const noexcept { return sites_[0]; }

private:
  friend struct ContentsMove;
  [[nodiscard]] Site &siteOf(uint32_t device) noexcept;
  [[nodiscard]] Site *sourceFor(const Site &target) noexcept;
  void settle(Site &site) noexcept;
  void giveUpInitial() noexcept;
  void bring(ContentsMover &mover, Site &source, Site &target);

  const Ref<Context> context_;
  const size_t size_;
  uint32_t home_ = 0;
  std::mutex mutex_;        // guards what follows
  std::vector<Site> sites_; ///< one; or the host's, then the devices'
};

/// The port call of a copy that brings contents.
struct ContentsMove {
  const Contents *contents;
  Contents::End from, to;

  ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
    return contents->move(driver, stream, fence, from, to);
  }

  struct Owned {
    Ref<const Contents> contents;
    Contents::End from, to;
    ur_result_t operator()(Driver &driver, Stream stream, const Fence &fence) const {
      return ContentsMove{contents.get(), from, to}(driver, stream, fence);
    }
  };
  [[nodiscard]] Owned owned() const { return {Ref<const Contents>(contents), from, to}; }
};

/// A command that uses contents, as far as they need it: it has copies to submit.
class ContentsMover {
public:
  /// On the command's queue: after what the command waits for, after what filled the source, with which it fails, and
  /// after those, however they end. Throws.
  [[nodiscard]] virtual Ref<Completion> submitMove(const ContentsMove &move, const Ref<Completion> &filled,
                                                   const Stamp &after) = 0;

protected:
  ~ContentsMover() = default;
};

/// Gives storage of the driver's back once its users are over, at the latest with the context. At once, which may
/// block, only where there are none.
void freeLater(Context &context, Storage kind, void *storage, Stamp users) noexcept;
/// The same, after everything that the context's queues have been given so far.
void freeAfterAll(Context &context, Storage kind, void *storage) noexcept;

} // namespace ur::core
