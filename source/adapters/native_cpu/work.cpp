// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "adapters/native_cpu/work.hpp"

#include "adapters/core/port/host_fill.hpp"
#include "adapters/native_cpu/engine.hpp"
#include "adapters/native_cpu/image_driver.hpp"
#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/limits.hpp"

#include <algorithm>
#include <cstring>

namespace ur::native_cpu {

namespace {

constexpr size_t kSplitBytes = 1 << 20; ///< from this size on a copy or fill is split
constexpr size_t kUnitBytes = 256 << 10;
constexpr size_t kLocalAlignment = 64, kValueAlignment = 16;

constexpr size_t alignUp(size_t value, size_t alignment) {
  return (value + alignment - 1) & ~(alignment - 1);
}

/// How a range of width x rows is cut: by length if it is one row, else by rows; not at all if it is small.
void cut(Work &work, size_t width, size_t rows, size_t bytesAtATime, size_t &unitBytes) {
  unitBytes = rows == 1 ? width : 0;
  work.units = rows;
  work.tiny = width * rows <= kTinyBytes;
  if (rows == 1 && width >= kSplitBytes && bytesAtATime < width) {
    unitBytes = bytesAtATime;
    work.units = (width + bytesAtATime - 1) / bytesAtATime;
  }
}

void copyUnits(const CopyWork &work, size_t first, size_t end) {
  const core::CopyDesc &desc = work.desc;
  auto *dst = static_cast<std::byte *>(desc.dst);
  auto *src = static_cast<const std::byte *>(desc.src);
  if (work.unitBytes) {
    const size_t from = first * work.unitBytes, to = std::min(end * work.unitBytes, desc.width);
    std::memcpy(dst + from, src + from, to - from);
    return;
  }
  for (size_t row = first; row < end; ++row) {
    const size_t slice = row / desc.height, y = row % desc.height;
    std::memcpy(dst + slice * desc.dstSlicePitch + y * desc.dstRowPitch,
                src + slice * desc.srcSlicePitch + y * desc.srcRowPitch, desc.width);
  }
}

void fillUnits(const FillWork &work, const std::byte *pattern, size_t first, size_t end) {
  auto *dst = static_cast<std::byte *>(work.dst);
  if (work.unitBytes) {
    const size_t from = first * work.unitBytes, to = std::min(end * work.unitBytes, work.width);
    core::repeatPattern(dst + from, to - from, pattern, work.patternSize);
    return;
  }
  for (size_t row = first; row < end; ++row)
    core::repeatPattern(dst + row * work.pitch, work.width, pattern, work.patternSize);
}

/// The work-group memory of this worker, at least size bytes, aligned; null if there is none to be had.
std::byte *localMemory(Worker &self, size_t size) {
  if (!size)
    return nullptr;
  if (self.localSize < size + kLocalAlignment) {
    self.local.reset(new (std::nothrow) std::byte[size + kLocalAlignment]);
    self.localSize = self.local ? size + kLocalAlignment : 0;
  }
  if (!self.local)
    return nullptr;
  const auto address = reinterpret_cast<uintptr_t>(self.local.get());
  return self.local.get() + (alignUp(address, kLocalAlignment) - address);
}

ur_result_t launchUnits(const LaunchWork &work, const std::byte *data, size_t first, size_t end, Worker &self) {
  const ur_native_cpu_kernel_t &kernel = work.kernel->info;
  std::byte *local = localMemory(self, work.localBytes);
  if (work.localBytes && !local)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  const auto *given = reinterpret_cast<const void *const *>(data), *args = given;
  if (local) { // which arguments may be in
    try {
      self.args.assign(given, given + kernel.num_args);
    } catch (...) {
      return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (uint32_t i = 0; i < kernel.num_args; ++i) {
      if (kernel.args[i].kind == UR_NATIVE_CPU_ARG_LOCAL)
        self.args[i] = local + reinterpret_cast<uintptr_t>(given[i]);
    }
    args = self.args.data();
  }

  ur_native_cpu_group_t group{};
  group.dims = work.dims;
  std::copy_n(work.globalOffset.begin(), 3, group.global_offset);
  std::copy_n(work.globalSize.begin(), 3, group.global_size);
  std::copy_n(work.localSize.begin(), 3, group.local_size);
  std::copy_n(work.numGroups.begin(), 3, group.num_groups);
  group.local_memory = kernel.local_memory_size ? local : nullptr;
  group.args = args;
  group.grid = self.grid;
  group.group_id[0] = first % work.numGroups[0];
  group.group_id[1] = first / work.numGroups[0] % work.numGroups[1];
  group.group_id[2] = first / work.numGroups[0] / work.numGroups[1];
  for (size_t unit = first; unit < end; ++unit) {
    if (kernel.entry(&group))
      return UR_RESULT_ERROR_UNKNOWN;
    for (int dim = 0; dim < 3 && ++group.group_id[dim] == work.numGroups[dim]; ++dim)
      group.group_id[dim] = 0;
  }
  return UR_RESULT_SUCCESS;
}

} // namespace

ur_result_t prepareCopy(Work &work, const core::CopyDesc &desc) noexcept {
  if (!desc.width || !desc.height || !desc.depth)
    return UR_RESULT_SUCCESS; // nothing but a place in the order
  work.action = Action::copy;
  new (&work.copy) CopyWork{desc, 0};
  cut(work, desc.width, desc.height * desc.depth, kUnitBytes, work.copy.unitBytes);
  return UR_RESULT_SUCCESS;
}

ur_result_t prepareFill(Work &work, Payload &payload, const core::FillDesc &desc) noexcept {
  if (!desc.width || !desc.height)
    return UR_RESULT_SUCCESS;
  if (!desc.patternSize || desc.width % desc.patternSize)
    return UR_RESULT_ERROR_INVALID_SIZE;
  const auto *bytes = static_cast<const std::byte *>(desc.pattern);
  const bool same = std::all_of(bytes, bytes + desc.patternSize, [&](std::byte b) { return b == *bytes; });
  const size_t patternSize = same ? 1 : desc.patternSize;
  std::byte *pattern = payload.reserve(patternSize);
  if (!pattern)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  std::memcpy(pattern, bytes, patternSize);
  work.action = Action::fill;
  work.data = pattern;
  new (&work.fill) FillWork{desc.dst, patternSize, desc.width, desc.height, desc.pitch, 0};
  const size_t unit = std::max(patternSize, kUnitBytes / patternSize * patternSize);
  cut(work, desc.width, desc.height, unit, work.fill.unitBytes);
  return UR_RESULT_SUCCESS;
}

ur_result_t prepareLaunch(Work &work, Payload &payload, const core::LaunchDesc &desc) noexcept {
  Kernel &kernel = *reinterpret_cast<Kernel *>(desc.kernel);
  const ur_native_cpu_kernel_t &info = kernel.info;
  if (desc.dims < 1 || desc.dims > 3)
    return UR_RESULT_ERROR_INVALID_WORK_DIMENSION;
  LaunchWork launch{&kernel, desc.dims, {0, 0, 0}, {1, 1, 1}, {1, 1, 1}, {1, 1, 1}, 0, false};
  size_t groups = 1;
  for (uint32_t i = 0; i < desc.dims; ++i) {
    launch.globalOffset[i] = desc.globalOffset[i];
    launch.globalSize[i] = desc.globalSize[i];
    launch.localSize[i] = desc.localSize[i];
    if (!desc.localSize[i] || desc.globalSize[i] % desc.localSize[i])
      return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    launch.numGroups[i] = desc.globalSize[i] / desc.localSize[i];
    if (__builtin_mul_overflow(groups, launch.numGroups[i], &groups))
      return UR_RESULT_ERROR_INVALID_WORK_ITEM_SIZE;
  }
  if (!groups)
    return UR_RESULT_SUCCESS;
  launch.cooperative = desc.cooperative && groups > 1;
  if (launch.cooperative && groups > kMaxCooperativeGroups)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
  if (desc.args.size() != info.num_args)
    return UR_RESULT_ERROR_INVALID_VALUE;

  const auto bytesOf = [](const core::KernelArg &arg) {
    const size_t image = imageArgSize(arg);
    return image ? image : arg.size;
  };
  size_t bytes = info.num_args * sizeof(void *);
  launch.localBytes = info.local_memory_size;
  for (uint32_t i = 0; i < info.num_args; ++i) {
    const core::KernelArg &arg = desc.args[i];
    const bool local = info.args[i].kind == UR_NATIVE_CPU_ARG_LOCAL;
    if (local != (arg.kind == core::KernelArg::Kind::local) || (!local && bytesOf(arg) != info.args[i].size))
      return UR_RESULT_ERROR_INVALID_VALUE;
    if (!local)
      bytes = alignUp(bytes, kValueAlignment) + bytesOf(arg);
    else if (arg.size > kLocalMemorySize)
      return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    else
      launch.localBytes = alignUp(launch.localBytes, kLocalAlignment) + arg.size;
  }
  if (launch.localBytes > kLocalMemorySize)
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;

  std::byte *data = payload.reserve(bytes);
  if (!data)
    return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
  auto **entries = reinterpret_cast<const void **>(data);
  size_t place = info.num_args * sizeof(void *), localPlace = info.local_memory_size;
  for (uint32_t i = 0; i < info.num_args; ++i) {
    const core::KernelArg &arg = desc.args[i];
    if (arg.kind == core::KernelArg::Kind::local) {
      localPlace = alignUp(localPlace, kLocalAlignment);
      entries[i] = reinterpret_cast<const void *>(localPlace);
      localPlace += arg.size;
    } else {
      place = alignUp(place, kValueAlignment);
      if (imageArgSize(arg))
        writeImageArg(arg, data + place);
      else
        std::memcpy(data + place, arg.data, arg.size);
      entries[i] = data + place;
      place += bytesOf(arg);
    }
  }
  work.action = Action::launch;
  work.units = groups;
  work.data = data;
  kernel.retain();
  new (&work.launch) LaunchWork(launch);
  return UR_RESULT_SUCCESS;
}

ur_result_t doUnits(const Work &work, size_t first, size_t end, Worker *self) noexcept {
  switch (work.action) {
  case Action::copy:
    copyUnits(work.copy, first, end);
    return UR_RESULT_SUCCESS;
  case Action::fill:
    fillUnits(work.fill, work.data, first, end);
    return UR_RESULT_SUCCESS;
  case Action::launch:
    return launchUnits(work.launch, work.data, first, end, *self);
  case Action::none:
  case Action::hostCall:
  case Action::notify:
  case Action::graph:
    break;
  }
  return UR_RESULT_ERROR_UNKNOWN;
}

double expectedNs(const Work &work) noexcept {
  size_t bytes = 0;
  if (work.action == Action::copy)
    bytes = work.copy.desc.width * work.copy.desc.height * work.copy.desc.depth;
  else if (work.action == Action::fill)
    bytes = work.fill.width * work.fill.height;
  else
    return work.launch.kernel->groupPicoseconds.load(std::memory_order_relaxed) / 1000.0 * work.units;
  return bytes < kSplitBytes ? 1 : bytes / 8.0; // some 8 bytes in a nanosecond; never 0, which would mean unknown
}

void learn(const Work &work, size_t units, uint64_t ns) noexcept {
  if (work.action != Action::launch || !units)
    return;
  std::atomic<uint64_t> &mean = work.launch.kernel->groupPicoseconds;
  const uint64_t before = mean.load(std::memory_order_relaxed), now = ns * 1000 / units + 1;
  mean.store(before ? (before * 3 + now) / 4 : now, std::memory_order_relaxed);
}

} // namespace ur::native_cpu
