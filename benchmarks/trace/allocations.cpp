// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "trace/allocations.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

namespace trace {
namespace {

struct Function {
  std::string_view name;
  ur_usm_type_t type;
  bool enqueued;
};
constexpr std::array<Function, 6> kAllocations = {{{"urUSMHostAlloc", UR_USM_TYPE_HOST, false},
                                                   {"urUSMDeviceAlloc", UR_USM_TYPE_DEVICE, false},
                                                   {"urUSMSharedAlloc", UR_USM_TYPE_SHARED, false},
                                                   {"urEnqueueUSMHostAllocExp", UR_USM_TYPE_HOST, true},
                                                   {"urEnqueueUSMDeviceAllocExp", UR_USM_TYPE_DEVICE, true},
                                                   {"urEnqueueUSMSharedAllocExp", UR_USM_TYPE_SHARED, true}}};
constexpr std::string_view kEnqueuedFree = "urEnqueueUSMFreeExp";

bool isFree(const Call &call) noexcept {
  return call.function == kEnqueuedFree || call.function == std::string_view("urUSMFree");
}

/// Null for a call that allocates nothing.
const Function *allocationBy(const Call &call) noexcept {
  const auto *const found = std::find_if(kAllocations.begin(), kAllocations.end(),
                                         [&](const Function &function) { return function.name == call.function; });
  return found == kAllocations.end() ? nullptr : found;
}

class Collector {
public:
  explicit Collector(const Trace &trace) : trace_(trace) {}

  Allocations whole() {
    // A block is the program's from the end of the call that gives it, until the one that takes it starts.
    std::vector<std::pair<uint64_t, const Call *>> ordered;
    for (const Call &call : trace_.calls) {
      if (call.result == UR_RESULT_SUCCESS && (isFree(call) || allocationBy(call)))
        ordered.emplace_back(isFree(call) ? call.start : call.end, &call);
    }
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    for (const auto &[time, call] : ordered)
      collect(*call);
    all_.queues = static_cast<uint32_t>(queues_.size());
    all_.unfreed += static_cast<uint32_t>(live_.size());
    return std::move(all_);
  }

private:
  [[nodiscard]] const Value &member(const Call &call, const Value &of, const char *name) const {
    const Value *const found = of.find(name);
    if (!found)
      throw Error(trace_.file, call.line, std::string(call.function) + ": " + name + " is missing");
    return *found;
  }
  uint32_t queueOf(const Call &call) {
    const std::pair key(call.section, member(call, call.arguments, "hQueue").text);
    return queues_.try_emplace(key, static_cast<uint32_t>(queues_.size())).first->second;
  }

  void collect(const Call &call) {
    if (isFree(call)) {
      free(call);
      return;
    }
    const Function &function = *allocationBy(call);
    Step step{all_.blocks++, false, function.enqueued, function.enqueued, function.type, 0, 0, call.thread};
    try {
      step.size = member(call, call.arguments, "size").number();
    } catch (const JsonError &problem) {
      throw Error(trace_.file, call.line, problem.what());
    }
    step.queue = function.enqueued ? queueOf(call) : 0;
    const auto [at, isNew] = live_.insert_or_assign({call.section, member(call, call.outputs, "ppMem").text}, step);
    all_.unfreed += isNew ? 0 : 1; // the end of its pool or context freed the block that was there
    all_.steps.push_back(step);
  }

  void free(const Call &call) {
    const auto found = live_.find({call.section, member(call, call.arguments, "pMem").text});
    if (found == live_.end())
      return;
    Step step = found->second;
    live_.erase(found);
    step.isFree = true;
    step.isEnqueued = call.function == kEnqueuedFree;
    step.thread = call.thread;
    step.queue = step.isEnqueued ? queueOf(call) : 0;
    all_.steps.push_back(step);
  }

  const Trace &trace_;
  Allocations all_;
  std::map<std::pair<uint32_t, std::string>, Step> live_; // by address
  std::map<std::pair<uint32_t, std::string>, uint32_t> queues_;
};

} // namespace

Allocations allocationsOf(const Trace &trace) {
  return Collector(trace).whole();
}

} // namespace trace
