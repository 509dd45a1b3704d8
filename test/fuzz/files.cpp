// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Files that the loader reads before it opens anything: manifests of adapters, and libraries that may be damaged. The
// first byte says which; the rest is the file.
#include "common/library_file.hpp"
#include "fuzz/target.hpp"
#include "loader/manifest.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <unistd.h>

namespace {

/// A folder that is gone with the process.
struct Folder {
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "laneway_fuzz.XXXXXX").string();
    if (::mkdtemp(pattern.data()))
      path = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  std::string path;
};

void write(const std::string &path, std::span<const uint8_t> bytes) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***) {
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  static const Folder folder;
  fuzz::require(!folder.path.empty(), "there is a folder for files");
  fuzz::Input input(data, size);
  if (input.byte() % 2 == 0) {
    write(folder.path + "/a.adapter", input.rest());
    const auto manifests = ur::loader::readManifests(folder.path);
    fuzz::require(manifests.size() == 1, "each file of the folder is a manifest");
    fuzz::require(manifests[0].error.empty() != manifests[0].library.empty(),
                  "it names a library, or says what is wrong");
    return 0;
  }
  const std::string file = folder.path + "/library.so";
  write(file, input.rest());
  (void)ur::damageOfLibraryFile(file);
  return 0;
}
