// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adapters are registered apart from suites: an adapter says in which form it takes kernels (conformance/adapters/, one
// file each), a suite asks for what it needs (fixtures.hpp). Neither knows the other.
#pragma once

#include "unified-runtime/ur_api.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace conformance {

/// How one backend takes kernels.
struct AdapterForm {
  ur_backend_t backend = UR_BACKEND_UNKNOWN;
  std::string kernelSuffix;      ///< a kernel file is <folder>/<name><suffix>
  bool intermediate = false;     ///< given to urProgramCreateWithIL, not to urProgramCreateWithBinary
  bool both = false;             ///< the file can be given to either
  std::string target = "";       ///< of binaries, as urDeviceSelectBinary knows it; empty: not registered
  bool failsAlone = true;        ///< a kernel can fail, and takes no more along than what waits for it: kernel `fail`
  bool knowsKinds = true;        ///< the adapter can tell work-group memory from a value that a kernel takes
  std::string sourceSuffix = ""; ///< of a file with source text for urProgramCreateWithIL; empty: there is none
  std::string language = "";     ///< of devices that name this as an intermediate language (IL_VERSION); empty: of all
  /// Kernels for images exist for each shape and kind of numbers: image_copy_2d_f (imageKernel).
  bool typedImages = false;
  bool othersToShareWith = true; ///< what the device shares with other processes, another process can open
};

/// A static object of this type registers a form.
class RegisterAdapter {
public:
  explicit RegisterAdapter(AdapterForm form);
};

/// The first form registered for a backend that a device takes, or null.
const AdapterForm *findForm(ur_backend_t backend, ur_device_handle_t device);

} // namespace conformance
