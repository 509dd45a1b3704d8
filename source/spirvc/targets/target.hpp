// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A processor that modules are compiled for.
#pragma once

#include "spirvc/reader/target_port.hpp"

#include <memory>

#include <llvm/Target/TargetMachine.h>

namespace ur::spirvc {

class Target : public TargetPort {
public:
  [[nodiscard]] virtual llvm::TargetMachine &machine() noexcept = 0;
  /// Adds what the module calls of the target's own functions, and makes kernels what the adapter launches.
  virtual void complete(llvm::Module &module, std::vector<KernelFacts> &kernels) = 0;
};

/// `processor`: "sm_90". `library`: the path of libdevice or of libclc's bitcode. `withOffset`: kernels take a global
/// offset (shapeKernels). Throws Refused.
[[nodiscard]] std::unique_ptr<Target> makeNvptx(const std::string &processor, const std::string &library,
                                                bool withOffset);

} // namespace ur::spirvc
