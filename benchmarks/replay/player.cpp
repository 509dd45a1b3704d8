// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "replay/player.hpp"

#include "common/result_name.hpp"

#include <chrono>
#include <cstring>
#include <latch>
#include <new>
#include <stdexcept>
#include <thread>

namespace replay {
namespace {

using Clock = std::chrono::steady_clock;

double nanosecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::nano>(Clock::now() - start).count();
}

} // namespace

/// Host memory of one region, at the place within a page that the program had it at.
struct Player::Memory {
  explicit Memory(const Region &region)
      : bytes(static_cast<std::byte *>(::operator new (region.shift + region.size, std::align_val_t{kPage}))) {
    std::memset(bytes.get(), 0, region.shift + region.size); // so that no call finds pages for the first time
  }
  struct Free {
    void operator()(std::byte *at) const noexcept { ::operator delete (at, std::align_val_t{kPage}); }
  };
  std::unique_ptr<std::byte, Free> bytes;
};

Player::Player(Program &program, const std::vector<ur_device_handle_t> &devices)
    : program_(program), devices_(devices), progress_(new Progress[program.threads.size()]) {
  if (program.devices.size() > devices.size()) {
    throw std::runtime_error("the program used " + std::to_string(program.devices.size()) + " devices, but there are " +
                             std::to_string(devices.size()));
  }
  for (const Region &region : program.regions)
    regions_.emplace_back(region);
}

Player::~Player() = default;

Outcome Player::play(bool timed) {
  handles_.assign(program_.handleSlots, nullptr);
  memory_.assign(program_.memorySlots, nullptr);
  for (size_t i = 0; i < program_.devices.size(); ++i)
    handles_[program_.devices[i]] = devices_[i];
  for (size_t i = 0; i < regions_.size(); ++i)
    memory_[program_.regions[i].slot] = regions_[i].bytes.get() + program_.regions[i].shift;
  for (const Member &member : program_.members)
    *member.where = reinterpret_cast<uintptr_t>(memory_[member.slot] + member.offset);
  const size_t count = program_.threads.size();
  std::vector<std::array<double, kGroups>> groups(count);
  const auto runOne = [&](uint32_t thread) {
    timed ? run<true>(thread, groups[thread]) : run<false>(thread, groups[thread]);
  };
  Outcome outcome;
  if (count == 1) {
    const auto start = Clock::now();
    runOne(0);
    outcome.nanoseconds = nanosecondsSince(start);
  } else if (count > 1) {
    std::latch ready(static_cast<ptrdiff_t>(count) + 1), done(static_cast<ptrdiff_t>(count));
    std::vector<std::jthread> threads;
    for (uint32_t i = 0; i < count; ++i) {
      progress_[i].operations.store(0, std::memory_order_relaxed);
      threads.emplace_back([&, i] {
        ready.arrive_and_wait();
        runOne(i);
        done.count_down();
      });
    }
    ready.arrive_and_wait();
    const auto start = Clock::now();
    done.wait();
    outcome.nanoseconds = nanosecondsSince(start);
  }
  for (const auto &thread : groups) {
    for (size_t i = 0; i < kGroups; ++i)
      outcome.groups[i] += thread[i];
  }
  if (!failed_)
    giveBack();
  outcome.failure = failure_;
  return outcome;
}

template <bool kTimed>
void Player::run(uint32_t thread, std::array<double, kGroups> &groups) {
  std::vector<void *> list(program_.longestList + 1);
  Frame frame{handles_.data(), memory_.data(), list.data()};
  const uint64_t *const words = program_.words.data();
  const bool alone = program_.threads.size() == 1;
  uint32_t done = 0;
  for (const Operation &operation : program_.threads[thread]) {
    if (operation.needs && !waitFor(operation))
      return;
    [[maybe_unused]] Clock::time_point start;
    if constexpr (kTimed)
      start = Clock::now();
    const ur_result_t result = operation.play(frame, words + operation.words);
    if constexpr (kTimed)
      groups[static_cast<size_t>(operation.group)] += operation.line ? nanosecondsSince(start) : 0;
    if (result != operation.result && !(operation.maySucceed && result == UR_RESULT_SUCCESS)) {
      fail(program_.file + ":" + std::to_string(operation.line) + ": " + operation.function + " answers " +
           ur::ResultName(result).text() + ", but " + ur::ResultName(operation.result).text() + " was recorded");
      return;
    }
    if (!alone)
      progress_[thread].operations.store(++done, std::memory_order_release);
  }
}

bool Player::waitFor(const Operation &operation) {
  constexpr int kSpins = 200; // then somebody else may need the processor
  for (uint32_t i = 0; i < operation.needs; ++i) {
    const Need &need = program_.needs[operation.firstNeed + i];
    for (int spins = 0; progress_[need.thread].operations.load(std::memory_order_acquire) < need.operations; ++spins) {
      if (failed_.load(std::memory_order_relaxed))
        return false;
      if (spins >= kSpins)
        std::this_thread::yield();
    }
  }
  return true;
}

void Player::fail(const std::string &what) {
  const std::lock_guard lock(failureMutex_);
  if (failure_.empty()) {
    failure_ = what;
    failed_.store(true, std::memory_order_relaxed);
  }
}

void Player::giveBack() {
  using Kind = Leftover::Kind;
  const auto need = [this](ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS)
      fail(program_.file + ": after the last call, " + what + " answers " + ur::ResultName(result).text());
  };
  const auto get = [this]<typename T>(T *&handle, uint32_t slot) { handle = static_cast<T *>(handles_[slot]); };
  for (const Leftover &one : program_.leftovers) {
    if (one.kind == Kind::Queue)
      need(urQueueFinish(static_cast<ur_queue_handle_t>(handles_[one.slot])), "urQueueFinish");
  }
  for (const Leftover &one : program_.leftovers) {
    ur_context_handle_t context = nullptr;
    ur_device_handle_t device = nullptr;
    get(context, one.context);
    get(device, one.device);
    void *const handle = handles_[one.kind == Kind::Memory ? kNullSlot : one.slot];
    for (uint32_t i = 0; i < one.references; ++i) {
      switch (one.kind) {
      case Kind::Memory:
        need(urUSMFree(context, memory_[one.slot]), "urUSMFree");
        break;
      case Kind::Event:
        need(urEventRelease(static_cast<ur_event_handle_t>(handle)), "urEventRelease");
        break;
      case Kind::Buffer:
        need(urMemRelease(static_cast<ur_mem_handle_t>(handle)), "urMemRelease");
        break;
      case Kind::Pool:
        need(urUSMPoolRelease(static_cast<ur_usm_pool_handle_t>(handle)), "urUSMPoolRelease");
        break;
      case Kind::AsyncPool:
        need(urUSMPoolDestroyExp(context, device, static_cast<ur_usm_pool_handle_t>(handle)), "urUSMPoolDestroyExp");
        break;
      case Kind::Queue:
        need(urQueueRelease(static_cast<ur_queue_handle_t>(handle)), "urQueueRelease");
        break;
      case Kind::Context:
        need(urContextRelease(static_cast<ur_context_handle_t>(handle)), "urContextRelease");
        break;
      }
    }
  }
}

} // namespace replay
