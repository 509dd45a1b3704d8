// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loading of a checked image: from a private copy of its bytes, under a name that no other image has had, since the
// system's loader answers a known name with what it has loaded under it before.
#include "adapters/native_cpu/image_check.hpp"
#include "adapters/native_cpu/kernel.hpp"
#include "adapters/native_cpu/limits.hpp"
#include "common/env.hpp"
#include "unified-runtime/ur_native_cpu_image.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <link.h>
#include <set>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace ur::native_cpu {

namespace {

class File {
public:
  explicit File(int fd) noexcept : fd_(fd) {}
  ~File() {
    if (fd_ >= 0)
      close(fd_);
    if (!path_.empty())
      unlink(path_.c_str());
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  int fd() const noexcept { return fd_; }
  bool valid() const noexcept { return fd_ >= 0; }
  void owns(std::string path) { path_ = std::move(path); }
  bool write(std::span<const uint8_t> bytes) const noexcept {
    for (size_t done = 0; done < bytes.size();) {
      const ssize_t part = ::write(fd_, bytes.data() + done, bytes.size() - done);
      if (part < 0 && errno != EINTR)
        return false;
      done += part > 0 ? size_t(part) : 0;
    }
    return true;
  }
  /// Some systems forbid executing what isn't on a disk.
  bool executable() const noexcept {
    void *page = mmap(nullptr, 1, PROT_READ | PROT_EXEC, MAP_PRIVATE, fd_, 0);
    if (page == MAP_FAILED)
      return false;
    munmap(page, 1);
    return true;
  }

private:
  int fd_;
  std::string path_;
};

/// A path to an open file, spelt in a way that this process hasn't used before.
std::string uniquePath(int fd) {
  static std::atomic<uint32_t> count{0};
  std::string path = "/proc/self/fd";
  for (uint32_t bits = count.fetch_add(1, std::memory_order_relaxed) + 1; bits; bits >>= 1)
    path += bits & 1 ? "/." : "//";
  return path + "/" + std::to_string(fd);
}

void *loadFrom(const std::string &path, std::string *error) {
  void *handle = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    const char *text = dlerror();
    *error = std::string("The system's loader refuses the image: ") + (text ? text : "it gives no reason") + ".";
  }
  return handle;
}

void *loadCopy(std::span<const uint8_t> bytes, std::string *error) {
  if (File memory(memfd_create("ur-kernels", MFD_CLOEXEC));
      memory.valid() && memory.write(bytes) && memory.executable()) {
    // Without /proc the memory has no path.
    if (const std::string path = uniquePath(memory.fd()); access(path.c_str(), R_OK) == 0)
      return loadFrom(path, error);
  }
  std::string path = env::text("TMPDIR").value_or("/tmp") + "/ur-kernels-XXXXXX";
  File file(mkostemp(path.data(), O_CLOEXEC));
  if (file.valid())
    file.owns(path);
  if (!file.valid() || !file.write(bytes) || !file.executable()) {
    *error =
        "The image can't be loaded: neither memory (which takes /proc) nor " + path + " can be written and executed.";
    return nullptr;
  }
  // Its name is of this moment's making, and what is loaded from it stays another file when it is gone.
  return loadFrom(path, error);
}

/// The addresses at which a loaded image lies.
class Extents {
public:
  explicit Extents(const link_map *map) noexcept : map_(map) {
    dl_iterate_phdr(
        [](dl_phdr_info *info, size_t, void *data) {
          auto *self = static_cast<Extents *>(data);
          if (info->dlpi_addr != self->map_->l_addr)
            return 0;
          self->headers_ = {info->dlpi_phdr, info->dlpi_phnum};
          return 1;
        },
        this);
  }
  bool contain(const void *pointer, size_t size, uint32_t flags = PF_R) const noexcept {
    return room(pointer, flags) >= std::max<size_t>(size, 1);
  }
  /// Bytes from here to the end of the segment; 0: not in the image.
  size_t room(const void *pointer, uint32_t flags = PF_R) const noexcept {
    const uint64_t address = reinterpret_cast<uintptr_t>(pointer) - map_->l_addr;
    for (const auto &header : headers_) {
      if (header.p_type == PT_LOAD && (header.p_flags & flags) == flags && address >= header.p_vaddr &&
          address - header.p_vaddr < header.p_memsz)
        return header.p_memsz - (address - header.p_vaddr);
    }
    return 0;
  }

private:
  const link_map *map_;
  std::span<const ElfW(Phdr)> headers_;
};

std::string checkKernel(const ur_native_cpu_kernel_t &kernel, const Extents &extents) {
  const size_t room = extents.room(kernel.name);
  const size_t length = room ? strnlen(kernel.name, room) : 0;
  if (!length || length == room)
    return "a kernel without a name";
  const std::string name = "'" + std::string(kernel.name) + "' with ";
  if (!extents.contain(reinterpret_cast<const void *>(kernel.entry), 1, PF_R | PF_X))
    return name + "an entry that is no function of the image";
  if (kernel.num_args > kMaxParameterSize)
    return name + std::to_string(kernel.num_args) + " arguments, expected at most " + std::to_string(kMaxParameterSize);
  if (kernel.num_args && !extents.contain(kernel.args, kernel.num_args * sizeof *kernel.args))
    return name + "an array of arguments outside the image";
  uint64_t bytes = 0;
  uint32_t images = 0, samplers = 0;
  for (uint32_t i = 0; i < kernel.num_args; ++i) {
    const ur_native_cpu_arg_t &arg = kernel.args[i];
    const std::string which = name + "argument " + std::to_string(i) + " of ";
    if (arg.kind > UR_NATIVE_CPU_ARG_SAMPLER)
      return which + "kind " + std::to_string(arg.kind) + ", expected 0 to 4";
    images += arg.kind == UR_NATIVE_CPU_ARG_IMAGE;
    samplers += arg.kind == UR_NATIVE_CPU_ARG_SAMPLER;
    const bool right = arg.kind == UR_NATIVE_CPU_ARG_VALUE     ? arg.size > 0 && arg.size <= kMaxParameterSize
                       : arg.kind == UR_NATIVE_CPU_ARG_POINTER ? arg.size == sizeof(void *)
                       : arg.kind == UR_NATIVE_CPU_ARG_IMAGE   ? arg.size == sizeof(ur_native_cpu_image_t)
                       : arg.kind == UR_NATIVE_CPU_ARG_SAMPLER ? arg.size == sizeof(ur_native_cpu_sampler_t)
                                                               : arg.size == 0;
    if (!right)
      return which + "size " + std::to_string(arg.size) + ", which its kind can't have";
    bytes += arg.kind < UR_NATIVE_CPU_ARG_IMAGE ? arg.size : 0;
  }
  if (images > kMaxImageArgs || samplers > kMaxSamplerArgs) {
    return name + std::to_string(images) + " images and " + std::to_string(samplers) +
           " samplers among its arguments, expected at most " + std::to_string(kMaxImageArgs) + " and " +
           std::to_string(kMaxSamplerArgs);
  }
  if (bytes > kMaxParameterSize)
    return name + std::to_string(bytes) + " bytes of arguments, expected at most " + std::to_string(kMaxParameterSize);
  const size_t *size = kernel.required_group_size;
  const bool any = !size[0] && !size[1] && !size[2];
  const bool possible = size[0] && size[1] && size[2] && size[0] <= kMaxWorkGroupSize && size[1] <= kMaxWorkGroupSize &&
                        size[2] <= kMaxWorkGroupSize && size[0] * size[1] * size[2] <= kMaxWorkGroupSize;
  if (!any && !possible) {
    return name + "a required group size that the device can't have (at most " + std::to_string(kMaxWorkGroupSize) +
           " work-items, no zero)";
  }
  if (kernel.local_memory_size > kLocalMemorySize) {
    return name + std::to_string(kernel.local_memory_size) + " bytes of local memory, expected at most " +
           std::to_string(kLocalMemorySize);
  }
  return {};
}

/// Reads the table of kernels. Answers what is wrong with it, or nothing.
std::string readTable(void *handle, const link_map *map, std::span<const ur_native_cpu_kernel_t> *kernels) {
  const Extents extents(map);
  const auto *module = static_cast<const ur_native_cpu_module_t *>(dlsym(handle, "ur_native_cpu_module"));
  if (!module || !extents.contain(module, sizeof *module)) {
    return "The image doesn't export 'ur_native_cpu_module', the table of its kernels (UR_NATIVE_CPU_MODULE of "
           "ur_native_cpu_kernel.h).";
  }
  if (module->abi_version != UR_NATIVE_CPU_ABI_VERSION) {
    return "The image was compiled for version " + std::to_string(module->abi_version) +
           " of ur_native_cpu_kernel.h, expected " + std::to_string(UR_NATIVE_CPU_ABI_VERSION) + ".";
  }
  if (module->kernel_size != sizeof(ur_native_cpu_kernel_t)) {
    return "The image's table has entries of " + std::to_string(module->kernel_size) + " bytes, expected " +
           std::to_string(sizeof(ur_native_cpu_kernel_t)) + ".";
  }
  if (module->num_kernels > (1u << 20) ||
      (module->num_kernels && !extents.contain(module->kernels, module->num_kernels * sizeof *module->kernels)))
    return "The image's table of " + std::to_string(module->num_kernels) + " kernels lies outside the image.";
  std::set<std::string_view> names;
  for (const ur_native_cpu_kernel_t &kernel : std::span(module->kernels, module->num_kernels)) {
    if (const std::string wrong = checkKernel(kernel, extents); !wrong.empty())
      return "The image's table of kernels has " + wrong + ".";
    if (!names.insert(kernel.name).second)
      return "The image's table of kernels has '" + std::string(kernel.name) + "' twice.";
  }
  *kernels = {module->kernels, size_t(module->num_kernels)};
  return {};
}

/// What the process itself has under a name of the image's takes its place, even in the image. Then nobody could say
/// which of the two a name means.
std::string checkShadows(std::span<const Symbol> symbols, const std::byte *base) {
  for (const Symbol &symbol : symbols) {
    const void *other = symbol.weak ? nullptr : dlsym(RTLD_DEFAULT, symbol.name.c_str());
    if (other && other != base + symbol.address) {
      return "The image exports '" + symbol.name +
             "', which the process has already: the image would use that one instead of its own.";
    }
  }
  return {};
}

} // namespace

ur_result_t Image::load(std::span<const uint8_t> bytes, std::string *log, std::shared_ptr<Image> *image) {
  std::shared_ptr<Image> loaded(new Image);
  *log = checkImage(bytes, &loaded->symbols_);
  if (!log->empty())
    return UR_RESULT_ERROR_INVALID_BINARY;
  loaded->handle_ = loadCopy(bytes, log);
  if (!loaded->handle_)
    return UR_RESULT_ERROR_INVALID_BINARY;
  link_map *map = nullptr;
  if (dlinfo(loaded->handle_, RTLD_DI_LINKMAP, &map) != 0) {
    *log = "The image was loaded, but the system's loader doesn't say where.";
    return UR_RESULT_ERROR_INVALID_BINARY;
  }
  loaded->base_ = reinterpret_cast<std::byte *>(map->l_addr);
  *log = readTable(loaded->handle_, map, &loaded->kernels_);
  if (log->empty())
    *log = checkShadows(loaded->symbols_, loaded->base_);
  if (!log->empty())
    return UR_RESULT_ERROR_INVALID_BINARY;
  const void *const size = dlsym(loaded->handle_, "ur_native_cpu_sub_group_size");
  if (uint32_t said = 0; size && Extents(map).contain(size, sizeof said)) {
    std::memcpy(&said, size, sizeof said);
    loaded->subGroupSize_ = std::has_single_bit(said) && said <= kMaxSubGroupSize ? said : 0;
  }
  *log = "Loaded " + std::to_string(loaded->kernels_.size()) + " kernels.";
  *image = std::move(loaded);
  return UR_RESULT_SUCCESS;
}

Image::~Image() {
  if (handle_)
    dlclose(handle_);
}

const ur_native_cpu_kernel_t *Image::find(const char *name) const noexcept {
  for (const ur_native_cpu_kernel_t &kernel : kernels_) {
    if (std::string_view(kernel.name) == name)
      return &kernel;
  }
  return nullptr;
}

const Symbol *Image::symbol(std::string_view name, bool function) const noexcept {
  for (const Symbol &symbol : symbols_) {
    if (symbol.function == function && symbol.name == name)
      return &symbol;
  }
  return nullptr;
}

core::KernelFacts factsOf(const ur_native_cpu_kernel_t &kernel) {
  core::KernelFacts facts;
  facts.name = kernel.name;
  facts.argsKnown = true;
  for (const ur_native_cpu_arg_t &arg : std::span(kernel.args, kernel.num_args)) {
    using Kind = core::KernelArg::Kind;
    switch (arg.kind) {
    case UR_NATIVE_CPU_ARG_VALUE:
    case UR_NATIVE_CPU_ARG_POINTER:
      facts.args.push_back({arg.kind == UR_NATIVE_CPU_ARG_VALUE ? Kind::value : Kind::pointer, size_t(arg.size)});
      break;
    case UR_NATIVE_CPU_ARG_IMAGE:
    case UR_NATIVE_CPU_ARG_SAMPLER: // the core hands over handles, for which the kernel gets structures
      facts.args.push_back({arg.kind == UR_NATIVE_CPU_ARG_IMAGE ? Kind::memory : Kind::sampler, sizeof(void *)});
      break;
    default:
      facts.args.push_back({Kind::local, 0});
    }
  }
  std::copy_n(kernel.required_group_size, 3, facts.requiredGroupSize.begin());
  facts.maxGroupSize = facts.statedGroupSize = kernel.max_group_size;
  facts.localMemSize = kernel.local_memory_size;
  facts.maxSubGroupSize = 1;
  if (kernel.required_sub_group_size != 0)
    facts.requiredSubGroupSize = facts.maxSubGroupSize = facts.preferredGroupMultiple = kernel.required_sub_group_size;
  return facts;
}

} // namespace ur::native_cpu
