// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Processors of this machine's kind, for the native CPU adapter.
#include "compiler/messages.hpp"
#include "spirvc/reader/arithmetic.hpp"
#include "spirvc/reader/binary.hpp"
#include "spirvc/targets/kernel_shape.hpp"
#include "spirvc/targets/machine_target.hpp"
#include "spirvc/targets/native/chunk.hpp"
#include "spirvc/targets/native/entry.hpp"
#include "spirvc/targets/native/image.hpp"
#include "spirvc/targets/native/images.hpp"
#include "spirvc/targets/native/indices.hpp"
#include "spirvc/targets/native/link.hpp"
#include "spirvc/targets/native/math.hpp"
#include "spirvc/targets/native/words.hpp"

#include <llvm/IR/ReplaceConstant.h>
#include <llvm/MC/MCSubtargetInfo.h>
#include <llvm/Support/TargetSelect.h>
#include <llvm/TargetParser/Host.h>
#include <llvm/Transforms/IPO/AlwaysInliner.h>
#include <llvm/Transforms/IPO/GlobalDCE.h>
#include <llvm/Transforms/IPO/Internalize.h>
#include <llvm/Transforms/InstCombine/InstCombine.h>
#include <llvm/Transforms/Scalar/EarlyCSE.h>
#include <llvm/Transforms/Scalar/IndVarSimplify.h>
#include <llvm/Transforms/Scalar/LoopPassManager.h>
#include <llvm/Transforms/Scalar/LoopRotation.h>
#include <llvm/Transforms/Scalar/LoopUnrollPass.h>
#include <llvm/Transforms/Scalar/SROA.h>
#include <llvm/Transforms/Scalar/Scalarizer.h>
#include <llvm/Transforms/Scalar/SimplifyCFG.h>

namespace ur::spirvc {

namespace {

using llvm::IRBuilder;
using llvm::Value;
using namespace native;

constexpr unsigned kMostOfSubGroup = 64; ///< work-items

/// Simplifies kernels, so that only what has to be is kept across barriers: all they call becomes part of them first.
void simplify(llvm::Module &module, llvm::TargetMachine &machine) {
  llvm::LoopPassManager each;
  each.addPass(llvm::LoopRotatePass());
  each.addPass(llvm::IndVarSimplifyPass());
  each.addPass(llvm::LoopFullUnrollPass());
  llvm::FunctionPassManager simplify;
  simplify.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  simplify.addPass(llvm::EarlyCSEPass(true));
  simplify.addPass(llvm::SimplifyCFGPass());
  simplify.addPass(llvm::InstCombinePass());
  simplify.addPass(llvm::createFunctionToLoopPassAdaptor(std::move(each)));
  simplify.addPass(llvm::SROAPass(llvm::SROAOptions::ModifyCFG));
  // Work-items become vectors of numbers; vectors of vectors there are none.
  llvm::ScalarizerPassOptions scalars;
  scalars.ScalarizeLoadStore = true;
  simplify.addPass(llvm::ScalarizerPass(scalars));
  simplify.addPass(llvm::EarlyCSEPass(true));
  simplify.addPass(llvm::SimplifyCFGPass());
  llvm::ModulePassManager all;
  all.addPass(llvm::AlwaysInlinerPass(false));
  all.addPass(llvm::GlobalDCEPass());
  all.addPass(llvm::createModuleToFunctionPassAdaptor(std::move(simplify)));
  Analyses(machine).run(all, module);
}

class Native final : public MachineTarget {
public:
  explicit Native(const std::string &processor) : MachineTarget(describe(processor)) {
    const llvm::MCSubtargetInfo &has = *machine().getMCSubtargetInfo();
    vectorBits_ = has.checkFeatures("+avx512f") ? 512 : has.checkFeatures("+avx2") ? 256 : 128;
  }

  AddressSpaces addressSpaces() const noexcept override { return {}; }
  std::string whyNot(const KernelFacts &facts) const override {
    const unsigned size = facts.requiredSubGroupSize;
    if (size == 0 || (size <= kMostOfSubGroup && llvm::isPowerOf2_32(size)))
      return {};
    return "kernel '" + facts.name + "' requires sub-groups of " + std::to_string(size) +
           " work-items; this device's have a power of two, up to " + std::to_string(kMostOfSubGroup);
  }
  void makeKernel(llvm::Function &, const KernelFacts &) override {}
  void makeLocal(llvm::GlobalVariable &variable) override { variable.addAttribute(kLocal); }

  Value *builtIn(IRBuilder<> &builder, spv::BuiltIn which, unsigned dimension) override {
    return makeWord(builder, which, dimension);
  }
  void barrier(IRBuilder<> &builder, spv::Scope scope) override {
    makeSync(builder, {.what = Meeting::barrier, .scope = scope}, builder.getVoidTy(), {});
  }
  /// A work-group is one thread's.
  llvm::SyncScope::ID syncScope(llvm::LLVMContext &, spv::Scope scope) override {
    return scope == spv::Scope::CrossDevice || scope == spv::Scope::Device ? llvm::SyncScope::System
                                                                           : llvm::SyncScope::SingleThread;
  }

  unsigned subGroupSize() const noexcept override { return compiler::kNativeSubGroupSize; }
  unsigned shuffleBits() const noexcept override { return 64; }
  Value *shuffle(IRBuilder<> &builder, Value *value, Value *lane, Comers comers) override {
    return makeSync(builder, {.what = Meeting::shuffle, .scope = spv::Scope::Subgroup, .comers = comers},
                    value->getType(), {value, lane});
  }
  Value *ballot(IRBuilder<> &builder, Value *predicate) override {
    return makeSync(builder, {.what = Meeting::ballot, .scope = spv::Scope::Subgroup, .comers = Comers::some},
                    builder.getInt64Ty(), {predicate});
  }
  Value *combine(IRBuilder<> &builder, spv::Scope scope, spv::GroupOperation operation, Combination how, Value *value,
                 Comers comers) override {
    return makeSync(builder, {Meeting::combine, scope, operation, how, comers}, value->getType(), {value});
  }
  Value *isOf(IRBuilder<> &, Value *, spv::StorageClass) override { return nullptr; }
  Value *math(IRBuilder<> &builder, llvm::StringRef name, llvm::Type *result,
              llvm::ArrayRef<Value *> arguments) override {
    return native::math(builder, *this, name, result, arguments, vectorBits_);
  }

  /// To the process's standard output, at once.
  Value *print(IRBuilder<> &builder, const std::string &format, llvm::ArrayRef<Value *> arguments) override {
    llvm::Module &module = *builder.GetInsertBlock()->getModule();
    llvm::PointerType *const pointer = builder.getPtrTy();
    const auto print =
        module.getOrInsertFunction("printf", llvm::FunctionType::get(builder.getInt32Ty(), {pointer}, true));
    const auto flush = module.getOrInsertFunction("fflush", builder.getInt32Ty(), pointer);
    std::vector<Value *> all{builder.CreateGlobalString(format, "format")};
    all.insert(all.end(), arguments.begin(), arguments.end());
    llvm::CallInst *const printed = builder.CreateCall(print, all);
    printed->addFnAttr(llvm::Attribute::NoBuiltin); // the optimizer has others in its stead
    builder.CreateCall(flush, {builder.CreateLoad(pointer, module.getOrInsertGlobal("stdout", pointer))});
    return printed;
  }

  /// As SYCL's runtime says it where a device can't, and then as C's assert() ends the process.
  void failAssertion(IRBuilder<> &builder, const AssertionText &what) override {
    llvm::Module &module = *builder.GetInsertBlock()->getModule();
    constexpr int standardError = 2;
    llvm::Type *const small = builder.getInt32Ty();
    const auto print =
        module.getOrInsertFunction("dprintf", llvm::FunctionType::get(small, {small, builder.getPtrTy()}, true));
    std::vector<Value *> all{builder.getInt32(standardError),
                             builder.CreateGlobalString("%s:%d: %s: global id: [%lu,%lu,%lu], local id: [%lu,%lu,%lu] "
                                                        "Assertion `%s` failed.\n"),
                             what.file, what.line, what.function};
    all.insert(all.end(), what.ids.begin(), what.ids.end());
    all.push_back(what.expression);
    builder.CreateCall(print, all);
    builder.CreateCall(module.getOrInsertFunction("abort", builder.getVoidTy()), {});
  }

  ImagePort *images() noexcept override { return &images_; }

  bool provides(llvm::StringRef name) const override {
    return hasMath(name) || isImageFunction(name) || name == "aligned_alloc" || name == "free" || name == "printf" ||
           name == "fflush" || name == "dprintf" || name == "abort";
  }

  void complete(llvm::Module &module, std::vector<KernelFacts> &kernels) override {
    const auto isKernel = [&](const llvm::GlobalValue &value) {
      return std::any_of(kernels.begin(), kernels.end(),
                         [&](const KernelFacts &facts) { return facts.name == value.getName(); });
    };
    for (const KernelFacts &facts : kernels)
      refuseRecursion(*module.getFunction(facts.name));
    for (llvm::Function &function : module) {
      if (function.isDeclaration() || isKernel(function))
        continue;
      function.removeFnAttr(llvm::Attribute::NoInline);
      function.addFnAttr(llvm::Attribute::AlwaysInline);
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
    }
    simplify(module, machine());
    std::vector<llvm::Constant *> locals;
    for (llvm::GlobalVariable &variable : module.globals()) {
      if (variable.hasAttribute(kLocal))
        locals.push_back(&variable);
    }
    llvm::convertUsersOfConstantsToInstructions(locals); // each kernel has them at other addresses
    for (llvm::Function &function : module) {
      lowerConversions(function);
      widenIndices(function);
    }
    std::vector<Entry> entries;
    for (const KernelFacts &facts : kernels) {
      llvm::Function &kernel = *module.getFunction(facts.name);
      const Chunk chunk = makeChunk(kernel, facts, vectorBits_);
      kernel.eraseFromParent();
      entries.push_back({facts, makeEntry(chunk, "ur.kernel." + facts.name), chunk.localMemory});
    }
    for (llvm::Function &function : llvm::make_early_inc_range(module)) {
      if (isPlaceholder(function.getName()) && function.use_empty())
        function.eraseFromParent();
    }
    for (llvm::GlobalVariable &variable : llvm::make_early_inc_range(module.globals())) {
      if (variable.hasAttribute(kLocal) && variable.use_empty())
        variable.eraseFromParent();
    }
    writeTable(module, entries);
    callsImageFunctions_ = callsImageFunctions(module);
  }

  std::string finish(std::string code) override {
    const std::span<const unsigned char> functions = imageFunctions();
    return callsImageFunctions_ ? native::link({{code, {functions.begin(), functions.end()}}}) : native::link({{code}});
  }

private:
  static Description describe(const std::string &processor) {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    Description made{"x86-64", "x86_64-unknown-linux-gnu", processor, ""};
    if (processor == "native") {
      made.processor = llvm::sys::getHostCPUName().str();
      for (const auto &[feature, has] : llvm::sys::getHostCPUFeatures())
        made.features += (made.features.empty() ? "" : ",") + std::string(has ? "+" : "-") + feature.str();
    }
    return made;
  }

  Images images_;
  bool callsImageFunctions_ = false;
  unsigned vectorBits_ = 128;
};

} // namespace

std::unique_ptr<Target> makeNative(const std::string &processor) {
  return std::make_unique<Native>(processor);
}

} // namespace ur::spirvc
