// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/commands.hpp"

#include "sim/images.hpp"
#include "sim/programs.hpp"

#include "adapters/core/port/host_fill.hpp"

#include <algorithm>
#include <cstring>

namespace ur::sim {

namespace {

ur_result_t bad(std::string text) {
  World::instance().ledger.report(Fault::badArgument, std::move(text));
  return UR_RESULT_ERROR_INVALID_VALUE;
}

size_t items(const size_t (&size)[3]) {
  return size[0] * size[1] * size[2];
}

/// One row of a copy; where to is null, the row is only for the checks.
template <class F>
ur_result_t forRows(const core::CopyDesc &desc, F visit) {
  for (size_t z = 0; z < desc.depth; ++z) {
    for (size_t y = 0; y < desc.height; ++y) {
      visit(static_cast<uint8_t *>(desc.dst) + z * desc.dstSlicePitch + y * desc.dstRowPitch,
            static_cast<const uint8_t *>(desc.src) + z * desc.srcSlicePitch + y * desc.srcRowPitch);
    }
  }
  return UR_RESULT_SUCCESS;
}

template <class T>
std::vector<uint8_t> bytesOf(const T &value) {
  const auto *bytes = reinterpret_cast<const uint8_t *>(&value);
  return {bytes, bytes + sizeof value};
}

} // namespace

CommandRef make(Call call) {
  auto command = std::make_shared<Command>();
  command->info.call = call;
  return command;
}

uint32_t cooperativeGroups(const size_t (&localSize)[3]) {
  return static_cast<uint32_t>(std::min(kCooperativeGroups, kCooperativeItems / items(localSize)));
}

Made Commands::copy(const core::CopyDesc &desc) {
  if (!desc.dst || !desc.src || desc.width == 0 || desc.height == 0 || desc.depth == 0)
    return bad("copy without memory or size");
  auto command = make(Call::copy);
  static_cast<void>(forRows(desc, [&](uint8_t *dst, const uint8_t *src) {
    command->ranges.push_back({src, desc.width, Access::read});
    command->ranges.push_back({dst, desc.width, Access::write});
  }));
  command->action = [desc] {
    static_cast<void>(forRows(desc, [&](uint8_t *dst, const uint8_t *src) { std::memcpy(dst, src, desc.width); }));
  };
  return command;
}

Made Commands::fill(const core::FillDesc &desc) {
  if (!desc.dst || !desc.pattern || desc.patternSize == 0 || desc.width == 0 || desc.height == 0 ||
      desc.width % desc.patternSize != 0)
    return bad("fill without memory, pattern or size, or of a part of the pattern");
  auto command = make(Call::fill);
  const auto *pattern = static_cast<const uint8_t *>(desc.pattern);
  for (size_t y = 0; y < desc.height; ++y)
    command->ranges.push_back({static_cast<uint8_t *>(desc.dst) + y * desc.pitch, desc.width, Access::write});
  command->action = [desc, bytes = std::vector<uint8_t>(pattern, pattern + desc.patternSize)] {
    core::FillDesc own = desc;
    own.pattern = bytes.data();
    core::fillByHost(own);
  };
  return command;
}

Made Commands::launch(const core::LaunchDesc &desc) {
  const std::shared_ptr<const LoadedKernel> loaded = programs_.kernel(desc.kernel);
  if (!loaded)
    return UR_RESULT_ERROR_INVALID_KERNEL;
  const std::shared_ptr<const KernelSpec> kernel = loaded->spec;
  Invocation call;
  call.dims = desc.dims;
  call.cooperative = desc.cooperative;
  call.clusterSize = desc.clusterSize;
  call.groupMemory = desc.groupMemory;
  if (desc.cooperative && items(desc.globalSize) / items(desc.localSize) > cooperativeGroups(desc.localSize))
    return bad("launch of " + kernel->name + ": more groups than can cooperate");
  loaded->bind(call);
  for (size_t i = 0; i < 3; ++i) {
    call.globalOffset[i] = desc.globalOffset[i];
    call.globalSize[i] = desc.globalSize[i];
    call.localSize[i] = desc.localSize[i];
    if (desc.localSize[i] == 0 || desc.globalSize[i] == 0 || (i >= desc.dims && desc.globalSize[i] != 1))
      return bad("launch of " + kernel->name + ": a size of 0, or one beyond its dimensions");
    const bool uneven = desc.globalSize[i] % desc.localSize[i] != 0;
    if (desc.globalSize[i] / desc.localSize[i] + uneven != desc.groups[i])
      return bad("launch of " + kernel->name + ": groups that aren't the sizes' quotient");
    if (desc.clusterSize[0] != 0 && (desc.clusterSize[i] == 0 || desc.groups[i] % desc.clusterSize[i] != 0))
      return bad("launch of " + kernel->name + ": no whole number of clusters");
  }
  if (kernel->argsKnown && desc.args.size() != kernel->args.size())
    return bad("launch of " + kernel->name + ": wrong number of arguments");
  std::vector<Range> pointers;
  for (size_t i = 0; i < desc.args.size(); ++i) {
    const core::KernelArg &arg = desc.args[i];
    if (kernel->argsKnown &&
        (arg.kind != kernel->args[i].kind || (kernel->args[i].size != 0 && arg.size != kernel->args[i].size)))
      return bad("launch of " + kernel->name + ": wrong kind or size of argument " + std::to_string(i));
    if (arg.kind == core::KernelArg::Kind::memory) {
      const auto image = images_.image(arg);
      if (!image)
        return UR_RESULT_ERROR_INVALID_VALUE;
      call.args.push_back(bytesOf(*image));
      const std::vector<Range> touched = image->footprint();
      pointers.insert(pointers.end(), touched.begin(), touched.end());
      continue;
    }
    if (arg.kind == core::KernelArg::Kind::sampler) {
      const auto sampler = images_.sampler(arg);
      if (!sampler)
        return UR_RESULT_ERROR_INVALID_VALUE;
      call.args.push_back(bytesOf(*sampler));
      continue;
    }
    const auto *data = static_cast<const uint8_t *>(arg.data);
    call.args.push_back(data ? std::vector<uint8_t>(data, data + arg.size) : std::vector<uint8_t>(arg.size));
    if (arg.kind == core::KernelArg::Kind::pointer && call.pointer<void>(i))
      pointers.push_back({call.pointer<void>(i), 1, Access::write});
  }
  auto command = make(Call::launch);
  command->info.kernel = kernel->name;
  command->info.cooperative = desc.cooperative;
  command->info.clusterSize = desc.clusterSize;
  command->info.groupMemory = desc.groupMemory;
  command->info.localOpen = desc.localOpen;
  command->ranges = kernel->footprint ? kernel->footprint(call) : pointers;
  command->action = [loaded, call = std::move(call)] { loaded->spec->run(call); };
  return command;
}

} // namespace ur::sim
