// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many random programs a test runs, and from which seed on: UR_TEST_SEEDS=count or UR_TEST_SEEDS=count@first.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace ur::test {

struct Seeds {
  uint64_t count, first = 1;
};

inline Seeds seeds(uint64_t usualCount) {
  Seeds chosen{usualCount};
  if (const char *text = std::getenv("UR_TEST_SEEDS")) {
    char *end = nullptr;
    chosen.count = std::strtoull(text, &end, 10);
    if (end && *end == '@')
      chosen.first = std::strtoull(end + 1, nullptr, 10);
  }
  return chosen;
}

} // namespace ur::test
