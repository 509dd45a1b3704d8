// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What tests of UR_USM_POOL_DEBUG share: cases that run in a process with the variable, and what that process said.
#pragma once

#include "core/child.hpp"

#include <cstdio>

namespace ur::test {

inline constexpr const char *kEnd = "the case is at its end\n";

class PoolDebugTest : public ChildTest {
protected:
  static constexpr size_t kWords = 25, kGuard = 256;
  static std::byte *bytes(void *memory) { return static_cast<std::byte *>(memory); }
  static uint32_t wordAt(const void *memory) { return *static_cast<const uint32_t *>(memory); }
  /// A host block, which the test can read and write itself.
  void *hostBlock(ur_queue_handle_t queue, size_t size = kWords * 4, ur_usm_pool_handle_t pool = nullptr) {
    void *memory = nullptr;
    Event made; // out of order, there are no guards without one
    EXPECT_EQ(tryAlloc(UR_USM_TYPE_HOST, queue, pool, size, &memory, {}, made.out()), UR_RESULT_SUCCESS);
    finish(queue);
    return memory;
  }
  /// What is said at the end of the case or later comes behind this.
  static void endsHere() { std::fputs(kEnd, stderr); }
  void freeAndFinish(ur_queue_handle_t queue, void *memory) {
    EXPECT_EQ(tryFree(queue, memory), UR_RESULT_SUCCESS);
    finish(queue);
  }
};

/// What a case "Sim/<suite>.<name>Child/<shape>" says with that in the variable; it is to pass.
inline std::string saidWith(const std::string &value, const std::string &suite, const std::string &name,
                            const std::string &shape) {
  std::string errors;
  EXPECT_EQ(runChild("Sim/" + suite + "." + name + "Child/" + shape, {{"UR_USM_POOL_DEBUG", value}}, &errors), 0)
      << errors;
  return errors;
}

/// Of what a case says, that before it came to its end.
inline std::string inTime(const std::string &said) {
  return said.substr(0, said.find(kEnd));
}

inline bool has(const std::string &text, const std::string &part) {
  return text.find(part) != std::string::npos;
}

inline size_t countOf(const std::string &text, const std::string &part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
    ++count;
  return count;
}

} // namespace ur::test
