// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What every handle of the API begins with. Loaders read the address of the dispatch table from a handle's first word,
// so no handle class has virtual functions, and Object is its first base.
//
// Two counts: the users' references (retain and release of the API; what reference-count queries answer) and the
// internal ones (Ref<T>). The users together hold one internal reference, so a handle that its user has released lives
// on as long as the core needs it: a queue by its events, a program by its kernels.
#pragma once

#include "adapters/core/object/ref.hpp"
#include "unified-runtime/ur_ddi.h"

#include <type_traits>

namespace ur::core {

// The handles of the API are the core's own classes; their global names are the API's.
using Adapter = ::ur_adapter_handle_t_;
using Platform = ::ur_platform_handle_t_;
using Device = ::ur_device_handle_t_;
using Context = ::ur_context_handle_t_;
using Queue = ::ur_queue_handle_t_;
using Event = ::ur_event_handle_t_;
using UsmPool = ::ur_usm_pool_handle_t_;
using Program = ::ur_program_handle_t_;
using Kernel = ::ur_kernel_handle_t_;
using Mem = ::ur_mem_handle_t_;
using PhysicalMem = ::ur_physical_mem_handle_t_;
using Sampler = ::ur_sampler_handle_t_;
using CommandBuffer = ::ur_exp_command_buffer_handle_t_;
using CapturedGraph = ::ur_exp_graph_handle_t_;
using ExecutableGraph = ::ur_exp_executable_graph_handle_t_;

enum class Tag : uint32_t {
  adapter = 0x75720001,
  platform,
  device,
  context,
  queue,
  event,
  pool,
  program,
  kernel,
  mem,
  physicalMem,
  sampler,
  externalMem,
  externalSemaphore,
  commandBuffer,
  recordedCommand,
  capturedGraph,
  executableGraph,
};

/// The table that new handles carry: at first the adapter's own; changed by urxAdapterSetHandleTable.
[[nodiscard]] const ur_dditable_t *handleTable() noexcept;
/// Whether handles of this adapter carry that table, or have carried it. Looks at the address alone.
[[nodiscard]] bool isHandleTable(const ur_dditable_t *table) noexcept;

class Object {
public:
  Object(const Object &) = delete;
  Object &operator=(const Object &) = delete;

  /// A user's new reference. Any thread that has one, or that keeps the object alive otherwise.
  void retain() noexcept {
    if (users_.fetch_add(1, std::memory_order_relaxed) == 0)
      addRef(); // No user was left, the core kept the object: the new user keeps it too.
  }
  /// Behind whatever users who are gone have done with it.
  [[nodiscard]] uint32_t users() const noexcept { return users_.load(std::memory_order_acquire); }

  enum class Dropped { none, one, last };
  /// As dropUser, by the only user where only users hold the object: nobody else can be at the counts.
  void dropOnlyUser() noexcept { users_.store(0, std::memory_order_relaxed); }
  /// Takes one of the users' references; none where there is no more: a release too many.
  [[nodiscard]] Dropped dropUser() noexcept {
    uint32_t users = users_.load(std::memory_order_relaxed);
    while (users != 0) {
      if (users_.compare_exchange_weak(users, users - 1, std::memory_order_acq_rel, std::memory_order_relaxed))
        return users == 1 ? Dropped::last : Dropped::one;
    }
    return Dropped::none;
  }

  void addRef() const noexcept { addRefs(1); }
  void addRefs(uint32_t count) const noexcept { refs_.fetch_add(count, std::memory_order_relaxed); }
  /// Not the last ones.
  void dropRefs(uint32_t count) const noexcept { refs_.fetch_sub(count, std::memory_order_release); }
  [[nodiscard]] bool tryAddRef() const noexcept { return tryIncrement(refs_); }
  [[nodiscard]] bool dropRef() const noexcept { return refs_.fetch_sub(1, std::memory_order_acq_rel) == 1; }
  [[nodiscard]] bool onlyRef() const noexcept { return refs_.load(std::memory_order_acquire) == 1; }
  [[nodiscard]] Tag tag() const noexcept { return tag_; }
  /// Whether both are of the same adapter. Of a handle of another one nothing but its first word is read.
  [[nodiscard]] bool isOfAdapterOf(const Object &other) const noexcept {
    // A second loader may have given the adapter another table since.
    return table_ == other.table_ || (isHandleTable(table_) && isHandleTable(other.table_));
  }

protected:
  /// With one user, who holds the internal reference. With none, the maker holds it.
  Object(Tag tag, uint32_t users) noexcept : table_(handleTable()), users_(users), tag_(tag) {}
  ~Object() = default;

private:
  const ur_dditable_t *table_;
  std::atomic<uint32_t> users_;
  Tag tag_;
  mutable std::atomic<uint32_t> refs_{1};
};

static_assert(std::is_standard_layout_v<Object> && !std::is_polymorphic_v<Object>);
static_assert(sizeof(Object) == 24 && alignof(Object) == alignof(void *));

/// What each handle class owes: no virtual function, Object first (then the table is the first word).
template <typename Handle>
constexpr bool isHandle = std::is_base_of_v<Object, Handle> && !std::is_polymorphic_v<Handle>;

/// Whether users' references to an object count: those to what lives for ever don't, where the class says so.
template <typename Handle>
[[nodiscard]] bool isCounted(const Handle &handle) noexcept {
  if constexpr (requires { handle.counted(); })
    return handle.counted();
  else
    return true;
}

/// A user's retain, as the API answers it.
template <typename Handle>
ur_result_t retain(Handle *handle) noexcept {
  static_assert(isHandle<Handle>);
  if (isCounted(*handle))
    handle->retain();
  return UR_RESULT_SUCCESS;
}

/// A user's release. Throws Handle::kInvalid where no user's reference is left. `abandoned`, where the class has it,
/// runs when the last user goes, before the internal reference is dropped; what it answers goes after that.
template <typename Handle>
void release(Handle *handle) {
  static_assert(isHandle<Handle>);
  if constexpr (FoundOnlyByOwners<Handle>) {
    if (handle->users() == 1 && handle->onlyRef()) [[likely]] {
      handle->dropOnlyUser();
      Handle::destroy(handle);
      return;
    }
  }
  if (!isCounted(*handle))
    return;
  switch (handle->dropUser()) {
  case Object::Dropped::none:
    throw Handle::kInvalid;
  case Object::Dropped::one:
    return;
  case Object::Dropped::last:
    if constexpr (requires { handle->abandoned().get(); }) {
      const auto after = handle->abandoned();
      unref(handle);
    } else {
      if constexpr (requires { handle->abandoned(); })
        handle->abandoned();
      unref(handle);
    }
  }
}

/// Turns a failure into an exception, which the entry points turn back.
inline void check(ur_result_t result) {
  if (result != UR_RESULT_SUCCESS) [[unlikely]] {
    throw result;
  }
}

} // namespace ur::core
