// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/module_kernels.hpp"

#include "sim/images.hpp"
#include "unified-runtime/ur_native_cpu_image.h"

#include <atomic>
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <list>
#include <thread>

namespace ur::sim {

namespace {

using Kind = core::KernelArg::Kind;

Kind kindOf(const ur_native_cpu_arg_t &arg) {
  return arg.kind == UR_NATIVE_CPU_ARG_VALUE     ? Kind::value
         : arg.kind == UR_NATIVE_CPU_ARG_POINTER ? Kind::pointer
         : arg.kind == UR_NATIVE_CPU_ARG_IMAGE   ? Kind::memory
         : arg.kind == UR_NATIVE_CPU_ARG_SAMPLER ? Kind::sampler
                                                 : Kind::local;
}

/// Blocks of memory, aligned as kernels may expect.
class Blocks {
public:
  void *make(size_t size) { return blocks_.emplace_back(size / sizeof(Line) + 1).data(); }

private:
  struct alignas(64) Line {
    std::byte bytes[64];
  };
  std::list<std::vector<Line>> blocks_;
};

/// One group, with work-group memory of its own. False where it fails.
bool runGroup(const ur_native_cpu_kernel_t &kernel, const Invocation &call, std::vector<const void *> args,
              ur_native_cpu_group_t group) {
  Blocks local;
  for (size_t i = 0; i < args.size(); ++i) {
    if (kernel.args[i].kind == UR_NATIVE_CPU_ARG_LOCAL)
      args[i] = local.make(call.args[i].size());
  }
  group.local_memory = kernel.local_memory_size ? local.make(kernel.local_memory_size) : nullptr;
  group.args = args.data();
  return kernel.entry(&group) == 0;
}

/// An image or a sampler, in the form that the kernel takes; nothing for other arguments.
std::vector<uint8_t> converted(const ur_native_cpu_arg_t &arg, const std::vector<uint8_t> &bytes) {
  const auto given = [&](auto value) {
    std::copy_n(bytes.data(), sizeof value, reinterpret_cast<uint8_t *>(&value));
    return value;
  };
  const auto bytesOf = [](const auto &value) {
    const auto *begin = reinterpret_cast<const uint8_t *>(&value);
    return std::vector<uint8_t>(begin, begin + sizeof value);
  };
  if (arg.kind == UR_NATIVE_CPU_ARG_SAMPLER) {
    const auto desc = given(core::SamplerDesc{});
    return bytesOf(ur_native_cpu_sampler_t{desc.normalized, static_cast<uint32_t>(desc.addressing),
                                           static_cast<uint32_t>(desc.filter)});
  }
  if (arg.kind != UR_NATIVE_CPU_ARG_IMAGE)
    return {};
  const auto view = given(ImageView{});
  const core::ImageDesc &desc = view.desc;
  return bytesOf(ur_native_cpu_image_t{desc.type, desc.format.channelOrder, desc.format.channelType, view.access,
                                       desc.width, desc.height, desc.depth, desc.layers, desc.elementSize,
                                       view.rowPitch, view.slicePitch, view.texels});
}

/// All groups of a launch, one after the other, or, where they cooperate, each on a thread of its own. Throws UNKNOWN
/// where one of them fails.
void runGroups(const ur_native_cpu_kernel_t &kernel, const Invocation &call) {
  Blocks values;
  std::vector<const void *> args;
  for (size_t i = 0; i < call.args.size(); ++i) {
    const std::vector<uint8_t> image = converted(kernel.args[i], call.args[i]);
    const std::vector<uint8_t> &bytes = image.empty() ? call.args[i] : image;
    void *block = values.make(bytes.size());
    std::copy(bytes.begin(), bytes.end(), static_cast<uint8_t *>(block));
    args.push_back(block);
  }
  ur_native_cpu_group_t group{};
  group.dims = call.dims;
  for (size_t i = 0; i < 3; ++i) {
    group.global_offset[i] = call.globalOffset[i];
    group.global_size[i] = call.globalSize[i];
    group.local_size[i] = call.localSize[i];
    group.num_groups[i] = call.globalSize[i] / call.localSize[i];
  }
  std::atomic<bool> failed{false};
  const auto run = [&](ur_native_cpu_group_t one) {
    if (!runGroup(kernel, call, args, one))
      failed = true;
  };
  std::vector<std::thread> together;
  size_t *id = group.group_id;
  for (id[2] = 0; id[2] < group.num_groups[2]; ++id[2]) {
    for (id[1] = 0; id[1] < group.num_groups[1]; ++id[1]) {
      for (id[0] = 0; id[0] < group.num_groups[0]; ++id[0]) {
        if (call.cooperative)
          together.emplace_back(run, group);
        else if (!failed)
          run(group);
      }
    }
  }
  for (std::thread &thread : together)
    thread.join();
  if (failed)
    throw UR_RESULT_ERROR_UNKNOWN;
}

KernelSpec specOf(const ur_native_cpu_kernel_t &kernel) {
  KernelSpec spec;
  spec.name = kernel.name;
  for (const ur_native_cpu_arg_t &arg : std::span(kernel.args, kernel.num_args))
    spec.args.push_back({kindOf(arg), arg.kind < UR_NATIVE_CPU_ARG_IMAGE ? static_cast<size_t>(arg.size) : 0});
  std::copy_n(kernel.required_group_size, 3, spec.requiredGroupSize.begin());
  spec.maxGroupSize = kernel.max_group_size;
  spec.localMemSize = kernel.local_memory_size;
  spec.run = [&kernel](const Invocation &call) { runGroups(kernel, call); };
  // How far the kernel reaches isn't known, nor whether it writes: what can be told is that the memory is there.
  spec.footprint = [args = spec.args](const Invocation &call) {
    std::vector<Range> ranges;
    for (size_t i = 0; i < args.size(); ++i) {
      if (args[i].kind == Kind::pointer && call.pointer<void>(i)) {
        ranges.push_back({call.pointer<void>(i), 1, Access::read});
      } else if (args[i].kind == Kind::memory) {
        for (const Range &range : call.value<ImageView>(i).footprint())
          ranges.push_back(range);
      }
    }
    return ranges;
  };
  return spec;
}

} // namespace

std::vector<KernelSpec> loadModule(const std::string &path, std::string *wrong) {
  void *object = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
  const auto *module =
      object ? static_cast<const ur_native_cpu_module_t *>(dlsym(object, "ur_native_cpu_module")) : nullptr;
  if (!module || module->abi_version != UR_NATIVE_CPU_ABI_VERSION) {
    *wrong = path + " is no module: " + (object ? "it has no table of kernels, or another version's" : dlerror());
    return {};
  }
  std::vector<KernelSpec> specs;
  for (const ur_native_cpu_kernel_t &kernel : std::span(module->kernels, module->num_kernels))
    specs.push_back(specOf(kernel));
  return specs;
}

ModuleSymbol findInModule(const std::string &path, const char *name, bool function) {
  void *object = dlopen(path.c_str(), RTLD_NOW | RTLD_NOLOAD);
  void *address = object ? dlsym(object, name) : nullptr;
  Dl_info info{};
  const ElfW(Sym) *symbol = nullptr;
  const bool known =
      address && dladdr1(address, &info, reinterpret_cast<void **>(const_cast<ElfW(Sym) **>(&symbol)), RTLD_DL_SYMENT);
  // What the object itself needs, dlsym finds, too.
  if (!known || !symbol || path != info.dli_fname || std::string(name) != (info.dli_sname ? info.dli_sname : "") ||
      (symbol->st_info & 0xf) != (function ? STT_FUNC : STT_OBJECT))
    return {};
  return {address, static_cast<size_t>(symbol->st_size)};
}

} // namespace ur::sim
