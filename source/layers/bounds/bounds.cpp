// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/bounds/bounds.hpp"

#include "layers/findings.hpp"

#include <algorithm>
#include <mutex>
#include <new>
#include <unordered_map>

namespace ur::layers::bounds {
namespace {

/// The contexts of command buffers, which can't be asked for them. What is gone stays, until its address is used again.
class Contexts {
public:
  void put(ur_exp_command_buffer_handle_t buffer, ur_context_handle_t context) noexcept {
    std::lock_guard lock(mutex_);
    try {
      contexts_[buffer] = context;
    } catch (const std::bad_alloc &) {
      contexts_.erase(buffer); // of one that is gone
    }
  }
  [[nodiscard]] ur_context_handle_t of(ur_exp_command_buffer_handle_t buffer) noexcept {
    std::lock_guard lock(mutex_);
    const auto found = contexts_.find(buffer);
    return found == contexts_.end() ? nullptr : found->second;
  }

private:
  std::mutex mutex_;
  std::unordered_map<ur_exp_command_buffer_handle_t, ur_context_handle_t> contexts_;
};

constinit std::atomic<Contexts *> contexts{nullptr}; // made once, never destroyed: threads may still call at exit

/// Of the first parameter: a context, or what is in one.
ur_context_handle_t contextOf(const Call &call, const CallTable &below) noexcept {
  switch (static_cast<reflection::HandleId>(call.field(0).type.index)) {
  case reflection::HandleId::ur_context_handle_t:
    return call.parameter<ur_context_handle_t>(0);
  case reflection::HandleId::ur_exp_command_buffer_handle_t:
    return contexts.load(std::memory_order_acquire)->of(call.parameter<ur_exp_command_buffer_handle_t>(0));
  default: {
    ur_context_handle_t context = nullptr;
    (void)below.Queue.pfnGetInfo(call.parameter<ur_queue_handle_t>(0), UR_QUEUE_INFO_CONTEXT, sizeof context, &context,
                                 nullptr);
    return context;
  }
  }
}

/// One block of memory, as the adapter knows it.
struct Block {
  ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
  const void *base = nullptr;
  size_t size = 0;

  Block(const CallTable &below, ur_context_handle_t context, const void *memory) noexcept {
    const auto ask = [&](ur_usm_alloc_info_t what, auto &value) {
      return below.USM.pfnGetMemAllocInfo(context, memory, what, sizeof value, &value, nullptr) == UR_RESULT_SUCCESS;
    };
    if (!ask(UR_USM_ALLOC_INFO_TYPE, type) || type == UR_USM_TYPE_UNKNOWN || !ask(UR_USM_ALLOC_INFO_BASE_PTR, base) ||
        !ask(UR_USM_ALLOC_INFO_SIZE, size))
      type = UR_USM_TYPE_UNKNOWN;
  }
  [[nodiscard]] bool known() const noexcept { return type != UR_USM_TYPE_UNKNOWN && base; }
};

/// Whether all of it is a program's own virtual memory, mapped for some use, where several blocks may lie side by side
/// as one.
bool isVirtual(const CallTable &below, ur_context_handle_t context, const Extent &extent) noexcept {
  ur_virtual_mem_access_flags_t access = 0;
  const auto start = reinterpret_cast<uintptr_t>(extent.memory);
  if (extent.begin > UINTPTR_MAX - start)
    return false;
  const auto *const begin = reinterpret_cast<const void *>(start + extent.begin);
  return below.VirtualMem.pfnGetInfo(context, begin, extent.size, UR_VIRTUAL_MEM_INFO_ACCESS_MODE, sizeof access,
                                     &access, nullptr) == UR_RESULT_SUCCESS &&
         (access & (UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE | UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY)) != 0;
}

/// Pixels of a row, rows or slices, of which an array's images are some. 0: not known.
size_t edgeOf(const CallTable &below, const Extent &extent) noexcept {
  const auto ask = [&](ur_image_info_t what) {
    size_t value = 0;
    const ur_result_t result = below.Mem.pfnImageGetInfo(extent.object, what, sizeof value, &value, nullptr);
    return result == UR_RESULT_SUCCESS ? value : 0;
  };
  if (extent.of == Of::width || ask(UR_IMAGE_INFO_WIDTH) == 0)
    return ask(UR_IMAGE_INFO_WIDTH);
  const size_t height = ask(UR_IMAGE_INFO_HEIGHT), layers = std::max<size_t>(1, ask(UR_IMAGE_INFO_ARRAY_SIZE));
  if (extent.of == Of::height)
    return height ? height : layers;
  return height ? std::max<size_t>(1, ask(UR_IMAGE_INFO_DEPTH)) * layers : 1;
}

/// Of the variable that the call names, on its queue's device. 0: not known.
size_t sizeOfVariable(const CallTable &below, const Call &call) noexcept {
  ur_device_handle_t device = nullptr;
  if (below.Queue.pfnGetInfo(call.parameter<ur_queue_handle_t>(0), UR_QUEUE_INFO_DEVICE, sizeof device, &device,
                             nullptr) != UR_RESULT_SUCCESS)
    return 0;
  size_t size = 0;
  void *address = nullptr;
  return below.Program.pfnGetGlobalVariablePointer(device, call.parameter<ur_program_handle_t>(1),
                                                   call.parameter<const char *>(2), &size,
                                                   &address) == UR_RESULT_SUCCESS
             ? size
             : 0;
}

/// What the sentence says of each of Of.
constexpr struct {
  const char *unit, *thing, *whole;
} kWords[] = {{"byte", "memory", "bytes"}, {"byte", "a buffer", "bytes"},   {"pixel", "an image", "pixels a row"},
              {"row", "an image", "rows"}, {"slice", "an image", "slices"}, {"byte", "a variable", "bytes"}};

} // namespace

constinit std::atomic<const CallTable *> next{nullptr};

void start() {
  if (!contexts.load(std::memory_order_relaxed))
    contexts.store(new Contexts, std::memory_order_release);
}

bool Check::fits(const Extent &extent, ur_context_handle_t context) noexcept {
  const CallTable &below = *next.load(std::memory_order_relaxed);
  offset_ = extent.begin;
  if (extent.of == Of::buffer) {
    if (below.Mem.pfnGetInfo(extent.object, UR_MEM_INFO_SIZE, sizeof whole_, &whole_, nullptr) != UR_RESULT_SUCCESS)
      return true;
  } else if (extent.of != Of::memory) {
    whole_ = extent.variable ? sizeOfVariable(below, *extent.variable) : edgeOf(below, extent);
    if (whole_ == 0)
      return true;
  } else {
    if (!context)
      return true;
    const Block block(below, context, extent.memory);
    if (!block.known())
      return true;
    whole_ = block.size;
    offset_ +=
        static_cast<size_t>(static_cast<const std::byte *>(extent.memory) - static_cast<const std::byte *>(block.base));
  }
  if (extent.size <= whole_ && offset_ <= whole_ - extent.size && offset_ >= extent.begin)
    return true;
  return extent.memory && isVirtual(below, context, extent);
}

bool Check::enter(bool) noexcept {
  const Extents extents(call_);
  if (extents.all().empty())
    return true;
  const ur_context_handle_t context = contextOf(call_, *next.load(std::memory_order_relaxed));
  for (const Extent &extent : extents.all()) {
    if (!fits(extent, context)) {
      wrong_ = extent;
      return false;
    }
  }
  return true;
}

ur_result_t Check::refuse() const noexcept {
  const auto &words = kWords[static_cast<size_t>(wrong_.of)];
  findInCall("%s refuses its parameters: UR_RESULT_ERROR_INVALID_SIZE, since it reaches %zu %s%s from %s %zu on of "
             "`%s`, %s of %zu %s",
             call_.name(), wrong_.size, words.unit, wrong_.size == 1 ? "" : "s", words.unit, offset_, wrong_.argument,
             words.thing, whole_, words.whole);
  return UR_RESULT_ERROR_INVALID_SIZE;
}

ur_result_t Check::leave(ur_result_t result) const noexcept {
  if (call_.record == reflection::RecordId::ur_command_buffer_create_exp_params_t && result == UR_RESULT_SUCCESS) {
    const auto &given = as<ur_command_buffer_create_exp_params_t>(call_);
    contexts.load(std::memory_order_acquire)->put(**given.pphCommandBuffer, *given.phContext);
  }
  return result;
}

} // namespace ur::layers::bounds
