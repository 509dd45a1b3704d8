// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/kernels.hpp"

#include "sim/images.hpp"

#include <numeric>

namespace ur::sim {

namespace {

using Kind = core::KernelArg::Kind;
const core::KernelFacts::Arg kPointer{Kind::pointer, sizeof(void *)}, kWord{Kind::value, 4}, kLocal{Kind::local, 0},
    kImage{Kind::memory, 0}, kSampler{Kind::sampler, 0};

Range items(const Invocation &call, size_t arg, Access access) {
  return {call.pointer<void>(arg), call.items() * sizeof(uint32_t), access};
}

void coords(const Invocation &call) {
  auto *out = call.pointer<uint64_t>(0);
  *out++ = call.dims;
  for (const auto *array : {&call.globalOffset, &call.globalSize, &call.localSize}) {
    for (size_t value : *array)
      *out++ = value;
  }
}

void imageCopy(const Invocation &call) {
  const auto dst = call.value<ImageView>(0), src = call.value<ImageView>(1);
  dst.forRows({}, dst.extent(), [&](uint8_t *row, size_t size) {
    const size_t at = static_cast<size_t>(row - dst.texels), z = at / dst.slicePitch,
                 y = at % dst.slicePitch / dst.rowPitch;
    std::copy_n(src.at(0, y, z), size, row);
  });
}

void imageFill(const Invocation &call) {
  const auto dst = call.value<ImageView>(0);
  dst.forRows({}, dst.extent(), [&](uint8_t *row, size_t size) { std::fill_n(row, size, call.value<uint8_t>(1)); });
}

void imageSum(const Invocation &call) {
  const auto src = call.value<ImageView>(1);
  const auto sampler = call.value<core::SamplerDesc>(2);
  auto *sum = call.pointer<uint64_t>(0);
  sum[0] = 0;
  src.forRows({}, src.extent(), [&](uint8_t *row, size_t size) { sum[0] = std::accumulate(row, row + size, sum[0]); });
  sum[1] = sampler.normalized;
  sum[2] = sampler.addressing;
  sum[3] = sampler.filter;
}

} // namespace

void Kernels::reset() {
  kernels_.clear();
  add({"nop", {}, true, [](const Invocation &) {}, {}});
  add({"fill_u32",
       {kPointer, kWord},
       true,
       [](const Invocation &call) { std::fill_n(call.pointer<uint32_t>(0), call.items(), call.value<uint32_t>(1)); },
       [](const Invocation &call) { return std::vector{items(call, 0, Access::write)}; }});
  add({"add_u32",
       {kPointer, kWord},
       true,
       [](const Invocation &call) {
         for (size_t i = 0; i < call.items(); ++i)
           call.pointer<uint32_t>(0)[i] += call.value<uint32_t>(1);
       },
       [](const Invocation &call) { return std::vector{items(call, 0, Access::write)}; }});
  add({"copy_u32",
       {kPointer, kPointer},
       true,
       [](const Invocation &call) {
         std::copy_n(call.pointer<const uint32_t>(1), call.items(), call.pointer<uint32_t>(0));
       },
       [](const Invocation &call) {
         return std::vector{items(call, 0, Access::write), items(call, 1, Access::read)};
       }});
  add({"local_u32",
       {kPointer, kLocal},
       true,
       [](const Invocation &call) { *call.pointer<uint32_t>(0) = static_cast<uint32_t>(call.args[1].size()); },
       [](const Invocation &call) {
         return std::vector{Range{call.pointer<void>(0), sizeof(uint32_t), Access::write}};
       }});
  add({"image_copy", {kImage, kImage}, true, imageCopy, {}});
  add({"image_fill", {kImage, kWord}, true, imageFill, {}});
  add({"image_sum", {kPointer, kImage, kSampler}, true, imageSum, [](const Invocation &call) {
         std::vector<Range> ranges = call.value<ImageView>(1).footprint();
         ranges.push_back({call.pointer<void>(0), 4 * sizeof(uint64_t), Access::write});
         return ranges;
       }});
  add({"coords", {kPointer}, true, coords, [](const Invocation &call) {
         return std::vector{Range{call.pointer<void>(0), 10 * sizeof(uint64_t), Access::write}};
       }});
  add({"constant_u32",
       {kPointer, kWord},
       true,
       [](const Invocation &call) {
         *call.pointer<uint32_t>(0) = static_cast<uint32_t>(call.constants.at(call.value<uint32_t>(1)));
       },
       [](const Invocation &call) {
         return std::vector{Range{call.pointer<void>(0), sizeof(uint32_t), Access::write}};
       }});
  add({"count_up",
       {kWord},
       true,
       [](const Invocation &call) {
         *reinterpret_cast<uint32_t *>(call.variables.at("counter").data()) += call.value<uint32_t>(0);
       },
       [](const Invocation &call) {
         return std::vector{Range{call.variables.at("counter").data(), sizeof(uint32_t), Access::write}};
       }});
  KernelSpec four{"group_4", {}, true, [](const Invocation &) {}, {}};
  four.requiredGroupSize = {4, 1, 1};
  add(std::move(four));
}

void Kernels::add(KernelSpec spec) {
  std::string name = spec.name;
  kernels_[name] = std::make_shared<const KernelSpec>(std::move(spec));
}

std::shared_ptr<const KernelSpec> Kernels::find(const std::string &name) const {
  const auto found = kernels_.find(name);
  return found == kernels_.end() ? nullptr : found->second;
}

} // namespace ur::sim
