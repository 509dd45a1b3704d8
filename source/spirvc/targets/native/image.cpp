// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/targets/native/image.hpp"

#include "compiler/messages.hpp"
#include "unified-runtime/ur_native_cpu_image.h"

namespace ur::spirvc::native {

namespace {

class Table {
public:
  explicit Table(llvm::Module &module) : module_(module), builder_(module.getContext()) {}

  llvm::Constant *entry(const Entry &entry) {
    std::vector<llvm::Constant *> arguments;
    for (const KernelFacts::Argument &argument : entry.facts.arguments)
      arguments.push_back(structure({small(kindOf(argument)), small(0), wide(sizeOf(argument))}));
    uint64_t most = entry.facts.maxGroupSize[0];
    for (const uint32_t size : {entry.facts.maxGroupSize[1], entry.facts.maxGroupSize[2]})
      most *= size;
    const auto &required = entry.facts.requiredGroupSize;
    llvm::Constant *const none = llvm::ConstantPointerNull::get(builder_.getPtrTy());
    return structure({
        variable(llvm::ConstantDataArray::getString(module_.getContext(), entry.facts.name)),
        entry.function,
        arguments.empty() ? none : variable(array(arguments)),
        small(static_cast<uint32_t>(arguments.size())),
        small(entry.facts.requiredSubGroupSize),
        array({wide(required[0]), wide(required[1]), wide(required[2])}),
        wide(most),
        wide(entry.localMemory),
    });
  }

  void write(const std::vector<llvm::Constant *> &entries) {
    llvm::Constant *const none = llvm::ConstantPointerNull::get(builder_.getPtrTy());
    llvm::Constant *const module = structure({small(UR_NATIVE_CPU_ABI_VERSION), small(sizeof(ur_native_cpu_kernel_t)),
                                              wide(entries.size()), entries.empty() ? none : variable(array(entries))});
    new llvm::GlobalVariable(module_, module->getType(), true, llvm::GlobalValue::ExternalLinkage, module,
                             "ur_native_cpu_module");
    // Weak, since each image of several has it.
    new llvm::GlobalVariable(module_, builder_.getInt32Ty(), true, llvm::GlobalValue::WeakAnyLinkage,
                             small(compiler::kNativeSubGroupSize), "ur_native_cpu_sub_group_size");
  }

private:
  static uint32_t kindOf(const KernelFacts::Argument &argument) {
    switch (argument.kind) {
    case KernelFacts::Kind::value:
      return UR_NATIVE_CPU_ARG_VALUE;
    case KernelFacts::Kind::pointer:
      return UR_NATIVE_CPU_ARG_POINTER;
    case KernelFacts::Kind::localMemory:
      return UR_NATIVE_CPU_ARG_LOCAL;
    case KernelFacts::Kind::image:
      return UR_NATIVE_CPU_ARG_IMAGE;
    default:
      return UR_NATIVE_CPU_ARG_SAMPLER;
    }
  }
  static uint64_t sizeOf(const KernelFacts::Argument &argument) {
    switch (argument.kind) {
    case KernelFacts::Kind::localMemory:
      return 0;
    case KernelFacts::Kind::image:
      return sizeof(ur_native_cpu_image_t);
    case KernelFacts::Kind::sampler:
      return sizeof(ur_native_cpu_sampler_t);
    default:
      return argument.size;
    }
  }
  llvm::Constant *small(uint32_t value) { return builder_.getInt32(value); }
  llvm::Constant *wide(uint64_t value) { return builder_.getInt64(value); }
  llvm::Constant *structure(const std::vector<llvm::Constant *> &members) {
    return llvm::ConstantStruct::getAnon(module_.getContext(), members);
  }
  static llvm::Constant *array(const std::vector<llvm::Constant *> &members) {
    return llvm::ConstantArray::get(llvm::ArrayType::get(members[0]->getType(), members.size()), members);
  }
  llvm::Constant *variable(llvm::Constant *value) {
    return new llvm::GlobalVariable(module_, value->getType(), true, llvm::GlobalValue::InternalLinkage, value,
                                    "ur.table");
  }

  llvm::Module &module_;
  llvm::IRBuilder<> builder_;
};

} // namespace

void writeTable(llvm::Module &module, const std::vector<Entry> &entries) {
  Table table(module);
  std::vector<llvm::Constant *> all;
  for (const Entry &entry : entries)
    all.push_back(table.entry(entry));
  table.write(all);
}

} // namespace ur::spirvc::native
