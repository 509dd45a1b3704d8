// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/builder.hpp"

#include <algorithm>

namespace replay {
namespace {

constexpr uint64_t kMaxHostRange = uint64_t{1} << 36;

} // namespace

void Builder::emit(const trace::Call &call, Play play, std::span<const uint64_t> words, Group group,
                   const char *function, bool maySucceed) {
  const auto [at, isNew] = threads_.try_emplace(call.thread, program_.threads.size());
  if (isNew) {
    program_.threads.emplace_back();
    periods_.emplace_back();
  }
  Operation operation{};
  operation.play = play;
  operation.words = static_cast<uint32_t>(program_.words.size());
  operation.line = function ? call.line : 0;
  operation.result = function ? call.result : UR_RESULT_SUCCESS;
  operation.maySucceed = maySucceed;
  operation.group = group;
  operation.function = function ? function : "a call that the replay adds";
  for (const Later &one : next_)
    later_.push_back({one.word + program_.words.size(), nullptr, one.address});
  next_.clear();
  program_.words.insert(program_.words.end(), words.begin(), words.end());
  program_.threads[at->second].push_back(operation);
  periods_[at->second].push_back({call.start, call.end});
  if (function) {
    program_.calls[static_cast<size_t>(group)] += 1;
    program_.recordedNanoseconds[static_cast<size_t>(group)] += call.end - call.start;
  }
}

void Builder::addHost(const trace::Call &call, uint64_t begin, uint64_t size) {
  if (size > kMaxHostRange || begin + size < begin) {
    throw trace::Error(program_.file, call.line,
                       std::string(call.function) + ": host memory of " + std::to_string(size) +
                           " bytes can't be true");
  }
  host_.add(begin, std::max<uint64_t>(size, 1));
}

void Builder::finish() {
  std::vector<std::pair<HostRanges::Range, uint32_t>> slots;
  for (const HostRanges::Range &range : host_.merged()) {
    slots.emplace_back(range, program_.memorySlots);
    program_.regions.push_back({program_.memorySlots++, range.end - range.begin, range.begin % kPage});
  }
  for (const Later &one : later_) {
    const auto after = std::upper_bound(slots.begin(), slots.end(), one.address,
                                        [](uint64_t address, const auto &slot) { return address < slot.first.begin; });
    const auto &[range, slot] = *std::prev(after); // each address was added with the range that it begins
    if (one.member) {
      program_.members.push_back({one.member, slot, one.address - range.begin});
    } else {
      program_.words[one.word] = slot;
      program_.words[one.word + 1] = one.address - range.begin;
    }
  }
  orderThreads(program_, periods_);
}

} // namespace replay
