// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A fuzz target without libFuzzer: gives it each file of its corpus, and each cut off in the middle, and ones with a
// byte changed. So every build runs what fuzzing has found.
#include "fuzz/target.hpp"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

int main(int argc, char **argv) {
  LLVMFuzzerInitialize(&argc, &argv);
  size_t files = 0;
  for (int i = 1; i < argc; ++i) {
    for (const auto &entry : std::filesystem::recursive_directory_iterator(argv[i])) {
      if (!entry.is_regular_file())
        continue;
      std::ifstream file(entry.path(), std::ios::binary);
      std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
      std::vector<uint8_t> bytes(text.begin(), text.end());
      const auto give = [&](size_t size) {
        const std::vector<uint8_t> exact(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
        LLVMFuzzerTestOneInput(exact.data(), exact.size());
      };
      give(bytes.size());
      give(bytes.size() / 2);
      const size_t step = bytes.size() / 200 + 1;
      for (size_t at = 0; at < bytes.size(); at += step) {
        bytes[at] ^= 0x41;
        give(bytes.size());
        bytes[at] ^= 0x41;
      }
      ++files;
    }
  }
  std::printf("%zu files\n", files);
  return files == 0 ? 1 : 0;
}
