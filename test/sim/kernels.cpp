// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/kernels.hpp"

namespace ur::sim {

namespace {

using Kind = core::KernelArg::Kind;
const core::KernelFacts::Arg kPointer{Kind::pointer, sizeof(void *)}, kWord{Kind::value, 4}, kLocal{Kind::local, 0};

Range items(const Invocation &call, size_t arg, Access access) {
  return {call.pointer<void>(arg), call.items() * sizeof(uint32_t), access};
}

void coords(const Invocation &call) {
  auto *out = call.pointer<uint64_t>(0);
  *out++ = call.dims;
  for (const auto *array : {&call.globalOffset, &call.globalSize, &call.localSize})
    for (size_t value : *array)
      *out++ = value;
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
