// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the order of commands needs of a capture (queue/capture.hpp): events of captured commands keep it, and say where
// in it they are.
#pragma once

#include "adapters/core/object/ref.hpp"

namespace ur::core {

class CaptureBase : public RefCounted {
public:
  virtual ~CaptureBase() = default;
};

/// What an event of a captured command stands for.
struct CapturedPlace {
  static constexpr uint32_t kBeginning = UINT32_MAX; ///< nothing comes before it

  Ref<CaptureBase> capture;
  uint32_t node = kBeginning; ///< a position in its graph
};

} // namespace ur::core
