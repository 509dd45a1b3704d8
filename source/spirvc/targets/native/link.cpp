// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/link.hpp"

#include "spirvc/targets/link_shared.hpp"

#include <array>
#include <dlfcn.h>
#include <link.h>
#include <vector>

namespace ur::spirvc::native {

namespace {

/// In the order in which a name is looked for.
constexpr std::array<const char *, 4> kLibraries = {"libm.so.6", "libmvec.so.1", "libgcc_s.so.1", "libc.so.6"};

/// Open handles of those that are there; they stay open.
const std::vector<void *> &libraries() {
  static const std::vector<void *> all = [] {
    std::vector<void *> found;
    for (const char *const name : kLibraries) {
      if (void *const handle = dlopen(name, RTLD_NOW | RTLD_LOCAL))
        found.push_back(handle);
    }
    return found;
  }();
  return all;
}

} // namespace

bool hasSymbol(const char *name) {
  for (void *const handle : libraries()) {
    if (dlsym(handle, name))
      return true;
  }
  return false;
}

std::string link(const std::vector<std::string> &objects) {
  std::vector<std::string> options = {"--hash-style=gnu", "-z", "now", "-z", "noexecstack", "--as-needed"};
  for (void *const handle : libraries()) {
    link_map *map = nullptr;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
      options.emplace_back(map->l_name);
  }
  return linkShared(objects, options);
}

} // namespace ur::spirvc::native
