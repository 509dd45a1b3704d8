// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "layers/exporters/nvtx_client.hpp"

#include "common/dynamic_library.hpp"

#include <array>
#include <atomic>
#include <cstddef>

namespace ur::layers::exporters::nvtx {
namespace {

using Function = void (*)();

/// One group of functions: a tool writes to where the table points. The table ends with a null pointer; place 0 is no
/// function's.
template <size_t Count>
struct Module {
  std::array<Function, Count> functions{};
  std::array<Function *, Count + 1> table{};

  void fill() noexcept {
    for (size_t i = 1; i < Count; ++i)
      table[i] = &functions[i];
  }
  template <typename Type>
  void get(Type *function, size_t place) noexcept {
    const std::atomic_ref<Function> slot(functions[place]); // a tool may write at any time
    *function = reinterpret_cast<Type>(slot.load(std::memory_order_acquire));
  }
};

// The numbers of functions that each has in version 3, and those of the functions that we call.
constinit Module<16> core{};
constinit Module<9> cuda{};
constinit Module<15> openCl{};
constinit Module<7> cudaRuntime{};
constinit Module<16> core2{};
constinit Module<7> synchronisation{};
constexpr size_t kNameThread = 14; // of core
constexpr size_t kPushRange = 4, kPopRange = 5, kCreateResource = 6, kDestroyResource = 7, kRegisterString = 10,
                 kCreateDomain = 12; // of core2

template <size_t Count>
int give(Module<Count> &module, Function ***table, unsigned *count) noexcept {
  module.fill();
  if (table)
    *table = module.table.data();
  if (count)
    *count = Count;
  return 1;
}

int moduleTable(int module, Function ***table, unsigned *count) noexcept {
  switch (module) {
  case 1:
    return give(core, table, count);
  case 2:
    return give(cuda, table, count);
  case 3:
    return give(openCl, table, count);
  case 4:
    return give(cudaRuntime, table, count);
  case 5:
    return give(core2, table, count);
  case 6:
    return give(synchronisation, table, count);
  default:
    return 0;
  }
}

struct Callbacks {
  size_t size;
  int (*moduleTable)(int module, Function ***table, unsigned *count) noexcept;
};
constexpr Callbacks kCallbacks{sizeof(Callbacks), moduleTable};

struct VersionInfo {
  size_t size;
  uint32_t version;
  uint32_t reserved;
  void (*setToolsVersion)(uint32_t version) noexcept;
};
constexpr VersionInfo kVersionInfo{sizeof(VersionInfo), kVersion, 0, [](uint32_t) noexcept {}};

const void *exportTable(uint32_t number) noexcept {
  return number == 1 ? static_cast<const void *>(&kCallbacks) : number == 3 ? &kVersionInfo : nullptr;
}

} // namespace

bool attach(const char *file, std::string &problem) {
  constexpr const char *kAttach = "InitializeInjectionNvtx2";
  DynamicLibrary library;
  if (!library.open(file, problem))
    return false;
  const auto initialise = library.function<int (*)(const void *(*)(uint32_t) noexcept)>(kAttach);
  if (!initialise) {
    problem = std::string(file) + " has no function " + kAttach;
    return false;
  }
  const bool attached = initialise(exportTable) != 0;
  library.leaveOpen(); // it may have started what can't be ended
  if (!attached) {
    problem = std::string(file) + " doesn't attach: " + kAttach + " answers 0";
    return false;
  }
  return true;
}

Functions functions() noexcept {
  Functions now{};
  core.get(&now.nameThread, kNameThread);
  core2.get(&now.createDomain, kCreateDomain);
  core2.get(&now.registerString, kRegisterString);
  core2.get(&now.pushRange, kPushRange);
  core2.get(&now.popRange, kPopRange);
  core2.get(&now.createResource, kCreateResource);
  core2.get(&now.destroyResource, kDestroyResource);
  return now;
}

} // namespace ur::layers::exporters::nvtx
