// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The class is PyTorch's, and this library is built without it. In the C++ ABI of Linux, a handler goes by the type's
// description; the object is made by the constructor of its base, c10::Error, to which it adds nothing but its table of
// virtual functions. All three are looked up in the libraries that the process has loaded.
#include "raise.hpp"

#include <cxxabi.h>
#include <dlfcn.h>

#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <typeinfo>

namespace ur::torch {
namespace {

struct SourceLocation { // as c10's
  const char *function;
  const char *file;
  uint32_t line;
};

/// What is needed of PyTorch; null where it isn't there.
struct Names {
  std::type_info *type = find<std::type_info>("_ZTIN3c1016OutOfMemoryErrorE");
  void *table = find<void>("_ZTVN3c1016OutOfMemoryErrorE");
  /// c10::Error::Error(SourceLocation, std::string)
  void (*construct)(void *, SourceLocation, std::string) = find<void(void *, SourceLocation, std::string)>(
      "_ZN3c105ErrorC1ENS_14SourceLocationENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE");

  /// The table's functions, which come after an offset and the type. The first is the destructor, as std::exception has
  /// it.
  [[nodiscard]] void **functions() const noexcept { return static_cast<void **>(table) + 2; }

private:
  template <class T>
  static T *find(const char *name) {
    for (const char *library : {"libc10.so", "libc10_cuda.so", "libtorch_cpu.so", "libtorch_python.so"}) {
      if (void *const loaded = dlopen(library, RTLD_LAZY | RTLD_NOLOAD)) {
        void *const found = dlsym(loaded, name);
        dlclose(loaded);
        if (found)
          return reinterpret_cast<T *>(found);
      }
    }
    return nullptr;
  }
};

/// Larger than a c10::Error of any version so far, which has some 150 bytes.
constexpr size_t kRoom = 1024;

} // namespace

void raiseOutOfMemory(const char *text) {
  static const Names names; // PyTorch is loaded: it has called
  if (!names.type || !names.table || !names.construct)
    throw std::runtime_error(text);
  void *const error = abi::__cxa_allocate_exception(kRoom);
  std::memset(error, 0, kRoom);
  try {
    names.construct(error, {"laneway_torch_malloc", __FILE__, __LINE__}, text);
  } catch (...) {
    abi::__cxa_free_exception(error);
    throw;
  }
  void **const functions = names.functions();
  *static_cast<void ***>(error) = functions;
  abi::__cxa_throw(error, names.type, reinterpret_cast<void (*)(void *)>(functions[0]));
}

} // namespace ur::torch
