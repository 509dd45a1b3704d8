// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "common/dynamic_library.hpp"

#include "common/library_file.hpp"
#include "common/vendor_calls.hpp"

#include <cstring>
#include <dlfcn.h>
#include <link.h>

namespace ur {
namespace {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

const link_map *mapOf(void *handle) noexcept {
  link_map *map = nullptr;
  return handle && dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 ? map : nullptr;
}

} // namespace

bool DynamicLibrary::open(const char *file, std::string &error, bool deepBind) {
  close();
  const std::string path = std::strchr(file, '/') ? file : fileOfSoname(file);
  if (const std::string damage = path.empty() ? "" : damageOfLibraryFile(path); !damage.empty()) {
    error = path + ": " + damage;
    return false;
  }
  const VendorCall observed("dlopen");
  handle_ = dlopen(file, RTLD_NOW | RTLD_LOCAL | (deepBind && !kSanitized ? RTLD_DEEPBIND : 0));
  if (!handle_) {
    const char *text = dlerror();
    error = text ? text : "the dynamic linker gives no reason";
  }
  return isOpen();
}

void DynamicLibrary::close() noexcept {
  if (handle_)
    dlclose(std::exchange(handle_, nullptr));
}

void *DynamicLibrary::symbol(const char *name) const noexcept {
  return handle_ ? dlsym(handle_, name) : nullptr;
}

void *DynamicLibrary::ownSymbol(const char *name) const noexcept {
  void *const address = symbol(name);
  Dl_info info;
  void *map = nullptr;
  if (!address || !dladdr1(address, &info, &map, RTLD_DL_LINKMAP))
    return nullptr;
  return map == mapOf(handle_) ? address : nullptr;
}

std::string DynamicLibrary::path() const {
  const link_map *const map = mapOf(handle_);
  return map && map->l_name ? map->l_name : "";
}

std::string pathOfAddress(const void *address) {
  Dl_info info;
  return dladdr(address, &info) && info.dli_fname ? info.dli_fname : "";
}

std::vector<std::string> openLibraries() {
  std::vector<std::string> paths;
  dl_iterate_phdr(
      [](dl_phdr_info *info, size_t, void *to) {
        if (info->dlpi_name && std::strchr(info->dlpi_name, '/')) // neither the program nor the kernel's own
          static_cast<std::vector<std::string> *>(to)->emplace_back(info->dlpi_name);
        return 0;
      },
      &paths);
  return paths;
}

} // namespace ur
