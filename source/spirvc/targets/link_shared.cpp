// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/link_shared.hpp"

#include "common/env.hpp"
#include "spirvc/reader/binary.hpp"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <mutex>
#include <unistd.h>
#include <vector>

#include <lld/Common/Driver.h>
#include <llvm/Support/raw_ostream.h>

LLD_HAS_DRIVER(elf)

namespace ur::spirvc {

namespace {

/// A folder that is gone with this object, and the files in it.
class Folder {
public:
  Folder() {
    path_ = env::text("TMPDIR").value_or("/tmp") + "/ur-spirv-XXXXXX";
    if (!mkdtemp(path_.data()))
      throw Refused("no folder '" + path_ + "' can be made: " + std::strerror(errno));
  }
  ~Folder() {
    for (const std::string &object : objects_)
      unlink(object.c_str());
    unlink(image().c_str());
    rmdir(path_.c_str());
  }
  Folder(const Folder &) = delete;
  Folder &operator=(const Folder &) = delete;

  /// One more object file. Answers its path.
  std::string add(const std::string &object) {
    objects_.push_back(path_ + "/" + std::to_string(objects_.size()) + ".o");
    std::ofstream(objects_.back(), std::ios::binary) << object;
    return objects_.back();
  }
  [[nodiscard]] std::string image() const { return path_ + "/kernels.so"; }

private:
  std::string path_;
  std::vector<std::string> objects_;
};

} // namespace

std::string linkShared(std::span<const std::string> objects, std::span<const std::string> options) {
  Folder folder;
  const std::string to = folder.image();
  std::vector<std::string> given;
  for (const std::string &object : objects)
    given.push_back(folder.add(object));
  given.insert(given.end(), options.begin(), options.end());
  std::vector<const char *> arguments = {"ld.lld", "-shared",       "--threads=1", "--build-id=none", "-z",
                                         "defs",   "--strip-debug", "-o",          to.c_str()};
  for (const std::string &option : given)
    arguments.push_back(option.c_str());
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

} // namespace ur::spirvc
