// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keeps the end of programs and the driver's compiler apart.
#pragma once

#include <mutex>
#include <shared_mutex>

namespace ur::opencl {

/// Intel's driver (2026.2) breaks a build on one thread while the last reference to another program ends on a second
/// one: the compiler crashes or never comes back. A plain program of OpenCL shows it. That end may come long after
/// clReleaseProgram: a launch in flight keeps the program, and a thread of the driver's drops it. So the core releases
/// programs behind their launches (caps().launchesKeepPrograms), and who releases a program or a context waits here for
/// the builds that run, as these do for it. Builds overlap. Neither side calls back into a client: builds get no
/// callback, and what is released here has none.
class Compiling {
public:
  using Build = std::shared_lock<std::shared_mutex>;
  using End = std::unique_lock<std::shared_mutex>;

  [[nodiscard]] static Build build() { return Build(mutex()); }
  [[nodiscard]] static End end() { return End(mutex()); }

private:
  static std::shared_mutex &mutex() noexcept {
    static std::shared_mutex *const all = new std::shared_mutex; // contexts may end after the process's statics
    return *all;
  }
};

} // namespace ur::opencl
