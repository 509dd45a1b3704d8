// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How often something has happened in a fake: calls, by their names, and what else it counts.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <thread>

namespace ur::test {

/// In all, and by the thread that did it. The fake's lock guards it.
class CallCounts {
public:
  void note(const std::string &what) {
    ++all_[what];
    ++ofThreads_[std::this_thread::get_id()][what];
  }
  [[nodiscard]] uint64_t of(std::string_view what) const { return find(all_, what); }
  [[nodiscard]] uint64_t ofThisThread(std::string_view what) const {
    const auto own = ofThreads_.find(std::this_thread::get_id());
    return own == ofThreads_.end() ? 0 : find(own->second, what);
  }

private:
  using Counts = std::map<std::string, uint64_t, std::less<>>;
  static uint64_t find(const Counts &counts, std::string_view what) {
    const auto found = counts.find(what);
    return found == counts.end() ? 0 : found->second;
  }

  Counts all_;
  std::map<std::thread::id, Counts> ofThreads_;
};

} // namespace ur::test
