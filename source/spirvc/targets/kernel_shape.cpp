// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/kernel_shape.hpp"

#include "spirvc/reader/binary.hpp"

#include <llvm/ADT/SetVector.h>
#include <llvm/IR/AttributeMask.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/Transforms/Utils/Cloning.h>

namespace ur::spirvc {

using llvm::Value;

namespace {

/// What kernels ask for as calls of functions, until they have parameters.
constexpr const char *kOffset = "ur.global.offset", *kWorkDim = "ur.work.dim";
constexpr const char *kLocalMemory = "ur_local_memory";

/// The functions that ask for such a word, themselves or through others, and no kernels.
llvm::SetVector<llvm::Function *> askers(llvm::Function &word, const std::vector<llvm::Function *> &kernels) {
  llvm::SetVector<llvm::Function *> all;
  std::vector<llvm::Function *> next{&word};
  while (!next.empty()) {
    llvm::Function *const callee = next.back();
    next.pop_back();
    for (llvm::User *const user : callee->users()) {
      auto *const call = llvm::dyn_cast<llvm::CallInst>(user);
      if (!call)
        continue;
      llvm::Function *const caller = call->getFunction();
      if (std::find(kernels.begin(), kernels.end(), caller) == kernels.end() && all.insert(caller))
        next.push_back(caller);
    }
  }
  return all;
}

/// Kernels alone have the parameter, so those who ask become parts of them.
void inlineAskers(llvm::Function &word, const std::vector<llvm::Function *> &kernels) {
  const auto all = askers(word, kernels);
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::Function *const function : all) {
      std::vector<llvm::CallInst *> calls;
      for (llvm::User *const user : function->users()) {
        if (auto *const call = llvm::dyn_cast<llvm::CallInst>(user); call && call->getCalledFunction() == function)
          calls.push_back(call);
      }
      for (llvm::CallInst *const call : calls) {
        if (all.contains(call->getFunction()))
          continue; // it becomes part of a kernel with its caller
        llvm::InlineFunctionInfo information;
        if (!llvm::InlineFunction(*call, information).isSuccess())
          throw Refused("function '" + function->getName().str() + "' can't become part of a kernel");
        changed = true;
      }
    }
  }
}

/// `above`: those that are being called.
bool callsAgain(llvm::Function &function, llvm::SetVector<llvm::Function *> &above) {
  if (above.contains(&function))
    return true;
  above.insert(&function);
  for (llvm::Instruction &instruction : llvm::instructions(function)) {
    auto *const call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    llvm::Function *const callee = call ? call->getCalledFunction() : nullptr;
    if (callee && !callee->isDeclaration() && callsAgain(*callee, above))
      return true;
  }
  above.remove(&function);
  return false;
}

/// The type of a value that a kernel takes by a pointer, and that is to be copied; null: it is another parameter.
llvm::Type *copied(const llvm::Argument &parameter, const KernelShape &shape) {
  return shape.argumentSpace == 0 ? nullptr : parameter.getParamByValType();
}

llvm::Type *shapedType(const llvm::Argument &parameter, const KernelFacts::Argument &argument,
                       const KernelShape &shape) {
  llvm::LLVMContext &context = parameter.getContext();
  if (argument.kind == KernelFacts::Kind::localMemory)
    return llvm::Type::getInt32Ty(context);
  return copied(parameter, shape) ? llvm::PointerType::get(context, shape.argumentSpace) : parameter.getType();
}

/// What a launch gives for a parameter of the reader's.
Value *given(llvm::IRBuilder<> &builder, llvm::Argument &parameter, const llvm::Argument &readers,
             const KernelFacts::Argument &argument, const KernelShape &shape) {
  if (llvm::Type *const type = copied(readers, shape)) {
    const llvm::MaybeAlign alignment = readers.getParamAlign();
    parameter.addAttr(llvm::Attribute::getWithByRefType(builder.getContext(), type));
    if (alignment)
      parameter.addAttr(llvm::Attribute::getWithAlignment(builder.getContext(), *alignment));
    return copyOf(builder, parameter, type);
  }
  if (argument.kind != KernelFacts::Kind::localMemory)
    return &parameter;
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  llvm::GlobalVariable *memory = module.getNamedGlobal(kLocalMemory);
  if (!memory) {
    memory = new llvm::GlobalVariable(module, llvm::ArrayType::get(builder.getInt8Ty(), 0), false,
                                      llvm::GlobalValue::ExternalLinkage, nullptr, kLocalMemory, nullptr,
                                      llvm::GlobalValue::NotThreadLocal, shape.workgroupSpace);
    memory->setAlignment(llvm::Align(128));
  }
  Value *const place = builder.CreateInBoundsGEP(builder.getInt8Ty(), memory, {&parameter});
  return builder.CreateAddrSpaceCast(place, readers.getType());
}

std::vector<llvm::CallInst *> callsIn(llvm::Function &kernel, const llvm::Function *word) {
  std::vector<llvm::CallInst *> calls;
  for (llvm::Instruction &instruction : llvm::instructions(kernel)) {
    auto *const call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    if (word && call && call->getCalledFunction() == word)
      calls.push_back(call);
  }
  return calls;
}

struct Words {
  llvm::Function *offset, *workDim; ///< null: nobody asks
};

void shapeKernel(llvm::Module &module, llvm::Function &kernel, KernelFacts &facts, const Words &words,
                 const KernelShape &shape) {
  llvm::LLVMContext &context = module.getContext();
  std::vector<llvm::Type *> types;
  for (size_t i = 0; i < facts.arguments.size(); ++i)
    types.push_back(shapedType(*kernel.getArg(static_cast<unsigned>(i)), facts.arguments[i], shape));
  const std::vector<llvm::CallInst *> dims = callsIn(kernel, words.workDim), offsets = callsIn(kernel, words.offset);
  if (!dims.empty()) {
    types.push_back(llvm::Type::getInt32Ty(context));
    facts.name += "_with_work_dim";
  }
  if (shape.withOffset) {
    types.push_back(llvm::ArrayType::get(llvm::Type::getInt32Ty(context), 3));
    facts.name += "_with_offset";
  }
  kernel.setName(facts.name + ".before");
  llvm::Function *const shaped = llvm::Function::Create(llvm::FunctionType::get(kernel.getReturnType(), types, false),
                                                        kernel.getLinkage(), facts.name, module);
  shaped->copyAttributesFrom(&kernel);
  shaped->splice(shaped->begin(), &kernel);
  llvm::IRBuilder<> builder(&shaped->getEntryBlock(), shaped->getEntryBlock().begin());
  for (size_t i = 0; i < facts.arguments.size(); ++i) {
    const auto position = static_cast<unsigned>(i);
    llvm::Argument &parameter = *shaped->getArg(position);
    llvm::Argument &readers = *kernel.getArg(position);
    shaped->removeParamAttrs(position, llvm::AttributeFuncs::typeIncompatible(parameter.getType(), {}));
    if (copied(readers, shape))
      shaped->removeParamAttrs(position, llvm::AttributeMask().addAttribute(llvm::Attribute::ByVal));
    readers.replaceAllUsesWith(given(builder, parameter, readers, facts.arguments[i], shape));
  }
  for (llvm::CallInst *const call : dims) {
    call->replaceAllUsesWith(shaped->getArg(static_cast<unsigned>(facts.arguments.size())));
    call->eraseFromParent();
  }
  for (llvm::CallInst *const call : offsets) {
    builder.SetInsertPoint(call);
    const auto which = static_cast<unsigned>(llvm::cast<llvm::ConstantInt>(call->getArgOperand(0))->getZExtValue());
    call->replaceAllUsesWith(
        shape.withOffset
            ? builder.CreateExtractValue(shaped->getArg(static_cast<unsigned>(shaped->arg_size() - 1)), which)
            : builder.getInt32(0));
    call->eraseFromParent();
  }
  kernel.eraseFromParent();
}

} // namespace

void refuseRecursion(llvm::Function &kernel) {
  llvm::SetVector<llvm::Function *> above;
  if (callsAgain(kernel, above)) {
    throw Refused("kernel '" + kernel.getName().str() +
                  "' calls a function that calls itself: recursion isn't supported");
  }
}

std::string whyNotSubGroups(const KernelFacts &facts, unsigned size) {
  if (facts.requiredSubGroupSize == 0 || facts.requiredSubGroupSize == size)
    return {};
  return "kernel '" + facts.name + "' requires sub-groups of " + std::to_string(facts.requiredSubGroupSize) +
         " work-items; this device's have " + std::to_string(size);
}

Value *globalOffset(llvm::IRBuilder<> &builder, unsigned dimension) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  llvm::FunctionCallee function = module.getOrInsertFunction(kOffset, builder.getInt32Ty(), builder.getInt32Ty());
  llvm::cast<llvm::Function>(function.getCallee())->setDoesNotAccessMemory();
  return builder.CreateCall(function, {builder.getInt32(dimension)});
}

Value *workDim(llvm::IRBuilder<> &builder) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  llvm::FunctionCallee function = module.getOrInsertFunction(kWorkDim, builder.getInt32Ty());
  llvm::cast<llvm::Function>(function.getCallee())->setDoesNotAccessMemory();
  return builder.CreateCall(function);
}

Value *copyOf(llvm::IRBuilder<> &builder, llvm::Argument &from, llvm::Type *type) {
  const llvm::DataLayout &layout = builder.GetInsertBlock()->getModule()->getDataLayout();
  const llvm::Align alignment = layout.getValueOrABITypeAlignment(from.getParamAlign(), type);
  llvm::AllocaInst *const own = builder.CreateAlloca(type);
  own->setAlignment(alignment);
  builder.CreateMemCpy(own, alignment, &from, alignment, layout.getTypeAllocSize(type));
  return builder.CreateAddrSpaceCast(own, builder.getPtrTy());
}

void shapeKernels(llvm::Module &module, std::vector<KernelFacts> &kernels, const KernelShape &shape) {
  std::vector<llvm::Function *> functions;
  for (const KernelFacts &facts : kernels) {
    functions.push_back(module.getFunction(facts.name));
    refuseRecursion(*functions.back());
  }
  const Words words{module.getFunction(kOffset), module.getFunction(kWorkDim)};
  for (llvm::Function *const word : {words.offset, words.workDim}) {
    if (word)
      inlineAskers(*word, functions);
  }
  for (size_t i = 0; i < kernels.size(); ++i)
    shapeKernel(module, *functions[i], kernels[i], words, shape);
  if (!words.offset && !words.workDim)
    return;
  // Nobody calls those any more who asked.
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::Function &function : llvm::make_early_inc_range(module)) {
      if (!function.isDeclaration() && function.use_empty() &&
          std::none_of(kernels.begin(), kernels.end(),
                       [&](const auto &facts) { return facts.name == function.getName(); })) {
        function.eraseFromParent();
        changed = true;
      }
    }
  }
  for (llvm::Function *const word : {words.offset, words.workDim}) {
    if (word && word->use_empty())
      word->eraseFromParent();
  }
}

} // namespace ur::spirvc
