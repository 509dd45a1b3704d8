// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Short forms of the calls on buffers.
#pragma once

#include "core/core_test.hpp"

#include <deque>
#include <numeric>

namespace ur::test {

using Words = std::vector<uint32_t>;

class BufferTest : public CoreTest {
protected:
  ur_result_t tryBuffer(size_t bytes, ur_mem_handle_t *made, ur_mem_flags_t flags = 0, void *host = nullptr) {
    ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr, host};
    return api().Mem.pfnBufferCreate(context, flags, bytes, host ? &properties : nullptr, made);
  }
  Buffer buffer(size_t words, ur_mem_flags_t flags = 0, void *host = nullptr) {
    Buffer made;
    EXPECT_EQ(tryBuffer(words * 4, made.out(), flags, host), UR_RESULT_SUCCESS);
    return made;
  }
  Buffer bufferOf(Words &words) { return buffer(words.size(), UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER, words.data()); }
  ur_result_t tryPart(ur_mem_handle_t whole, size_t origin, size_t size, ur_mem_handle_t *made,
                      ur_mem_flags_t flags = 0) {
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, origin, size};
    return api().Mem.pfnBufferPartition(whole, flags, UR_BUFFER_CREATE_TYPE_REGION, &region, made);
  }
  /// Blocking.
  Words read(ur_queue_handle_t queue, ur_mem_handle_t from, size_t words, size_t offset = 0, const Waits &waits = {}) {
    Words data(words);
    EXPECT_EQ(api().Enqueue.pfnMemBufferRead(queue, from, true, offset * 4, words * 4, data.data(), count(waits),
                                             list(waits), nullptr),
              UR_RESULT_SUCCESS);
    return data;
  }
  Event write(ur_queue_handle_t queue, ur_mem_handle_t to, const Words &words, size_t offset = 0,
              const Waits &waits = {}) {
    Event event;
    const Words &kept = written_.emplace_back(words); // the command reads it when it runs
    EXPECT_EQ(api().Enqueue.pfnMemBufferWrite(queue, to, false, offset * 4, kept.size() * 4, kept.data(), count(waits),
                                              list(waits), event.out()),
              UR_RESULT_SUCCESS);
    return event;
  }
  ur_result_t tryFillBuffer(ur_queue_handle_t queue, ur_mem_handle_t memory, uint32_t value, size_t offset,
                            size_t words, const Waits &waits = {}, ur_event_handle_t *event = nullptr) {
    return api().Enqueue.pfnMemBufferFill(queue, memory, &value, 4, offset * 4, words * 4, count(waits), list(waits),
                                          event);
  }
  static ur_exp_kernel_arg_properties_t bufferArg(uint32_t index, ur_mem_handle_t memory, ur_mem_flags_t flags = 0) {
    ur_exp_kernel_arg_properties_t arg{UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                       nullptr,
                                       UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                       index,
                                       sizeof(ur_mem_handle_t),
                                       {}};
    arg.value.memObjTuple = {memory, flags};
    return arg;
  }
  /// Adds value to each word, by a kernel.
  Event addTo(ur_queue_handle_t queue, ur_mem_handle_t memory, size_t words, uint32_t value, const Waits &waits = {}) {
    if (!add_.get())
      add_ = kernelOnAll("add_u32");
    Event event;
    EXPECT_EQ(tryLaunch(queue, add_, words, {bufferArg(0, memory), wordArg(1, value)}, waits, event.out()),
              UR_RESULT_SUCCESS);
    return event;
  }
  Kernel kernelOnAll(const std::string &name) {
    const std::string code = "SIMK " + name;
    Program made;
    EXPECT_EQ(api().Program.pfnCreateWithIL(context, code.data(), code.size(), nullptr, made.out()), UR_RESULT_SUCCESS);
    EXPECT_EQ(api().Program.pfnBuild(context, made, nullptr), UR_RESULT_SUCCESS);
    Kernel kernel;
    EXPECT_EQ(api().Kernel.pfnCreate(made, name.c_str(), kernel.out()), UR_RESULT_SUCCESS);
    return kernel;
  }
  void TearDown() override {
    add_.reset();
    CoreTest::TearDown();
  }
  static Words counting(size_t words, uint32_t from = 0) {
    Words data(words);
    std::iota(data.begin(), data.end(), from);
    return data;
  }

private:
  Kernel add_;
  std::deque<Words> written_; ///< what commands may still read
};

} // namespace ur::test
