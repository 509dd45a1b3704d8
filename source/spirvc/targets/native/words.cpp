// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/words.hpp"

namespace ur::spirvc::native {

using llvm::IRBuilder;
using llvm::Value;

namespace {

constexpr const char *kWord = "ur.native.word";
constexpr const char *kSync = "ur.native.sync.";

uint32_t number(const llvm::CallInst &call, unsigned i) {
  return static_cast<uint32_t>(llvm::cast<llvm::ConstantInt>(call.getArgOperand(i))->getZExtValue());
}

const llvm::CallInst *callOf(const Value &value, llvm::StringRef prefix) {
  const auto *const call = llvm::dyn_cast<llvm::CallInst>(&value);
  const llvm::Function *const callee = call ? call->getCalledFunction() : nullptr;
  return callee && callee->getName().starts_with(prefix) ? call : nullptr;
}

} // namespace

Value *makeWord(IRBuilder<> &builder, spv::BuiltIn which, unsigned dimension) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  llvm::Type *const small = builder.getInt32Ty();
  llvm::FunctionCallee function = module.getOrInsertFunction(kWord, builder.getInt64Ty(), small, small);
  auto *const callee = llvm::cast<llvm::Function>(function.getCallee());
  callee->setDoesNotAccessMemory();
  callee->setDoesNotThrow();
  callee->setWillReturn();
  callee->setSpeculatable();
  return builder.CreateCall(function, {builder.getInt32(static_cast<uint32_t>(which)), builder.getInt32(dimension)});
}

std::optional<Word> wordOf(const Value &value) {
  const llvm::CallInst *const call = callOf(value, kWord);
  if (!call)
    return std::nullopt;
  return Word{static_cast<spv::BuiltIn>(number(*call, 0)), number(*call, 1)};
}

Value *makeSync(IRBuilder<> &builder, const Sync &sync, llvm::Type *result, llvm::ArrayRef<Value *> operands) {
  llvm::Module &module = *builder.GetInsertBlock()->getModule();
  std::vector<Value *> all{
      builder.getInt32(static_cast<uint32_t>(sync.what)), builder.getInt32(static_cast<uint32_t>(sync.scope)),
      builder.getInt32(static_cast<uint32_t>(sync.operation)), builder.getInt32(static_cast<uint32_t>(sync.how)),
      builder.getInt32(static_cast<uint32_t>(sync.comers))};
  all.insert(all.end(), operands.begin(), operands.end());
  std::vector<llvm::Type *> types;
  std::string name = kSync;
  llvm::raw_string_ostream to(name);
  to << *result;
  for (Value *const value : all)
    types.push_back(value->getType());
  for (Value *const operand : operands)
    to << '.' << *operand->getType();
  llvm::FunctionCallee function = module.getOrInsertFunction(to.str(), llvm::FunctionType::get(result, types, false));
  auto *const callee = llvm::cast<llvm::Function>(function.getCallee());
  callee->setConvergent();
  callee->setDoesNotThrow();
  callee->setWillReturn();
  llvm::CallInst *const call = builder.CreateCall(function, all);
  call->addFnAttr(llvm::Attribute::NoMerge);
  return call;
}

std::optional<Sync> syncOf(const Value &value) {
  const llvm::CallInst *const call = callOf(value, kSync);
  if (!call || call->arg_size() < kSyncNumbers)
    return std::nullopt;
  return Sync{static_cast<Meeting>(number(*call, 0)), static_cast<spv::Scope>(number(*call, 1)),
              static_cast<spv::GroupOperation>(number(*call, 2)), static_cast<Combination>(number(*call, 3)),
              static_cast<Comers>(number(*call, 4))};
}

bool isPlaceholder(llvm::StringRef name) {
  return name == kWord || name.starts_with(kSync);
}

} // namespace ur::spirvc::native
