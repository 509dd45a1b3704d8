// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sim/programs.hpp"

#include "sim/booking.hpp"

#include <algorithm>
#include <cstring>

namespace ur::sim {

namespace {

std::string listed(const std::vector<std::string> &names) {
  std::string text;
  for (const std::string &name : names)
    text += (text.empty() ? "" : " ") + name;
  return text;
}

} // namespace

ModuleSymbol Program::inModules(const char *name, bool function) const {
  for (const std::string &path : text.modules) {
    if (const ModuleSymbol symbol = findInModule(path, name, function); symbol.address)
      return symbol;
  }
  return {};
}

void LoadedKernel::bind(Invocation &call) const {
  for (const auto &[name, block] : program->variables)
    call.variables[name] = {block->bytes, block->size};
  for (const auto &[id, constant] : program->text.constants)
    call.constants[id] = constant.value;
}

void Programs::reportLeaks() {
  if (!programs_.empty() || !kernels_.empty()) {
    world_.ledger.report(Fault::leak, std::to_string(programs_.size()) + " programs and " +
                                          std::to_string(kernels_.size()) + " kernels were never destroyed");
  }
}

template <class H, class T>
auto Programs::entry(std::unordered_map<uintptr_t, T> &table, H handle, const char *what) {
  const auto number = (uintptr_t)handle;
  const auto found = table.find(number);
  if (found == table.end())
    world_.ledger.report(number != 0 && number <= lastHandle_ ? Fault::useAfterDestroy : Fault::unknownHandle, what);
  else if (!found->second->alive)
    world_.ledger.report(Fault::useAfterDestroy, std::string(what) + ": what was imported is destroyed");
  return found;
}

Programs::ProgramRef Programs::find(core::NativeProgram program, const char *what) {
  const auto found = entry(programs_, program, what);
  return found == programs_.end() ? nullptr : found->second;
}

/// With the world's lock, as all that follow.
ur_result_t Programs::readText(std::span<const uint8_t> code, ProgramText *text, std::string *log) {
  const auto modules = [this](const std::string &path, std::string *wrong) {
    std::vector<std::string> names;
    for (KernelSpec &spec : loadModule(path, wrong)) {
      names.push_back(spec.name);
      world_.kernels().add(std::move(spec));
    }
    return names;
  };
  if (std::string wrong = text->read(code, modules); !wrong.empty()) {
    *log = std::move(wrong);
    return UR_RESULT_ERROR_INVALID_BINARY;
  }
  for (const std::string &name : text->kernels) {
    if (!world_.kernels().find(name)) {
      *log = "there is no kernel " + name;
      return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    }
  }
  return UR_RESULT_SUCCESS;
}

/// Gives an executable its variables, and checks its imports.
ur_result_t Programs::finish(const ProgramRef &program, bool allowUnresolved, std::string *log) {
  program->unresolved = program->text.open();
  if (!program->unresolved.empty() && !allowUnresolved) {
    *log = "unresolved: " + listed(program->unresolved);
    return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
  }
  for (const auto &[name, size] : program->text.variables) {
    void *memory = nullptr;
    const ur_result_t result =
        world_.memory().alloc(context_, core::MemoryKind::device, program->device, size, 64, &memory);
    if (result != UR_RESULT_SUCCESS)
      return result;
    std::memset(memory, 0, size);
    program->variables[name] = std::make_shared<const VariableBlock>(memory, size);
  }
  *log = std::to_string(program->text.kernels.size()) + " kernels";
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::make(const core::ProgramDesc &desc, bool executable, std::string *log,
                           core::NativeProgram *program) {
  if (desc.device >= devices_.size()) {
    world_.ledger.report(Fault::badArgument, "a program for device " + std::to_string(desc.device));
    return UR_RESULT_ERROR_INVALID_DEVICE;
  }
  if (desc.source == core::ProgramSource::text)
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
  world_.enterBuild(devices_[desc.device]);
  std::unique_lock lock(world_.mutex());
  const ProgramRef inPlace = desc.made ? find(desc.made, "a program to be built") : nullptr;
  auto made = std::make_shared<Program>();
  made->device = devices_[desc.device];
  made->executable = executable;
  made->code = inPlace ? inPlace->code : desc.code;
  if (const ur_result_t result = readText(made->code, &made->text, log); result != UR_RESULT_SUCCESS)
    return result;
  const std::string given = std::string(" ") + desc.options + " ";
  for (const std::string &option : made->text.options) {
    if (given.find(" " + option + " ") == std::string::npos)
      made->text.errors.push_back("the option " + option + " isn't given");
  }
  if (!made->text.errors.empty()) {
    *log = listed(made->text.errors);
    return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
  }
  for (const core::ConstantValue &constant : desc.constants) {
    const auto found = made->text.constants.find(constant.id);
    if (desc.source != core::ProgramSource::il || found == made->text.constants.end() ||
        found->second.size != constant.value.size()) {
      world_.ledger.report(Fault::badArgument, "a constant that the code doesn't have: " + std::to_string(constant.id));
      return UR_RESULT_ERROR_INVALID_SPEC_ID;
    }
    found->second.value = 0;
    std::memcpy(&found->second.value, constant.value.data(), std::min<size_t>(constant.value.size(), 8));
  }
  if (executable) {
    if (const ur_result_t result = finish(made, desc.allowUnresolved, log); result != UR_RESULT_SUCCESS)
      return result;
  }
  programs_.emplace(++lastHandle_, inPlace ? inPlace : made);
  *program = reinterpret_cast<core::NativeProgram>(lastHandle_);
  if (inPlace) { // another name for what was made before
    made->kept = std::move(inPlace->kept);
    *inPlace = std::move(*made);
    borrowed_.insert(lastHandle_);
  }
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::build(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *program) {
  return make(desc, true, log, program);
}

/// The end of a handle, and of the object unless the handle is an import that doesn't own it.
template <class Object>
ur_result_t Programs::destroy(std::unordered_map<uintptr_t, Object> &table, uintptr_t handle, const char *what) {
  std::lock_guard lock(world_.mutex());
  const bool owner = borrowed_.erase(handle) == 0;
  const auto found = owner ? entry(table, handle, what) : table.find(handle);
  if (found == table.end())
    return UR_RESULT_SUCCESS;
  found->second->alive = found->second->alive && !owner;
  table.erase(found);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::destroy(core::NativeProgram program) {
  return destroy(programs_, reinterpret_cast<uintptr_t>(program), "destroyProgram");
}

ur_result_t Programs::names(core::NativeProgram program, std::vector<std::string> *names) {
  std::lock_guard lock(world_.mutex());
  const ProgramRef found = find(program, "kernelNames");
  if (!found)
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  *names = found->text.kernels;
  return UR_RESULT_SUCCESS;
}

void Programs::describe(const KernelSpec &spec, core::KernelFacts *facts) {
  facts->name = spec.name;
  facts->argsKnown = spec.argsKnown;
  facts->args = spec.args;
  facts->requiredGroupSize = spec.requiredGroupSize;
  facts->requiredSubGroups = spec.requiredSubGroups;
  facts->requiredSubGroupSize = spec.requiredSubGroupSize;
  facts->maxGroupSize = facts->statedGroupSize = spec.maxGroupSize;
  facts->localMemSize = spec.localMemSize;
  facts->bestGroupSize = spec.bestGroupSize;
}

ur_result_t Programs::createKernel(core::NativeProgram program, const char *name, core::KernelFacts *facts,
                                   core::NativeKernel *kernel) {
  std::lock_guard lock(world_.mutex());
  const ProgramRef found = find(program, "createKernel");
  if (!found)
    return UR_RESULT_ERROR_INVALID_PROGRAM;
  if (!found->executable || !found->unresolved.empty()) {
    if (!found->executable)
      world_.ledger.report(Fault::badArgument, "a kernel of an object that isn't linked");
    return UR_RESULT_ERROR_PROGRAM_UNLINKED;
  }
  ProgramText text = found->text;
  if (std::string ignored; !found->code.empty()) { // read again: the code must still be there
    text = {};
    static_cast<void>(readText(found->code, &text, &ignored));
  }
  if (std::find(text.kernels.begin(), text.kernels.end(), name) == text.kernels.end())
    return UR_RESULT_ERROR_INVALID_KERNEL_NAME;
  const auto spec = world_.kernels().find(name);
  describe(*spec, facts);
  kernels_.emplace(++lastHandle_, std::make_shared<LoadedKernel>(LoadedKernel{spec, found}));
  *kernel = reinterpret_cast<core::NativeKernel>(lastHandle_);
  return UR_RESULT_SUCCESS;
}

ur_result_t Programs::destroyKernel(core::NativeKernel kernel) {
  return destroy(kernels_, reinterpret_cast<uintptr_t>(kernel), "destroyKernel");
}

std::shared_ptr<const LoadedKernel> Programs::kernel(core::NativeKernel kernel) {
  std::lock_guard lock(world_.mutex());
  const auto found = entry(kernels_, kernel, "launch");
  return found == kernels_.end() ? nullptr : found->second;
}

ur_result_t Programs::compile(const core::ProgramDesc &desc, std::string *log, core::NativeProgram *object) noexcept {
  return book(Call::compileProgram, [&] { return make(desc, false, log, object); });
}

ur_result_t Programs::link(const core::LinkDesc &desc, std::string *log, core::NativeProgram *program) noexcept {
  return book(Call::linkProgram, [&] {
    if (desc.device >= devices_.size() || desc.objects.empty()) {
      world_.ledger.report(Fault::badArgument, "a link of nothing, or for no device");
      return UR_RESULT_ERROR_INVALID_VALUE;
    }
    world_.enterBuild(devices_[desc.device]);
    std::lock_guard lock(world_.mutex());
    auto linked = std::make_shared<Program>();
    linked->device = devices_[desc.device];
    for (const core::NativeProgram object : desc.objects) {
      const ProgramRef found = find(object, "link");
      if (!found || found->executable || found->device != linked->device) {
        world_.ledger.report(Fault::badArgument, "a link of something that is no object for its device");
        return UR_RESULT_ERROR_INVALID_PROGRAM;
      }
      if (const std::string twice = linked->text.add(found->text); !twice.empty()) {
        *log = "there are two of " + twice;
        return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
      }
    }
    if (const ur_result_t result = finish(linked, desc.allowUnresolved, log); result != UR_RESULT_SUCCESS)
      return result;
    programs_.emplace(++lastHandle_, linked);
    *program = reinterpret_cast<core::NativeProgram>(lastHandle_);
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::dynamicLink(std::span<const core::NativeProgram> programs, std::string *log) noexcept {
  return book(Call::dynamicLink, [&] {
    std::lock_guard lock(world_.mutex());
    std::vector<ProgramRef> all;
    for (const core::NativeProgram program : programs) {
      all.push_back(find(program, "dynamicLink"));
      if (!all.back() || !all.back()->executable || all.back()->device != all.front()->device) {
        world_.ledger.report(Fault::badArgument, "a dynamic link of something else than executables of one device");
        return UR_RESULT_ERROR_INVALID_PROGRAM;
      }
    }
    const auto exporter = [&](const std::string &name) {
      return std::find_if(all.begin(), all.end(), [&](const ProgramRef &other) { return other->text.exports(name); });
    };
    for (const ProgramRef &program : all) {
      for (const std::string &name : program->unresolved) {
        if (exporter(name) == all.end()) {
          *log = "unresolved: " + name;
          return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
        }
      }
    }
    for (const ProgramRef &program : all) {
      for (const std::string &name : program->unresolved) {
        const ProgramRef &from = *exporter(name);
        if (const auto variable = from->variables.find(name); variable != from->variables.end())
          program->variables[name] = variable->second;
      }
      program->unresolved.clear();
    }
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::constants(const core::ProgramDesc &desc, std::vector<core::ConstantFacts> *found) noexcept {
  return book(Call::programConstants, [&] {
    std::lock_guard lock(world_.mutex());
    ProgramText text;
    std::string ignored;
    if (const ur_result_t result = readText(desc.code, &text, &ignored); result != UR_RESULT_SUCCESS)
      return result;
    for (const auto &[id, constant] : text.constants)
      found->push_back({id, constant.size});
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::binary(core::NativeProgram program, std::vector<uint8_t> *code) noexcept {
  return book(Call::programBinary, [&] {
    std::lock_guard lock(world_.mutex());
    const ProgramRef found = find(program, "binary");
    if (!found)
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    const std::string text = found->text.write();
    code->assign(text.begin(), text.end());
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::globalVariable(core::NativeProgram program, const char *name, void **address,
                                     size_t *size) noexcept {
  return book(Call::globalVariable, [&] {
    std::lock_guard lock(world_.mutex());
    const ProgramRef found = find(program, "globalVariable");
    if (!found)
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    if (const auto variable = found->variables.find(name); variable != found->variables.end()) {
      *address = variable->second->bytes;
      *size = variable->second->size;
      return UR_RESULT_SUCCESS;
    }
    const ModuleSymbol symbol = found->inModules(name, false);
    if (!symbol.address)
      return UR_RESULT_ERROR_INVALID_VALUE;
    *address = symbol.address;
    *size = symbol.size;
    return UR_RESULT_SUCCESS;
  });
}

ur_result_t Programs::functionPointer(core::NativeProgram program, const char *name, void **address) noexcept {
  return book(Call::functionPointer, [&] {
    std::lock_guard lock(world_.mutex());
    const ProgramRef found = find(program, "functionPointer");
    if (!found)
      return UR_RESULT_ERROR_INVALID_PROGRAM;
    const std::vector<std::string> &functions = found->text.functions;
    const auto function = std::find(functions.begin(), functions.end(), name);
    if (const ModuleSymbol symbol = found->inModules(name, true); symbol.address) {
      *address = symbol.address;
      return UR_RESULT_SUCCESS;
    }
    if (function == functions.end()) {
      return found->text.exports(name) ? UR_RESULT_ERROR_FUNCTION_ADDRESS_NOT_AVAILABLE
                                       : UR_RESULT_ERROR_INVALID_KERNEL_NAME;
    }
    *address = const_cast<char *>(function->data()); // nobody can call it; it is an address of its own
    return UR_RESULT_SUCCESS;
  });
}

} // namespace ur::sim
