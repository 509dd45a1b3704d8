// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the reader needs to know of the processor that it reads for, and what only that can express.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "spirvc/reader/image_port.hpp"

#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Module.h>
#include <spirv/unified1/spirv.hpp11>

namespace ur::spirvc {

/// What a kernel's launch has to know. Sizes are in bytes.
struct KernelFacts {
  enum class Kind : uint8_t { value, pointer, localMemory, image, sampler };
  struct Argument {
    Kind kind = Kind::value;
    uint64_t size = 0;
  };
  std::string name;
  std::vector<Argument> arguments;
  std::array<uint32_t, 3> requiredGroupSize{}; ///< 0: any
  std::array<uint32_t, 3> maxGroupSize{};      ///< 0: any
  uint32_t requiredSubGroupSize = 0;           ///< 0: any
};

/// The target's numbers for SPIR-V's storage classes.
struct AddressSpaces {
  unsigned function = 0, crossWorkgroup = 0, uniformConstant = 0, workgroup = 0, generic = 0;
  /// Addresses of functions' and work-groups' variables have fewer than the 64 bits that SPIR-V counts on: pointers to
  /// them are generic ones.
  bool shortAreGeneric = false;
};

/// Reads, reductions and scans over the work-items of a group: what SPIR-V calls group operations.
enum class Combination : uint8_t {
  add,
  multiply,
  minSigned,
  minUnsigned,
  minFloat,
  maxSigned,
  maxUnsigned,
  maxFloat,
  bitAnd,
  bitOr,
  bitXor
};

/// Who comes to an operation of a sub-group.
enum class Comers : uint8_t {
  all, ///< every work-item: otherwise the kernel is wrong
  some ///< perhaps not every one; it is the operation of those that do
};

/// A processor, as the reader sees it. Throws Refused where the processor has no such thing.
class TargetPort {
public:
  virtual ~TargetPort() = default;

  [[nodiscard]] virtual AddressSpaces addressSpaces() const noexcept = 0;
  /// Sets triple and layout.
  virtual void prepare(llvm::Module &module) = 0;
  /// Why no launch of such a kernel is possible, in a sentence without a full stop; empty: it is. The others of its
  /// module can do without it.
  [[nodiscard]] virtual std::string whyNot(const KernelFacts &) const { return {}; }
  /// Makes a function one that the host launches.
  virtual void makeKernel(llvm::Function &function, const KernelFacts &facts) = 0;

  /// Makes a variable one that each work-group has for itself.
  virtual void makeLocal(llvm::GlobalVariable &) {}

  /// A built-in variable; `dimension` is 0 for those that are no vectors. The answer is an integer of any width.
  virtual llvm::Value *builtIn(llvm::IRBuilder<> &builder, spv::BuiltIn which, unsigned dimension) = 0;
  /// Work-items of a group wait for each other. Memory is the reader's matter, unless the barrier orders it by itself
  /// for those who wait. The scope is that of a work-group or of a sub-group.
  virtual void barrier(llvm::IRBuilder<> &builder, spv::Scope scope) = 0;
  [[nodiscard]] virtual bool barrierOrdersMemory() const noexcept { return false; }
  /// Whether the fence before a barrier only releases, and one behind it has to acquire.
  [[nodiscard]] virtual bool barrierIsBetweenFences() const noexcept { return false; }
  /// Who sees the order of an atomic access.
  virtual llvm::SyncScope::ID syncScope(llvm::LLVMContext &context, spv::Scope scope) = 0;

  /// The most work-items of a sub-group, which has that many wherever its work-group has enough.
  [[nodiscard]] virtual unsigned subGroupSize() const noexcept = 0;
  /// What another work-item of the sub-group has that comes here. `value` is an integer of 32 bits, or of 64 where
  /// shuffleBits() says so.
  virtual llvm::Value *shuffle(llvm::IRBuilder<> &builder, llvm::Value *value, llvm::Value *lane, Comers comers) = 0;
  /// Of how many bits a shuffle's value may be, 32 or 64.
  [[nodiscard]] virtual unsigned shuffleBits() const noexcept { return 32; }
  /// A reduction or a scan over a group, where the target has a way of its own. Null: it is made of shuffles.
  virtual llvm::Value *combine(llvm::IRBuilder<> &, spv::Scope, spv::GroupOperation, Combination, llvm::Value *,
                               Comers) {
    return nullptr;
  }
  /// Of those of the sub-group that come here, who says yes, the first in the lowest bit. 32 or 64 bits.
  virtual llvm::Value *ballot(llvm::IRBuilder<> &builder, llvm::Value *predicate) = 0;
  /// Whether a generic address is one of a storage class; null: addresses don't tell, and the answer is always yes.
  virtual llvm::Value *isOf(llvm::IRBuilder<> &builder, llvm::Value *pointer, spv::StorageClass storage) = 0;

  /// Prints as C's printf does. `arguments` are integers of 32 or 64 bits, doubles, and generic addresses, each as the
  /// format has it. The answer has 32 bits and is negative where it failed.
  virtual llvm::Value *print(llvm::IRBuilder<> &builder, const std::string &format,
                             llvm::ArrayRef<llvm::Value *> arguments) = 0;

  /// What it has for images and samplers; null: nothing.
  [[nodiscard]] virtual ImagePort *images() noexcept { return nullptr; }
  /// Where it has nothing, why, without a full stop.
  [[nodiscard]] virtual const char *whyNoImages() const noexcept {
    return "images and samplers of SPIR-V aren't compiled for this device";
  }

  /// 1 by the square root of a scalar, to within two units of its last place.
  virtual llvm::Value *reciprocalRoot(llvm::IRBuilder<> &builder, llvm::Value *x) {
    return builder.CreateFDiv(llvm::ConstantFP::get(x->getType(), 1),
                              builder.CreateUnaryIntrinsic(llvm::Intrinsic::sqrt, x));
  }
  /// A function of OpenCL's on scalars of float or double, by its name there ("exp", "atan2", "lgamma_r").
  virtual llvm::Value *math(llvm::IRBuilder<> &builder, llvm::StringRef name, llvm::Type *result,
                            llvm::ArrayRef<llvm::Value *> arguments) = 0;
};

} // namespace ur::spirvc
