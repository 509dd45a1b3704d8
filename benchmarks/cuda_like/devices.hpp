// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A device by its driver's own calls, in the context that the adapter uses too. The calls are those of CUDA or of HIP,
// by the names that the adapters have for both (docs/adr/0037-cuda-like.md), which are the calls themselves; the
// vendor's raw.hpp has what programs call in another way than adapters.
#pragma once

#include LANEWAY_ROLES
#include LANEWAY_RAW
#include "side_by_side/our_side.hpp"

#include <string>

namespace bench {

namespace vendor = ur::LANEWAY_VENDOR;

/// Ends the program with a message where a call has failed.
void need(vendor::Result result, const char *what);

/// The driver by itself, with the kernel, a stream, and a pool that keeps what it has.
class Raw {
public:
  explicit Raw(const std::string &code);
  ~Raw();
  Raw(const Raw &) = delete;
  Raw &operator=(const Raw &) = delete;

  /// On any stream of the device, with its context current.
  void launch(vendor::StreamHandle stream, vendor::DeviceAddress memory) const;
  /// The same as a node's parameters, given to use().
  template <class Use>
  void withNode(vendor::DeviceAddress memory, Use &&use) const {
    uint32_t value = 1;
    void *args[] = {&memory, &value};
    use(vendor::kernelNode(function_, kOneItem, args, nullptr));
  }

  vendor::Api api;
  vendor::ContextHandle context{};
  vendor::StreamHandle stream = nullptr;
  vendor::PoolHandle pool = nullptr;

private:
  static constexpr vendor::LaunchSizes kOneItem{{1, 1, 1}, {1, 1, 1}, 0};
  vendor::DeviceNumber device_ = 0;
  vendor::ModuleHandle module_ = nullptr;
  vendor::FunctionHandle function_ = nullptr;
};

} // namespace bench
