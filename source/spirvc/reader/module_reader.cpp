// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spirvc/reader/module_reader.hpp"

#include "spirvc/reader/function_reader.hpp"

#include <algorithm>
#include <cctype>

#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>

namespace ur::spirvc {

using spv::Op;

namespace {

/// What OpenCL's environment doesn't have, or we don't yet: better told by its name than by an instruction.
const char *missing(spv::Capability capability) {
  switch (capability) {
  case spv::Capability::Shader:
    return "shaders are no kernels";
  case spv::Capability::Pipes:
    return "pipes aren't supported";
  case spv::Capability::DeviceEnqueue:
    return "kernels that launch kernels aren't supported";
  case spv::Capability::FunctionPointersINTEL:
    return "function pointers aren't supported";
  case spv::Capability::ArbitraryPrecisionIntegersINTEL:
    return "integers of any number of bits aren't supported";
  case spv::Capability::VectorComputeINTEL:
    return "explicit SIMD kernels (ESIMD) run on Intel's GPUs only";
  case spv::Capability::AsmINTEL:
    return "inline assembly is another processor's";
  default:
    return nullptr;
  }
}

} // namespace

namespace {

/// Assemblers take no others.
bool isSymbol(const std::string &name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return std::isalnum(c) || c == '_' || c == '$' || c == '.';
  });
}

/// The name that others know it by. Throws Refused where it is none.
std::string symbolOf(const Instruction &instruction, const Annotations::Linkage &linkage) {
  if (!isSymbol(linkage.name))
    instruction.refuse("the name that it has for other modules is no symbol");
  return linkage.name;
}

} // namespace

ModuleReader::ModuleReader(const Binary &binary, llvm::Module &module, TargetPort &target,
                           const SpecConstants &constants)
    : binary_(binary), module_(module), target_(target), constants_(constants),
      types_(module.getContext(), target.addressSpaces(), target.images() ? nullptr : target.whyNoImages(),
             binary.bound()),
      ids_(binary.bound()) {
  target_.prepare(module);
}

std::vector<KernelFacts> ModuleReader::read() {
  const auto all = binary_.instructions();
  size_t i = 0;
  for (; i < all.size() && all[i].op() != Op::OpFunction; ++i) {
    reached(all[i]);
    readPreamble(all[i]);
  }
  while (i < all.size()) {
    if (all[i].op() == Op::OpFunction)
      i += readFunction(all.subspan(i));
    else if (all[i].op() == Op::OpLine || all[i].op() == Op::OpNoLine || all[i].op() == Op::OpExtInst)
      ++i; // where debug information stands
    else
      all[i].refuse("it stands outside of a function");
  }
  for (auto &[id, body] : functions_) {
    if (body.function->isDeclaration() && !body.instructions.empty())
      FunctionReader(*this, *body.function).read(body.instructions);
  }
  std::vector<KernelFacts> kernels;
  for (const EntryPoint &entry : entryPoints_)
    addKernel(entry, &kernels);
  return kernels;
}

const Id &ModuleReader::at(const Instruction &instruction, uint32_t id) const {
  if (!isKnown(id))
    instruction.refuse("id " + std::to_string(id) + " has no value here");
  if (llvm::isa<llvm::PoisonValue>(ids_[id].value) && builtIns_.contains(id))
    instruction.refuse("a built-in variable can only be loaded");
  return ids_[id];
}

uint64_t ModuleReader::constantAt(const Instruction &instruction, uint32_t id) const {
  const auto *const constant = llvm::dyn_cast<llvm::ConstantInt>(at(instruction, id).value);
  if (!constant)
    instruction.refuse("id " + std::to_string(id) + " is no constant integer");
  return constant->getZExtValue();
}

llvm::Function *ModuleReader::functionAt(const Instruction &instruction, uint32_t id) const {
  const auto found = functions_.find(id);
  if (found == functions_.end())
    instruction.refuse("id " + std::to_string(id) + " is no function");
  return found->second.function;
}

const std::string &ModuleReader::setAt(uint32_t id) const {
  static const std::string none;
  const auto found = sets_.find(id);
  return found == sets_.end() ? none : found->second;
}

void ModuleReader::readPreamble(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpCapability:
    if (const char *const why = missing(static_cast<spv::Capability>(instruction[0])))
      throw Refused(std::string("the module needs what isn't there: ") + why);
    return;
  case Op::OpMemoryModel:
    if (static_cast<spv::AddressingModel>(instruction[0]) != spv::AddressingModel::Physical64)
      instruction.refuse("only addresses of 64 bits are supported");
    return;
  case Op::OpExtInstImport:
    sets_[instruction.result()] = instruction.text(1);
    return;
  case Op::OpEntryPoint:
    if (static_cast<spv::ExecutionModel>(instruction[0]) != spv::ExecutionModel::Kernel)
      instruction.refuse("only kernels are supported");
    entryPoints_.push_back({instruction.text(2), instruction[1]});
    return;
  case Op::OpExecutionMode:
  case Op::OpExecutionModeId:
    readExecutionMode(instruction);
    return;
  default:
    if (!annotations_.add(instruction))
      readDeclaration(instruction);
  }
}

void ModuleReader::readExecutionMode(const Instruction &instruction) {
  KernelFacts &modes = modes_[instruction[0]];
  const auto three = [&](std::array<uint32_t, 3> *sizes) {
    for (size_t i = 0; i < 3; ++i)
      (*sizes)[i] = instruction[2 + i];
  };
  switch (static_cast<spv::ExecutionMode>(instruction[1])) {
  case spv::ExecutionMode::LocalSize:
    three(&modes.requiredGroupSize);
    return;
  case spv::ExecutionMode::MaxWorkgroupSizeINTEL:
    three(&modes.maxGroupSize);
    return;
  case spv::ExecutionMode::SubgroupSize:
    modes.requiredSubGroupSize = instruction[2];
    return;
  case spv::ExecutionMode::ContractionOff:
    contracts_ = false;
    return;
  default: // hints, and modes of denormal numbers and rounding that we keep anyway
    return;
  }
}

void ModuleReader::readDeclaration(const Instruction &instruction) {
  switch (instruction.op()) {
  case Op::OpNop:
  case Op::OpSource:
  case Op::OpSourceContinued:
  case Op::OpSourceExtension:
  case Op::OpString:
  case Op::OpExtension:
  case Op::OpModuleProcessed:
  case Op::OpLine:
  case Op::OpNoLine:
  case Op::OpExtInst: // debug information
  case Op::OpAliasDomainDeclINTEL:
  case Op::OpAliasScopeDeclINTEL:
  case Op::OpAliasScopeListDeclINTEL:
    return;
  case Op::OpVariable:
    addVariable(instruction);
    return;
  default:
    break;
  }
  if (instruction.op() >= Op::OpTypeVoid && instruction.op() <= Op::OpTypeForwardPointer) {
    const uint32_t id = instruction[0];
    types_.add(instruction, annotations_.has(id, spv::Decoration::CPacked), annotations_.nameOf(id),
               [&](uint32_t constant) { return constantAt(instruction, constant); });
    return;
  }
  if (!addConstant(instruction))
    instruction.refuse("it isn't supported outside of functions");
}

void ModuleReader::addVariable(const Instruction &instruction) {
  const uint32_t id = instruction.result();
  if (const auto which = annotations_.valueOf(id, spv::Decoration::BuiltIn)) {
    builtIns_[id] = {static_cast<spv::BuiltIn>(*which), nullptr};
    // Never used but for its type: loads look into builtIns_ first.
    set(id, llvm::PoisonValue::get(types_.llvmAt(instruction.typeId())), instruction.typeId());
    return;
  }
  const auto storage = static_cast<spv::StorageClass>(instruction[2]);
  llvm::Type *const type = types_.llvmAt(types_.at(instruction.typeId()).element);
  if (!type->isSized())
    instruction.refuse("a variable has a type of no size");
  auto linkage = annotations_.linkageOf(id);
  if (const auto name = annotations_.hostNameOf(id); name && !(linkage && linkage->isImport))
    linkage = Annotations::Linkage{*name};
  llvm::Constant *initializer = llvm::UndefValue::get(type);
  if (instruction.size() > 3) {
    initializer = llvm::dyn_cast<llvm::Constant>(at(instruction, instruction[3]).value);
    if (!initializer || initializer->getType() != type)
      instruction.refuse("a variable begins with what is no constant of its type");
  } else if (storage != spv::StorageClass::Workgroup) {
    initializer = llvm::Constant::getNullValue(type);
  }
  auto kind = llvm::GlobalValue::InternalLinkage;
  if (linkage && linkage->isImport)
    initializer = nullptr;
  if (linkage)
    kind = linkage->isOnce ? llvm::GlobalValue::LinkOnceODRLinkage : llvm::GlobalValue::ExternalLinkage;
  auto *const variable = new llvm::GlobalVariable(
      module_, type, storage == spv::StorageClass::UniformConstant || annotations_.has(id, spv::Decoration::Constant),
      kind, initializer, linkage ? symbolOf(instruction, *linkage) : std::string(), nullptr,
      llvm::GlobalValue::NotThreadLocal,
      storage == spv::StorageClass::Workgroup ? target_.addressSpaces().workgroup : types_.spaceOf(storage));
  if (const auto alignment = annotations_.valueOf(id, spv::Decoration::Alignment);
      alignment && llvm::isPowerOf2_32(*alignment))
    variable->setAlignment(llvm::Align(*alignment));
  if (storage == spv::StorageClass::Workgroup)
    target_.makeLocal(*variable);
  llvm::Type *const pointer = llvm::PointerType::get(context(), types_.spaceOf(storage));
  set(id, llvm::ConstantExpr::getPointerBitCastOrAddrSpaceCast(variable, pointer), instruction.typeId());
}

/// Answers how many instructions it has.
size_t ModuleReader::readFunction(std::span<const Instruction> instructions) {
  const Instruction &head = instructions[0];
  size_t end = 1;
  bool hasBody = false;
  while (end < instructions.size() && instructions[end].op() != Op::OpFunctionEnd) {
    hasBody |= instructions[end].op() == Op::OpLabel;
    ++end;
  }
  if (end == instructions.size())
    head.refuse("the function doesn't end");
  auto *const type = llvm::dyn_cast<llvm::FunctionType>(types_.llvmAt(head[3]));
  if (!type || types_.at(head[3]).element != head.typeId())
    head.refuse("its type is no function's that returns this");
  const uint32_t id = head.result();
  const auto linkage = annotations_.linkageOf(id);
  auto kind = llvm::GlobalValue::InternalLinkage;
  if (!hasBody || linkage)
    kind = linkage && linkage->isOnce ? llvm::GlobalValue::LinkOnceODRLinkage : llvm::GlobalValue::ExternalLinkage;
  std::string name = linkage ? symbolOf(head, *linkage) : std::string();
  if (hasBody && name.starts_with("llvm.")) // LLVM's own
    name.insert(0, "ur.");
  llvm::Function *const function = llvm::Function::Create(type, kind, name, &module_);
  if (!hasBody && linkage && function->getName() != linkage->name) { // declared twice
    llvm::Function *const first = module_.getFunction(linkage->name);
    if (!first || first->getFunctionType() != type)
      head.refuse("'" + linkage->name + "' is declared with two types");
  }
  const auto control = head[2];
  if (control & static_cast<uint32_t>(spv::FunctionControlMask::DontInline))
    function->addFnAttr(llvm::Attribute::NoInline);
  if (control & static_cast<uint32_t>(spv::FunctionControlMask::Inline))
    function->addFnAttr(llvm::Attribute::AlwaysInline);
  function->setDoesNotThrow();
  function->setConvergent(); // it may wait for others; where it doesn't, the optimizer finds out
  addAttributes(*function, instructions.subspan(1, end - 1));
  functions_[id] = {function, hasBody ? instructions.first(end + 1) : std::span<const Instruction>()};
  return end + 1;
}

void ModuleReader::addAttributes(llvm::Function &function, std::span<const Instruction> parameters) {
  unsigned position = 0;
  for (const Instruction &parameter : parameters) {
    if (parameter.op() != Op::OpFunctionParameter)
      continue;
    if (position == function.arg_size())
      parameter.refuse("the function has fewer parameters");
    llvm::Argument *const argument = function.getArg(position++);
    const uint32_t id = parameter.result();
    const auto has = [&](spv::FunctionParameterAttribute attribute) {
      return annotations_.hasAttribute(id, attribute);
    };
    if (has(spv::FunctionParameterAttribute::Zext) && argument->getType()->isIntegerTy())
      argument->addAttr(llvm::Attribute::ZExt);
    if (has(spv::FunctionParameterAttribute::Sext) && argument->getType()->isIntegerTy())
      argument->addAttr(llvm::Attribute::SExt);
    if (!argument->getType()->isPointerTy())
      continue;
    const auto inMemory = [&](llvm::Attribute::AttrKind kind) {
      llvm::Type *const memory = types_.pointee(parameter.typeId()).llvm;
      if (!memory || !memory->isSized())
        parameter.refuse("what it leads to has no size");
      argument->addAttr(llvm::Attribute::get(context(), kind, memory));
    };
    if (has(spv::FunctionParameterAttribute::ByVal))
      inMemory(llvm::Attribute::ByVal);
    if (has(spv::FunctionParameterAttribute::Sret) && function.getReturnType()->isVoidTy())
      inMemory(llvm::Attribute::StructRet);
    if (has(spv::FunctionParameterAttribute::NoAlias))
      argument->addAttr(llvm::Attribute::NoAlias);
    if (has(spv::FunctionParameterAttribute::NoWrite))
      argument->addAttr(llvm::Attribute::ReadOnly);
    if (const auto alignment = annotations_.valueOf(id, spv::Decoration::Alignment);
        alignment && llvm::isPowerOf2_32(*alignment))
      argument->addAttr(llvm::Attribute::getWithAlignment(context(), llvm::Align(*alignment)));
  }
}

void ModuleReader::addKernel(const EntryPoint &entry, std::vector<KernelFacts> *kernels) {
  const auto found = functions_.find(entry.function);
  if (found == functions_.end() || found->second.function->isDeclaration())
    throw Refused("kernel '" + entry.name + "' has no function");
  if (std::count_if(entryPoints_.begin(), entryPoints_.end(),
                    [&](const EntryPoint &other) { return other.function == entry.function; }) > 1)
    throw Refused("kernel '" + entry.name + "' is another kernel, too: one function has two entry points");
  if (!isSymbol(entry.name))
    throw Refused("a kernel's name is no symbol: '" + entry.name + "'");
  llvm::Function &function = *found->second.function;
  if (!function.getReturnType()->isVoidTy())
    throw Refused("kernel '" + entry.name + "' returns a value");
  if (!function.use_empty())
    throw Refused("kernel '" + entry.name + "' is called by a function");
  KernelFacts facts = modes_[entry.function];
  facts.name = entry.name;
  if (const std::string why = target_.whyNot(facts); !why.empty()) {
    leftOut_.push_back({entry.name, why});
    function.eraseFromParent();
    functions_.erase(found);
    return;
  }
  for (const Instruction &parameter : found->second.instructions) {
    if (parameter.op() != Op::OpFunctionParameter)
      continue;
    const Type &type = types_.at(parameter.typeId());
    KernelFacts::Argument argument;
    if (type.kind == Op::OpTypePointer &&
        !annotations_.hasAttribute(parameter.result(), spv::FunctionParameterAttribute::ByVal)) {
      argument.kind =
          type.storage == spv::StorageClass::Workgroup ? KernelFacts::Kind::localMemory : KernelFacts::Kind::pointer;
      argument.size = sizeof(void *);
    } else if (type.kind == Op::OpTypeImage || type.kind == Op::OpTypeSampler) {
      argument.kind = type.kind == Op::OpTypeImage ? KernelFacts::Kind::image : KernelFacts::Kind::sampler;
    } else {
      llvm::Type *const held = type.kind == Op::OpTypePointer ? types_.llvmAt(type.element) : type.llvm;
      argument.size = module_.getDataLayout().getTypeAllocSize(held);
    }
    facts.arguments.push_back(argument);
  }
  if (function.hasExternalLinkage() && function.getName() != entry.name && module_.getNamedValue(entry.name))
    throw Refused("the module has two functions '" + entry.name + "'");
  function.setLinkage(llvm::GlobalValue::ExternalLinkage);
  if (llvm::GlobalValue *const other = module_.getNamedValue(entry.name); other && other != &function)
    other->setName(entry.name + ".other");
  function.setName(entry.name);
  target_.makeKernel(function, facts);
  kernels->push_back(std::move(facts));
}

} // namespace ur::spirvc
