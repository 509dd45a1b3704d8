// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fakes/cuda/modules.hpp"

#include "fakes/cuda/images.hpp"
#include "fakes/cuda/memory.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sys/mman.h>
#include <thread>
#include <unistd.h>

namespace ur::cuda::fake {

namespace {

constexpr const char kFirstLine[] = "// kernels: ";
constexpr std::string_view kLastLine = "// end\n";
/// Kernels have one form only; without such a line both.
constexpr std::string_view kPlain = "// forms: plain\n", kWithOffset = "// forms: with offset\n";
constexpr const char kOffsetForm[] = "_with_offset";
constexpr std::string_view kWorkDimForm = "_with_work_dim";

/// The file's bytes as a library of its own: each module has its own variables.
void *openCopy(const std::string &path) {
  std::error_code unknown;
  if (!std::filesystem::is_regular_file(path, unknown)) // a broken image
    return nullptr;
  std::ifstream file(path, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  const int copy = memfd_create("fake_cuda_module", MFD_CLOEXEC);
  if (copy < 0 || write(copy, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
    die("cuModuleLoadDataEx: can't copy the kernels %s", path.c_str());
  void *library = dlopen(("/proc/self/fd/" + std::to_string(copy)).c_str(), RTLD_NOW | RTLD_LOCAL);
  close(copy);
  return library;
}

struct Launch {
  const ur_native_cpu_kernel_t *kernel;
  LaunchShape shape;
  uint32_t offset[3] = {0, 0, 0}, dims = 3;
  std::vector<std::vector<std::max_align_t>> values{}; ///< of each argument

  int runGroup(size_t number) const {
    std::vector<std::max_align_t> shared(shape.shared / sizeof(std::max_align_t) + 9),
        fixed(kernel->local_memory_size / sizeof(std::max_align_t) + 9);
    const auto aligned = [](std::vector<std::max_align_t> &bytes) {
      return reinterpret_cast<char *>((reinterpret_cast<uintptr_t>(bytes.data()) + 127) & ~uintptr_t{127});
    };
    std::vector<const void *> args(values.size());
    for (size_t i = 0; i < args.size(); ++i) {
      args[i] = values[i].data();
      if (kernel->args[i].kind == UR_NATIVE_CPU_ARG_LOCAL) {
        uint64_t at = 0;
        std::memcpy(&at, args[i], sizeof at);
        if (at >= shape.shared)
          die("kernel %s: its work-group memory begins at %zu of %u bytes", kernel->name, size_t{at}, shape.shared);
        args[i] = aligned(shared) + at;
      }
    }
    ur_native_cpu_group_t group{};
    group.dims = dims;
    for (int dim = 0; dim < 3; ++dim) {
      group.global_offset[dim] = offset[dim];
      group.local_size[dim] = shape.block[dim];
      group.num_groups[dim] = shape.grid[dim];
      group.global_size[dim] = size_t{shape.grid[dim]} * shape.block[dim];
      group.group_id[dim] = number % shape.grid[dim];
      number /= shape.grid[dim];
    }
    group.local_memory = kernel->local_memory_size ? aligned(fixed) : nullptr;
    group.args = args.data();
    return kernel->entry(&group);
  }

  CUresult run() const {
    const size_t groups = size_t{shape.grid[0]} * shape.grid[1] * shape.grid[2];
    std::atomic<bool> failed{false};
    if (shape.cooperative) { // all at the same time
      std::vector<std::thread> threads;
      for (size_t i = 0; i < groups; ++i) {
        threads.emplace_back([&, i] {
          if (runGroup(i) != 0)
            failed = true;
        });
      }
      for (std::thread &thread : threads)
        thread.join();
    } else {
      for (size_t i = 0; i < groups && !failed; ++i)
        failed = runGroup(i) != 0;
    }
    return failed ? CUDA_ERROR_LAUNCH_FAILED : CUDA_SUCCESS;
  }
};

} // namespace

Module::~Module() {
  for (void *variable : variables)
    memory().abandon(variable);
  for (void *library : libraries)
    dlclose(library);
}

size_t Function::paramSize(size_t index) const noexcept {
  if (takesWorkDim && index == kernel->num_args)
    return sizeof(uint32_t);
  if (index >= kernel->num_args)
    return takesOffset && index == kernel->num_args + size_t{takesWorkDim} ? 3 * sizeof(uint32_t) : 0;
  switch (kernel->args[index].kind) {
  case UR_NATIVE_CPU_ARG_VALUE:
    return kernel->args[index].size;
  case UR_NATIVE_CPU_ARG_IMAGE:
    return sizeof(ur_cuda_image_t);
  case UR_NATIVE_CPU_ARG_SAMPLER:
    return takesSamplersByValue ? sizeof(ur_cuda_sampler_t) : sizeof(CUtexObject);
  default:
    return sizeof(void *);
  }
}

size_t Function::paramOffset(size_t index) const noexcept {
  size_t offset = 0;
  for (size_t i = 0;; ++i) {
    const size_t size = paramSize(i), alignment = size == 0 ? 1 : std::min<size_t>(size & (~size + 1), 8);
    offset = (offset + alignment - 1) / alignment * alignment;
    if (i == index)
      return offset;
    offset += size;
  }
}

namespace {

/// False: the library has no kernels, or some of names that the module has already.
bool addLibrary(Module &module, const std::string &path, std::string_view forms, std::string *log) {
  void *library = openCopy(path);
  if (!library)
    return false;
  module.libraries.push_back(library);
  const auto *table = static_cast<const ur_native_cpu_module_t *>(dlsym(library, "ur_native_cpu_module"));
  if (!table)
    return false;
  for (uint64_t i = 0; i < table->num_kernels; ++i) {
    const ur_native_cpu_kernel_t &kernel = table->kernels[i];
    if (findFunction(module, kernel.name)) {
      *log = std::string("error   : Multiple definition of '") + kernel.name + "'";
      return false;
    }
    for (const bool offset : {false, true}) {
      if (!forms.empty() && offset != (forms == kWithOffset))
        continue;
      module.functions.push_back(std::make_unique<Function>(
          Function{&module, &kernel, kernel.name + std::string(offset ? kOffsetForm : ""),
                   std::string_view(kernel.name).ends_with(kWorkDimForm), offset, !forms.empty()}));
    }
  }
  return true;
}

} // namespace

std::unique_ptr<Module> loadModule(const std::string &image, std::string *log) {
  *log = "the fake driver knows no such image";
  if (!image.starts_with(kFirstLine) || !image.ends_with(kLastLine))
    return nullptr;
  auto module = std::make_unique<Module>();
  std::string_view forms;
  for (const std::string_view one : {kPlain, kWithOffset}) {
    if (image.find(one) != std::string::npos)
      forms = one;
  }
  for (size_t at = 0; (at = image.find(kFirstLine, at)) != std::string::npos;) {
    at += sizeof kFirstLine - 1;
    if (!addLibrary(*module, image.substr(at, image.find('\n', at) - at), forms, log))
      return nullptr;
  }
  log->clear();
  return module;
}

Function *findFunction(Module &module, const std::string &name) {
  for (const std::unique_ptr<Function> &function : module.functions) {
    if (function->name == name)
      return function.get();
  }
  return nullptr;
}

Function &functionOf(CUfunction handle, const char *caller) {
  for (Module *module : modules().all()) {
    for (const std::unique_ptr<Function> &function : module->functions) {
      if (reinterpret_cast<CUfunction>(function.get()) == handle)
        return *function;
    }
  }
  die("%s: %p is no function of a module that is loaded", caller, static_cast<void *>(handle));
}

std::vector<void *> unpack(const char *name, const Function &function, void **extra) {
  std::byte *piece = nullptr;
  const size_t *size = nullptr;
  for (; *extra != CU_LAUNCH_PARAM_END; extra += 2) {
    if (*extra == CU_LAUNCH_PARAM_BUFFER_POINTER)
      piece = static_cast<std::byte *>(extra[1]);
    else if (*extra == CU_LAUNCH_PARAM_BUFFER_SIZE)
      size = static_cast<const size_t *>(extra[1]);
    else
      die("%s: %p is no part of a piece of arguments", name, *extra);
  }
  std::vector<void *> arguments;
  size_t end = 0;
  for (size_t i = 0; const size_t bytes = function.paramSize(i); ++i) {
    arguments.push_back(piece + function.paramOffset(i));
    end = function.paramOffset(i) + bytes;
  }
  if (!piece || !size || *size != end)
    die("%s: the arguments of %s are %zu bytes", name, function.name.c_str(), end);
  return arguments;
}

namespace {

std::function<CUresult()> prepare(const Function &function, const LaunchShape &shape, void **arguments) {
  const ur_native_cpu_kernel_t &kernel = *function.kernel;
  const size_t threads = size_t{shape.block[0]} * shape.block[1] * shape.block[2];
  if (threads == 0 || threads > kMaxThreads || shape.grid[0] == 0 || shape.grid[1] == 0 || shape.grid[2] == 0 ||
      (kernel.max_group_size && threads > kernel.max_group_size) ||
      shape.shared > static_cast<unsigned>(function.maxShared))
    return {};
  for (int dim = 0; dim < 3; ++dim) {
    if (kernel.required_group_size[dim] && kernel.required_group_size[dim] != shape.block[dim])
      return {};
  }
  auto launch = std::make_shared<Launch>(Launch{.kernel = &kernel, .shape = shape});
  constexpr size_t kLargest = std::max(sizeof(ur_native_cpu_image_t), sizeof(ur_native_cpu_sampler_t));
  ur_cuda_image_t image{}; // the last one
  for (uint32_t i = 0; i < kernel.num_args; ++i) {
    const size_t size = function.paramSize(i);
    auto &value = launch->values.emplace_back(std::max(size, kLargest) / sizeof(std::max_align_t) + 1);
    std::memcpy(value.data(), arguments[i], size);
    if (kernel.args[i].kind == UR_NATIVE_CPU_ARG_IMAGE) {
      std::memcpy(&image, arguments[i], sizeof image);
      const ur_native_cpu_image_t view = imageArgument(image, "launch");
      std::memcpy(value.data(), &view, sizeof view);
    } else if (kernel.args[i].kind == UR_NATIVE_CPU_ARG_SAMPLER && function.takesSamplersByValue) {
      const ur_native_cpu_sampler_t sampler = samplerArgument(arguments[i], "launch");
      std::memcpy(value.data(), &sampler, sizeof sampler);
    } else if (kernel.args[i].kind == UR_NATIVE_CPU_ARG_SAMPLER) {
      CUtexObject texture = 0;
      std::memcpy(&texture, arguments[i], sizeof texture);
      const ur_native_cpu_sampler_t sampler = samplerArgument(texture, image, "launch");
      std::memcpy(value.data(), &sampler, sizeof sampler);
    }
  }
  if (function.takesWorkDim)
    std::memcpy(&launch->dims, arguments[kernel.num_args], sizeof launch->dims);
  if (function.takesOffset)
    std::memcpy(launch->offset, arguments[kernel.num_args + size_t{function.takesWorkDim}], sizeof launch->offset);
  return [launch] { return launch->run(); };
}

} // namespace

std::function<CUresult()> prepareLaunch(const Function &function, const LaunchShape &shape, void **arguments,
                                        Context *context) {
  Context *const before = t_current;
  t_current = context;
  std::function<CUresult()> run = prepare(function, shape, arguments);
  t_current = before;
  return run;
}

} // namespace ur::cuda::fake
