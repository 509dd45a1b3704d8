// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes a module of SPIR-V for the fake driver of Level Zero's: declarations of kernels, and what runs in their place.
//
// usage: make_module OUT KERNELS [ITEM...]
//
// KERNELS is a shared object in the form of ur_native_cpu_kernel.h; the module declares a kernel for each of its own,
// with the same kinds of arguments; values of 1, 2, 4 and 8 bytes are numbers. ITEMs are further ones of
// sim/program_text.hpp; constant:ID:4:VALUE becomes a specialization constant of the module.
#include "unified-runtime/ur_native_cpu_kernel.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <dlfcn.h>
#include <fstream>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

namespace {

enum Op : uint32_t {
  EntryPoint = 15,
  TypeVoid = 19,
  TypeInt = 21,
  TypeImage = 25,
  TypeSampler = 26,
  TypeStruct = 30,
  TypePointer = 32,
  TypeFunction = 33,
  SpecConstant = 50,
  Function = 54,
  FunctionParameter = 55,
  FunctionEnd = 56,
  Decorate = 71,
  ModuleProcessed = 330,
};
constexpr uint32_t kKernelModel = 6, kSpecId = 1, kCrossWorkgroup = 5, kWorkgroup = 4;

/// Instructions, one behind the other.
class Part {
public:
  void op(Op code, std::vector<uint32_t> operands, const std::string &text = {}) {
    if (!text.empty()) { // four letters a word, and a zero
      const size_t first = operands.size();
      operands.resize(first + text.size() / sizeof(uint32_t) + 1);
      std::memcpy(operands.data() + first, text.data(), text.size());
    }
    words.push_back(static_cast<uint32_t>(operands.size() + 1) << 16 | code);
    words.insert(words.end(), operands.begin(), operands.end());
  }
  std::vector<uint32_t> words;
};

} // namespace

int main(int count, char **arguments) {
  void *object = count > 2 ? dlopen(arguments[2], RTLD_NOW) : nullptr;
  const auto *table =
      object ? static_cast<const ur_native_cpu_module_t *>(dlsym(object, "ur_native_cpu_module")) : nullptr;
  if (!table || table->abi_version != UR_NATIVE_CPU_ABI_VERSION) {
    std::fprintf(stderr, "make_module: %s\n",
                 count > 2 ? "the object has no table of kernels" : "OUT KERNELS [ITEM...]");
    return 1;
  }
  uint32_t next = 1;
  const uint32_t nothing = next++, byte = next++, word = next++;
  std::array<uint32_t, 5> kinds{}; // as they are numbered: a value, a pointer, work-group memory, an image, a sampler
  for (uint32_t &kind : kinds)
    kind = next++;
  Part names, types, functions;
  std::string text = std::string("SIMK module:") + arguments[2];
  types.op(TypeVoid, {nothing});
  types.op(TypeInt, {byte, 8, 0});
  types.op(TypeInt, {word, 32, 0});
  types.op(TypeStruct, {kinds[UR_NATIVE_CPU_ARG_VALUE], word});
  std::map<uint64_t, uint32_t> numbers = {{1, byte}, {4, word}}; // by their sizes
  for (const uint32_t size : {2u, 8u}) {
    numbers[size] = next++;
    types.op(TypeInt, {numbers[size], size * 8, 0});
  }
  types.op(TypePointer, {kinds[UR_NATIVE_CPU_ARG_POINTER], kCrossWorkgroup, byte});
  types.op(TypePointer, {kinds[UR_NATIVE_CPU_ARG_LOCAL], kWorkgroup, byte});
  types.op(TypeImage, {kinds[UR_NATIVE_CPU_ARG_IMAGE], nothing, 1, 0, 0, 0, 0, 0, 0});
  types.op(TypeSampler, {kinds[UR_NATIVE_CPU_ARG_SAMPLER]});
  for (uint64_t i = 0; i < table->num_kernels; ++i) {
    const ur_native_cpu_kernel_t &kernel = table->kernels[i];
    const uint32_t function = next++, signature = next++;
    std::vector<uint32_t> parameters{signature, nothing};
    names.op(EntryPoint, {kKernelModel, function}, kernel.name);
    functions.op(Function, {nothing, function, 0, signature});
    for (uint32_t arg = 0; arg < kernel.num_args; ++arg) {
      const bool value = kernel.args[arg].kind == UR_NATIVE_CPU_ARG_VALUE;
      const auto number = numbers.find(kernel.args[arg].size);
      parameters.push_back(value && number != numbers.end() ? number->second : kinds.at(kernel.args[arg].kind));
      functions.op(FunctionParameter, {parameters.back(), next++});
    }
    functions.op(FunctionEnd, {});
    types.op(TypeFunction, parameters);
  }
  for (int i = 3; i < count; ++i) {
    text += std::string(" ") + arguments[i];
    unsigned id = 0, value = 0;
    if (std::sscanf(arguments[i], "constant:%u:4:%u", &id, &value) != 2)
      continue;
    const uint32_t constant = next++;
    names.op(Decorate, {constant, kSpecId, id});
    types.op(SpecConstant, {word, constant, value});
  }
  names.op(ModuleProcessed, {}, text);
  std::ofstream out(arguments[1], std::ios::binary);
  const uint32_t header[] = {0x07230203, 0x00010200, 0, next, 0};
  out.write(reinterpret_cast<const char *>(header), sizeof header);
  for (const Part *part : {&names, &types, &functions}) {
    out.write(reinterpret_cast<const char *>(part->words.data()),
              static_cast<std::streamsize>(part->words.size() * sizeof(uint32_t)));
  }
  return out.flush() ? 0 : 1;
}
