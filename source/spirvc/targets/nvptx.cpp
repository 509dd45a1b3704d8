// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// NVIDIA's processors, by PTX.
#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/binary.hpp"
#include "spirvc/targets/clc.hpp"
#include "spirvc/targets/derived_math.hpp"
#include "spirvc/targets/derived_words.hpp"
#include "spirvc/targets/kernel_shape.hpp"
#include "spirvc/targets/link_library.hpp"
#include "spirvc/targets/machine_target.hpp"
#include "spirvc/targets/nvptx_images.hpp"
#include "spirvc/targets/parting.hpp"

#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsNVPTX.h>
#include <llvm/Support/TargetSelect.h>

namespace ur::spirvc {

namespace {

using llvm::IRBuilder;
using llvm::Value;
using spv::BuiltIn;
namespace Intrinsic = llvm::Intrinsic;

constexpr unsigned kWarp = 32;
constexpr unsigned kGlobal = 1, kShared = 3;

using Three = std::array<Intrinsic::ID, 3>;
constexpr Three kThread{Intrinsic::nvvm_read_ptx_sreg_tid_x, Intrinsic::nvvm_read_ptx_sreg_tid_y,
                        Intrinsic::nvvm_read_ptx_sreg_tid_z};
constexpr Three kBlock{Intrinsic::nvvm_read_ptx_sreg_ctaid_x, Intrinsic::nvvm_read_ptx_sreg_ctaid_y,
                       Intrinsic::nvvm_read_ptx_sreg_ctaid_z};
constexpr Three kThreads{Intrinsic::nvvm_read_ptx_sreg_ntid_x, Intrinsic::nvvm_read_ptx_sreg_ntid_y,
                         Intrinsic::nvvm_read_ptx_sreg_ntid_z};
constexpr Three kBlocks{Intrinsic::nvvm_read_ptx_sreg_nctaid_x, Intrinsic::nvvm_read_ptx_sreg_nctaid_y,
                        Intrinsic::nvvm_read_ptx_sreg_nctaid_z};

/// One name for each type: __nv_expf, __nv_exp.
std::string libdeviceName(llvm::StringRef name, llvm::ArrayRef<Value *> arguments) {
  return "__nv_" + name.str() + (arguments[0]->getType()->isFloatTy() ? "f" : "");
}

class Nvptx final : public MachineTarget {
public:
  Nvptx(const std::string &processor, const std::string &library, bool withOffset)
      : MachineTarget(describe(processor)), library_(library), isClc_(library.find("libdevice") == std::string::npos),
        withOffset_(withOffset) {}

  // The constant memory of the processor is a bank of 64 KiB, while a kernel's pointer to constants leads to any
  // memory.
  AddressSpaces addressSpaces() const noexcept override { return {0, kGlobal, kGlobal, kShared, 0}; }
  bool writesText() const noexcept override { return true; }

  std::string whyNot(const KernelFacts &facts) const override { return whyNotSubGroups(facts, kWarp); }
  void makeKernel(llvm::Function &function, const KernelFacts &facts) override {
    function.setCallingConv(llvm::CallingConv::PTX_Kernel);
    const auto sizes = [&](const char *name, const std::array<uint32_t, 3> &three) {
      if (three[0] != 0) {
        function.addFnAttr(name,
                           std::to_string(three[0]) + "," + std::to_string(three[1]) + "," + std::to_string(three[2]));
      }
    };
    sizes("nvvm.reqntid", facts.requiredGroupSize);
    sizes("nvvm.maxntid", facts.maxGroupSize);
    for (unsigned i = 0; i < facts.arguments.size(); ++i) {
      if (facts.arguments[i].kind == KernelFacts::Kind::image)
        NvptxImages::takeImage(function, i);
      else if (facts.arguments[i].kind == KernelFacts::Kind::sampler)
        NvptxImages::takeSampler(function, i);
    }
  }

  Value *builtIn(IRBuilder<> &builder, BuiltIn which, unsigned dimension) override {
    const auto read = [&](const Three &registers, unsigned in) -> Value * {
      return builder.CreateIntrinsic(registers[in], {});
    };
    switch (which) {
    case BuiltIn::WorkgroupId:
      return read(kBlock, dimension);
    case BuiltIn::WorkgroupSize:
      return read(kThreads, dimension);
    case BuiltIn::LocalInvocationId:
      return read(kThread, dimension);
    case BuiltIn::NumWorkgroups:
      return read(kBlocks, dimension);
    case BuiltIn::GlobalOffset:
      return globalOffset(builder, dimension);
    case BuiltIn::WorkDim:
      return workDim(builder);
    case BuiltIn::SubgroupMaxSize:
      return builder.getInt32(kWarp);
    case BuiltIn::SubgroupLocalInvocationId:
      return builder.CreateIntrinsic(Intrinsic::nvvm_read_ptx_sreg_laneid, {});
    default:
      return derivedWord(builder, *this, which);
    }
  }

  void barrier(IRBuilder<> &builder, spv::Scope scope) override {
    if (scope == spv::Scope::Subgroup)
      builder.CreateIntrinsic(Intrinsic::nvvm_bar_warp_sync, {builder.getInt32(-1)});
    else
      builder.CreateIntrinsic(Intrinsic::nvvm_barrier_cta_sync_aligned_all, {builder.getInt32(0)});
  }

  bool barrierOrdersMemory() const noexcept override { return true; } // bar.sync and bar.warp.sync do

  llvm::SyncScope::ID syncScope(llvm::LLVMContext &context, spv::Scope scope) override {
    switch (scope) {
    case spv::Scope::CrossDevice:
      return llvm::SyncScope::System;
    case spv::Scope::Device:
      return context.getOrInsertSyncScopeID("device");
    default: // a work-item's own, too: LLVM has no narrower fences here
      return context.getOrInsertSyncScopeID("block");
    }
  }

  unsigned subGroupSize() const noexcept override { return kWarp; }
  Value *shuffle(IRBuilder<> &builder, Value *value, Value *lane, Comers comers) override {
    Value *const mask = comers == Comers::all ? builder.getInt32(-1) : present(builder);
    return builder.CreateIntrinsic(Intrinsic::nvvm_shfl_sync_idx_i32, {mask, value, lane, builder.getInt32(kWarp - 1)});
  }
  Value *ballot(IRBuilder<> &builder, Value *predicate) override {
    return builder.CreateIntrinsic(Intrinsic::nvvm_vote_ballot_sync, {present(builder), predicate});
  }
  Value *isOf(IRBuilder<> &builder, Value *pointer, spv::StorageClass storage) override {
    switch (storage) {
    case spv::StorageClass::CrossWorkgroup:
      return builder.CreateIntrinsic(Intrinsic::nvvm_isspacep_global, {pointer});
    case spv::StorageClass::Workgroup:
      return builder.CreateIntrinsic(Intrinsic::nvvm_isspacep_shared, {pointer});
    default:
      return builder.CreateIntrinsic(Intrinsic::nvvm_isspacep_local, {pointer});
    }
  }

  /// By the device's own function, whose arguments lie in memory as members of a structure.
  Value *print(IRBuilder<> &builder, const std::string &format, llvm::ArrayRef<Value *> arguments) override {
    llvm::Module &module = *builder.GetInsertBlock()->getModule();
    llvm::PointerType *const pointer = builder.getPtrTy();
    Value *memory = llvm::ConstantPointerNull::get(pointer);
    if (!arguments.empty()) {
      std::vector<llvm::Type *> types;
      for (const Value *const argument : arguments)
        types.push_back(argument->getType());
      llvm::StructType *const type = llvm::StructType::get(module.getContext(), types);
      llvm::BasicBlock &entry = builder.GetInsertBlock()->getParent()->getEntryBlock();
      llvm::AllocaInst *const variable = IRBuilder<>(&entry, entry.begin()).CreateAlloca(type);
      variable->setAlignment(llvm::Align(8));
      for (unsigned i = 0; i < arguments.size(); ++i)
        builder.CreateStore(arguments[i], builder.CreateStructGEP(type, variable, i));
      memory = builder.CreateAddrSpaceCast(variable, pointer);
    }
    const auto function = module.getOrInsertFunction("vprintf", builder.getInt32Ty(), pointer, pointer);
    Value *const text = builder.CreateGlobalString(format, "format", kGlobal);
    return builder.CreateCall(function, {builder.CreateAddrSpaceCast(text, pointer), memory});
  }

  ImagePort *images() noexcept override { return surfaceFunctions().empty() ? nullptr : &images_; }
  const char *whyNoImages() const noexcept override {
    return "this ur-spirvc was built without clang, which makes its functions on images for NVIDIA's devices";
  }

  /// By the device's own function, which says the place by itself. What follows on the device fails.
  void failAssertion(IRBuilder<> &builder, const AssertionText &what) override {
    llvm::Module &module = *builder.GetInsertBlock()->getModule();
    llvm::Type *const text = builder.getPtrTy();
    const auto function = module.getOrInsertFunction("__assertfail", builder.getVoidTy(), text, text,
                                                     builder.getInt32Ty(), text, builder.getInt64Ty());
    constexpr uint64_t bytesOfCharacter = 1;
    builder.CreateCall(function,
                       {what.expression, what.file, what.line, what.function, builder.getInt64(bytesOfCharacter)});
  }

  /// The processor has it for single precision.
  Value *reciprocalRoot(IRBuilder<> &builder, Value *x) override {
    return x->getType()->isFloatTy() ? builder.CreateIntrinsic(Intrinsic::nvvm_rsqrt_approx_f, {x})
                                     : TargetPort::reciprocalRoot(builder, x);
  }

  Value *math(IRBuilder<> &builder, llvm::StringRef name, llvm::Type *result,
              llvm::ArrayRef<Value *> arguments) override {
    if (Value *const derived = derivedMath(builder, *this, name, result, arguments))
      return derived;
    return callLibrary(builder, isClc_ ? clcName(name, arguments) : libdeviceName(name, arguments), result, arguments);
  }

  bool provides(llvm::StringRef name) const override {
    return name == "__nvvm_reflect" || name == "vprintf" || name == "__assertfail"; // the optimizer's, the driver's
  }
  void settle(llvm::Module &module) override { settleActiveMasks(module, machine()); }
  void complete(llvm::Module &module, std::vector<KernelFacts> &kernels) override {
    shapeKernels(module, kernels, {kShared, withOffset_});
    linkFunctions(module, surfaceFunctions(), kImageFunctions);
    linkLibrary(module, library_, isClc_ ? "_Z" : "__nv_");
  }

private:
  /// Who of the sub-group is here now.
  static Value *present(IRBuilder<> &builder) { return builder.CreateIntrinsic(Intrinsic::nvvm_activemask, {}); }

  static Description describe(const std::string &processor) {
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    return {"NVPTX", "nvptx64-nvidia-cuda", processor, "+ptx80"};
  }

  const std::string library_;
  const bool isClc_; ///< the functions are OpenCL's own, else those of CUDA's libdevice
  const bool withOffset_;
  NvptxImages images_;
};

} // namespace

std::unique_ptr<Target> makeNvptx(const std::string &processor, const std::string &library, bool withOffset) {
  return std::make_unique<Nvptx>(processor, library, withOffset);
}

} // namespace ur::spirvc
