// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Manifests register an adapter without rebuilding or moving anything: a text file *.adapter in a folder of adapters.d,
// with lines
//
//   # a comment
//   library = /opt/vendor/lib/libur_adapter_vendor.so.0    a path, a path relative to the manifest, or a soname
//   backend = cuda                                         optional: lets ONEAPI_DEVICE_SELECTOR leave it unopened
#pragma once

#include <string>
#include <vector>

namespace ur::loader {

struct Manifest {
  std::string path;    // of the manifest
  std::string library; // a path, or a soname without a slash
  std::string backend; // empty where it isn't said
  std::string error;   // what is wrong with the file; then the rest is empty
};

/// The manifests of a folder by name; none where the folder isn't there. Reads files; throws nothing but
/// std::bad_alloc.
[[nodiscard]] std::vector<Manifest> readManifests(const std::string &folder);

} // namespace ur::loader
