// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Functions of a library opened at run time, taken one after another.
#pragma once

#include "common/dynamic_library.hpp"

namespace ur {

/// Of a library that outlives it. Used by one thread.
class FunctionSearch {
public:
  explicit FunctionSearch(const DynamicLibrary &library) noexcept : library_(library) {}

  /// The function of that name, or null. One that is `needed` and isn't there is noted.
  template <class Function>
  void take(Function *function, const char *name, bool needed) noexcept {
    *function = library_.function<Function>(name);
    if (!*function && needed && !missing_)
      missing_ = name;
  }
  /// The name of the first function that was needed and isn't there; null: none.
  [[nodiscard]] const char *missing() const noexcept { return missing_; }

private:
  const DynamicLibrary &library_;
  const char *missing_ = nullptr;
};

} // namespace ur
