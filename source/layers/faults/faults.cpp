// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/faults/faults.hpp"

#include "common/env.hpp"
#include "common/number.hpp"
#include "common/result_name.hpp"
#include "layers/findings.hpp"
#include "layers/layers.hpp"

#include <algorithm>
#include <cinttypes>
#include <memory>
#include <string>
#include <vector>

namespace ur::layers::faults {
namespace {

/// All functions together, as one that is called.
constexpr uint16_t kAny = kFunctionCount;

struct Fault {
  uint16_t slot;
  uint64_t first; ///< the number of the call
  bool onwards;   ///< and all calls after it
  ur_result_t result;
};

struct Plan {
  std::vector<Fault> faults;
  std::array<std::atomic<uint64_t>, kFunctionCount + 1> calls{};
};

constinit std::atomic<Plan *> plan{nullptr}; // never destroyed: threads may still call at exit

const char *nameOf(uint16_t slot) noexcept {
  return slot == kAny ? "any function" : kFunctionNames[slot];
}

[[noreturn]] void refuseFault(std::string_view fault, const std::string &problem) {
  throw env::Error(kFaultsVariable, "'" + std::string(fault) + "' is no fault, function:number:result: " + problem);
}

uint16_t readFunction(std::string_view fault, std::string_view name) {
  if (name == "*")
    return kAny;
  const auto found = std::find(kFunctionNames.begin(), kFunctionNames.end(), name);
  if (found == kFunctionNames.end())
    refuseFault(fault, "'" + std::string(name) + "' is neither * nor a function that adapters have");
  return static_cast<uint16_t>(found - kFunctionNames.begin());
}

ur_result_t readResult(std::string_view fault, std::string_view name) {
  using namespace reflection;
  const Enumeration &results = kEnumerations[static_cast<uint16_t>(EnumerationId::ur_result_t)];
  const auto number = numberIn<uint32_t>(name);
  for (uint16_t i = 0; i < results.count; ++i) {
    const Constant &constant = kConstants[results.first + i];
    const std::string_view whole = kText + constant.name;
    if (constant.value != UR_RESULT_SUCCESS &&
        (number == constant.value || whole == name || whole == "UR_RESULT_ERROR_" + std::string(name)))
      return static_cast<ur_result_t>(constant.value);
  }
  refuseFault(fault, "'" + std::string(name) + "' is no error of ur_result_t");
}

Fault readFault(std::string_view text) {
  const std::vector<std::string_view> parts = env::split(text, ':');
  if (parts.size() != 3)
    refuseFault(text, "it has " + std::to_string(parts.size()) + " of its 3 parts");
  const bool onwards = parts[1].ends_with('+');
  const auto first = numberIn<uint64_t>(parts[1].substr(0, parts[1].size() - onwards));
  if (!first || *first == 0)
    refuseFault(text, "'" + std::string(parts[1]) + "' is no number from 1 on, alone or with a + behind it");
  return {readFunction(text, parts[0]), *first, onwards, readResult(text, parts[2])};
}

} // namespace

constinit std::atomic<const CallTable *> next{nullptr};

void start() {
  auto made = std::make_unique<Plan>();
  if (const auto faults = env::text(kFaultsVariable)) {
    for (const std::string_view fault : env::split(*faults, ','))
      made->faults.push_back(readFault(fault));
  }
  // A thread may still be in the one before, which stays.
  plan.store(made.release(), std::memory_order_release);
}

void stop() noexcept {
  const Plan *const mine = plan.load(std::memory_order_acquire);
  for (const Fault &fault : mine->faults) {
    const uint64_t calls = mine->calls[fault.slot].load(std::memory_order_relaxed);
    if (calls < fault.first) {
      find("%s: %s was called %" PRIu64 " time%s, so its call number %" PRIu64 " didn't fail", kFaultsVariable,
           nameOf(fault.slot), calls, calls == 1 ? "" : "s", fault.first);
    }
  }
}

bool Count::enter(bool sound) noexcept {
  if (!sound)
    return true; // it fails by itself, and a layer above may have refused it: numbers are the same with and without
  Plan *const mine = plan.load(std::memory_order_acquire);
  const uint64_t alone = mine->calls[call_.slot].fetch_add(1, std::memory_order_relaxed) + 1;
  const uint64_t together = mine->calls[kAny].fetch_add(1, std::memory_order_relaxed) + 1;
  for (const Fault &fault : mine->faults) {
    if (fault.slot != kAny && fault.slot != call_.slot)
      continue;
    number_ = fault.slot == kAny ? together : alone;
    if (number_ == fault.first || (fault.onwards && number_ > fault.first)) {
      result_ = fault.result;
      return false;
    }
  }
  return true;
}

ur_result_t Count::refuse() const noexcept {
  findInCall("%s fails by %s, its number %" PRIu64 ": %s", call_.name(), kFaultsVariable, number_,
             ResultName(result_).text());
  return result_;
}

} // namespace ur::layers::faults
