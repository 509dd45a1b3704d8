// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/order.hpp"

#include <algorithm>

namespace replay {

void orderThreads(Program &program, const std::vector<std::vector<Period>> &periods) {
  const size_t threads = program.threads.size();
  for (uint32_t own = 0; own < threads; ++own) {
    std::vector<uint32_t> ended(threads, 0);  // how many operations of each have returned
    std::vector<uint64_t> latest(threads, 0); // when the last of these did
    for (size_t i = 0; i < program.threads[own].size(); ++i) {
      Operation &operation = program.threads[own][i];
      operation.firstNeed = static_cast<uint32_t>(program.needs.size());
      for (uint32_t other = 0; other < threads; ++other) {
        if (other == own)
          continue;
        const uint32_t before = ended[other];
        while (ended[other] < periods[other].size()) {
          // A call within another one, as callbacks make them, counts as returned when the outer one has.
          const uint64_t end = std::max(latest[other], periods[other][ended[other]].end);
          if (end >= periods[own][i].start)
            break;
          latest[other] = end;
          ++ended[other];
        }
        if (ended[other] != before)
          program.needs.push_back({other, ended[other]});
      }
      operation.needs = static_cast<uint32_t>(program.needs.size()) - operation.firstNeed;
    }
  }
}

} // namespace replay
