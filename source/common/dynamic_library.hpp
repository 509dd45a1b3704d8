// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A shared library opened at run time. Opening runs the library's constructors and may read files, so it may block. An
// object is used by one thread at a time. Symbols stay valid as long as the library stays open, which is for ever after
// leaveOpen().
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace ur {

class DynamicLibrary {
public:
  DynamicLibrary() = default;
  DynamicLibrary(DynamicLibrary &&other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  DynamicLibrary &operator=(DynamicLibrary &&other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~DynamicLibrary() { close(); }

  /// Opens a file (a path holds a slash) or a soname that the system looks up, all symbols bound now and kept local.
  /// With `deepBind` the library prefers its own symbols to the process's; sanitizers can't do that, under them it is
  /// ignored. False, and a text in `error`, where it can't be opened; a file that is cut short is not tried.
  [[nodiscard]] bool open(const char *file, std::string &error, bool deepBind = false);

  void close() noexcept;
  /// Gives up the library without closing it: code that has run may have left threads or callbacks behind.
  void leaveOpen() noexcept { handle_ = nullptr; }

  [[nodiscard]] bool isOpen() const noexcept { return handle_ != nullptr; }

  /// The address of a symbol of this library or of one that it depends on; null where there is none.
  [[nodiscard]] void *symbol(const char *name) const noexcept;
  /// As symbol(), but null when the symbol comes from a library that this one depends on.
  [[nodiscard]] void *ownSymbol(const char *name) const noexcept;
  template <typename Function>
  [[nodiscard]] Function function(const char *name) const noexcept {
    return reinterpret_cast<Function>(symbol(name));
  }

  /// The path that the library was opened from; empty where it is not open.
  [[nodiscard]] std::string path() const;

private:
  void *handle_ = nullptr;
};

/// The path of the library or program that holds `address`; empty where none does.
[[nodiscard]] std::string pathOfAddress(const void *address);

/// The paths of all libraries of the process, in the order in which they were opened.
[[nodiscard]] std::vector<std::string> openLibraries();

} // namespace ur
