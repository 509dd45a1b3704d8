// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "safety_programs.hpp"

#include <algorithm>
#include <string_view>

namespace layers_test {

namespace {

/// Made with the first one.
std::vector<Twins> &all() {
  static std::vector<Twins> listed;
  return listed;
}

} // namespace

Listed::Listed(const Twins &twins) {
  all().push_back(twins);
}

std::vector<Twins> safetyPrograms() {
  std::vector<Twins> sorted = all();
  std::sort(sorted.begin(), sorted.end(),
            [](const Twins &a, const Twins &b) { return std::string_view(a.name) < b.name; });
  return sorted;
}

} // namespace layers_test
