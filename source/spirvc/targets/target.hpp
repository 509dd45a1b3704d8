// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A processor that modules are compiled for.
#pragma once

#include "spirvc/reader/target_port.hpp"

#include <memory>

#include <llvm/Target/TargetMachine.h>

namespace ur::spirvc {

/// What is said of an assertion that has failed: texts by generic addresses, the line in 32 bits, and the ids of the
/// work-item in its launch and in its group, 64 bits for each dimension.
struct AssertionText {
  llvm::Value *expression = nullptr, *file = nullptr, *line = nullptr, *function = nullptr;
  std::array<llvm::Value *, 6> ids{};
};

class Target : public TargetPort {
public:
  [[nodiscard]] virtual llvm::TargetMachine &machine() noexcept = 0;
  /// Whether its code is text: then there is no other form.
  [[nodiscard]] virtual bool writesText() const noexcept { return false; }
  /// What a work-item does whose assertion fails. It need not end there.
  virtual void failAssertion(llvm::IRBuilder<> &builder, const AssertionText &what) = 0;
  /// Adds what the module calls of the target's own functions, and makes kernels what the adapter launches.
  virtual void complete(llvm::Module &module, std::vector<KernelFacts> &kernels) = 0;
  /// What is left to do once the module is optimized.
  virtual void settle(llvm::Module &) {}
  /// Whether a function that the module only declares is there all the same when the code is loaded.
  [[nodiscard]] virtual bool provides(llvm::StringRef) const { return false; }
  /// What the adapter loads, of what LLVM has written. Throws Refused.
  [[nodiscard]] virtual std::string finish(std::string code) { return code; }
};

/// `processor`: "sm_90". `library`: the path of libdevice or of libclc's bitcode. `withOffset`: kernels take a global
/// offset (shapeKernels). Throws Refused.
[[nodiscard]] std::unique_ptr<Target> makeNvptx(const std::string &processor, const std::string &library,
                                                bool withOffset);

/// AMD's, by the name that HIP has for its code: "gfx90a", "gfx90a:sramecc+:xnack-". `library`: the path of libclc's
/// bitcode. What comes out is a code object of version 5. Throws Refused.
[[nodiscard]] std::unique_ptr<Target> makeAmdgpu(const std::string &processor, const std::string &library,
                                                 bool withOffset);

/// The processor of this machine, or another of its kind: "native", "x86-64-v3", LLVM's other names. What comes out is
/// a program image of the native CPU adapter. Throws Refused.
[[nodiscard]] std::unique_ptr<Target> makeNative(const std::string &processor);

/// Of these, the one that the processor's name belongs to. An empty `library` is the one that is there.
[[nodiscard]] std::unique_ptr<Target> makeTarget(const std::string &processor, const std::string &library,
                                                 bool withOffset);

} // namespace ur::spirvc
