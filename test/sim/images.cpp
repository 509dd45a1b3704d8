// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/images.hpp"

#include "sim/booking.hpp"

#include <cstring>

namespace ur::sim {

namespace {

bool rowsAreLayers(const core::ImageDesc &desc) {
  return desc.type == UR_MEM_TYPE_IMAGE1D_ARRAY;
}

} // namespace

std::array<size_t, 3> ImageView::extent() const {
  return {desc.width, rowsAreLayers(desc) ? desc.layers : desc.height,
          rowsAreLayers(desc) ? 1 : desc.depth * desc.layers};
}

std::vector<Range> ImageView::footprint() const {
  std::vector<Range> ranges;
  if (desc.memory) // the host's, which launches have no business to know
    return ranges;
  forRows({}, extent(), [&](uint8_t *row, size_t size) {
    if (access != UR_MEM_FLAG_WRITE_ONLY)
      ranges.push_back({row, size, Access::read, true});
    if (access != UR_MEM_FLAG_READ_ONLY)
      ranges.push_back({row, size, Access::write, true});
  });
  return ranges;
}

/// One end of a copy: where a row begins.
struct Images::Side {
  uint8_t *first;
  size_t rowPitch, slicePitch;
  uint8_t *row(size_t y, size_t z) const { return first + z * slicePitch + y * rowPitch; }
};

Images::~Images() {
  std::lock_guard lock(world_.mutex());
  images_.reportLeaks();
  samplers_.reportLeaks();
}

ur_result_t Images::bad(const std::string &text) {
  world_.ledger.report(Fault::badArgument, text);
  return UR_RESULT_ERROR_INVALID_VALUE;
}

ur_result_t Images::createImage(uint32_t device, const core::ImageDesc &desc, core::NativeImage *image) noexcept {
  return book(Call::createImage, [&] {
    ImageView view{desc,          UR_MEM_FLAG_READ_WRITE, static_cast<uint8_t *>(desc.memory),
                   desc.rowPitch, desc.slicePitch,        device < devices_.size() ? devices_[device] : 0};
    const auto extent = view.extent();
    if (device >= devices_.size() || desc.elementSize == 0 || extent[0] * extent[1] * extent[2] == 0)
      return bad("createImage: no such device, or no pixels");
    if (desc.memory && !overHostMemory())
      return bad("createImage over host memory");
    std::lock_guard lock(world_.mutex());
    if (!desc.memory) {
      view.rowPitch = desc.width * desc.elementSize;
      view.slicePitch = view.rowPitch * extent[1];
      void *texels = nullptr;
      const ur_result_t result = world_.memory().alloc(context_, core::MemoryKind::device, devices_[device],
                                                       view.slicePitch * extent[2], 64, &texels);
      if (result != UR_RESULT_SUCCESS)
        return result;
      view.texels = static_cast<uint8_t *>(texels);
    }
    images_.add(view, image);
    return UR_RESULT_SUCCESS;
  });
}

void Images::destroyImage(core::NativeImage image) noexcept {
  static_cast<void>(book(Call::destroyImage, [&] { return UR_RESULT_SUCCESS; }));
  std::unique_lock lock(world_.mutex());
  const auto gone = images_.remove(image, "destroyImage");
  lock.unlock();
  if (gone && !gone->value.desc.memory)
    static_cast<void>(world_.free(context_, core::MemoryKind::device, gone->value.texels));
}

/// What one end touches, if it is right.
std::optional<Images::Side> Images::check(const core::ImageSide &side, const std::array<size_t, 3> &size,
                                          size_t elementSize) {
  if (!side.image) {
    if (side.memory && side.rowPitch >= size[0] * elementSize && side.slicePitch >= side.rowPitch * size[1])
      return Side{static_cast<uint8_t *>(side.memory), side.rowPitch, side.slicePitch};
    static_cast<void>(bad("copyImage: no memory, or pitches that are too small"));
    return std::nullopt;
  }
  const auto view = find(side.image, "copyImage");
  if (!view)
    return std::nullopt;
  const auto extent = view->extent();
  for (size_t i = 0; i < 3; ++i) {
    if (size[i] == 0 || side.origin[i] + size[i] > extent[i]) {
      world_.ledger.report(Fault::outOfBounds, "copyImage: pixels beyond an edge");
      return std::nullopt;
    }
  }
  return Side{view->at(side.origin[0], side.origin[1], side.origin[2]), view->rowPitch, view->slicePitch};
}

ur_result_t Images::copyImage(core::Stream stream, const core::ImageCopyDesc &desc, const core::Fence &fence) noexcept {
  return book(Call::copyImage, [&] {
    auto command = std::make_shared<Command>();
    command->info.call = Call::copyImage;
    {
      std::lock_guard lock(world_.mutex());
      const auto dst = desc.dst.image ? find(desc.dst.image, "copyImage") : std::nullopt;
      const auto src = desc.src.image ? find(desc.src.image, "copyImage") : std::nullopt;
      if (!desc.dst.image && !desc.src.image)
        return bad("copyImage without an image");
      if ((desc.dst.image && !dst) || (desc.src.image && !src))
        return UR_RESULT_ERROR_INVALID_VALUE;
      const size_t bytes = (dst ? dst : src)->desc.elementSize;
      if (dst && src &&
          (dst->desc.format.channelOrder != src->desc.format.channelOrder ||
           dst->desc.format.channelType != src->desc.format.channelType))
        return bad("copyImage between different formats");
      const auto to = check(desc.dst, desc.size, bytes), from = check(desc.src, desc.size, bytes);
      if (!to || !from)
        return UR_RESULT_ERROR_INVALID_VALUE;
      for (size_t z = 0; z < desc.size[2]; ++z) {
        for (size_t y = 0; y < desc.size[1]; ++y) {
          command->ranges.push_back({from->row(y, z), desc.size[0] * bytes, Access::read, src.has_value()});
          command->ranges.push_back({to->row(y, z), desc.size[0] * bytes, Access::write, dst.has_value()});
        }
      }
      command->action = [to = *to, from = *from, size = desc.size, bytes] {
        for (size_t z = 0; z < size[2]; ++z) {
          for (size_t y = 0; y < size[1]; ++y)
            std::memcpy(to.row(y, z), from.row(y, z), size[0] * bytes);
        }
      };
    }
    return world_.submit(context_, reinterpret_cast<uintptr_t>(stream), std::move(command), fence);
  });
}

ur_result_t Images::createSampler(const core::SamplerDesc &desc, core::NativeSampler *sampler) noexcept {
  return book(Call::createSampler, [&] {
    std::lock_guard lock(world_.mutex());
    samplers_.add(desc, sampler);
    return UR_RESULT_SUCCESS;
  });
}

void Images::destroySampler(core::NativeSampler sampler) noexcept {
  static_cast<void>(book(Call::destroySampler, [&] {
    std::lock_guard lock(world_.mutex());
    static_cast<void>(samplers_.remove(sampler, "destroySampler"));
    return UR_RESULT_SUCCESS;
  }));
}

std::optional<ImageView> Images::find(core::NativeImage image, const char *what) {
  const auto found = images_.find(image, what);
  return found ? std::optional(found->value) : std::nullopt;
}

std::optional<ImageView> Images::image(const core::KernelArg &arg) {
  std::lock_guard lock(world_.mutex());
  auto view = find(*static_cast<const core::NativeImage *>(arg.data), "an image of a launch");
  if (view && arg.access != UR_MEM_FLAG_READ_WRITE && arg.access != UR_MEM_FLAG_READ_ONLY &&
      arg.access != UR_MEM_FLAG_WRITE_ONLY) {
    static_cast<void>(bad("an image of a launch without one kind of access"));
    return std::nullopt;
  }
  if (view)
    view->access = arg.access;
  return view;
}

std::optional<core::SamplerDesc> Images::sampler(const core::KernelArg &arg) {
  std::lock_guard lock(world_.mutex());
  const auto found = samplers_.find(*static_cast<const core::NativeSampler *>(arg.data), "a sampler of a launch");
  return found ? std::optional(found->value) : std::nullopt;
}

} // namespace ur::sim
