// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// spirv_kernel CASE ARENA RESULT: runs one kernel on the first device of the adapter that UR_ADAPTERS_FORCE_LOAD names.
//
// CASE is a text, of which each line says one thing; ARENA is what memory has before. RESULT becomes what it has after.
// In both, addresses of the arena are offsets in it.
//
//   module FILE                     of SPIR-V
//   kernel NAME
//   groups N N N
//   local N N N                     work-items of a group
//   dimensions N
//   address AT TO                   eight bytes of the arena at AT are the address of TO
//   argument value HEX [AT TO]...   its bytes, and where addresses are in them
//   argument pointer TO
//   argument local SIZE
//
// Exit status: 0 done, 1 not done, and why is told on standard error.
#include "spirv/kernels/open_device.hpp"

#include <array>
#include <cstdint>
#include <cstring>
#include <fstream>
#include <iostream>
#include <iterator>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace {

using Bytes = std::vector<uint8_t>;
using Places = std::vector<std::pair<size_t, uint64_t>>; // of addresses, and what they are of

Bytes read(const std::string &path) {
  std::ifstream file(path, std::ios::binary);
  if (!file)
    throw std::runtime_error("'" + path + "' can't be read: " + std::strerror(errno));
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Argument {
  std::string kind;
  Bytes value;
  Places addresses;
  uint64_t number = 0; // where a pointer points to, and the size of work-group memory
};

struct Case {
  std::string module, kernel;
  std::array<size_t, 3> groups{1, 1, 1}, local{1, 1, 1};
  uint32_t dimensions = 1;
  Places addresses;
  std::vector<Argument> arguments;
};

Argument readArgument(std::istream &line) {
  Argument made;
  line >> made.kind;
  if (made.kind != "value") {
    line >> made.number;
    return made;
  }
  std::string hexadecimal;
  line >> hexadecimal;
  for (size_t i = 0; i + 1 < hexadecimal.size(); i += 2)
    made.value.push_back(static_cast<uint8_t>(std::stoul(hexadecimal.substr(i, 2), nullptr, 16)));
  for (std::pair<size_t, uint64_t> place; line >> place.first >> place.second;)
    made.addresses.push_back(place);
  return made;
}

Case readCase(const std::string &path) {
  std::ifstream file(path);
  Case made;
  for (std::string text; std::getline(file, text);) {
    std::istringstream line(text);
    std::string what;
    std::pair<size_t, uint64_t> place;
    line >> what;
    if (what == "module")
      line >> made.module;
    else if (what == "kernel")
      line >> made.kernel;
    else if (what == "groups")
      line >> made.groups[0] >> made.groups[1] >> made.groups[2];
    else if (what == "local")
      line >> made.local[0] >> made.local[1] >> made.local[2];
    else if (what == "dimensions")
      line >> made.dimensions;
    else if (what == "address" && line >> place.first >> place.second)
      made.addresses.push_back(place);
    else if (what == "argument")
      made.arguments.push_back(readArgument(line));
    else
      throw std::runtime_error("'" + path + "' says '" + text + "'");
  }
  return made;
}

/// Device, queue and memory of one run.
class Run {
public:
  Run() { CHECK(urQueueCreate, on_.context, on_.device, nullptr, &queue_); }

  void build(const Case &from) {
    const Bytes module = read(from.module);
    CHECK(urProgramCreateWithIL, on_.context, module.data(), module.size(), nullptr, &program_);
    if (const ur_result_t built = urProgramBuild(on_.context, program_, nullptr); built != UR_RESULT_SUCCESS)
      throw std::runtime_error("urProgramBuild answers " + std::to_string(built) + ": " + on_.logOf(program_));
    CHECK(urKernelCreate, program_, from.kernel.c_str(), &kernel_);
  }

  /// Leaves what memory has after the kernel in arena.
  void launch(Case from, Bytes &arena) {
    uint8_t *memory = nullptr;
    CHECK(urUSMDeviceAlloc, on_.context, on_.device, nullptr, nullptr, arena.size(),
          reinterpret_cast<void **>(&memory));
    const auto write = [&](Bytes &to, const Places &places) {
      for (const auto &[at, target] : places) {
        const uint64_t address = reinterpret_cast<uint64_t>(memory) + target;
        std::memcpy(to.data() + at, &address, sizeof address);
      }
    };
    write(arena, from.addresses);
    CHECK(urEnqueueUSMMemcpy, queue_, true, memory, arena.data(), arena.size(), 0, nullptr, nullptr);
    std::vector<ur_exp_kernel_arg_properties_t> all;
    for (Argument &argument : from.arguments) {
      ur_exp_kernel_arg_properties_t &given = all.emplace_back();
      given.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
      given.index = static_cast<uint32_t>(all.size() - 1);
      given.size = sizeof(void *);
      write(argument.value, argument.addresses);
      if (argument.kind == "pointer") {
        given.type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
        given.value.pointer = memory + argument.number;
      } else if (argument.kind == "local") {
        given.type = UR_EXP_KERNEL_ARG_TYPE_LOCAL;
        given.size = argument.number;
      } else {
        given.type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
        given.size = argument.value.size();
        given.value.value = argument.value.data();
      }
    }
    constexpr std::array<size_t, 3> none{};
    std::array<size_t, 3> global{};
    for (size_t i = 0; i < 3; ++i)
      global[i] = from.groups[i] * from.local[i];
    CHECK(urEnqueueKernelLaunchWithArgsExp, queue_, kernel_, from.dimensions, none.data(), global.data(),
          from.local.data(), static_cast<uint32_t>(all.size()), all.data(), nullptr, 0, nullptr, nullptr);
    CHECK(urQueueFinish, queue_);
    CHECK(urEnqueueUSMMemcpy, queue_, true, arena.data(), memory, arena.size(), 0, nullptr, nullptr);
    for (const auto &[at, target] : from.addresses) {
      uint64_t found = 0;
      std::memcpy(&found, arena.data() + at, sizeof found);
      found -= reinterpret_cast<uint64_t>(memory) + target; // 0: the kernel left it alone
      std::memcpy(arena.data() + at, &found, sizeof found);
    }
  }

private:
  const ur::test::OpenDevice on_;
  ur_queue_handle_t queue_ = nullptr;
  ur_program_handle_t program_ = nullptr;
  ur_kernel_handle_t kernel_ = nullptr;
};

} // namespace

int main(int count, char **arguments) {
  if (count != 4) {
    std::cerr << "usage: spirv_kernel CASE ARENA RESULT\n";
    return 1;
  }
  try {
    const Case from = readCase(arguments[1]);
    Bytes arena = read(arguments[2]);
    Run run;
    run.build(from);
    run.launch(from, arena);
    std::ofstream file(arguments[3], std::ios::binary);
    file.write(reinterpret_cast<const char *>(arena.data()), static_cast<std::streamsize>(arena.size()));
    file.close();
    if (!file)
      throw std::runtime_error("the result can't be written");
    std::cout.flush();
    std::_Exit(0); // handles end with the process
  } catch (const std::exception &problem) {
    std::cerr << "spirv_kernel: " << problem.what() << '\n';
    std::cerr.flush();
    std::_Exit(1);
  }
}
