// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// AMD's processors, by code objects that HIP loads.
#include "spirvc/reader/binary.hpp"
#include "spirvc/targets/clc.hpp"
#include "spirvc/targets/derived_math.hpp"
#include "spirvc/targets/derived_words.hpp"
#include "spirvc/targets/kernel_shape.hpp"
#include "spirvc/targets/link_library.hpp"
#include "spirvc/targets/link_shared.hpp"
#include "spirvc/targets/machine_target.hpp"

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsAMDGPU.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/TargetParser.h>

namespace ur::spirvc {

namespace {

using llvm::IRBuilder;
using llvm::Value;
using spv::BuiltIn;
namespace Intrinsic = llvm::Intrinsic;

constexpr unsigned kGeneric = 0, kGlobal = 1, kLocal = 3, kConstant = 4, kPrivate = 5;
constexpr uint32_t kCodeObject = 500;     ///< version 5
constexpr unsigned kMostWorkItems = 1024; ///< of a work-group

using Three = std::array<Intrinsic::ID, 3>;
constexpr Three kWorkItem{Intrinsic::amdgcn_workitem_id_x, Intrinsic::amdgcn_workitem_id_y,
                          Intrinsic::amdgcn_workitem_id_z};
constexpr Three kWorkGroup{Intrinsic::amdgcn_workgroup_id_x, Intrinsic::amdgcn_workgroup_id_y,
                           Intrinsic::amdgcn_workgroup_id_z};

/// Where in the hidden arguments of code objects 5 a launch's numbers of work-groups begin, 32 bits each, and the sizes
/// of a work-group, 16 bits each.
constexpr unsigned kGroupCounts = 0, kGroupSizes = 12;

/// What is between the colons of a code's name: +sramecc,-xnack of gfx90a:sramecc+:xnack-. Throws Refused where the
/// processor hasn't such a choice.
std::string featuresOf(llvm::StringRef name) {
  const auto [processor, choices] = name.split(':');
  const unsigned has = llvm::AMDGPU::getArchAttrAMDGCN(llvm::AMDGPU::parseArchAMDGCN(processor));
  llvm::SmallVector<llvm::StringRef, 2> all;
  choices.split(all, ':', -1, false);
  std::string features;
  for (const llvm::StringRef choice : all) {
    const llvm::StringRef feature = choice.drop_back();
    const unsigned needed = feature == "xnack"     ? llvm::AMDGPU::FEATURE_XNACK
                            : feature == "sramecc" ? llvm::AMDGPU::FEATURE_SRAMECC
                                                   : 0u;
    if (!(has & needed) || !(choice.ends_with("+") || choice.ends_with("-")))
      throw Refused("'" + processor.str() + "' has no '" + choice.str() + "'");
    features += (features.empty() ? "" : ",") + choice.take_back().str() + feature.str();
  }
  return features;
}

/// A function's own copy of a value that it takes by a pointer: such parameters would have to be short pointers.
void copyValues(llvm::Function &function) {
  llvm::IRBuilder<> builder(&function.getEntryBlock(), function.getEntryBlock().begin());
  for (llvm::Argument &parameter : function.args()) {
    const unsigned position = parameter.getArgNo();
    llvm::Type *const type = parameter.getParamByValType();
    if (!type && !parameter.hasStructRetAttr())
      continue;
    for (const auto kind : {llvm::Attribute::ByVal, llvm::Attribute::StructRet}) {
      function.removeParamAttr(position, kind);
      for (llvm::User *const user : function.users()) {
        if (auto *const call = llvm::dyn_cast<llvm::CallBase>(user))
          call->removeParamAttr(position, kind);
      }
    }
    if (!type)
      continue;
    llvm::SmallVector<llvm::Use *> uses(llvm::make_pointer_range(parameter.uses()));
    Value *const own = copyOf(builder, parameter, type);
    for (llvm::Use *const use : uses)
      use->set(own);
  }
}

class Amdgpu final : public MachineTarget {
public:
  Amdgpu(const std::string &processor, const std::string &library, bool withOffset)
      : MachineTarget(describe(processor)), library_(library), withOffset_(withOffset) {
    const llvm::MCSubtargetInfo &has = *machine().getMCSubtargetInfo();
    if (!has.checkFeatures("+flat-address-space"))
      throw Refused("processor '" + processor + "' has no generic addresses");
    if (has.checkFeatures("+requires-cov6"))
      throw Refused("'" + processor + "' isn't one processor");
    wave_ = has.checkFeatures("+wavefrontsize64") ? 64 : 32;
  }

  AddressSpaces addressSpaces() const noexcept override {
    return {kPrivate, kGlobal, kConstant, kLocal, kGeneric, true};
  }

  std::string whyNot(const KernelFacts &facts) const override { return whyNotSubGroups(facts, wave_); }
  void makeKernel(llvm::Function &function, const KernelFacts &facts) override {
    const auto product = [](const std::array<uint32_t, 3> &sizes) {
      uint64_t all = sizes[0];
      for (const uint32_t size : {sizes[1], sizes[2]})
        all = std::min<uint64_t>(all * size, kMostWorkItems + 1);
      return all;
    };
    const uint64_t required = product(facts.requiredGroupSize), most = product(facts.maxGroupSize);
    if (required > kMostWorkItems) {
      throw Refused("kernel '" + facts.name + "' requires work-groups of more than " + std::to_string(kMostWorkItems) +
                    " work-items");
    }
    const uint64_t upTo = required != 0 ? required : most != 0 ? std::min<uint64_t>(most, kMostWorkItems) : 0;
    function.addFnAttr("amdgpu-flat-work-group-size", std::to_string(std::max<uint64_t>(required, 1)) + "," +
                                                          std::to_string(upTo != 0 ? upTo : kMostWorkItems));
    function.addFnAttr("uniform-work-group-size", "true"); // launches are grids of whole groups
  }

  Value *builtIn(IRBuilder<> &builder, BuiltIn which, unsigned dimension) override {
    switch (which) {
    case BuiltIn::WorkgroupId:
      return builder.CreateIntrinsic(kWorkGroup[dimension], {});
    case BuiltIn::WorkgroupSize:
      return builder.CreateZExt(hidden(builder, builder.getInt16Ty(), kGroupSizes + 2 * dimension),
                                builder.getInt32Ty());
    case BuiltIn::LocalInvocationId:
      return builder.CreateIntrinsic(kWorkItem[dimension], {});
    case BuiltIn::NumWorkgroups:
      return hidden(builder, builder.getInt32Ty(), kGroupCounts + 4 * dimension);
    case BuiltIn::GlobalOffset:
      return globalOffset(builder, dimension);
    case BuiltIn::WorkDim:
      return workDim(builder);
    case BuiltIn::SubgroupMaxSize:
      return builder.getInt32(wave_);
    case BuiltIn::SubgroupLocalInvocationId: { // lanes before mine, of all
      Value *const all = builder.getInt32(-1);
      Value *const low = builder.CreateIntrinsic(Intrinsic::amdgcn_mbcnt_lo, {all, builder.getInt32(0)});
      return wave_ == 32 ? low : builder.CreateIntrinsic(Intrinsic::amdgcn_mbcnt_hi, {all, low});
    }
    default:
      return derivedWord(builder, *this, which);
    }
  }

  void barrier(IRBuilder<> &builder, spv::Scope scope) override {
    builder.CreateIntrinsic(
        scope == spv::Scope::Subgroup ? Intrinsic::amdgcn_wave_barrier : Intrinsic::amdgcn_s_barrier, {});
  }
  bool barrierIsBetweenFences() const noexcept override { return true; }

  llvm::SyncScope::ID syncScope(llvm::LLVMContext &context, spv::Scope scope) override {
    switch (scope) {
    case spv::Scope::CrossDevice:
      return llvm::SyncScope::System;
    case spv::Scope::Workgroup:
      return context.getOrInsertSyncScopeID("workgroup");
    case spv::Scope::Subgroup:
      return context.getOrInsertSyncScopeID("wavefront");
    case spv::Scope::Invocation:
      return llvm::SyncScope::SingleThread;
    default:
      return context.getOrInsertSyncScopeID("agent");
    }
  }

  unsigned subGroupSize() const noexcept override { return wave_; }
  Value *shuffle(IRBuilder<> &builder, Value *value, Value *lane, Comers) override {
    return builder.CreateIntrinsic(Intrinsic::amdgcn_ds_bpermute, {builder.CreateShl(lane, 2), value}); // in bytes
  }
  Value *ballot(IRBuilder<> &builder, Value *predicate) override {
    return builder.CreateIntrinsic(Intrinsic::amdgcn_ballot, {builder.getIntNTy(wave_)}, {predicate});
  }
  Value *print(IRBuilder<> &, const std::string &, llvm::ArrayRef<Value *>) override {
    throw Refused("printf isn't compiled for AMD's processors: nothing would take its text from the device");
  }
  /// Nothing takes a text from the device: the kernel ends with an error.
  void failAssertion(IRBuilder<> &builder, const AssertionText &) override {
    builder.CreateIntrinsic(Intrinsic::trap, {});
  }
  Value *isOf(IRBuilder<> &builder, Value *pointer, spv::StorageClass storage) override {
    const auto is = [&](Intrinsic::ID id) { return builder.CreateIntrinsic(id, {pointer}); };
    switch (storage) {
    case spv::StorageClass::CrossWorkgroup:
      return builder.CreateNot(builder.CreateOr(is(Intrinsic::amdgcn_is_shared), is(Intrinsic::amdgcn_is_private)));
    case spv::StorageClass::Workgroup:
      return is(Intrinsic::amdgcn_is_shared);
    default:
      return is(Intrinsic::amdgcn_is_private);
    }
  }

  Value *math(IRBuilder<> &builder, llvm::StringRef name, llvm::Type *result,
              llvm::ArrayRef<Value *> arguments) override {
    if (Value *const derived = derivedMath(builder, *this, name, result, arguments))
      return derived;
    return callLibrary(builder, clcName(name, arguments), result, arguments);
  }

  void complete(llvm::Module &module, std::vector<KernelFacts> &kernels) override {
    for (llvm::Function &function : module) {
      const auto isIt = [&](const KernelFacts &facts) { return function.getName() == facts.name; };
      if (!function.isDeclaration() && std::none_of(kernels.begin(), kernels.end(), isIt))
        copyValues(function);
    }
    shapeKernels(module, kernels, {kLocal, withOffset_, kConstant});
    linkLibrary(module, library_, "_Z");
    module.addModuleFlag(llvm::Module::Error, "amdhsa_code_object_version", kCodeObject);
    for (const KernelFacts &facts : kernels)
      finishKernel(*module.getFunction(facts.name), facts.requiredGroupSize);
    for (llvm::GlobalVariable &variable : module.globals()) {
      if (variable.hasExternalLinkage() && !variable.isDeclaration())
        variable.setVisibility(llvm::GlobalValue::ProtectedVisibility); // the host finds it, and nobody replaces it
    }
  }

  std::string finish(std::string code) override { return linkShared({&code, 1}, {}); }

private:
  static Description describe(const std::string &processor) {
    LLVMInitializeAMDGPUTargetInfo();
    LLVMInitializeAMDGPUTarget();
    LLVMInitializeAMDGPUTargetMC();
    LLVMInitializeAMDGPUAsmPrinter();
    return {"AMDGPU", "amdgcn-amd-amdhsa", processor.substr(0, processor.find(':')), featuresOf(processor)};
  }

  static Value *hidden(IRBuilder<> &builder, llvm::Type *type, unsigned offset) {
    Value *const all = builder.CreateIntrinsic(Intrinsic::amdgcn_implicitarg_ptr, {});
    llvm::LoadInst *const word =
        builder.CreateAlignedLoad(type, builder.CreateConstInBoundsGEP1_32(builder.getInt8Ty(), all, offset),
                                  llvm::Align(type->getScalarSizeInBits() / 8));
    word->setMetadata(llvm::LLVMContext::MD_invariant_load, llvm::MDNode::get(builder.getContext(), {}));
    return word;
  }

  /// Of the size that a kernel requires, the code object tells the adapter.
  static void finishKernel(llvm::Function &kernel, const std::array<uint32_t, 3> &groupSize) {
    kernel.setCallingConv(llvm::CallingConv::AMDGPU_KERNEL);
    kernel.setVisibility(llvm::GlobalValue::ProtectedVisibility);
    if (groupSize[0] == 0)
      return;
    llvm::LLVMContext &context = kernel.getContext();
    std::vector<llvm::Metadata *> sizes;
    for (const uint32_t size : groupSize)
      sizes.push_back(llvm::ConstantAsMetadata::get(llvm::ConstantInt::get(llvm::Type::getInt32Ty(context), size)));
    kernel.setMetadata("reqd_work_group_size", llvm::MDNode::get(context, sizes));
  }

  const std::string library_;
  const bool withOffset_;
  unsigned wave_ = 64;
};

} // namespace

std::unique_ptr<Target> makeAmdgpu(const std::string &processor, const std::string &library, bool withOffset) {
  return std::make_unique<Amdgpu>(processor, library, withOffset);
}

} // namespace ur::spirvc
