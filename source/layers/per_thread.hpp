// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a thread keeps for itself, for layers whose functions are also called while a thread ends: by the destructors of
// its thread_local objects.
#pragma once

namespace ur::layers {

/// The calling thread's T, made at the first call; null once that is destroyed. There is one for each type.
template <typename T>
[[nodiscard]] T *perThread() noexcept {
  thread_local bool ended = false;
  struct Kept {
    T value;
    ~Kept() { ended = true; }
  };
  if (ended)
    return nullptr;
  thread_local Kept kept;
  return &kept.value;
}

} // namespace ur::layers
