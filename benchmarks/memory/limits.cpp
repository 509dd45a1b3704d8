// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "memory/limits.hpp"

#include <algorithm>

namespace memory {
namespace {

/// What CUDA's own pool reserved for the recorded programs, on an H100.
constexpr double kVendorsLm = 1.233, kVendorsCnn = 1.081;

/// The first that fits counts.
constexpr Limit kLimits[] = {
    {"cnn", Mode::inOrder, Source::ranges, 1.02, false},
    {"cnn", Mode::nativeStream, Source::ranges, 1.02, false},
    {"cnn", Mode::fourQueues, Source::ranges, 1.20, false},
    {"cnn", Mode::chain, Source::ranges, 1.20, false},
    {"cnn", Mode::behindOthers, Source::ranges, 1.25, false},
    {"cnn", Mode::inOrder, Source::chunks, 1.25, true},
    {"cnn", Mode::nativeStream, Source::chunks, 1.25, true},
    {"cnn", Mode::inOrder, Source::vendors, 1.05 * kVendorsCnn, false},
    {"lm", Mode::inOrder, Source::ranges, 1.12, false},
    {"lm", Mode::nativeStream, Source::ranges, 1.12, false},
    {"lm", Mode::fourQueues, Source::ranges, 1.20, false},
    {"lm", Mode::chain, Source::ranges, 1.20, false},
    {"lm", Mode::behindOthers, Source::ranges, 1.25, false},
    {"lm", Mode::inOrder, Source::chunks, 1.25, true},
    {"lm", Mode::nativeStream, Source::chunks, 1.25, true},
    {"lm", Mode::inOrder, Source::vendors, 1.05 * kVendorsLm, false},
    {"one_of_64_kept", Mode::inOrder, Source::ranges, 0, true},
    {"one_of_64_kept", Mode::nativeStream, Source::ranges, 0, true},
    {nullptr, Mode::inOrder, Source::ranges, 1.10, false},
    {nullptr, Mode::nativeStream, Source::ranges, 1.10, false},
    {nullptr, Mode::chain, Source::ranges, 1.25, false},
    {nullptr, Mode::fourQueues, Source::ranges, 1.25, false},
    {nullptr, Mode::behindOthers, Source::ranges, 1.25, false},
    {nullptr, Mode::twoEvents, Source::ranges, 1.25, false},
    {nullptr, Mode::inOrder, Source::chunks, 1.25, true},
    {nullptr, Mode::nativeStream, Source::chunks, 1.25, true},
};

} // namespace

const Limit *limitOf(const std::string &program, bool recorded, Mode mode, Source source) {
  const auto *const found = std::find_if(std::begin(kLimits), std::end(kLimits), [&](const Limit &limit) {
    const bool named = limit.program ? program == limit.program : !recorded;
    return named && limit.mode == mode && limit.source == source;
  });
  return found == std::end(kLimits) ? nullptr : found;
}

uint64_t allowance(uint64_t granule, uint64_t divisor) {
  constexpr uint64_t kFree = uint64_t{4} << 20;
  return std::max(kFree / divisor, 2 * granule);
}

} // namespace memory
