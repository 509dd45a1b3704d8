// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/cuda_like/staging.hpp"

#include "adapters/core/object/room.hpp"
#include "adapters/cuda_like/transfers.hpp"

#include <algorithm>
#include <cstring>
#include <new>

namespace ur::LANEWAY_VENDOR {

namespace {

void copyOnHost(const core::CopyDesc &desc) noexcept {
  for (size_t z = 0; z < desc.depth; ++z) {
    for (size_t y = 0; y < desc.height; ++y) {
      std::memcpy(static_cast<std::byte *>(desc.dst) + z * desc.dstSlicePitch + y * desc.dstRowPitch,
                  static_cast<const std::byte *>(desc.src) + z * desc.srcSlicePitch + y * desc.srcRowPitch, desc.width);
    }
  }
}

} // namespace

ur_result_t enqueueOnHost(const Stream &stream, const core::CopyDesc &desc) noexcept {
  auto *work = new (std::nothrow) core::CopyDesc(desc);
  if (!work)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  const Result result = launchHostFunction(
      stream.device.api(), stream.native,
      [](void *data) {
        const std::unique_ptr<core::CopyDesc> owned(static_cast<core::CopyDesc *>(data));
        copyOnHost(*owned);
      },
      work);
  if (result != kSuccess)
    delete work;
  return translate(result);
}

namespace {

/// A part of a copy that fits the buffer, from (x, y, z) on: bytes of a row, or rows of a slice.
core::CopyDesc partOf(const core::CopyDesc &whole, size_t x, size_t y, size_t z) noexcept {
  core::CopyDesc part = whole;
  part.dst = static_cast<std::byte *>(whole.dst) + z * whole.dstSlicePitch + y * whole.dstRowPitch + x;
  part.src = static_cast<const std::byte *>(whole.src) + z * whole.srcSlicePitch + y * whole.srcRowPitch + x;
  part.width = std::min(whole.width - x, Staging::kBytes);
  part.height = whole.width > Staging::kBytes ? 1 : std::min(whole.height - y, Staging::kBytes / whole.width);
  part.depth = 1;
  return part;
}

/// The two halves of a part's way, through the buffer, where its rows lie side by side.
ur_result_t enqueuePart(const Stream &stream, const core::CopyDesc &part, bool toOrdinary, std::byte *buffer) noexcept {
  core::CopyDesc in = part, out = part;
  in.dst = buffer;
  in.dstRowPitch = part.width;
  out.src = buffer;
  out.srcRowPitch = part.width;
  if (toOrdinary) {
    const Result result = enqueueCopy(stream, in);
    return result == kSuccess ? enqueueOnHost(stream, out) : translate(result);
  }
  const ur_result_t result = enqueueOnHost(stream, in);
  return result == UR_RESULT_SUCCESS ? translate(enqueueCopy(stream, out)) : result;
}

} // namespace

Staging::~Staging() {
  (void)device_.release([&] {
    for (std::byte *buffer : all_)
      (void)hostFree(device_.api(), buffer);
    return kSuccess;
  });
}

ur_result_t Staging::copy(const Stream &stream, const core::CopyDesc &desc, bool dstOrdinary,
                          bool srcOrdinary) noexcept {
  if (dstOrdinary && srcOrdinary)
    return enqueueOnHost(stream, desc);
  return withBuffer(stream, [&](std::byte *buffer) {
    // One buffer serves all parts: the stream runs them one after the other.
    for (size_t z = 0; z < desc.depth; ++z) {
      for (size_t y = 0, x = 0; y < desc.height;) {
        const core::CopyDesc part = partOf(desc, x, y, z);
        if (const ur_result_t result = enqueuePart(stream, part, dstOrdinary, buffer); result != UR_RESULT_SUCCESS)
          return result;
        x += part.width;
        if (x == desc.width) {
          x = 0;
          y += part.height;
        }
      }
    }
    return UR_RESULT_SUCCESS;
  });
}

/// The lock isn't held across calls of the driver, which may wait for callbacks, which take it.
ur_result_t Staging::take(std::byte **buffer) noexcept {
  {
    std::lock_guard lock(mutex_);
    if (!free_.empty()) {
      *buffer = free_.back();
      free_.pop_back();
      return UR_RESULT_SUCCESS;
    }
  }
  const Api &api = device_.api();
  void *made = nullptr;
  const Result result = device_.with([&] { return hostAlloc(api, &made, kBytes, kHostPortable); });
  if (result != kSuccess)
    return result == kOutOfMemory ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY : translate(result);
  try {
    std::lock_guard lock(mutex_);
    core::haveRoom(all_);
    free_.reserve(all_.size() + 1);
    all_.push_back(static_cast<std::byte *>(made));
  } catch (...) {
    (void)device_.release([&] { return hostFree(api, made); });
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  }
  *buffer = static_cast<std::byte *>(made);
  return UR_RESULT_SUCCESS;
}

struct Staging::Return {
  Staging &staging;
  std::byte *buffer;
};

/// The buffer goes back in the stream's order. Where that can't be asked for it stays taken until the end, since
/// commands may use it.
ur_result_t Staging::giveAfter(const Stream &stream, std::byte *buffer, ur_result_t result) noexcept {
  auto *work = new (std::nothrow) Return{*this, buffer};
  if (!work)
    return result;
  const Result launched = launchHostFunction(
      device_.api(), stream.native,
      [](void *data) {
        const std::unique_ptr<Return> owned(static_cast<Return *>(data));
        std::lock_guard lock(owned->staging.mutex_);
        owned->staging.free_.push_back(owned->buffer);
      },
      work);
  if (launched != kSuccess)
    delete work;
  return result;
}

} // namespace ur::LANEWAY_VENDOR
