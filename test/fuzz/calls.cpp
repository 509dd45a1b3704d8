// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sequences of calls of the API with handles that are live, stale or of another kind, and memory of every kind, through
// the loader with all validation on. Whatever a program calls, in whatever order, by the validating layers nothing but
// results may come of it, and nothing is left.
//
// UR_ADAPTERS_FORCE_LOAD names the adapter. An input is a sequence: a byte for the call, and bytes for its arguments.
#include "fuzz/target.hpp"
#include "unified-runtime/ur_api.h"

#include <array>
#include <vector>

namespace {

constexpr size_t kMostBytes = 1 << 16;
constexpr uint32_t kMostCalls = 200;

/// Handles of one kind that calls have given, and those that were released.
template <typename Handle>
class Handles {
public:
  void add(Handle handle) {
    if (handle)
      all_.push_back(handle);
  }
  /// One of them, or none.
  Handle any(fuzz::Input &input) const {
    const uint8_t which = input.byte();
    return which == 0xff || all_.empty() ? nullptr : all_[which % all_.size()];
  }
  /// Releases until the layer for lifetimes says that nothing is held.
  template <typename Release>
  void end(Release release) {
    for (const Handle handle : all_) {
      while (release(handle) == UR_RESULT_SUCCESS) {
      }
    }
    all_.clear();
  }
  [[nodiscard]] const std::vector<Handle> &all() const noexcept { return all_; }
  std::vector<Handle> some(fuzz::Input &input) const {
    std::vector<Handle> list(all_.empty() ? 0 : input.byte() % 4);
    for (Handle &one : list)
      one = all_[input.byte() % all_.size()];
    return list;
  }

private:
  std::vector<Handle> all_;
};

struct Platform {
  Platform() {
    ::setenv("UR_ENABLE_LAYERS", "UR_LAYER_FULL_VALIDATION", 1);
    ::setenv("UR_LOG_VALIDATION", "level:quiet", 1);
    fuzz::require(urLoaderInit(0, nullptr) == UR_RESULT_SUCCESS, "the loader goes up");
    fuzz::require(urAdapterGet(1, &adapter, nullptr) == UR_RESULT_SUCCESS && adapter, "there is an adapter");
    fuzz::require(urPlatformGet(adapter, 1, &platform, nullptr) == UR_RESULT_SUCCESS, "there is a platform");
    fuzz::require(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, nullptr) == UR_RESULT_SUCCESS,
                  "there is a device");
  }
  ur_adapter_handle_t adapter = nullptr;
  ur_platform_handle_t platform = nullptr;
  ur_device_handle_t device = nullptr;
};

const Platform &platform() {
  static const Platform made;
  return made;
}

/// One sequence.
class Session {
public:
  explicit Session(fuzz::Input &input) : in_(input) {
    fuzz::require(urContextCreate(1, &platform().device, nullptr, &context_) == UR_RESULT_SUCCESS, "a context is made");
  }
  ~Session() {
    events_.end(urEventRelease);
    commands_.end(urCommandBufferReleaseExp);
    buffers_.end(urMemRelease);
    queues_.end([](ur_queue_handle_t queue) {
      (void)urQueueFinish(queue);
      return urQueueRelease(queue);
    });
    for (void *const block : blocks_)
      (void)urUSMFree(context_, block);
    pools_.end(urUSMPoolRelease);
    fuzz::require(urContextRelease(context_) == UR_RESULT_SUCCESS, "the context is still held");
  }
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  void run() {
    for (uint32_t i = 0; i < kMostCalls && !in_.empty(); ++i)
      call();
  }

private:
  size_t size() noexcept { return in_.number<uint16_t>(); }
  /// Memory that is live, and at most so much of it; null: none.
  std::byte *memory(size_t *most) {
    if (blocks_.empty())
      return own(most);
    const size_t which = in_.byte() % (blocks_.size() + 1);
    if (which == blocks_.size())
      return own(most);
    *most = sizes_[which];
    return static_cast<std::byte *>(blocks_[which]);
  }
  std::byte *own(size_t *most) {
    static std::array<std::byte, kMostBytes> memory;
    *most = memory.size();
    return memory.data();
  }
  void keep(void *block, size_t size) {
    if (block) {
      blocks_.push_back(block);
      sizes_.push_back(size);
    }
  }
  /// Takes one out; null: none.
  void *take() {
    if (blocks_.empty())
      return nullptr;
    const size_t which = in_.byte() % blocks_.size();
    void *const block = blocks_[which];
    blocks_[which] = blocks_.back();
    sizes_[which] = sizes_.back();
    blocks_.pop_back();
    sizes_.pop_back();
    return block;
  }
  void settle() {
    for (const ur_queue_handle_t queue : queues_.all())
      (void)urQueueFinish(queue);
  }
  template <typename Call>
  void enqueue(Call call) {
    const std::vector<ur_event_handle_t> waits = events_.some(in_);
    ur_event_handle_t event = nullptr;
    (void)call(static_cast<uint32_t>(waits.size()), waits.empty() ? nullptr : waits.data(),
               in_.byte() % 2 ? &event : nullptr);
    events_.add(event);
  }

  void call();
  void objects(uint8_t what);
  void memoryCalls(uint8_t what);
  void bufferCalls(uint8_t what);
  void commandCalls(uint8_t what);

  fuzz::Input &in_;
  ur_context_handle_t context_ = nullptr;
  Handles<ur_queue_handle_t> queues_;
  Handles<ur_event_handle_t> events_;
  Handles<ur_usm_pool_handle_t> pools_;
  Handles<ur_mem_handle_t> buffers_;
  Handles<ur_exp_command_buffer_handle_t> commands_;
  std::vector<void *> blocks_;
  std::vector<size_t> sizes_;
};

void Session::call() {
  const uint8_t what = in_.byte();
  switch (what / 8 % 4) {
  case 0:
    return objects(what % 8);
  case 1:
    return memoryCalls(what % 8);
  case 2:
    return bufferCalls(what % 8);
  default:
    return commandCalls(what % 8);
  }
}

void Session::objects(uint8_t what) {
  switch (what) {
  case 0: {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr, in_.number<uint16_t>()};
    ur_queue_handle_t queue = nullptr;
    (void)urQueueCreate(context_, platform().device, in_.byte() % 4 ? nullptr : &properties, &queue);
    return queues_.add(queue);
  }
  case 1:
    (void)urQueueFinish(queues_.any(in_));
    return;
  case 2:
    settle();
    (void)(in_.byte() % 2 ? urQueueRelease : urQueueRetain)(queues_.any(in_));
    return;
  case 3:
    (void)(in_.byte() % 2 ? urEventRelease : urEventRetain)(events_.any(in_));
    return;
  case 4: {
    const std::vector<ur_event_handle_t> events = events_.some(in_);
    (void)urEventWait(static_cast<uint32_t>(events.size()), events.data());
    return;
  }
  case 5: {
    uint64_t value = 0;
    size_t size = 0;
    (void)urEventGetInfo(events_.any(in_), static_cast<ur_event_info_t>(in_.byte() % 8), in_.byte() % 12, &value,
                         &size);
    return;
  }
  case 6: {
    ur_usm_pool_desc_t desc{UR_STRUCTURE_TYPE_USM_POOL_DESC, nullptr, in_.byte()};
    ur_usm_pool_handle_t pool = nullptr;
    (void)urUSMPoolCreate(context_, &desc, &pool);
    return pools_.add(pool);
  }
  default:
    // Of another kind.
    (void)urQueueFlush(reinterpret_cast<ur_queue_handle_t>(events_.any(in_)));
    (void)urEventRelease(reinterpret_cast<ur_event_handle_t>(pools_.any(in_)));
  }
}

void Session::memoryCalls(uint8_t what) {
  const ur_queue_handle_t queue = queues_.any(in_);
  switch (what) {
  case 0:
  case 1: {
    constexpr std::array kAllocate = {urEnqueueUSMDeviceAllocExp, urEnqueueUSMSharedAllocExp, urEnqueueUSMHostAllocExp};
    const auto allocate = kAllocate[in_.byte() % kAllocate.size()];
    const size_t wanted = size();
    void *block = nullptr;
    enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return allocate(queue, pools_.any(in_), wanted, nullptr, count, waits, &block, event);
    });
    return keep(block, wanted);
  }
  case 2: {
    settle(); // Memory that others use may not be freed; that they wait is no matter of validation.
    void *const block = take();
    const auto free = [&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      const ur_result_t result = urEnqueueUSMFreeExp(queue, nullptr, block, count, waits, event);
      if (result != UR_RESULT_SUCCESS)
        (void)urUSMFree(context_, block);
      else if (in_.byte() % 4 == 0)
        (void)urEnqueueUSMFreeExp(queue, nullptr, block, 0, nullptr, nullptr); // once more
      return result;
    };
    return enqueue(free);
  }
  case 3: {
    void *block = nullptr;
    const size_t wanted = size();
    (void)(in_.byte() % 2 ? urUSMHostAlloc(context_, nullptr, pools_.any(in_), wanted, &block)
                          : urUSMDeviceAlloc(context_, platform().device, nullptr, pools_.any(in_), wanted, &block));
    return keep(block, wanted);
  }
  case 4: {
    size_t most = 0;
    std::byte *const to = memory(&most);
    const size_t wanted = size(), pattern = size_t{1} << in_.byte() % 6;
    const bool known = !blocks_.empty() && to == blocks_[0]; // of others nobody knows the size
    const std::array<uint64_t, 8> value{1, 2, 3, 4};
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueUSMFill(queue, to, pattern, value.data(), known ? wanted : std::min(wanted, most), count, waits,
                              event);
    });
  }
  case 5: {
    size_t most = 0, mostFrom = 0;
    std::byte *const to = memory(&most), *const from = memory(&mostFrom);
    const size_t wanted = std::min(std::min(size(), most), mostFrom);
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueUSMMemcpy(queue, in_.byte() % 2, to, from, wanted, count, waits, event);
    });
  }
  case 6:
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return (in_.byte() % 2 ? urEnqueueEventsWait : urEnqueueEventsWaitWithBarrier)(queue, count, waits, event);
    });
  default:
    (void)urUSMPoolTrimToExp(context_, platform().device, pools_.any(in_), size());
  }
}

void Session::bufferCalls(uint8_t what) {
  const ur_queue_handle_t queue = queues_.any(in_);
  const ur_mem_handle_t buffer = buffers_.any(in_), other = buffers_.any(in_);
  const size_t offset = size(), length = size();
  switch (what) {
  case 0: {
    ur_mem_handle_t made = nullptr;
    (void)urMemBufferCreate(context_, UR_MEM_FLAG_READ_WRITE, length, nullptr, &made);
    return buffers_.add(made);
  }
  case 1: {
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, offset, length};
    ur_mem_handle_t made = nullptr;
    (void)urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region, &made);
    return buffers_.add(made);
  }
  case 2:
  case 3: {
    size_t most = 0;
    std::byte *const host = own(&most);
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      if (what == 2)
        return urEnqueueMemBufferRead(queue, buffer, in_.byte() % 2, offset, length, host, count, waits, event);
      return urEnqueueMemBufferWrite(queue, buffer, in_.byte() % 2, offset, length, host, count, waits, event);
    });
  }
  case 4:
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueMemBufferCopy(queue, buffer, other, offset, size(), length, count, waits, event);
    });
  case 5:
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      const uint64_t value = 5;
      return urEnqueueMemBufferFill(queue, buffer, &value, in_.byte() % 9, offset, length, count, waits, event);
    });
  case 6: {
    void *mapped = nullptr;
    enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueMemBufferMap(queue, buffer, true, in_.byte() % 8, offset, length, count, waits, event, &mapped);
    });
    if (mapped) {
      enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
        return urEnqueueMemUnmap(queue, buffer, mapped, count, waits, event);
      });
    }
    return;
  }
  default:
    (void)(in_.byte() % 2 ? urMemRelease : urMemRetain)(buffer);
  }
}

void Session::commandCalls(uint8_t what) {
  const ur_exp_command_buffer_handle_t commands = commands_.any(in_);
  ur_exp_command_buffer_sync_point_t after = in_.byte() % 4, point = 0;
  const uint32_t points = in_.byte() % 2;
  switch (what) {
  case 0:
  case 1: {
    const ur_exp_command_buffer_desc_t desc{UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, nullptr, in_.byte() % 2 == 0,
                                            in_.byte() % 2 == 0, in_.byte() % 2 == 0};
    ur_exp_command_buffer_handle_t made = nullptr;
    (void)urCommandBufferCreateExp(context_, platform().device, &desc, &made);
    return commands_.add(made);
  }
  case 2: {
    size_t most = 0;
    std::byte *const to = own(&most);
    const uint32_t value = 7;
    (void)urCommandBufferAppendUSMFillExp(commands, to, &value, 4, size() % most, points, &after, 0, nullptr, &point,
                                          nullptr, nullptr);
    return;
  }
  case 3:
    (void)urCommandBufferAppendMemBufferCopyExp(commands, buffers_.any(in_), buffers_.any(in_), size(), size(), size(),
                                                points, &after, 0, nullptr, &point, nullptr, nullptr);
    return;
  case 4:
    (void)urCommandBufferFinalizeExp(commands);
    return;
  case 5:
  case 6:
    return enqueue([&](uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
      return urEnqueueCommandBufferExp(queues_.any(in_), commands, count, waits, event);
    });
  default:
    (void)(in_.byte() % 2 ? urCommandBufferReleaseExp : urCommandBufferRetainExp)(commands);
  }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  (void)platform();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  fuzz::Input input(data, size);
  Session session(input);
  session.run();
  return 0;
}
