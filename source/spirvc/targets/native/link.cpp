// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/link.hpp"

#include "spirvc/reader/binary.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <iterator>
#include <link.h>
#include <mutex>
#include <unistd.h>
#include <vector>

#include <lld/Common/Driver.h>
#include <llvm/Support/raw_ostream.h>

LLD_HAS_DRIVER(elf)

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

/// A folder that is gone with this object, and the two files in it.
class Folder {
public:
  Folder() {
    const char *const chosen = std::getenv("TMPDIR");
    path_ = std::string(chosen && *chosen ? chosen : "/tmp") + "/ur-spirv-XXXXXX";
    if (!mkdtemp(path_.data()))
      throw Refused("no folder '" + path_ + "' can be made: " + std::strerror(errno));
  }
  ~Folder() {
    unlink(object().c_str());
    unlink(image().c_str());
    rmdir(path_.c_str());
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  [[nodiscard]] std::string object() const { return path_ + "/kernels.o"; }
  [[nodiscard]] std::string image() const { return path_ + "/kernels.so"; }

private:
  std::string path_;
};

} // namespace

bool hasSymbol(const char *name) {
  for (void *const handle : libraries()) {
    if (dlsym(handle, name))
      return true;
  }
  return false;
}

std::string link(const std::string &object) {
  const Folder folder;
  std::ofstream(folder.object(), std::ios::binary) << object;
  const std::string from = folder.object(), to = folder.image();
  std::vector<const char *> arguments = {
      "ld.lld",     "-shared",    "--threads=1", "--hash-style=gnu", "--build-id=none", "-z", "defs",
      "-z",         "now",        "-z",          "noexecstack",      "--strip-debug",   "-o", to.c_str(),
      from.c_str(), "--as-needed"};
  for (void *const handle : libraries()) {
    link_map *map = nullptr;
    if (dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0)
      arguments.push_back(map->l_name);
  }
  std::string problem;
  llvm::raw_string_ostream problems(problem);
  static std::mutex one;
  const std::lock_guard lock(one); // the linker has global state
  const lld::Result result = lld::lldMain(arguments, llvm::nulls(), problems, {{lld::Gnu, &lld::elf::link}});
  if (result.retCode != 0)
    throw Refused("the image can't be linked: " + problem);
  std::ifstream file(to, std::ios::binary);
  std::string image{std::istreambuf_iterator<char>(file), {}};
  if (!file || image.empty())
    throw Refused("the image '" + to + "' can't be read: " + std::strerror(errno));
  return image;
}

} // namespace ur::spirvc::native
