// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of the simulated driver itself stand on: a context opened through the port, with short forms of its calls.
#pragma once

#include "sim/gtest_support.hpp"

#include <gtest/gtest.h>

namespace ur::sim {

class Rig {
public:
  explicit Rig(const Options &options = {}, std::vector<uint32_t> devices = {0, 1}) : sim(options) {
    failOnViolations();
    auto backend = core::makeBackend();
    EXPECT_EQ(backend->openContext(0, devices, &driver), UR_RESULT_SUCCESS);
  }
  ~Rig() {
    destroyAll();
    driver.reset();
  }

  core::Stream stream(bool ordered = true, uint32_t device = 0) {
    core::Stream made{};
    EXPECT_EQ(driver->createStream({.device = device, .ordered = ordered}, &made), UR_RESULT_SUCCESS);
    streams.push_back(made);
    return made;
  }
  core::NativeEvent event(uint32_t device = 0, bool timed = false) {
    core::NativeEvent made{};
    EXPECT_EQ(driver->createEvents(device, timed, {&made, 1}), UR_RESULT_SUCCESS);
    events.push_back(made);
    return made;
  }
  template <class T = uint32_t>
  T *alloc(size_t count, core::MemoryKind kind = core::MemoryKind::device) {
    void *made = nullptr;
    EXPECT_EQ(driver->alloc(kind, 0, count * sizeof(T), 256, &made), UR_RESULT_SUCCESS);
    blocks.emplace_back(kind, made);
    return static_cast<T *>(made);
  }
  ur_result_t free(void *memory) {
    const auto found = std::find_if(blocks.begin(), blocks.end(), [&](auto &block) { return block.second == memory; });
    const core::MemoryKind kind = found == blocks.end() ? core::MemoryKind::device : found->first;
    if (found != blocks.end())
      blocks.erase(found);
    return driver->free(kind, memory);
  }
  ur_result_t fill(core::Stream on, uint32_t *dst, size_t count, uint32_t value,
                   const std::vector<core::NativeEvent> &waits = {}, core::NativeEvent *signal = nullptr) {
    return driver->fill(on, {.dst = dst, .pattern = &value, .patternSize = 4, .width = count * 4}, {waits, signal});
  }
  ur_result_t copy(core::Stream on, void *dst, const void *src, size_t bytes,
                   const std::vector<core::NativeEvent> &waits = {}, core::NativeEvent *signal = nullptr) {
    return driver->copy(on, {.dst = dst, .src = src, .width = bytes}, {waits, signal});
  }
  ur_result_t fence(core::Stream on, const std::vector<core::NativeEvent> &waits = {},
                    core::NativeEvent *signal = nullptr, core::FenceKind kind = core::FenceKind::wait) {
    return driver->fence(on, kind, {waits, signal});
  }
  void destroyAll() {
    for (core::Stream made : streams) {
      static_cast<void>(driver->finish(made));
      driver->destroyStream(made);
    }
    if (!events.empty())
      driver->destroyEvents(events);
    for (auto [kind, memory] : blocks)
      static_cast<void>(driver->free(kind, memory));
    streams.clear();
    events.clear();
    blocks.clear();
  }
  std::vector<uint64_t> finished() const {
    std::vector<uint64_t> numbers;
    std::vector<CommandInfo> all = sim.commands();
    std::erase_if(all, [](const CommandInfo &info) { return info.state != CommandState::complete; });
    std::sort(all.begin(), all.end(), [](auto &a, auto &b) { return a.endNs < b.endNs; });
    for (const CommandInfo &info : all)
      numbers.push_back(info.number);
    return numbers;
  }

  Controller sim;
  std::unique_ptr<core::Driver> driver;
  std::vector<core::Stream> streams;
  std::vector<core::NativeEvent> events;
  std::vector<std::pair<core::MemoryKind, void *>> blocks;
};

} // namespace ur::sim
