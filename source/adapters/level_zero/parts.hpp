// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands that are several of the driver's: in any order, or one behind the other, and such as go by memory that ends
// with them. What has been submitted of one that fails is over when the caller is told.
#pragma once

#include "adapters/core/port/guarded.hpp"
#include "adapters/level_zero/streams.hpp"

namespace ur::level_zero {

/// A command's times begin with its first part's, of which there is room in `begins`.
inline void keepBegins(Events &events, std::span<const core::NativeEvent> parts, core::NativeEvent whole,
                       core::Few<Event *> begins) noexcept {
  for (const core::NativeEvent part : parts) {
    if (part)
      begins.push(&Event::of(part));
  }
  events.beginWith(Event::of(whole), std::move(begins));
}

/// A command of several parts: part(number, fence) enqueues one of them. Throws bad_alloc.
template <class Part>
[[nodiscard]] ur_result_t inParts(const core::DriverPass &pass, core::Stream stream, size_t parts,
                                  const core::Fence &fence, uint64_t *scratch, Part part) {
  Stream &to = Stream::of(stream);
  // In order the last one's end is the end of all, and the first one's waits are those of all; else each has its own.
  const bool timed = fence.signal && (fence.timed || to.profiling);
  std::vector<core::NativeEvent> ends(to.ordered ? (timed ? 1 : 0) : parts);
  core::Few<Event *> begins;
  if (timed)
    begins.reserve(ends.size());
  ur_result_t result = UR_RESULT_SUCCESS;
  for (size_t i = 0; i < parts && result == UR_RESULT_SUCCESS; ++i) {
    const bool last = i + 1 == parts;
    core::NativeEvent *const end = i < ends.size() ? &ends[i] : nullptr;
    result = part(i, to.ordered ? core::Fence{i == 0 ? fence.waits : std::span<const core::NativeEvent>(),
                                              last ? fence.signal : end, fence.timed}
                                : core::Fence{fence.waits, end, timed});
  }
  if (result == UR_RESULT_SUCCESS && !to.ordered && fence.signal)
    result = enqueueFence(pass, stream, core::FenceKind::wait, {ends, fence.signal, fence.timed}, scratch);
  if (result != UR_RESULT_SUCCESS)
    (void)finishStream(pass, to);
  else if (timed)
    keepBegins(to.events, ends, *fence.signal, std::move(begins));
  for (const core::NativeEvent end : ends) {
    if (end)
      to.events.give(Event::of(end));
  }
  return result;
}

/// A command of two parts, the second behind the first: first(fence) and second(fence) enqueue them. Throws bad_alloc.
template <class First, class Second>
[[nodiscard]] ur_result_t inSequence(const core::DriverPass &pass, core::Stream stream, const core::Fence &fence,
                                     First first, Second second) {
  Stream &to = Stream::of(stream);
  const bool timed = fence.signal && (fence.timed || to.profiling);
  core::Few<Event *> begins;
  if (timed)
    begins.reserve(1);
  core::NativeEvent middle = nullptr;
  ur_result_t result = first(core::Fence{fence.waits, timed || !to.ordered ? &middle : nullptr, timed});
  const std::span<const core::NativeEvent> behind(&middle, to.ordered ? 0 : 1);
  if (result == UR_RESULT_SUCCESS)
    result = second(core::Fence{behind, fence.signal, fence.timed});
  if (result != UR_RESULT_SUCCESS)
    (void)finishStream(pass, to);
  else if (timed)
    keepBegins(to.events, {&middle, 1}, *fence.signal, std::move(begins));
  if (middle)
    to.events.give(Event::of(middle));
  return result;
}

/// A command by way of host memory that every device reaches, of so many bytes: body(memory, fence) enqueues it.
template <class Body>
[[nodiscard]] ur_result_t withStaging(const core::DriverPass &pass, core::Stream stream, size_t size,
                                      const core::Fence &fence, Body body) noexcept {
  Stream &to = Stream::of(stream);
  const Api &api = to.api();
  ze_host_mem_alloc_desc_t memory{};
  memory.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC;
  void *staged = nullptr;
  if (const ze_result_t result =
          api.zeMemAllocHost(pass, to.context.native(), &memory, size, alignof(std::max_align_t), &staged);
      result != ZE_RESULT_SUCCESS)
    return translate(result);
  core::NativeEvent end = nullptr;
  const ur_result_t result = core::guarded([&] {
    return body(static_cast<std::byte *>(staged), core::Fence{fence.waits, &end, fence.timed});
  });
  if (result != UR_RESULT_SUCCESS) {
    (void)api.zeMemFree(pass, to.context.native(), staged);
    return result;
  }
  Event::of(end).staging = staged;
  if (fence.signal)
    *fence.signal = end;
  else
    to.events.give(Event::of(end));
  return UR_RESULT_SUCCESS;
}

} // namespace ur::level_zero
